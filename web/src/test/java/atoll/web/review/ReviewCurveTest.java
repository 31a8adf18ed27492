package atoll.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.Session;
import atoll.table.scene.Ink;
import atoll.table.scene.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The drawing of a review's curve, and the mapping of its points to plies. */
class ReviewCurveTest {
    private final Oracle oracle = new Oracle();
    private final Review review = new Review(oracle);
    private final ReviewCurve.Frame frame = new ReviewCurve.Frame(300, 120, 1);

    @Test
    void linesEndAtUnknownPliesAndDifferWithoutColour() {
        Session session = ReviewTest.play("ponte", 1000);
        review.follow(session, session.ply(), 0, "yy");
        assertEquals(List.of(), lines(), "no line before anything is known");
        review.start();
        for (int i = 0; i < 14; i++) {
            oracle.answer();
        }
        for (Shape line : lines()) {
            assertTrue(line.path().right() < frame.x(session.length() / 2, session.length()), "no line to the end yet");
        }
        oracle.answerAll();
        List<Shape> lines = lines();
        assertEquals(2, lines.size());
        assertNotEquals(lines.get(0).stroke(), lines.get(1).stroke());
        assertNotEquals(lines.get(0).dash(), lines.get(1).dash());
        for (Shape line : lines) {
            assertEquals(frame.right(), line.path().right(), 0.01);
            assertEquals(frame.left(), line.path().left(), 0.01);
        }
    }

    private List<Shape> lines() {
        return ReviewCurve.scene(review, 2, 3, frame).shapes().stream()
                .filter(shape -> shape.path() != null && shape.fill() == null)
                .filter(shape -> Ink.seat(0) == shape.stroke() || Ink.seat(1) == shape.stroke())
                .toList();
    }

    @Test
    void anXPositionOnTheCurveIsAPly() {
        for (int ply = 0; ply <= 40; ply++) {
            assertEquals(ply, frame.ply(frame.x(ply, 40), 40));
        }
        assertEquals(0, frame.ply(0, 40));
        assertEquals(40, frame.ply(300, 40));
        assertEquals(0, frame.ply(150, 0));
        assertTrue(frame.y(1000) < frame.y(0));
    }
}
