package atoll.games.rapanui;

import atoll.engine.ExactConditions;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import java.util.List;
import java.util.Set;

/** What the makers of puzzles must know about Rapa Nui. */
final class RapanuiPuzzles implements PuzzleRules {
    /** The only instance. */
    static final PuzzleRules PUZZLES = new RapanuiPuzzles();

    private RapanuiPuzzles() {}

    @Override
    public List<String> themes() {
        return List.of("pays-alone", "majority", "moai", "offering", "purchase", "hunters", "choice");
    }

    // A decision has few moves, and one point is much.
    @Override
    public ExactConditions conditions() {
        return new ExactConditions(false, 2, 1, ExactConditions.MOST_NODES);
    }

    @Override
    public int leastChoice() {
        return 3;
    }

    @Override
    public int easyEndings() {
        return 70;
    }

    @Override
    public boolean canBeSolved(State view) {
        return RapanuiEnding.fits((RapanuiState) view);
    }

    @Override
    public boolean hasBounds() {
        return true;
    }

    @Override
    public State worst(State state, int seat) {
        return state instanceof RapanuiState rapanui ? RapanuiEnding.of(rapanui, seat, false) : state;
    }

    @Override
    public State best(State state, int seat) {
        return state instanceof RapanuiState rapanui ? RapanuiEnding.of(rapanui, seat, true) : state;
    }

    // What a seat can offer depends on what it has offered in secret.
    @Override
    public boolean endsAnswer(State state) {
        RapanuiState rapanui = (RapanuiState) state;
        return rapanui.phase == RapanuiPhase.OFFERING && rapanui.stone.secrets(rapanui.decider) > 0;
    }

    @Override
    public void addMoveThemes(State before, int move, Set<String> found) {
        RapanuiFacts facts = ((RapanuiState) before).survey();
        int what = RapanuiMoves.what(move);
        switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.BUY -> found.add("purchase");
            case RapanuiMoves.OFFER, RapanuiMoves.ADD -> found.add("offering");
            case RapanuiMoves.WOOD, RapanuiMoves.GLORY, RapanuiMoves.GAIN -> found.add("choice");
            case RapanuiMoves.TOSS -> found.add("moai");
            case RapanuiMoves.TAKE -> takes(facts, before, what, found);
            default -> plays(facts, before, move, found);
        }
    }

    // Taking a card scores the one that it uncovers, for every seat.
    private static void takes(RapanuiFacts facts, State before, int column, Set<String> found) {
        int scored = facts.uncovers(column);
        int seat = before.actor();
        if (facts.front(column) == RapanuiCards.MOAI) {
            found.add("moai");
        }
        if (scored == RapanuiFacts.NONE) {
            return;
        }
        boolean alone = facts.income(seat, scored) > 0;
        for (int other = 0; other < before.seats(); other++) {
            alone &= other == seat || facts.income(other, scored) == 0;
        }
        if (alone) {
            found.add("pays-alone");
        }
        if (facts.leads(seat, scored)) {
            found.add("majority");
        }
    }

    private static void plays(RapanuiFacts facts, State before, int move, Set<String> found) {
        int card = RapanuiMoves.what(move);
        if (card == RapanuiCards.MOAI) {
            found.add("moai");
            return;
        }
        if (RapanuiCards.isHunter(card)) {
            found.add("hunters");
        }
        State after = before.copy();
        after.play(move);
        RapanuiFacts then = ((RapanuiState) after).survey();
        if (then.leads(before.actor(), card) && !facts.leads(before.actor(), card)) {
            found.add("majority");
        }
    }
}
