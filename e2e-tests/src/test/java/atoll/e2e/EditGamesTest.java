package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.engine.GameInfo;
import atoll.games.Editors;
import atoll.games.Games;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The editor in every game: what lies on its table, and what is counted in fields. */
class EditGamesTest extends EditPageTest {
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
        play();
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
        type("points.0", "999");
        isPossible(false);
        assertThat(field("points.0")).hasAttribute("aria-invalid", "true");
        assertThat(place("edit:seat:0")).hasAttribute("data-problem", "yes");
        press(spot("edit:open"));
        type("open.ALOA", "9");
        assertThat(page.locator(".edit-refusal")).isInViewport();
        assertThat(page.locator(".edit-refusal")).hasText("Only 0 to 3 is possible here now.");
        assertThat(field("open.ALOA")).hasValue("1");
        assertThat(status()).isInViewport();
        assertAccessible();
        saveScreenshot("edit-refused");
        place("edit:seat:0").click();
        assertThat(page.locator(".edit-refusal")).hasCount(0);
        type("points.0", "0");
        assertThat(field("points.0")).not().hasAttribute("aria-invalid", "true");
        assertThat(place("edit:seat:0")).hasAttribute("data-problem", "no");
    }

    private Locator step(String token) {
        return fields().locator("[data-step='" + token + "']");
    }

    private void type(String property, String number) {
        field(property).fill(number);
        field(property).press("Enter");
    }
}
