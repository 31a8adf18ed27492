package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws tiles in three sizes: a landscape with its numbers, each on a plate of its own. */
final class OrbisTileRenderer {
    private static final double PLATE = 12.6;
    /** The width of a sign in an effect. */
    private static final double SIGN = 8.8;

    /** Up to this many worshippers on a tile are drawn side by side; more are counted. */
    private static final int ROW = 5;

    /** The width of a counted worshipper, the size of its number, and the width of a digit. */
    private static final double COUNTED = 6.6;

    private static final double COUNT = 10.6;
    private static final double COUNT_DIGIT = 6.6;

    /** Narrower tiles of the display have smaller numbers. */
    private static final double FULL = 64;

    private final Scene scene;
    private final OrbisPieceRenderer pieces;
    private final OrbisLandscapes landscapes;
    private double unit = 1;

    /**
     * Draws tiles into a scene.
     *
     * @param scene the scene to add to
     */
    OrbisTileRenderer(Scene scene) {
        this.scene = scene;
        pieces = new OrbisPieceRenderer(scene);
        landscapes = new OrbisLandscapes(scene);
    }

    /**
     * A tile of the display with its cost.
     *
     * @param tile a tile, 0..64
     * @param area where it is drawn; along its lower edge is a plank for worshippers
     * @param taken whether it leaves next: its numbers disappear at once then, but appear after the tile
     */
    void tile(int tile, Area.Card area, boolean taken) {
        size(Math.min(1, area.width() / FULL));
        double left = area.left();
        double right = left + area.width();
        double y = area.top() + 8.6 * unit;
        boolean converts = OrbisTiles.type(tile) == OrbisTiles.CONVERSION;
        double ground = plank(area);
        double clear = area.height() - ground;
        double high = Math.min(clear - (converts && clear > 40 ? 17 : 21) * unit, 30);
        // beside its cost, and beside a second number at the right edge
        boolean both = OrbisTiles.points(tile) > 0 && OrbisTiles.mystic(tile) > 0;
        double aside = converts ? 0 : 1 - (high + (both ? 34 : 4)) / area.width();
        new OrbisLandscapes(scene).dealt().paint(tile, area, ground, true, aside, high / clear, false);
        emblem(tile, left + 7.8 * unit, y, 0.5, true);
        pieces.group(OrbisLandscapes.id(tile) + "-shown", taken ? 0 : 2);
        pieces.add(Path.round(-area.width() / 2 + 1, 0, area.width() - 2, ground - 1, 3))
                .at(area.centreX(), area.top() + area.height() - ground)
                .fill(MOON)
                .alpha(0.85);
        effect(tile, left + 14.4 * unit, y);
        cost(tile, left + 2, y + 14.4 * unit);
        int points = OrbisTiles.points(tile);
        int mystic = OrbisTiles.mystic(tile);
        if (points > 0) {
            pieces.points(points, right - 9 * unit, y, false, false);
        }
        if (mystic > 0) {
            double half = OrbisPieceRenderer.mysticHalf(mystic) * unit;
            pieces.mystic(mystic, right - 1.6 - half, points > 0 ? y + 15.4 * unit : y);
        }
        size(1);
    }

    private void size(double newUnit) {
        unit = newUnit;
        pieces.size(unit);
    }

    // The height of the plank for worshippers along the lower edge of a tile of the display.
    private static double plank(Area.Card area) {
        return area.height() > 60 ? 14.5 : 12;
    }

    // The sign of its colour is on a tile everywhere.
    private void emblem(int tile, double x, double y, double scale, boolean moves) {
        pieces.group(moves ? OrbisLandscapes.id(tile) + "-emblem" : null, 0);
        pieces.addSign(OrbisTiles.colour(tile), x, y, scale);
    }

    private void plate(double left, double y, double width) {
        pieces.add(Path.round(0, -PLATE / 2, width / unit, PLATE, 4))
                .at(left, y)
                .scale(unit)
                .fill(MOON)
                .stroke(DRAWN, 0.6);
    }

    private void cost(int tile, double left, double y) {
        int symbols = OrbisTiles.wildCost(tile);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            symbols += OrbisTiles.cost(tile, colour);
        }
        if (symbols == 0) {
            return;
        }
        double step = 10 * unit;
        plate(left, y, symbols * step + 3 * unit);
        double x = left + 1.5 * unit + step / 2;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            for (int n = OrbisTiles.cost(tile, colour); n > 0; n--) {
                pieces.addSign(colour, x, y, 0.42);
                x += step;
            }
        }
        for (int n = OrbisTiles.wildCost(tile); n > 0; n--) {
            pieces.any(x, y, 0.46);
            x += step;
        }
    }

    // How many, of which colours.
    private void effect(int tile, double left, double y) {
        int type = OrbisTiles.type(tile);
        int number = OrbisTiles.number(tile);
        int colours = OrbisTiles.effectColours(tile);
        boolean any = type == OrbisTiles.VILLAGE || colours == OrbisWorshippers.ALL_COLOURS;
        int signs = any ? 1 : Integer.bitCount(colours);
        boolean shrine = type == OrbisTiles.SHRINE;
        String text = number == 0 ? "" : type == OrbisTiles.CONVERSION ? "+" + number : Integer.toString(number);
        double step = SIGN * unit;
        double wide =
                (text.length() * OrbisPieceRenderer.DIGIT + (text.length() > 1 ? 2 : 0)) * unit; // a sign is wider
        if (text.isEmpty() && signs == 0) {
            return;
        }
        plate(left, y, wide + (shrine ? 1 : signs) * step + 3 * unit);
        if (!text.isEmpty()) {
            pieces.number(text, left + 1.5 * unit + wide / 2, y, DRAWN);
        }
        double x = left + 1.5 * unit + wide + step / 2;
        if (shrine) {
            pieces.add(OrbisOutlines.temple()).at(x, y).scale(0.42 * unit).fill(DRAWN);
        } else if (any) {
            pieces.any(x, y, 0.44);
        } else {
            for (int rest = colours; rest != 0; rest &= rest - 1) {
                pieces.addSign(Integer.numberOfTrailingZeros(rest), x, y, 0.4);
                x += step;
            }
        }
    }

    /**
     * The worshippers on a tile of the display, in front of its landscape: each of a few, or their number by colour.
     *
     * @param state the position or view
     * @param slot a slot of the display, 0..8
     * @param area where it is drawn
     */
    void worshippers(OrbisState state, int slot, Area.Card area) {
        OrbisFacts facts = state.survey();
        int total = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            total += facts.worshippers(slot, colour);
        }
        boolean counted = total > ROW;
        double ground = plank(area);
        double room = area.width() - 4;
        double size = counted ? COUNTED / 19 : Math.min((ground - 2.6) / 20.5, room / 19 / Math.max(total, 1));
        double left = area.left() + 2;
        double x = left;
        double y = area.top() + area.height() - ground / 2 - 1; // above marks at the edge
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int number = facts.worshippers(slot, colour);
            String id = "on-" + OrbisFacts.slotName(slot) + "-" + OrbisWorshippers.name(colour);
            String target = state.phase() == OrbisPhase.BURNING
                    ? OrbisPieceRenderer.heap(colour)
                    : OrbisPieceRenderer.supply(facts.turn(), colour);
            String source = OrbisPieceRenderer.heap(colour);
            if (counted && number > 0) {
                String text = number > 1 ? Integer.toString(number) : "";
                double wide = COUNTED + text.length() * COUNT_DIGIT;
                if (x + wide > left + room) {
                    x = left;
                    y -= 11.6;
                }
                if (number > 1) {
                    scene.add(Shape.of(Path.round(0, -5.6, wide - 4.5, 11.2, 3))
                            .at(x + 4, y)
                            .fill(MOON));
                    scene.add(Shape.text(id + "-n", text, COUNT)
                            .at(x + wide - 0.6 - text.length() * COUNT_DIGIT / 2, y)
                            .fill(DRAWN)
                            .bold()
                            .motion(Motion.PLAIN.counts()));
                }
                pieces.worshipper(id, colour, x + COUNTED / 2, y, size, source, target);
                x += wide + 0.6;
            }
            for (int n = 0; !counted && n < number; n++) {
                // one more, and all but the first of a colour become its number
                String to = n == 0 || total < ROW ? target : id;
                pieces.worshipper(n == 0 ? id : id + n, colour, x + 9.5 * size, y, size, source, to);
                x += 19 * size;
            }
        }
    }

    /**
     * A tile of the large pyramid.
     *
     * @param tile a tile, 0..64
     * @param area where it is drawn
     * @param moves whether this is its only place, so that it moves in transitions
     * @param failed whether its points are lost
     * @param open whether its points are still possible
     * @param beside the adjacent tiles of a forest relative to those it needs; else null
     */
    void pyramidTile(int tile, Area.Card area, boolean moves, boolean failed, boolean open, String beside) {
        int type = OrbisTiles.type(tile);
        boolean aside =
                beside != null || type == OrbisTiles.FARM || type == OrbisTiles.IRRIGATION || type == OrbisTiles.SHRINE;
        double right = area.left() + area.width();
        double top = area.top();
        double y = top + area.height() - 7.6;
        landscapes.paint(
                tile, area, 0, moves, aside ? -0.34 : 0, Math.min(area.height() - 15, 30) / area.height(), failed);
        emblem(tile, area.left() + 7.4, top + 7.6, 0.5, moves);
        pieces.group(moves ? OrbisLandscapes.id(tile) + "-laid" : null, 0);
        if (OrbisTiles.points(tile) > 0) {
            pieces.points(OrbisTiles.points(tile), right - 9, top + 9, failed, open);
        } else if (OrbisTiles.mystic(tile) > 0) {
            double half = OrbisPieceRenderer.mysticHalf(OrbisTiles.mystic(tile));
            pieces.mystic(OrbisTiles.mystic(tile), right - 1.5 - half, top + 9);
        }
        if (beside != null) {
            double wide = 2 * OrbisPieceRenderer.DIGIT + 8;
            plate(right - wide - 1.6, y, wide);
            pieces.number(beside, right - 1.6 - wide / 2, y, DRAWN);
        } else if (type == OrbisTiles.FARM || type == OrbisTiles.IRRIGATION) {
            plate(right - 14, y, 12.4);
            pieces.addSign(Integer.numberOfTrailingZeros(OrbisTiles.effectColours(tile)), right - 7.8, y, 0.46);
        } else if (type == OrbisTiles.SHRINE) {
            plate(right - 14, y, 12.4);
            pieces.number(Integer.toString(OrbisTiles.number(tile)), right - 7.8, y, DRAWN);
        }
    }

    /**
     * A wilderness in a tile's place.
     *
     * @param id the id of the shape, or null
     * @param from the id of the tile that was turned, or null
     * @param area where it is drawn
     * @param points the digits of its points, with a sign
     */
    void wilderness(String id, String from, Area.Card area, String points) {
        double room = points == null ? area.height() : area.height() - 10;
        landscapes.wilderness(id, from, area, room);
        pieces.group(id == null ? null : id + "-points", 0);
        if (points != null) {
            pieces.number(points, area.left() + area.width() - 11, area.top() + 9, MOON);
        }
    }

    /**
     * A tile of another world.
     *
     * @param tile a tile, 0..64
     * @param area where it is drawn
     * @param failed whether it scores nothing
     */
    void small(int tile, Area.Card area, boolean failed) {
        boolean roomy = area.width() > 17;
        double mark = Math.min(0.36, area.height() / 48);
        landscapes.paint(tile, area, 0, true, roomy ? 0.34 : 0, roomy ? 0.74 : 0.86, failed);
        if (roomy) {
            emblem(tile, area.left() + 14.4 * mark, area.top() + Math.min(16.6 * mark, area.height() / 2), mark, true);
        }
        if (failed) {
            double x = area.width() / 2 - 1;
            double y = area.height() / 2 - 1;
            scene.add(Shape.of(Path.segment(-x, y, x, -y))
                    .at(area.centreX(), area.centreY())
                    .stroke(DRAWN, 1.2));
        }
    }
}
