package atoll.study;

/** The usual signs for the quality of a move. */
public enum Glyph {
    /** No sign. */
    NONE(""),
    /** Good. */
    GOOD("!"),
    /** A mistake. */
    MISTAKE("?"),
    /** Brilliant. */
    BRILLIANT("!!"),
    /** A blunder. */
    BLUNDER("??"),
    /** Interesting: perhaps good. */
    INTERESTING("!?"),
    /** Dubious: perhaps a mistake. */
    DUBIOUS("?!");

    private final String sign;

    Glyph(String sign) {
        this.sign = sign;
    }

    /** {@return the sign, as written after a move; empty for {@link #NONE}} */
    public String sign() {
        return sign;
    }

    /**
     * {@return the glyph with that sign, or null}
     *
     * @param sign as {@link #sign}
     */
    static Glyph find(String sign) {
        for (Glyph glyph : values()) {
            if (glyph.sign.equals(sign)) {
                return glyph;
            }
        }
        return null;
    }
}
