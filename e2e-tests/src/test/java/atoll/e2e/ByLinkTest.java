package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.play.TurnCounter;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two people in two browsers play a correspondence game by links. */
class ByLinkTest extends PageTest {
    @Test
    void aGameIsExchangedByLinks() {
        visit("#new.ponte");
        page.locator(".seating select").nth(1).selectOption("r");
        page.locator(".seating input").first().fill("Ada L.");
        page.locator("form .primary").click();
        playTurn();
        await("away");
        assertEquals(2, ply());
        String toBo = send();
        Page ada = page;
        BrowserContext adas = context;

        visitor(desk());
        page.navigate(toBo);
        isScreen("open");
        assertThat(page.locator(".lead")).containsText("Ada L. sent you this game.");
        assertThat(page.locator("main a[href='#help.ponte']")).isVisible();
        page.locator(".arrival .primary").click();
        await("person");
        awaitPly(2);
        assertThat(page.locator("#players")).containsText("Ada L.");
        playTurn();
        await("away|person");
        while (!"away".equals(table().getAttribute("data-state"))) {
            playTurn();
            await("away|person");
        }
        int ply = ply();
        Object board = boardLabels();
        String toAda = send();
        awaitStored(ply);

        page = ada;
        context = adas;
        page.navigate(toAda);
        isScreen("open");
        assertThat(page.locator(".arrival")).containsText(Integer.toString(ply - 2));
        page.locator(".arrival .primary").click();
        await("person|away");
        awaitPly(ply);
        assertEquals(board, boardLabels());
        awaitStored(ply);
        assertEquals(1, storedGames().size());

        // an older link changes nothing
        page.navigate(toBo);
        assertThat(page.locator(".arrival")).containsText(Texts.ENGLISH.text("turn.behind"));
        page.locator(".arrival .primary").click();
        awaitPly(ply);
        // nor does the same link a second time
        page.navigate(toAda);
        assertThat(page.locator(".arrival")).containsText(Texts.ENGLISH.text("turn.same"));
    }

    /** A malformed sender's name after a link is ignored; the game opens all the same. */
    @Test
    void whatCannotBeANameIsNone() throws BadLink {
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(7, Seed.of(5), List.of(0, 0));
        String link = Link.turn(SampleGames.ponte(5).record(), turn);
        for (String sender : List.of("", "%", "%00", "%0Aline", "x".repeat(25), "%E0%A4%A")) {
            visitor(desk());
            open("#" + link + "~" + sender);
            isScreen("open");
            assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("open.turns"));
            page.locator(".arrival .primary").click();
            await("person");
        }
        visitor(desk());
        open("#" + link + "~%3Cb%3EBo%3C%2Fb%3E");
        assertThat(page.locator(".lead")).containsText("<b>Bo</b> sent you this game.");
        assertThat(page.locator(".card")).containsText(Texts.ENGLISH.text("open.turn.you"));
        assertThat(page.locator(".told"))
                .hasText(Pattern.compile("^(You lay|<b>Bo</b> lays) tiles on \\w+ and \\w+\\.$"));
    }

    @Test
    void aDivergingLineIsWarnedOfAndBothAreKept() throws BadLink {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(12), "yr"), "#table");
        await("person|away");
        awaitStored(12);
        Object mine = boardLabels();
        int tag = Integer.parseInt(storedGames().get(0).get("tag"));
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(tag, Seed.of(5), List.of(0, 0));
        String theirs = Link.turn(otherwise(7), turn);

        open("#" + theirs);
        assertThat(page.locator(".arrival .warning").first())
                .hasText(said("turn.parted", TurnCounter.turnAt(otherwise(7), 8)));
        page.locator(".arrival .primary").click();
        awaitPly(12);
        assertEquals(mine, boardLabels());

        open("#" + theirs);
        page.locator(".arrival .plain").first().click();
        awaitPly(8);
        awaitStored(8);
        String kept = storedGames().get(0).get("branches");
        assertEquals(12, Link.read(kept).record().length());

        // the other choice: my line stays
        open("#" + Link.turn(otherwise(3), turn));
        page.locator(".arrival .plain").nth(1).click();
        awaitPly(4);
        context.waitForCondition(() -> storedGames().size() == 2);
        assertTrue(storedGames().stream().anyMatch(game -> game.get("branches").equals(kept)));

        // from now on each of the two is matched with the links that continue it
        Session further = Session.of(otherwise(3), Seed.of(5));
        MoveList legal = new MoveList();
        further.state().moves(legal);
        further.play(legal.get(0));
        open("#" + Link.turn(further.record(), turn));
        assertThat(page.locator(".arrival"))
                .containsText(Texts.ENGLISH.text("turn.ahead.one").replace("{0}", "1"));
        // for a seat that is played here, a remote player has moved: a warning comes first
        assertThat(page.locator(".arrival .warning"))
                .hasText(said("turn.seat", TurnCounter.turnAt(further.record(), 5)));
        page.locator(".arrival .plain", text("turn.anyway")).click();
        awaitPly(5);
        assertEquals(2, storedGames().size());
        open("#" + theirs);
        assertThat(page.locator(".arrival")).containsText(Texts.ENGLISH.text("turn.same"));
    }

    @Test
    void chanceThatContradictsTheSeedIsReportedFirst() {
        Session game = SampleGames.game("rapanui", 5, 200);
        int ply = 40;
        while (!isOpen(game.at(ply))) {
            ply++;
        }
        Session mine = Session.of(game.fullRecord(), Seed.of(5));
        mine.seek(ply);
        Session chosen = Session.of(mine.record(), Seed.of(5));
        MoveList legal = new MoveList();
        chosen.state().moves(legal);
        chosen.play(legal.get(0) == chosen.outcome() ? legal.get(1) : legal.get(0));
        visitWithStoredGame(desk(), SampleGames.stored(Session.of(mine.record(), Seed.of(5)), "rr"), "#table");
        await("away");
        awaitStored(ply());
        String kept = storedGames().get(0).get("game");
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(1, Seed.of(5), List.of(0, 0));
        open("#" + Link.turn(chosen.record(), turn));
        assertThat(page.locator(".arrival .warning").last())
                .hasText(said("turn.chance", TurnCounter.turnAt(chosen.record(), ply + 1)));
        assertEquals(kept, storedGames().get(0).get("game"));

        // a visitor who has never seen the game is warned too, and may play it
        visitor(desk());
        open("#" + Link.turn(chosen.record(), turn));
        assertThat(page.locator(".arrival .warning"))
                .hasText(said("turn.stray", TurnCounter.turnAt(chosen.record(), ply + 1)));
        assertEquals(0, storedGames().size());
        page.locator(".arrival .primary").click();
        isScreen("table");
        context.waitForCondition(() -> storedGames().size() == 1);
    }

    @Test
    void anotherSeedMakesAnotherGame() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(12), "yr"), "#table");
        await("person|away");
        awaitStored(12);
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(1, Seed.of(6), List.of(0, 0));
        String link = Link.turn(SampleGames.ponte(12).record(), turn);
        open("#" + link);
        assertThat(page.locator(".arrival .warning")).hasText(said("turn.seed", 1));
        assertThat(page.locator(".arrival .plain")).hasCount(1);
        page.locator(".arrival .plain", text("turn.both")).click();
        isScreen("table");
        context.waitForCondition(() -> storedGames().size() == 2);
        assertEquals(
                List.of("5", "6"),
                storedGames().stream().map(game -> game.get("seed")).sorted().toList());
        // each link finds the game of its seed
        open("#" + link);
        assertThat(page.locator(".arrival")).containsText(Texts.ENGLISH.text("turn.same"));
        assertThat(page.locator(".arrival .warning")).hasCount(0);
    }

    private static boolean isOpen(State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        return state.actor() == State.CHANCE && legal.size() > 1;
    }

    private static String said(String key, int n) {
        return Texts.ENGLISH.text(key).replace("{0}", Integer.toString(n));
    }

    private static Page.LocatorOptions text(String key) {
        return new Page.LocatorOptions().setHasText(Texts.ENGLISH.text(key));
    }

    // Equal to the current game for some moves, then different.
    private static GameRecord otherwise(int plies) {
        Session game = SampleGames.ponte(12);
        int wrong = game.move(plies);
        game.seek(plies);
        MoveList legal = new MoveList();
        game.state().moves(legal);
        game.play(legal.get(legal.get(0) == wrong ? 1 : 0));
        return game.record();
    }

    private void playTurn() {
        int seat = moving();
        while ("person".equals(table().getAttribute("data-state")) && moving() == seat) {
            clickAny(new Random(ply()));
            await("person|away|over");
        }
    }

    private int moving() {
        return "yes".equals(page.locator("#players .player").first().getAttribute("data-moves")) ? 0 : 1;
    }

    private String send() {
        page.locator("#send").click();
        String link = page.locator("dialog .link-field").first().inputValue();
        page.keyboard().press("Escape");
        assertTrue(link.contains("#2.ponte.t."), link);
        return link;
    }
}
