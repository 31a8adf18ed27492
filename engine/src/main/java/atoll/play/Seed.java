package atoll.play;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;

/**
 * The 128-bit seed of all chance outcomes of a game, see {@link Chance}. It reveals every future card, so it stays secret until
 * the game is over.
 *
 * <p>The seed of a real game comes from the system's secure random source. For reproducible runs, a seed may also be a small
 * number: 32 bits in {@code a}, and the rest 0. Such a seed can be guessed.
 *
 * @param a the first four bytes, little-endian; and so on
 */
public record Seed(int a, int b, int c, int d) {
    private static final String HEX = "0123456789abcdef";
    private static final int HEX_DIGITS = 32;
    private static final int HALF_BITS = 16;

    /**
     * {@return a seed from a small number, for the lab and for tests}
     *
     * @param number any int
     */
    public static Seed of(int number) {
        return new Seed(number, 0, 0, 0);
    }

    /**
     * Reads the text of {@link #toString}.
     *
     * @param text the written form
     * @return the seed
     * @throws NumberFormatException if it is neither a 32-bit number nor 32 hexadecimal digits
     */
    public static Seed parse(String text) {
        if (text.length() != HEX_DIGITS) {
            return of(Integer.parseInt(text));
        }
        int[] words = new int[4];
        for (int i = 0; i < HEX_DIGITS; i++) {
            int digit = HEX.indexOf(text.charAt(i));
            if (digit < 0) {
                throw new NumberFormatException("not a hexadecimal digit: " + text.charAt(i));
            }
            words[i / 8] |= digit << shift(i);
        }
        return new Seed(words[0], words[1], words[2], words[3]);
    }

    // Words are little-endian; the higher half of each byte comes first.
    private static int shift(int digit) {
        return digit % 8 / 2 * 8 + (1 - digit % 2) * 4;
    }

    private boolean isSmall() {
        return (b | c | d) == 0;
    }

    private int word(int i) {
        return i == 0 ? a : i == 1 ? b : i == 2 ? c : d;
    }

    /** A small number in decimal; otherwise the 16 bytes in hexadecimal, as other programs write a key. */
    @Override
    public String toString() {
        if (isSmall()) {
            return Integer.toString(a);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < HEX_DIGITS; i++) {
            text.append(HEX.charAt(word(i / 8) >>> shift(i) & 15));
        }
        return text.toString();
    }

    /**
     * Writes the four words.
     *
     * @param out receives the result
     */
    void write(BitWriter out) {
        out.put(isSmall());
        for (int i = 0; i < (isSmall() ? 1 : 4); i++) {
            putInt(out, word(i));
        }
    }

    /**
     * Reads the output of {@link #write}; throws BadPosition if it is not a seed.
     *
     * @param in the source, which advances
     * @return the seed
     */
    static Seed read(BitReader in) {
        return in.getFlag() ? of(getInt(in)) : new Seed(getInt(in), getInt(in), getInt(in), getInt(in));
    }

    /**
     * Writes any int.
     *
     * @param out receives the result
     * @param number any int
     */
    static void putInt(BitWriter out, int number) {
        out.put(number >>> HALF_BITS, 1 << HALF_BITS);
        out.put(number & (1 << HALF_BITS) - 1, 1 << HALF_BITS);
    }

    /**
     * Reads what {@link #putInt} wrote.
     *
     * @param in the source, which advances
     * @return the number
     */
    static int getInt(BitReader in) {
        int high = in.get(1 << HALF_BITS);
        return high << HALF_BITS | in.get(1 << HALF_BITS);
    }
}
