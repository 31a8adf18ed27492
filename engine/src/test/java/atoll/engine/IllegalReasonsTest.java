package atoll.engine;

import static atoll.engine.Case.moves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.Games;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In every game a move is refused exactly if it is not a legal move; the reason is an enum constant of the game. */
class IllegalReasonsTest {
    private static final int SEEDS = 6;
    /** The most positions of a game in which all moves are tried. */
    private static final int VISITS = 25;
    /** How many reasons a game must meet, if it has so many. */
    private static final int FEWEST = 3;

    static List<Case> cases() {
        return Case.all().stream()
                .filter(which -> Games.ALL.contains(which.game()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aMoveIsRefusedExactlyIfItIsNotLegal(Case which) throws ClassNotFoundException {
        Set<Integer> everything = new TreeSet<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            which.walk(seed, session -> everything.addAll(moves(session.state())));
        }
        Set<IllegalReason> met = new HashSet<>();
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                Set<Integer> legal = new HashSet<>(moves(state));
                for (int move : everything) {
                    IllegalReason reason = which.game().illegalReason(state, move);
                    assertEquals(legal.contains(move), reason == null, () -> which + ": " + move + " " + reason);
                    if (reason != null) {
                        met.add(reason);
                    }
                }
            });
        }
        assertTrue(met.size() >= Math.min(FEWEST, reasons(which.game())), "reasons of " + which + ": " + met);
        met.forEach(reason -> assertTrue(reason.id().matches("[a-z]+(-[a-z]+)*"), reason.id()));
    }

    // How many the enum beside the game has.
    private static int reasons(Game game) throws ClassNotFoundException {
        String name = game.getClass().getName().replaceFirst("Game$", "IllegalReason");
        return Class.forName(name).getEnumConstants().length;
    }
}
