package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import atoll.play.Session;
import org.junit.jupiter.api.Test;

/** The browser's Back button at a table whose history or review is open. */
class BackTest extends PageTest {
    private final Session session = SampleGames.ponte(20);

    @Test
    void backClosesWhatIsOpenAndThenLeavesTheTable() {
        visitWithStoredGame(Visitors.phone(), SampleGames.stored(session, "pp"), "");
        page.locator(".continue a").tap();
        await("person");
        for (int time = 0; time < 2; time++) {
            page.locator("#open-log").tap();
            page.goBack();
            assertThat(page.locator(".log-panel")).not().isVisible();
            await("person");
        }
        page.locator("#open-log").tap();
        page.locator(".log-review").tap();
        assertThat(page.locator("#review")).isVisible();
        page.goBack();
        assertThat(page.locator("#review")).not().isVisible();
        await("person");
        // Closed by its own button: Back leaves at once.
        page.locator("#open-log").tap();
        page.locator(".drawer-close").tap();
        assertThat(page.locator(".log-panel")).not().isVisible();
        page.goBack();
        isScreen("home");
    }

    @Test
    void aHistoryBesideTheBoardIsNotClosed() {
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "");
        page.locator(".continue a").click();
        await("person");
        page.keyboard().press("l");
        assertThat(page.locator("#log")).isFocused();
        page.goBack();
        isScreen("home");
    }
}
