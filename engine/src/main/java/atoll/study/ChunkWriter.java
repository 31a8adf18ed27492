package atoll.study;

import atoll.engine.BitWriter;

/**
 * Writes values of known ranges, as a {@link BitWriter} does, but in chunks, because the time of a BitWriter grows
 * with the square of the length. A chunk is two digits for its length, then its digits. {@link ChunkReader} reads it.
 */
final class ChunkWriter {
    /** The number of values in each chunk but the last and those that are appended. */
    static final int VALUES = 256;

    /** The characters that take five bits: the most frequent ones of English and German. */
    static final String FREQUENT = " enirtsahdulcogmbfwkvpzyjxq.,-'";
    /** A Latin-1 character after the five bits, from the blank on; then the line feed and the mark of any other character. */
    static final int LATIN = 226;
    /** The blank. */
    static final int LATIN_FIRST = ' ';
    /** The line feed among {@link #LATIN}. */
    static final int LINE_FEED = 224;
    /** Any other character, whose code follows. */
    static final int OTHER = 225;

    private static final int DIGIT_BITS = 6;

    private final StringBuilder text = new StringBuilder();
    private BitWriter chunk = new BitWriter();

    /** Nothing written yet. */
    ChunkWriter() {}

    /**
     * Puts a value.
     *
     * @param value 0..radix-1
     * @param radix the number of possible values, 1..{@link BitWriter#MAX_RADIX}
     */
    void put(int value, int radix) {
        chunk.put(value, radix);
        if (chunk.size() == VALUES) {
            end();
        }
    }

    /**
     * Puts a number; small numbers take fewer bits.
     *
     * @param number at least 0
     */
    void putNumber(int number) {
        int rest = number;
        while (rest >= 16) {
            put(16 + (rest & 15), 32);
            rest >>>= 4;
        }
        put(rest, 32);
    }

    /**
     * Puts a text: its length, then five bits for a frequent character and more for others.
     *
     * @param string any text
     */
    void putText(String string) {
        putNumber(string.length());
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            int frequent = FREQUENT.indexOf(c);
            put(frequent < 0 ? FREQUENT.length() : frequent, FREQUENT.length() + 1);
            if (frequent < 0) {
                int latin = c == '\n' ? LINE_FEED : c - LATIN_FIRST;
                boolean other = c != '\n' && (latin < 0 || latin >= LINE_FEED);
                put(other ? OTHER : latin, LATIN);
                if (other) {
                    put(c, 1 << Character.SIZE);
                }
            }
        }
    }

    /**
     * Puts a chunk of its own, after the values so far.
     *
     * @param values the content of the chunk
     */
    void append(BitWriter values) {
        if (chunk.size() > 0) {
            end();
        }
        chunk = values;
        end();
    }

    private void end() {
        String digits = chunk.text();
        if (digits.length() >= 1 << 2 * DIGIT_BITS) {
            throw new IllegalArgumentException("a chunk of " + digits.length() + " digits");
        }
        text.append(BitWriter.DIGITS.charAt(digits.length() & 63));
        text.append(BitWriter.DIGITS.charAt(digits.length() >>> DIGIT_BITS));
        text.append(digits);
        chunk = new BitWriter();
    }

    /** {@return all chunks, as base64url; nothing can be put afterwards} */
    String text() {
        if (chunk.size() > 0) {
            end();
        }
        return text.toString();
    }
}
