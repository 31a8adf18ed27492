package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.State;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The odds: whose are shown, when, and of which position. */
class OddsTest extends PageTest {
    private static final int MIDDLE = 41;

    @Test
    void oddsAreShownAndFollowTheGame() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        assertThat(page.locator("#chances")).isHidden();
        Locator toggle = page.locator("#open-chances");
        toggle.focus();
        page.keyboard().press("Enter");
        assertThat(toggle).hasAttribute("aria-pressed", "true");
        awaitOdds(page);
        assertEquals(100, sumOfOdds());
        assertThat(page.locator("#voice p").last()).hasText(Texts.ENGLISH.pattern("advice.standing.told"));
        click(alive().get(0));
        assertThat(page.locator("#chances")).hasAttribute("data-stale", "yes");
        page.locator("#chances .stop").click();
        awaitOdds(page);
        assertEquals(100, sumOfOdds());
        // the choice survives a reload
        page.reload();
        await("person");
        awaitOdds(page);
        page.locator("#chances button").last().click();
        assertThat(page.locator("#chances")).isHidden();
        assertThat(toggle).isFocused();
    }

    @Test
    void oddsFromAHintAreAnnouncedAtOnce() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#table");
        await("person");
        page.locator("#hint").click();
        assertThat(page.locator("#prompt")).hasText(Pattern.compile("^Hint: "), AdviceTest.searchTimeout());
        page.locator("#open-chances").click();
        assertThat(page.locator("#chances")).hasAttribute("data-busy", "no");
        assertThat(page.locator("#voice p").last()).hasText(Texts.ENGLISH.pattern("advice.standing.told"));
    }

    @Test
    void theBotsOwnMoveComesFirst() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(3), "12"), "?bot=js#table");
        // Only bots play: none of them may have to wait, and spectators see their odds.
        page.locator("#open-chances").click();
        assertThat(page.locator("#hint")).hasAttribute("aria-disabled", "true");
        page.keyboard().press("h");
        assertThat(page.locator("#chances .number").first())
                .hasText(Pattern.compile("\\d+ %"), AdviceTest.searchTimeout());
        assertEquals(100, sumOfOdds());
        assertThat(page.locator("#chances .source")).hasText(Pattern.compile("Estimate by (Friendly|Easy) bot\\."));
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
        assertThat(page.locator("#chances .note")).hasText(Texts.ENGLISH.text("advice.standing.unknown"));
        assertThat(page.locator("#chances .number").first()).hasText("");
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
        Object told = page.evaluate("""
                () => {
                  document.querySelector('#latest').click();
                  return [...document.querySelectorAll('#chances .number')].map(number => number.textContent).join('');
                }""");
        assertEquals("", told);
    }

    @Test
    void withHandoversNothingWaitsForBots() {
        visitor(desk());
        context.addInitScript("localStorage.setItem('atoll.chances', 'on');");
        storeGame(SampleGames.stored(SampleGames.game("kanaloa", 3, MIDDLE), "pp"));
        open("#table");
        await("handover");
        assertThat(page.locator("#chances .note")).hasText("");
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
        Locator number = page.locator("#chances .number").first();
        assertThat(number).hasText(Pattern.compile("\\d+ %"), AdviceTest.searchTimeout());
        Locator source = page.locator("#chances .source");
        String first = source.textContent();
        assertThat(source).not().hasText(first, new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MILLIS));
        assertThat(number).hasText(Pattern.compile("\\d+ %"));
        assertEquals(1, ((Number) page.evaluate("places.size")).intValue(), "one place for everything");
    }

    /** Waits until the odds of the shown position are known. */
    static void awaitOdds(Page page) {
        Locator current = page.locator("#chances[data-busy=no][data-stale=no]");
        assertThat(current).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MILLIS));
    }

    private int sumOfOdds() {
        List<String> numbers = page.locator("#chances .number").allTextContents();
        assertEquals(2, numbers.size());
        return IntStream.range(0, 2)
                .map(seat -> Integer.parseInt(numbers.get(seat).replace(" %", "")))
                .sum();
    }
}
