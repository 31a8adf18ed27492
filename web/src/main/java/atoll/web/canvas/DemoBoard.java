package atoll.web.canvas;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.text.Messages;
import atoll.web.dom.Dom;
import java.util.List;

/** A small animated board of a game: its own table, and moves that its evaluator prefers, one after the other. */
public final class DemoBoard {
    private static final int SEED = 7;

    private final Game game;
    private final Table table;
    private final Messages messages;
    private final SceneCanvas canvas;
    private final MoveList legal = new MoveList();
    private final Rng rng = new Rng(SEED);
    private State state;
    private int ply;

    public DemoBoard(Game game, Messages messages, ThemeColours colours) {
        this.game = game;
        this.messages = messages;
        table = Tables.of(game.info().id());
        canvas = new SceneCanvas(Dom.canvas("miniature"), colours, true);
        restart();
    }

    public SceneCanvas canvas() {
        return canvas;
    }

    public void show() {
        ViewOptions options = new ViewOptions(messages, State.SPECTATOR, ViewOptions.WIDE, List.of(), false);
        canvas.show(table.scene(state.viewFor(State.SPECTATOR), options));
    }

    /** Plays another move; restarts after the end of the game. */
    public void playDemoMove() {
        if (state.actor() == State.OVER || ply > game.info().maxMoves() / 2) {
            restart();
        } else {
            play();
        }
        show();
    }

    // Well into the game, where there is something to see.
    private void restart() {
        state = game.start(Setup.of(game.info(), game.info().minSeats()));
        ply = 0;
        int until = Math.min(game.info().maxMoves() / 4, 34);
        while (ply < until && state.actor() != State.OVER) {
            play();
        }
    }

    private void play() {
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
