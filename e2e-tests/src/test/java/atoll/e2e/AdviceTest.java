package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Look;
import atoll.table.Player;
import atoll.table.Sitting;
import atoll.table.Spot;
import atoll.table.Tables;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why a place cannot be picked, a hint, and how it stands. */
class AdviceTest extends PageTest {
    private static final int MIDDLE = 41;
    private static final Pattern HINT = Pattern.compile("^Hint: tile on (\\w+)(\\. .+)?$");

    @Test
    void aPlaceThatCannotBePickedSaysWhy() {
        Session session = Played.ponteWithBridge(MIDDLE);
        visitWith(desk(), Played.kept(session, "pp"), "#table");
        await("person");
        String prompt = prompt().textContent();
        Map<String, String> reasons = reasons(session);
        assertTrue(reasons.size() >= 3, "different reasons in " + reasons);
        reasons.forEach((reason, spot) -> {
            Locator element = page.locator("#spots [data-spot='" + spot + "']");
            assertThat(element).hasAttribute("aria-disabled", "true");
            var box = element.boundingBox();
            page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
            assertThat(prompt()).hasText(reason);
            assertThat(voice()).hasText(reason);
            assertThat(page.locator("#board")).hasAttribute("title", reason);
        });
        click(alive().get(0));
        assertThat(prompt()).not().hasText(prompt);
        assertThat(prompt()).hasText(Words.ENGLISH.pattern("ponte.prompt.second.light", "ponte.prompt.second.dark"));
    }

    @Test
    void theKeyboardHearsWhyAsWell() {
        Session session = Played.ponteWithBridge(MIDDLE);
        visitWith(desk(), Played.kept(session, "pp"), "#table");
        await("person");
        Map.Entry<String, String> any = reasons(session).entrySet().iterator().next();
        Locator spot = page.locator("#spots [data-spot='" + any.getValue() + "']");
        spot.focus();
        assertThat(spot).hasAttribute("aria-description", any.getKey());
        page.keyboard().press("Enter");
        assertThat(prompt()).hasText(any.getKey());
        assertThat(voice()).hasText(any.getKey());
        assertThat(page.locator("#spots [aria-description]")).hasCount(1);
        page.locator("#spots [data-spot][aria-disabled=false]").first().focus();
        assertThat(page.locator("#spots [aria-description]")).hasCount(0);
    }

    /** One spot for each kind of reason, by the reason: as the same table says it on the JVM. */
    private static Map<String, String> reasons(Session session) {
        Session copy = Session.of(session.record(), session.seed());
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        Sitting sitting = new Sitting(copy, Tables.of("ponte"), players, Words.ENGLISH::text);
        Map<String, String> kinds = new LinkedHashMap<>();
        Map<String, String> reasons = new LinkedHashMap<>();
        for (Spot spot : sitting.scene(Look.WIDE, null).spots()) {
            String reason = sitting.whyNot(spot.id());
            String kind = reason.replaceAll("\\b[a-j]\\d+\\b", "");
            if (!reason.isEmpty() && kinds.putIfAbsent(kind, reason) == null) {
                reasons.put(reason, spot.id());
            }
        }
        return reasons;
    }

    @Test
    void aHintIsALegalMoveAndCanBePlayed() {
        visitWith(desk(), Played.kept(Played.ponte(3), "pp"), "#table");
        await("person");
        page.keyboard().press("h");
        String spot = awaitHint();
        assertThat(voice()).hasText(prompt().textContent());
        int ply = ply();
        click(named(spot));
        awaitPly(ply + 1);
        assertThat(prompt()).not().hasText(HINT);
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "no");
    }

    /** What it is for comes as the same table says it on the JVM: whichever move it is, there is something to say here. */
    @Test
    void aHintTellsWhatItsMoveIsFor() {
        Session session = Played.ponteWithBridge(MIDDLE);
        visitWith(desk(), Played.kept(session, "pp"), "?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: .+\\. .+\\.$"), patience());
        String told = prompt().textContent();
        assertTrue(hints(session, true).contains(told), told);
        assertThat(voice()).hasText(told);
    }

    @Test
    void withoutTheWordsForItAHintStillTellsItsMove() {
        expect("404|Failed to load|ERR_FAILED");
        Session session = Played.ponteWithBridge(MIDDLE);
        visitor(desk());
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        context.route("**/help/*.json", route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
        keep(Played.kept(session, "pp"));
        open("?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), patience());
        String told = prompt().textContent();
        assertTrue(hints(session, false).contains(told), told);
        assertThat(voice()).hasText(told);
    }

    /** What a hint could say of every legal move. */
    private static List<String> hints(Session session, boolean why) {
        Session copy = Session.of(session.record(), session.seed());
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        Sitting sitting = new Sitting(copy, Tables.of("ponte"), players, Words.ENGLISH::text);
        MoveList legal = new MoveList();
        copy.state().moves(legal);
        return IntStream.range(0, legal.size())
                .mapToObj(i -> sitting.hint(sitting.nearSeat(), legal.get(i), "Hint", why))
                .toList();
    }

    @Test
    void aHintThatIsStoppedAtOnceIsNone() {
        visitWith(desk(), Played.kept(Played.ponte(3), "pp"), "?bot=js#table");
        await("person");
        String plain = prompt().textContent();
        Locator hint = page.locator("#hint");
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "yes");
        assertThat(hint).hasAccessibleName(Words.ENGLISH.text("advice.stop"));
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "no");
        assertThat(prompt()).hasText(plain);
        // once more it thinks again, and for as long as it should
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "yes");
        awaitHint();
    }

    @Test
    void aHintIsStoppedThoughSomethingWasPickedSince() {
        Session session = Played.ponteWithBridge(MIDDLE);
        visitor(desk());
        context.addInitScript("Worker.prototype.postMessage = () => {};"); // nobody answers
        keep(Played.kept(session, "pp"));
        open("#table");
        await("person");
        Locator hint = page.locator("#hint");
        hint.click();
        click(named(Played.bridge(session).get(0)));
        Locator picked = page.locator("#spots [aria-pressed=true]");
        assertThat(picked).hasCount(1);
        assertThat(hint).hasAttribute("data-busy", "yes");
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "no");
        assertThat(picked).hasCount(1);
    }

    private Alive named(String spot) {
        return alive().stream()
                .filter(each -> each.id().equals(spot))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aHintThatIsStoppedLaterIsAFirstThought() {
        visitWith(desk(), Played.kept(Played.ponte(3), "pp"), "?bot=js#table");
        await("person");
        Locator hint = page.locator("#hint");
        hint.click();
        Locator progress = hint.locator("progress");
        context.waitForCondition(() -> Integer.parseInt(progress.getAttribute("value")) >= 300);
        hint.click();
        assertThat(prompt()).hasText(Pattern.compile("^First thought: tile on \\w+.*"));
        assertThat(voice()).hasText(prompt().textContent());
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "yes");
        awaitHint();
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "no");
        awaitHint();
    }

    @Test
    void escapePutsAdviceAwayBeforeItTakesBack() {
        visitWith(desk(), Played.kept(Played.ponteWithBridge(MIDDLE), "pp"), "?bot=js#table");
        await("person");
        int ply = ply() + 1;
        click(alive().stream()
                .filter(each -> Words.ENGLISH
                        .pattern("ponte.cell.free")
                        .matcher(each.label())
                        .matches())
                .findFirst()
                .orElseThrow());
        awaitPly(ply);
        String plain = prompt().textContent();
        page.keyboard().press("h");
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "yes");
        page.keyboard().press("Escape");
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "no");
        assertThat(prompt()).hasText(plain);
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), patience());
        page.keyboard().press("Escape");
        assertThat(prompt()).hasText(plain);
        page.locator("#open-chances").click();
        assertThat(page.locator("#chances")).hasAttribute("data-busy", "no");
        awaitPly(ply);
        page.keyboard().press("Escape");
        awaitPly(ply - 1);
        assertThat(page.locator("#chances")).hasAttribute("data-busy", "yes");
        page.keyboard().press("Escape");
        awaitChances();
        awaitPly(ply - 1);
    }

    @Test
    void escapeLetsGoOfAPickBeforeAnEarlierHint() {
        Session session = Played.ponteWithBridge(MIDDLE);
        visitWith(desk(), Played.kept(session, "pp"), "?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), patience());
        click(named(Played.bridge(session).get(0)));
        Locator picked = page.locator("#spots [aria-pressed=true]");
        assertThat(picked).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(picked).hasCount(0);
    }

    @Test
    void takingBackDropsTheHint() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "?bot=js#table");
        await("person");
        int ply = ply();
        page.keyboard().press("h");
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "yes");
        page.keyboard().press("u");
        awaitPly(ply - 1);
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "no");
        assertThat(prompt()).not().hasText(Words.ENGLISH.text("advice.searching"));
        page.keyboard().press("h");
        awaitHint();
    }

    @Test
    void withoutWorkersThereAreHintsToo() {
        visitor(desk());
        context.addInitScript("delete window.Worker;");
        keep(Played.kept(Played.ponte(3), "pp"));
        open("#table");
        await("person");
        page.keyboard().press("h");
        awaitHint();
        assertThat(table()).hasAttribute("data-backend", "page");
    }

    @Test
    void howItStandsIsToldAndFollowsTheGame() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#table");
        await("person");
        assertThat(page.locator("#chances")).isHidden();
        Locator toggle = page.locator("#open-chances");
        toggle.focus();
        page.keyboard().press("Enter");
        assertThat(toggle).hasAttribute("aria-pressed", "true");
        awaitChances();
        assertEquals(100, sumOfChances());
        assertThat(voice()).hasText(Words.ENGLISH.pattern("advice.standing.told"));
        click(alive().get(0));
        assertThat(page.locator("#chances")).hasAttribute("data-stale", "yes");
        page.locator("#chances .stop").click();
        awaitChances();
        assertEquals(100, sumOfChances());
        // it stays as it was wanted
        page.reload();
        await("person");
        awaitChances();
        page.locator("#chances button").last().click();
        assertThat(page.locator("#chances")).isHidden();
        assertThat(toggle).isFocused();
    }

    @Test
    void theBotsOwnMoveComesFirst() {
        visitWith(desk(), Played.kept(Played.ponte(3), "12"), "?bot=js#table");
        // Only bots play: none of them may be kept waiting, and whoever looks on sees what they reckon.
        page.locator("#open-chances").click();
        assertThat(page.locator("#hint")).hasAttribute("aria-disabled", "true");
        page.keyboard().press("h");
        assertThat(page.locator("#chances .number").first()).hasText(Pattern.compile("\\d+ %"), patience());
        assertEquals(100, sumOfChances());
        assertThat(page.locator("#chances .source")).hasText(Pattern.compile("As (Friendly|Easy) bot sees it\\."));
        int ply = ply();
        assertThat(table())
                .not()
                .hasAttribute(
                        "data-ply",
                        Integer.toString(ply),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }

    @Test
    void whereChanceComesNextThereAreNoOddsAndNoneOfAnotherMomentStay() {
        Session session = Played.game("orbis", 3, MIDDLE);
        int chance = session.ply() - 1;
        while (session.at(chance).actor() != State.CHANCE) {
            chance--;
        }
        visitWith(desk(), Played.kept(session, "pp"), "#table");
        await("person");
        page.locator("#open-chances").click();
        awaitChances();
        log().nth(chance - 1).click();
        awaitPly(chance);
        assertThat(page.locator("#chances .note")).hasText(Words.ENGLISH.text("advice.standing.unknown"));
        assertThat(page.locator("#chances .number").first()).hasText("");
        page.locator("#latest").click();
        awaitChances();
        assertEquals(100, sumOfChances());
    }

    /** Back at the latest position nothing is told until a bot has thought about it. */
    @Test
    void oddsOfALookBackAreNotThoseOfBotsAmongThemselves() {
        visitWith(desk(), Played.kept(Played.ponte(MIDDLE), "66"), "#table");
        page.locator("#open-chances").click();
        log().nth(3).click();
        awaitPly(4);
        awaitChances();
        assertEquals(100, sumOfChances());
        Object told = page.evaluate("""
                () => {
                  document.querySelector('#latest').click();
                  return [...document.querySelectorAll('#chances .number')].map(number => number.textContent).join('');
                }""");
        assertEquals("", told);
    }

    @Test
    void wherePersonsPassTheScreenOnNothingWaitsForBots() {
        visitor(desk());
        context.addInitScript("localStorage.setItem('atoll.chances', 'on');");
        keep(Played.kept(Played.game("kanaloa", 3, MIDDLE), "pp"));
        open("#table");
        await("curtain");
        assertThat(page.locator("#chances .note")).hasText("");
        page.locator("#lift").click();
        awaitChances();
    }

    /** Whoever looks on is told in every game, and nothing beside the numbers moves. */
    @ParameterizedTest
    @ValueSource(strings = {"kanaloa", "origo", "ponte"})
    void oddsOfBotsAmongThemselvesStayInTheirPlace(String game) {
        visitor(Visitors.phone());
        context.addInitScript("localStorage.setItem('atoll.chances', 'on');");
        keep(Played.kept(Played.game(game, 3, 30), "21"));
        open("?bot=js#table");
        await("bot|settling");
        page.evaluate("""
                () => {
                  const places = window.places = new Set();
                  const look = () => {
                    const top = id => Math.round(document.getElementById(id).getBoundingClientRect().top);
                    places.add(top('board') + ' ' + top('prompt'));
                    requestAnimationFrame(look);
                  };
                  look();
                }""");
        Locator number = page.locator("#chances .number").first();
        assertThat(number).hasText(Pattern.compile("\\d+ %"), patience());
        Locator source = page.locator("#chances .source");
        String first = source.textContent();
        assertThat(source).not().hasText(first, new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MILLIS));
        assertThat(number).hasText(Pattern.compile("\\d+ %"));
        assertEquals(1, ((Number) page.evaluate("places.size")).intValue(), "one place for everything");
    }

    private Locator prompt() {
        return page.locator("#prompt");
    }

    /** What was spoken last. */
    private Locator voice() {
        return page.locator("#voice p").last();
    }

    private String awaitHint() {
        assertThat(prompt()).hasText(HINT, patience());
        Matcher matcher = HINT.matcher(prompt().textContent());
        assertTrue(matcher.matches());
        return matcher.group(1);
    }

    private void awaitChances() {
        Locator current = page.locator("#chances[data-busy=no][data-stale=no]");
        assertThat(current).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MILLIS));
    }

    private int sumOfChances() {
        List<String> numbers = page.locator("#chances .number").allTextContents();
        assertEquals(2, numbers.size());
        return IntStream.range(0, 2)
                .map(seat -> Integer.parseInt(numbers.get(seat).replace(" %", "")))
                .sum();
    }

    private static LocatorAssertions.HasTextOptions patience() {
        return new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MILLIS);
    }
}
