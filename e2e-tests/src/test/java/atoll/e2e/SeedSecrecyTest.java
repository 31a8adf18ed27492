package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The seed of future chance is revealed nowhere before the game is over: on no page, in no link, file or console. */
class SeedSecrecyTest extends PageTest {
    private static final Seed SEED = Seed.parse("0123456789abcdef0fedcba987654321");
    private static final Seed ANOTHER = Seed.parse("ffeeddccbbaa99887766554433221100");

    /** A game of Kanaloa with that seed, up to a decision of seat 0 after that many moves, or to its end. */
    private static Session game(int plies) {
        Game game = Games.find("kanaloa");
        Session session = new Session(game, Setup.of(game.info(), 2), SEED);
        MoveList legal = new MoveList();
        Rng rng = new Rng(1);
        while (session.state().actor() != State.OVER
                && (session.ply() < plies || session.state().actor() != 0)) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        return session;
    }

    private static void isSecret(String where, String text) {
        List<String> forms = new ArrayList<>(List.of(SEED.toString()));
        for (int word : new int[] {SEED.a(), SEED.b(), SEED.c(), SEED.d()}) {
            forms.addAll(List.of(Integer.toString(word), Integer.toUnsignedString(word), Integer.toHexString(word)));
        }
        for (String form : forms) {
            assertFalse(text.contains(form), where + " tells the seed: " + form);
        }
    }

    /** A link without the address before it. */
    private static String after(String address) {
        return address.substring(address.indexOf('#') + 1);
    }

    @Test
    void noPageLinkFileOrConsoleRevealsTheSeedOfAGameUnderWay() throws BadLink, IOException {
        Session session = game(40);
        List<String> console = new ArrayList<>();
        visitor(desk());
        context.onConsoleMessage(message -> console.add(message.text()));
        context.addInitScript("""
                window.posted = [];
                const post = Worker.prototype.postMessage;
                Worker.prototype.postMessage = function(message) {
                  posted.push(JSON.stringify(message));
                  return post.apply(this, arguments);
                };
                """);
        storeGame(SampleGames.stored(session, "y1"));
        open("#table");
        await("person");
        assertEquals(SEED.toString(), storedGames().get(0).get("seed"), "the browser itself keeps it");
        isSecret("the table", page.content());

        page.keyboard().press("h");
        context.waitForCondition(() -> (int) page.evaluate("posted.length") > 0);
        isSecret("what a bot is asked", (String) page.evaluate("posted.join()"));

        Session other = Session.of(session.record(), ANOTHER);
        share("share.position");
        assertEquals(server.url() + "#" + SampleGames.positionLink(other), shared().inputValue());
        page.keyboard().press("Escape");
        share("share.game");
        assertEquals(server.url() + "#" + SampleGames.gameLink(other), shared().inputValue());
        assertNull(Link.read(SampleGames.gameLink(session)).record().seed());
        page.keyboard().press("Escape");
        share("share.view");
        assertEquals(Link.view(other.game(), other.state(), 0), after(shared().inputValue()));
        page.keyboard().press("Escape");
        share("share.notation");
        isSecret("the text of the moves", shared().inputValue());
        isSecret("the dialog", page.content());
        page.keyboard().press("Escape");

        open("#games");
        for (String text : List.of("games.export", "games.save")) {
            Download download = page.waitForDownload(() -> page.getByRole(AriaRole.BUTTON)
                    .getByText(Texts.ENGLISH.text(text))
                    .first()
                    .click());
            String file = Files.readString(download.path());
            isSecret("the file", file);
            JsonObject game = JsonParser.parseString(file)
                    .getAsJsonObject()
                    .getAsJsonArray("games")
                    .get(0)
                    .getAsJsonObject();
            assertFalse(game.has("seed"));
            assertEquals(SampleGames.gameLink(session), game.get("game").getAsString());
        }
        isSecret("the list of games", page.content());
        isSecret("the console", console.toString());
    }

    @Test
    void aBoardInAFrameRevealsNoSeed() {
        visitor(desk());
        open("?embed#" + SampleGames.gameLink(game(40)));
        isSecret("the frame", page.content());
    }

    @Test
    void aGameByLinkSaysThatItsLinksForetell() throws BadLink {
        Session session = game(40);
        visitWithStoredGame(desk(), SampleGames.stored(session, "yr"), "#table");
        await("person");
        share("share.turn");
        assertThat(page.locator("dialog")).containsText(Texts.ENGLISH.text("share.reveals.foretold"));
        assertEquals(SEED, Link.read(after(shared().inputValue())).turn().seed());
    }

    @Test
    void aFinishedGameRevealsItsSeed() throws BadLink {
        Session over = game(Integer.MAX_VALUE);
        visitWithStoredGame(desk(), SampleGames.stored(over, "y1"), "#table");
        await("over");
        assertThat(page.locator("#result")).containsText(SEED.toString());
        share("share.game");
        String link = shared().inputValue();
        assertEquals(
                SEED, Link.read(link.substring(link.indexOf('#') + 1)).record().seed());
        assertTrue(over.followsSeed());
    }
}
