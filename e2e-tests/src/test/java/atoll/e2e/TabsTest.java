package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.play.Link;
import atoll.play.Seed;
import com.microsoft.playwright.Page;
import java.util.List;
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
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("busy.elsewhere"));
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
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("busy.taken"));
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
    void aLinkLeadsToTheGameThatTheOtherTabHasBegunWithIt() {
        String link = Link.turn(Played.ponte(12).record(), new Link.CorrespondenceInfo(77, Seed.of(5), List.of(0, 0)));
        visit("");
        isScreen("home");
        Page first = page;
        page = context.newPage();
        open("#" + link);
        page.locator(".arrival .primary").click();
        await("person");
        awaitKept(12);
        page = first;
        open("#" + link);
        assertThat(page.locator(".arrival")).containsText(Texts.ENGLISH.text("turn.same"));
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
        // the move is hardly made before the page says so: there may be no table to see it on
        Alive any = alive().get(0);
        page.mouse().click(any.x(), any.y());
        assertThat(page.locator("body")).hasAttribute("data-screen", Pattern.compile("busy"));
        assertEquals(kept, kept());
    }

    @Test
    void aDeletedGameComesBackAsTheOtherTabLeftIt() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#games");
        assertThat(page.locator(".kept > li")).hasCount(1);
        Page list = page;
        page = context.newPage();
        open("#table");
        await("person");
        clickAny(new Random(7));
        awaitKept(10);
        String kept = kept();
        page.close();
        page = list;
        act("games.delete");
        context.waitForCondition(() -> keptGames().isEmpty());
        page.locator(".offer .plain").click();
        context.waitForCondition(() -> keptGames().size() == 1);
        assertEquals(kept, kept());
        assertThat(page.locator(".kept > li")).containsText("10 moves");
    }

    @Test
    void whatAnotherTabPlaysIsNeitherNamedNorDeleted() {
        visitWith(desk(), Played.kept(Played.ponte(9), "pp"), "#table");
        await("person");
        Page table = page;
        page = context.newPage();
        Page list = page;
        open("#games");
        name("Mine");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.busy"));
        assertEquals("", keptGames().get(0).get("name"));
        page.locator(".notice").evaluate("notice => notice.remove()");
        act("games.delete");
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("games.busy"));
        assertEquals(1, keptGames().size());

        // once it is free it gets its name, and keeps it when it is played on
        page = table;
        open("#");
        isScreen("home");
        page = list;
        name("Mine");
        assertThat(page.locator(".kept h2")).hasText("Mine");
        page = table;
        open("#table");
        await("person");
        clickAny(new Random(8));
        awaitKept(10);
        assertEquals("Mine", keptGames().get(0).get("name"));
        // also where it was at hand in this very tab
        open("#games");
        name("Ours");
        assertThat(page.locator(".kept h2")).hasText("Ours");
        page.locator(".kept .primary").click();
        await("person");
        clickAny(new Random(9));
        awaitKept(11);
        assertEquals("Ours", keptGames().get(0).get("name"));
    }

    @Test
    void whoFollowsALinkTakesTheGameOver() {
        visitWith(desk(), Played.kept(Played.ponte(9), "yr"), "#table");
        await("person|away");
        awaitKept(9);
        Page table = page;
        Link.CorrespondenceInfo turn =
                new Link.CorrespondenceInfo(Integer.parseInt(keptGames().get(0).get("tag")), Seed.of(5), List.of(0, 0));
        page = context.newPage();
        open("#" + Link.turn(Played.ponte(11).record(), turn));
        page.locator(".arrival .primary").click();
        isScreen("table");
        awaitPly(11);
        awaitKept(11);
        page = table;
        isScreen("busy");
        assertEquals(1, keptGames().size());
    }

    private void act(String key) {
        page.locator(".kept li [data-act='" + key + "']").click();
    }

    private void name(String name) {
        act("games.rename");
        page.locator("dialog input").fill(name);
        page.keyboard().press("Enter");
    }
}
