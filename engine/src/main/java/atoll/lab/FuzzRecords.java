package atoll.lab;

import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.drill.SavedTask;
import atoll.drill.Sm2;
import atoll.engine.Game;
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
import atoll.puzzle.PuzzleLog;
import atoll.results.GameResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Tasks, results and logs of puzzles as JSON, as in browsers and files, with damage to some of their texts. */
final class FuzzRecords implements Fuzz {
    private static final String NOW = "2026-01-02T03:04:05.678Z";
    private static final int PLIES = 30;

    private final FuzzLinks links = new FuzzLinks(Games.ALL);
    private final List<Map<String, String>> valid = new ArrayList<>();

    /** Tasks and results of all games, and a log of puzzles. */
    FuzzRecords() {
        valid.add(PuzzleLog.NONE
                .answered("ponte", 1, 1, true, NOW)
                .answered("orbis", 2, 3, false, NOW)
                .missedDay(20_000, 2)
                .solvedDay(20_000, 20_000, 20_000)
                .solvedDay(20_001, 20_009, 20_009)
                .shownDay(20_002)
                .written("log", NOW));
        for (Game game : Games.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                valid.add(task(game, seats));
                valid.add(result(game, seats));
            }
        }
    }

    // At the last decision of the first moves of a random game, or at the next one, and before its end; the second
    // legal move cost something.
    private static Map<String, String> task(Game game, int seats) {
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(seats));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seats);
        State found = null;
        for (int ply = 0; session.state().actor() != State.OVER && (ply < PLIES || found == null); ply++) {
            session.state().moves(legal);
            if (session.state().actor() >= 0 && legal.size() > 1) {
                found = session.state().copy();
            }
            session.play(legal.sample(rng));
        }
        found.moves(legal);
        List<MoveValue> values = List.of(new MoveValue(legal.get(0), 700), new MoveValue(legal.get(1), 500));
        DrillTask task = new DrillTask(game, found, legal.get(1), values);
        String puzzle = seats == 2 ? game.info().id() + ".7" : "";
        return new SavedTask("task" + seats, task, new SavedTask.Source("Number " + seats, NOW, puzzle), Sm2.NEW, NOW)
                .written();
    }

    private static Map<String, String> result(Game game, int seats) {
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(seats));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seats);
        for (session.state().moves(legal); legal.size() > 0; session.state().moves(legal)) {
            session.play(legal.sample(rng));
        }
        SeatAssignments players = SeatAssignments.parse("y" + "123456".substring(0, seats - 1));
        return GameResult.of(new SavedGame("game" + seats, 1, session, players, NOW), "seat-1", NOW)
                .withCost(seats, PLIES)
                .written();
    }

    @Override
    public String name() {
        return "records";
    }

    @Override
    public String sample(Rng rng) {
        Map<String, String> texts = new TreeMap<>(valid.get(rng.next(valid.size())));
        return TextsDamage.damaged(texts, valid.get(rng.next(valid.size())), () -> links.sample(rng), rng);
    }

    @Override
    public boolean check(String text) throws BadLink {
        Map<String, String> written;
        try {
            UnaryOperator<String> texts = TextsDamage.read(text);
            written = written(texts);
        } catch (BadLink e) {
            return false;
        }
        if (!written(written::get).equals(written)) {
            throw new AssertionError("a round trip changed it");
        }
        return true;
    }

    private static Map<String, String> written(UnaryOperator<String> texts) throws BadLink {
        if (PuzzleLog.KIND.equals(texts.apply("kind"))) {
            return PuzzleLog.read(texts).written(texts.apply("id"), texts.apply("changed"));
        }
        if (!SavedTask.KIND.equals(texts.apply("kind"))) {
            return GameResult.read(texts).written();
        }
        SavedTask task = SavedTask.read(texts);
        // an answer of any quality is possible
        task.repeated(Sm2.BEST_QUALITY, task.schedule().day(), NOW);
        return task.written();
    }
}
