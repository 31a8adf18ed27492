package atoll.puzzle.make;

import atoll.engine.State;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import java.util.Set;

/** The themes of Origo. */
final class OrigoThemes implements ThemeFinder.Rules {
    @Override
    public void ofMove(State before, int move, Set<String> found) {
        switch (OrigoMoves.verb(move)) {
            case OrigoMoves.ATTACK -> found.add("attack");
            case OrigoMoves.ADD, OrigoMoves.FOLD -> found.add("defence");
            case OrigoMoves.SWAP -> found.add("exchange");
            case OrigoMoves.END, OrigoMoves.START -> found.add("end");
            case OrigoMoves.PLACE, OrigoMoves.EXPAND -> {
                found.add("expansion");
                shield((OrigoState) before, move, found);
            }
            default -> {
                found.add("voyage");
                shield((OrigoState) before, move, found);
            }
        }
    }

    // A shield that makes or enlarges a clan, or takes points from another seat.
    private static void shield(OrigoState before, int move, Set<String> found) {
        int seat = before.actor();
        OrigoState after = before.copy();
        after.play(move);
        if (after.survey().group(OrigoMoves.field(move)).length >= OrigoScoring.CLAN) {
            found.add("clan");
        }
        for (int other = 0; other < before.seats(); other++) {
            if (other != seat && after.score(other) < before.score(other)) {
                found.add("rob");
            }
        }
    }
}
