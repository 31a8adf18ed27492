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

class MeetingTest {
    static List<Game> games() {
        return TemplateGames.ALL;
    }

    private static Record played(Game game, int seats) {
        return new Case(game, Setup.of(game.info(), seats))
                .walk(3, session -> {})
                .record();
    }

    private static void meets(Meeting.Kind kind, int ply, Record mine, Record theirs) {
        assertEquals(new Meeting(kind, ply), Meeting.of(mine, theirs));
    }

    @ParameterizedTest
    @MethodSource("games")
    void oneGameIsTheSameOrFurther(Game game) throws BadLink {
        Record over = played(game, 2);
        int length = over.length();
        meets(Meeting.Kind.SAME, length, over, over);
        meets(Meeting.Kind.SAME, 0, over.until(0), over.until(0));
        meets(Meeting.Kind.AHEAD, 5, over.until(5), over);
        meets(Meeting.Kind.AHEAD, 0, over.until(0), over.until(1));
        meets(Meeting.Kind.BEHIND, length - 1, over, over.until(length - 1));
        // what went through a link is still the same game
        Record sent = Link.read(TemplateGames.ALL, Link.game(over)).record();
        meets(Meeting.Kind.SAME, length, over, sent);
        meets(Meeting.Kind.AHEAD, 7, over.until(7), sent);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherMovePartsThem(Game game) {
        Record over = played(game, 2);
        for (int ply : List.of(1, over.length() / 2, over.length() - 2)) {
            Session other = Session.of(over.until(ply), Seed.of(9));
            MoveList legal = new MoveList();
            other.state().moves(legal);
            if (legal.size() == 1) {
                continue;
            }
            other.play(legal.get(0) == over.move(ply) ? legal.get(1) : legal.get(0));
            meets(Meeting.Kind.PARTED, ply, over, other.record());
            meets(Meeting.Kind.PARTED, ply, other.record(), over);
            meets(Meeting.Kind.BEHIND, ply, other.record(), over.until(ply));
        }
    }

    @Test
    void whatNeitherHasLeftIsNearer() {
        Meeting ahead = new Meeting(Meeting.Kind.AHEAD, 5);
        Meeting parted = new Meeting(Meeting.Kind.PARTED, 7);
        Meeting other = new Meeting(Meeting.Kind.OTHER, 0);
        assertTrue(ahead.isNearerThan(parted));
        assertFalse(parted.isNearerThan(ahead));
        assertTrue(new Meeting(Meeting.Kind.SAME, 6).isNearerThan(ahead));
        assertTrue(parted.isNearerThan(new Meeting(Meeting.Kind.PARTED, 6)));
        assertTrue(parted.isNearerThan(other));
        assertFalse(ahead.isNearerThan(ahead));
    }

    @Test
    void anotherStartIsAnotherGame() {
        Game game = new TemplateGame();
        Record over = played(game, 2);
        Setup other = Setup.of(game.info(), 2).with("copies", "7");
        meets(Meeting.Kind.OTHER, 0, over, played(TemplateGames.ALL.get(0), 2));
        meets(Meeting.Kind.OTHER, 0, over, played(game, 3));
        meets(Meeting.Kind.OTHER, 0, over, new Session(game, other, Seed.of(1)).record());
        meets(
                Meeting.Kind.OTHER,
                0,
                over,
                Session.from(game, over.at(4), Seed.of(1)).record());
    }
}
