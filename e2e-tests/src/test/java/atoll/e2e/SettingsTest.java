package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each setting takes effect: at once, after a reload, and in the other tabs. */
class SettingsTest extends PageTest {
    private static final String STORED = "atoll.settings";

    @Test
    void theThemeIsStored() {
        expect("willReadFrequently");
        visitWithStoredGame(
                desk().setColorScheme(ColorScheme.LIGHT), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        Object day = colours();
        Object drawn = pixel();
        choose("theme", "dark");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertNotEquals(day, colours());
        context.waitForCondition(() -> !drawn.equals(pixel()));
        Object night = colours();
        assertEquals("dark", page.evaluate("getComputedStyle(document.documentElement).colorScheme"));
        assertThat(page.locator("meta[name=theme-color][media=all]")).hasAttribute("data-theme", "dark");
        // The first colours of the next visit are these already: the attribute is set before there is a body.
        context.addInitScript("""
                new MutationObserver((changes, self) => {
                  if (document.body) { self.disconnect(); window.first = document.documentElement.dataset.theme; }
                }).observe(document, { childList: true, subtree: true });""");
        page.reload();
        await("person");
        assertEquals("dark", page.evaluate("window.first"));
        assertEquals(night, colours());
        choose("theme", "system");
        assertEquals(day, colours());
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertEquals(night, colours());
    }

    private Object colours() {
        return page.evaluate("""
                () => ['html', 'header', '.prompt'].map(e => {
                  const style = getComputedStyle(document.querySelector(e));
                  return style.backgroundColor + ' ' + style.color;
                }).join()""");
    }

    // In the middle of the board.
    private Object pixel() {
        return page.evaluate("""
                () => {
                  const board = document.querySelector('#board');
                  return board.getContext('2d').getImageData(board.width / 2, board.height / 2, 1, 1).data.join();
                }""");
    }

    @Test
    void textSizeAppliesToBoardNumbersToo() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        double before = fontSize();
        choose("text", "200");
        assertEquals(2 * before, fontSize(), 0.5);
        page.reload();
        await("person");
        assertEquals(2 * before, fontSize(), 0.5);
    }

    private double fontSize() {
        return ((Number) page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))
                .doubleValue();
    }

    @Test
    void motionCanBeForbiddenAndAllowed() {
        visitWithStoredGame(
                desk().setReducedMotion(ReducedMotion.NO_PREFERENCE),
                SampleGames.stored(SampleGames.ponte(9), "pp"),
                "#table");
        await("person");
        assertTrue(framesOfAMove() > 1, "a tile fades in");
        choose("motion", "none");
        assertThat(page.locator("html")).hasAttribute("data-motion", "none");
        assertEquals(1, framesOfAMove());
        choose("motion", "full");
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        assertThat(page.locator("html")).hasAttribute("data-motion", "full");
        assertTrue(framesOfAMove() > 1, "whatever the system says");
    }

    // How often the board is repainted until it stays unchanged for a while; by key, so that no pointer hovers.
    private int framesOfAMove() {
        Alive spot = alive().get(0);
        page.locator("#spots [data-spot='" + spot.id() + "']").focus();
        rest();
        page.evaluate(Scripts.named("recordPaintedFrames"));
        int before = ply();
        page.keyboard().press("Enter");
        awaitPicked(spot, before);
        rest();
        return ((Number) page.evaluate("window.painted.size")).intValue();
    }

    // At least as many frames as a transition takes.
    private void rest() {
        page.evaluate("""
                () => new Promise(done => {
                  const end = performance.now() + 500;
                  const frame = now => now > end ? done() : requestAnimationFrame(frame);
                  requestAnimationFrame(frame);
                })""");
    }

    @Test
    void movesCanWaitForConfirmation() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(0), "pp"), "#table");
        await("person");
        check("confirm", true);
        Locator confirm = page.locator("#confirm");
        pick("e5");
        assertThat(confirm).isVisible();
        assertThat(page.locator("#prompt")).containsText(Texts.ENGLISH.text("table.confirm.now"));
        awaitPly(0);
        // another spot replaces it
        pick("f6");
        assertThat(page.locator("#spots [aria-pressed=true]")).hasAttribute("data-spot", "f6");
        awaitPly(0);
        confirm.click();
        awaitPly(1);
        // the same spot again
        pick("c3");
        awaitPly(1);
        pick("c3");
        awaitPly(2);
        // a choice beside the board, by its key
        page.locator("#choices [data-spot=dark]").click();
        awaitPly(2);
        page.locator("#confirm").press("Enter");
        awaitPly(3);
        check("confirm", false);
        pick("h8");
        awaitPly(4);
    }

    private void pick(String spot) {
        page.locator("#spots [data-spot='" + spot + "']").focus();
        page.keyboard().press("Enter");
    }

    @Test
    void theBotsFollowThePaceSetting() {
        visitor(desk());
        context.clock().install();
        storeGame(SampleGames.stored(SampleGames.ponte(4), "11"));
        choice("pace", "slow");
        open("#table");
        await("bot");
        context.clock().pauseAt(System.currentTimeMillis() + 3_600_000);
        // requests from before the clock stopped are shown first
        int before = plyNow();
        while (plyNow() == before) {
            context.clock().runFor(20);
        }
        int ply = plyNow();
        answered();
        context.clock().runFor(950);
        awaitPly(ply);
        context.clock().runFor(100);
        awaitPly(ply + 1);
        answered();
        choose("pace", "quick");
        assertThat(page.locator("#table")).hasAttribute("data-ply", Integer.toString(ply + 1));
        context.clock().runFor(1000);
        awaitPly(ply + 2);
        answered();
        context.clock().runFor(130);
        awaitPly(ply + 3);
    }

    // While the clock stands still, the page does not settle.
    private int plyNow() {
        return Integer.parseInt(table().getAttribute("data-ply"));
    }

    // The bot is asked once a move was shown; then it knows its move, which comes when the clock has advanced that far.
    private void answered() {
        context.clock().runFor(40);
        assertThat(page.locator("#choices progress")).hasAttribute("value", "1000");
    }

    @Test
    void botsAmongThemselvesCanBePaused() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(4), "66"), "#table");
        await("bot");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Texts.ENGLISH.text("table.pause")))
                .click();
        await("looking");
        int ply = ply();
        page.locator("#play-on").click();
        await("bot");
        awaitPly(ply);
    }

    @Test
    void onlyBotGamesCanBePaused() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(4), "y6"), "#table");
        await("person|bot");
        while (!"bot".equals(table().getAttribute("data-state"))) {
            click(alive().get(0));
        }
        assertThat(page.locator("#choices .thinking .tool")).isHidden();
    }

    @Test
    void lettersCanBeTurnedOff() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        check("letters", false);
        int ply = ply();
        page.keyboard().press("?");
        page.keyboard().press("u");
        assertThat(page.locator("dialog[open]")).hasCount(0);
        awaitPly(ply);
        check("letters", true);
        page.keyboard().press("u");
        awaitPly(ply - 1);
    }

    @Test
    void soundsFollowTheSetting() {
        visitor(desk());
        context.addInitScript("""
                window.tones = 0;
                const make = AudioContext.prototype.createOscillator;
                AudioContext.prototype.createOscillator = function() { window.tones++; return make.call(this); };""");
        storeGame(SampleGames.stored(SampleGames.ponte(4), "pp"));
        open("#table");
        await("person");
        int ply = ply();
        click(free());
        awaitPly(ply + 1);
        assertEquals(0, tones());
        check("sound", true);
        click(free());
        awaitPly(ply + 2);
        assertEquals(1, tones());
        page.keyboard().press("u");
        awaitPly(ply + 1);
        assertEquals(2, tones());
    }

    private Alive free() {
        return alive().stream()
                .filter(spot -> Texts.ENGLISH
                        .pattern("ponte.cell.free")
                        .matcher(spot.label())
                        .matches())
                .findFirst()
                .orElseThrow();
    }

    private int tones() {
        return ((Number) page.evaluate("window.tones")).intValue();
    }

    @Test
    void otherTabsFollow() {
        visit("");
        Page other = context.newPage();
        other.navigate(server.url() + "#about");
        assertThat(other.locator("html")).hasAttribute("data-theme", "light");
        choose("theme", "dark");
        assertThat(other.locator("html")).hasAttribute("data-theme", "dark");
        page.locator(".settings-button").click();
        page.locator("#setting-language").selectOption("de");
        assertThat(other.locator("html")).hasAttribute("lang", "de");
        assertThat(other.locator(".about-link")).hasText(Texts.GERMAN.text("nav.about"));
    }

    @Test
    void invalidSettingsGetTheDefault() {
        for (String wrong : List.of(
                "", "null", "5", "[]", "{", "{\"theme\":7,\"text\":\"1000\",\"motion\":null,\"language\":\"xx\"}")) {
            visitor(desk());
            store(STORED, wrong);
            open("#settings");
            assertThat(page.locator("#dialog-title")).hasText(Texts.ENGLISH.text("settings.title"));
            assertThat(page.locator("html")).hasAttribute("data-theme", "light");
            for (String setting : List.of("theme", "motion")) {
                assertThat(page.locator("[name=setting-" + setting + "]:checked"))
                        .hasValue("system");
            }
            assertThat(page.locator("[name=setting-text]:checked")).hasValue("100");
        }
        visitor(desk());
        store(STORED, "{\"theme\":\"dark\",\"text\":\"huge\",\"else\":1}");
        open("#settings");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertThat(page.locator("[name=setting-text]:checked")).hasValue("100");
    }

    @Test
    void withoutStorageTheyLastForTheVisit() {
        visitor(desk());
        context.addInitScript("Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } });");
        open("");
        choose("theme", "dark");
        open("#about");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        page.locator(".settings-button").click();
        assertThat(page.locator("dialog")).containsText(Texts.ENGLISH.text("settings.refused"));
    }

    @Test
    void everyControlHasANameAndTheKeyboardReachesIt() {
        visit("");
        page.locator(".settings-button").press("Enter");
        assertThat(page.getByRole(
                        AriaRole.DIALOG, new Page.GetByRoleOptions().setName(Texts.ENGLISH.text("settings.title"))))
                .isVisible();
        for (String group : List.of("theme", "text", "motion", "pace")) {
            assertThat(page.getByRole(
                            AriaRole.GROUP,
                            new Page.GetByRoleOptions().setName(Texts.ENGLISH.text("settings." + group))))
                    .isVisible();
        }
        Locator dark = page.getByRole(
                AriaRole.RADIO, new Page.GetByRoleOptions().setName(Texts.ENGLISH.text("settings.theme.dark")));
        page.keyboard().press("Tab");
        page.keyboard().press("ArrowLeft");
        assertThat(dark).isChecked();
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        page.keyboard().press("Escape");
        assertThat(page.locator(".settings-button")).isFocused();
    }

    private void choose(String setting, String value) {
        page.locator(".settings-button").click();
        page.locator("[name=setting-" + setting + "][value='" + value + "']").check();
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
    }

    private void check(String setting, boolean on) {
        page.locator(".settings-button").click();
        page.locator("#setting-" + setting).setChecked(on);
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
    }

    private void choice(String setting, String value) {
        store(STORED, "{\"" + setting + "\":\"" + value + "\"}");
    }

    // On the first visit only: what the page stores afterwards stays.
    private void store(String key, String text) {
        String marker = "put " + key;
        context.addInitScript("if (!sessionStorage.getItem('" + marker + "')) { sessionStorage.setItem('" + marker
                + "', 'yes'); localStorage.setItem('" + key + "', '" + text + "'); }");
    }
}
