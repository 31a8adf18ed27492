package atoll.play;

/**
 * Draws the chance outcomes of one game. Each follows only from the seed and the ply. Without the seed, the known outcomes say
 * nothing about the others.
 *
 * <p>The random words of a ply are the {@link ChaCha20} key stream with the seed, twice, as the key, the ply as the block counter
 * and a nonce of 0. If its 16 words are not enough, the first word of the nonce counts up. Each draw takes the low bits of the
 * next words, as many as the largest number needs, until the number is below the bound.
 */
final class Chance {
    private final ChaCha20 stream;
    private final int[] block = new int[ChaCha20.WORDS];

    /**
     * The chance of a game with that seed.
     *
     * @param seed the source of chance
     */
    Chance(Seed seed) {
        stream = new ChaCha20(seed.a(), seed.b(), seed.c(), seed.d(), seed.a(), seed.b(), seed.c(), seed.d());
    }

    /**
     * {@return 0..bound-1, uniformly distributed}
     *
     * @param ply number of moves played before, at least 0
     * @param bound at least 1
     */
    int draw(int ply, int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound);
        }
        int mask = bound == 1 ? 0 : -1 >>> Integer.numberOfLeadingZeros(bound - 1);
        for (int blockNumber = 0; ; blockNumber++) {
            stream.block(ply, blockNumber, 0, 0, block);
            for (int word : block) {
                // reject larger numbers: a remainder would favour the small ones
                if ((word & mask) < bound) {
                    return word & mask;
                }
            }
        }
    }
}
