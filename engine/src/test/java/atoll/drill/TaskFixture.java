package atoll.drill;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.List;

/** Positions with a choice, and tasks made of them. */
public final class TaskFixture {
    /** When the games were played. */
    public static final String PLAYED = "2026-02-03T04:05:06.789Z";

    private TaskFixture() {}

    /** {@return a position of a random game in which a seat has at least three moves} */
    static State position(Game game, int seats, int seed) {
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(seed));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        State found = null;
        while (session.state().actor() != State.OVER && session.ply() < 60) {
            State at = session.state();
            at.moves(legal);
            if (at.actor() >= 0 && legal.size() > 2) {
                found = at.copy();
            }
            session.play(at.actor() == State.CHANCE ? session.outcome() : legal.get(rng.next(legal.size())));
        }
        return found;
    }

    /** {@return a task: the second legal move was played, the first is best} */
    static DrillTask task(Game game, State at) {
        MoveList legal = new MoveList();
        at.moves(legal);
        return new DrillTask(
                game, at, legal.get(1), List.of(new MoveValue(legal.get(0), 700), new MoveValue(legal.get(1), 500)));
    }

    /** {@return a saved task that was never repeated} */
    public static SavedTask saved(Game game, int seed) {
        DrillTask task = task(game, position(game, game.info().minSeats(), seed));
        return new SavedTask("t" + seed, task, new SavedTask.Source("A game", PLAYED), Sm2.NEW, PLAYED);
    }

    /** {@return the same with a schedule} */
    static SavedTask with(SavedTask task, Sm2 schedule) {
        return new SavedTask(task.id(), task.task(), task.source(), schedule, task.changed());
    }
}
