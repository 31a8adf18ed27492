package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import atoll.play.Session;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Zoom of Origo's map: by buttons, wheel, touch and keys. */
class OrigoZoomTest extends PageTest {
    private static final Session CARDS = SampleGames.lesson(Games.find("origo"), "cards");

    @Test
    void theMapIsZoomedWithoutLosingTheHand() {
        visitWithStoredGame(
                desk().setViewportSize(320, 640).setHasTouch(true), SampleGames.stored(CARDS, "y1"), "#table");
        await("person");
        BoundingBox hand = spot("hand:1:polen").boundingBox();
        BoundingBox before = spot("field:D9").boundingBox();
        Locator buttons = page.locator(".zoom button");
        for (Locator button : buttons.all()) {
            BoundingBox box = button.boundingBox();
            assertTrue(box.width >= 44 && box.height >= 44, box.width + " x " + box.height);
        }
        zoom("Zoom in");
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        assertTrue(spot("field:E5").boundingBox().width > 1.4 * before.width);
        zoom("Whole map");
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
        assertEquals(before.width, spot("field:D9").boundingBox().width, 0.5);
        page.mouse().move(before.x + before.width / 2, before.y + before.height / 2);
        page.mouse().wheel(0, -200);
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        BoundingBox near = spot("field:D9").boundingBox();
        assertTrue(near.width > 1.4 * before.width, near.width + " after " + before.width);
        assertEquals(hand.x, spot("hand:1:polen").boundingBox().x, 0.5);
        assertEquals(hand.width, spot("hand:1:polen").boundingBox().width, 0.5);
        page.mouse().wheel(0, 100);
        double farther = spot("field:D9").boundingBox().width;
        assertTrue(farther < 0.9 * near.width && farther > before.width, farther + " after " + near.width);
        page.mouse().wheel(0, 300);
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
        assertEquals(before.width, spot("field:D9").boundingBox().width, 0.5);
        page.mouse().wheel(0, -200);
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        near = spot("field:D9").boundingBox();
        // two fingers zoom it further, one pans it
        finger("pointerdown", 1, near.x + 5, near.y + 5);
        finger("pointerdown", 2, near.x + 25, near.y + 5);
        finger("pointermove", 2, near.x + 45, near.y + 5);
        finger("pointerup", 2, near.x + 45, near.y + 5);
        finger("pointerup", 1, near.x + 5, near.y + 5);
        BoundingBox nearer = spot("field:D9").boundingBox();
        assertTrue(nearer.width > 1.3 * near.width, nearer.width + " after " + near.width);
        double x = nearer.x + 10;
        double y = nearer.y + 10;
        finger("pointerdown", 3, x, y);
        finger("pointermove", 3, x - 30, y - 20);
        finger("pointerup", 3, x - 30, y - 20);
        BoundingBox dragged = spot("field:D9").boundingBox();
        assertEquals(nearer.x - 30, dragged.x, 1.5);
        assertEquals(nearer.y - 20, dragged.y, 1.5);
        assertEquals(0, ply(), "nothing was played by all that");
        press(spot("hand:1:polen"));
        saveScreenshot("origo-near");
        press(spot("field:D9"));
        awaitPly(1);
        assertThat(spot("field:D9")).hasAttribute("aria-label", "D9, Poland: your shield");
    }

    private void finger(String event, int id, double x, double y) {
        page.dispatchEvent(
                "#board",
                event,
                Map.of("pointerType", "touch", "pointerId", id, "clientX", x, "clientY", y, "bubbles", true));
    }

    /** Touches as a browser reports them, with everything that it derives from them. */
    @Test
    void touchZoomsAndPansTheMap() {
        visitWithStoredGame(
                desk().setViewportSize(390, 844).setHasTouch(true), SampleGames.stored(CARDS, "y1"), "#table");
        await("person");
        CDPSession touch = context.newCDPSession(page);
        BoundingBox hand = spot("hand:1:polen").boundingBox();
        BoundingBox whole = spot("field:F6").boundingBox();
        double x = whole.x + whole.width / 2;
        double y = whole.y + whole.height / 2;
        fingers(touch, "touchStart", x - 20, y, x + 20, y);
        fingers(touch, "touchMove", x - 50, y, x + 50, y);
        fingers(touch, "touchEnd");
        assertThat(page.locator(".board")).hasAttribute("data-near", "yes");
        BoundingBox near = spot("field:F6").boundingBox();
        assertEquals(2.5 * whole.width, near.width, 2);
        fingers(touch, "touchStart", x, y);
        fingers(touch, "touchMove", x - 40, y - 30);
        fingers(touch, "touchEnd");
        BoundingBox dragged = spot("field:F6").boundingBox();
        assertEquals(near.x - 40, dragged.x, 1.5);
        assertEquals(near.y - 30, dragged.y, 1.5);
        fingers(touch, "touchStart", x - 50, y, x + 50, y);
        fingers(touch, "touchMove", x - 30, y, x + 30, y);
        fingers(touch, "touchEnd");
        assertEquals(1.5 * whole.width, spot("field:F6").boundingBox().width, 2);
        fingers(touch, "touchStart", x - 50, y, x + 50, y);
        fingers(touch, "touchMove", x - 10, y, x + 10, y);
        fingers(touch, "touchEnd");
        assertThat(page.locator(".board")).hasAttribute("data-near", "no");
        assertEquals(whole.width, spot("field:F6").boundingBox().width, 0.5);
        assertEquals(hand.x, spot("hand:1:polen").boundingBox().x, 0.5);
        assertEquals(0, ply(), "nothing was played by all that");
        assertThat(page.locator("[data-spot][aria-pressed=true]")).hasCount(0);
    }

    /**
     * @param places x and y of each finger
     */
    private static void fingers(CDPSession touch, String event, double... places) {
        JsonArray points = new JsonArray();
        for (int i = 0; i < places.length; i += 2) {
            JsonObject point = new JsonObject();
            point.addProperty("x", places[i]);
            point.addProperty("y", places[i + 1]);
            point.addProperty("id", i / 2);
            points.add(point);
        }
        JsonObject what = new JsonObject();
        what.addProperty("type", event);
        what.add("touchPoints", points);
        touch.send("Input.dispatchTouchEvent", what);
    }

    @Test
    void arrowKeysReachInvisibleFields() {
        visitWithStoredGame(desk().setViewportSize(390, 844), SampleGames.stored(CARDS, "y1"), "#table");
        await("person");
        tabTo("field:");
        for (String key : List.of("ArrowLeft", "ArrowUp")) {
            for (int i = 0; i < 9; i++) {
                page.keyboard().press(key);
            }
        }
        assertEquals("field:A1", focused());
        BoundingBox whole = page.locator(":focus").boundingBox();
        for (int i = 0; i < 3; i++) {
            page.keyboard().press("+");
        }
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowLeft");
        BoundingBox first = page.locator(":focus").boundingBox();
        assertTrue(first.width > 3 * whole.width, first.width + " after " + whole.width);
        assertFalse(spot("field:J10").isVisible(), "J10 is out of sight");
        for (String key : List.of("ArrowRight", "ArrowDown")) {
            for (int i = 0; i < 9; i++) {
                page.keyboard().press(key);
            }
        }
        assertEquals("field:J10", focused());
        BoundingBox last = page.locator(":focus").boundingBox();
        BoundingBox board = page.locator("#board").boundingBox();
        assertEquals(first.width, last.width, 1);
        assertEquals(first.height, last.height, 1);
        assertTrue(last.x >= board.x && last.x + last.width <= board.x + board.width, "it has come into sight");
        assertTrue(last.y >= board.y && last.y + last.height <= board.y + board.height, "it has come into sight");
        assertFalse(spot("field:A1").isVisible(), "A1 is out of sight now");
    }
}
