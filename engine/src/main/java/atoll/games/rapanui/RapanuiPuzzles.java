package atoll.games.rapanui;

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
