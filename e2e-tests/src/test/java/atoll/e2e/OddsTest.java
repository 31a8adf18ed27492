package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The odds: whose are shown, when, and of which position. */
class OddsTest extends PageTest {
    private static final int MIDDLE = 41;
    /** Phone, tablet and desktop, upright and on their sides. */
    private static final int[][] SIZES = {{390, 844}, {844, 390}, {820, 1180}, {1180, 820}, {900, 1440}, {1440, 900}};

    private static final String PLACES = Scripts.named("odds", "places");

    /** Numbers that leave their card, or cover another part of it. */
    private static final String OVERLAPS = Scripts.named("odds", "overlaps");

    @Test
    void oddsAreShownAndFollowTheGame() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        assertThat(odds()).isHidden();
        Locator toggle = page.locator("#open-chances");
        toggle.focus();
        page.keyboard().press("Enter");
        assertThat(toggle).hasAttribute("aria-pressed", "true");
        awaitOdds(page);
        assertEquals(100, sumOfOdds());
        assertThat(page.locator("#voice p").last()).hasText(Texts.ENGLISH.pattern("advice.standing.told"));
        click(alive().get(0));
        assertThat(toggle).hasAttribute("data-busy", "yes");
        assertThat(odds()).hasAttribute("data-odds", "stale");
        page.keyboard().press("Escape"); // takes the result so far
        awaitOdds(page);
        assertEquals(100, sumOfOdds());
        // the choice survives a reload
        page.reload();
        await("person");
        awaitOdds(page);
        toggle.click();
        assertThat(odds()).isHidden();
    }

    @Test
    void oddsFromAHintAreAnnouncedAtOnce() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        page.locator("#hint").click();
        assertThat(page.locator("#prompt")).hasText(Pattern.compile("^Hint: "), searchTimeout());
        page.locator("#open-chances").click();
        assertThat(page.locator("#open-chances")).hasAttribute("data-busy", "no");
        assertThat(page.locator("#voice p").last()).hasText(Texts.ENGLISH.pattern("advice.standing.told"));
    }

    @Test
    void theBotsOwnMoveComesFirst() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(3), "12"), "?bot=js#table");
        // Only bots play: none of them may have to wait, and spectators see their odds.
        page.locator("#open-chances").click();
        assertThat(page.locator("#hint")).hasAttribute("aria-disabled", "true");
        page.keyboard().press("h");
        assertThat(number()).hasText(Pattern.compile("\\d+\\s%"), searchTimeout());
        assertEquals(100, sumOfOdds());
        assertThat(page.locator("#last-turn")).hasText(Pattern.compile("^Estimate by (Friendly|Easy) bot\\..*"));
        int ply = ply();
        assertThat(table())
                .not()
                .hasAttribute(
                        "data-ply",
                        Integer.toString(ply),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(PATIENCE_MILLIS));
    }

    @Test
    void beforeChanceThereAreNoOdds() {
        Session session = SampleGames.game("orbis", 3, MIDDLE);
        int chance = session.ply() - 1;
        while (session.at(chance).actor() != State.CHANCE) {
            chance--;
        }
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        page.locator("#open-chances").click();
        awaitOdds(page);
        log().nth(chance - 1).click();
        awaitPly(chance);
        String none = Texts.ENGLISH.text("advice.standing.unknown");
        assertThat(number()).hasText("–");
        assertThat(odds()).hasAttribute("title", none);
        page.locator("#open-chances").click();
        page.locator("#open-chances").click();
        assertThat(page.locator("#prompt")).hasText(none);
        page.locator("#latest").click();
        awaitOdds(page);
        assertEquals(100, sumOfOdds());
    }

    /** Back at the live position no odds are shown until a bot has searched it. */
    @Test
    void oddsOfAViewedPositionAreNotTheWatchedBots() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(MIDDLE), "66"), "#table");
        page.locator("#open-chances").click();
        log().nth(3).click();
        awaitPly(4);
        awaitOdds(page);
        assertEquals(100, sumOfOdds());
        assertEquals("––", page.evaluate(Scripts.named("odds", "back")));
    }

    @Test
    void withHandoversNothingWaitsForBots() {
        visitor(desk());
        context.addInitScript("localStorage.setItem('atoll.chances', 'on');");
        storeGame(SampleGames.stored(SampleGames.game("kanaloa", 3, MIDDLE), "pp"));
        open("#table");
        await("handover");
        assertThat(odds()).hasAttribute("title", "");
        page.locator("#lift").click();
        awaitOdds(page);
    }

    /** Spectators see odds in every game, and nothing else on the screen moves. */
    @ParameterizedTest
    @ValueSource(strings = {"kanaloa", "origo", "ponte"})
    void oddsOfWatchedBotsStayInPlace(String game) {
        visitor(Visitors.phone());
        context.addInitScript("localStorage.setItem('atoll.chances', 'on');");
        storeGame(SampleGames.stored(SampleGames.game(game, 3, 30), "21"));
        open("?bot=js#table");
        await("bot|forced");
        page.evaluate(Scripts.named("recordPlaces"));
        assertThat(number()).hasText(Pattern.compile("\\d+\\s%"), searchTimeout());
        Locator source = page.locator("#last-turn");
        for (String bot : List.of("bot.1", "bot.2")) {
            String told = Texts.GERMAN.text("advice.standing.source").replace("{0}", Texts.GERMAN.text(bot));
            assertThat(source)
                    .containsText(told, new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS));
        }
        assertThat(number()).hasText(Pattern.compile("\\d+\\s%"));
        Object places = page.evaluate("[...places]");
        assertEquals(1, ((List<?>) places).size(), () -> "one place for everything: " + places);
    }

    static Stream<Arguments> tables() {
        return Games.INFOS.stream()
                .flatMap(info -> IntStream.rangeClosed(info.minSeats(), info.maxSeats())
                        .mapToObj(seats -> Arguments.of(info.id(), seats)));
    }

    /** The space of the odds is free, so nothing moves when they are switched on, arrive, and are switched off. */
    @ParameterizedTest
    @MethodSource("tables")
    void switchingOddsMovesNothing(String game, int seats) {
        visitor(desk().setLocale("de-DE"));
        storeGame(SampleGames.stored(
                SampleGames.game(Setup.of(Games.find(game).info(), seats), 7, 60), "1".repeat(seats - 1) + "y"));
        open("?bot=js#table");
        await("person");
        for (int[] size : SIZES) {
            resize(size[0], size[1]);
            String where = size[0] + " x " + size[1];
            Object before = page.evaluate(PLACES);
            page.locator("#open-chances").click();
            assertThat(page.locator("#open-chances")).hasAttribute("data-busy", "yes");
            assertThat(odds()).isVisible();
            assertEquals(before, page.evaluate(PLACES), where + ": searching");
            page.keyboard().press("Escape"); // takes the result so far
            awaitOdds(page);
            assertEquals(before, page.evaluate(PLACES), where + ": shown");
            page.evaluate(
                    "document.querySelectorAll('.odds .number').forEach(e => { e.textContent = '100\\u202f%'; })");
            assertEquals(before, page.evaluate(PLACES), where + ": the widest number");
            assertEquals(List.of(), page.evaluate(OVERLAPS), where);
            page.locator("#open-chances").click();
            assertThat(odds()).isHidden();
            assertEquals(before, page.evaluate(PLACES), where + ": switched off");
        }
    }

    /** Waits until the odds of the shown position are known. */
    static void awaitOdds(Page page) {
        assertThat(page.locator(".odds[data-odds=fresh]").first())
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MILLIS));
    }

    private Locator odds() {
        return page.locator(".odds").first();
    }

    private Locator number() {
        return page.locator(".odds .number").first();
    }

    private int sumOfOdds() {
        List<String> numbers = page.locator(".odds .number").allTextContents();
        assertEquals(2, numbers.size());
        return IntStream.range(0, 2)
                .map(seat -> Integer.parseInt(numbers.get(seat).replace("\u202f%", "")))
                .sum();
    }
}
