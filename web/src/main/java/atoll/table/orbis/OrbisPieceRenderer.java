package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;
import static atoll.table.orbis.OrbisOutlines.SKY;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws single pieces: landscapes in three sizes, worshippers, gods, numbers, text panels. */
final class OrbisPieceRenderer {
    /** The smallest text size: readable on the smallest screen. */
    static final double NUMBER = 13;

    /** The width of a digit. */
    private static final double DIGIT = 9.2;

    private static final double CORNER = 4;
    /** Up to this many worshippers on a tile are drawn side by side; more are counted. */
    private static final int ROW = 6;
    /** The width of a counted worshipper, with its digit, where there is room for all. */
    private static final double COUNTED = 9;

    private static final double COUNT_DIGIT = 7.6;

    private final Scene scene;

    OrbisPieceRenderer(Scene scene) {
        this.scene = scene;
    }

    /** A tile of the display with its cost. */
    void tile(int tile, Area.Card area) {
        double l = area.left();
        double t = area.top();
        double k = Math.min(area.height() / 46, area.width() / 62);
        String id = "tile-" + OrbisTiles.name(tile);
        ground(id, tile, area);
        emblem(id, tile, l + 8 * k, t + 8 * k, 0.5 * k);
        cost(tile, l + 15 * k, t + 2.4 * k, k);
        double y = t + 23.5 * k;
        int points = OrbisTiles.points(tile);
        int mystic = OrbisTiles.mystic(tile);
        boolean crowded = points > 0 && Integer.bitCount(OrbisTiles.effectColours(tile)) > 1 || mystic > 0;
        double scale = (crowded ? 0.64 : 0.78) * k;
        double x = l + 2.4 * k;
        if (points > 0) {
            points(Integer.toString(points), x + 7.6, y, false, false);
            x += 16;
        } else if (mystic > 0) {
            double half = mysticHalf(mystic);
            mystic(mystic, x + half, y);
            x += 2 * half + (mystic > 9 ? 3 : 1);
        }
        double half = (OrbisTiles.type(tile) == OrbisTiles.CONVERSION ? 7.8 : 10) * scale;
        type(id, tile, x + half, y, scale);
        effect(tile, x + 2 * half + 1.6 * k, y, k);
        if (points > 0 && mystic > 0) {
            mystic(mystic, l + area.width() - 11, y);
        }
    }

    private void ground(String id, int tile, Area.Card area) {
        double w = area.width();
        double h = area.height();
        scene.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, CORNER))
                .at(area.centreX(), area.centreY())
                .fill(OrbisOutlines.land(OrbisTiles.colour(tile)))
                .stroke(DRAWN, 0.9)
                .shadow(1.2));
        scene.add(Shape.of(part(id, "-hill"), hill(w, h))
                .at(area.centreX(), area.centreY())
                .fill(DRAWN)
                .alpha(0.13));
    }

    // The ground of a landscape.
    private static Path hill(double w, double h) {
        double x = w / 2 - 0.6;
        double y = h / 2 - 0.6;
        return new Path()
                .move(-x, h * 0.22)
                .quad(-w * 0.16, h * 0.02, w * 0.08, h * 0.2)
                .quad(w * 0.3, h * 0.34, x, h * 0.12)
                .line(x, y - 3)
                .quad(x, y, x - 3, y)
                .line(-x + 3, y)
                .quad(-x, y, -x, y - 3)
                .close();
    }

    private void emblem(String id, int tile, double x, double y, double scale) {
        scene.add(worshipper(part(id, "-emblem"), OrbisTiles.colour(tile), x, y, scale));
    }

    private void type(String id, int tile, double x, double y, double scale) {
        scene.add(Shape.of(part(id, "-type"), OrbisOutlines.type(OrbisTiles.type(tile)))
                .at(x, y)
                .scale(scale)
                .fill(DRAWN));
    }

    private static String part(String id, String part) {
        return id == null ? null : id + part;
    }

    private void cost(int tile, double left, double top, double k) {
        int symbols = OrbisTiles.wildCost(tile);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            symbols += OrbisTiles.cost(tile, colour);
        }
        if (symbols == 0) {
            return;
        }
        double step = 9.6 * k;
        scene.add(Shape.of(Path.round(left, top, symbols * step + 4 * k, 11.4 * k, 4 * k))
                .fill(MOON)
                .stroke(DRAWN, 0.5));
        double x = left + 2 * k + step / 2;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            for (int n = OrbisTiles.cost(tile, colour); n > 0; n--) {
                scene.add(worshipper(null, colour, x, top + 5.7 * k, 0.41 * k));
                x += step;
            }
        }
        for (int n = OrbisTiles.wildCost(tile); n > 0; n--) {
            any(x, top + 5.7 * k, 0.45 * k);
            x += step;
        }
    }

    // The subject of a tile: how many, of which colours.
    private void effect(int tile, double left, double y, double k) {
        int type = OrbisTiles.type(tile);
        int number = OrbisTiles.number(tile);
        double x = left;
        if (number > 0) {
            String text = type == OrbisTiles.CONVERSION ? "+" + number : Integer.toString(number);
            scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(DRAWN).bold().align(Shape.Align.LEFT));
            x += DIGIT * text.length() + (text.length() > 1 ? 2 : 0) + 5 * k;
        } else {
            x += 5 * k;
        }
        int colours = OrbisTiles.effectColours(tile);
        if (type == OrbisTiles.VILLAGE || colours == OrbisWorshippers.ALL_COLOURS) {
            any(x, y, 0.45 * k);
            return;
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            if ((colours >> colour & 1) != 0) {
                scene.add(worshipper(null, colour, x, y, 0.42 * k));
                x += 8.8 * k;
            }
        }
    }

    /** The worshippers on a tile of the display, along its lower edge. */
    void worshippers(OrbisFacts facts, int slot, Area.Card area) {
        int total = 0;
        int kinds = 0;
        int digits = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int number = facts.worshippers(slot, colour);
            total += number;
            kinds += number > 0 ? 1 : 0;
            digits += number > 9 ? 2 : number > 1 ? 1 : 0;
        }
        if (total == 0) {
            return;
        }
        double k = area.height() / 46;
        double y = area.top() + area.height() - 7 * k;
        scene.add(Shape.of(Path.round(area.left() + 1.5, y - 6 * k, area.width() - 3, 11.6 * k, 4))
                .fill(MOON)
                .alpha(0.85));
        boolean each = total <= ROW;
        double room = area.width() - 4;
        double natural = kinds * COUNTED + digits * COUNT_DIGIT;
        double fit = Math.min(1, room / natural);
        double gap = each ? 0 : (room - natural * fit) / kinds;
        double x = area.left() + 2 + gap / 2;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int number = facts.worshippers(slot, colour);
            for (int n = 0; each && n < number; n++) {
                double step = room / ROW;
                scene.add(worshipper(null, colour, x + step / 2, y, 0.46 * k));
                x += step;
            }
            if (!each && number > 0) {
                scene.add(worshipper(null, colour, x + COUNTED / 2 * fit, y, COUNTED / 23 * fit));
                x += COUNTED * fit;
                String text = number > 1 ? Integer.toString(number) : "";
                double width = text.length() * COUNT_DIGIT * fit;
                if (number > 1) {
                    scene.add(Shape.text(null, text, NUMBER * fit)
                            .at(x + width / 2, y)
                            .fill(DRAWN)
                            .bold());
                }
                x += width + gap;
            }
        }
    }

    /**
     * A tile of the large pyramid.
     *
     * @param glides whether this is its only place, so that it moves in transitions
     * @param failed whether its points are lost
     * @param open whether its points are still possible
     * @param beside the adjacent tiles of a forest relative to those it needs; else null
     */
    void pyramidTile(int tile, Area.Card area, boolean glides, boolean failed, boolean open, String beside) {
        double k = Math.min(area.height() / 31.5, 1.35);
        double l = area.left();
        double t = area.top();
        double right = l + area.width();
        double bottom = t + area.height();
        String id = glides ? "tile-" + OrbisTiles.name(tile) : null;
        ground(id, tile, area);
        emblem(id, tile, l + 7.5, t + 8, 0.46);
        if (OrbisTiles.points(tile) > 0) {
            points(Integer.toString(OrbisTiles.points(tile)), right - 9, t + 9, failed, open);
        } else if (OrbisTiles.mystic(tile) > 0) {
            mystic(OrbisTiles.mystic(tile), right - 1.5 - mysticHalf(OrbisTiles.mystic(tile)), t + 9);
        }
        double y = bottom - 9.6 * k;
        boolean aside = beside != null
                || OrbisTiles.type(tile) == OrbisTiles.FARM
                || OrbisTiles.type(tile) == OrbisTiles.IRRIGATION
                || OrbisTiles.type(tile) == OrbisTiles.SHRINE;
        double scale = beside != null ? 0.54 * k : aside ? 0.7 * k : 0.8 * k;
        type(id, tile, beside != null ? l + 7 * k : aside ? l + 11 * k : area.centreX(), y, scale);
        if (beside != null) {
            number(beside, right - 13, y + 1, DRAWN);
        } else if (OrbisTiles.type(tile) == OrbisTiles.FARM || OrbisTiles.type(tile) == OrbisTiles.IRRIGATION) {
            scene.add(worshipper(
                    null, Integer.numberOfTrailingZeros(OrbisTiles.effectColours(tile)), right - 10, y, 0.5));
        } else if (OrbisTiles.type(tile) == OrbisTiles.SHRINE) {
            number(Integer.toString(OrbisTiles.number(tile)), right - 9, y + 1, DRAWN);
        }
    }

    /** A wilderness in a tile's place. {@code id} may be null. */
    void wilderness(String id, Area.Card area, String points) {
        double w = area.width();
        double h = area.height();
        scene.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, Math.min(CORNER, w / 6)))
                .at(area.centreX(), area.centreY())
                .fill(OrbisOutlines.WILD)
                .stroke(DRAWN, 0.8)
                .shadow(w > 30 ? 1.2 : 0.4));
        double room = points == null ? h : h - 10;
        scene.add(Shape.of(OrbisOutlines.WILDERNESS)
                .at(area.centreX(), area.top() + area.height() - room / 2 - 1)
                .scale(Math.min(w, room) / 22)
                .stroke(MOON, 1.6));
        if (points != null) {
            number(points, area.left() + w - 11, area.top() + 9, MOON);
        }
    }

    /** A pale wilderness: the preview of a place. */
    void faceDown(Area.Card area) {
        scene.add(Shape.of(area.outline(0.5)).fill(OrbisOutlines.WILD).alpha(0.8));
        scene.add(Shape.of(OrbisOutlines.WILDERNESS)
                .at(area.centreX(), area.top() + (area.height() - 14) / 2)
                .scale((area.height() - 14) / 20)
                .stroke(MOON, 1.6));
    }

    /** A tile of another world. */
    void small(int tile, Area.Card area, boolean failed) {
        double w = area.width();
        double h = area.height();
        scene.add(Shape.of("tile-" + OrbisTiles.name(tile), Path.round(-w / 2, -h / 2, w, h, 2))
                .at(area.centreX(), area.centreY())
                .fill(OrbisOutlines.land(OrbisTiles.colour(tile)))
                .stroke(DRAWN, 0.6));
        boolean roomy = w > 17;
        if (roomy) {
            scene.add(worshipper(null, OrbisTiles.colour(tile), area.left() + 5, area.centreY(), 0.34));
        }
        scene.add(Shape.of(OrbisOutlines.type(OrbisTiles.type(tile)))
                .at(area.centreX() + (roomy ? w * 0.2 : 0), area.centreY())
                .scale(Math.min(w * (roomy ? 0.55 : 0.8), h * 0.8) / 20)
                .fill(DRAWN)
                .alpha(failed ? 0.35 : 1));
        if (failed) {
            scene.add(Shape.of(Path.segment(-w / 2 + 1, h / 2 - 1, w / 2 - 1, -h / 2 + 1))
                    .at(area.centreX(), area.centreY())
                    .stroke(DRAWN, 1.2));
        }
    }

    /** A worshipper. {@code id} may be null. */
    static Shape worshipper(String id, int colour, double x, double y, double scale) {
        return Shape.of(id, OrbisOutlines.shape(colour))
                .at(x, y)
                .scale(scale)
                .fill(OrbisOutlines.token(colour))
                .stroke(DRAWN, 2);
    }

    /** A worshipper on the dark sky: all but the white ones have a light edge there. */
    static Shape onSky(int colour, double x, double y, double scale) {
        Shape shape = worshipper(null, colour, x, y, scale);
        return colour == OrbisWorshippers.WHITE ? shape : shape.stroke(MOON, 1.6);
    }

    /** The symbol for any colour. */
    void any(double x, double y, double scale) {
        scene.add(
                Shape.of(Path.disc(0, 0, 9.4)).at(x, y).scale(scale).fill(MOON).stroke(DRAWN, 2));
        scene.add(Shape.of(OrbisOutlines.ANY).at(x, y).scale(scale).stroke(DRAWN, 2.6));
    }

    // Points are dark on light; struck out if they are lost, dashed if they are still possible.
    private void points(String text, double x, double y, boolean failed, boolean open) {
        scene.add(Shape.of(Path.disc(0, 0, 7.6))
                .at(x, y)
                .fill(MOON)
                .stroke(DRAWN, open ? 1.6 : 0.7)
                .dash(open ? 2 : 0));
        number(text, x, y, DRAWN);
        if (failed) {
            scene.add(Shape.of(Path.segment(-6.5, 6.5, 6.5, -6.5)).at(x, y).stroke(DRAWN, 1.8));
        }
    }

    // The mystic value is light on dark.
    private void mystic(int value, double x, double y) {
        String text = Integer.toString(value);
        double half = mysticHalf(value);
        scene.add(Shape.of(Path.round(-half, -7.4, 2 * half, 14.8, 7)).at(x, y).fill(SKY));
        number(text, x, y, MOON);
    }

    private static double mysticHalf(int value) {
        return value > 9 ? 10 : 7.4;
    }

    void number(String text, double x, double y, Ink ink) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(ink).bold());
    }

    /** A god on its tablet. Its points are struck out if its condition failed, dashed while it is still open. */
    void god(int god, Area.Card area, boolean failed, boolean open) {
        double w = area.width();
        double h = area.height();
        String id = "god-" + OrbisGods.name(god);
        scene.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, 6))
                .at(area.centreX(), area.centreY())
                .fill(MOON)
                .stroke(DRAWN, 0.8)
                .shadow(1));
        double x = area.left() + w * 0.37;
        double y = area.top() + h * 0.4;
        scene.add(icon(id + "-icon", god, x, y, Math.min(w, h) / 33));
        if (god == OrbisGods.DEATH) {
            scene.add(Shape.of(id + "-eyes", OrbisOutlines.EYES)
                    .at(x, y)
                    .scale(Math.min(w, h) / 33)
                    .fill(MOON));
        }
        points(Integer.toString(OrbisGods.points(god)), area.left() + w - 8.6, area.top() + h - 8.8, failed, open);
    }

    /** The symbol of a god. {@code id} may be null. */
    static Shape icon(String id, int god, double x, double y, double scale) {
        return Shape.of(id, OrbisOutlines.god(god)).at(x, y).scale(scale).fill(SKY);
    }

    /** A number on a slip with a dashed edge: a preview. */
    void forecast(String text, double x, double y) {
        double half = 3.4 + 3.9 * Math.max(text.length(), 1.2);
        scene.addAbove(Shape.of(Path.round(-half, -7.2, 2 * half, 14.4, 4.5))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(2.4));
        scene.addAbove(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold());
    }

    /** A dashed line around a place: the preview of an addition or removal. */
    void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.6).dash(3));
    }
}
