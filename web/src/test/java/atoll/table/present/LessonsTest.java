package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the claims of every game's lessons and guides against its rules. */
class LessonsTest {
    private static final int MOST_STEPS = 10;
    private static final Messages WORDS = TestMessages.of("en");

    record Example(Game game, Table table, Lesson lesson) {
        static List<Example> all() {
            List<Example> all = new ArrayList<>();
            for (Game game : Games.ALL) {
                Table table = Tables.of(game.info().id());
                for (Chapter chapter : table.chapters()) {
                    chapter.lessons().forEach(lesson -> all.add(new Example(game, table, lesson)));
                }
            }
            return all;
        }

        @Override
        public String toString() {
            return table.id() + " " + lesson.id();
        }
    }

    static List<Table> tables() {
        return Tables.ALL;
    }

    @ParameterizedTest
    @MethodSource("atoll.table.present.LessonsTest$Example#all")
    void thePositionIsValid(Example each) {
        BitWriter out = new BitWriter();
        each.lesson.start().write(out);
        BitReader in = new BitReader(out.text());
        assertEquals(each.lesson.start().hash(), each.game.read(in).hash());
        assertTrue(each.lesson.start().actor() >= 0, "somebody is to move");
    }

    @ParameterizedTest
    @MethodSource("atoll.table.present.LessonsTest$Example#all")
    void theClaimsMatchTheRules(Example each) {
        List<String> legal = tokens(each.game, each.lesson.start());
        Lesson.tokens(each.lesson.claims().can()).forEach(token -> assertTrue(legal.contains(token), token));
        Lesson.tokens(each.lesson.claims().cannot()).forEach(token -> assertFalse(legal.contains(token), token));
        Session session = Session.from(each.game, each.lesson.start(), Seed.of(0));
        for (String token : Lesson.tokens(each.lesson.claims().line())) {
            session.play(each.game.parseMove(session.state(), token));
        }
        assertFalse(
                Lesson.tokens(each.lesson.claims().can()).isEmpty()
                        && Lesson.tokens(each.lesson.claims().cannot()).isEmpty()
                        && Lesson.tokens(each.lesson.claims().line()).isEmpty(),
                "a lesson claims something");
    }

    @ParameterizedTest
    @MethodSource("atoll.table.present.LessonsTest$Example#all")
    void mentionedSpotsExist(Example each) {
        State start = each.lesson.start();
        Scene scene =
                each.table.scene(start, new ViewOptions(WORDS, start.actor(), ViewOptions.WIDE, List.of(), false));
        for (String spot : each.lesson.about()) {
            assertNotNull(scene.spot(spot), spot);
            assertNotNull(scene.spot(spot).area(), spot);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void idsAreUnique(Table table) {
        Set<String> ids = new HashSet<>();
        for (Chapter chapter : table.chapters()) {
            assertTrue(ids.add(chapter.id()), chapter.id());
            chapter.lessons().forEach(lesson -> assertTrue(ids.add("lesson " + lesson.id()), lesson.id()));
        }
        if (table.guide() != null) {
            table.guide().steps().forEach(step -> assertTrue(ids.add("step " + step.id()), step.id()));
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aGuideCanBePlayedToItsEndWhateverTheReaderPicks(Table table) {
        Guide guide = table.guide();
        if (guide == null) {
            return;
        }
        assertTrue(guide.steps().size() <= MOST_STEPS);
        for (Guide.Step step : guide.steps()) {
            playAll(guide, step, step.start(), 0);
        }
    }

    // Every order of picks that a step allows.
    private void playAll(Guide guide, Guide.Step step, State at, int ply) {
        if (ply == step.line().size()) {
            return;
        }
        List<Integer> moves = Guide.moves(guide.game(), at, step.line().get(ply));
        assertFalse(moves.isEmpty(), step.id() + " " + step.line().get(ply));
        assertTrue(at.actor() == guide.seat() || moves.size() == 1, "others have no choice");
        for (int move : moves) {
            State next = at.copy();
            next.play(move);
            playAll(guide, step, next, ply + 1);
        }
    }

    @Test
    void aGuideRefusesAMoveThatIsNotLegal() {
        Game game = Games.ALL.get(0);
        State start = game.start(Setup.of(game.info(), game.info().minSeats()));
        assertThrows(IllegalArgumentException.class, () -> new Guide(game, 0, start).step("wrong", "nonsense"));
    }

    @Test
    void aLegalSpotOutsideTheScriptSaysSo() {
        Guide guide = Tables.of("ponte").guide();
        Guide.Step step = guide.steps().get(1);
        List<Player> players = List.of(new Player("Other", 1), new Player("You", 0));
        TablePresenter presenter = new TablePresenter(
                Session.from(guide.game(), step.start(), Seed.of(0)), Tables.of("ponte"), players, WORDS);
        presenter.offerOnly(token -> Lesson.tokens(step.line().get(0)).contains(token));
        assertEquals(Picker.Result.DEAD, presenter.pick("a1"));
        assertEquals(WORDS.text("try.other"), presenter.illegalMoveText("a1"));
        assertFalse(presenter.illegalMoveText("d8").isEmpty());
        assertFalse(presenter.illegalMoveText("d8").equals(WORDS.text("try.other")));
        assertEquals(Picker.Result.MOVE, presenter.pick("d3"));
        presenter.offerOnly(token -> false);
        assertEquals("", presenter.illegalMoveText("a1"), "nothing is refused where nothing is asked");
    }

    private static List<String> tokens(Game game, State state) {
        MoveList moves = new MoveList();
        state.moves(moves);
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            tokens.add(game.formatMove(state, moves.get(i)));
        }
        return tokens;
    }
}
