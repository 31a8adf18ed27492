package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.SeatAssignment.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SavedGameTest {
    private static final String NOW = "2026-01-02T03:04:05.678Z";
    private static final String LATER = "2026-02-02T03:04:05.678Z";

    private static SavedGame some(Game game, int moves) {
        int seats = game.info().maxSeats();
        Session session = new Session(game, Setup.of(game.info(), seats), new Seed(-42, 1, 2, 3));
        Rng rng = new Rng(3);
        play(session, moves, rng);
        session.seek(session.ply() / 2);
        play(session, moves, rng);
        SeatAssignments company = SeatAssignments.parse("yrp1234".substring(0, seats))
                .with(0, SeatAssignment.of(Kind.YOU).named("Ada \"the\" Ähm"));
        SavedGame saved = new SavedGame("abc-_9", 77, session, company, NOW);
        saved.name("Sunday\nagainst Bo");
        return saved;
    }

    private static void play(Session session, int until, Rng rng) {
        MoveList legal = new MoveList();
        while (session.ply() < until && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(legal.sample(rng));
        }
    }

    // The number of chance moves before the first decision: leaving a line within them makes no branch.
    private static int opening(Game game) {
        Session session = new Session(game, Setup.of(game.info(), game.info().maxSeats()), Seed.of(-42));
        while (session.state().actor() == State.CHANCE) {
            session.play(session.outcome());
        }
        return session.ply();
    }

    @Test
    void writtenGamesAreReadBack() throws BadLink {
        for (Game game : Games.ALL) {
            int moves = opening(game) + 20;
            SavedGame saved = some(game, moves);
            int ply = Math.min(12, saved.session().length() / 2); // games may be short
            saved.session().seek(ply);
            Map<String, String> texts = saved.written(LATER);
            SavedGame read = SavedGame.read(texts::get);
            assertEquals("abc-_9", read.id());
            assertEquals(77, read.tag());
            assertEquals("Sunday against Bo", read.name());
            assertEquals(saved.seats(), read.seats());
            assertEquals(NOW, read.startedAt());
            assertEquals(LATER, read.changed());
            assertEquals(saved.session().seed(), read.session().seed());
            assertEquals(ply, read.session().ply());
            assertEquals(saved.session().length(), read.session().length());
            assertEquals(saved.session().state().hash(), read.session().state().hash());
            assertEquals(
                    saved.session().branches().size(), read.session().branches().size());
            assertEquals(texts, read.written(LATER));
        }
    }

    @Test
    void preparedInPartsTheTextsAreTheSame() {
        for (Game game : Games.ALL) {
            int moves = opening(game) + 20;
            SavedGame saved = some(game, moves);
            int parts = 1;
            while (saved.prepare(6)) {
                parts++;
            }
            assertEquals((saved.session().length() + 5) / 6, parts, game.info().id());
            assertEquals(
                    some(game, moves).written(NOW),
                    saved.written(NOW),
                    game.info().id());
        }
    }

    @Test
    void finishedGamesHaveRanks() {
        Game game = Games.ALL.get(0);
        SavedGame saved = some(game, game.info().maxMoves());
        State end = saved.session().state();
        assertEquals("" + end.rank(0) + end.rank(1), saved.written(NOW).get("places"));
        saved.session().seek(5);
        assertEquals("", saved.written(NOW).get("places"));
        assertEquals("5", saved.written(NOW).get("plies"));
    }

    @Test
    void branchesUpToTheLimitAreRead() throws BadLink {
        Game game = Games.find("ponte");
        Case which = new Case(game, Setup.of(game.info(), 2));
        Session session = Session.of(which.walk(0, at -> {}).fullRecord(), Seed.of(0));
        for (int seed = 1; seed <= Session.MOST_BRANCHES; seed++) {
            session.addBranch(which.walk(seed, at -> {}).fullRecord());
        }
        Map<String, String> texts = new SavedGame("id", 1, session, SeatAssignments.parse("yp"), NOW).written(NOW);
        assertEquals(texts, SavedGame.read(texts::get).written(NOW));
        String one = Link.game(which.walk(-1, at -> {}).fullRecord());
        texts.put("branches", texts.get("branches") + " " + one);
        BadLink bad = assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
        assertEquals(BadLink.Why.LONG, bad.why());
        // rejected at once, not after reading the allowed number: 30,000 took minutes
        texts.put("branches", "x ".repeat(30_000));
        assertEquals(
                BadLink.Why.LONG,
                assertThrows(BadLink.class, () -> SavedGame.read(texts::get)).why());
    }

    @Test
    void aPositionThatIsOnlyViewedIsNotWritten() {
        SavedGame saved = some(Games.ALL.get(0), Games.ALL.get(0).info().maxMoves());
        Map<String, String> live = saved.written(NOW);
        int end = saved.session().ply();
        saved.livePly(() -> end);
        saved.session().seek(3);
        assertEquals(live, saved.written(NOW));
        saved.livePly(saved.session()::ply);
        assertEquals("3", saved.written(NOW).get("ply"));
    }

    @ParameterizedTest
    @CsvSource({
        "id, ''",
        "id, a b",
        "id, abcdefghijklmnopqrstuvwxyz",
        "game, 2.ponte.g.AAAA",
        "game, x",
        "seed, x",
        "seed, ''",
        "ply, -1",
        "ply, 99",
        "ply, 9999999999",
        "seats, y",
        "seats, yx",
        "seats, y22",
        "names, a|b|c",
        "tag, ?",
        "began, yesterday",
        "began, 2026-01-02T03:04:05.678z",
        "changed, ''",
        "branches, x",
        "format, 0"
    })
    void invalidTextsAreRejected(String name, String text) {
        Map<String, String> texts = new HashMap<>(some(Games.ALL.get(0), 9).written(NOW));
        texts.put(name, text.replace('|', '\n'));
        assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
        texts.remove(name);
        assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
    }

    @Test
    void laterVersionsAreReported() {
        Map<String, String> texts = new HashMap<>(some(Games.ALL.get(0), 9).written(NOW));
        texts.put("format", "3");
        BadLink trouble = assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
        assertEquals(BadLink.Why.NEWER, trouble.why());
    }

    @Test
    void unreleasedVersionsAreReported() {
        Map<String, String> texts = new HashMap<>(some(Games.ALL.get(0), 9).written(NOW));
        texts.put("format", "1");
        BadLink trouble = assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
        assertEquals(BadLink.Why.OLDER, trouble.why());
    }

    /** What is kept of the last text gives the same text as writing everything anew, wherever the player goes. */
    @Test
    void everyTextIsThatOfTheLinesNow() {
        for (Game game : Games.ALL) {
            SavedGame saved = some(game, 30);
            Session session = saved.session();
            Rng rng = new Rng(5);
            MoveList legal = new MoveList();
            for (int step = 0; step < 60; step++) {
                if (rng.next(4) == 0) {
                    session.seek(rng.next(session.length() + 1));
                } else if (session.state().actor() != State.OVER) {
                    session.state().moves(legal);
                    session.play(legal.sample(rng));
                }
                Map<String, String> texts = saved.written(NOW);
                assertEquals(Link.game(session.fullRecord()), texts.get("game"));
                List<String> branches = new ArrayList<>();
                session.branches().forEach(branch -> branches.add(Link.game(branch)));
                assertEquals(String.join(" ", branches), texts.get("branches"));
            }
        }
    }

    @Test
    void branchesOfOtherGamesAreRejected() {
        Map<String, String> texts = new HashMap<>(some(Games.ALL.get(0), 9).written(NOW));
        Game game = Games.ALL.get(0);
        Setup other = Setup.of(game.info(), 2).with("size", "12");
        texts.put("branches", Link.game(new Session(game, other, Seed.of(1)).record()));
        assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yx", "y ", "y0"})
    void numberOfPlayersCannotChange(String kinds) {
        assertThrows(IllegalArgumentException.class, () -> SeatAssignments.parse(kinds));
    }

    @Test
    void namesAreShortLines() {
        assertThrows(IllegalArgumentException.class, () -> SeatAssignments.parse("y2", List.of("a")));
        assertThrows(IllegalArgumentException.class, () -> SeatAssignment.bot(1).named("two\nlines"));
        assertThrows(IllegalArgumentException.class, () -> SeatAssignment.bot(1).named("x".repeat(25)));
    }
}
