package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.origo.OrigoGame;
import atoll.games.origo.WanderingGame;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** The history of games with thousands of moves. */
class LongHistoryTest extends PageTest {
    private Locator move(int ply) {
        return page.locator("#log .move[data-ply='" + ply + "']");
    }

    @Test
    void aVeryLongGameListsTheMovesAroundThePosition() {
        int length = 2900;
        Session longGame = WanderingGame.of(length);
        String kinds = longGame.state().actor() == 0 ? "y1" : "1y";
        visitWithStoredGame(desk(), SampleGames.stored(longGame, kinds), "#table");
        await("person");
        assertThat(move(length)).hasAttribute("aria-current", "step");
        assertTrue(log().count() <= 300, log().count() + " rows");
        Locator earlier = page.getByText(Texts.ENGLISH.text("log.earlier"));
        Locator later = page.getByText(Texts.ENGLISH.text("log.later"));
        assertThat(later).hasCount(0);
        int first = Integer.parseInt(log().first().getAttribute("data-ply"));
        earlier.click();
        await("looking");
        page.locator("#table:not([data-ply='" + length + "'])").waitFor();
        assertTrue(ply() < first, ply() + " of " + first);
        assertThat(move(ply())).isInViewport();
        assertThat(log().first()).not().hasAttribute("data-ply", Integer.toString(first));
        page.locator("#scrub").evaluate("e => { e.value = 0; e.dispatchEvent(new Event('input')); }");
        awaitPly(0);
        assertThat(page.locator("#log .setup")).isInViewport();
        assertThat(earlier).hasCount(0);
        later.click();
        page.locator("#table:not([data-ply='0'])").waitFor();
        page.locator("#latest").click();
        awaitPly(length);
        assertThat(move(length)).hasAttribute("aria-current", "step");
        assertThat(later).hasCount(0);
    }

    /** The longest possible game fits in no address, but a browser stores it. */
    @Test
    void theLongestGameOpensAndItsLastMoveIsUndone() {
        int length = OrigoGame.INFO.maxMoves();
        Session longest = WanderingGame.of(length);
        String kinds = longest.state().actor() == 0 ? "y1" : "1y";
        String moment = "2026-01-02T03:04:05.678Z";
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(
                new SavedGame("kept", 1, longest, SeatAssignments.parse(kinds), moment).written(moment)));
        open("#table");
        await("person");
        awaitPly(length);
        assertThat(move(length)).hasAttribute("aria-current", "step");
        assertTrue(log().count() <= 300, log().count() + " rows");
        page.locator("#undo").click();
        await("person");
        int before = ply();
        assertTrue(before < length, before + " of " + length);
        assertThat(move(before)).hasAttribute("aria-current", "step");
    }
}
