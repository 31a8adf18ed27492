package atoll.games.orbis;

import atoll.engine.ExactConditions;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import java.util.List;
import java.util.Set;

/** What the makers of puzzles must know about Orbis. */
final class OrbisPuzzles implements PuzzleRules {
    /** The only instance. */
    static final PuzzleRules PUZZLES = new OrbisPuzzles();

    private OrbisPuzzles() {}

    @Override
    public List<String> themes() {
        return List.of("god", "wilderness", "exchange", "fire", "village", "forest", "gift", "temple");
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public ExactConditions conditions() {
        return new ExactConditions(
                false, 1, 2, ExactConditions.MOST_NODES, move -> OrbisMoves.verb(move) == OrbisMoves.SWAP);
    }

    @Override
    public void addMoveThemes(State before, int move, Set<String> found) {
        OrbisFacts facts = ((OrbisState) before).survey();
        switch (OrbisMoves.verb(move)) {
            case OrbisMoves.GOD -> found.add("god");
            case OrbisMoves.WILD -> found.add("wilderness");
            case OrbisMoves.SWAP -> found.add("exchange");
            case OrbisMoves.GAIN -> found.add("gift");
            case OrbisMoves.BURN -> found.add("fire");
            case OrbisMoves.BUILD -> built(facts.tile(), found);
            default -> {
                // a step on the way
            }
        }
    }

    private static void built(int tile, Set<String> found) {
        switch (OrbisTiles.type(tile)) {
            case OrbisTiles.VOLCANO -> found.add("fire");
            case OrbisTiles.VILLAGE -> found.add("village");
            case OrbisTiles.FOREST -> found.add("forest");
            default -> {
                // its points are all
            }
        }
    }

    @Override
    public void addTurnThemes(State before, State after, Set<String> found) {
        int seat = before.actor();
        if (temple(after, seat) > temple(before, seat)) {
            found.add("temple");
        }
    }

    private static int temple(State state, int seat) {
        return ((OrbisState) state).survey().points().temple(seat);
    }
}
