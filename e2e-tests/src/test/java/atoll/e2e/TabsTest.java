package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.play.Link;
import atoll.play.Seed;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two tabs of one browser: only one at a time changes a game, and none overwrites the other's changes. */
class TabsTest extends StoredTest {
    @Test
    void theSecondTabReportsTheFirstAndMayTakeOver() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        Page first = page;
        page = context.newPage();
        open("#table");
        isScreen("busy");
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("busy.elsewhere"));
        // it still belongs to the first one
        page = first;
        clickAny(new Random(1));
        awaitStored(10);
        page = context.pages().get(1);
        page.locator(".primary").click();
        isScreen("table");
        await("person");
        awaitPly(10);
        clickAny(new Random(2));
        awaitStored(11);
        page = first;
        isScreen("busy");
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("busy.taken"));
        page.locator(".primary").click();
        isScreen("table");
        awaitPly(11);
        page = context.pages().get(1);
        isScreen("busy");
        assertEquals(1, storedGames().size());
    }

    @Test
    void aClosedTabReleasesItsGame() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        Page first = page;
        page = context.newPage();
        first.close();
        open("#table");
        await("person");
        awaitPly(9);
    }

    @Test
    void goingHomeReleasesTheGame() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        open("#");
        isScreen("home");
        page = context.newPage();
        open("#table");
        await("person");
    }

    @Test
    void twoTabsPlayTwoGames() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        Page first = page;
        page = context.newPage();
        open("");
        beginAgainst(EASIEST);
        playTo(5, new Random(3));
        int ply = ply();
        page.reload();
        await("person|over");
        awaitPly(ply);
        page = first;
        clickAny(new Random(4));
        page.reload();
        await("person");
        awaitPly(10);
        assertEquals(2, storedGames().size());
    }

    @Test
    void aLinkFindsTheGameThatAnotherTabStarted() {
        String link =
                Link.turn(SampleGames.ponte(12).record(), new Link.CorrespondenceInfo(77, Seed.of(5), List.of(0, 0)));
        visit("");
        isScreen("home");
        Page first = page;
        page = context.newPage();
        open("#" + link);
        page.locator(".arrival .primary").click();
        await("person");
        awaitStored(12);
        page = first;
        open("#" + link);
        assertThat(page.locator(".arrival")).containsText(Texts.ENGLISH.text("turn.same"));
    }

    @Test
    void withoutLocksTheLaterWriterIsWarned() {
        visitor(desk());
        withoutLocks();
        storeGame(SampleGames.stored(SampleGames.ponte(9), "pp"));
        open("#table");
        await("person");
        Page first = page;
        page = context.newPage();
        open("#table");
        await("person");
        clickAny(new Random(5));
        awaitStored(10);
        String kept = lastStoredGame();
        page = first;
        // the page says so immediately after the move: the table may be gone already
        Alive any = alive().get(0);
        page.mouse().click(any.x(), any.y());
        assertThat(page.locator("body")).hasAttribute("data-screen", Pattern.compile("busy"));
        assertEquals(kept, lastStoredGame());
    }

    @Test
    void aRestoredGameHasTheOtherTabsState() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#games");
        assertThat(page.locator(".kept > li")).hasCount(1);
        Page list = page;
        page = context.newPage();
        open("#table");
        await("person");
        clickAny(new Random(7));
        awaitStored(10);
        String kept = lastStoredGame();
        page.close();
        page = list;
        act("games.delete");
        context.waitForCondition(() -> storedGames().isEmpty());
        page.locator(".offer .plain").click();
        context.waitForCondition(() -> storedGames().size() == 1);
        assertEquals(kept, lastStoredGame());
        assertThat(page.locator(".kept > li")).containsText("10 moves");
    }

    @Test
    void aGameInAnotherTabCannotBeRenamedOrDeleted() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        Page table = page;
        page = context.newPage();
        Page list = page;
        open("#games");
        rename("Mine");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.busy"));
        assertEquals("", storedGames().get(0).get("name"));
        page.locator(".notice").evaluate("notice => notice.remove()");
        act("games.delete");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.busy"));
        assertEquals(1, storedGames().size());

        // once it is free it gets its name, and keeps it when it is played on
        page = table;
        open("#");
        isScreen("home");
        page = list;
        rename("Mine");
        assertThat(page.locator(".kept h2")).hasText("Mine");
        page = table;
        open("#table");
        await("person");
        clickAny(new Random(8));
        awaitStored(10);
        assertEquals("Mine", storedGames().get(0).get("name"));
        // also if it was the current game in this very tab
        open("#games");
        rename("Ours");
        assertThat(page.locator(".kept h2")).hasText("Ours");
        page.locator(".kept .primary").click();
        await("person");
        clickAny(new Random(9));
        awaitStored(11);
        assertEquals("Ours", storedGames().get(0).get("name"));
    }

    @Test
    void followingALinkTakesTheGameOver() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "yr"), "#table");
        await("person|away");
        awaitStored(9);
        Page table = page;
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(
                Integer.parseInt(storedGames().get(0).get("tag")), Seed.of(5), List.of(0, 0));
        page = context.newPage();
        open("#" + Link.turn(SampleGames.ponte(11).record(), turn));
        page.locator(".arrival .primary").click();
        isScreen("table");
        awaitPly(11);
        awaitStored(11);
        page = table;
        isScreen("busy");
        assertEquals(1, storedGames().size());
    }
}
