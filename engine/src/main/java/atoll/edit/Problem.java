package atoll.edit;

import java.util.List;

/**
 * The first thing that makes a draft impossible. The enum constant of a reason says which of these it has.
 *
 * @param reason the rule
 * @param seat the seat it is about; -1 if there is none
 * @param number a number in its text; -1 if there is none
 * @param where the ids of the properties it is about, the most important first, or of a whole
 *     {@linkplain Property#groupId group}, as in {@code hand.1.*}; may be empty
 */
public record Problem(ProblemReason reason, int seat, int number, List<String> where) {
    /**
     * {@return a problem without a seat or a number}
     *
     * @param reason the rule
     * @param where the ids of the properties it is about
     */
    public static Problem of(ProblemReason reason, String... where) {
        return new Problem(reason, -1, -1, List.of(where));
    }

    /**
     * {@return this problem of a seat}
     *
     * @param whose a seat, from 0
     */
    public Problem seat(int whose) {
        return new Problem(reason, whose, number, where);
    }

    /**
     * {@return this problem with a number in its text}
     *
     * @param how a number, at least 0
     */
    public Problem number(int how) {
        return new Problem(reason, seat, how, where);
    }
}
