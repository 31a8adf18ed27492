package atoll.puzzle.make;

import atoll.engine.Rng;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaState;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;

/**
 * When the end of a game with hidden information can be solved all the same, because nothing that the seat does not know can change
 * the result, or only within bounds. Games of two seats.
 *
 * <ul>
 *   <li>Kanaloa: the last turn of the game. No card is drawn or taken any more, and only the own hand is played.
 *   <li>Origo: the last turn of the last round. Drawn cards come after the last decision, and {@link OrigoEnding} has bounds for the
 *       other hand, which matters in battles only.
 *   <li>Rapa Nui: all offerings so far are known to the seat. If the opponent may hide one before the end, then at worst all is lost,
 *       and at best the seat sees it. The deal that empties the pile ends the game, whatever is dealt.
 * </ul>
 */
final class Ending {
    /** The most cards of a column of Rapa Nui. */
    private static final int COLUMN = 4;

    private static final int COLUMNS = 4;

    private Ending() {}

    /**
     * {@return a position to solve in place of a view, or null if what is unknown may change the result} All such positions have the
     * same legal moves of the seat, and the same values.
     *
     * @param view what the seat to move knows
     */
    static State known(State view) {
        boolean known = view.isFullyKnown();
        if (view instanceof KanaloaState kanaloa) {
            known = kanaloa.isLastRound() && kanaloa.finished(1 - kanaloa.turn()) > 0;
        } else if (view instanceof OrigoState origo) {
            known = OrigoEnding.fits(origo);
        }
        if (!known) {
            return null;
        }
        State state = view.copy();
        state.determinize(new Rng(0));
        return state;
    }

    /**
     * {@return whether this is the last turn of a game: all that follows is the seat's own}
     *
     * @param state a position
     */
    static boolean isAlone(State state) {
        return state instanceof KanaloaState || state instanceof OrigoState;
    }

    /**
     * {@return the position as it is at worst for a seat, whatever it does not know}
     *
     * @param state a position that is {@link #known}, or follows from one
     * @param seat the seat that solves
     */
    static State worst(State state, int seat) {
        return state instanceof OrigoState origo ? new OrigoEnding(origo, seat, false) : state;
    }

    /**
     * {@return the position as it is at best for a seat, whatever it does not know}
     *
     * @param state a position that is {@link #known}, or follows from one
     * @param seat the seat that solves
     */
    static State best(State state, int seat) {
        return state instanceof OrigoState origo ? new OrigoEnding(origo, seat, true) : state;
    }

    /**
     * {@return whether the result stands, so that what follows need not be searched}
     *
     * @param state a position
     */
    static boolean isDecided(State state) {
        if (state.actor() == State.OVER) {
            return true;
        }
        if (!(state instanceof RapanuiState rapanui) || rapanui.phase() != RapanuiPhase.REFILLING) {
            return false;
        }
        RapanuiFacts facts = rapanui.survey();
        int least = COLUMN;
        for (int column = 0; column < COLUMNS; column++) {
            least = Math.min(least, facts.columnSize(column));
        }
        return least == 0 && facts.deckSize() <= COLUMN;
    }

    /**
     * {@return whether another seat makes a choice that the seat that solves does not see, so that later decisions may be guesses}
     *
     * @param state a position
     * @param seat the seat that solves
     */
    static boolean isSecret(State state, int seat) {
        return state instanceof RapanuiState rapanui
                && rapanui.phase() == RapanuiPhase.HIDING
                && rapanui.actor() != seat;
    }

    /**
     * {@return whether an answer ends here, because unknown cards decide what is played next}
     *
     * @param state a position that follows from a {@link #known} one
     */
    static boolean isOpen(State state) {
        return state instanceof OrigoState origo && origo.phase() != OrigoPhase.TURN;
    }
}
