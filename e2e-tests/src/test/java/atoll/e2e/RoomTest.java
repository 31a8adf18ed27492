package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.Setup;
import atoll.games.Games;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ForcedColors;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every screen in windows of all sizes, and with large text: nothing exceeds the window, nothing is too small to hit. */
class RoomTest extends PageTest {
    private static final String WRONG = Scripts.named("wrongSizes");
    /** Phones, upright and on the side, and a desktop. */
    private static final int[][] WINDOWS = {{320, 640}, {390, 844}, {844, 390}, {1280, 800}};

    private static final String BROKEN = Scripts.named("brokenWords");
    private static final String UNREACHABLE = Scripts.named("unreachable");

    @ParameterizedTest
    @CsvSource({
        "320, 640, 100",
        "320, 640, 200",
        "390, 844, 100",
        "390, 844, 150",
        "390, 844, 200",
        "844, 390, 100",
        "1280, 800, 100",
        "1280, 800, 200",
        "1000, 1700, 100"
    })
    void everyScreenFits(int width, int height, String text) {
        boolean touch = width < 1000;
        Browser.NewContextOptions options = desk().setViewportSize(width, height)
                .setHasTouch(touch)
                .setIsMobile(touch)
                .setLocale("de-DE");
        int least = touch ? 44 : 24;
        visitor(options);
        storeSetting("text", text);
        storeGame(SampleGames.stored(SampleGames.ponte(30), "y1"));
        for (String screen : List.of(
                "home ",
                "new #new.ponte",
                "about #about",
                "games #games",
                "help #help.ponte",
                "guide #guide.ponte",
                "study #study",
                "badlink #2.ponte.g.broken")) {
            open(screen.substring(screen.indexOf(' ') + 1));
            isScreen(screen.substring(0, screen.indexOf(' ')));
            assertThat(page.locator(".help[data-filled], .guide, main:not(.help)")
                            .first())
                    .isVisible();
            assertEquals(List.of(), page.evaluate(WRONG, least), screen);
            assertEquals(List.of(), page.evaluate(BROKEN), screen);
        }
        open("#table");
        await("person|bot");
        assertEquals(List.of(), page.evaluate(WRONG, least), "table");
        page.locator(".settings-button").click();
        assertThat(page.locator("[name=setting-text]").first()).isVisible();
        assertEquals(List.of(), page.evaluate(WRONG, least), "settings");
        page.keyboard().press("Escape");
        for (String item : List.of("menu.seats", "menu.share")) {
            page.locator(".menu-button").click();
            assertEquals(List.of(), page.evaluate(WRONG, least), "menu");
            page.locator("dialog button", new Page.LocatorOptions().setHasText(Texts.GERMAN.text(item)))
                    .click();
            assertEquals(List.of(), page.evaluate(WRONG, least), item);
            page.keyboard().press("Escape");
        }
        open("#" + SampleGames.gameLink(SampleGames.ponte(30)));
        isScreen("open");
        assertEquals(List.of(), page.evaluate(WRONG, least));
        open("#games");
        page.locator(".kept [data-act='games.delete']").first().click();
        assertThat(page.locator(".offer")).isVisible();
        assertEquals(List.of(), page.evaluate(WRONG, least), "an offer");
        visitor(options);
        storeSetting("text", text);
        storeGame(SampleGames.stored(SampleGames.ponte(Integer.MAX_VALUE), "1y"));
        open("#table");
        await("over");
        assertEquals(List.of(), page.evaluate(WRONG, least));
        assertThat(page.locator("#result .primary")).isVisible();
    }

    static Stream<String> games() {
        return Games.INFOS.stream().map(GameInfo::id);
    }

    /** In a nearly square room Ponte's board is as high as the window allows: its sides would make it smaller. */
    @ParameterizedTest
    @CsvSource({"1024, 768", "1180, 820", "568, 320"})
    void anAlmostSquareRoomIsFilled(int width, int height) {
        visitWithStoredGame(
                desk().setViewportSize(width, height), SampleGames.stored(SampleGames.ponte(30), "yy"), "#table");
        await("person");
        BoundingBox board = page.locator("#board").boundingBox();
        BoundingBox table = page.locator("#table").boundingBox();
        assertTrue(board.height > 0.95 * table.height, board.height + " of " + table.height);
        assertEquals(board.height, board.width, 0.05 * board.height);
    }

    /**
     * With all seats taken and large text, too, on a phone upright or on its side: at the beginning of a turn, and after its first
     * pick, when there are more buttons.
     */
    @ParameterizedTest
    @MethodSource("games")
    void boardAndPromptAreOnOneScreen(String game) {
        GameInfo info = Games.find(game).info();
        visitor(desk().setViewportSize(844, 390)
                .setHasTouch(true)
                .setIsMobile(true)
                .setLocale("de-DE"));
        storeGame(SampleGames.stored(
                SampleGames.game(Setup.of(info, info.maxSeats()), 7, 60), "1".repeat(info.maxSeats() - 1) + "y"));
        open("#table");
        await("person");
        for (int picks = 0; picks < 2; picks++) {
            for (String window : List.of("844 390 100", "844 390 200", "390 844 200", "390 844 150", "320 640 100")) {
                String[] sizes = window.split(" ");
                setTextSize(sizes[2]);
                resize(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
                for (String part : List.of("#board", "#prompt")) {
                    assertThat(page.locator(part))
                            .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.99));
                }
                String where = window + " after " + picks + " picks";
                assertEquals(List.of(), page.evaluate(BROKEN), where);
                assertEquals(List.of(), page.evaluate(UNREACHABLE, window.startsWith("844")), where);
            }
            if (picks == 0) {
                page.locator("#spots [data-spot][aria-disabled=false], .choices button")
                        .first()
                        .dispatchEvent("click");
                await("person");
            }
        }
    }

    private void setTextSize(String text) {
        page.locator(".settings-button").click();
        page.locator("[name=setting-text][value='" + text + "']").check();
        page.keyboard().press("Escape");
    }

    @Test
    void aGameIsBegunWithoutScrolling() {
        visitor(desk().setLocale("de-DE"));
        open("#new.ponte");
        isScreen("new");
        for (int[] size : WINDOWS) {
            resize(size[0], size[1]);
            BoundingBox begin = page.locator("form .primary").boundingBox();
            assertTrue(
                    begin.y >= 0 && begin.y + begin.height <= size[1],
                    size[1] + ": at " + begin.y + ", " + begin.height + " high");
        }
    }

    @Test
    void theBoardStaysWhenTheGameEnds() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(Integer.MAX_VALUE), "pp"), "#table");
        for (int[] size : WINDOWS) {
            resize(size[0], size[1]);
            await("over");
            BoundingBox end = page.locator("#board").boundingBox();
            assertThat(page.locator("#result .primary")).isInViewport();
            page.keyboard().press("u");
            await("person");
            BoundingBox before = page.locator("#board").boundingBox();
            assertEquals(before.y, end.y, 0.5);
            assertEquals(before.width, end.width, 0.5);
            assertEquals(before.height, end.height, 0.5);
            page.keyboard().press("r");
        }
    }

    @Test
    void thePromptIsNearTheBoard() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        for (int height : new int[] {844, 1200, 1700}) {
            resize(390, height);
            BoundingBox board = page.locator("#board").boundingBox();
            BoundingBox prompt = page.locator("#prompt").boundingBox();
            double tall = Double.parseDouble((String) table().evaluate("e => e.style.getPropertyValue('--tall')"));
            assertEquals(board.width * tall / 1000, board.height, 2, "all of the width, with the key below it");
            assertTrue(prompt.y - board.y - board.height < 40, height + ": prompt at " + prompt.y);
        }
    }

    @Test
    void thePromptNeverOverruns() {
        visitWithStoredGame(
                desk().setViewportSize(390, 844).setLocale("de-DE"),
                SampleGames.stored(SampleGames.ponteWithBridge(9), "pp"),
                "#table");
        await("person");
        for (String text : List.of("100", "125", "150", "200")) {
            setTextSize(text);
            Locator prompt = page.locator("#prompt");
            int over = ((Number) prompt.evaluate("e => e.scrollHeight - e.clientHeight")).intValue();
            assertTrue(over <= 0 || "auto".equals(prompt.evaluate("e => getComputedStyle(e).overflowY")), text);
        }
    }

    @Test
    void theLogIsADrawerOnAPhoneOnItsSide() {
        visitWithStoredGame(desk().setViewportSize(844, 390), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        assertThat(page.locator(".log-panel")).isHidden();
        page.locator("#open-log").click();
        assertThat(page.locator(".log-panel")).isVisible();
        assertThat(page.locator("#log")).isFocused();
        BoundingBox box = page.locator(".log-panel").boundingBox();
        assertTrue(box.y >= 0 && box.y + box.height <= 391, "from " + box.y + " on");
        page.keyboard().press("Escape");
        assertThat(page.locator(".log-panel")).isHidden();
    }

    @Test
    void forcedColoursKeepAllInformation() {
        visitWithStoredGame(
                desk().setForcedColors(ForcedColors.ACTIVE), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        String border = "e => getComputedStyle(e).borderBottomColor + getComputedStyle(e).borderBottomWidth";
        Object mine = page.locator(".player[data-moves=yes]").evaluate(border);
        assertTrue(!mine.equals(page.locator(".player[data-moves=no]").evaluate(border)), "whose turn it is");
        page.locator(".settings-button").click();
        assertThat(page.locator("[name=setting-theme]:checked")).hasCount(1);
        for (Object width : (List<?>) page.locator("dialog .radio")
                .evaluateAll("all => all.map(e => parseFloat(getComputedStyle(e).borderTopWidth))")) {
            assertTrue(((Number) width).doubleValue() > 0, "buttons have edges");
        }
        assertEquals(List.of(), page.evaluate(WRONG, 24));
    }
}
