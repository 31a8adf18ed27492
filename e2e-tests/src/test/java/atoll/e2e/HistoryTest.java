package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.all.Tables;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Viewing earlier positions without loss, playing on from there, and branches. */
class HistoryTest extends PageTest {
    private static final int LENGTH = 20;
    private static final int LOOKED = 7;

    private final Session session = SampleGames.ponte(LENGTH);

    private void begin(String kinds) {
        visitWithStoredGame(desk(), SampleGames.stored(session, kinds), "#table");
        await("person|bot|forced");
    }

    private Locator move(int ply) {
        return page.locator("#log .move[data-ply='" + ply + "']");
    }

    private Locator branches() {
        return page.locator("#log .branch");
    }

    private void look(int ply) {
        move(ply).click();
        await("looking");
        awaitPly(ply);
    }

    @Test
    void aMoveLeadsToThePositionAfterIt() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(LOOKED), "pp"), "#table");
        await("person");
        Object then = boardLabels();
        begin("pp");
        Object now = boardLabels();
        look(LOOKED);
        assertEquals(then, boardLabels());
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("look.yours"));
        assertThat(page.locator("#log [aria-current]")).hasCount(1);
        assertThat(move(LOOKED)).hasAttribute("aria-current", "step");
        assertThat(log()).hasCount(LOOKED);
        assertThat(page.locator("#log .later")).hasCount(LENGTH - LOOKED);
        page.locator("#latest").click();
        await("person");
        awaitPly(LENGTH);
        assertEquals(now, boardLabels());
        assertThat(branches()).hasCount(0);
    }

    @Test
    void playingOnLeavesABranch() {
        begin("pp");
        Object now = boardLabels();
        look(LOOKED);
        playAnother(LOOKED);
        await("person");
        assertThat(branches()).hasCount(1);
        assertThat(branches()).containsText(Integer.toString(LENGTH - LOOKED));
        Object other = boardLabels();
        assertNotEquals(now, other);
        branches().click();
        awaitPly(LENGTH);
        assertEquals(now, boardLabels());
        assertThat(branches()).hasCount(1);
        branches().click();
        awaitPly(LOOKED + 1);
        assertEquals(other, boardLabels());
    }

    @Test
    void aBranchIsListedBelowTheMoveItLeft() {
        begin(session.state().actor() == 0 ? "y1" : "1y");
        String first = pick(10);
        pick(25);
        page.keyboard().press("u");
        page.keyboard().press("u");
        awaitPly(LENGTH);
        pick(45);
        page.keyboard().press("u");
        awaitPly(LENGTH);
        pick(first);
        pick(40);
        List<String> live = page.locator("#log > li").allTextContents();
        assertThat(branches()).not().hasCount(0);
        page.reload();
        isSettled();
        assertEquals(page.locator("#log > li").allTextContents(), live);
    }

    private void isSettled() {
        await("person");
        assertThat(table()).hasAttribute("data-rest", "shown");
    }

    private String pick(int nth) {
        List<Alive> free = free();
        Alive spot = free.get(nth % free.size());
        pick(spot.id());
        return spot.id();
    }

    private List<Alive> free() {
        Pattern label = Texts.ENGLISH.pattern("ponte.cell.free");
        return alive().stream()
                .filter(spot -> label.matcher(spot.label()).matches())
                .toList();
    }

    private void pick(String spot) {
        int before = ply();
        click(alive().stream()
                .filter(each -> each.id().equals(spot))
                .findFirst()
                .orElseThrow());
        context.waitForCondition(() -> ply() != before);
        isSettled();
    }

    private void playAnother(int ply) {
        String played = Tables.of("ponte")
                .spotsOfMove(session.at(ply), session.move(ply))
                .get(0);
        click(free().stream()
                .filter(spot -> !spot.id().equals(played))
                .findFirst()
                .orElseThrow());
        awaitPly(ply + 1);
    }

    @Test
    void eachTurnHasOneNumberEverywhere() {
        begin("pp");
        int turns = SampleGames.turn(session, LENGTH);
        assertTrue(turns < LENGTH, "turns of several moves");
        assertThat(page.locator("#log .turn")).hasCount(turns);
        for (int turn = 1; turn <= turns; turn++) {
            assertThat(page.locator("#log .turn").nth(turn - 1)).hasAttribute("data-turn", Integer.toString(turn));
        }
        int ply = LENGTH - 1;
        while (SampleGames.turn(session, ply) != SampleGames.turn(session, ply + 1)) {
            ply--;
        }
        look(ply);
        assertThat(page.locator("#log li:has([aria-current]) .turn")).hasAttribute("data-turn", turn(ply));
        assertThat(page.locator("#prompt"))
                .hasText(Texts.ENGLISH
                        .text("look.yours")
                        .replace("{0}", turn(ply))
                        .replace("{1}", turn(LENGTH)));
        assertThat(page.locator("#scrub"))
                .hasAttribute("aria-valuetext", Pattern.compile("^Turn " + turn(ply) + " of " + turn(LENGTH) + ": "));
    }

    private String turn(int ply) {
        return Integer.toString(SampleGames.turn(session, ply));
    }

    @Test
    void theSetUpIsOneLineThatOpens() {
        Session orbis = SampleGames.game("orbis", 3, 40);
        int dealt = 0;
        while (orbis.at(dealt).actor() == State.CHANCE) {
            dealt++;
        }
        visitWithStoredGame(desk(), SampleGames.stored(orbis, "pp"), "#table");
        await("person");
        Locator setup = page.locator("#log .setup");
        assertThat(setup).hasText(Texts.ENGLISH.text("log.setup.other").replace("{0}", Integer.toString(dealt)));
        assertThat(setup).hasAttribute("aria-expanded", "false");
        int live = ply();
        assertThat(log()).hasCount(live);
        assertThat(move(1)).isHidden();
        assertThat(move(dealt)).isHidden();
        // by keyboard
        move(dealt + 1).focus();
        page.keyboard().press("ArrowUp");
        assertThat(setup).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(move(dealt + 1)).isFocused();
        page.keyboard().press("Home");
        assertThat(setup).isFocused();
        assertEquals(List.of(), violations());
        page.keyboard().press("Enter");
        assertThat(setup).hasAttribute("aria-expanded", "true");
        page.keyboard().press("ArrowDown");
        assertThat(move(1)).isFocused();
        page.keyboard().press("Enter");
        awaitPly(1);
        await("looking");
        assertThat(move(1)).hasAttribute("aria-current", "step");
        // Folded again, its line stands for the position within it.
        setup.click();
        assertThat(move(1)).isHidden();
        assertThat(setup).hasAttribute("aria-current", "step");
        assertThat(page.locator("#log [aria-current]")).hasCount(1);
        assertThat(page.locator("#prompt")).containsText("turn 0 of ");
        page.locator("#latest").click();
        await("person");
        assertThat(move(live)).hasAttribute("aria-current", "step");
        assertThat(page.locator("#log [aria-current]")).hasCount(1);
        assertThat(page.locator("#log [tabindex='0']")).hasCount(1);
    }

    @Test
    void theSliderFollowsKeys() {
        begin("pp");
        Locator slider = page.locator("#scrub");
        slider.focus();
        page.keyboard().press("Home");
        awaitPly(0);
        await("looking");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        awaitPly(2);
        assertThat(slider).hasAttribute("aria-valuetext", Texts.ENGLISH.pattern("look.place"));
        Locator spoken = page.locator("#voice p")
                .filter(new Locator.FilterOptions().setHasText(Texts.ENGLISH.pattern("look.place")));
        assertThat(spoken).hasCount(0);
        page.keyboard().press("End");
        awaitPly(LENGTH);
        await("person");
        slider.blur();
        page.keyboard().press(",");
        awaitPly(LENGTH - 1);
        assertThat(spoken).hasCount(1);
        page.keyboard().press(".");
        awaitPly(LENGTH);
        move(LENGTH).focus();
        page.keyboard().press("ArrowUp");
        assertThat(move(LENGTH - 1)).isFocused();
        page.keyboard().press("Enter");
        awaitPly(LENGTH - 1);
    }

    @Test
    void theReplayRunsToTheEndUnlessStopped() {
        visitor(desk());
        page.clock().install();
        storeGame(SampleGames.stored(session, "pp"));
        open("#table");
        await("person");
        Locator replay = page.locator("#replay");
        replay.click();
        await("looking");
        page.clock().runFor(2_000);
        assertThat(table()).hasAttribute("data-ply", Pattern.compile("[2-9]"));
        replay.click();
        assertThat(replay).hasAttribute("aria-label", Texts.ENGLISH.text("look.replay"));
        int stopped = ply();
        page.clock().runFor(10_000);
        assertEquals(stopped, ply());
        replay.click();
        page.clock().runFor(30_000);
        awaitPly(LENGTH);
        await("person");
        assertThat(replay).hasAttribute("aria-label", Texts.ENGLISH.text("look.replay"));
    }

    @Test
    void botsWaitWhileViewing() {
        visitor(desk());
        page.clock().install();
        storeGame(SampleGames.stored(session, "y1"));
        open("#table");
        await("person|bot|forced");
        int ply = LENGTH - 5;
        while (session.at(ply).actor() != 1) {
            ply--;
        }
        look(ply);
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("look.prompt"));
        page.clock().runFor(30_000);
        assertEquals(ply, ply());
        assertThat(page.locator(".thinking")).hasCount(0);
        assertThat(page.locator("#spots [data-spot][aria-disabled=false]")).hasCount(0);
        // Nothing of it was stored: after a reload the game is where it was.
        page.reload();
        await("person|bot|forced");
        assertTrue(ply() >= LENGTH);
        look(ply);
        await("looking");
        page.locator("#play-on").click();
        await("person|over");
        assertTrue(ply() > ply);
    }

    @Test
    void aTurnIsResetCompletely() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponteWithBridge(9), "pp"), "#table");
        await("person");
        Locator reset = page.locator("#reset");
        assertThat(reset).hasAttribute("aria-disabled", "true");
        Object before = boardLabels();
        int ply = ply();
        click(alive().stream()
                .filter(spot -> Texts.ENGLISH
                        .pattern("ponte.cell.free")
                        .matcher(spot.label())
                        .matches())
                .findFirst()
                .orElseThrow());
        awaitPly(ply + 1);
        assertThat(reset).hasAttribute("aria-disabled", "false");
        page.keyboard().press("t");
        awaitPly(ply);
        assertEquals(before, boardLabels());
        assertThat(reset).hasAttribute("aria-disabled", "true");
        String head = SampleGames.bridge(SampleGames.ponteWithBridge(9)).get(0);
        click(alive().stream()
                .filter(spot -> spot.id().equals(head))
                .findFirst()
                .orElseThrow());
        reset.click();
        assertThat(page.locator("#spots [aria-pressed=true]")).hasCount(0);
        awaitPly(ply);
    }

    @Test
    void onAPhoneNothingCoversTheBoardWhileViewing() {
        visitWithStoredGame(Visitors.phone(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        BoundingBox board = page.locator("#board").boundingBox();
        assertThat(page.locator("#scrub")).not().isVisible();
        page.locator("#open-log").tap();
        assertThat(page.locator("#log")).isFocused();
        assertEquals(List.of(), violations());
        move(LENGTH - 3).tap();
        await("looking");
        awaitPly(LENGTH - 3);
        assertThat(page.locator(".log-panel")).not().isVisible();
        assertThat(page.locator("#undo")).not().isVisible();
        Locator slider = page.locator("#scrub");
        assertThat(slider).isVisible();
        assertThat(page.locator(".scrub-log")).isFocused();
        assertTrue(slider.boundingBox().y >= board.y + board.height);
        assertTrue(slider.boundingBox().height >= 44);
        assertEquals(board.y, page.locator("#board").boundingBox().y, 0.5);
        assertEquals(board.height, page.locator("#board").boundingBox().height, 0.5);
        assertEquals(List.of(), violations());
        page.locator("#latest").tap();
        await("person");
        assertThat(page.locator("#undo")).isVisible();
    }

    @Test
    void aMoveAddsOneRowToTheList() {
        begin("pp");
        page.evaluate("""
                window.rows = 0;
                new MutationObserver(all => all.forEach(each => rows += each.addedNodes.length + each.removedNodes.length))
                    .observe(document.querySelector('#log'), {childList: true});""");
        click(alive().get(0));
        awaitPly(LENGTH + 1);
        assertThat(log()).hasCount(LENGTH + 1);
        assertEquals(1, page.evaluate("rows"));
        look(LOOKED);
        assertEquals(1, page.evaluate("rows"));
    }
}
