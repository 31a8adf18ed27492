package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Undo, redo, stopping the bot, and resuming after a reload. */
class GameLoopTest extends PageTest {
    private static final int OPENING = 3;

    @Test
    void undoAndRedoLeadThroughTheSamePositions() {
        visitor(desk());
        fixRandomness(21);
        open("");
        beginAgainst(EASIEST);
        Random random = new Random(21);
        playTo(8, random);
        int end = ply();
        Object last = boardLabels();
        page.locator("#undo").click();
        await("person");
        int before = ply();
        assertTrue(before < end);
        assertNotEquals(last, boardLabels());
        Object earlier = boardLabels();
        page.keyboard().press("u");
        await("person");
        assertTrue(ply() < before);
        page.keyboard().press("r");
        awaitPly(before);
        assertEquals(earlier, boardLabels());
        page.locator("#redo").click();
        awaitPly(end);
        assertEquals(last, boardLabels());
        assertThat(page.locator("#redo")).hasAttribute("aria-disabled", "true");
        assertThat(log()).hasCount(end);
    }

    @Test
    void undoGoesBackToTheStartAndNoFurther() {
        visitor(desk());
        fixRandomness(22);
        open("");
        beginAgainst(EASIEST);
        await("person");
        assertThat(page.locator("#undo")).hasAttribute("aria-disabled", "true");
        playTo(5, new Random(22));
        while ("false".equals(page.locator("#undo").getAttribute("aria-disabled"))) {
            page.keyboard().press("U");
            await("person");
        }
        awaitPly(0);
        assertThat(log()).hasCount(0);
        page.keyboard().press("u");
        awaitPly(0);
    }

    @Test
    void escapeTakesBackHalfATurn() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponteWithBridge(9), "yp"), "#table");
        await("person");
        Object before = boardLabels();
        int ply = ply();
        Alive tile = alive().stream()
                .filter(spot -> Texts.ENGLISH
                        .pattern("ponte.cell.free")
                        .matcher(spot.label())
                        .matches())
                .findFirst()
                .orElseThrow();
        click(tile);
        awaitPly(ply + 1);
        page.keyboard().press("Escape");
        awaitPly(ply);
        assertEquals(before, boardLabels());
        // a whole turn is not half a turn
        page.keyboard().press("Escape");
        awaitPly(ply);
    }

    @Test
    void escapeLetsGoOfABridgeHead() {
        Session session = SampleGames.ponteWithBridge(9);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        String id = SampleGames.bridge(session).get(0);
        Alive head = alive().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
        int ply = ply();
        click(head);
        Locator picked = page.locator("#spots [aria-pressed=true]");
        assertThat(picked).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(picked).hasCount(0);
        awaitPly(ply);
        // undo takes back no more than that either
        click(head);
        assertThat(picked).hasCount(1);
        page.locator("#undo").click();
        assertThat(picked).hasCount(0);
        awaitPly(ply);
    }

    @Test
    void theBotMovesOnRequest() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(OPENING), "66"), "?bot=js#table");
        await("bot");
        assertThat(page.locator("#table")).hasAttribute("data-backend", "js");
        long whole = untilPly(OPENING + 1, false);
        long hurried = untilPly(OPENING + 2, true);
        System.out.printf("The hardest bot took %d ms, and when told to move %d ms%n", whole, hurried);
        assertTrue(hurried < whole, hurried + " ms when told to move, " + whole + " ms when not");
    }

    private long untilPly(int ply, boolean hurry) {
        long begin = System.nanoTime();
        if (hurry) {
            page.locator("#choices .thinking .plain").click();
        }
        assertThat(table())
                .hasAttribute(
                        "data-ply",
                        Integer.toString(ply),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
        return (System.nanoTime() - begin) / 1_000_000;
    }

    @Test
    void undoWhileTheBotThinksDropsItsAnswer() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(OPENING), "y6"), "#table");
        await("person|bot");
        playUntilBot();
        int ply = ply();
        page.keyboard().press("u");
        await("person");
        assertTrue(ply() < ply);
        int back = ply();
        // If the bot's reply had been kept, it would come while the person does something else.
        playUntilBot();
        page.locator("#choices .thinking .plain").click();
        await("person|over");
        assertThat(log()).hasCount(ply());
        assertTrue(ply() > back);
    }

    private void playUntilBot() {
        Random random = new Random(3);
        while (!"bot".equals(table().getAttribute("data-state"))) {
            clickAny(random);
        }
    }

    @Test
    void aReloadKeepsTheGame() {
        visitor(desk());
        fixRandomness(24);
        open("");
        beginAgainst(EASIEST);
        playTo(10, new Random(24));
        page.keyboard().press("u");
        await("person");
        Object before = boardLabels();
        int ply = ply();
        // the last move is stored although the page is closed at once
        page.reload();
        await("person");
        awaitPly(ply);
        assertEquals(before, boardLabels());
        awaitStored(ply);
        // undone moves can still be redone
        assertThat(page.locator("#redo")).hasAttribute("aria-disabled", "false");
        // and it resumes from the home page as well
        page.locator("a.brand").click();
        isScreen("home");
        page.locator("a[href='#table']").click();
        awaitPly(ply);
        assertEquals(before, boardLabels());
    }
}
