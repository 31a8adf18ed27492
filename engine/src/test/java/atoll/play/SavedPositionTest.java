package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.drill.SavedTask;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.study.SavedStudy;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SavedPositionTest {
    private static final String NOW = "2026-11-26T03:04:05.678Z";

    private static final Game PONTE = Games.find("ponte");

    private static State at(Game game, int seats, int seed) {
        Rng rng = new Rng(seed);
        State state = game.start(Setup.of(game.info(), seats));
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < 40 && legal.size() > 0; i++) {
            state.play(legal.sample(rng));
            state.moves(legal);
        }
        return state;
    }

    private static SavedPosition ponte() {
        return new SavedPosition("id", "Name", Link.position(PONTE, at(PONTE, 2, 1)), NOW);
    }

    private static BadLink.Why why(String field, String value) {
        Map<String, String> texts = ponte().written();
        assertTrue(texts.containsKey(field), field);
        texts.put(field, value);
        return assertThrows(BadLink.class, () -> SavedPosition.read(texts::get)).why();
    }

    @Test
    void positionsAndViewsOfEveryGameAreWrittenAndReadAgain() throws BadLink {
        for (Game game : Games.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                State state = at(game, seats, seats);
                for (String link : new String[] {Link.position(game, state), Link.view(game, state, State.SPECTATOR)}) {
                    SavedPosition saved = new SavedPosition("id", "", link, NOW);
                    SavedPosition read = SavedPosition.read(saved.written()::get);
                    assertEquals(saved, read);
                    assertEquals(Link.read(link).kind(), read.position().kind());
                    assertEquals(
                            link.indexOf(".v.") > 0, Link.isView(read.written().get("game")));
                }
            }
        }
    }

    @Test
    void anotherNameChangesNothingElse() {
        SavedPosition renamed = ponte().named("Other", "2027-11-26T03:04:05.678Z");
        assertEquals("Other", renamed.name());
        assertEquals(ponte().link(), renamed.link());
        assertEquals(ponte().id(), renamed.id());
    }

    @Test
    void whatIsWrongIsSaid() {
        assertEquals(BadLink.Why.NEWER, why("format", "4"));
        assertEquals(BadLink.Why.FORM, why("format", "2"));
        assertEquals(BadLink.Why.FORM, why("kind", "study"));
        assertEquals(BadLink.Why.FORM, why("changed", "yesterday"));
        assertEquals(BadLink.Why.FORM, why("id", "with blank"));
        assertEquals(BadLink.Why.LONG, why("name", "x".repeat(SavedPosition.LONGEST_NAME + 1)));
        assertEquals(BadLink.Why.DAMAGED, why("game", ponte().link() + "A"));
        GameRecord record = new Session(PONTE, Setup.of(PONTE.info(), 2), Seed.of(1)).record();
        assertEquals(BadLink.Why.ILLEGAL, why("game", Link.game(record)));
        for (String field : ponte().written().keySet()) {
            Map<String, String> missing = ponte().written();
            missing.remove(field);
            assertThrows(BadLink.class, () -> SavedPosition.read(missing::get), field);
        }
    }

    @Test
    void itIsNeitherAGameNorAStudyNorATask() {
        Map<String, String> texts = ponte().written();
        assertEquals(
                BadLink.Why.NEWER,
                assertThrows(BadLink.class, () -> SavedGame.read(texts::get)).why());
        assertThrows(BadLink.class, () -> SavedStudy.read(texts::get));
        assertThrows(BadLink.class, () -> SavedTask.read(texts::get));
    }
}
