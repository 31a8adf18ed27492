package atoll.template;

/** Checks whether the rules can continue from a decoded position. */
final class TemplateValidator {
    private TemplateValidator() {}

    /** Whether the cards are complete, and each seat and the middle have as many as the phase allows. */
    static boolean isSound(TemplateState at) {
        boolean begun = at.phase() != TemplatePhase.DEALING && at.phase() != TemplatePhase.HIDING;
        boolean sound =
                at.cards.fair(begun, at.phase() == TemplatePhase.ANSWERING ? at.stake() : TemplateCards.NO_STAKE)
                        && fitsPhase(at);
        for (int seat = 0; seat < at.seats(); seat++) {
            sound &= fits(at, seat) && (begun || at.cards.taken(seat) + at.cards.won(seat) == 0);
        }
        return sound;
    }

    private static boolean fitsPhase(TemplateState at) {
        int shown = at.cards.allShown();
        boolean filled = shown == TemplateCards.SHOWN || at.left() == 0;
        boolean fits = switch (at.phase()) {
            case DEALING, HIDING -> shown == 0;
            case FILLING -> !filled;
            case TAKING -> filled && shown > 0;
            case DRAWING -> at.left() > 0;
            case LAYING -> at.cards.hand(at.turn()) > 0;
            case ANSWERING -> at.duels && at.rival != at.turn();
            case OVER -> at.left() == 0 && shown == 0;
        };
        return fits
                && shown <= TemplateCards.SHOWN
                && (at.phase() == TemplatePhase.ANSWERING || at.rival == 0 && at.stake() == 0);
    }

    private static boolean fits(TemplateState at, int seat) {
        int hand = at.cards.hand(seat);
        boolean hides = at.hidden(seat) != 0;
        return switch (at.phase()) {
            case DEALING -> !hides && fitsDeal(at.turn(), seat, hand);
            case HIDING -> hand == TemplateCards.HAND && (seat < at.turn() ? fitsHidden(at, seat) : !hides);
            case LAYING -> !hides && hand <= (seat == at.turn() ? TemplateCards.HAND : TemplateCards.HAND - 1);
            default -> !hides && hand < TemplateCards.HAND;
        };
    }

    // Seats are dealt their hands one after the other.
    private static boolean fitsDeal(int turn, int seat, int hand) {
        if (seat == turn) {
            return hand < TemplateCards.HAND;
        }
        return hand == (seat < turn ? TemplateCards.HAND : 0);
    }

    private static boolean fitsHidden(TemplateState at, int seat) {
        int kind = at.hidden(seat) - 1;
        return at.hidden(seat) == TemplateState.SECRET
                ? at.unknown(seat) > 0
                : kind >= 0 && at.cards.hand(seat, kind) > 0;
    }
}
