package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only changes are painted, and the result equals a full repaint. */
class RepaintTest extends PageTest {
    /** Tolerance for antialiased edges cut at different places, several on top of each other: 0..255. */
    private static final int HARDLY = 32;

    /** This many values, of ten pixels in all, may exceed it where many edges meet; real leftovers are larger. */
    private static final int FEW = 40;

    private final Random random = new Random(6);

    @ParameterizedTest
    @CsvSource({"desk, LIGHT", "desk, DARK", "phone, LIGHT"})
    void partialRepaintEqualsFullRepaint(String device, ColorScheme scheme) {
        sit(device.equals("phone") ? Visitors.phone() : desk(), scheme);
        for (int round = 0; round < 4; round++) {
            for (int i = 0; i < 6; i++) {
                hover();
            }
            pick();
            hover();
            if (round == 2) {
                page.keyboard().press("u");
            }
            int leftover = leftover();
            assertTrue(leftover <= FEW, leftover + " values differ after round " + round);
        }
    }

    /** Another size clears a canvas; it is painted again before that is seen. */
    @Test
    void aBoardOfAnotherSizeIsNeverEmpty() {
        sit(desk(), ColorScheme.LIGHT);
        page.evaluate("async () => { await rest(); }");
        page.evaluate(Scripts.named("repaint", "recordSizes"));
        page.setViewportSize(1100, 640);
        page.evaluate("async () => { await rest(); }");
        assertTrue(count("sizes") > 1, "the first one, and another");
        assertEquals(0, count("empty"));
    }

    // Otherwise the test above would see nothing.
    @Test
    void aPreviewAppearsAndDisappears() {
        sit(desk(), ColorScheme.LIGHT);
        page.mouse().move(1, 1);
        page.evaluate("async () => { globalThis.plain = await rest(); }");
        Locator free = free(3);
        BoundingBox box = free.boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        assertNotEquals(0, page.evaluate("async () => differ(plain, await rest(), 30)"));
        page.mouse().move(1, 1);
        assertEquals(0, page.evaluate("async () => differ(plain, await rest(), " + HARDLY + ")"));
    }

    @Test
    void aHoverRepaintsLittleAndAnIdleBoardNothing() {
        sit(desk(), ColorScheme.LIGHT);
        page.mouse().move(1, 1);
        page.evaluate("async () => { await rest(); }");
        page.evaluate("() => { painted.calls = painted.pixels = 0; }");
        BoundingBox box = free(3).boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        page.evaluate("async () => { await rest(); }");
        int pixels = count("pixels");
        int board = ((Number) page.evaluate("() => shot().length / 4")).intValue();
        assertTrue(pixels > 0 && pixels < board / 20, pixels + " of " + board + " pixels");
        assertTrue(count("calls") < 40, count("calls") + " shapes");
        page.evaluate("() => { painted.calls = painted.pixels = 0; }");
        page.mouse().move(box.x + box.width / 2 + 2, box.y + box.height / 2);
        page.evaluate("async () => { await rest(); }");
        assertEquals(0, count("pixels"));
    }

    // The taken card is gone, and the one behind it is open: nothing else changes.
    @Test
    void takingACardRepaintsLittle() {
        RapanuiGame game = new RapanuiGame();
        Session session = new Session(game, Setup.of(game.info(), 4), Seed.of(7));
        MoveList legal = new MoveList();
        while (((RapanuiState) session.state()).phase() != RapanuiPhase.TAKING) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.get(legal.size() - 1));
        }
        visitor(desk().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        context.addInitScript(Scripts.call(Scripts.named("repaint", "count")));
        storeGame(SampleGames.stored(session, "y111"));
        open("#table");
        await("person");
        BoundingBox box = page.locator("#spots [data-spot^='column:']").first().boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        page.waitForCondition(() -> count("pixels") > 0);
        page.evaluate("() => { painted.pixels = painted.most = 0; }");
        page.mouse().down();
        page.mouse().up();
        page.waitForCondition(() -> count("pixels") > 0);
        awaitPly(session.ply() + 1);
        String size = "() => { const c = document.querySelector('.board canvas'); return c.width * c.height; }";
        int board = ((Number) page.evaluate(size)).intValue();
        assertTrue(count("most") < board / 2, count("most") + " of " + board + " pixels");
    }

    private int count(String what) {
        return ((Number) page.evaluate("() => painted." + what)).intValue();
    }

    private void sit(Browser.NewContextOptions options, ColorScheme scheme) {
        expect("willReadFrequently"); // this test does, players do not
        visitor(options.setReducedMotion(ReducedMotion.NO_PREFERENCE).setColorScheme(scheme));
        context.addInitScript(Scripts.call(Scripts.named("repaint", "addReaders")));
        context.addInitScript(Scripts.call(Scripts.named("repaint", "count")));
        storeGame(SampleGames.stored(SampleGames.ponteWithBridge(40), "pp"));
        open("#table");
        await("person");
    }

    private Locator free(int which) {
        return page.locator("#spots [data-spot][aria-disabled=false]").nth(which);
    }

    private void hover() {
        BoundingBox box = page.locator("#board").boundingBox();
        page.mouse()
                .move(
                        box.x + box.width * (0.1 + 0.8 * random.nextDouble()),
                        box.y + box.height * (0.1 + 0.8 * random.nextDouble()));
        page.evaluate("() => frame()");
    }

    private void pick() {
        String ply = page.locator("#table").getAttribute("data-ply");
        while (ply.equals(page.locator("#table").getAttribute("data-ply"))) {
            BoundingBox box = free(random.nextInt(10)).boundingBox();
            page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
            await("person"); // the spots follow the painting
        }
    }

    // The number of values that differ from those of a fully repainted board.
    private int leftover() {
        return ((Number) page.evaluate(Scripts.named("repaint", "leftover"), HARDLY)).intValue();
    }
}
