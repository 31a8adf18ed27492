package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisTiles;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws what lies ready for all seats: the stock of worshippers and the piles of tiles, with words above them. */
final class OrbisStock {
    /** The size of words above things. */
    static final double WORD = 7.6;

    /** In a wide space a pile lies open like a fan: half the width of a tile, the width of its number, between edges. */
    private static final double BACK = 11.5;

    /** The size of letters and numbers along the display. */
    private static final double COORDINATE = 9;

    private static final double COUNT = 25;
    private static final double LEAST_EDGE = 1.5;
    private static final double MOST_EDGE = 9;

    /** Half the height of the land that the stock of a colour stands on. */
    private static final double PASTURE = 5.5;

    private final OrbisLayout layout;
    private final OrbisFacts facts;
    private final Messages messages;
    private final Scene scene;
    private final OrbisPieceRenderer pieces;

    /**
     * The stock of a position.
     *
     * @param layout where everything lies
     * @param facts the facts of the position
     * @param messages the texts
     * @param scene the scene to add to
     */
    OrbisStock(OrbisLayout layout, OrbisFacts facts, Messages messages, Scene scene) {
        this.layout = layout;
        this.facts = facts;
        this.messages = messages;
        this.scene = scene;
        pieces = new OrbisPieceRenderer(scene);
    }

    /**
     * Words above what belongs together, where there is room.
     *
     * @param seated whether the viewer has the near seat
     */
    void captions(boolean seated) {
        if (seated && !layout.tall && !layout.over) {
            caption("orbis.yours", layout.ownGod(), 0);
        }
        if (layout.hasNames() && !layout.over) {
            caption("orbis.stock", layout.heap(0), 1);
            if (filledPiles() > 0) {
                caption(layout.bleed == 0 ? "orbis.pile" : "orbis.next", layout.piles(), -1);
            }
        }
    }

    /** Letters and digits along the display, because messages name places by them. */
    void coordinates() {
        if (!layout.hasStrips()) {
            return;
        }
        Area.Card below = layout.letters();
        Area.Card beside = layout.ranks();
        strip(below);
        strip(beside);
        for (int slot = 0; slot < 9; slot += 4) {
            Area.Card area = layout.slot(slot);
            String name = OrbisFacts.slotName(slot);
            letter(name.substring(0, 1), area.centreX(), below.centreY() + 0.2);
            letter(name.substring(1), beside.centreX(), area.centreY());
        }
    }

    private void strip(Area.Card area) {
        scene.add(Shape.of(Path.round(area.left(), area.top(), area.width(), area.height(), 3))
                .fill(MOON)
                .alpha(0.14));
    }

    private void letter(String text, double x, double y) {
        scene.add(Shape.text(null, text, layout.isBroad ? 7.6 : COORDINATE)
                .shortText("")
                .at(x, y)
                .fill(MOON));
    }

    private int filledPiles() {
        int filled = 0;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            filled += facts.pileSize(level) > 0 ? 1 : 0;
        }
        return filled;
    }

    // Where rows are close, its dots or hooks must not be below a line or a plate.
    private void caption(String key, Area.Card area, double away) {
        pieces.word(
                messages.text(key),
                area.left() + 2,
                area.top() - 0.6 - (layout.tall ? OrbisLayout.LONG_CAPTION / 2 - away : OrbisLayout.CAPTION / 2),
                WORD);
    }

    /** The tiles to come: the piles that are left, and how many tiles they have. */
    void piles() {
        Area.Card area = layout.piles();
        boolean upright = area.height() > 0.9 * area.width();
        // side by side, an empty pile leaves its room to the others
        int shown = upright ? OrbisTiles.LEVELS : filledPiles();
        double step = (upright ? area.height() : area.width()) / Math.max(shown, 1);
        int place = 0;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            int left = facts.pileSize(level);
            place += left > 0 ? 1 : 0;
            double middle = (place - 0.5) * step;
            if (left > 0 && layout.bleed > 0) {
                fan(level, left, area.left() + middle - step / 2, area.centreY() - 0.6, step);
            } else if (left > 0) {
                double half = upright ? layout.tall ? 11 : 9.6 : Math.min(step / 2 - 1, 15);
                double x = area.left() + (!upright ? middle : layout.tall ? 13 : 10);
                double y = upright ? area.top() + middle : area.centreY() - 8;
                double high = !upright ? 8 : layout.tall ? 5.6 : 7.6;
                pile(scene, OrbisLandscapes.pile(level), x, y, half, high, level, left);
                number(level, left, upright ? x + (layout.tall ? 22.6 : 19.6) : x, upright ? y : y + 18.6);
            }
        }
    }

    private void number(int level, int left, double x, double y) {
        pieces.counter(OrbisLandscapes.pile(level) + "-n", left, x, y, MOON);
    }

    // The edges of the tiles below the last one, which is next.
    private void fan(int level, int left, double x, double y, double room) {
        double spread = room - COUNT - 2 * BACK;
        int edges = Math.min(left - 1, (int) (spread / LEAST_EDGE));
        double step = Math.min(MOST_EDGE, spread / Math.max(edges, 1));
        double high = 11.4;
        double wide = edges * step + 2 * BACK;
        // the first one is hidden by the top tile, so that there always is one
        Path lines = Path.segment(x + wide - BACK, y - 1, x + wide - BACK, y + 1);
        for (int i = 1; i < edges; i++) {
            lines.move(x + i * step, y - high + 1).line(x + i * step, y + high - 1);
        }
        scene.add(Shape.of(Path.round(x, y - high, wide, 2 * high, 3))
                .fill(OrbisOutlines.WILD)
                .stroke(MOON, 0.9));
        scene.add(Shape.of(lines).stroke(MOON, 0.7).alpha(0.7));
        pile(scene, OrbisLandscapes.pile(level), x + wide - BACK, y, BACK, high, level, 1);
        number(level, left, x + wide + 12, y + 0.6);
    }

    /**
     * A pile of face-down tiles, of which at most three are visible, with its level as strokes.
     *
     * @param scene the scene to add to
     * @param id the id of the top tile, or null
     * @param x the middle, from the left
     * @param y the middle of the top tile, from the top
     * @param half half the width of a tile
     * @param high half the height of a tile
     * @param level the level of the tiles, 1..3
     * @param left the number of tiles in the pile
     */
    static void pile(Scene scene, String id, double x, double y, double half, double high, int level, int left) {
        for (int i = Math.min(2, left - 1); i >= 0; i--) {
            scene.add(Shape.of(i == 0 ? id : null, Path.round(-half, -high, 2 * half, 2 * high, 3))
                    .at(x, y + 1.4 * i)
                    .fill(OrbisOutlines.WILD)
                    .stroke(MOON, 0.9));
        }
        Path strokes = new Path();
        for (int i = 0; i < level; i++) {
            double at = (i - (level - 1) / 2.0) * 4;
            strokes.move(at, 3 - high).line(at, high - 3);
        }
        scene.add(Shape.of(strokes).at(x, y).stroke(MOON, 1.6));
    }

    // Under their feet.
    private void pasture(int colour, double x, double y, double half) {
        scene.add(Shape.of(new Path()
                        .move(x - half, y)
                        .quad(x, y - 2 * PASTURE, x + half, y)
                        .quad(x, y + 2 * PASTURE, x - half, y)
                        .close())
                .fill(OrbisOutlines.land(colour)));
    }

    /**
     * The stock of worshippers of a colour.
     *
     * @param colour a colour, 0..4
     */
    void heap(int colour) {
        Area.Card area = layout.heap(colour);
        double x = area.centreX();
        double y = area.centreY();
        double size = layout.isBroad ? 0.68 : layout.bleed > 0 ? 0.72 : 0.56;
        pasture(colour, x, y + 9.5 * size, area.width() / 2 + 0.5);
        for (int i = 0; i < 3; i++) {
            double aside = i == 2 ? 0 : i == 0 ? -9 : 9;
            pieces.worshipper(
                    i == 2 ? OrbisPieceRenderer.heap(colour) : null,
                    colour,
                    x + aside * size,
                    y + (i == 2 ? 4 : -4) * size,
                    size,
                    null,
                    null);
        }
    }
}
