package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RngTest {
    /** The first outputs of the reference implementation from the state (1, 2), as in the tests of every port. */
    @Test
    void isXoroshiro64StarStar() {
        int s0 = 1;
        int s1 = 2;
        int stream = unmix(unmix(s1) - s0) ^ 0x85EBCA6B;
        int seed = unmix(unmix(s0) - stream) - 0x9E3779B9;
        Rng rng = new Rng(seed, stream);
        long[] numbers = new long[10];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Integer.toUnsignedLong(rng.next());
        }
        assertArrayEquals(
                new long[] {
                    3802928447L,
                    813792938L,
                    1618621494L,
                    2955957307L,
                    3252880261L,
                    1129983909L,
                    2539651700L,
                    1327610908L,
                    1757650787L,
                    2763843748L
                },
                numbers);
    }

    // The inverse of Rng.mix: a xor-shift by half a word is its own inverse, and an odd factor has an inverse.
    private static int unmix(int mixed) {
        int h = mixed ^ (mixed >>> 16);
        h *= inverse(0xC2B2AE35);
        h = h ^ (h >>> 13) ^ (h >>> 26);
        h *= inverse(0x85EBCA6B);
        h ^= h >>> 16;
        assertEquals(mixed, Rng.mix(h));
        return h;
    }

    private static int inverse(int odd) {
        return BigInteger.valueOf(odd).modInverse(BigInteger.ONE.shiftLeft(32)).intValue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 52, 1000, 0x7FFF, 0x8000, 100_000})
    void numbersBelowABoundAreUniform(int bound) {
        Rng rng = new Rng(bound);
        int cells = Math.min(bound, 50);
        int draws = 2000 * cells;
        int[] counts = new int[cells];
        for (int i = 0; i < draws; i++) {
            int number = rng.next(bound);
            assertTrue(0 <= number && number < bound);
            counts[(int) ((long) number * cells / bound)]++;
        }
        double chi2 = 0;
        for (int cell = 0; cell < cells; cell++) {
            // how many numbers fall into this cell
            long from = ((long) cell * bound + cells - 1) / cells;
            long to = ((long) (cell + 1) * bound + cells - 1) / cells;
            double expected = (double) draws * (to - from) / bound;
            chi2 += (counts[cell] - expected) * (counts[cell] - expected) / expected;
        }
        // at most five standard deviations of a chi-square with cells - 1 degrees of freedom
        assertTrue(chi2 <= cells - 1 + 5 * Math.sqrt(2.0 * (cells - 1)), bound + ": " + chi2);
    }

    @Test
    void streamsAndSeedsDiffer() {
        assertNotEquals(new Rng(1, 0).next(), new Rng(1, 1).next());
        assertNotEquals(new Rng(1, 0).next(), new Rng(2, 0).next());
    }

    // At every ply chance uses the first number of a stream.
    @Test
    void firstNumbersOfStreamsAreIndependent() {
        int[] pairs = new int[100];
        for (int stream = 0; stream < 10_000; stream++) {
            pairs[10 * new Rng(5, stream).next(10) + new Rng(5, stream + 1).next(10)]++;
        }
        double chi2 = 0;
        for (int count : pairs) {
            chi2 += (count - 100) * (count - 100) / 100.0;
        }
        assertTrue(chi2 < 99 + 5 * Math.sqrt(2 * 99), "chi-square " + chi2);
    }

    @Test
    void resetRestartsTheSequence() {
        Rng rng = new Rng(3, 4);
        int first = rng.next();
        rng.next();
        rng.reset(3, 4);
        assertEquals(first, rng.next());
    }

    @Test
    void refusesEmptyRanges() {
        assertThrows(IllegalArgumentException.class, () -> new Rng(1).next(0));
        assertThrows(IllegalArgumentException.class, () -> new Rng(1).next(-1));
    }
}
