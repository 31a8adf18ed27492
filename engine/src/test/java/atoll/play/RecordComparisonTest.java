package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordComparisonTest {
    static List<Game> games() {
        return TemplateGames.ALL;
    }

    private static GameRecord played(Game game, int seats) {
        return new Case(game, Setup.of(game.info(), seats))
                .walk(3, session -> {})
                .record();
    }

    private static void compares(RecordComparison.Kind kind, int ply, GameRecord mine, GameRecord theirs) {
        assertEquals(new RecordComparison(kind, ply), RecordComparison.of(mine, theirs));
    }

    @ParameterizedTest
    @MethodSource("games")
    void prefixesCompareAsSameAheadOrBehind(Game game) throws BadLink {
        GameRecord over = played(game, 2);
        int length = over.length();
        compares(RecordComparison.Kind.SAME, length, over, over);
        compares(RecordComparison.Kind.SAME, 0, over.until(0), over.until(0));
        compares(RecordComparison.Kind.AHEAD, length / 2, over.until(length / 2), over);
        compares(RecordComparison.Kind.AHEAD, 0, over.until(0), over.until(1));
        compares(RecordComparison.Kind.BEHIND, length - 1, over, over.until(length - 1));
        // a record read from a link is still the same game
        GameRecord sent = Link.read(TemplateGames.ALL, Link.game(over)).record();
        compares(RecordComparison.Kind.SAME, length, over, sent);
        compares(RecordComparison.Kind.AHEAD, length / 2, over.until(length / 2), sent);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherMoveMakesThemDiverge(Game game) {
        GameRecord over = played(game, 2);
        for (int ply : List.of(1, over.length() / 2, over.length() - 2)) {
            Session other = Session.of(over.until(ply), Seed.of(9));
            MoveList legal = new MoveList();
            other.state().moves(legal);
            if (legal.size() == 1) {
                continue;
            }
            other.play(legal.get(0) == over.move(ply) ? legal.get(1) : legal.get(0));
            compares(RecordComparison.Kind.DIVERGED, ply, over, other.record());
            compares(RecordComparison.Kind.DIVERGED, ply, other.record(), over);
            compares(RecordComparison.Kind.BEHIND, ply, other.record(), over.until(ply));
        }
    }

    @Test
    void undivergedRecordsAreCloser() {
        RecordComparison ahead = new RecordComparison(RecordComparison.Kind.AHEAD, 5);
        RecordComparison diverged = new RecordComparison(RecordComparison.Kind.DIVERGED, 7);
        RecordComparison other = new RecordComparison(RecordComparison.Kind.OTHER, 0);
        assertTrue(ahead.isCloserThan(diverged));
        assertFalse(diverged.isCloserThan(ahead));
        assertTrue(new RecordComparison(RecordComparison.Kind.SAME, 6).isCloserThan(ahead));
        assertTrue(diverged.isCloserThan(new RecordComparison(RecordComparison.Kind.DIVERGED, 6)));
        assertTrue(diverged.isCloserThan(other));
        assertFalse(ahead.isCloserThan(ahead));
    }

    @Test
    void anotherStartIsAnotherGame() {
        Game game = new TemplateGame();
        GameRecord over = played(game, 2);
        Setup other = Setup.of(game.info(), 2).with("copies", "7");
        compares(RecordComparison.Kind.OTHER, 0, over, played(TemplateGames.ALL.get(0), 2));
        compares(RecordComparison.Kind.OTHER, 0, over, played(game, 3));
        compares(RecordComparison.Kind.OTHER, 0, over, new Session(game, other, Seed.of(1)).record());
        compares(
                RecordComparison.Kind.OTHER,
                0,
                over,
                Session.from(game, over.at(4), Seed.of(1)).record());
    }
}
