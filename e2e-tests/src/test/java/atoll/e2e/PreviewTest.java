package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about the spot that is pointed at: where it is, and how long it stays. */
class PreviewTest extends PageTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    /** After a move with a resting pointer, nothing is left of its preview while the bot thinks, nor after its move. */
    @Test
    void noPreviewStaysWhileABotThinks() {
        Session session = lastTake();
        visitor(desk());
        storeGame(againstABot(session));
        open("#table");
        await("person");
        page.mouse().move(1, 1);
        Object plain = marks();
        pointAt("column:1");
        assertThat(note()).not().isEmpty();
        assertNotEquals(plain, marks());
        page.mouse().down();
        page.mouse().up();
        await("bot");
        assertThat(note()).isEmpty();
        assertThat(page.locator(".board")).hasAttribute("data-pointing", "no");
        await("person");
        assertThat(note()).isEmpty();
        Object resting = marks();
        page.mouse().move(1, 1);
        assertEquals(resting, marks(), "the pointer that rested there showed nothing");
    }

    /** It covers neither the board nor a button, and nothing moves. */
    @ParameterizedTest
    @CsvSource({"390, 844", "320, 568", "844, 390", "1440, 900"})
    void theNoteIsBesideTheBoard(int width, int height) {
        visitor(desk().setViewportSize(width, height).setHasTouch(width < 1000));
        storeGame(againstABot(lastTake()));
        open("#table");
        await("person");
        Object places = places();
        pointAt("column:1");
        assertThat(note()).isVisible();
        assertEquals(places, places());
        BoundingBox box = note().boundingBox();
        for (String other : new String[] {".board", ".tools", ".players"}) {
            assertApart(box, page.locator(other).boundingBox(), other);
        }
        Object cut = note().evaluate("e => e.scrollHeight - e.clientHeight");
        assertTrue(((Number) cut).intValue() <= 1, "cut by " + cut);
        page.mouse().move(1, 1);
        page.dispatchEvent("#board", "pointerleave", Map.of());
        assertThat(note()).isHidden();
        assertEquals(places, places());
    }

    private static void assertApart(BoundingBox a, BoundingBox b, String what) {
        double across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        double down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        assertTrue(across <= 1 || down <= 1, what + " is covered by " + across + " x " + down);
    }

    private static String againstABot(Session session) {
        return SampleGames.stored(session, session.state().actor() == 0 ? "y6" : "6y");
    }

    // The seat to move takes its turn's last card; then another one decides.
    private static Session lastTake() {
        Session session = new Session(GAME, Setup.of(GAME.info(), 2), Seed.of(9));
        MoveList legal = new MoveList();
        while (!isLastTake(session)) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.get(0));
        }
        return session;
    }

    private static boolean isLastTake(Session session) {
        RapanuiState state = (RapanuiState) session.state();
        if (state.phase() != RapanuiPhase.TAKING || state.survey().takesLeft() != 1) {
            return false;
        }
        MoveList legal = new MoveList();
        state.moves(legal);
        RapanuiState after = state.copy();
        after.play(legal.get(0));
        int next = after.actor();
        after.moves(legal);
        return state.survey().columnSize(0) > 1 && next >= 0 && next != state.actor() && legal.size() > 1;
    }

    private void pointAt(String spot) {
        BoundingBox box = page.locator("#spots [data-spot='" + spot + "']").boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    }

    private Locator note() {
        return page.locator(".spot-note");
    }

    private Object marks() {
        return page.evaluate("""
                () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(
                  document.querySelector('.board .marks').toDataURL()))))""");
    }

    private Object places() {
        return page.evaluate("""
                () => [...document.querySelectorAll('.side > *:not(.spot-note), .board')].map(e => {
                  const { x, y, width, height } = e.getBoundingClientRect();
                  return [x, y, width, height];
                }).join(' ')""");
    }
}
