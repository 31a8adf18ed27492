package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The player's rating: recorded at the end of a game, shown with statistics, used for bots; and what makes a game unrated. */
class RatingTest extends RatedGameTest {
    private Locator cell(String table, int row, int column) {
        return page.locator(".stats table[aria-label='" + Texts.ENGLISH.text(table) + "'] tbody tr")
                .nth(row)
                .locator("th, td")
                .nth(column);
    }

    @Test
    void aFinishedGameIsRatedAndCounted() {
        openBeforeTheEnd(desk());
        playTheLastMove();
        assertThat(line())
                .hasText(Pattern.compile("^Your rating: \\d+ ± \\d+ \\([+−]\\d+\\)\\. Level 3 of the bots has 1500; "
                        + "the range ± narrows with every rated game\\.\\s*$"));
        assertThat(page.locator("#voice")).containsText(line().textContent().trim());
        awaitResults(1);
        Map<String, String> result = storedResults().get(0);
        assertEquals("", result.get("unrated"));
        assertEquals("kept", result.get("of"));
        assertTrue(result.get("colour").startsWith("ponte-"), result.get("colour"));
        assertAccessible();
        saveScreenshot("rating-result");
        // going back and coming again changes nothing
        page.keyboard().press(",");
        await("looking");
        page.keyboard().press(".");
        await("over");
        assertThat(line()).hasCount(1);
        String points =
                line().textContent().replaceAll(".*: (\\d+ ± \\d+) .*", "$1").trim();

        page.locator("#result > .rating a").focus();
        page.keyboard().press("Enter");
        isScreen("stats");
        assertThat(cell("stats.ratings", 0, 0)).containsText("Ponte del Diavolo");
        assertThat(cell("stats.ratings", 0, 1)).hasText(points);
        assertThat(cell("stats.by.level", 0, 1)).hasText("1");
        assertThat(cell("stats.by.colour", 0, 0)).hasText(Pattern.compile("Light|Dark"));
        assertThat(cell("stats.by.seat", 0, 0)).hasText("Seat " + (person + 1));
        assertAccessible();
        page.locator(".stats select").selectOption("origo");
        assertThat(page.locator(".stats .lead")).hasText(Texts.ENGLISH.text("stats.none"));
        page.reload();
        assertThat(cell("stats.ratings", 0, 1)).hasText(points);
        assertEquals(List.of(result), storedResults());
    }

    @Test
    void aHintMakesAGameUnratedEvenAfterAReload() {
        openBeforeTheEnd(desk());
        page.keyboard().press("h");
        String why = Texts.ENGLISH.text("stats.why.hint");
        assertThat(page.locator(".notice").last())
                .hasText(Texts.ENGLISH.text("stats.now").replace("{0}", why));
        for (int[] size : new int[][] {{1280, 800}, {390, 844}}) {
            page.setViewportSize(size[0], size[1]);
            page.waitForFunction(Scripts.named("isBelow"), List.of(".notice", "#board"));
        }
        context.waitForCondition(() -> "h".equals(storedGames().get(0).get("aids")));
        page.reload();
        await("person");
        playTheLastMove();
        assertThat(line()).containsText(Texts.ENGLISH.text("stats.unrated").replace("{0}", why));
        awaitResults(1);
        assertEquals("h", storedResults().get(0).get("unrated"));
        page.locator("#result > .rating a").click();
        assertThat(page.locator(".stats section").first()).containsText(Texts.ENGLISH.text("stats.ratings.none"));
        assertThat(cell("stats.by.game", 0, 1)).hasText("1");
    }

    @Test
    void oddsLeftOnAreOffInARatedGameUntilTheyAreWanted() {
        openBeforeTheEnd(desk());
        page.evaluate("localStorage.setItem('atoll.chances', 'on')");
        page.reload();
        await("person");
        Locator odds = page.locator("#open-chances");
        assertThat(odds).hasAttribute("aria-pressed", "false");
        assertThat(odds).hasAttribute("title", Pattern.compile("unrated"));
        assertEquals("", storedGames().get(0).get("aids"));
        odds.click();
        context.waitForCondition(() -> "h".equals(storedGames().get(0).get("aids")));
        assertThat(odds).not().hasAttribute("title", Pattern.compile("unrated"));
        page.reload();
        assertThat(odds).hasAttribute("aria-pressed", "true");
    }

    @Test
    void aResultOutOfRangeIsToldAndKept() {
        visitor(desk());
        Map<String, String> wrong = measured(sample("b", "ponte", "y3", THEN), 99_999);
        context.addInitScript(SampleGames.storeScript(wrong));
        open("#stats");
        assertThat(page.locator(".stats .warning"))
                .hasText(Texts.ENGLISH.text("stats.unreadable.one").replace("{0}", "1"));
        assertThat(page.locator(".stats .lead")).hasText(Texts.ENGLISH.text("stats.none"));
        assertEquals("99999", storedResults().get(0).get("cost"));
    }

    @Test
    void takingAMoveBackIsWarnedOf() {
        openBeforeTheEnd(desk());
        page.keyboard().press("u");
        assertThat(page.locator(".notice").last()).hasText(Texts.ENGLISH.text("stats.undone"));
    }

    @Test
    void aStudyOfTheGameMakesItUnrated() {
        openBeforeTheEnd(desk());
        open("#study.~" + person);
        isScreen("study");
        context.waitForCondition(() -> storedGames().stream().anyMatch(each -> "s".equals(each.get("aids"))));
    }

    @Test
    void aStudyOfALinkToThePositionMakesItUnratedToo() {
        openBeforeTheEnd(desk());
        page.locator(".menu-button").click();
        assertThat(page.locator("#study-hint")).hasText(Texts.ENGLISH.text("stats.aids"));
        page.keyboard().press("Escape");
        open("#study." + Link.position(end.game(), end.at(lastChoice)));
        isScreen("study");
        open("#table");
        await("person");
        context.waitForCondition(() -> SavedGame.STUDIED.equals(theGame().get("aids")));
    }

    private Map<String, String> theGame() {
        return storedGames().stream()
                .filter(each -> "kept".equals(each.get("id")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theStatisticsAreInGermanOnAPhoneToo() {
        visitor(Visitors.phone());
        open("#stats");
        isScreen("stats");
        assertThat(page.locator(".stats .lead")).hasText(Texts.GERMAN.text("stats.none"));
        assertAccessible();
        List<Map<String, String>> results = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            String time = "2026-02-0" + (i + 1) + "T12:00:00.000Z";
            results.add(measured(sample("a".repeat(i + 1), "ponte", "y3", time), 90 - 9 * i));
        }
        results.add(measured(sample("d", "kanaloa", "y3", "2026-02-03T12:00:00.000Z"), 30));
        results.add(sample("b", "origo", "2y34", "2026-02-03T12:00:00.000Z"));
        results.add(sample("c", "origo", "2y34", "2099-02-03T12:00:00.000Z"));
        open("#games");
        importFile(file(results));
        awaitResults(10);
        open("#stats");
        assertThat(page.locator(".stats tbody").first().locator("tr")).hasCount(3);
        assertThat(page.locator(".stats .warning"))
                .hasText(Texts.GERMAN.text("stats.future.one").replace("{0}", "1"));
        assertThat(page.locator(".cost-dates span")).hasText(new String[] {"01.02.2026", "07.02.2026"});
        assertThat(page.locator(".cost-curve"))
                .hasAttribute("aria-label", Pattern.compile("^7 Partien .* 7,2 % .* 5,4 %\\.$"));
        assertAccessible();
        page.locator(".stats details").last().locator("summary").click();
        assertThat(page.locator(".stats details").last().locator("tbody tr")).hasCount(8);
        assertAccessible();
        saveScreenshot("rating-stats-phone");
        assertEquals(
                true, page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
    }

    /** An address of a study does not make the game unrated, whoever wrote it: only storing the study does. */
    @Test
    void anAddressAloneMakesNoGameUnrated() {
        Session session = new Session(end.game(), end.state().setup(), end.seed());
        SavedGame saved = new SavedGame("kept", 1, session, SeatAssignments.parse("y3"), THEN);
        session.play(end.move(0));
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(saved.written(THEN)));
        open("#study.~0");
        isScreen("openstudy");
        open("#games");
        assertThat(page.locator(".games > .kept > li")).hasCount(1);
        assertEquals("", storedGames().get(0).get("aids"));
        open("#study.~0");
        isScreen("openstudy");
        page.locator("main .primary").click();
        isScreen("study");
        context.waitForCondition(
                () -> storedGames().stream().anyMatch(each -> SavedGame.STUDIED.equals(each.get("aids"))));
    }

    @Test
    void botsOfThePlayersStrengthAreDrawn() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "y1"), "#games");
        List<Map<String, String>> results = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Map<String, String> won =
                    sample("a".repeat(i + 1), "ponte", "y6", "2026-02-0" + (i + 1) + "T12:00:00.000Z");
            won.put("places", "12");
            results.add(won);
        }
        importFile(file(results));
        awaitResults(9);
        open("#new.ponte");
        assertThat(page.locator("form")).containsText(Texts.ENGLISH.text("new.bots"));
        page.locator("#even-bots").click();
        // stronger than all: no level to mix
        assertThat(page.locator(".strength [role=status]")).containsText("Level 6 fits.");
        assertThat(page.locator(".seating select").nth(1)).hasValue("6");
        assertAccessible();
        open("#new.kanaloa");
        page.locator("#even-bots").click();
        assertThat(page.locator(".strength [role=status]")).containsText("no rating yet; 1500 is assumed");
        assertThat(page.locator(".seating select").nth(1)).hasValue(Pattern.compile("[23]"));
        page.locator(".seating select").nth(1).selectOption("5");
        assertThat(page.locator(".strength [role=status]")).not().containsText("1500");
    }
}
