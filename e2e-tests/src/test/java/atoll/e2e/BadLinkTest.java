package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import com.microsoft.playwright.Browser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Links that are cut, mistyped, made up or foreign: each is explained, and nothing is lost. */
class BadLinkTest extends PageTest {
    private static final String KEPT = SampleGames.stored(SampleGames.ponte(12), "y1");
    private static final String GAME = SampleGames.gameLink(SampleGames.ponte(40));
    private static final String POSITION = SampleGames.positionLink(SampleGames.ponte(40));

    /** A link, and the text that explains its error. */
    private record Bad(String link, String why) {}

    private static List<Bad> links() {
        List<Bad> bad = new ArrayList<>();
        for (String form : List.of(
                "1",
                "1.",
                "1..",
                "1...",
                "2.ponte",
                "2.ponte.",
                "2.ponte.g",
                "2.ponte.gg.AAAAAAAA",
                "0.ponte.g.AAAAAAAA",
                "2x.ponte.g.AAAAAAAA",
                "1234.ponte.g.AAAAAAAA",
                "1%00.ponte",
                "1<script>alert(1)</script>")) {
            bad.add(new Bad(form, "form"));
        }
        for (String link : List.of(GAME, POSITION)) {
            for (int length : List.of(12, 15, link.length() / 2, link.length() - 2, link.length() - 1)) {
                bad.add(new Bad(link.substring(0, length), "damaged"));
            }
            for (int at : List.of(11, 16, link.length() / 2, link.length() - 1)) {
                String other = link.charAt(at) == 'x' ? "y" : "x";
                bad.add(new Bad(link.substring(0, at) + other + link.substring(at + 1), "damaged"));
            }
            bad.add(new Bad(link + "A", "damaged"));
            bad.add(new Bad(link + link, "damaged"));
            bad.add(new Bad(link.replace("ponte.", "Ponte."), "damaged"));
            bad.add(new Bad("3" + link.substring(1), "newer"));
            bad.add(new Bad("1" + link.substring(1), "older"));
            bad.add(new Bad("999" + link.substring(1), "newer"));
        }
        bad.add(new Bad(GAME.replace(".g.", ".p."), "damaged"));
        bad.add(new Bad("2.ponte.p.ÄÖÜäöüß€", "damaged"));
        bad.add(new Bad("2.ponte.g." + "A".repeat(Link.LONGEST), "long"));
        bad.add(new Bad(GAME + "A".repeat(100 * Link.LONGEST), "long"));
        State elsewhere = new TemplateGame().start(Setup.of(new TemplateGame().info(), 2));
        bad.add(new Bad(Link.position(new TemplateGame(), elsewhere), "game"));
        // the bits of one game under the name of another
        bad.add(new Bad(Link.position(Games.find("ponte"), dealt()), "illegal"));
        return bad;
    }

    private static State dealt() {
        TemplateGame template = new TemplateGame();
        Session session = new Session(template, Setup.of(template.info(), 5), Seed.of(1));
        while (session.state().actor() == State.CHANCE) {
            session.play(session.outcome());
        }
        return session.state();
    }

    @Test
    void eachIsExplainedInEnglish() {
        explain(desk(), Texts.ENGLISH);
    }

    @Test
    void eachIsExplainedInGerman() {
        explain(Visitors.phone(), Texts.GERMAN);
    }

    private void explain(Browser.NewContextOptions options, Texts texts) {
        List<Bad> links = links();
        assertTrue(links.size() >= 30, "only " + links.size());
        visitWithStoredGame(options, KEPT, "");
        for (Bad bad : links) {
            open("#" + bad.link());
            String link = bad.link().substring(0, Math.min(60, bad.link().length()));
            assertThat(page.locator("body")).hasAttribute("data-screen", "badlink");
            assertThat(page.locator("h1").last()).hasText(texts.text("link.bad.title"));
            assertEquals(
                    texts.text("link.bad." + bad.why()),
                    page.locator("main .lead").textContent(),
                    link);
            assertThat(page.locator("main .hint")).hasText(texts.text("link.bad.safe"));
            assertEquals(KEPT, lastStoredGame(), link);
        }
        page.locator("main a[href='#table']").click();
        await("person");
        awaitPly(12);
    }

    @Test
    void eachIsExplainedOnAFirstVisit() {
        for (Bad bad : List.of(links().get(0), links().get(20), new Bad("2.chess.g.AAAAAAAA", "damaged"))) {
            visit("#" + bad.link());
            isScreen("badlink");
            assertThat(page.locator("main .lead")).hasText(Texts.ENGLISH.text("link.bad." + bad.why()));
            page.locator("main .primary").click();
            isScreen("home");
        }
    }

    @Test
    void anAddressThatIsNoLinkLeadsHome() {
        visitWithStoredGame(desk(), KEPT, "");
        for (String fragment :
                List.of("nowhere", "new.", "new.chess", "table.x", "%F0", "<img src=x onerror=alert(1)>")) {
            open("#about");
            isScreen("about");
            open("#" + fragment);
            isScreen("home");
            assertEquals(KEPT, lastStoredGame());
        }
    }
}
