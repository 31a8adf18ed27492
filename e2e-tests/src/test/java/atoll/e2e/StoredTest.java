package atoll.e2e;

import atoll.study.Study;
import com.microsoft.playwright.Locator;

/** What tests of stored games and studies share: the lists of both, and the tabs in which they are open. */
abstract class StoredTest extends PageTest {
    void visitWithStudy(Study study, String address) {
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(SampleStudies.stored("kept", study)));
        open(address);
    }

    /** The rows of the list of studies. */
    Locator studies() {
        return page.locator(".studies .kept > li");
    }

    /** Presses the first such button in the lists of games and studies. */
    void act(String key) {
        page.locator(".kept > li [data-act='" + key + "']").first().click();
    }

    /** Gives the first listed game or study another name. */
    void rename(String name) {
        act("games.rename");
        page.locator("dialog input").fill(name);
        page.keyboard().press("Enter");
    }

    /** Changes the title of the open study, as a change of any kind. */
    void change(String title) {
        page.locator("main .field").fill(title);
    }

    void awaitTitle(String title) {
        context.waitForCondition(() -> title.equals(storedGames().get(0).get("name")));
    }

    /** A browser without locks, where nobody knows what other tabs have open. */
    void withoutLocks() {
        context.addInitScript("Object.defineProperty(Navigator.prototype, 'locks', { get() {} });");
    }
}
