package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleSessionTest {
    /** A new game of Ponte: b2 and c9 in any order, then dark is the reply. Nothing follows that the seat could find. */
    private static Puzzle ponte() {
        Game ponte = Games.find("ponte");
        State state = ponte.start(Setup.of(ponte.info(), 2));
        int b2 = ponte.parseMove(state, "b2");
        int c9 = ponte.parseMove(state, "c9");
        int d4 = ponte.parseMove(state, "d4");
        int dark = 257;
        AnswerNode reply = AnswerNode.of(List.of()).with(dark, null);
        AnswerNode answer = AnswerNode.of(List.of(new WrongMove(d4, 50, List.of(b2))))
                .with(b2, AnswerNode.of(List.of()).with(c9, reply))
                .with(c9, AnswerNode.of(List.of()).with(b2, reply));
        return new Puzzle(ponte, state, new Puzzle.Task(Goal.WIN, 1, List.of()), answer);
    }

    private static int move(PuzzleSession session, String token) {
        Game game = session.puzzle().game();
        return game.parseMove(session.record(1).at(session.played().length), token);
    }

    private static int actor(PuzzleSession session) {
        return session.record(1).at(session.played().length).actor();
    }

    @Test
    void anyOrderOfTheRightMovesIsAcceptedAndTheReplyIsPlayed() {
        for (List<String> order : List.of(List.of("b2", "c9"), List.of("c9", "b2"))) {
            PuzzleSession session = new PuzzleSession(ponte());
            assertEquals(2, session.rightMoves().length);
            assertEquals(PuzzleSession.Verdict.RIGHT, session.play(move(session, order.get(0))));
            assertFalse(session.isReplyDue(actor(session)));
            assertEquals(PuzzleSession.Verdict.RIGHT, session.play(move(session, order.get(1))));
            assertTrue(session.isReplyDue(actor(session)));
            assertEquals(257, session.reply());
            assertTrue(session.isSolved());
            assertEquals(3, session.played().length);
        }
    }

    @Test
    void aWrongMoveIsNotPlayedAndIsRefuted() {
        PuzzleSession session = new PuzzleSession(ponte());
        int wrong = move(session, "d4");
        assertEquals(PuzzleSession.Verdict.WRONG, session.play(wrong));
        assertEquals(1, session.mistakes());
        assertEquals(0, session.played().length);
        assertEquals(50, session.refutation(wrong).cost());
        assertNull(session.refutation(move(session, "h8")));
        assertEquals(PuzzleSession.Verdict.RIGHT, session.play(move(session, "b2")));
    }

    @Test
    void afterTheLastRightMoveItIsSolved() {
        for (Game game : Games.ALL) {
            for (int seed = 1; seed <= 20; seed++) {
                Puzzle puzzle = Puzzles.of(game, game.info().minSeats(), seed);
                PuzzleSession session = new PuzzleSession(puzzle);
                State view = puzzle.view();
                while (!session.isSolved()) {
                    int move = session.rightMoves()[0];
                    assertTrue(view.isLegal(move));
                    if (session.isReplyDue(view.actor())) {
                        assertEquals(move, session.reply());
                    } else {
                        PuzzleSession.Verdict verdict = session.play(move);
                        assertEquals(session.isSolved(), verdict == PuzzleSession.Verdict.SOLVED);
                    }
                    view.play(move);
                }
                assertEquals(0, session.mistakes());
                assertArrayEquals(new int[0], session.rightMoves());
                assertEquals(PuzzleSession.Verdict.WRONG, session.play(0));
            }
        }
    }
}
