package atoll.table.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PathTest {
    @Test
    void keepsCommandsAndNumbersInOrder() {
        Path path = new Path().move(1, 2);
        for (int i = 0; i < 20; i++) {
            path.quad(3, 4, 5 + i, 6).close();
        }
        assertEquals(3 + 20 * 6, path.length());
        assertEquals(Path.MOVE, path.numbers()[0]);
        assertEquals(2, path.numbers()[2]);
        assertEquals(Path.QUAD, path.numbers()[3 + 19 * 6]);
        assertEquals(24, path.numbers()[3 + 19 * 6 + 3]);
        assertEquals(Path.CLOSE, path.numbers()[path.length() - 1]);
    }

    @Test
    void knowsHowFarItReaches() {
        Path path = new Path().move(1, 2).line(-3, 4).arc(10, 20, 5, 0, 1);
        assertEquals(-3, path.left());
        assertEquals(2, path.top());
        assertEquals(15, path.right());
        assertEquals(25, path.bottom());
    }

    @Test
    void isReadFromTenths() {
        Path path = new Path()
                .move(-8.6, 7.4)
                .line(0, -5)
                .quad(1, 2, 3, 4)
                .curve(0.1, 0.2, 0.3, 0.4, -0.5, -0.6)
                .close();
        assertTrue(Path.tenths("M-86 74L0-50Q10 20 30 40C1 2 3 4-5-6Z").isLike(path));
    }

    @Test
    void isLikeOneOfTheSameLines() {
        assertTrue(Path.disc(1, 2, 3).isLike(Path.disc(1, 2, 3)));
        assertFalse(Path.disc(1, 2, 3).isLike(Path.disc(1, 2, 4)));
        assertFalse(Path.segment(1, 2, 3, 4).isLike(new Path().move(1, 2).move(3, 4)));
        assertFalse(Path.segment(1, 2, 3, 4).isLike(Path.segment(1, 2, 3, 4).close()));
    }
}
