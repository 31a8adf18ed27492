package atoll.games.rapanui;

/** Checks a decoded position against every rule that a later move relies on; composed ones are valid otherwise. */
final class RapanuiValidator {
    /** More than any scoring gives: one each for 13 woodcutters, and the bonus. */
    private static final int MOST_INCOME = 14;

    /** The most a composed position may give a seat beyond what it can have earned. */
    private static final int WINDFALL = 100;

    /** The number of cards left after the set-up and after every refill is this plus a multiple of four: 34 = 8 x 4 + 2. */
    static final int LAST_REFILL = 2;

    private RapanuiValidator() {}

    /**
     * {@return whether the rules can continue from a position}
     *
     * @param state a position
     */
    static boolean isSound(RapanuiState state) {
        return fitsPhase(state) && fitsSacrifices(state) && fitsIncome(state) && fitsViewer(state);
    }

    private static boolean fitsPhase(RapanuiState state) {
        int hand = state.playerAreas.handSize(state.turn);
        int front = state.display.front(state.column);
        int moai = state.playerAreas.village(state.turn, RapanuiCards.MOAI);
        boolean fits = switch (state.phase) {
            case BUYING, PLAYING -> hand == RapanuiCards.HAND;
            case OFFERING ->
                hand == RapanuiCards.HAND - 1
                        && moai > 0
                        && state.decider != state.turn
                        && state.hasOfferings(state.actor());
            case HIDING -> hand == RapanuiCards.HAND - 1 && moai > 0 && state.hasOfferings(state.actor());
            case ADDING -> hand == RapanuiCards.HAND - 1 && moai > 0 && state.stock != 0;
            case TAKING -> hand < RapanuiCards.HAND;
            case REFILLING, OVER -> hand > 0;
            case CHOOSING ->
                hand == RapanuiCards.HAND
                        && front == RapanuiCards.MOAI
                        && state.due == 0
                        && state.playerAreas.village(state.decider, front) > 0;
            case GAINING ->
                hand == RapanuiCards.HAND
                        && RapanuiCards.isHunter(front)
                        && RapanuiOfferings.count(state.stock, front - RapanuiCards.HUNTER) == 0
                        && state.stock != 0
                        && state.due > 0
                        && state.due <= state.playerAreas.income(state.decider, front);
            case SETTING_UP -> false;
        };
        for (int seat = 0; seat < state.playerAreas.seats; seat++) {
            fits &= seat == state.turn || state.playerAreas.handSize(seat) == RapanuiCards.HAND;
        }
        return fits && fitsDisplay(state);
    }

    private static boolean fitsDisplay(RapanuiState state) {
        RapanuiDisplay display = state.display;
        boolean refilling = state.phase == RapanuiPhase.REFILLING;
        boolean over = state.phase == RapanuiPhase.OVER;
        boolean stopped = false;
        boolean fits = true;
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            boolean filled = refilling && column == state.column;
            fits &= filled ? !display.isFull(column) : !display.isEmpty(column);
            stopped |= display.size(column) == LAST_REFILL;
        }
        int left = display.left + (refilling ? display.size(state.column) : 0);
        return fits
                && (over
                        ? display.left == 0 && stopped
                        : display.left > 0 && left % RapanuiDisplay.DEPTH == LAST_REFILL);
    }

    // Whether the Moai that were built account for the cards on the stone.
    private static boolean fitsSacrifices(RapanuiState state) {
        boolean fits = true;
        for (int seat = 0; seat < state.playerAreas.seats; seat++) {
            fits &= state.stone.secrets(seat) <= mostSecrets(state, seat);
        }
        int open = RapanuiOfferings.total(state.stone.open());
        return fits
                && open <= mostOpen(state)
                && open >= leastOpen(state)
                && (state.stone.top != RapanuiSacrificePile.FACE_DOWN
                        || state.phase == RapanuiPhase.ADDING
                        || state.stock == 0);
    }

    /**
     * {@return the most offerings that a seat can have sacrificed face down: one for each of its Moai}
     *
     * @param state a position
     * @param seat a seat, from 0
     */
    static int mostSecrets(RapanuiState state, int seat) {
        int moai = state.playerAreas.village(seat, RapanuiCards.MOAI);
        return moai - (isBeforeHiding(state) && seat == state.turn ? 1 : 0);
    }

    /**
     * {@return the most offerings face up on the stone: for each Moai one from each of the other seats and one from the stock, and
     * for the Moai just built some are still to come}
     *
     * @param state a position
     */
    static int mostOpen(RapanuiState state) {
        int seats = state.playerAreas.seats;
        int missing = isBeforeAdding(state) ? 1 : 0;
        if (state.phase == RapanuiPhase.OFFERING) {
            missing += (state.turn - state.decider + seats) % seats;
        }
        return built(state) * seats - missing;
    }

    /**
     * {@return the least: for each Moai one from the stock, if that is not empty}
     *
     * @param state a position
     */
    static int leastOpen(RapanuiState state) {
        return state.stock == 0 ? 0 : built(state) - (isBeforeAdding(state) ? 1 : 0);
    }

    private static int built(RapanuiState state) {
        int built = 0;
        for (int seat = 0; seat < state.playerAreas.seats; seat++) {
            built += state.playerAreas.village(seat, RapanuiCards.MOAI);
        }
        return built;
    }

    private static boolean isBeforeHiding(RapanuiState state) {
        return state.phase == RapanuiPhase.OFFERING || state.phase == RapanuiPhase.HIDING;
    }

    private static boolean isBeforeAdding(RapanuiState state) {
        return isBeforeHiding(state) || state.phase == RapanuiPhase.ADDING;
    }

    // Ensures that no later income exceeds the range.
    private static boolean fitsIncome(RapanuiState state) {
        boolean fits = true;
        for (int seat = 0; seat < state.playerAreas.seats; seat++) {
            int most = mostIncome(state, seat);
            fits &= state.playerAreas.wood[seat] <= most && state.playerAreas.glory[seat] <= most;
        }
        return fits;
    }

    /**
     * {@return the most wood, and the most glory, that a seat can have: every scoring follows a card taken}
     *
     * @param state a position
     * @param seat a seat, from 0
     */
    static int mostIncome(RapanuiState state, int seat) {
        int seats = state.playerAreas.seats;
        int taken = RapanuiCards.BOX_TOTAL - state.display.left - state.display.shown();
        int asked = (state.decider - state.turn + seats) % seats;
        boolean choosing = state.phase == RapanuiPhase.CHOOSING && (seat - state.turn + seats) % seats >= asked;
        boolean pending = choosing || state.phase == RapanuiPhase.REFILLING;
        return WINDFALL + MOST_INCOME * (taken - (pending ? 1 : 0));
    }

    // The final count hides nothing, and a builder at its secret choice is the viewer that knows its own pile.
    private static boolean fitsViewer(RapanuiState state) {
        boolean unknown = state.stone.unknown(state.turn) > 0;
        return switch (state.phase) {
            case OVER -> state.stone.unknown() == 0;
            case HIDING -> state.secretChoice ? unknown || state.stone.secrets(state.turn) == 0 : !unknown;
            default -> true;
        };
    }
}
