package atoll.engine;

/** The rules of one game. Stateless; one instance serves everyone. */
public interface Game {
    GameInfo info();

    /** The position before anything was dealt or shuffled. */
    State start(Setup setup);

    /**
     * How {@code move} is written: ASCII without blanks, unique among the legal moves of {@code at}.
     *
     * @param move a legal move of {@code at}
     */
    String formatMove(State at, int move);

    /**
     * How a move is written for a seat that does not see it, see {@link State#isVisibleTo}: as {@link #formatMove}, with a question mark
     * for all that is hidden.
     *
     * @param view the position before that move, as that seat knows it
     */
    default String formatHiddenMove(State view) {
        return "?";
    }

    /**
     * The rule that forbids a move: lower-case words joined by hyphens. Null if the move is legal, or if the game has
     * nothing to say.
     *
     * @param move a move that is legal somewhere in this game, if not at {@code at}
     */
    default String illegalReason(State at, int move) {
        return null;
    }

    /**
     * Reads what {@link State#write} wrote, a whole position or one seat's view.
     *
     * @throws BadPosition if the bits describe no position that the rules allow
     */
    State read(BitReader in);

    /**
     * The game by the rules of an earlier version, for records and positions of that time; null if nothing by those rules was
     * ever released. A game that has not changed its rules since its release has only this version.
     *
     * @param version 1..info().rules()
     */
    default Game withRulesVersion(int version) {
        return version == info().rules() ? this : null;
    }

    /** What this game tells the bots about itself. */
    default Evaluator evaluator() {
        return Evaluator.NONE;
    }

    /**
     * The legal move of {@code at} that is written {@code token}.
     *
     * @throws IllegalArgumentException if there is none
     */
    default int parseMove(State at, String token) {
        MoveList moves = new MoveList();
        at.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (formatMove(at, moves.get(i)).equals(token)) {
                return moves.get(i);
            }
        }
        throw new IllegalArgumentException("not a legal move here: " + token);
    }
}
