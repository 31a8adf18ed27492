package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MoveListTest {
    @Test
    void growsAndFinds() {
        MoveList list = new MoveList();
        for (int i = 0; i < 1000; i++) {
            list.add(3 * i);
        }
        assertEquals(1000, list.size());
        assertEquals(3 * 777, list.get(777));
        assertEquals(1, list.weight(777));
        assertEquals(777, list.indexOf(3 * 777));
        assertEquals(-1, list.indexOf(1));
        list.clear();
        assertEquals(0, list.size());
        assertEquals(-1, list.indexOf(0), "cleared bridges are gone");
    }

    @Test
    void everyBitIsAMove() {
        Rng rng = new Rng(3);
        MoveList list = new MoveList();
        MoveList one = new MoveList();
        for (int i = 0; i < 2000; i++) {
            int bits = i < 32 ? 1 << i : i < 64 ? -1 << i : i < 66 ? 0 : rng.next() & rng.next();
            list.addEach(1000 * i, bits);
            for (int bit = 0; bit < 32; bit++) {
                if ((bits >>> bit & 1) != 0) {
                    one.add(1000 * i + bit);
                }
            }
        }
        assertEquals(one.size(), list.size());
        for (int i = 0; i < one.size(); i++) {
            assertEquals(one.get(i), list.get(i));
        }
    }

    @Test
    void upToEightStepsAreMoves() {
        int[] steps = {5, 3, 8, 0, 1, 9, 2, 7, 4, 6};
        MoveList list = new MoveList();
        MoveList one = new MoveList();
        for (int i = 0; i < 300; i++) {
            int count = i % 9;
            int from = i % 3;
            list.addUpTo8(100 * i, steps, from, count);
            for (int k = from; k < from + count; k++) {
                one.add(100 * i + steps[k]);
            }
        }
        assertEquals(one.size(), list.size());
        for (int i = 0; i < one.size(); i++) {
            assertEquals(one.get(i), list.get(i));
        }
        list.clear();
        list.add(1, 2);
        assertThrows(IllegalStateException.class, () -> list.addUpTo8(0, steps, 0, 1));
    }

    @Test
    void weightsGrowToo() {
        MoveList list = new MoveList();
        for (int i = 0; i < 1000; i++) {
            list.add(i, i + 1);
        }
        assertEquals(800, list.weight(799));
        list.clear();
        list.add(5);
        assertEquals(1, list.weight(0), "weights are forgotten");
    }

    @Test
    void defaultWeightIsOne() {
        MoveList list = new MoveList();
        list.add(1);
        list.add(2);
        list.setWeight(1, 9);
        assertEquals(1, list.weight(0));
        assertEquals(9, list.weight(1));
    }

    @Test
    void wrongUseThrows() {
        MoveList list = new MoveList();
        assertThrows(IndexOutOfBoundsException.class, () -> list.get(0));
        assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> list.weight(0));
        assertThrows(IndexOutOfBoundsException.class, () -> list.setWeight(0, 1));
        assertThrows(IllegalStateException.class, () -> list.add(1, 0));
        list.add(1);
        assertThrows(IllegalStateException.class, () -> list.add(2, 2));
        list.clear();
        list.add(1, 2);
        assertThrows(IllegalStateException.class, () -> list.add(2));
    }

    @Test
    void samplesByWeight() {
        MoveList list = new MoveList();
        list.add(10, 1);
        list.add(20, 2);
        list.add(30, 5);
        Rng rng = new Rng(1);
        int[] counts = new int[4];
        for (int i = 0; i < 8000; i++) {
            counts[list.sample(rng) / 10]++;
        }
        for (int i = 1; i <= 3; i++) {
            int expected = 1000 * list.weight(i - 1);
            assertTrue(Math.abs(counts[i] - expected) < 5 * Math.sqrt(expected), i + ": " + counts[i]);
        }
    }
}
