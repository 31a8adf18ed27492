package atoll.play;

/**
 * Draws the outcomes of chance of one game: numbers that follow from the seed and the place in the game alone. Without the seed,
 * all outcomes known tell nothing about any other.
 *
 * <p>The numbers of a place are the key stream of {@link ChaCha20} with the seed, twice, as its key, the place as its block
 * counter and a nonce of 0; should its 16 words not be enough, the first word of the nonce counts on. Each draw takes the low bits
 * of the next words, as many bits as the largest number needs, until they make a number below the bound.
 */
final class Chance {
    private final ChaCha20 stream;
    private final int[] block = new int[ChaCha20.WORDS];

    Chance(Seed seed) {
        stream = new ChaCha20(seed.a(), seed.b(), seed.c(), seed.d(), seed.a(), seed.b(), seed.c(), seed.d());
    }

    /**
     * 0..bound-1, all equally likely.
     *
     * @param place how many moves were made before, at least 0
     * @param bound at least 1
     */
    int draw(int place, int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound);
        }
        int mask = bound == 1 ? 0 : -1 >>> Integer.numberOfLeadingZeros(bound - 1);
        for (int blocks = 0; ; blocks++) {
            stream.block(place, blocks, 0, 0, block);
            for (int word : block) {
                // a number that is too large is dropped: a remainder would favour the small ones
                if ((word & mask) < bound) {
                    return word & mask;
                }
            }
        }
    }
}
