package atoll.table.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PonteTableTest {
    private static final Messages WORDS = TestMessages.of("en");

    private static final PonteGame GAME = new PonteGame();

    private static Scene scene(int room) {
        return scene(GAME.start(Setup.of(GAME.info(), 2)), room);
    }

    private static Scene scene(State state, int room) {
        return new PonteTable().scene(state, new ViewOptions(WORDS, 0, room, List.of(), false));
    }

    private static List<String> key(Scene scene) {
        return scene.shapes().stream()
                .map(shape -> shape.text())
                .filter(Objects::nonNull)
                .filter(text -> text.matches("[a-z ]{2,}"))
                .toList();
    }

    /** Where there is room for it below the board or beside it, a key says what its marks mean. */
    @Test
    void longAndWideScreensHaveAKey() {
        Scene tall = scene(ViewOptions.TALL);
        Scene high = scene(ViewOptions.LONG);
        assertEquals(List.of("tile possible"), key(high));
        assertEquals(List.of(), key(tall));
        assertEquals(key(high), key(scene(ViewOptions.WIDE)));
        Scene square = scene(ViewOptions.SQUARE);
        assertEquals(List.of(), key(square));
        assertEquals(tall.width(), square.width());
        assertEquals(tall.height(), square.height());
        assertEquals(tall.width(), high.width());
        assertEquals(tall.height() + 31, high.height());
        assertEquals(tall.spot("c5").area().centreY(), high.spot("c5").area().centreY());
    }

    /** Dots on fields come with the tenth tile, points with the first island; at the end nothing can be built. */
    @Test
    void theKeyHasWhatThereIsOnTheBoard() {
        Session session = new Session(GAME, Setup.of(GAME.info(), 2), Seed.of(4));
        Rng rng = new Rng(4);
        playOn(session, 40, rng);
        assertEquals(List.of("bridge possible", "tile possible"), key(scene(session.state(), ViewOptions.LONG)));
        playUntilTheKeyHas("points", session, rng);
        assertEquals(
                List.of("bridge possible", "tile possible", "points"), key(scene(session.state(), ViewOptions.LONG)));
        playUntilTheKeyHas("chain", session, rng);
        assertEquals(
                List.of("bridge possible", "tile possible", "chain", "points"),
                key(scene(session.state(), ViewOptions.WIDE)));
        assertEquals(
                List.of("bridge possible", "tile possible", "chain", "points"),
                key(scene(session.state(), ViewOptions.LONG)));
        playOn(session, Integer.MAX_VALUE, rng);
        assertEquals(List.of("chain", "points"), key(scene(session.state(), ViewOptions.LONG)));
    }

    /** For either colour, no matter whose turn it is. Bridges are built wherever one fits. */
    @Test
    void theKeyNamesBridgesOnlyWhereOneIsPossible() {
        Session session = new Session(GAME, Setup.of(GAME.info(), 2), Seed.of(4));
        Rng rng = new Rng(4);
        playOn(session, 40, rng);
        int none = 0;
        while (session.state().actor() != State.OVER) {
            PonteState state = (PonteState) session.state();
            boolean possible = bridge(state.turnOf(0)) >= 0 || bridge(state.turnOf(1)) >= 0;
            assertEquals(possible, key(scene(state, ViewOptions.LONG)).contains("bridge possible"));
            none += possible ? 0 : 1;
            int bridge = bridge(state);
            if (bridge >= 0) {
                session.play(bridge);
            } else {
                playOn(session, session.ply() + 1, rng);
            }
        }
        assertTrue(none > 0, "positions without a bridge");
    }

    // Any legal bridge, or -1.
    private static int bridge(State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        int bridge = -1;
        for (int i = 0; i < legal.size(); i++) {
            bridge = PonteMoves.isBridge(legal.get(i)) ? legal.get(i) : bridge;
        }
        return bridge;
    }

    private static void playUntilTheKeyHas(String words, Session session, Rng rng) {
        while (session.state().actor() != State.OVER
                && !key(scene(session.state(), ViewOptions.WIDE)).contains(words)) {
            playOn(session, session.ply() + 1, rng);
        }
    }

    private static void playOn(Session session, int plies, Rng rng) {
        MoveList legal = new MoveList();
        while (session.ply() < plies && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(legal.sample(rng));
        }
    }
}
