package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * Draws tiles in three sizes: a landscape with its numbers, each on a plate of its own. {@link OrbisCrowdRenderer} draws who
 * is on them.
 */
final class OrbisTileRenderer {
    private static final double PLATE = 12.6;
    /** The width of a sign in an effect. */
    private static final double SIGN = 8.4;

    /** The width of a plus and of a worshipper that a conversion gains. */
    private static final double PLUS = 5;

    private static final Path BELOW = Path.tenths("M0-36L0 36M-22 12L0 36L22 12");

    private static final double GAINED = 9.4;

    /** The width of an arrow to the tile below. */
    private static final double ARROW = 6.6;

    /** In a higher tile of the display, the subject is above its signs, not between them. */
    private static final double HIGH = 50;
    /** A lower one has just room for a mark between cost and colour. */
    private static final double LOW = 36;

    /** Narrower tiles of the display have smaller numbers, and those on a long screen, where all is larger. */
    private static final double FULL = 64;

    private static final double LONG = 0.9;

    /** The least width of a tile of another world with its points; and the width where these are as large as one's own. */
    private static final double COUNTED = 26;

    private static final double FULL_COUNTED = 46;

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
        size(OrbisOutlines.isLong(area) ? LONG : Math.min(1, area.width() / FULL));
        double left = area.left();
        double right = left + area.width();
        boolean converts = OrbisTiles.type(tile) == OrbisTiles.CONVERSION;
        double ground = OrbisOutlines.plank(area);
        double clear = area.height() - ground;
        double foot = area.top() + clear;
        double effect = effectWidth(tile) * unit;
        boolean above = clear > HIGH;
        boolean low = clear < LOW;
        double y = area.top() + (low ? 8 : 8.6) * unit;
        Area.Card place = above
                ? OrbisLandscapes.standing(
                        area.centreX(),
                        foot - 11 * unit,
                        Math.min(clear - (converts ? 26 : 28) * unit, area.width() - 17 * unit))
                : between(tile, area, clear, effect);
        new OrbisLandscapes(scene).dealt().paint(tile, area, ground, true, place, false);
        emblem(tile, left + (above ? 7.8 : 7) * unit, foot - (low ? 5.4 : 7.4) * unit, low ? 0.44 : 0.5, true);
        pieces.group(OrbisLandscapes.id(tile) + "-shown", taken ? 0 : 2);
        pieces.add(Path.round(-area.width() / 2 + 1, 0, area.width() - 2, ground - 1, 3))
                .at(area.centreX(), area.top() + area.height() - ground)
                .fill(MOON)
                .alpha(0.6);
        effect(tile, right - 1.6 - effect, foot - 7.4 * unit);
        cost(tile, left + 1.6, y);
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

    // In a lower tile its subject stands between its colour and its effect, and between its cost and its points.
    private Area.Card between(int tile, Area.Card area, double clear, double effect) {
        double left = area.left() + 12.8 * unit;
        double right = area.left() + area.width();
        int mystic = OrbisTiles.mystic(tile);
        double value = OrbisTiles.points(tile) > 0 ? 8.6 : mystic > 0 ? OrbisPieceRenderer.mysticHalf(mystic) + 1 : 1;
        Area.Card room = new Area.Card(left, area.top() + 3.5, right - effect - 2.4 - left, clear - 5);
        return OrbisLandscapes.between(
                OrbisTiles.type(tile),
                room,
                area.left() + 2.2 + costWidth(tile),
                right - 2 * value * unit,
                clear - 17 * unit);
    }

    private void size(double newUnit) {
        unit = newUnit;
        pieces.size(unit);
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
                .alpha(0.92);
    }

    private static int symbols(int tile) {
        int symbols = OrbisTiles.wildCost(tile);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            symbols += OrbisTiles.cost(tile, colour);
        }
        return symbols;
    }

    private double costWidth(int tile) {
        int symbols = symbols(tile);
        return symbols == 0 ? 0 : (symbols * (symbols > 3 ? 8.6 : 10) + 3) * unit;
    }

    private void cost(int tile, double left, double y) {
        int symbols = symbols(tile);
        if (symbols == 0) {
            return;
        }
        boolean many = symbols > 3;
        double step = (many ? 8.6 : 10) * unit;
        plate(left, y, costWidth(tile));
        double x = left + 1.5 * unit + step / 2;
        double size = many ? 0.37 : 0.42;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            for (int n = OrbisTiles.cost(tile, colour); n > 0; n--) {
                pieces.addSign(colour, x, y, size);
                x += step;
            }
        }
        for (int n = OrbisTiles.wildCost(tile); n > 0; n--) {
            pieces.any(x, y, size + 0.04);
            x += step;
        }
    }

    private static boolean isAny(int tile) {
        return OrbisTiles.type(tile) == OrbisTiles.VILLAGE
                || OrbisTiles.effectColours(tile) == OrbisWorshippers.ALL_COLOURS;
    }

    // The signs of an effect: each worshipper gained, a sign for each of its colours, for any, or for the temple.
    private static int signs(int tile) {
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.CONVERSION -> OrbisTiles.number(tile);
            case OrbisTiles.SHRINE -> 1;
            default -> isAny(tile) ? 1 : Integer.bitCount(OrbisTiles.effectColours(tile));
        };
    }

    // The width of the plate of an effect before it is scaled, 0 if there is none.
    private static double effectWidth(int tile) {
        double signs = signs(tile) * SIGN;
        if (signs == 0) {
            return 0;
        }
        if (OrbisTiles.type(tile) == OrbisTiles.CONVERSION) {
            return 4 + PLUS + OrbisTiles.number(tile) * GAINED;
        }
        double arrow = OrbisTiles.type(tile) == OrbisTiles.IRRIGATION ? ARROW : 0;
        return 3 + signs + arrow + (OrbisTiles.number(tile) > 0 ? OrbisPieceRenderer.DIGIT + 1 : 0);
    }

    // How many, of which colours.
    private void effect(int tile, double left, double y) {
        double wide = effectWidth(tile);
        if (wide == 0) {
            return;
        }
        plate(left, y, wide * unit);
        double x = left + 1.5 * unit;
        if (OrbisTiles.type(tile) == OrbisTiles.CONVERSION) {
            gains(tile, x, y);
            return;
        }
        if (OrbisTiles.number(tile) > 0) {
            pieces.number(Integer.toString(OrbisTiles.number(tile)), x + OrbisPieceRenderer.DIGIT * unit / 2, y, DRAWN);
            x += (OrbisPieceRenderer.DIGIT + 1) * unit;
        }
        if (OrbisTiles.type(tile) == OrbisTiles.IRRIGATION) {
            pieces.add(BELOW).at(x + 2.8 * unit, y).scale(unit).stroke(DRAWN, 1.5);
            x += ARROW * unit;
        }
        x += SIGN * unit / 2;
        if (OrbisTiles.type(tile) == OrbisTiles.SHRINE) {
            pieces.add(OrbisOutlines.temple()).at(x, y).scale(0.4 * unit).fill(DRAWN);
        } else if (isAny(tile)) {
            pieces.any(x, y, 0.44);
        } else {
            for (int rest = OrbisTiles.effectColours(tile); rest != 0; rest &= rest - 1) {
                pieces.addSign(Integer.numberOfTrailingZeros(rest), x, y, 0.4);
                x += SIGN * unit;
            }
        }
    }

    // A plus, and each worshipper.
    private void gains(int tile, double left, double y) {
        pieces.add(new Path().move(0, 0).line(PLUS, 0).move(PLUS / 2, -PLUS / 2).line(PLUS / 2, PLUS / 2))
                .at(left + 0.5 * unit, y)
                .scale(unit)
                .stroke(DRAWN, 1.8);
        double x = left + (PLUS + 1 + GAINED / 2) * unit;
        for (int n = OrbisTiles.number(tile); n > 0; n--) {
            if (isAny(tile)) {
                pieces.any(x, y, 0.5);
            } else {
                pieces.addWorshipper(Integer.numberOfTrailingZeros(OrbisTiles.effectColours(tile)), x, y, 0.52);
            }
            x += GAINED * unit;
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
        double right = area.left() + area.width();
        double top = area.top();
        double y = top + area.height() - 7.6;
        double foot = top + area.height() - area.width() / 40;
        boolean shrine = type == OrbisTiles.SHRINE;
        boolean signed = type == OrbisTiles.FARM || type == OrbisTiles.IRRIGATION;
        double plate =
                beside != null ? 2 * OrbisPieceRenderer.DIGIT + 8 : shrine ? effectWidth(tile) : signed ? 12.4 : 0;
        double high = area.height() - 4;
        Area.Card place = OrbisLandscapes.between(
                type,
                new Area.Card(area.left() + 1.6, foot - high, area.width() - plate - (plate > 0 ? 4.2 : 3.2), high),
                area.left() + 13,
                right - (OrbisTiles.points(tile) > 0 || OrbisTiles.mystic(tile) > 0 ? 17 : 2),
                area.height() - 15);
        landscapes.paint(tile, area, 0, moves, place, failed);
        emblem(tile, area.left() + 7.4, top + 7.6, 0.5, moves);
        pieces.group(moves ? OrbisLandscapes.id(tile) + "-laid" : null, 0);
        if (OrbisTiles.points(tile) > 0) {
            pieces.points(OrbisTiles.points(tile), right - 9, top + 9, failed, open);
        } else if (OrbisTiles.mystic(tile) > 0) {
            double half = OrbisPieceRenderer.mysticHalf(OrbisTiles.mystic(tile));
            pieces.mystic(OrbisTiles.mystic(tile), right - 1.5 - half, top + 9);
        }
        if (beside != null) {
            plate(right - plate - 1.6, y, plate);
            pieces.number(beside, right - 1.6 - plate / 2, y, DRAWN);
        } else if (signed) {
            plate(right - 14, y, 12.4);
            pieces.addSign(Integer.numberOfTrailingZeros(OrbisTiles.effectColours(tile)), right - 7.8, y, 0.46);
        } else if (shrine) {
            effect(tile, right - plate - 1.6, y);
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
        double room = points == null ? area.height() : area.height() - 14;
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
     * @param counted whether its points are shown if there is room
     */
    void small(int tile, Area.Card area, boolean failed, boolean counted) {
        boolean roomy = area.width() > 17;
        double mark = Math.min(0.36, area.height() / 48);
        Area.Card place = OrbisLandscapes.standing(
                area.centreX() + (roomy ? 0.17 * area.width() : 0),
                area.top() + area.height() - area.width() / 40,
                area.height() * (roomy ? 0.74 : 0.86));
        landscapes.paint(tile, area, 0, true, place, failed);
        if (roomy) {
            emblem(tile, area.left() + 14.4 * mark, area.top() + Math.min(16.6 * mark, area.height() / 2), mark, true);
        }
        if (counted && area.width() > COUNTED && OrbisTiles.points(tile) > 0) {
            size(area.width() / FULL_COUNTED);
            pieces.group(null, 0);
            pieces.points(
                    OrbisTiles.points(tile),
                    area.left() + area.width() - 9 * unit,
                    area.top() + 9 * unit,
                    failed,
                    false);
            size(1);
        } else if (failed) {
            double x = area.width() / 2 - 1;
            double y = area.height() / 2 - 1;
            scene.add(Shape.of(Path.segment(-x, y, x, -y))
                    .at(area.centreX(), area.centreY())
                    .stroke(DRAWN, 1.2));
        }
    }
}
