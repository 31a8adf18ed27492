package atoll.web.rating;

import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.web.canvas.SceneCanvas;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** The average cost of a move over time: a dot per game, and the average of each game and the four before it as a line. */
final class CostCurve {
    /** The number of games in an average. */
    static final int WINDOW = 5;

    private static final int TEXT = 12;
    private static final int LEFT = 48;
    private static final int EDGE = 10;
    /** The scale ends at a multiple of this, in thousandths of a win. */
    private static final int STEP = 20;

    private final int[] costs;
    private final ThemeColours colours;
    private final SceneCanvas canvas;
    private final HTMLElement plot;
    private final String label;
    private final HTMLElement root;

    /**
     * @param costs in thousandths of a win, the oldest game first; at least two
     * @param label what it shows, in words
     * @param dates of the first and of the last game
     */
    CostCurve(int[] costs, String label, List<String> dates, ThemeColours colours) {
        this.costs = costs;
        this.colours = colours;
        canvas = new SceneCanvas(Dom.canvas(""), colours, false);
        this.label = label;
        plot = Dom.el("div", "cost-curve", canvas.element());
        plot.setAttribute("role", "img");
        plot.setAttribute("aria-label", label);
        HTMLElement axis = Dom.el("div", "cost-dates");
        dates.forEach(date -> axis.appendChild(Dom.text("span", "", date)));
        root = Dom.el("div", "", plot, axis);
        Browser.onResize(plot, this::draw);
    }

    String label() {
        return label;
    }

    HTMLElement element() {
        return root;
    }

    void draw() {
        if (plot.getClientWidth() > 0 && plot.getClientHeight() > 0) {
            canvas.showStill(scene(costs, plot.getClientWidth(), plot.getClientHeight(), colours.textScale()));
        }
    }

    /** The average of a game and those before it, in thousandths of a win. */
    static int average(int[] costs, int index) {
        int sum = 0;
        int from = Math.max(0, index - WINDOW + 1);
        for (int i = from; i <= index; i++) {
            sum += costs[i];
        }
        int count = index - from + 1;
        return (sum + count / 2) / count;
    }

    /** The top of the scale, in thousandths of a win. */
    static int top(int[] costs) {
        int most = STEP;
        for (int cost : costs) {
            most = Math.max(most, (cost + STEP - 1) / STEP * STEP);
        }
        return most;
    }

    static Scene scene(int[] costs, double width, double height, double scale) {
        Scene scene = new Scene(width, height);
        double left = LEFT * scale;
        double bottom = height - EDGE * scale;
        double high = bottom - EDGE * scale;
        int top = top(costs);
        for (int half = 0; half <= 2; half++) {
            double y = bottom - high * half / 2;
            scene.add(Shape.of(Path.segment(left, y, width - EDGE, y))
                    .stroke(Ink.LINE, 1)
                    .alpha(0.6));
            // the top is a multiple of two percent
            scene.add(Shape.text(null, top / STEP * half + " %", TEXT * scale)
                    .at(left - EDGE, y)
                    .fill(Ink.FAINT)
                    .align(Shape.Align.RIGHT));
        }
        Path line = new Path();
        for (int i = 0; i < costs.length; i++) {
            double x = left + EDGE + (width - left - 3 * EDGE) * i / Math.max(1, costs.length - 1);
            double y = bottom - high * average(costs, i) / top;
            if (i == 0) {
                line.move(x, y);
            } else {
                line.line(x, y);
            }
            scene.add(Shape.of(Path.disc(0, 0, 3))
                    .at(x, bottom - high * costs[i] / top)
                    .fill(Ink.FAINT));
        }
        return scene.add(Shape.of(line).stroke(Ink.seat(0), 2.4));
    }
}
