package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.play.Link;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Kanaloa in the page: a whole game, its kinds of moves, hidden hands at one device, and its screens. */
class KanaloaTest extends GameTest {
    private static final int[][] SIZES = {{320, 640}, {390, 844}, {844, 390}, {820, 1180}, {1280, 800}};
    private static final int MOST_KEYS = 60;

    KanaloaTest() {
        super(Games.find("kanaloa"));
    }

    @Test
    void aWholeGameAgainstThreeBots() {
        visitor(desk());
        fixRandomness(21);
        storeSetting("pace", "quick");
        open("#new.kanaloa");
        isScreen("new");
        page.locator(".radios input[name=seats]").nth(2).check();
        for (int seat = 1; seat < 4; seat++) {
            page.locator(".seating select").nth(seat).selectOption("1");
        }
        page.locator("form .primary").click();
        isScreen("table");
        playTo(Integer.MAX_VALUE, new Random(21));
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("over.you", "over.won"));
        assertThat(page.locator("#result .scores th .sign")).hasCount(4);
        assertThat(page.locator("#result")).containsText("Before the end");
        assertTrue(ply() > 100, "a whole game");
    }

    @Test
    void anExchangeInAnyOrder() {
        play("y1", 2, false, """
                open KULU LUMI MOKO NENE
                hand 0 ALOA BAFI DALI
                bridges 1 ALOA-BAFI
                """);
        pick("lane:ALOA-BAFI");
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("kanaloa.prompt.bridge"));
        isAlive("hand:ALOA", true);
        isAlive("hand:DALI", false);
        pick("hand:BAFI");
        pick("hand:ALOA");
        awaitPly(1);
        assertThat(spot("lane:ALOA-BAFI")).hasAttribute("aria-label", "ALOA to BAFI, your bridge");
        assertThat(log().last()).containsText("You exchange the bridge on ALOA-BAFI with ALOA and BAFI");
    }

    @Test
    void aTakeoverIsConfirmed() {
        play("y1", 2, false, """
                open KULU LUMI MOKO NENE
                hand 0 ELOI
                bridges 0 ALOA-BAFI ALOA-COCO
                bridges 1 ALOA-DALI DALI-ELOI
                """);
        pick("hand:ELOI");
        pick("lane:ALOA-ELOI");
        awaitPly(0);
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.text("table.confirm.now"));
        page.locator("#confirm").click();
        awaitPly(1);
        assertThat(spot("lane:ALOA-DALI")).hasAttribute("aria-label", "ALOA to DALI, free");
        assertThat(spot("island:ALOA")).hasAttribute("aria-label", Pattern.compile(".*on its flag: you, .*"));
    }

    @Test
    void aBridgeIsRemovedByRelativeMajority() {
        play("y111", 4, false, """
                open KULU LUMI MOKO NENE
                hand 0 RASI
                bridges 0 ALOA-BAFI
                bridges 1 BAFI-ORO
                bridges 2 BAFI-ELOI
                bridges 3 BAFI-FATU
                """);
        pick("hand:RASI");
        pick("lane:BAFI-RASI");
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("kanaloa.prompt.remove"));
        isAlive("lane:ALOA-BAFI", false);
        pick("lane:BAFI-ELOI");
        awaitPly(2);
        assertThat(spot("lane:BAFI-ELOI")).hasAttribute("aria-label", "BAFI to ELOI, free");
    }

    @Test
    void kuAndPeleByHand() {
        play("y11", 3, true, """
                second
                open KULU LUMI MOKO NENE
                hand 0 ALOA
                hand 1 DALI ORO
                hand 2 INUA
                held 0 KU PELE
                """);
        pick("stone:KU");
        pick("seat:1");
        assertThat(spot("steal:DALI")).hasAttribute("aria-label", "DALI, card to take");
        pick("steal:ORO");
        assertThat(spot("hand:ORO"))
                .hasAttribute("aria-label", Pattern.compile("^ORO, card in your hand, known to .*bot.*$"));
        pick("stone:PELE");
        // both have a single card: the next one is certain
        await("person");
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("kanaloa.prompt.return"));
        pick("hand:ALOA");
        await("person");
        pick("hand:ORO");
        await("person");
        assertThat(spot("hand:DALI")).hasCount(1);
        assertThat(spot("hand:INUA")).hasCount(1);
        assertThat(spot("seat:2"))
                .hasAttribute("aria-label", Pattern.compile("^Hand of .*bot.*: 1 card: ORO \\(not known to all\\)$"));
    }

    @Test
    void theTrailingSeatMayPass() {
        play("yppp", 4, false, "points 7 12 10 6\nhand 1 ALOA\nlast\n");
        assertThat(page.locator("#players .standing").nth(1)).containsText("still to play");
        choiceButton("pass").click();
        await("handover|person");
        acceptHandoverIfShown();
        assertThat(choiceButton("pass")).hasCount(0);
        choiceButton("end").click();
        await("handover|person|over");
        acceptHandoverIfShown();
        assertThat(page.locator("#players .standing").nth(1)).containsText("has played");
        assertThat(page.locator("#players .standing").nth(3)).containsText("may pass");
    }

    @Test
    void byKeyboardAlone() {
        play("y1", 2, false, """
                open KULU LUMI MOKO NENE
                hand 0 ALOA DALI ELOI RASI
                bridges 1 ALOA-DALI DALI-ELOI
                bridges 0 ALOA-BAFI ALOA-COCO
                """);
        key("hand:ELOI");
        key("lane:ALOA-ELOI");
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.text("table.confirm.now"));
        page.keyboard().press("Escape");
        assertThat(spot("lane:ALOA-ELOI")).hasAttribute("aria-pressed", "false");
        page.keyboard().press("Enter");
        page.keyboard().press("c");
        awaitPly(1);
        assertThat(page.locator("#voice")).containsText("control of ALOA");
        key("hand:DALI");
        key("discards");
        // not after a card was played: it says so, and what can be done
        assertThat(page.locator("#prompt"))
                .hasText(Texts.ENGLISH.text("kanaloa.why.played")
                        + " Pick a free connection for your bridge from DALI."
                        + " To exchange a bridge, pick a second card first.");
        page.keyboard().press("Escape");
        key("open:MOKO");
        assertThat(log().filter(new Locator.FilterOptions().setHasText("You take MOKO")))
                .hasCount(1);
    }

    @Test
    void theHandoverHidesHandsFromTheFirstChoice() {
        visitor(desk());
        fixRandomness(5);
        open("#new.kanaloa");
        isScreen("new");
        page.locator(".seating select").nth(1).selectOption("p");
        page.locator("form .primary").click();
        await("handover|person");
        String first = null;
        for (int seat = 0; seat < 2; seat++) {
            await("handover");
            assertEquals(0, hand().size(), "nobody's hand during a handover");
            String log = page.locator("#log").textContent();
            assertFalse(Pattern.compile("puts [A-Z]{3,}").matcher(log).find(), "nor what was put away: " + log);
            page.locator("#lift").click();
            await("person");
            assertThat(page.locator("#prompt"))
                    .hasText(Pattern.compile(".*" + Texts.ENGLISH.text("kanaloa.prompt.give")));
            List<String> hand = hand();
            assertFalse(hand.isEmpty());
            if (seat == 1) {
                assertThat(spot("seat:0")).hasAttribute("aria-label", Pattern.compile("^Hand of .+: 4 cards$"));
            }
            first = hand.get(0);
            pick(first);
        }
        // the last choice has revealed them all
        await("handover");
        assertThat(page.locator("#spots [data-spot^='open:']").first()).isAttached();
        assertEquals(0, hand().size());
        assertTrue(page.locator("#log").textContent().contains("puts " + first.substring("hand:".length())));
    }

    @Test
    void screensAreAccessible() {
        Session session =
                SampleGames.game(Setup.of(Games.find("kanaloa").info(), 4).with("gods", "true"), 5, 170);
        for (int[] size : SIZES) {
            ColorScheme scheme = size[0] % 4 == 0 && size[0] != 820 ? ColorScheme.LIGHT : ColorScheme.DARK;
            visitWithStoredGame(
                    desk().setViewportSize(size[0], size[1])
                            .setColorScheme(scheme)
                            .setLocale("de-DE"),
                    SampleGames.stored(session, "ypyp"),
                    "#table");
            await("handover|person");
            acceptHandoverIfShown();
            saveScreenshot("kanaloa-" + size[0]);
            if (size[0] == 320 || size[0] == 1280) {
                assertAccessible();
            }
            Locator html = page.locator("html");
            assertEquals(html.evaluate("e => e.clientWidth"), html.evaluate("e => e.scrollWidth"));
            // no scrolling during a turn
            assertEquals(
                    0,
                    ((Number) table().evaluate("e => Math.max(0, e.scrollHeight - e.clientHeight - 1)")).intValue(),
                    "at " + size[0]);
            Number least = (Number)
                    page.locator("#spots .spot:not([data-spot^='seat:'])").evaluateAll("""
                    all => Math.min(...all.map(e => e.getBoundingClientRect()).map(
                        box => Math.min(box.width, box.height)))""");
            assertTrue(least.doubleValue() >= 24, least + " at " + size[0]);
        }
        open("#help.kanaloa.control");
        assertThat(page.locator(".help[data-filled]")).isVisible();
        saveScreenshot("kanaloa-help");
        assertAccessible();
    }

    /** Opens a link to a position, and plays on; {@code kinds} has a person or bot per seat, one character each. */
    private void play(String kinds, int seats, boolean gods, String drawing) {
        State state = KanaloaPositionParser.read(seats, gods, drawing);
        visitor(desk());
        fixRandomness(3);
        open("#" + Link.position(Games.find("kanaloa"), state));
        isScreen("open");
        for (int seat = 0; seat < seats; seat++) {
            page.locator(".seating select").nth(seat).selectOption(kinds.substring(seat, seat + 1));
        }
        page.locator("main .primary").click();
        isScreen("table");
        await("person|handover");
        acceptHandoverIfShown();
    }

    private void acceptHandoverIfShown() {
        if ("handover".equals(table().getAttribute("data-state"))) {
            acceptHandover();
        }
    }

    private void isAlive(String id, boolean alive) {
        assertThat(spot(id)).hasAttribute("aria-disabled", alive ? "false" : "true");
    }

    private List<String> hand() {
        return page.locator("#spots [data-spot^='hand:']").all().stream()
                .map(spot -> spot.getAttribute("data-spot"))
                .toList();
    }

    // By its place on the canvas, with the mouse.
    private void pick(String id) {
        isAlive(id, true);
        int before = ply();
        press(spot(id));
        awaitPicked(new Alive(id, "", 0, 0, false), before);
    }

    // With Tab to its group, with Page Down to the spot.
    private void key(String id) {
        String group = "#spots [role=group]:has([data-spot='" + id + "'])";
        Locator inside = page.locator(group + " :focus");
        for (int i = 0; i < MOST_KEYS && inside.count() == 0; i++) {
            page.keyboard().press("Tab");
        }
        Locator wanted = page.locator("#spots [data-spot='" + id + "']:focus");
        for (int i = 0; i < MOST_KEYS && wanted.count() == 0; i++) {
            page.keyboard().press("PageDown");
        }
        assertThat(wanted).hasCount(1);
        page.keyboard().press("Enter");
    }
}
