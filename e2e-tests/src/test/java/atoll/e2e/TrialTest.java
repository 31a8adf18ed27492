package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import atoll.template.TemplateMoves;
import atoll.template.TemplateState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/**
 * A test of the trial site: the page with Flotsam, the template game, beside the shipped ones. It tests everything that
 * surrounds a game with hidden hands, chance, two to five seats and responses in another's turn.
 */
abstract class TrialTest extends PageTest {
    static final Path TRIAL = Path.of(System.getProperty("atoll.trial", "target/trial/site"));

    private static final TemplateGame FLOTSAM = new TemplateGame();

    @Override
    Path site() {
        return TRIAL;
    }

    /** Starts a game of Flotsam from the home page. {@code kinds} has a character per seat: y, p, or a bot's level. */
    void beginFlotsam(String kinds) {
        page.locator("a[href='#new.template']").click();
        isScreen("new");
        page.locator(".radios input[name=seats]").nth(kinds.length() - 2).check();
        for (int seat = 0; seat < kinds.length(); seat++) {
            page.locator(".seating select").nth(seat).selectOption(kinds.substring(seat, seat + 1));
        }
        page.locator("form .primary").click();
        isScreen("table");
    }

    /** A random game of Flotsam, played on the JVM: {@code plies} moves, or to its end if that is earlier. */
    static Session flotsam(int seats, int seed, int plies) {
        Session session = new Session(FLOTSAM, Setup.of(FLOTSAM.info(), seats), Seed.of(seed));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        while (session.ply() < plies && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        return session;
    }

    /** Picks a random spot, or confirms the picks: a card alone is played, with a rival it is a duel. */
    void decideAny(Random random) {
        int ply = ply();
        if (page.locator("#confirm").count() > 0 && random.nextBoolean()) {
            page.locator("#confirm").click();
            page.locator("#table:not([data-ply='" + ply + "'])").waitFor();
        } else {
            clickAny(random);
        }
    }

    /** Plays random moves for every person until the position is at least this far, and a person's turn. */
    void decideTo(int ply, Random random) {
        awaitDecision();
        while (!isOver() && ply() < ply) {
            decideAny(random);
            awaitDecision();
        }
    }

    /** Waits for a person's turn, or the end; a handover screen shows the public view, and is accepted. */
    void awaitDecision() {
        await("person|over|handover");
        if ("handover".equals(table().getAttribute("data-state"))) {
            assertShowsOnly(State.SPECTATOR);
            page.locator("#choices .primary").click();
            await("person");
        }
    }

    /** The stored game up to the current position: all of it, which no seat may see. */
    Session storedSession() {
        awaitStored(ply());
        String[] words = lastStoredGame().split(" ");
        try {
            Session session = Session.of(Link.read(TemplateGames.ALL, words[3]).record(), Seed.parse(words[1]));
            session.seek(Integer.parseInt(words[2]));
            return session;
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    // Face-down choices are described to all once a later move has revealed them.
    private static boolean isRevealed(Session truth, int ply) {
        for (int later = ply + 1; later < truth.length(); later++) {
            if (later - truth.at(later).revealedCount(truth.move(later)) <= ply) {
                return true;
            }
        }
        return false;
    }

    /** Asserts that board and log show exactly what {@code seat}, or a spectator, knows of the stored game. */
    void assertShowsOnly(int seat) {
        Session truth = storedSession();
        TemplateState view = (TemplateState) truth.view(seat);
        TreeMap<String, String> hand = new TreeMap<>();
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            String name = TemplateMoves.name(kind);
            hand.put("hand:" + name, view.hand(Math.max(0, seat), kind) + " " + name + " held");
        }
        List<String> labels = new ArrayList<>();
        for (String spot : hand.keySet()) {
            labels.add(page.locator("#spots [data-spot='" + spot + "']").getAttribute("aria-label"));
        }
        assertEquals(new ArrayList<>(hand.values()), labels);
        assertThat(table()).hasAttribute("data-rest", "shown");
        List<String> log = page.locator("#log li:not(.other)").allTextContents();
        assertEquals(truth.length(), log.size());
        assertThat(log()).hasCount(truth.ply());
        for (int i = 0; i < truth.length(); i++) {
            String token = TemplateMoves.token(truth.move(i));
            boolean seen = truth.at(i).isVisibleTo(seat, truth.move(i)) || isRevealed(truth, i);
            assertEquals(seen, log.get(i).contains(token), "entry " + (i + 1) + " for seat " + seat + ": " + log);
        }
        for (int other = 0; other < view.seats(); other++) {
            int unknown = view.unknown(other);
            String standing = page.locator("#players .standing").nth(other).textContent();
            assertTrue(standing.startsWith(unknown + " unknown"), standing);
        }
    }
}
