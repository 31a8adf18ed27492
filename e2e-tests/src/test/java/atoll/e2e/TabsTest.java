package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two tabs of one browser: one at a time changes a game, and none overwrites what the other did. */
class TabsTest extends PageTest {
    @Test
    void theSecondTabSaysSoAndMayTakeOver() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#table");
        await("person");
        Page first = page;
        page = context.newPage();
        open("#table");
        isScreen("busy");
        assertThat(page.locator(".lead")).hasText(Words.ENGLISH.text("busy.elsewhere"));
        // it is still the first one's
        page = first;
        clickAny(new Random(1));
        awaitKept(10);
        page = context.pages().get(1);
        page.locator(".primary").click();
        isScreen("table");
        await("person");
        awaitPly(10);
        clickAny(new Random(2));
        awaitKept(11);
        page = first;
        isScreen("busy");
        assertThat(page.locator(".lead")).hasText(Words.ENGLISH.text("busy.taken"));
        page.locator(".primary").click();
        isScreen("table");
        awaitPly(11);
        page = context.pages().get(1);
        isScreen("busy");
        assertEquals(1, keptGames().size());
    }

    @Test
    void aTabThatIsClosedLetsGo() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#table");
        await("person");
        Page first = page;
        page = context.newPage();
        first.close();
        open("#table");
        await("person");
        awaitPly(9);
    }

    @Test
    void whoGoesHomeLetsGo() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#table");
        await("person");
        open("#");
        isScreen("home");
        page = context.newPage();
        open("#table");
        await("person");
    }

    @Test
    void twoTabsPlayTwoGames() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#table");
        await("person");
        Page first = page;
        page = context.newPage();
        open("");
        beginAgainst(EASIEST);
        playTo(5, new Random(3));
        int ply = ply();
        page.reload();
        await("person|over");
        awaitPly(ply);
        page = first;
        clickAny(new Random(4));
        page.reload();
        await("person");
        awaitPly(10);
        assertEquals(2, keptGames().size());
    }

    @Test
    void withoutLocksTheLaterWriterIsToldInsteadOfOverwriting() {
        visitor(desk());
        context.addInitScript("Object.defineProperty(Navigator.prototype, 'locks', { get() {} });");
        keep(Played.kept(Played.ponte(9), "pp"));
        open("#table");
        await("person");
        Page first = page;
        page = context.newPage();
        open("#table");
        await("person");
        clickAny(new Random(5));
        awaitKept(10);
        String kept = kept();
        page = first;
        clickAny(new Random(6));
        assertThat(page.locator("body")).hasAttribute("data-screen", Pattern.compile("busy"));
        assertEquals(kept, kept());
    }
}
