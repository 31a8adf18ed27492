package atoll.table.rapanui;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.function.Consumer;

/** Positions shared by several tests. */
final class RapanuiPositions {
    private RapanuiPositions() {}

    private static final RapanuiGame GAME = new RapanuiGame();

    static RapanuiState several() {
        return RapanuiPositionParser.read("""
                column moai priest woodcutter grain
                column priest woodcutter moai woodcutter
                column woodcutter sweetpotato mulberry priest
                column woodcutter
                seat wood 2 glory 0 village woodcutter mulberry hand fish sweetpotato woodcutter
                    offerings fish mulberry sweetpotato grain
                seat wood 1 glory 0 village woodcutter fish mulberry hand fish*2 grain
                    offerings fish mulberry sweetpotato grain
                """, 2, 1);
    }

    // Every position of some games.
    static void walk(boolean open, Consumer<RapanuiState> visit) {
        walk(open, 0, visit);
    }

    static void walk(boolean open, int seed, Consumer<RapanuiState> visit) {
        for (int seats = 2; seats <= 4; seats++) {
            Setup setup = Setup.of(GAME.info(), seats).with("openMemory", Boolean.toString(open));
            Session session = new Session(GAME, setup, Seed.of(seats + 10 * seed));
            Rng rng = new Rng(seats + 10 * seed);
            MoveList legal = new MoveList();
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                int build = legal.indexOf(RapanuiMoves.play(RapanuiCards.MOAI, 1));
                session.play(
                        session.state().actor() == State.CHANCE
                                ? session.outcome()
                                : build >= 0 ? legal.get(build) : legal.sample(rng));
                visit.accept((RapanuiState) session.state());
            }
        }
    }
}
