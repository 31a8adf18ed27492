package atoll.games.kanaloa;

import atoll.engine.Rng;
import atoll.engine.State;

/** Who knows what: views, determinizations, and who sees a move. */
final class KanaloaSecrets {
    private KanaloaSecrets() {}

    /**
     * {@return what {@code viewer} knows; for a view of another seat, only what everyone knows}
     *
     * @param at a position or view
     * @param viewer a seat, or SPECTATOR
     */
    static KanaloaState viewFor(KanaloaState at, int viewer) {
        KanaloaState view = at.copy();
        int of = viewer == State.SPECTATOR ? at.seats() : viewer;
        if (!at.isFullyKnown() && at.cards.viewer != of) {
            of = at.seats();
        }
        if (at.cards.viewer != of) {
            view.cards.forget(of);
            for (int seat = 0; seat < at.seats(); seat++) {
                if (seat != of && at.given[seat] > 0) {
                    view.given[seat] = KanaloaState.SECRET;
                }
            }
        }
        return view;
    }

    /**
     * Replaces everything unknown by something possible.
     *
     * @param at a position or view, which changes
     * @param rng the source of chance
     */
    static void determinize(KanaloaState at, Rng rng) {
        KanaloaCards cards = at.cards;
        boolean unseen = at.phase == KanaloaPhase.STEALING
                && !at.isFullyKnown()
                && cards.viewer != at.turn
                && cards.viewer != at.progress.other;
        cards.determinize(rng);
        if (unseen) {
            cards.learnHand(at.turn, at.progress.other); // the thief has seen the determinized hand
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            if (at.given[seat] == KanaloaState.SECRET) {
                at.given[seat] = 1 + KanaloaBag.pick(cards.hands[seat], rng);
            }
        }
    }

    /**
     * Replaces everything unknown by something possible, in a position that need not tell any more who knows what.
     *
     * @param at a position or view, which changes
     * @param rng the source of chance
     */
    static void determinizeToPlay(KanaloaState at, Rng rng) {
        determinize(at, rng);
        at.cards.knowledge.abandon();
    }

    /**
     * {@return whether a seat sees a move}
     *
     * @param at the position before the move
     * @param seat a seat, or SPECTATOR
     * @param move a legal move
     */
    static boolean isVisibleTo(KanaloaState at, int seat, int move) {
        int turn = at.turn;
        return switch (at.phase) {
            case DEALING, DRAWING, EXTRA_DRAWING -> seat == turn;
            case GIVING -> seat == turn || turn == at.seats() - 1; // the last choice reveals all of them
            case TURN -> seat == turn || KanaloaMoves.verb(move) != KanaloaMoves.DISCARD;
            case STEALING -> seat == turn || seat == at.progress.other || KanaloaMoves.verb(move) == KanaloaMoves.LEAVE;
            case PULLING, RETURNING -> seat == turn || seat == at.progress.other;
            default -> true;
        };
    }
}
