package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws worlds under a night sky: the display, the gods, the near seat's pyramid, those of the others. */
final class OrbisRenderer {
    private static final int STARS = 46;
    private static final double OPEN_WIDTH = 26;

    private final OrbisLayout layout;
    private final OrbisState state;
    private final OrbisFacts facts;
    private final Scene scene;
    private final OrbisPieceRenderer pieces;

    OrbisRenderer(OrbisLayout layout, OrbisState state, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.scene = scene;
        facts = state.survey();
        pieces = new OrbisPieceRenderer(scene);
    }

    void draw() {
        sky();
        for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
            slot(slot);
        }
        gods();
        piles();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            heap(colour);
            supply(colour);
        }
        for (int place = 0; place < layout.seats - 1; place++) {
            other(place);
        }
        world();
        score();
        if (OrbisPreviewRenderer.isToLay(state) && facts.turn() == layout.near) {
            places();
        }
    }

    // The same stars in every position, so that the sky is painted once.
    private void sky() {
        double left = -layout.bleed;
        double right = layout.width + layout.bleed;
        double foot = layout.height + layout.bleed;
        scene.add(Shape.of(Path.round(left, left, right - left, foot - left, 8)).fill(OrbisOutlines.SKY));
        Path stars = new Path();
        for (int i = 0; i < STARS; i++) {
            double x = 3 + (i * 61 % 101) / 101.0 * (layout.width - 6);
            double y = 3 + (i * 37 % 89) / 89.0 * (layout.height - 6);
            double r = 0.5 + i % 3 * 0.28;
            stars.move(x + r, y).arc(x, y, r, 0, 2 * Math.PI).close();
        }
        scene.add(Shape.of(stars).fill(MOON).alpha(0.75));
        Area.Card world = layout.world();
        // the future world, a pale disc rising behind the pyramid
        for (int ring = 3; ring > 0; ring--) {
            scene.add(
                    Shape.of(Path.disc(world.centreX(), world.top() + world.height() * 0.56, ring * world.height() / 6))
                            .fill(OrbisOutlines.SKY_LOW)
                            .alpha(0.35));
        }
        double bottom = world.top() + world.height();
        scene.add(Shape.of(new Path()
                        .move(left, bottom + 2)
                        .quad(world.centreX(), bottom - 16, right, bottom + 2)
                        .line(right, foot - 8)
                        .quad(right, foot, right - 8, foot)
                        .line(left + 8, foot)
                        .quad(left, foot, left, foot - 8)
                        .close())
                .fill(OrbisOutlines.SKY_LOW));
    }

    private void slot(int slot) {
        Area.Card area = layout.slot(slot);
        int tile = facts.display(slot);
        boolean inHand = tile == OrbisFacts.NONE
                && facts.slot() == slot
                && facts.tile() != OrbisFacts.NONE
                && facts.cell() == OrbisFacts.NONE;
        if (tile == OrbisFacts.NONE) {
            scene.add(Shape.of(area.outline(1.5)).stroke(MOON, 1.2).dash(3).alpha(0.7));
        }
        if (inHand && facts.isTurned()) {
            pieces.wilderness("tile-turned", inner(area), null);
        } else if (inHand) {
            // taken from the display, but still there until it is placed
            pieces.tile(facts.tile(), area);
            scene.add(Shape.of(area.outline(-1)).stroke(MOON, 1.6));
        } else if (tile != OrbisFacts.NONE) {
            pieces.tile(tile, area);
            pieces.worshippers(facts, slot, area);
        }
    }

    private static Area.Card inner(Area.Card area) {
        return new Area.Card(area.left() + 8, area.top() + 4, area.width() - 16, area.height() - 8);
    }

    private void gods() {
        int place = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            if (facts.isOffered(god)) {
                pieces.god(god, layout.god(place++), false, false);
            }
        }
        int own = facts.god(layout.near);
        if (own == OrbisFacts.NONE) {
            scene.add(Shape.of(layout.ownGod().outline(2))
                    .stroke(MOON, 1.2)
                    .dash(3)
                    .alpha(0.55));
        } else {
            pieces.god(own, layout.ownGod(), facts.isGodFailed(layout.near), facts.godPoints(layout.near) == 0);
        }
    }

    private void piles() {
        Area.Card area = layout.piles();
        double step = area.width() / OrbisTiles.LEVELS;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            double x = area.left() + (level - 0.5) * step;
            int left = facts.pileSize(level);
            double half = Math.min(step / 2 - 1, 15);
            if (left > 0) {
                scene.add(Shape.of(Path.round(-half, -15, 2 * half, 17, 3))
                        .at(x, area.centreY())
                        .fill(OrbisOutlines.WILD)
                        .stroke(MOON, 0.9));
                // the level, as strokes
                Path strokes = new Path();
                for (int i = 0; i < level; i++) {
                    double at = (i - (level - 1) / 2.0) * 4;
                    strokes.move(at, -11).line(at, -2);
                }
                scene.add(Shape.of(strokes).at(x, area.centreY()).stroke(MOON, 1.6));
                pieces.number(Integer.toString(left), x, area.centreY() + 10, MOON);
            }
        }
    }

    private void heap(int colour) {
        Area.Card area = layout.heap(colour);
        double x = area.centreX();
        double y = area.centreY();
        for (int i = 0; i < 3; i++) {
            double aside = i == 2 ? 0 : i == 0 ? -4.4 : 4.4;
            scene.add(OrbisPieceRenderer.onSky(colour, x + aside, y + (i == 2 ? -3.4 : 4), 0.44));
        }
    }

    private void supply(int colour) {
        Area.Card area = layout.supply(colour);
        int number = facts.supply(layout.near, colour);
        scene.add(Shape.of(area.outline(0)).fill(MOON).shadow(0.8));
        boolean free = (facts.farms(layout.near) >> colour & 1) != 0;
        double x = area.left() + area.width() * 0.32;
        scene.add(OrbisPieceRenderer.worshipper(null, colour, x, area.centreY(), number > 0 ? 0.8 : 0.6)
                .alpha(number > 0 ? 1 : 0.45));
        scene.add(Shape.text(null, Integer.toString(number), 15)
                .at(area.left() + area.width() * 0.76, area.centreY() + (free ? 3 : 0))
                .fill(DRAWN)
                .alpha(number > 0 ? 1 : 0.6)
                .bold());
        if (free) {
            // a farm: its colour is free
            scene.add(Shape.of(OrbisOutlines.type(OrbisTiles.FARM))
                    .at(area.left() + area.width() - 7, area.top() + 6)
                    .scale(0.46)
                    .fill(DRAWN));
        }
    }

    private void other(int place) {
        int seat = layout.otherSeat(place);
        Area.Card area = layout.other(place);
        scene.add(Shape.of(area.outline(0)).fill(OrbisOutlines.SKY_LOW).stroke(Ink.seat(seat), 1.2));
        scene.add(SeatSymbols.shape(seat, area.left() + 8.5, area.top() + 8.5, 5)
                .fill(Ink.seat(seat))
                .stroke(MOON, 0.9));
        double middle = OrbisLayout.middle(facts.occupied(seat));
        for (int left = facts.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card small = small(place, cell, middle);
            int tile = facts.tile(seat, cell);
            if (tile == OrbisFacts.WILDERNESS) {
                pieces.wilderness(wild(seat, cell), small, null);
            } else {
                pieces.small(tile, small, lost(seat, cell));
            }
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            double x = layout.meansX(place, colour);
            double y = layout.meansY(place, colour);
            scene.add(OrbisPieceRenderer.onSky(colour, x - 6, y, 0.42));
            pieces.number(Integer.toString(facts.supply(seat, colour)), x + 5.4, y, MOON);
        }
        int god = facts.god(seat);
        if (god != OrbisFacts.NONE) {
            boolean means = layout.isGodWithMeans();
            double x = means ? layout.meansX(place, OrbisWorshippers.COLOURS) : area.left() + area.width() - 10;
            double y = means ? layout.meansY(place, OrbisWorshippers.COLOURS) : area.top() + 10;
            String id = "god-" + OrbisGods.name(god);
            scene.add(Shape.of(id, Path.disc(0, 0, 7.4)).at(x, y).fill(MOON).stroke(DRAWN, 0.6));
            scene.add(OrbisPieceRenderer.icon(id + "-icon", god, x, y, 0.5));
        }
    }

    private Area.Card small(int place, int cell, double middle) {
        double column = layout.smallColumn();
        double row = layout.smallRow();
        double x = layout.smallMiddle(place) + OrbisLayout.aside(cell, middle) * column;
        double top = layout.smallBottom(place) - OrbisPyramid.row(cell) * row;
        return new Area.Card(x - column / 2 + 0.4, top, column - 0.8, row - 0.8);
    }

    private static String wild(int seat, int cell) {
        return "wild-" + seat + "-" + OrbisPyramid.name(cell);
    }

    private void world() {
        world(layout.near, true);
    }

    /** A seat's pyramid in the large place; {@code glides} only where it normally is. */
    void world(int seat, boolean glides) {
        double middle = OrbisLayout.middle(facts.occupied(seat));
        for (int left = facts.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card area = layout.cell(cell, middle);
            int tile = facts.tile(seat, cell);
            if (tile == OrbisFacts.WILDERNESS) {
                String points = facts.wildernessPoints(seat) < 0 ? "−1" : "0";
                pieces.wilderness(glides ? wild(seat, cell) : null, area, points);
            } else {
                pieces.pyramidTile(
                        tile, area, glides, lost(seat, cell), facts.isOpen(seat, cell), beside(seat, cell, tile));
            }
        }
        if (facts.occupied(seat) == 0 && glides) {
            Area.Card first = layout.cell(OrbisPyramid.START, 0);
            scene.add(Shape.of(first.outline(1)).stroke(MOON, 1.2).dash(3).alpha(0.7));
        }
    }

    private boolean lost(int seat, int cell) {
        return !facts.counts(seat, cell) && !facts.isOpen(seat, cell);
    }

    private String beside(int seat, int cell, int tile) {
        return OrbisTiles.type(tile) == OrbisTiles.FOREST
                ? facts.touching(seat, cell, tile) + "/" + OrbisTiles.number(tile)
                : null;
    }

    // A line for each part of the near seat's points: tiles, temple, god, wildernesses.
    private void score() {
        Area.Card area = layout.score();
        scene.add(Shape.of(area.outline(0)).fill(OrbisOutlines.SKY_LOW).alpha(0.85));
        int[] parts = {
            facts.landPoints(layout.near),
            facts.templePoints(layout.near),
            facts.godPoints(layout.near),
            facts.wildernessPoints(layout.near)
        };
        Path[] icons = {
            OrbisOutlines.PYRAMID,
            OrbisOutlines.temple(),
            OrbisOutlines.god(OrbisGods.APPRENTICE),
            OrbisOutlines.WILDERNESS
        };
        double step = area.height() / parts.length;
        for (int i = 0; i < parts.length; i++) {
            double y = area.top() + (i + 0.5) * step;
            Shape icon = Shape.of(icons[i]).at(area.left() + 12, y).scale(0.58);
            scene.add(i == 3 ? icon.stroke(MOON, 2) : icon.fill(MOON));
            String text = Messages.number(parts[i]);
            scene.add(Shape.text(null, text, OrbisPieceRenderer.NUMBER)
                    .at(area.left() + area.width() - 8, y)
                    .fill(MOON)
                    .bold()
                    .align(Shape.Align.RIGHT));
        }
        int open = OrbisTexts.open(facts, layout.near);
        if (open > 0) {
            openForests(open, area.left() - OPEN_WIDTH, area.top(), step);
        }
    }

    // Beside the points of tiles: forests that can still score, as an outline.
    private void openForests(int number, double left, double top, double height) {
        scene.add(Shape.of(Path.round(left, top, OPEN_WIDTH, height, 4))
                .fill(OrbisOutlines.SKY_LOW)
                .alpha(0.85));
        double y = top + height / 2;
        scene.add(Shape.of("open-forests", OrbisOutlines.type(OrbisTiles.FOREST))
                .at(left + 8, y)
                .scale(0.58)
                .stroke(MOON, 1.6));
        pieces.number(Integer.toString(number), left + 20, y, MOON);
    }

    // What the taken tile would change on each of its places.
    private void places() {
        OrbisPreview preview = facts.preview(facts.slot());
        boolean wild = OrbisPreviewRenderer.isWild(state, preview);
        int cells = wild ? preview.wildPlaces() : preview.places();
        new OrbisPreviewRenderer(layout, state, true, scene).places(preview, cells, wild, false);
    }
}
