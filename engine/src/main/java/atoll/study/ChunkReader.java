package atoll.study;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;

/** Reads what a {@link ChunkWriter} wrote. Throws BadPosition for anything else, never another exception. */
final class ChunkReader {
    private static final int DIGIT_BITS = 6;
    /** Numbers have at most this many bits. */
    private static final int NUMBER_BITS = 28;

    private final String text;
    private int at;
    private BitReader chunk = new BitReader("");
    /** The number of values left in the chunk. */
    private int left;

    /**
     * A reader of the first value.
     *
     * @param text any text
     */
    ChunkReader(String text) {
        this.text = text;
    }

    /** {@return the next chunk, which was appended} */
    BitReader next() {
        end();
        if (at + 2 > text.length()) {
            throw new BadPosition("cut off");
        }
        int length = digit(at) + (digit(at + 1) << DIGIT_BITS);
        at += 2;
        if (at + length > text.length()) {
            throw new BadPosition("cut off");
        }
        at += length;
        chunk = new BitReader(text.substring(at - length, at));
        left = 0;
        return chunk;
    }

    private int digit(int i) {
        int digit = BitWriter.DIGITS.indexOf(text.charAt(i));
        if (digit < 0) {
            throw new BadPosition("not base64url: " + text.charAt(i));
        }
        return digit;
    }

    /**
     * {@return the next value, 0..radix-1}
     *
     * @param radix the number of possible values, 1..{@link BitWriter#MAX_RADIX}
     */
    int get(int radix) {
        if (left == 0) {
            next();
            left = ChunkWriter.VALUES;
        }
        left--;
        return chunk.get(radix);
    }

    /** {@return a number that {@link ChunkWriter#putNumber} wrote} */
    int getNumber() {
        int number = 0;
        for (int shift = 0; shift < NUMBER_BITS; shift += 4) {
            int digit = get(32);
            number |= (digit & 15) << shift;
            if (digit < 16) {
                return number;
            }
        }
        throw new BadPosition("number out of range");
    }

    /**
     * {@return a text that {@link ChunkWriter#putText} wrote}
     *
     * @param longest the most characters
     */
    String getText(int longest) {
        int length = getNumber();
        if (length > longest) {
            throw new BadPosition("a text of " + length + " characters");
        }
        StringBuilder string = new StringBuilder(length);
        while (string.length() < length) {
            int frequent = get(ChunkWriter.FREQUENT.length() + 1);
            string.append(frequent < ChunkWriter.FREQUENT.length() ? ChunkWriter.FREQUENT.charAt(frequent) : rare());
        }
        return string.toString();
    }

    private char rare() {
        int latin = get(ChunkWriter.LATIN);
        return switch (latin) {
            case ChunkWriter.LINE_FEED -> '\n';
            case ChunkWriter.OTHER -> (char) get(1 << Character.SIZE);
            default -> (char) (ChunkWriter.LATIN_FIRST + latin);
        };
    }

    /** Checks that nothing is left in the chunk. */
    private void end() {
        if (!chunk.atEnd()) {
            throw new BadPosition("data after the end of a chunk");
        }
    }

    /** Checks that nothing is left. */
    void finish() {
        end();
        if (at < text.length()) {
            throw new BadPosition("data after the end of the study");
        }
    }
}
