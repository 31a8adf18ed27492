package atoll.table.present;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A game that shows itself: the same every time, and begun well into it, where there is something to see. */
public final class DemoGame {
    private static final int SEED = 7;
    private static final int LONGEST_START = 34;

    private final Game game;
    private final int seats;
    private final int start;
    private final Rng rng = new Rng(SEED);
    private final MoveList legal = new MoveList();
    private State state;
    private int ply;

    /**
     * A game that has passed its opening.
     *
     * @param game the rules
     */
    public DemoGame(Game game) {
        this(game, game.info().minSeats(), Math.min(game.info().maxMoves() / 4, LONGEST_START));
    }

    /**
     * A game that has passed its opening.
     *
     * @param game the rules
     * @param seats the number of players
     * @param start the decisions before its first position
     */
    public DemoGame(Game game, int seats, int start) {
        this.game = game;
        this.seats = seats;
        this.start = start;
        restart();
    }

    /** {@return the position; read only} */
    public State state() {
        return state;
    }

    /** Plays another move; restarts after the first half of a game. */
    public void play() {
        if (state.actor() == State.OVER || ply > game.info().maxMoves() / 2) {
            restart();
        } else {
            step();
        }
    }

    /**
     * Plays on until a seat has to decide.
     *
     * @return this
     */
    public DemoGame toDecision() {
        while (state.actor() < 0) {
            play();
        }
        return this;
    }

    private void restart() {
        state = game.start(Setup.of(game.info(), seats));
        ply = 0;
        while (ply < start && state.actor() != State.OVER) {
            step();
        }
    }

    private void step() {
        state.moves(legal);
        if (state.actor() >= 0) {
            for (int i = 0; i < legal.size(); i++) {
                legal.setWeight(i, game.evaluator().movePrior(state, legal.get(i)));
            }
        }
        // Chance moves are not counted, because they show little progress.
        ply += state.actor() >= 0 ? 1 : 0;
        state.play(legal.sample(rng));
    }
}
