package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.LinkForm;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleLinkTest {
    private static final Game PONTE = Games.find("ponte");

    private static BadLink.Why why(String text) {
        return assertThrows(BadLink.class, () -> PuzzleLink.read(text)).why();
    }

    @Test
    void puzzlesOfEveryGameAreReadAsTheyWereWritten() throws BadLink {
        for (Game game : Games.ALL) {
            for (int seed = 1; seed <= 30; seed++) {
                int seats = game.info().minSeats()
                        + seed % 2 * (game.info().maxSeats() - game.info().minSeats());
                Puzzle puzzle = Puzzles.of(game, seats, seed);
                Puzzle read = PuzzleLink.read(PuzzleLink.of(puzzle));
                assertEquals(puzzle.task(), read.task());
                assertEquals(puzzle.position(), read.position());
                assertEquals(puzzle.seat(), read.seat());
                assertEquals(puzzle.view().hash(), read.view().hash());
                assertEquals(Puzzles.text(puzzle.answer()), Puzzles.text(read.answer()));
                assertEquals(PuzzleLink.of(puzzle), PuzzleLink.of(read));
            }
        }
    }

    @Test
    void differentOrdersLeadToTheSameDecision() throws BadLink {
        State state = PONTE.start(Setup.of(PONTE.info(), 2));
        MoveList legal = new MoveList();
        state.moves(legal);
        int a = legal.get(0);
        int b = legal.get(50);
        int light = 256;
        AnswerNode shared = AnswerNode.of(List.of()).with(light, null);
        AnswerNode answer = AnswerNode.of(List.of())
                .with(a, AnswerNode.of(List.of()).with(b, shared))
                .with(b, AnswerNode.of(List.of()).with(a, shared));
        Puzzle puzzle = new Puzzle(PONTE, state, new Puzzle.Task(Goal.WIN, 2, List.of()), answer);
        AnswerNode read = PuzzleLink.read(PuzzleLink.of(puzzle)).answer();
        assertSame(read.next(a).next(b), read.next(b).next(a));
    }

    @Test
    void theLinkOfThePositionIsAViewIfAnythingIsUnknown() throws BadLink {
        for (Game game : Games.ALL) {
            for (int seed = 1; seed <= 10; seed++) {
                Puzzle puzzle = Puzzles.of(game, game.info().minSeats(), seed);
                Link link = Link.read(puzzle.position());
                boolean known = puzzle.view().isFullyKnown();
                assertEquals(known ? Link.Kind.POSITION : Link.Kind.VIEW, link.kind());
                assertEquals(puzzle.view().hash(), link.record().start().hash());
                assertTrue(puzzle.start(seed).start().isFullyKnown());
            }
        }
    }

    @Test
    void everyChangedOrMissingCharacterIsNoticed() {
        for (Game game : Games.ALL) {
            String text = PuzzleLink.of(Puzzles.of(game, game.info().minSeats(), 3));
            Rng rng = new Rng(5);
            for (int i = 0; i < text.length(); i += 3) {
                char other = BitWriter.DIGITS.charAt(rng.next(64));
                String changed = text.substring(0, i) + other + text.substring(i + 1);
                if (!changed.equals(text)) {
                    assertThrows(BadLink.class, () -> PuzzleLink.read(changed));
                }
                String cut = text.substring(0, i);
                assertThrows(BadLink.class, () -> PuzzleLink.read(cut));
            }
        }
    }

    @Test
    void anyPayloadWithARightChecksumIsALegalPuzzleOrIsRefused() {
        int read = 0;
        Rng rng = new Rng(7);
        for (Game game : Games.ALL) {
            List<String> texts = new ArrayList<>();
            for (int seed = 1; seed <= 6; seed++) {
                texts.add(PuzzleLink.of(Puzzles.of(game, game.info().minSeats(), seed)));
            }
            for (int round = 0; round < 600; round++) {
                String text = texts.get(round % texts.size());
                String payload = text.substring(text.indexOf(".q.") + 3, text.length() - 4);
                StringBuilder changed = new StringBuilder(payload);
                int from = round % 12 < 3 ? 1 : payload.length() - 12; // the answer comes last
                for (int n = 1 + rng.next(3); n > 0; n--) {
                    int at = from + rng.next(payload.length() - from);
                    changed.setCharAt(at, BitWriter.DIGITS.charAt(rng.next(64)));
                }
                try {
                    Puzzle puzzle = PuzzleLink.read(new LinkForm(game, 'q', changed.toString()).text());
                    assertLegal(puzzle.answer(), puzzle.view());
                    read++;
                } catch (BadLink e) {
                    assertFalse(e.getMessage().isEmpty());
                }
            }
        }
        assertTrue(read > 10, read + " were read");
    }

    private static void assertLegal(AnswerNode node, State state) {
        if (node == null) {
            return;
        }
        assertTrue(node.moves().length > 0);
        for (int move : node.moves()) {
            assertTrue(state.isLegal(move));
            assertLegal(node.next(move), Puzzles.after(state, move));
        }
        for (WrongMove wrong : node.wrong()) {
            assertTrue(state.isLegal(wrong.move()) && !node.isRight(wrong.move()));
        }
    }

    @Test
    void otherTextsAreRefusedWithTheReason() {
        Puzzle puzzle = Puzzles.of(PONTE, 2, 1);
        String text = PuzzleLink.of(puzzle);
        assertEquals(BadLink.Why.FORM, why(puzzle.position()));
        assertEquals(BadLink.Why.FORM, why("puzzle"));
        assertEquals(BadLink.Why.LONG, why("2.ponte.q." + "A".repeat(5000)));
        assertEquals(BadLink.Why.DAMAGED, why(text + "A"));
        String payload = text.substring(text.indexOf(".q.") + 3, text.length() - 4);
        assertEquals(BadLink.Why.NEWER, why(new LinkForm(PONTE, 'q', "9" + payload.substring(1)).text()));
        assertEquals(BadLink.Why.ILLEGAL, why(new LinkForm(PONTE, 'q', payload + "BBBB").text()));
        assertEquals(BadLink.Why.ILLEGAL, why(new LinkForm(PONTE, 'q', "").text()));
    }

    @Test
    void anAnswerThatIsTooLargeIsRefused() {
        State state = PONTE.start(Setup.of(PONTE.info(), 2));
        MoveList legal = new MoveList();
        state.moves(legal);
        AnswerNode answer = AnswerNode.of(List.of());
        for (int i = 0; i < PuzzleLink.MOST_NODES; i++) {
            State after = Puzzles.after(state, legal.get(i));
            MoveList then = new MoveList();
            after.moves(then);
            answer = answer.with(legal.get(i), AnswerNode.of(List.of()).with(then.get(0), null));
        }
        Puzzle puzzle = new Puzzle(PONTE, state, new Puzzle.Task(Goal.WIN, 1, List.of()), answer);
        assertThrows(IllegalArgumentException.class, () -> PuzzleLink.of(puzzle));
    }
}
