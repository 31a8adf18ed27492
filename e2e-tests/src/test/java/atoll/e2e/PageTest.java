package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a visitor does and sees on the page, in the words of its tests. */
abstract class PageTest extends SiteTest {
    static final Path SCREENS = Path.of(System.getProperty("atoll.out", "target"), "screens");
    static final int EASIEST = 1;
    /** A hint of Ponte, for one tile, or for one and another. */
    static final Pattern HINT = Pattern.compile("^Hint: lay a tile on (\\w+)(\\. .+)?$");

    private static final int MOST_KEYS = 60;
    private static final String AXE = axe();

    private static String axe() {
        try (InputStream in = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void isScreen(String name) {
        assertThat(page.locator("body")).hasAttribute("data-screen", name);
    }

    /** Opens the share dialog at one of its choices. */
    void share(String choice) {
        page.locator(".menu-button").click();
        page.locator("dialog button")
                .getByText(Texts.ENGLISH.text("menu.share"), new Locator.GetByTextOptions().setExact(true))
                .click();
        page.locator("dialog .radio")
                .getByText(Texts.ENGLISH.text(choice), new Locator.GetByTextOptions().setExact(true))
                .click();
    }

    /** The text that the dialog offers to copy. */
    Locator shared() {
        return page.locator("dialog .link-field").first();
    }

    /** The text that the dialog copies; closes the dialog. */
    String copied(String choice) {
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        share(choice);
        page.locator("dialog .primary").click();
        assertThat(page.locator("dialog [role=status]")).hasText(Texts.ENGLISH.text("share.copied"));
        String text = (String) page.evaluate("navigator.clipboard.readText()");
        assertThat(shared()).hasValue(text);
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
        return text;
    }

    Locator prompt() {
        return page.locator("#prompt");
    }

    /** The latest announcement. */
    Locator liveRegion() {
        return page.locator("#voice p").last();
    }

    /** Waits for a hint of Ponte, and returns the cell. */
    String awaitHint() {
        assertThat(prompt()).hasText(HINT, searchTimeout());
        Matcher matcher = HINT.matcher(prompt().textContent());
        assertTrue(matcher.matches());
        return matcher.group(1);
    }

    /** For a text that needs a bot's search. */
    static LocatorAssertions.HasTextOptions searchTimeout() {
        return new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MILLIS);
    }

    /** Changes the size of the window, and waits until the board has the size that follows from it: two frames later. */
    void resize(int width, int height) {
        page.setViewportSize(width, height);
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    Locator table() {
        return page.locator("#table");
    }

    /** Starts a game of Ponte from the home page: the visitor against a bot. */
    void beginAgainst(int level) {
        page.locator("a[href='#new.ponte']").click();
        isScreen("new");
        page.locator(".seating select").nth(1).selectOption(Integer.toString(level));
        page.locator("form .primary").click();
        isScreen("table");
    }

    /** Waits until the table is in a state, or one of several: {@code person|over}. */
    void await(String state) {
        await(table(), state);
    }

    static void await(Locator table, String state) {
        assertThat(table.and(table.page().locator(":not([data-words='behind'])")))
                .hasAttribute(
                        "data-state",
                        Pattern.compile(state),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }

    boolean isOver() {
        return "over".equals(table().getAttribute("data-state"));
    }

    /** The current ply. The page shows it last, after the board and its spots. */
    int ply() {
        page.locator("#table:not([data-words='behind'])").waitFor();
        return Integer.parseInt(table().getAttribute("data-ply"));
    }

    /** The moves of the log up to the current position. */
    Locator log() {
        return page.locator("#log li:not(.later):not(.other) .move");
    }

    void awaitPly(int ply) {
        awaitAttribute(table(), "data-ply", Integer.toString(ply));
    }

    /** Waits until an attribute of an element has a value, as long as a bot may search. */
    static void awaitAttribute(Locator element, String name, String value) {
        assertThat(element)
                .hasAttribute(name, value, new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }

    /** A button below the lists of games and studies. */
    Locator mainButton(String key) {
        return page.locator("main > .buttons button")
                .getByText(Texts.ENGLISH.text(key), new Locator.GetByTextOptions().setExact(true));
    }

    /** Imports a file at the lists of games and studies, in any language: the button for it is the first one. */
    void importFile(String name, String file) {
        page.waitForFileChooser(
                        () -> page.locator("main > .buttons button").first().click())
                .setFiles(new FilePayload(name, "application/json", file.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Violations of the automatically checkable rules of WCAG. Axe itself stays on a page for the next time, and only what is violated
     * comes back: half the time of its builder.
     */
    List<String> violations() {
        if (!(Boolean) page.evaluate("'axe' in window")) {
            page.evaluate(AXE);
        }
        List<String> violations = new ArrayList<>();
        for (Object each : (List<?>) page.evaluate(Scripts.named("violations"))) {
            violations.add((String) each);
        }
        return violations;
    }

    void assertAccessible() {
        assertEquals(List.of(), violations());
    }

    /** Saves a screenshot of the window, once its fonts are loaded. */
    void saveScreenshot(String name) {
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))");
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve(name + ".png")));
    }

    /** All labels of the board's spots: equal for equal positions. */
    Object boardLabels() {
        return page.locator("#spots [data-spot]")
                .evaluateAll("all => all.map(e => e.getAttribute('aria-label')).sort()");
    }

    /** The spot with that id on the board. */
    Locator spot(String id) {
        return page.locator("#spots [data-spot='" + id + "']");
    }

    /** Clicks the middle of a spot, whatever the effect. */
    void press(Locator spot) {
        BoundingBox box = spot.boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    /** Presses Tab until a spot whose id begins with this is focused. */
    void tabTo(String start) {
        for (int i = 0; i < MOST_KEYS; i++) {
            page.keyboard().press("Tab");
            if (page.locator("[data-spot^='" + start + "']:focus").count() > 0) {
                return;
            }
        }
        fail("the Tab key does not lead to " + start);
    }

    /** The id of the focused spot. */
    String focused() {
        return page.locator(":focus").getAttribute("data-spot");
    }

    /** Presses a zoom button of the map. */
    void zoom(String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    /** Accepts the handover once it is shown. */
    void acceptHandover() {
        await("handover");
        page.locator("#lift").click();
        await("person");
    }

    /**
     * A spot that can be picked now.
     *
     * @param x of its centre, in the window
     * @param button whether it is a button beside the board
     */
    record Alive(String id, String label, double x, double y, boolean button) {}

    /** The spots that can be picked now, in page order. */
    List<Alive> alive() {
        List<?> all = (List<?>)
                page.locator("#spots [data-spot][aria-disabled=false], #choices [data-spot][aria-disabled=false]")
                        .evaluateAll(Scripts.named("spots", "describe"));
        List<Alive> alive = new ArrayList<>();
        for (Object each : all) {
            List<?> spot = (List<?>) each;
            alive.add(new Alive(
                    (String) spot.get(0),
                    (String) spot.get(1),
                    ((Number) spot.get(2)).doubleValue(),
                    ((Number) spot.get(3)).doubleValue(),
                    (Boolean) spot.get(4)));
        }
        return alive;
    }

    /** The spot with that id, which can be picked now. */
    Alive alive(String spot) {
        return alive().stream()
                .filter(each -> each.id().equals(spot))
                .findFirst()
                .orElseThrow();
    }

    /** Waits for the effect of a pick: the spot is picked, or a move was made. */
    void awaitPicked(Alive spot, int plyBefore) {
        page.locator("#table:not([data-ply='" + plyBefore + "']), [data-spot='" + spot.id() + "'][aria-pressed=true]")
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /** Picks a spot with the mouse: on the board by its place on the canvas. */
    void click(Alive spot) {
        int before = ply();
        page.mouse().click(spot.x(), spot.y());
        awaitPicked(spot, before);
    }

    /** Picks a random spot with the mouse. */
    void clickAny(Random random) {
        List<Alive> alive = alive();
        click(alive.get(random.nextInt(alive.size())));
    }

    /** Plays random moves with the mouse until the position is at least this far, and it is the visitor's turn. */
    void playTo(int ply, Random random) {
        await("person|over");
        while (!isOver() && ply() < ply) {
            clickAny(random);
            await("person|over");
        }
    }
}
