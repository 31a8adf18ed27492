package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChanceTest {
    private static final int CARDS = 52;
    /** The number of cards of a deck that the attacker has seen: about 100 bits. */
    private static final int SEEN = 20;

    private static final int VICTIMS = 25;
    private static final int GUESSES = 20_000;

    // Reproducible stand-ins for seeds from the secure random source.
    private static Seed secret(Rng rng) {
        return new Seed(rng.next(), rng.next(), rng.next(), rng.next());
    }

    private static int card(Chance chance, int place) {
        return chance.draw(place, CARDS - place);
    }

    /** The number of known cards, from the first on, that a guess reproduces. */
    private static int explained(Seed guess, int[] seen) {
        Chance chance = new Chance(guess);
        int right = 0;
        while (right < seen.length && card(chance, right) == seen[right]) {
            right++;
        }
        return right;
    }

    /** The guess that reproduces most of the known cards, among small seeds and those built from small numbers. */
    private static Seed bestGuess(int[] seen) {
        Seed best = Seed.of(0);
        int most = -1;
        for (int n = 0; n < GUESSES; n++) {
            for (Seed guess : List.of(Seed.of(n), new Seed(n, n, n, n), new Seed(0, 0, 0, n), Seed.of(-n))) {
                int right = explained(guess, seen);
                if (right > most) {
                    most = right;
                    best = guess;
                }
            }
        }
        return best;
    }

    private static int[] seen(Seed seed) {
        Chance chance = new Chance(seed);
        int[] seen = new int[SEEN];
        for (int place = 0; place < SEEN; place++) {
            seen[place] = card(chance, place);
        }
        return seen;
    }

    @Test
    void anAttackerFindsASmallSeed() {
        for (int number : new int[] {7, 19_999, -123}) {
            assertEquals(Seed.of(number), bestGuess(seen(Seed.of(number))), "so the attack works where it can");
        }
    }

    @Test
    void anAttackerCannotGuessARealSeed() {
        Rng rng = new Rng(128);
        int predicted = 0;
        for (int victim = 0; victim < VICTIMS; victim++) {
            Seed seed = secret(rng);
            int[] seen = seen(seed);
            Seed guess = bestGuess(seen);
            assertTrue(explained(guess, seen) < 8, "eight cards are 45 bits, more than all guesses together have");
            predicted += card(new Chance(guess), SEEN) == card(new Chance(seed), SEEN) ? 1 : 0;
        }
        // one prediction in 32 is right by luck; more than five of 25 happen once in ten thousand runs
        assertTrue(predicted <= 5, predicted + " of " + VICTIMS);
    }

    @Test
    void seedsThatDifferInOneBitAreIndependent() {
        Rng rng = new Rng(3);
        int alike = 0;
        int all = 0;
        for (int round = 0; round < 40; round++) {
            Seed seed = secret(rng);
            for (int bit = 0; bit < 128; bit++) {
                int flip = 1 << bit % 32;
                Seed near = new Seed(
                        seed.a() ^ (bit / 32 == 0 ? flip : 0),
                        seed.b() ^ (bit / 32 == 1 ? flip : 0),
                        seed.c() ^ (bit / 32 == 2 ? flip : 0),
                        seed.d() ^ (bit / 32 == 3 ? flip : 0));
                assertNotEquals(seed, near);
                alike += new Chance(seed).draw(round, 10) == new Chance(near).draw(round, 10) ? 1 : 0;
                all++;
            }
        }
        assertEquals(all / 10.0, alike, 5 * Math.sqrt(all * 0.09), "one in ten, within five deviations");
    }

    @Test
    void consecutivePliesAreIndependent() {
        Chance chance = new Chance(secret(new Rng(4)));
        int[] pairs = new int[100];
        for (int place = 0; place < 10_000; place++) {
            pairs[10 * chance.draw(place, 10) + chance.draw(place + 1, 10)]++;
        }
        assertEven(pairs, 10_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 33, 52})
    void numbersBelowABoundAreUniform(int bound) {
        Chance chance = new Chance(secret(new Rng(bound)));
        int[] counts = new int[bound];
        for (int place = 0; place < 1000 * bound; place++) {
            counts[chance.draw(place, bound)]++;
        }
        assertEven(counts, 1000 * bound);
    }

    private static void assertEven(int[] counts, int draws) {
        double expected = (double) draws / counts.length;
        double chi2 = 0;
        for (int count : counts) {
            chi2 += (count - expected) * (count - expected) / expected;
        }
        int freedom = counts.length - 1;
        assertTrue(chi2 <= freedom + 5 * Math.sqrt(2.0 * freedom), "chi-square " + chi2);
    }

    /** The first words of RFC 8439, appendix A.1, test vector 1: all inputs are zero. */
    @Test
    void drawsUseTheLowBitsOfTheKeyStream() {
        Chance chance = new Chance(Seed.of(0));
        assertEquals(0xade0b876 & 1023, chance.draw(0, 1024));
        assertEquals(0xbee7079f & 1023, chance.draw(1, 1024));
        // 0xade0b876 and 0x903df1a0 end in 118 and 32 below 128
        assertEquals(32, chance.draw(0, 100));
        assertEquals(0, chance.draw(0, 1));
    }

    /** A bound just above a power of two rejects almost half of all words: sooner or later all 16 of a block. */
    @Test
    void nextBlockIsUsedIfAllWordsAreTooLarge() {
        List<Integer> draws = new ArrayList<>();
        Chance chance = new Chance(Seed.of(1));
        for (int place = 0; place < 300_000; place++) {
            int drawn = chance.draw(place, (1 << 30) + 1);
            assertTrue(0 <= drawn && drawn <= 1 << 30);
            if (drawsFromTheSecondBlock(place)) {
                draws.add(drawn);
            }
        }
        assertTrue(!draws.isEmpty() && draws.stream().distinct().count() == draws.size(), draws.toString());
    }

    private static boolean drawsFromTheSecondBlock(int place) {
        int[] block = new int[ChaCha20.WORDS];
        new ChaCha20(1, 0, 0, 0, 1, 0, 0, 0).block(place, 0, 0, 0, block);
        for (int word : block) {
            if ((word & Integer.MAX_VALUE) <= 1 << 30) {
                return false;
            }
        }
        return true;
    }

    @Test
    void emptyRangesThrow() {
        Chance chance = new Chance(Seed.of(1));
        assertThrows(IllegalArgumentException.class, () -> chance.draw(0, 0));
        assertThrows(IllegalArgumentException.class, () -> chance.draw(0, -1));
    }
}
