package atoll.games.origo;

import atoll.engine.ExactConditions;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import java.util.List;
import java.util.Set;

/** What the makers of puzzles must know about Origo. */
final class OrigoPuzzles implements PuzzleRules {
    /** The only instance. */
    static final PuzzleRules PUZZLES = new OrigoPuzzles();

    private OrigoPuzzles() {}

    @Override
    public List<String> themes() {
        return List.of("attack", "defence", "expansion", "voyage", "exchange", "clan", "rob", "end");
    }

    @Override
    public ExactConditions conditions() {
        return new ExactConditions(false, 3, 2, ExactConditions.FEW_NODES);
    }

    @Override
    public List<State> ends(List<State> positions, int seed) {
        return OrigoTurns.of(positions, seed);
    }

    // The last turn of the last round: drawn cards come after the last decision, and there are bounds for the other
    // hand, which matters only in battles.
    @Override
    public boolean canBeSolved(State view) {
        return OrigoEnding.fits((OrigoState) view);
    }

    @Override
    public boolean isAlone() {
        return true;
    }

    @Override
    public boolean hasBounds() {
        return true;
    }

    @Override
    public State worst(State state, int seat) {
        return state instanceof OrigoState origo ? new OrigoEnding(origo, seat, false) : state;
    }

    @Override
    public State best(State state, int seat) {
        return state instanceof OrigoState origo ? new OrigoEnding(origo, seat, true) : state;
    }

    @Override
    public boolean endsAnswer(State state) {
        return state instanceof OrigoState origo && origo.phase() != OrigoPhase.TURN;
    }

    @Override
    public void addMoveThemes(State before, int move, Set<String> found) {
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
