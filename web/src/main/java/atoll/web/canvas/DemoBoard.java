package atoll.web.canvas;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.DemoGame;
import atoll.table.text.Messages;
import atoll.web.dom.Dom;
import java.util.List;

/**
 * A small animated board of a game: its own table, and moves that its evaluator prefers, one after the other. Transparent until it is
 * shown.
 */
public final class DemoBoard {
    /** Decisions before it begins: enough for bridges and islands, and in every game before its middle. */
    private static final int START = 54;

    private final DemoGame demo;
    private final Table table;
    private final Messages messages;
    private final SceneCanvas canvas;

    public DemoBoard(Game game, Messages messages, ThemeColours colours) {
        demo = new DemoGame(game, game.info().minSeats(), START);
        this.messages = messages;
        table = Tables.of(game.info().id());
        canvas = new SceneCanvas(Dom.canvas("miniature"), colours, true);
    }

    public SceneCanvas canvas() {
        return canvas;
    }

    public void show() {
        ViewOptions options = new ViewOptions(messages, State.SPECTATOR, canvas.room(), List.of(), false);
        canvas.show(table.scene(demo.state().viewFor(State.SPECTATOR), options));
    }

    /** Plays another move, and shows the board; restarts in the middle of the game. */
    public void playDemoMove() {
        demo.play();
        show();
    }
}
