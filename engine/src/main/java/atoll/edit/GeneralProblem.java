package atoll.edit;

/** The reason if a game names none. */
public enum GeneralProblem implements ProblemReason {
    /** The validator refuses the position, and the game cannot say why. */
    IMPOSSIBLE
}
