package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board comes first, stays where it is, and nothing scrolls during a turn. */
class LayoutTest extends PageTest {
    @ParameterizedTest
    @CsvSource({"320, 640", "390, 844", "820, 1180", "1280, 800"})
    void theBoardStaysWhereItIs(int width, int height) {
        visitor(desk().setViewportSize(width, height));
        fixChance(51);
        open("");
        beginAgainst(EASIEST);
        await("person");
        BoundingBox first = page.locator("#board").boundingBox();
        assertTrue(first.width >= Math.min(width, height) * 0.6, "a board of " + first.width);
        Random random = new Random(51);
        for (int ply = 1; ply < 14; ply++) {
            playTo(ply, random);
            BoundingBox box = page.locator("#board").boundingBox();
            assertEquals(first.x, box.x, 0.5);
            assertEquals(first.y, box.y, 0.5);
            assertEquals(first.width, box.width, 0.5);
            assertEquals(0, ((Number) page.evaluate("scrollX + scrollY")).intValue());
        }
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertEquals(html.evaluate("e => e.clientHeight"), html.evaluate("e => e.scrollHeight"));
    }

    @Test
    void theCanvasIsAsFineAsTheScreen() {
        visitor(Visitors.phone());
        keep(Played.kept(Played.ponte(9), "pp"));
        open("#table");
        await("person");
        double ratio = ((Number) page.locator("#board").evaluate("c => c.width / c.getBoundingClientRect().width"))
                .doubleValue();
        assertEquals(3, ratio, 0.05);
    }

    @Test
    void aLargerTextStillFits() {
        visitor(desk().setViewportSize(640, 400));
        keep(Played.kept(Played.ponte(9), "pp"));
        open("#table");
        await("person");
        Locator html = page.locator("html");
        assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
        assertThat(page.locator("#undo")).isVisible();
    }
}
