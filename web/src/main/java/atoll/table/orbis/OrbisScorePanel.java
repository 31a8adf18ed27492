package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.MOON;
import static atoll.table.orbis.OrbisOutlines.SKY_LOW;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPoints;
import atoll.games.orbis.OrbisTiles;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** The near seat's points: a line for each part, for tiles, temple, god and wildernesses. */
final class OrbisScorePanel {
    private static final double OPEN_WIDTH = 25;
    private static final String[] PARTS = {"land", "temple", "god", "wild"};

    private final OrbisLayout layout;
    private final OrbisFacts facts;
    private final Scene scene;
    private final OrbisPieceRenderer pieces;
    private final Messages messages;

    /**
     * The panel of a position.
     *
     * @param layout where everything lies
     * @param facts the facts of the position
     * @param scene the scene to add to
     * @param messages the texts
     */
    OrbisScorePanel(OrbisLayout layout, OrbisFacts facts, Scene scene, Messages messages) {
        this.layout = layout;
        this.facts = facts;
        this.scene = scene;
        this.messages = messages;
        pieces = new OrbisPieceRenderer(scene);
    }

    /**
     * {@return a seat's points for tiles, temple, god and wildernesses}
     *
     * @param points everybody's points
     * @param seat a seat, from 0
     */
    static int[] parts(OrbisPoints points, int seat) {
        return new int[] {points.land(seat), points.temple(seat), points.god(seat), points.wildernesses(seat)};
    }

    /**
     * {@return what each part is called}
     *
     * @param messages the texts
     */
    static String[] words(Messages messages) {
        String[] words = new String[PARTS.length];
        for (int i = 0; i < words.length; i++) {
            String word = messages.format("orbis.part." + PARTS[i], ""); // without a number and the space before it
            words[i] = word.substring(0, word.length() - 1);
        }
        return words;
    }

    /** Draws the panel. */
    void draw() {
        Area.Card area = layout.score();
        scene.add(Shape.of(area.outline(0)).fill(SKY_LOW).stroke(MOON, 0.4).alpha(0.85));
        int[] parts = parts(facts.points(), layout.near);
        Path[] icons = {
            OrbisOutlines.PYRAMID,
            OrbisOutlines.temple(),
            OrbisOutlines.god(OrbisGods.APPRENTICE),
            OrbisOutlines.WILDERNESS
        };
        String[] words = words(messages);
        boolean named = layout.hasNames() || layout.over;
        if (!named) {
            pairs(area, icons, parts);
            return;
        }
        double step = area.height() / parts.length;
        // on a long screen words are enlarged, and need the room before their numbers
        double aside = layout.tall ? 7.4 : 9;
        for (int i = 0; i < parts.length; i++) {
            double y = area.top() + (i + 0.5) * step;
            double strength = parts[i] == 0 ? 0.7 : 1;
            Shape icon = Shape.of(icons[i]).at(area.left() + aside, y).scale(0.5);
            scene.add((i == 3 ? icon.stroke(MOON, 2) : icon.fill(MOON)).alpha(strength));
            pieces.counter("points-" + i, parts[i], area.left() + area.width() - (layout.tall ? 10 : 11.6), y, MOON);
            scene.add(Shape.text(null, words[i], layout.over ? 9.6 : layout.tall ? 9 : 7.6)
                    .shortText("")
                    .at(area.left() + aside + (layout.tall ? 6.8 : 8.5), y)
                    .align(Shape.Align.LEFT)
                    .fill(MOON)
                    .alpha(strength));
        }
        int open = facts.openForests(layout.near);
        if (open > 0) {
            openForests(open, area.left() - OPEN_WIDTH - 2.5, area.top(), step);
        }
    }

    // On a short screen, without names: two above two.
    private void pairs(Area.Card area, Path[] icons, int[] parts) {
        for (int i = 0; i < parts.length; i++) {
            double x = area.left() + (i % 2 == 0 ? 7 : 41);
            double y = area.top() + (i / 2 + 0.5) * area.height() / 2;
            double strength = parts[i] == 0 ? 0.7 : 1;
            Shape icon = Shape.of(icons[i]).at(x, y).scale(0.48);
            scene.add((i == 3 ? icon.stroke(MOON, 2) : icon.fill(MOON)).alpha(strength));
            pieces.counter("points-" + i, parts[i], area.left() + (i % 2 == 0 ? 22 : 58), y, MOON);
        }
        int open = facts.openForests(layout.near);
        if (open > 0) {
            // right of the upper row
            Area.Card world = layout.world();
            openForests(open, world.centreX() + layout.column + 4, world.top() + 1, 14);
        }
    }

    // Beside the points of tiles: forests that can still score, as an outline.
    private void openForests(int number, double left, double top, double height) {
        scene.add(Shape.of(Path.round(left, top, OPEN_WIDTH, height, 4))
                .fill(SKY_LOW)
                .alpha(0.85));
        double y = top + height / 2;
        scene.add(Shape.of("open-forests", OrbisOutlines.type(OrbisTiles.FOREST))
                .at(left + 8, y)
                .scale(0.58)
                .stroke(MOON, 1.6));
        pieces.number(Integer.toString(number), left + 20, y, MOON);
    }
}
