package atoll.table.ponte;

import atoll.engine.MoveList;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteState;
import atoll.table.MoveRationale;
import atoll.table.text.Messages;

/**
 * The reasons for a move of Ponte. It compares the possible moves of either seat, as if it were to move, before and after the
 * move: the other's losses and the own gains.
 */
final class PonteRationale {
    /** The worth of a point; a bridge from an island is worth a little. */
    private static final int POINT = 2;

    private final PonteState before;
    private final PonteState after;
    private final int move;
    private final int seat;
    private final MoveRationale rationale;
    private final String other;

    /**
     * Reasons for a move in a position.
     *
     * @param state the position or view
     * @param move a move, as the game encodes it
     * @param messages the texts
     */
    PonteRationale(PonteState state, int move, Messages messages) {
        before = state;
        this.move = move;
        seat = state.actor();
        other = state.colour(seat) == PonteBoard.LIGHT ? ".dark" : ".light";
        rationale = new MoveRationale("ponte", messages);
        after = state.copy();
        after.play(move);
    }

    /** {@return the reasons as sentences} */
    String text() {
        if (after.actor() == PonteState.OVER && after.rank(seat) < after.rank(1 - seat)) {
            rationale.add("wins");
        }
        if (!before.hasColours()) {
            opening();
        } else if (move != PonteMoves.PASS) {
            int gain = after.score(seat) - before.score(seat);
            if (gain > 0) {
                rationale.addCount(PonteMoves.isTile(move) ? "gain.island" : "gain.joins", gain);
            }
            if (!before.isLastTurn()) {
                changes();
            }
        }
        return rationale.text();
    }

    // One seat places the first tiles, the other chooses a colour.
    private void opening() {
        if (!after.hasColours()) {
            rationale.add("opening");
        } else {
            rationale.add(after.actor() == seat ? "first" : "tiles");
        }
    }

    private void changes() {
        add("stops", other, before.turnOf(1 - seat), after.turnOf(1 - seat));
        add("next", "", after.turnOf(seat), before.turnOf(seat));
        if (rationale.isEmpty()) {
            PonteState theirs = before.turnOf(1 - seat);
            if (!PonteMoves.isTile(move)) {
                closes(theirs, PonteMoves.under(move, false));
                if (rationale.isEmpty()) {
                    closes(theirs, PonteMoves.under(move, true));
                }
                if (rationale.isEmpty()) {
                    rationale.add("links");
                }
            } else {
                if (theirs.isLegal(move)) {
                    theirs.play(move);
                    if (theirs.board().groupSize(move) > 1) {
                        rationale.add("takes" + other);
                    }
                }
                rationale.add("group." + after.board().groupSize(move));
            }
        }
    }

    private void closes(PonteState theirs, int cell) {
        if (theirs.isLegal(cell)) {
            rationale.add("closes" + other, PonteMoves.name(cell));
        }
    }

    // The best move in one of two positions that brings less, or is illegal, in the other.
    private void add(String kind, String owner, PonteState rich, PonteState poor) {
        MoveList moves = new MoveList();
        rich.moves(moves);
        int best = 0;
        int most = 0;
        for (int i = 0; i < moves.size(); i++) {
            int worth = worth(rich, moves.get(i));
            if (worth > most && worth > worth(poor, moves.get(i))) {
                best = moves.get(i);
                most = worth;
            }
        }
        if (most > 0 && PonteMoves.isTile(best)) {
            rationale.add(kind + ".tile" + owner, PonteMoves.name(best));
        } else if (most > 0) {
            String lower = PonteMoves.name(PonteMoves.lower(best));
            String upper = PonteMoves.name(PonteMoves.upper(best));
            rationale.add(kind + (most < POINT ? ".lead" : ".bridge") + owner, lower, upper);
        }
    }

    private static int worth(PonteState state, int move) {
        if (!state.isLegal(move)) {
            return 0;
        }
        int seat = state.actor();
        PonteState then = state.copy();
        then.play(move);
        int leads = 0;
        if (PonteMoves.isBridge(move)) {
            int from = state.board().groupSize(PonteMoves.lower(move));
            leads = Math.max(from, state.board().groupSize(PonteMoves.upper(move))) / 4;
        }
        return (then.score(seat) - state.score(seat)) * POINT + leads;
    }
}
