package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Bots on an empty board. */
class PonteEvaluatorTest {
    private static final int GAMES = 20;
    private static final int PLIES = 13;

    private final PonteGame game = new PonteGame();

    @Test
    void theWeakestBotBeginsAnywhereAndDoesNotFillTheBoardFromAnEdge() {
        Set<String> first = new TreeSet<>();
        int tiles = 0;
        int low = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            State state = game.start(Setup.of(game.info(), 2));
            for (int ply = 0; ply < PLIES; ply++) {
                Search search = new Search(game, state, Level.of(1, game), seed * PLIES + ply);
                search.run(Integer.MAX_VALUE);
                int move = search.best();
                String token = game.formatMove(state, move);
                if (ply == 0) {
                    first.add(token);
                }
                if (PonteMoves.isTile(move)) {
                    tiles++;
                    low += token.matches("[a-j][12]") ? 1 : 0;
                }
                state.play(move);
            }
        }
        assertTrue(first.size() > GAMES / 2, "begins with " + first);
        assertTrue(3 * low < tiles, "a fifth of " + tiles + " is to be expected in the first two rows: " + low);
    }
}
