package atoll.engine;

/**
 * A small random generator with the same output on the JVM, in JavaScript and in WebAssembly: xoroshiro64** by David Blackman and
 * Sebastiano Vigna, on two ints. Not for secrets.
 */
public final class Rng {
    private int s0;
    private int s1;

    /**
     * A generator of the first stream.
     *
     * @param seed any int
     */
    public Rng(int seed) {
        this(seed, 0);
    }

    /**
     * Independent generators of one seed, one for each {@code stream}.
     *
     * @param seed any int
     * @param stream distinguishes generators with the same seed
     */
    public Rng(int seed, int stream) {
        reset(seed, stream);
    }

    /**
     * Starts again, as a new generator of that seed and stream.
     *
     * @param seed any int
     * @param stream distinguishes generators with the same seed
     */
    public void reset(int seed, int stream) {
        // Both words depend on both numbers, because the first output does not depend on s1.
        s0 = mix(mix(seed + 0x9E3779B9) + stream);
        s1 = mix(mix(stream ^ 0x85EBCA6B) + s0);
        if ((s0 | s1) == 0) {
            s0 = 1;
        }
    }

    /**
     * Any int, uniformly distributed.
     *
     * @return a random int
     */
    public int next() {
        int a = s0;
        int b = s1 ^ a;
        int product = a * 0x9E3779BB;
        // Rotations by shifts: TeaVM does not inline Integer.rotateLeft.
        s0 = (a << 26 | a >>> 6) ^ b ^ (b << 9);
        s1 = b << 13 | b >>> 19;
        return (product << 5 | product >>> 27) * 5;
    }

    /**
     * 0..bound-1, uniformly distributed. {@code bound} is at least 1.
     *
     * @param bound the number of possible results, at least 1
     * @return a random int
     */
    public int next(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound);
        }
        return bound <= 0x7FFF ? small(bound) : large(bound);
    }

    // Daniel Lemire's multiplication instead of a division, with 16 bits, to avoid long.
    private int small(int bound) {
        int product = (next() >>> 16) * bound;
        if ((product & 0xFFFF) < bound) {
            int threshold = (0x10000 - bound) % bound;
            while ((product & 0xFFFF) < threshold) {
                product = (next() >>> 16) * bound;
            }
        }
        return product >>> 16;
    }

    private int large(int bound) {
        int mask = -1 >>> Integer.numberOfLeadingZeros(bound - 1);
        int number = next() & mask;
        while (number >= bound) {
            number = next() & mask;
        }
        return number;
    }

    /**
     * Spreads every bit of {@code x} over the whole result (the finalizer of MurmurHash3).
     *
     * @param x any int
     * @return the mixed bits
     */
    public static int mix(int x) {
        int h = x;
        h = (h ^ (h >>> 16)) * 0x85EBCA6B;
        h = (h ^ (h >>> 13)) * 0xC2B2AE35;
        return h ^ (h >>> 16);
    }
}
