package atoll.games.kanaloa;

import atoll.engine.ExactConditions;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import java.util.List;
import java.util.Set;

/** What the makers of puzzles must know about Kanaloa. */
final class KanaloaPuzzles implements PuzzleRules {
    /** The only instance. */
    static final PuzzleRules PUZZLES = new KanaloaPuzzles();

    private KanaloaPuzzles() {}

    @Override
    public List<String> themes() {
        return List.of("both-ends", "control", "takeover", "removal", "god", "card", "wait");
    }

    // The cards of a turn may be played in any order, and one of two may do.
    @Override
    public ExactConditions conditions() {
        return new ExactConditions(false, 3, 2, ExactConditions.FEW_NODES);
    }

    // The last turn of the game: no card is drawn or taken any more, and only the own hand is played.
    @Override
    public boolean canBeSolved(State view) {
        KanaloaState state = (KanaloaState) view;
        return state.isLastRound() && state.finished(1 - state.turn()) > 0;
    }

    @Override
    public boolean isAlone() {
        return true;
    }

    @Override
    public void addMoveThemes(State before, int move, Set<String> found) {
        switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD, KanaloaMoves.EXCHANGE -> bridge((KanaloaState) before, move, found);
            case KanaloaMoves.REMOVE -> found.add("removal");
            case KanaloaMoves.KU, KanaloaMoves.PELE, KanaloaMoves.LONO, KanaloaMoves.STEAL -> found.add("god");
            case KanaloaMoves.END, KanaloaMoves.PASS, KanaloaMoves.LEAVE -> found.add("wait");
            default -> found.add("card");
        }
    }

    private static void bridge(KanaloaState before, int move, Set<String> found) {
        KanaloaPreview preview = before.preview(move);
        int first = KanaloaMap.first(KanaloaMoves.connection(move));
        int second = KanaloaMap.second(KanaloaMoves.connection(move));
        if (preview.gains(first) && preview.gains(second)) {
            found.add("both-ends");
        } else if (preview.gains(first) || preview.gains(second)) {
            found.add("control");
        }
        if (KanaloaMoves.verb(move) == KanaloaMoves.EXCHANGE
                || preview.loser(first) >= 0
                || preview.loser(second) >= 0) {
            found.add("takeover");
        }
        if (preview.leads(first) || preview.leads(second)) {
            found.add("removal");
        }
    }
}
