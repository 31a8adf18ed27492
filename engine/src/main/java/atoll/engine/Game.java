package atoll.engine;

/** The rules of one game. Stateless; one shared instance is enough. */
public interface Game {
    /** {@return the fixed properties of the game} */
    GameInfo info();

    /**
     * {@return the initial position, before anything is dealt or shuffled}
     *
     * @param setup the seats and options
     */
    State start(Setup setup);

    /**
     * {@return the token of {@code move}: ASCII without blanks, unique among the legal moves of {@code at}}
     *
     * @param at a position
     * @param move a legal move of {@code at}
     */
    String formatMove(State at, int move);

    /**
     * {@return the token of a move for a seat that does not see it, see {@link State#isVisibleTo}: as {@link
     * #formatMove}, with a question mark for each hidden part}
     *
     * @param view the position before the move, as that seat knows it
     */
    default String formatHiddenMove(State view) {
        return "?";
    }

    /**
     * {@return the rule that forbids a move; null exactly if the move is legal} The legal moves decide; games only name
     * the rule, in {@link #violatedRule}.
     *
     * @param at a position, or the view of the seat to move
     * @param move a move that is legal in some position of this game
     */
    default IllegalReason illegalReason(State at, int move) {
        return at.isLegal(move) ? null : violatedRule(at, move);
    }

    /**
     * {@return the rule that forbids an illegal move; null if the game names none} Callers use {@link #illegalReason}.
     *
     * @param at a position
     * @param move an illegal move of {@code at} that is legal in some position of this game
     */
    default IllegalReason violatedRule(State at, int move) {
        return null;
    }

    /**
     * Reads a whole position or one seat's view, as written by {@link State#write}.
     *
     * @param in the source, which advances
     * @return the position or view
     * @throws BadPosition if the bits describe no position that the rules allow
     */
    State read(BitReader in);

    /**
     * {@return the game by the rules of an earlier version, for old records and positions} Null if no release had that
     * version.
     *
     * @param version 1..info().rules()
     */
    default Game withRulesVersion(int version) {
        return version == info().rules() ? this : null;
    }

    /** {@return this game's heuristics for the bots} */
    default Evaluator evaluator() {
        return Evaluator.NONE;
    }

    /**
     * {@return how strong the levels of the bots are: for each level from the second on, the share of games that one bot of it wins with
     * bots of the level below in all other seats, in thousandths, 1..999} Empty for a number of seats that the game does not have, and
     * for all if nothing is measured. The figures are those of {@code arena --bots ladder} in {@code FIGURES.md}, with default options.
     * The ratings of the levels follow from them; games against levels that are not measured are unrated.
     *
     * @param seats any number, because files may come from later versions
     */
    default int[] ladder(int seats) {
        return new int[0];
    }

    /**
     * {@return how much of the measured luck of a game is luck, in percent, 1..100} The rest is explained by errors of the evaluations:
     * those of the luck are as wide as its margin says, so the true luck is on average the share {@code var(true) / var(measured)} of
     * the measured one. The figures are in {@code FIGURES.md}; a constant keeps the mean at 0.
     */
    default int luckPercent() {
        return 100;
    }

    /** {@return the themes of this game's puzzles, and which positions can be solved} */
    default PuzzleRules puzzleRules() {
        return PuzzleRules.NONE;
    }

    /**
     * {@return the legal move of {@code at} with this token}
     *
     * @param at a position
     * @param token the written form of a move
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
