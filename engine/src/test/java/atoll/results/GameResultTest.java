package atoll.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameResultTest {
    static final String NOW = "2026-03-04T05:06:07.890Z";

    static SavedGame begun(String id, String seats) {
        GameInfo info = Games.find(id).info();
        Session session = new Session(Games.find(id), Setup.of(info, seats.length()), Seed.of(7));
        return new SavedGame("kept", 1, session, SeatAssignments.parse(seats), NOW);
    }

    static void playOn(Session session, int seed, int plies) {
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        for (int i = 0; i < plies && session.state().actor() != State.OVER; i++) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
    }

    static SavedGame finished(String id, String seats) {
        SavedGame saved = begun(id, seats);
        playOn(saved.session(), 1, Integer.MAX_VALUE);
        return saved;
    }

    @Test
    void everyGameWithEverySeatCountHasAResultThatReadsBack() throws BadLink {
        for (GameInfo info : Games.INFOS) {
            for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
                String players = "3y245".substring(0, seats);
                SavedGame saved = finished(info.id(), players);
                GameResult result = GameResult.of(saved, "seat-2", NOW);
                assertEquals(info.id(), result.game());
                assertEquals(seats, result.seats());
                assertEquals(1, result.seat());
                assertEquals(3, result.level(0));
                assertEquals("rkept", result.id());
                assertEquals("kept", result.gameId());
                boolean measured = Games.find(info.id()).ladder(seats).length > 0;
                assertEquals(measured ? null : Unrated.LEVEL, result.unrated());
                for (int seat = 0; seat < seats; seat++) {
                    assertEquals(saved.session().state().rank(seat), result.place(seat));
                }
                assertEquals(
                        result.written(), GameResult.read(result.written()::get).written());
            }
        }
    }

    @Test
    void onlyAPersonAgainstBotsHasAResult() {
        assertNull(GameResult.of(finished("ponte", "yp"), "x", NOW));
        assertNull(GameResult.of(finished("ponte", "yr"), "x", NOW));
        assertNull(GameResult.of(finished("ponte", "33"), "x", NOW));
        assertNull(GameResult.of(begun("ponte", "y3"), "x", NOW));
        assertEquals(0, GameResult.of(finished("ponte", "p3"), "x", NOW).seat());
    }

    @Test
    void whatWasUsedIsSavedWithTheGame() throws BadLink {
        SavedGame saved = begun("ponte", "y3");
        playOn(saved.session(), 1, 9);
        assertNull(Unrated.of(saved));
        saved.aid(SavedGame.HINTED);
        saved.aid(SavedGame.STUDIED); // the first one counts
        assertEquals(Unrated.HINT, Unrated.of(saved));
        SavedGame again = SavedGame.read(saved.written(NOW)::get);
        assertEquals(Unrated.HINT, Unrated.of(again));
        playOn(again.session(), 1, Integer.MAX_VALUE);
        assertEquals(Unrated.HINT, GameResult.of(again, "x", NOW).unrated());
    }

    @Test
    void afterTheEndNothingMakesAGameUnrated() {
        SavedGame saved = finished("kanaloa", "y3");
        saved.aid(SavedGame.HINTED);
        saved.session().seek(4);
        saved.aid(SavedGame.STUDIED);
        assertNull(Unrated.of(saved));
    }

    @Test
    void otherPlayersMakeAGameUnratedButNotOtherNames() {
        SavedGame saved = begun("ponte", "y3");
        saved.assignSeats(saved.seats().with(1, saved.seats().at(1).named("Ada")));
        assertNull(Unrated.of(saved));
        saved.assignSeats(SeatAssignments.parse("y1"));
        assertEquals(Unrated.PLAYERS, Unrated.of(saved));
    }

    @Test
    void anotherMoveAfterTakingOneBackMakesAGameUnrated() {
        SavedGame saved = begun("ponte", "y3");
        Session session = saved.session();
        playOn(session, 1, 12);
        int[] line = new int[12];
        for (int i = 0; i < 12; i++) {
            line[i] = session.move(i);
        }
        session.seek(6);
        for (int i = 6; i < 12; i++) {
            session.play(line[i]);
        }
        assertNull(Unrated.of(saved), "the same moves again");
        session.seek(6);
        playOn(session, 2, 6);
        assertEquals(Unrated.UNDO, Unrated.of(saved));
        // and returning to the first line hides nothing
        session.seek(6);
        for (int i = 6; i < 12; i++) {
            session.play(line[i]);
        }
        assertEquals(Unrated.UNDO, Unrated.of(saved));
    }

    @Test
    void copiesPositionsAndOldGamesAreUnrated() throws BadLink {
        Session session = begun("ponte", "y3").session();
        playOn(session, 1, 8);
        SeatAssignments seats = SeatAssignments.parse("y3");
        assertEquals(Unrated.COPY, Unrated.of(new SavedGame("kept", 1, session, seats, NOW)));
        Session from = Session.from(session.game(), session.state(), Seed.of(3));
        assertEquals(Unrated.POSITION, Unrated.of(new SavedGame("kept", 1, from, seats, NOW)));
        Map<String, String> old = begun("ponte", "y3").written(NOW);
        old.remove("aids");
        SavedGame read = SavedGame.read(old::get);
        assertEquals(Unrated.UNKNOWN, Unrated.of(read));
        assertEquals(old, read.written(NOW), "nothing is added to an old game");
        assertEquals(Unrated.LEVEL, Unrated.of(begun("ponte", "y9")));
    }

    @Test
    void theCostComesLaterAndChangesNothingElse() throws BadLink {
        GameResult result = GameResult.of(finished("orbis", "y3"), "seat-1", NOW);
        assertEquals(-1, result.cost());
        GameResult measured = result.withCost(23, 31);
        assertEquals(23, measured.cost());
        Map<String, String> texts = measured.written();
        assertEquals(texts, GameResult.read(texts::get).written());
        texts.put("cost", "");
        texts.put("decisions", "");
        assertEquals(result.written(), texts);
        assertThrows(IllegalArgumentException.class, () -> result.withCost(1001, 3));
        assertThrows(IllegalArgumentException.class, () -> result.withCost(5, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "format,4,NEWER",
        "format,2,FORM",
        "format,x,FORM",
        "kind,study,FORM",
        "id,,ILLEGAL",
        "id,ä,ILLEGAL",
        "of,a b,ILLEGAL",
        "changed,yesterday,ILLEGAL",
        "changed,2026-13-01T00:00:00.000Z,ILLEGAL",
        "changed,2026-01-32T00:00:00.000Z,ILLEGAL",
        "rules,chess,GAME",
        "options,size=11,ILLEGAL",
        "options,colour=red,ILLEGAL",
        "options,size,ILLEGAL",
        "seats,y,ILLEGAL",
        "seats,y33,ILLEGAL",
        "seats,yp,ILLEGAL",
        "seats,33,ILLEGAL",
        "seats,y0,ILLEGAL",
        "seats,y9,ILLEGAL",
        "colour,,ILLEGAL",
        "colour,<b>,ILLEGAL",
        "places,22,ILLEGAL",
        "places,13,ILLEGAL",
        "places,1,ILLEGAL",
        "places,123,ILLEGAL",
        "places,x1,ILLEGAL",
        "scores,5,ILLEGAL",
        "scores,5 6 7,ILLEGAL",
        "scores,5 x,ILLEGAL",
        "scores,5 9999999999,ILLEGAL",
        "unrated,z,ILLEGAL",
        "cost,5,ILLEGAL",
        "decisions,5,ILLEGAL"
    })
    void anEditedResultIsRefused(String field, String text, BadLink.Why why) {
        Map<String, String> texts =
                GameResult.of(finished("ponte", "y3"), "ponte-light", NOW).written();
        texts.put(field, text == null ? "" : text);
        assertEquals(
                why,
                assertThrows(BadLink.class, () -> GameResult.read(texts::get)).why());
    }

    @Test
    void aCutResultIsRefused() {
        Map<String, String> texts =
                GameResult.of(finished("ponte", "y3"), "ponte-light", NOW).written();
        for (String field : texts.keySet()) {
            assertThrows(
                    BadLink.class, () -> GameResult.read(name -> name.equals(field) ? null : texts.get(name)), field);
        }
    }

    @Test
    void idsStayIdsHoweverLongTheGamesIs() {
        assertEquals("rabc", GameResult.idOf("abc"));
        String longest = "abcdefghijklmnopqrstuvwx";
        assertEquals(24, GameResult.idOf(longest).length());
        assertFalse(GameResult.idOf(longest).equals(longest));
    }

    @Test
    void randomDamageIsRefusedOrReadsBackTheSame() {
        Map<String, String> right =
                GameResult.of(finished("origo", "2y34"), "seat-2", NOW).written();
        List<String> fields = List.copyOf(right.keySet());
        String digits = "0123456789yr -=.TZäx\n";
        Rng rng = new Rng(11);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            Map<String, String> texts = new LinkedHashMap<>(right);
            String field = fields.get(rng.next(fields.size()));
            String text = texts.get(field);
            int at = rng.next(text.length() + 1);
            int end = Math.min(text.length(), at + rng.next(3));
            texts.put(field, text.substring(0, at) + digits.charAt(rng.next(digits.length())) + text.substring(end));
            try {
                assertEquals(texts, GameResult.read(texts::get).written());
                RatingHistory.of(List.of(GameResult.read(texts::get)), "origo", 4, NOW)
                        .now(NOW);
            } catch (BadLink e) {
                refused++;
            }
        }
        assertTrue(refused > 10_000, refused + " refused");
    }
}
