package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.Session;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What chance brought each player of a finished game. */
class LuckTest extends PageTest {
    private static final int LONG_MILLIS = 120_000;
    /** Luck, its margin, the cost of moves, its margin, the result, and the result without luck. */
    private static final Pattern ROW = Pattern.compile(".*: luck ([+−]?\\d+) % \\(± (\\d+)\\)\\."
            + " (?:Moves that cost 4 % or more: \\d+ % together \\(± \\d+\\)|No move cost 4 % or more)\\."
            + " Result (\\d+) %, without luck (−?\\d+) %\\.");

    private Locator start() {
        return page.locator("#luck-start");
    }

    private Locator rows() {
        return page.locator(".luck li");
    }

    private void openReview(Browser.NewContextOptions visitor, Session session) {
        visitWithStoredGame(
                visitor, SampleGames.stored(session, "p".repeat(session.state().seats())), "#table");
        await("over");
        page.locator("#review-game").click();
        assertThat(page.locator("#review"))
                .hasAttribute("data-done", "yes", new LocatorAssertions.HasAttributeOptions().setTimeout(LONG_MILLIS));
    }

    @Test
    void itIsMeasuredStoppedAndResumed() {
        Session session = ReviewTest.endgame("kanaloa");
        openReview(desk(), session);
        assertThat(start()).hasText(Texts.ENGLISH.text("review.luck.start"));
        start().focus();
        page.keyboard().press("Enter");
        assertThat(start()).hasText(Texts.ENGLISH.text("review.stop"));
        assertThat(page.locator("#luck-start + progress"))
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(LONG_MILLIS));
        page.keyboard().press("Enter");
        assertThat(start()).hasText(Texts.ENGLISH.text("review.go"));
        page.keyboard().press("Enter");
        assertThat(rows())
                .hasCount(session.state().seats(), new LocatorAssertions.HasCountOptions().setTimeout(LONG_MILLIS));
        assertThat(start()).isHidden();
        assertAccessible();
        int luck = 0;
        for (int seat = 0; seat < session.state().seats(); seat++) {
            int[] numbers = numbers(rows().nth(seat).innerText());
            luck += numbers[0];
            assertTrue(numbers[1] < 100, "a margin of " + numbers[1] + " %");
            assertEquals(session.state().rank(seat) == 1 ? 100 : 0, numbers[2]);
            assertEquals(numbers[2] - numbers[0], numbers[3], 1.0);
        }
        assertEquals(0, luck, 1.0 * session.state().seats());
    }

    private static int[] numbers(String row) {
        Matcher matcher = ROW.matcher(row);
        assertTrue(matcher.matches(), row);
        int[] numbers = new int[matcher.groupCount()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Integer.parseInt(matcher.group(i + 1).replace('−', '-'));
        }
        return numbers;
    }

    @Test
    void aGameWithoutChanceSaysSo() {
        Session session = ReviewTest.endgame("ponte");
        openReview(desk().setLocale("de-DE"), session);
        assertThat(page.locator("#review")).containsText(Texts.GERMAN.text("review.luck.none"));
        assertThat(start()).isHidden();
        assertThat(rows()).hasCount(2);
        assertEquals(List.of(), violations());
    }

    /** Nobody is told to have played without fault before every move is judged. */
    @Test
    void costsAreSummedOnlyWhenAllAreKnown() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(Integer.MAX_VALUE), "pp"), "#table");
        await("over");
        page.locator("#review-game").click();
        page.locator("#review-stop").click();
        assertThat(page.locator("#review-stop")).hasText(Texts.ENGLISH.text("review.go"));
        assertThat(page.locator("#review")).containsText(Texts.ENGLISH.text("review.luck.none"));
        assertThat(page.locator("#review")).hasAttribute("data-done", "no");
        assertThat(rows()).hasCount(0);
    }
}
