package atoll.parity;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;

/** Measures the speed of a game's rules: uniformly random games with only copyFrom, moves and play. */
public final class Rate {
    private Rate() {}

    /**
     * Moves per second, over at least {@code millis} milliseconds.
     *
     * @param id a game, played with the fewest seats and the default options
     */
    public static double of(String id, int millis) {
        Game game = Games.find(id);
        State start = game.start(Setup.of(game.info(), game.info().minSeats()));
        State state = start.copy();
        MoveList legal = new MoveList();
        Rng rng = new Rng(1);
        double begin = System.currentTimeMillis();
        double spent = 0;
        double moves = 0;
        while (spent < millis) {
            int played = 0;
            // Reads the clock only from time to time.
            for (int i = 0; i < 50; i++) {
                state.copyFrom(start);
                state.moves(legal);
                while (legal.size() > 0) {
                    state.play(legal.sample(rng));
                    played++;
                    state.moves(legal);
                }
            }
            moves += played;
            spent = System.currentTimeMillis() - begin;
        }
        return 1000 * moves / spent;
    }
}
