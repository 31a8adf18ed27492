package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole games against a bot, by mouse, by keyboard alone, and by touch on a phone. */
class WholeGameTest extends PageTest {
    private static final int MOST_TABS = 60;

    @Override
    boolean installs() {
        return true;
    }

    @Test
    void byMouse() {
        visitor(desk().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        fixRandomness(11);
        open("");
        isScreen("home");
        beginAgainst(EASIEST);
        playTo(Integer.MAX_VALUE, new Random(11));
        checkEndIsAnnounced(Texts.ENGLISH);
        // the result survives a reload
        String words = page.locator("#prompt").textContent();
        page.reload();
        await("over");
        assertThat(page.locator("#prompt")).hasText(words);
    }

    @Test
    void byFingerOnAGermanPhoneAtNight() {
        visitor(Visitors.phone());
        storeSetting("pace", "quick");
        fixRandomness(12);
        open("");
        page.locator("a[href='#new.ponte']").tap();
        isScreen("new");
        page.locator(".seating select").nth(1).selectOption("1");
        page.locator("form .primary").tap();
        isScreen("table");
        Random random = new Random(12);
        await("person|over");
        while (!isOver()) {
            List<Alive> alive = alive();
            Alive spot = alive.get(random.nextInt(alive.size()));
            int before = ply();
            page.touchscreen().tap(spot.x(), spot.y());
            awaitPicked(spot, before);
            await("person|over");
        }
        checkEndIsAnnounced(Texts.GERMAN);
    }

    @Test
    void byKeyboardAlone() {
        visitor(desk());
        storeSetting("pace", "quick");
        fixRandomness(13);
        open("");
        reach("a[href='#new.ponte']");
        page.keyboard().press("Enter");
        isScreen("new");
        reach(".seating .seat:nth-of-type(2) select");
        Locator seat = page.locator(".seating select").nth(1);
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowUp");
        assertEquals("1", seat.inputValue());
        reach("form .primary");
        page.keyboard().press("Enter");
        isScreen("table");
        await("person|over");
        while (!isOver()) {
            pickByKey(alive());
            await("person|over");
        }
        checkEndIsAnnounced(Texts.ENGLISH);
        reach("#result .primary");
        page.keyboard().press("Enter");
        awaitPly(0);
    }

    // The cell that takes the fewest keys, or the first button where the board offers nothing.
    private void pickByKey(List<Alive> alive) {
        int before = ply();
        if (alive.get(0).button()) {
            reach("#choices [data-spot='" + alive.get(0).id() + "']");
            page.keyboard().press("Enter");
            awaitPicked(alive.get(0), before);
            return;
        }
        if (page.locator("#spots :focus").count() == 0) {
            reach("#spots [data-spot]");
        }
        String at = page.locator("#spots :focus").getAttribute("data-spot");
        Alive nearest = null;
        for (Alive spot : alive) {
            if (!spot.button() && (nearest == null || steps(at, spot.id()) < steps(at, nearest.id()))) {
                nearest = spot;
            }
        }
        press(nearest.id().charAt(0) - at.charAt(0), "ArrowRight", "ArrowLeft");
        press(row(nearest.id()) - row(at), "ArrowUp", "ArrowDown");
        assertThat(page.locator("#spots :focus")).hasAttribute("data-spot", nearest.id());
        page.keyboard().press("Enter");
        awaitPicked(nearest, before);
    }

    private void press(int times, String key, String other) {
        for (int i = 0; i < Math.abs(times); i++) {
            page.keyboard().press(times > 0 ? key : other);
        }
    }

    // Cells are named as in chess: a letter for the column, a number for the row.
    private static int row(String cell) {
        return Integer.parseInt(cell.substring(1));
    }

    private static int steps(String from, String to) {
        return Math.abs(from.charAt(0) - to.charAt(0)) + Math.abs(row(from) - row(to));
    }

    private void reach(String selector) {
        Locator wanted = page.locator(selector).and(page.locator(":focus"));
        for (int i = 0; i < MOST_TABS; i++) {
            page.keyboard().press("Tab");
            if (wanted.count() > 0) {
                return;
            }
        }
        assertTrue(wanted.count() > 0, "the Tab key does not lead to " + selector);
    }

    private void checkEndIsAnnounced(Texts texts) {
        await("over");
        assertThat(page.locator("#prompt")).hasText(texts.pattern("over.you", "over.won", "over.shared"));
        assertThat(page.locator("#result")).isVisible();
        assertThat(page.locator("#result .scores th .sign")).hasCount(2);
        assertTrue(ply() > 20, "a whole game");
    }
}
