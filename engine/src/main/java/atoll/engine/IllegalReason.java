package atoll.engine;

/**
 * A rule that makes a move illegal: an enum in the package of each game. {@link State#moves} alone decides what is legal; the
 * reason is found afterwards, to explain it. Its text belongs to the table of the game.
 */
public interface IllegalReason {
    /** {@return the name of the enum constant} */
    String name();

    /** {@return the constant's name in lower case with hyphens, as in the keys of texts: {@code own-bridge}} */
    default String id() {
        char[] id = name().toCharArray();
        for (int i = 0; i < id.length; i++) {
            id[i] = id[i] == '_' ? '-' : (char) (id[i] + 'a' - 'A');
        }
        return new String(id);
    }
}
