package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.DraftText;
import atoll.edit.Editor;
import atoll.engine.Setup;
import atoll.games.Editors;
import atoll.play.SavedPosition;
import atoll.web.app.Route;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The editor of positions: by pointer, keyboard and touch, with what a screen reader hears. */
class EditTest extends EditPageTest {
    private static final String LIGHT = "put.cell.light";
    /** A group of light tiles, one more than an island. */
    private static final List<String> TOO_MANY = List.of("b2", "b3", "b4", "b5", "b6");

    @Test
    void aPositionIsMadeWithThePointerMendedSharedAndPlayed() {
        visitor(desk());
        // the full page: the first visit is to one with a single game
        open("#games");
        isScreen("games");
        open("#new.ponte");
        page.getByText(Texts.ENGLISH.text("games.positions.new")).click();
        isScreen("edit");
        isPossible(true);
        areEnabled(true);
        assertAccessible();

        thing(LIGHT).click();
        assertThat(thing(LIGHT)).hasAttribute("aria-pressed", "true");
        for (String cell : TOO_MANY) {
            press(spot(cell));
            assertThat(spot(cell)).hasAttribute("aria-label", Pattern.compile("light"));
        }
        isPossible(false);
        assertThat(status()).hasText("5 tiles in one group: an island has exactly four, and no group may have more.");
        areEnabled(false);
        assertAccessible();
        saveScreenshot("edit-impossible");
        // nothing is lost, not even an impossible position
        Object five = boardLabels();
        page.reload();
        isScreen("edit");
        isPossible(false);
        assertEquals(five, boardLabels());

        // the same thing on the same place takes it away
        thing(LIGHT).click();
        press(spot("b6"));
        assertThat(spot("b6")).hasAttribute("aria-label", "b6, free");
        isPossible(true);
        thing("put.cell.dark").click();
        press(spot("d2"));
        press(spot("d4"));
        thing("put.bridge.built").click();
        press(spot("d2"));
        press(spot("d4"));
        assertThat(spot("d2")).hasAttribute("aria-label", Pattern.compile("bridge to d4"));
        Object made = boardLabels();
        button("edit.undo").click();
        assertNotEquals(made, boardLabels());
        button("edit.redo").click();
        assertEquals(made, boardLabels());

        button("edit.share").click();
        String link = page.locator("dialog .link-field").inputValue();
        assertTrue(link.contains("#2.ponte.p."), link);
        assertTrue(page.url().endsWith("#edit." + link.substring(link.indexOf('#') + 1)), page.url());
        page.keyboard().press("Escape");
        play();
        await("person");
        assertEquals(made, boardLabels());
    }

    @Test
    void theKeyboardReachesEverythingAndAScreenReaderHearsIt() {
        visitor(desk());
        open("#edit.ponte");
        isScreen("edit");
        thing(LIGHT).focus();
        page.keyboard().press("Enter");
        assertThat(liveRegion()).hasText(Pattern.compile("^Light tile: choose where"));
        spot("e5").focus();
        page.keyboard().press("Enter");
        assertThat(liveRegion()).hasText("e5: Light tile");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Space");
        assertThat(liveRegion()).hasText("f5: Light tile");
        assertEquals("f5", focused());
        page.keyboard().press("u");
        assertThat(liveRegion()).hasText("Undone: f5: Light tile");
        page.keyboard().press("r");
        assertThat(liveRegion()).hasText("Redone: f5: Light tile");
        page.keyboard().press("Control+z");
        assertThat(liveRegion()).hasText("Undone: f5: Light tile");
        // a place first, then what lies there
        page.keyboard().press("Escape");
        assertThat(thing(LIGHT)).hasAttribute("aria-pressed", "false");
        spot("g5").focus();
        page.keyboard().press("Enter");
        assertThat(prompt()).hasText(Texts.ENGLISH.text("edit.prompt.thing"));
        thing("put.cell.dark").focus();
        page.keyboard().press("Enter");
        assertThat(liveRegion()).hasText("g5: Dark tile");
        // what has no place on the board has one beside it
        turn().focus();
        page.keyboard().press("Enter");
        assertThat(turn()).hasAttribute("aria-pressed", "true");
        assertThat(fields()).isFocused();
        page.keyboard().press("Tab");
        assertThat(field("phase")).isFocused();
        field("phase").selectOption("5");
        assertThat(liveRegion())
                .hasText("Next: The game is over. The game cannot be over: dark can still lay two tiles.");
        isPossible(false);
        field("phase").selectOption("3");
        assertThat(liveRegion()).hasText("Next: A turn. This position is possible.");
        page.keyboard().press("Escape");
        assertThat(turn()).isFocused();
        assertThat(fields()).isHidden();
        button("edit.clear").click();
        assertThat(liveRegion()).hasText("Empty table");
        assertThat(spot("e5")).hasAttribute("aria-label", "e5, free");
        page.locator("[data-setup='option.ponte.size']").selectOption(Texts.ENGLISH.text("option.ponte.size.12"));
        assertThat(spot("l12")).hasCount(1);
        assertAccessible();
    }

    @Test
    void aPositionIsKeptEditedAgainAndStudiedOnAPhone() {
        visitor(Visitors.phone());
        open("#edit.ponte");
        isScreen("edit");
        thing(LIGHT).tap();
        spot("c3").tap(new Locator.TapOptions().setForce(true));
        assertThat(spot("c3")).hasAttribute("aria-label", Pattern.compile("^c3, hell"));
        assertAccessible();
        button(Texts.GERMAN, "edit.keep").tap();
        page.locator("dialog .field").fill("Mein Anfang");
        page.locator("dialog .primary").tap();
        button(Texts.GERMAN, "edit.kept.show").tap();
        isScreen("games");
        Locator row = page.locator(".positions li").first();
        assertThat(row.locator("h3")).hasText("Mein Anfang");
        assertAccessible();
        Map<String, String> stored = storedGames().get(0);
        assertEquals(SavedPosition.KIND, stored.get("kind"));
        page.reload();
        row.locator("[data-act='games.positions.edit']").tap();
        isScreen("edit");
        assertThat(page.locator("h1")).containsText("Mein Anfang");
        assertThat(spot("c3")).hasAttribute("aria-label", Pattern.compile("^c3, hell"));
        // saved again it is the same one, unless it is saved as new
        thing(LIGHT).tap();
        spot("c4").tap(new Locator.TapOptions().setForce(true));
        button(Texts.GERMAN, "edit.keep").tap();
        button(Texts.GERMAN, "edit.kept.show").tap();
        assertThat(page.locator(".positions li h3")).hasText(new String[] {"Mein Anfang"});
        row.locator("[data-act='games.positions.edit']").tap();
        assertThat(spot("c4")).hasAttribute("aria-label", Pattern.compile("^c4, hell"));
        button(Texts.GERMAN, "edit.keep.new").tap();
        page.locator("dialog .field").fill("Zweiter");
        page.locator("dialog .primary").tap();
        assertThat(page.locator("h1")).containsText("Zweiter");
        button(Texts.GERMAN, "edit.kept.show").tap();
        assertThat(page.locator(".positions li")).hasCount(2);
        row.filter(new Locator.FilterOptions().setHasText("Zweiter"))
                .locator("[data-act='games.delete']")
                .tap();
        assertThat(page.locator(".positions li")).hasCount(1);
        row.locator("[data-act='games.positions.study']").tap();
        isScreen("study");
        assertThat(spot("c3")).hasAttribute("aria-label", Pattern.compile("^c3, hell"));
        page.locator("#study").waitFor();
        open("#games");
        row.locator("[data-act='studies.open']").tap();
        isScreen("open");
        page.locator(".card .primary").tap();
        isScreen("table");
        open("#games");
        row.locator("[data-act='games.delete']").tap();
        assertThat(row).hasCount(0);
    }

    @Test
    void whatCannotBeEditedIsSaid() {
        visitor(desk());
        open("#edit.2.ponte.p.AAAA");
        isBadLink("link.bad.damaged");
        open("#edit.2.ponte.e.AAAAAAAA");
        isBadLink("link.bad.damaged");
        open("#edit.chess");
        isBadLink("link.bad.form");
        // an unfinished position that somebody took for a link
        Editor editor = Editors.find("ponte");
        Draft draft = editor.empty(Setup.of(editor.game().info(), 2));
        for (String cell : TOO_MANY) {
            draft.apply(draft.parse("cell." + cell + "=light"));
        }
        open("#" + Route.draft(editor.game(), DraftText.write(draft)));
        isScreen("edit");
        isPossible(false);
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("edit.draft"));
    }

    private void isBadLink(String why) {
        isScreen("badlink");
        assertThat(page.locator("h1")).hasText(Texts.ENGLISH.text("link.bad.title"));
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text(why));
    }
}
