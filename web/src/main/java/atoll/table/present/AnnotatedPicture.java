package atoll.table.present;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.table.Callout;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The picture that the help of a game opens with: a real position, with a number at each thing that a text explains. */
public final class AnnotatedPicture {
    /** The radius of a number's disc, as a fraction of the picture's shorter side. */
    private static final double RADIUS = 0.028;

    private final Scene scene;
    private final List<String> texts = new ArrayList<>();

    /**
     * Draws a position of a demonstration game.
     *
     * @param game the rules
     * @param table the table of the game
     * @param messages with the help of the game
     * @param room the shape of the space, see {@link ViewOptions#room}
     */
    public AnnotatedPicture(Game game, Table table, Messages messages, int room) {
        State state = new DemoGame(game).toDecision().state();
        State view = state.viewFor(state.actor());
        scene = table.scene(view, new ViewOptions(messages, state.actor(), room, List.of(), false));
        double radius = Math.min(scene.width(), scene.height()) * RADIUS;
        for (Callout callout : table.callouts(view, messages)) {
            texts.add(callout.text());
            mark(scene.spot(callout.spot()).area(), texts.size(), radius);
        }
    }

    // Outside the upper left corner of its area, so that it does not cover what it is about; inside the right one of
    // what is as wide as the picture, and begins on the left.
    private void mark(Area area, int number, double radius) {
        boolean wide = area.width() > scene.width() / 2;
        double left = wide ? area.left() + area.width() - 1.2 * radius : area.left() - 0.7 * radius;
        double x = Math.max(radius * 1.2, left);
        double y = Math.max(radius * 1.2, area.top() - 0.7 * radius);
        scene.addAbove(
                Shape.of(Path.disc(0, 0, radius)).at(x, y).fill(Ink.PICKED).stroke(Ink.PAPER, radius * 0.2));
        scene.addAbove(Shape.text(null, Integer.toString(number), radius * 1.3)
                .at(x, y)
                .fill(Ink.PAPER)
                .bold());
    }

    /** {@return the scene of the shown position} */
    public Scene scene() {
        return scene;
    }

    /** {@return the text of each number, from 1} */
    public List<String> texts() {
        return texts;
    }
}
