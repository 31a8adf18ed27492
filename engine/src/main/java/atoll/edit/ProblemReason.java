package atoll.edit;

/**
 * Why a position is impossible: an enum in the package of each game, and {@link GeneralProblem}. The rules' validator alone decides
 * what is possible; the reason is found afterwards, to explain it. Its text belongs to the page.
 */
public interface ProblemReason {
    /** {@return the name of the enum constant} */
    String name();

    /** {@return the constant's name in lower case with hyphens, as in the keys of texts: {@code too-many-tiles}} */
    default String id() {
        char[] id = name().toCharArray();
        for (int i = 0; i < id.length; i++) {
            id[i] = id[i] == '_' ? '-' : (char) (id[i] + 'a' - 'A');
        }
        return new String(id);
    }
}
