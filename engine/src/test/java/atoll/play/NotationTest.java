package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.template.TemplateGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NotationTest {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cleo", "Dan", "Eve");

    static Stream<Case> cases() {
        return Case.all().stream();
    }

    private static Session session(Game game, int seats, String... tokens) {
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(1));
        for (String token : tokens) {
            session.play(game.parseMove(session.state(), token));
        }
        return session;
    }

    @Test
    void aTurnIsALine() {
        Session session = session(Games.find("ponte"), 2, "b9", "h9", "dark", "f6", "c8", "a1", "a2");
        assertEquals("""
                Ponte del Diavolo
                Ann, Bob

                 1. Ann: b9 h9
                 2. Bob: dark f6 c8
                 3. Ann: a1 a2
                """, Notation.of(session.record(), List.of("Ponte del Diavolo", "Ann, Bob"), NAMES));
    }

    @Test
    void newGameHasOnlyTheHead() {
        assertEquals("Head\n\n", Notation.of(session(Games.find("ponte"), 2).record(), List.of("Head"), NAMES));
    }

    @Test
    void chanceIsInBracketsAndSecretsAreQuestionMarks() {
        Game game = new TemplateGame();
        Session session = session(
                game,
                2,
                "deal:weed",
                "deal:crab",
                "deal:fish",
                "deal:crab",
                "deal:fish",
                "deal:pearl",
                "hide:fish",
                "hide:crab");
        assertEquals("""
                Head

                    [deal:weed] [deal:crab] [deal:fish] [deal:crab] [deal:fish] [deal:pearl]
                 1. Ann: hide:fish
                 2. Bob: hide:crab
                """, Notation.of(session.record(), List.of("Head"), NAMES));
        String bobs = Notation.viewFor(1, session.record(), List.of("Head"), NAMES);
        assertTrue(bobs.contains(" 1. Ann: ?\n"), bobs);
        assertTrue(bobs.contains(" 2. Bob: hide:crab\n"), bobs);
        String everyones = Notation.viewFor(State.SPECTATOR, session.record(), List.of("Head"), NAMES);
        assertFalse(everyones.contains("hide:fish"), everyones);
        assertFalse(everyones.contains("deal"), everyones);
    }

    /** For all games and viewers: the tokens of all visible moves, in order, and nothing else. */
    @ParameterizedTest
    @MethodSource("cases")
    void everyMoveOccursOnce(Case which) {
        GameRecord record = which.walk(2, session -> {}).record();
        assertEquals(tokens(record, -1), words(Notation.of(record, List.of(), NAMES)));
        for (int seat : Case.viewers(record.start())) {
            assertEquals(tokens(record, seat), words(Notation.viewFor(seat, record, List.of(), NAMES)));
        }
    }

    private static List<String> tokens(GameRecord record, int seat) {
        List<String> tokens = new ArrayList<>();
        State state = record.start();
        for (int ply = 0; ply < record.length(); ply++) {
            int move = record.move(ply);
            boolean seen = seat == -1 || state.isVisibleTo(seat, move);
            tokens.add(
                    seen ? record.game().formatMove(state, move) : record.game().formatHiddenMove(state.viewFor(seat)));
            state.play(move);
        }
        return tokens;
    }

    private static List<String> words(String notation) {
        return Stream.of(notation.split("[ \n]+"))
                .filter(word -> !word.isEmpty() && !word.endsWith(".") && !word.endsWith(":"))
                .map(word -> word.startsWith("[") ? word.substring(1, word.length() - 1) : word)
                .toList();
    }
}
