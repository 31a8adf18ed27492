package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Spot;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Why a spot cannot be picked, and hints. */
class AdviceTest extends PageTest {
    private static final int MIDDLE = 41;
    /** Phones and a tablet, upright and on the side, and a desktop. */
    private static final int[][] WINDOWS = {{390, 844}, {320, 640}, {844, 390}, {820, 1180}, {1280, 800}};

    @Test
    void anUnpickableSpotSaysWhy() {
        Session session = SampleGames.ponteWithBridge(MIDDLE);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        String prompt = prompt().textContent();
        Map<String, String> reasons = reasons(session);
        assertTrue(reasons.size() >= 3, "different reasons in " + reasons);
        reasons.forEach((reason, spot) -> {
            Locator element = page.locator("#spots [data-spot='" + spot + "']");
            assertThat(element).hasAttribute("aria-disabled", "true");
            var box = element.boundingBox();
            page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
            assertThat(page.locator(".spot-note")).hasText(reason);
            page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
            assertThat(prompt()).hasText(reason + " " + prompt);
            assertThat(liveRegion()).hasText(reason + " " + prompt);
            assertThat(page.locator(".spot-note")).isEmpty();
        });
        click(alive().get(0));
        assertThat(prompt()).not().hasText(prompt);
        assertThat(prompt()).hasText(Texts.ENGLISH.pattern("ponte.prompt.second.light", "ponte.prompt.second.dark"));
    }

    @Test
    void theKeyboardGetsTheReasonToo() {
        Session session = SampleGames.ponteWithBridge(MIDDLE);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        String prompt = prompt().textContent();
        Map.Entry<String, String> any = reasons(session).entrySet().iterator().next();
        Locator spot = page.locator("#spots [data-spot='" + any.getValue() + "']");
        spot.focus();
        assertThat(spot).hasAttribute("aria-description", any.getKey());
        page.keyboard().press("Enter");
        assertThat(prompt()).hasText(any.getKey() + " " + prompt);
        assertThat(liveRegion()).hasText(any.getKey() + " " + prompt);
        assertThat(page.locator("#spots [aria-description]")).hasCount(1);
        page.locator("#spots [data-spot][aria-disabled=false]").first().focus();
        assertThat(page.locator("#spots [aria-description]")).hasCount(0);
    }

    /** One spot for each kind of reason, by the reason: from the same table on the JVM. */
    private static Map<String, String> reasons(Session session) {
        Session copy = Session.of(session.record(), session.seed());
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        TablePresenter presenter = new TablePresenter(copy, Tables.of("ponte"), players, Texts.ENGLISH::text);
        Map<String, String> kinds = new LinkedHashMap<>();
        Map<String, String> reasons = new LinkedHashMap<>();
        for (Spot spot : presenter.scene(ViewOptions.WIDE, null).spots()) {
            String reason = presenter.illegalMoveText(spot.id());
            String kind = reason.replaceAll("\\b[a-j]\\d+\\b", "");
            if (!reason.isEmpty() && kinds.putIfAbsent(kind, reason) == null) {
                reasons.put(reason, spot.id());
            }
        }
        return reasons;
    }

    @Test
    void aHintIsALegalMoveAndCanBePlayed() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(4), "pp"), "#table");
        await("person");
        page.keyboard().press("h");
        String spot = awaitHint();
        assertThat(liveRegion()).hasText(prompt().textContent());
        int ply = ply();
        click(alive(spot));
        awaitPly(ply + 1);
        assertThat(prompt()).not().hasText(HINT);
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "no");
    }

    /** The rationale equals that of the same table on the JVM: every move has one here. */
    @Test
    void aHintIncludesTheRationale() {
        Session session = SampleGames.ponteWithBridge(MIDDLE);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: .+\\. .+\\.$"), searchTimeout());
        String told = prompt().textContent();
        assertTrue(hints(session, true).contains(told), told);
        assertThat(liveRegion()).hasText(told);
    }

    @Test
    void withoutHelpTextsAHintStillNamesTheMove() {
        expect("404|Failed to load|ERR_FAILED");
        Session session = SampleGames.ponteWithBridge(MIDDLE);
        visitor(desk());
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        context.route("**/help/*.json", route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
        storeGame(SampleGames.stored(session, "pp"));
        open("?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), searchTimeout());
        String told = prompt().textContent();
        assertTrue(hints(session, false).contains(told), told);
        assertThat(liveRegion()).hasText(told);
    }

    /** The possible hint texts: of every legal move, and of every two of one turn. */
    private static List<String> hints(Session session, boolean why) {
        Session copy = Session.of(session.record(), session.seed());
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        TablePresenter presenter = new TablePresenter(copy, Tables.of("ponte"), players, Texts.ENGLISH::text);
        MoveList legal = new MoveList();
        copy.state().moves(legal);
        List<List<Integer>> turns = new ArrayList<>();
        MoveList next = new MoveList();
        for (int first : moves(legal)) {
            State after = copy.state().copy();
            after.play(first);
            turns.add(List.of(first));
            if (after.actor() == copy.state().actor()) {
                after.moves(next);
                moves(next).forEach(second -> turns.add(List.of(first, second)));
            }
        }
        return turns.stream()
                .map(turn -> presenter.composer().hint(presenter.viewerSeat(), turn, "Hint", why))
                .toList();
    }

    private static List<Integer> moves(MoveList legal) {
        return IntStream.range(0, legal.size()).mapToObj(legal::get).toList();
    }

    /** The first of two tiles is laid as told: the hint goes on with the second, until that is laid, too. */
    @Test
    void aHintIsForTheWholeTurn() {
        visitor(desk());
        // Searches that vote may agree on another first move than the one whose continuation is known.
        context.addInitScript("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });");
        storeGame(SampleGames.stored(SampleGames.ponte(3), "pp"));
        open("?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt())
                .hasText(
                        Pattern.compile("^Hint: lay a tile on (\\w+)\\. (.*\\. )?Then: lay a tile on \\w+.*"),
                        searchTimeout());
        Matcher told = Pattern.compile("lay a tile on (\\w+)").matcher(prompt().textContent());
        List<String> tiles = told.results().map(result -> result.group(1)).toList();
        int ply = ply();
        click(alive(tiles.get(0)));
        awaitPly(ply + 1);
        assertThat(prompt()).hasText(Pattern.compile("^Hint: lay a tile on " + tiles.get(1) + "\\b.*"));
        click(alive(tiles.get(1)));
        awaitPly(ply + 2);
        assertThat(prompt()).not().hasText(Pattern.compile("Hint"));
    }

    /** While an earlier position is viewed, a hint is about that. The game is not stored at it. */
    @Test
    void aHintForAnEarlierPosition() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "?bot=js#table");
        await("person");
        page.keyboard().press(",");
        await("looking");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), searchTimeout());
        assertThat(table()).hasAttribute("data-state", "looking");
        page.reload();
        await("person");
        awaitPly(9);
    }

    static Stream<String> games() {
        return Games.INFOS.stream().map(GameInfo::id);
    }

    /** The button is where the other controls are then, at every size; neither viewing nor the hint moves the board. */
    @ParameterizedTest
    @MethodSource("games")
    void aButtonGivesTheHintForAnEarlierPosition(String game) {
        visitor(desk().setHasTouch(true));
        context.addInitScript(Scripts.call(Scripts.named("workers", "ease")));
        storeGame(SampleGames.stored(SampleGames.game(game, 7, 40), "y1"));
        open("?bot=js#table");
        await("person");
        for (int[] size : WINDOWS) {
            resize(size[0], size[1]);
            // on the smallest phone there is least space for the strongest bot's words
            page.evaluate("easy => { globalThis.easy = easy; }", size[0] != 320);
            givesTheHintForAnEarlierPosition();
            page.locator("#latest").click();
            await("person");
        }
    }

    private void givesTheHintForAnEarlierPosition() {
        BoundingBox board = page.locator("#board").boundingBox();
        Locator button = page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions()
                        .setName(Texts.ENGLISH.text("advice.hint"))
                        .setExact(true));
        do {
            int ply = ply();
            page.keyboard().press(",");
            awaitPly(ply - 1);
        } while (button.getAttribute("aria-disabled").equals("true"));
        await("looking");
        assertThat(button).hasCount(1);
        for (Locator control : page.locator(".scrubber button:visible").all()) {
            assertThat(control).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
        button.click();
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), searchTimeout());
        await("looking");
        BoundingBox now = page.locator("#board").boundingBox();
        assertEquals(board.y, now.y, 0.1);
        assertEquals(board.width, now.width, 0.1);
        assertEquals(board.height, now.height, 0.1);
    }

    @Test
    void withoutWorkersThereAreHintsToo() {
        visitor(desk());
        context.addInitScript("delete window.Worker;");
        storeGame(SampleGames.stored(SampleGames.ponte(3), "pp"));
        open("#table");
        await("person");
        page.keyboard().press("h");
        awaitHint();
        assertThat(table()).hasAttribute("data-backend", "page");
    }
}
