package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.study.StudyJson;
import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A study is open in one tab at a time, as a game is. */
class StudyTabsTest extends StoredTest {
    @Test
    void theSecondTabReportsTheFirstAndMayTakeOver() {
        visitWithStudy(SampleStudies.ponte(), "#study.kept");
        isScreen("study");
        Page first = page;
        page = context.newPage();
        Page second = page;
        open("#study.kept");
        isScreen("busy");
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("studies.busy.elsewhere"));
        assertAccessible();
        // nor is it renamed there
        open("#games");
        rename("Mine");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.busy"));
        assertThat(studies().locator("h3")).hasText(SampleStudies.TITLE);

        page = first;
        change("One");
        awaitTitle("One");
        page = second;
        open("#study.kept");
        isScreen("busy");
        page.locator("main .primary").click();
        isScreen("study");
        assertThat(page.locator("main .field")).hasValue("One");
        change("Two");
        awaitTitle("Two");
        page = first;
        isScreen("busy");
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("studies.busy.taken"));
        page.locator("main .primary").click();
        isScreen("study");
        assertThat(page.locator("main .field")).hasValue("Two");
        page = second;
        isScreen("busy");
    }

    @Test
    void leavingAStudyReleasesIt() {
        visitWithStudy(SampleStudies.ponte(), "#study.kept");
        isScreen("study");
        open("#");
        isScreen("home");
        page = context.newPage();
        open("#study.kept");
        isScreen("study");
    }

    /** So the window that takes it over next finds the last change, however soon. */
    @Test
    void aStudyIsStoredWhenAnotherWindowGetsTheFocus() {
        visitWithStudy(SampleStudies.ponte(), "#study.kept");
        isScreen("study");
        context.clock().install();
        context.clock().pauseAt(System.currentTimeMillis() + 3_600_000);
        change("At once");
        page.evaluate("() => { dispatchEvent(new Event('blur')); }");
        awaitTitle("At once");
    }

    @Test
    void aStudyAndAGameAreOpenInTurn() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "#games");
        importFile("study.json", StudyJson.write(SampleStudies.ponte()));
        assertThat(studies()).hasCount(1);
        for (int turn = 1; turn < 3; turn++) {
            act("studies.open");
            isScreen("study");
            change("Turn " + turn);
            page.evaluate("() => { location.hash = 'table'; }");
            await("person");
            clickAny(new Random(turn));
            awaitPly(9 + turn);
            open("#games");
            assertThat(studies().locator("h3")).hasText("Turn " + turn);
            int ply = 9 + turn;
            context.waitForCondition(() -> storedGames().stream()
                    .anyMatch(each -> Integer.toString(ply).equals(each.get("ply"))));
            assertThat(page.locator(".notice:not(.offer)").getByText(Texts.ENGLISH.text("games.busy")))
                    .hasCount(0);
        }
    }

    @Test
    void withoutLocksTheLaterWriterIsWarned() {
        visitor(desk());
        withoutLocks();
        context.addInitScript(SampleGames.storeScript(SampleStudies.stored("kept", SampleStudies.ponte())));
        open("#study.kept");
        isScreen("study");
        Page first = page;
        page = context.newPage();
        open("#study.kept");
        isScreen("study");
        change("Theirs");
        awaitTitle("Theirs");
        page = first;
        change("Mine");
        isScreen("busy");
        assertEquals("Theirs", storedGames().get(0).get("name"));
    }
}
