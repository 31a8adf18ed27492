package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitsTest {
    @Test
    void readsWrittenValues() {
        for (int seed = 0; seed < 500; seed++) {
            Rng rng = new Rng(seed);
            int size = rng.next(120);
            int[] values = new int[size];
            int[] radices = new int[size];
            BitWriter out = new BitWriter();
            BigInteger range = BigInteger.ONE;
            for (int i = 0; i < size; i++) {
                radices[i] = 1 + rng.next(1 << rng.next(19));
                values[i] = rng.next(3) == 0 ? radices[i] - 1 : rng.next(radices[i]);
                out.put(values[i], radices[i]);
                range = range.multiply(BigInteger.valueOf(radices[i]));
            }
            String text = out.text();
            assertTrue(6 * (text.length() - 1) <= range.bitLength(), "in as few digits as the ranges allow");
            BitReader in = new BitReader(text);
            for (int i = 0; i < size; i++) {
                assertEquals(values[i], in.get(radices[i]), "seed " + seed + ", value " + i);
            }
            assertTrue(in.atEnd());
        }
    }

    @Test
    void aGrowingNumberIsThatOfTheValuesItHasNow() {
        for (int seed = 0; seed < 200; seed++) {
            Rng rng = new Rng(seed);
            GrowingNumber number = new GrowingNumber();
            List<int[]> values = new ArrayList<>();
            for (int step = 0; step < 100; step++) {
                if (!values.isEmpty() && rng.next(3) == 0) {
                    number.removeLast();
                    values.remove(values.size() - 1);
                } else {
                    int radix = rng.next(9) == 0 ? BitWriter.MAX_RADIX : 1 + rng.next(1 << rng.next(19));
                    int value = rng.next(3) == 0 ? radix - 1 : rng.next(radix);
                    number.add(value, radix);
                    values.add(new int[] {value, radix});
                }
                assertEquals(values.size(), number.size());
                BitWriter all = new BitWriter();
                BitWriter head = new BitWriter();
                all.put(5, 64);
                head.put(5, 64);
                values.forEach(each -> all.put(each[0], each[1]));
                assertEquals(all.text(), head.text(number), "seed " + seed + ", step " + step);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 4095, 4096, 1 << 18, 1 << 24, (1 << 24) - 1, (1 << 30) - 1})
    void numbersAreReadBack(int number) {
        BitWriter out = new BitWriter();
        out.putNumber(number);
        out.put(true);
        out.putNumber(number);
        BitReader in = new BitReader(out.text());
        assertEquals(number, in.getNumber());
        assertTrue(in.getFlag());
        assertEquals(number, in.getNumber());
        assertTrue(in.atEnd());
    }

    @Test
    void rejectsValuesOutOfRange() {
        BitWriter out = new BitWriter();
        assertThrows(IllegalArgumentException.class, () -> out.put(3, 3));
        assertThrows(IllegalArgumentException.class, () -> out.put(-1, 3));
        assertThrows(IllegalArgumentException.class, () -> out.put(0, 0));
        assertThrows(IllegalArgumentException.class, () -> out.put(0, BitWriter.MAX_RADIX + 1));
        assertThrows(IllegalArgumentException.class, () -> out.putNumber(-1));
        assertThrows(IllegalArgumentException.class, () -> out.putNumber(1 << 30));
        assertThrows(IllegalArgumentException.class, () -> new BitReader("A").get(0));
        assertThrows(IllegalArgumentException.class, () -> new BitReader("A").get(BitWriter.MAX_RADIX + 1));
        assertEquals("", out.text());
    }

    @Test
    void anyDigitsReadAsNumbersInRange() {
        Rng rng = new Rng(8);
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = rng.next(40); length > 0; length--) {
                text.append(BitWriter.DIGITS.charAt(rng.next(64)));
            }
            BitReader in = new BitReader(text.toString());
            for (int reads = 0; reads < 40; reads++) {
                int radix = 1 + rng.next(BitWriter.MAX_RADIX);
                int value = in.get(radix);
                assertTrue(0 <= value && value < radix);
            }
        }
        assertEquals(0, new BitReader("").get(7), "nothing is all zeros");
    }

    @Test
    void rejectsLargeNumbersAndInvalidCharacters() {
        assertThrows(BadPosition.class, () -> new BitReader("______________").getNumber());
        for (String text : new String[] {"A A", "A=", "+", "/", "\u0391", "A.B"}) {
            assertThrows(BadPosition.class, () -> new BitReader(text), text);
        }
    }

    @Test
    void hashDependsOnValuesAndOrder() {
        assertEquals(hash(1, 2, 3), hash(1, 2, 3));
        assertNotEquals(hash(1, 2, 3), hash(1, 3, 2));
        assertNotEquals(hash(1, 2), hash(1, 2, 0));
    }

    @Test
    void trailingZerosTakeNoSpace() {
        BitWriter out = new BitWriter();
        for (int i = 0; i < 1000; i++) {
            out.put(0, 1000);
        }
        assertEquals("", out.text());
        BitReader in = new BitReader("B");
        assertFalse(in.atEnd());
    }

    private static int hash(int... values) {
        BitWriter out = new BitWriter();
        for (int value : values) {
            out.put(value, 10);
        }
        return out.hash();
    }
}
