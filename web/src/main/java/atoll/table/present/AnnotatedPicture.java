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

    /** In a wide picture, which is shown larger. */
    private static final double WIDE_RADIUS = 0.023;

    /** The least distance of two numbers, in radii. */
    private static final double DISTANCE = 2.3;

    private final Scene scene;
    private final double radius;
    private final List<String> texts = new ArrayList<>();
    /** The middles of the numbers. */
    private final List<double[]> places = new ArrayList<>();

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
        radius = Math.min(scene.width(), scene.height()) * (room == ViewOptions.WIDE ? WIDE_RADIUS : RADIUS);
        for (Callout callout : table.callouts(view, scene, messages)) {
            texts.add(callout.text());
            mark(scene.spot(callout.spot()).area(), texts.size(), callout.below());
        }
    }

    // Outside the upper left corner of its area, so that it does not cover what it is about; inside the right one of
    // what is as wide as the picture, and begins on the left. If another number is there, at another corner or edge.
    private void mark(Area area, int number, boolean below) {
        boolean wide = area.width() > scene.width() / 2;
        double left = area.left() - 0.7 * radius;
        double right = area.left() + area.width() + (wide ? -1.2 : 0.7) * radius;
        double top = area.top() - 0.7 * radius;
        double bottom = area.top() + area.height() + 0.7 * radius;
        double middle = area.left() + area.width() / 2;
        double[] xs = wide ? new double[] {right, middle, left} : new double[] {left, right, middle};
        double[] ys = {below ? bottom : top, below ? top : bottom, area.top() + area.height() / 2};
        int all = xs.length * ys.length;
        double x = 0;
        double y = 0;
        // first where it covers no text, then where it covers no other number
        for (int i = 0; i < 2 * all; i++) {
            x = inside(xs[i % xs.length], scene.width());
            y = inside(ys[i % all / xs.length], scene.height());
            if (!isTaken(x, y) && (i >= all || !scene.hasText(x, y, radius))) {
                break;
            }
        }
        places.add(new double[] {x, y});
        // a pointer: something else may be as near
        double inner = Math.min(Math.min(area.width(), area.height()) / 2, 0.4 * radius);
        Path pointer = Path.segment(
                x,
                y,
                Math.max(area.left() + inner, Math.min(area.left() + area.width() - inner, x)),
                Math.max(area.top() + inner, Math.min(area.top() + area.height() - inner, y)));
        scene.addAbove(Shape.of(pointer).stroke(Ink.PAPER, radius * 0.7));
        scene.addAbove(Shape.of(pointer).stroke(Ink.PICKED, radius * 0.4));
        scene.addAbove(
                Shape.of(Path.disc(0, 0, radius)).at(x, y).fill(Ink.PICKED).stroke(Ink.PAPER, radius * 0.2));
        scene.addAbove(Shape.text(null, Integer.toString(number), radius * 1.3)
                .at(x, y)
                .fill(Ink.PAPER)
                .bold());
    }

    /** {@return whether no two numbers are on top of each other} */
    boolean isLegible() {
        for (double[] place : places) {
            for (double[] other : places) {
                if (place != other && Math.hypot(place[0] - other[0], place[1] - other[1]) < 2 * radius) {
                    return false;
                }
            }
        }
        return true;
    }

    private double inside(double at, double size) {
        return Math.min(size - radius * 1.2, Math.max(radius * 1.2, at));
    }

    private boolean isTaken(double x, double y) {
        for (double[] place : places) {
            if (Math.hypot(x - place[0], y - place[1]) < DISTANCE * radius) {
                return true;
            }
        }
        return false;
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
