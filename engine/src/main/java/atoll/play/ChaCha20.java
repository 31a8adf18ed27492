package atoll.play;

/**
 * The ChaCha20 block function (RFC 8439, section 2.3), a pseudo-random function of a key that cannot be inverted. It needs only
 * additions, rotations and exclusive ors of ints, so it is equally fast on the JVM, in JavaScript and in WebAssembly.
 */
final class ChaCha20 {
    /** The number of ints in a block. */
    static final int WORDS = 16;

    private static final int KEY_WORDS = 8;
    private static final int DOUBLE_ROUNDS = 10;

    private final int[] input = new int[WORDS];

    /** @param key 8 ints, little-endian: the first of the RFC's 32 bytes is the lowest byte of the first int */
    ChaCha20(int... key) {
        if (key.length != KEY_WORDS) {
            throw new IllegalArgumentException();
        }
        // "expand 32-byte k"
        input[0] = 0x61707865;
        input[1] = 0x3320646e;
        input[2] = 0x79622d32;
        input[3] = 0x6b206574;
        System.arraycopy(key, 0, input, 4, KEY_WORDS);
    }

    /**
     * Fills {@code out} with the 16 ints of a block; in little-endian byte order they are the RFC's key stream.
     *
     * @param counter the number of the block
     * @param nonce0 the first int of the nonce, and so on
     * @param nonce1 the first word of the nonce
     * @param nonce2 the second word of the nonce
     * @param out receives the result
     */
    void block(int counter, int nonce0, int nonce1, int nonce2, int[] out) {
        input[12] = counter;
        input[13] = nonce0;
        input[14] = nonce1;
        input[15] = nonce2;
        System.arraycopy(input, 0, out, 0, WORDS);
        for (int i = 0; i < DOUBLE_ROUNDS; i++) {
            quarterRound(out, 0, 4, 8, 12);
            quarterRound(out, 1, 5, 9, 13);
            quarterRound(out, 2, 6, 10, 14);
            quarterRound(out, 3, 7, 11, 15);
            quarterRound(out, 0, 5, 10, 15);
            quarterRound(out, 1, 6, 11, 12);
            quarterRound(out, 2, 7, 8, 13);
            quarterRound(out, 3, 4, 9, 14);
        }
        for (int i = 0; i < WORDS; i++) {
            out[i] += input[i];
        }
    }

    /**
     * RFC 8439, section 2.1, on four words of the block.
     *
     * @param words receives 16 words
     * @param a index of a word
     * @param b index of a word
     * @param c index of a word
     * @param d index of a word
     */
    static void quarterRound(int[] words, int a, int b, int c, int d) {
        mix(words, a, b, d, 16);
        mix(words, c, d, b, 12);
        mix(words, a, b, d, 8);
        mix(words, c, d, b, 7);
    }

    private static void mix(int[] words, int sum, int addend, int rotated, int bits) {
        words[sum] += words[addend];
        words[rotated] = Integer.rotateLeft(words[rotated] ^ words[sum], bits);
    }
}
