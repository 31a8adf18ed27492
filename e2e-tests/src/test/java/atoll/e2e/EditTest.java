package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.DraftText;
import atoll.edit.EditPart;
import atoll.edit.Editor;
import atoll.engine.GameInfo;
import atoll.engine.Setup;
import atoll.games.Editors;
import atoll.games.Games;
import atoll.play.SavedPosition;
import atoll.play.Session;
import atoll.table.EditTable;
import atoll.web.app.Route;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The editor of positions: by pointer, keyboard and touch, with what a screen reader hears, in every game. */
class EditTest extends PageTest {
    private static final String LIGHT = "put.cell.light";

    private Locator editor() {
        return page.locator("#edit");
    }

    private void isPossible(boolean possible) {
        assertThat(editor()).hasAttribute("data-possible", possible ? "yes" : "no");
    }

    private Locator status() {
        return page.locator("#edit-status");
    }

    private Locator thing(String id) {
        return page.locator("#choices [data-spot='" + id + "']");
    }

    private Locator place(String id) {
        return page.locator("#places [data-spot='" + id + "']");
    }

    private Locator turn() {
        return place(EditTable.PART + EditPart.TURN.ordinal());
    }

    private Locator fields() {
        return page.locator("#fields");
    }

    private Locator field(String property) {
        return page.locator("[data-property='" + property + "']");
    }

    private Locator step(String token) {
        return page.locator("[data-step='" + token + "']");
    }

    private Locator button(Texts texts, String key) {
        return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(texts.text(key)).setExact(true));
    }

    private Locator button(String key) {
        return button(Texts.ENGLISH, key);
    }

    private void areEnabled(boolean enabled) {
        for (String key : new String[] {"edit.play", "edit.study", "edit.share", "edit.keep"}) {
            assertThat(button(key)).hasAttribute("aria-disabled", enabled ? "false" : "true");
            assertThat(button(key)).hasAttribute("aria-describedby", "edit-status");
        }
    }

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
        for (String cell : new String[] {"b2", "b3", "b4", "b5", "b6"}) {
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
        button("edit.play").click();
        isScreen("open");
        page.locator(".card .primary").click();
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

    static Stream<String> games() {
        return Games.INFOS.stream().map(info -> info.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionOfEveryGameIsEditedMadeImpossibleMendedAndPlayedOn(String game) {
        visitor(desk());
        Session session = SampleGames.game(game, 3, 40);
        open("#edit." + SampleGames.positionLink(session));
        isScreen("edit");
        isPossible(true);
        assertAccessible();
        Object before = boardLabels();
        String address = page.url();
        editSomething();
        Object edited = boardLabels();
        assertNotEquals(before, edited);
        button("edit.undo").click();
        assertEquals(before, boardLabels());
        assertEquals(address, page.url());
        button("edit.redo").click();
        assertEquals(edited, boardLabels());
        button("edit.undo").click();
        turn().click();
        assertAccessible();
        playersComeAndGo(session);

        field("phase").selectOption(Integer.toString(impossiblePhase(session)));
        isPossible(false);
        assertThat(turn()).hasText(Pattern.compile("^" + Texts.ENGLISH.text("edit.part.4")));
        assertThat(status()).not().hasText(Pattern.compile("edit\\."));
        areEnabled(false);
        saveScreenshot("edit-" + game);
        page.keyboard().press("Control+z");
        isPossible(true);
        assertEquals(before, boardLabels());
        button("edit.play").click();
        isScreen("open");
        page.locator(".card .primary").click();
        isScreen("table");
        await("person|bot|forced|over");
    }

    private void playersComeAndGo(Session session) {
        GameInfo info = session.game().info();
        Locator seats = page.locator("[data-setup='new.seats']");
        if (info.minSeats() == info.maxSeats()) {
            assertThat(seats).hasCount(0);
            return;
        }
        Locator turn = field("turn").locator("option");
        int before = session.state().seats();
        int other = before == info.maxSeats() ? before - 1 : before + 1;
        assertThat(turn).hasCount(before);
        seats.selectOption(Integer.toString(other));
        assertThat(turn).hasCount(other);
        assertThat(seats).isFocused();
        button("edit.undo").click();
        assertThat(turn).hasCount(before);
        isPossible(true);
    }

    // A position cannot be in any phase.
    private static int impossiblePhase(Session session) {
        Draft draft = Editors.find(session.game().info().id()).of(session.state());
        for (int i = 0; i < draft.properties().size(); i++) {
            for (int value = 0; draft.properties().get(i).id().equals("phase"); value++) {
                Draft other = DraftChange.with(draft, i, value);
                if (other != null && other.problem() != null) {
                    return value;
                }
            }
        }
        throw new AssertionError("no phase");
    }

    // The first place of the board that can be picked, and the first thing for it.
    private void editSomething() {
        String place =
                page.locator("#spots [data-spot][aria-disabled=false]").first().getAttribute("data-spot");
        spot(place).focus();
        page.keyboard().press("Enter");
        assertThat(spot(place)).hasAttribute("aria-pressed", "true");
        while (button("edit.undo").getAttribute("aria-disabled").equals("true")) {
            page.locator("#choices [data-spot][aria-pressed=false]").last().click();
        }
    }

    @Test
    void theGameAtTheTableIsEditedAsItsPlayerKnowsIt() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.game("kanaloa", 3, 40), "y2"), "#table");
        await("person|bot|forced");
        page.locator(".menu-button").click();
        page.locator("dialog button")
                .getByText(Texts.ENGLISH.text("menu.edit"), new Locator.GetByTextOptions().setExact(true))
                .click();
        isScreen("edit");
        isPossible(true);
        assertTrue(page.url().contains("#edit.2.kanaloa.v."), page.url());
        // hidden cards are left open, and drawn when it is played
        button("edit.share").click();
        assertThat(page.locator("dialog")).containsText(Texts.ENGLISH.text("edit.share.open"));
        page.keyboard().press("Escape");
        button("edit.play").click();
        isScreen("open");
        assertThat(page.locator(".card .lead")).hasText(Texts.ENGLISH.text("open.view"));
        page.getByText(Texts.ENGLISH.text("open.edit")).click();
        isScreen("edit");
        assertThat(page.locator(".board")).isVisible();
    }

    @Test
    void whatIsCountedIsEditedWhereItLiesAndWhatIsWrongIsMarked() {
        visitor(desk());
        open("#edit.kanaloa");
        isScreen("edit");
        // cards that are not there yet have a place as well
        press(spot("edit:open"));
        assertThat(fields()).isFocused();
        step("open.ALOA+1").click();
        assertThat(spot("open:ALOA")).hasCount(1);
        assertThat(liveRegion()).hasText("Open cards, ALOA: 1");
        assertThat(step("open.ALOA+1")).isFocused();
        // the last one of a kind is taken away where it lies
        press(spot("open:ALOA"));
        step("open.ALOA-1").click();
        assertThat(spot("open:ALOA")).hasCount(0);
        assertThat(spot("edit:open")).hasAttribute("aria-pressed", "true");
        step("open.ALOA+1").click();
        // the table turns to a player who is picked
        press(spot("seat:1"));
        assertThat(place("edit:seat:1")).hasAttribute("aria-pressed", "true");
        assertThat(liveRegion()).hasText(Pattern.compile("^Seen from Seat 2"));
        assertThat(fields().locator("h2")).hasText(Pattern.compile("^Seat 2"));
        step("hand.1.ORO+1").click();
        assertThat(spot("hand:ORO")).hasCount(1);
        assertAccessible();
        saveScreenshot("edit-seat");
        step("hand.1.ORO-1").click();
        assertThat(spot("hand:ORO")).hasCount(0);

        place("edit:seat:0").click();
        field("points.0").fill("999");
        field("points.0").press("Enter");
        isPossible(false);
        assertThat(field("points.0")).hasAttribute("aria-invalid", "true");
        assertThat(place("edit:seat:0")).hasAttribute("data-problem", "yes");
        press(spot("edit:open"));
        Locator card = field("open.ALOA");
        card.fill("9");
        card.press("Enter");
        assertThat(page.locator(".edit-refusal")).isInViewport();
        assertThat(page.locator(".edit-refusal")).hasText("Only 0 to 3 is possible here now.");
        assertThat(card).hasValue("1");
        assertThat(status()).isInViewport();
        assertAccessible();
        saveScreenshot("edit-refused");
        place("edit:seat:0").click();
        assertThat(page.locator(".edit-refusal")).hasCount(0);
        field("points.0").fill("0");
        field("points.0").press("Enter");
        assertThat(field("points.0")).not().hasAttribute("aria-invalid", "true");
        assertThat(place("edit:seat:0")).hasAttribute("data-problem", "no");
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
        for (String cell : new String[] {"b2", "b3", "b4", "b5", "b6"}) {
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
