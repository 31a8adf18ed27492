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

    /** The number of landscapes where no tiles are left, from farms on. */
    private static final int SETTLED = 5;

    /** The size of words in the key, which are many. */
    private static final double KEY = 7;

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

    /** Words above what belongs together, where there is room. */
    void captions() {
        if (!layout.tall) {
            caption("orbis.yours", layout.ownGod());
        }
        if (layout.hasNames()) {
            caption("orbis.stock", layout.heap(0));
            if (filledPiles() > 0) {
                caption(layout.isLong ? "orbis.pile" : "orbis.next", layout.piles());
            }
        }
    }

    /** Letters and digits along the display, because messages name places by them. */
    void coordinates() {
        if (!layout.hasNames() || layout.bleed > 0) {
            return; // no room, or a picture
        }
        Area.Card last = layout.slot(8);
        double below = last.top() + last.height() + 4.2;
        double beside = layout.tall ? last.left() + last.width() + 1.4 : 2.6;
        for (int slot = 0; slot < 9; slot += 4) {
            Area.Card area = layout.slot(slot);
            String name = OrbisFacts.slotName(slot);
            double size = layout.tall ? 9 : 5.8;
            pieces.word(name.substring(0, 1), area.centreX() - 2, below, size);
            pieces.word(name.substring(1), beside, area.centreY(), size);
        }
    }

    private int filledPiles() {
        int filled = 0;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            filled += facts.pileSize(level) > 0 ? 1 : 0;
        }
        return filled;
    }

    private void caption(String key, Area.Card area) {
        pieces.word(
                messages.text(key),
                area.left() + 2,
                area.top() - (layout.tall ? OrbisLayout.LONG_CAPTION : OrbisLayout.CAPTION) / 2 - 0.6,
                WORD);
    }

    /** The tiles to come: the piles that are left, and how many tiles they have. */
    void piles() {
        Area.Card area = layout.piles();
        boolean upright = area.height() > 0.9 * area.width();
        // side by side, an empty pile leaves its room to the others
        int shown = upright ? OrbisTiles.LEVELS : filledPiles();
        if (filledPiles() == 0 && layout.bleed == 0) {
            settled(area);
        }
        double step = (upright ? area.height() : area.width()) / Math.max(shown, 1);
        int place = 0;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            int left = facts.pileSize(level);
            place += left > 0 ? 1 : 0;
            double middle = (place - 0.5) * step;
            if (left > 0 && !layout.tall) {
                fan(level, left, area.left() + middle - step / 2, area.centreY() - 0.6, step);
            } else if (left > 0) {
                double half = upright ? 11 : Math.min(step / 2 - 1, 15);
                double x = area.left() + (upright ? 13 : middle);
                double y = upright ? area.top() + middle : area.centreY() - 8;
                pile(scene, OrbisLandscapes.pile(level), x, y, half, upright ? 5.6 : 8, level, left);
                number(level, left, upright ? x + 23 : x, upright ? y : y + 18.6);
            }
        }
    }

    // Nothing is to come: a settled land in place of the piles.
    private void settled(Area.Card area) {
        double size = Math.min(area.height(), 26);
        double foot = area.top() + area.height() - 1;
        OrbisLandscapes land = new OrbisLandscapes(scene);
        for (int i = 0; i < SETTLED && (i + 1) * size < area.width(); i++) {
            land.picture(
                    OrbisTiles.FARM + i, OrbisLandscapes.standing(area.left() + (i + 0.5) * size * 1.2, foot, size));
        }
    }

    /** The corners of a tile, named; not on the smallest screens. */
    void key() {
        if (!layout.hasNames() || layout.bleed > 0) {
            return;
        }
        Area.Card area = layout.key();
        double third = area.height() / 3;
        double left = area.left() + 3;
        double right = area.left() + area.width() - 3;
        double plank = area.top() + 2 * third;
        double word = layout.tall ? WORD : KEY;
        scene.add(Shape.of(area.outline(0))
                .below(word)
                .fill(OrbisOutlines.SKY_LOW)
                .stroke(MOON, 0.9)
                .alpha(0.8));
        scene.add(Shape.of(Path.round(area.left() + 1, plank, area.width() - 2, third - 1, 3))
                .below(word)
                .fill(MOON)
                .alpha(0.2));
        named("cost", left, area.top() + third / 2 + 0.4, Shape.Align.LEFT);
        named("points", right, area.top() + third / 2 + 0.4, Shape.Align.RIGHT);
        named("colour", left, plank - third / 2, Shape.Align.LEFT);
        named("effect", right, plank - third / 2, Shape.Align.RIGHT);
        named("people", area.centreX(), plank + third / 2, Shape.Align.CENTRE);
    }

    private void named(String corner, double x, double y, Shape.Align align) {
        scene.add(Shape.text(null, messages.text("orbis.key." + corner), layout.tall ? WORD : KEY)
                .shortText("")
                .at(x, y)
                .align(align)
                .fill(MOON));
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
        double size = layout.isLong ? 0.56 : layout.tall ? 0.62 : 0.72;
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
