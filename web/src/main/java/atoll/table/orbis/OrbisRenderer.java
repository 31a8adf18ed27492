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

    private final OrbisLayout plan;
    private final OrbisState state;
    private final OrbisFacts survey;
    private final Scene scene;
    private final OrbisPieceRenderer pen;

    OrbisRenderer(OrbisLayout plan, OrbisState state, Scene scene) {
        this.plan = plan;
        this.state = state;
        this.scene = scene;
        survey = state.survey();
        pen = new OrbisPieceRenderer(scene);
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
        for (int place = 0; place < plan.seats - 1; place++) {
            other(place);
        }
        world();
        score();
        if (OrbisPreviewRenderer.isToLay(state) && survey.turn() == plan.near) {
            places();
        }
    }

    // The same stars in every position: the sky is painted once.
    private void sky() {
        double left = -plan.beyond;
        double right = plan.width + plan.beyond;
        double foot = plan.height + plan.beyond;
        scene.add(Shape.of(Path.round(left, left, right - left, foot - left, 8)).fill(OrbisOutlines.SKY));
        Path stars = new Path();
        for (int i = 0; i < STARS; i++) {
            double x = 3 + (i * 61 % 101) / 101.0 * (plan.width - 6);
            double y = 3 + (i * 37 % 89) / 89.0 * (plan.height - 6);
            double r = 0.5 + i % 3 * 0.28;
            stars.move(x + r, y).arc(x, y, r, 0, 2 * Math.PI).close();
        }
        scene.add(Shape.of(stars).fill(MOON).alpha(0.75));
        Area.Card world = plan.world();
        // the world that is to be, as a pale disc that rises behind the pyramid
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
        Area.Card area = plan.slot(slot);
        int tile = survey.display(slot);
        boolean inHand = tile == OrbisFacts.NONE
                && survey.slot() == slot
                && survey.tile() != OrbisFacts.NONE
                && survey.cell() == OrbisFacts.NONE;
        if (tile == OrbisFacts.NONE) {
            scene.add(Shape.of(area.outline(1.5)).stroke(MOON, 1.2).dash(3).alpha(0.7));
        }
        if (inHand && survey.isTurned()) {
            pen.wilderness("tile-turned", inner(area), null);
        } else if (inHand) {
            // it has been lifted out of the display, and lies there until it has its place
            pen.tile(survey.tile(), area);
            scene.add(Shape.of(area.outline(-1)).stroke(MOON, 1.6));
        } else if (tile != OrbisFacts.NONE) {
            pen.tile(tile, area);
            pen.worshippers(survey, slot, area);
        }
    }

    private static Area.Card inner(Area.Card area) {
        return new Area.Card(area.left() + 8, area.top() + 4, area.width() - 16, area.height() - 8);
    }

    private void gods() {
        int place = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            if (survey.isOffered(god)) {
                pen.god(god, plan.god(place++), false, false);
            }
        }
        int own = survey.god(plan.near);
        if (own == OrbisFacts.NONE) {
            scene.add(
                    Shape.of(plan.ownGod().outline(2)).stroke(MOON, 1.2).dash(3).alpha(0.55));
        } else {
            pen.god(own, plan.ownGod(), survey.isGodFailed(plan.near), survey.godPoints(plan.near) == 0);
        }
    }

    private void piles() {
        Area.Card area = plan.piles();
        double step = area.width() / OrbisTiles.LEVELS;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            double x = area.left() + (level - 0.5) * step;
            int left = survey.pileSize(level);
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
                pen.number(Integer.toString(left), x, area.centreY() + 10, MOON);
            }
        }
    }

    private void heap(int colour) {
        Area.Card area = plan.heap(colour);
        double x = area.centreX();
        double y = area.centreY();
        for (int i = 0; i < 3; i++) {
            double aside = i == 2 ? 0 : i == 0 ? -4.4 : 4.4;
            scene.add(OrbisPieceRenderer.onSky(colour, x + aside, y + (i == 2 ? -3.4 : 4), 0.44));
        }
    }

    private void supply(int colour) {
        Area.Card area = plan.supply(colour);
        int number = survey.supply(plan.near, colour);
        scene.add(Shape.of(area.outline(0)).fill(MOON).shadow(0.8));
        boolean free = (survey.farms(plan.near) >> colour & 1) != 0;
        double x = area.left() + area.width() * 0.32;
        scene.add(OrbisPieceRenderer.worshipper(null, colour, x, area.centreY(), number > 0 ? 0.8 : 0.6)
                .alpha(number > 0 ? 1 : 0.45));
        scene.add(Shape.text(null, Integer.toString(number), 15)
                .at(area.left() + area.width() * 0.76, area.centreY() + (free ? 3 : 0))
                .fill(DRAWN)
                .alpha(number > 0 ? 1 : 0.6)
                .bold());
        if (free) {
            // a farm: its colour costs nothing
            scene.add(Shape.of(OrbisOutlines.type(OrbisTiles.FARM))
                    .at(area.left() + area.width() - 7, area.top() + 6)
                    .scale(0.46)
                    .fill(DRAWN));
        }
    }

    private void other(int place) {
        int seat = plan.otherSeat(place);
        Area.Card area = plan.other(place);
        scene.add(Shape.of(area.outline(0)).fill(OrbisOutlines.SKY_LOW).stroke(Ink.seat(seat), 1.2));
        scene.add(SeatSymbols.shape(seat, area.left() + 8.5, area.top() + 8.5, 5)
                .fill(Ink.seat(seat))
                .stroke(MOON, 0.9));
        double middle = OrbisLayout.middle(survey.occupied(seat));
        for (int left = survey.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card small = small(place, cell, middle);
            int tile = survey.tile(seat, cell);
            if (tile == OrbisFacts.WILDERNESS) {
                pen.wilderness(wild(seat, cell), small, null);
            } else {
                pen.small(tile, small, lost(seat, cell));
            }
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            double x = plan.meansX(place, colour);
            double y = plan.meansY(place, colour);
            scene.add(OrbisPieceRenderer.onSky(colour, x - 6, y, 0.42));
            pen.number(Integer.toString(survey.supply(seat, colour)), x + 5.4, y, MOON);
        }
        int god = survey.god(seat);
        if (god != OrbisFacts.NONE) {
            boolean means = plan.isGodWithMeans();
            double x = means ? plan.meansX(place, OrbisWorshippers.COLOURS) : area.left() + area.width() - 10;
            double y = means ? plan.meansY(place, OrbisWorshippers.COLOURS) : area.top() + 10;
            String id = "god-" + OrbisGods.name(god);
            scene.add(Shape.of(id, Path.disc(0, 0, 7.4)).at(x, y).fill(MOON).stroke(DRAWN, 0.6));
            scene.add(OrbisPieceRenderer.icon(id + "-icon", god, x, y, 0.5));
        }
    }

    private Area.Card small(int place, int cell, double middle) {
        double column = plan.smallColumn();
        double row = plan.smallRow();
        double x = plan.smallMiddle(place) + OrbisLayout.aside(cell, middle) * column;
        double top = plan.smallBottom(place) - OrbisPyramid.row(cell) * row;
        return new Area.Card(x - column / 2 + 0.4, top, column - 0.8, row - 0.8);
    }

    private static String wild(int seat, int cell) {
        return "wild-" + seat + "-" + OrbisPyramid.name(cell);
    }

    private void world() {
        world(plan.near, true);
    }

    /** A seat's pyramid in the large place; {@code glides} only where it lies there by itself. */
    void world(int seat, boolean glides) {
        double middle = OrbisLayout.middle(survey.occupied(seat));
        for (int left = survey.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card area = plan.cell(cell, middle);
            int tile = survey.tile(seat, cell);
            if (tile == OrbisFacts.WILDERNESS) {
                String points = survey.wildernessPoints(seat) < 0 ? "−1" : "0";
                pen.wilderness(glides ? wild(seat, cell) : null, area, points);
            } else {
                pen.laid(tile, area, glides, lost(seat, cell), survey.isOpen(seat, cell), beside(seat, cell, tile));
            }
        }
        if (survey.occupied(seat) == 0 && glides) {
            Area.Card first = plan.cell(OrbisPyramid.START, 0);
            scene.add(Shape.of(first.outline(1)).stroke(MOON, 1.2).dash(3).alpha(0.7));
        }
    }

    private boolean lost(int seat, int cell) {
        return !survey.counts(seat, cell) && !survey.isOpen(seat, cell);
    }

    private String beside(int seat, int cell, int tile) {
        return OrbisTiles.type(tile) == OrbisTiles.FOREST
                ? survey.touching(seat, cell, tile) + "/" + OrbisTiles.number(tile)
                : null;
    }

    // A line for each part of the near seat's points: tiles, temple, god, wildernesses.
    private void score() {
        Area.Card area = plan.score();
        scene.add(Shape.of(area.outline(0)).fill(OrbisOutlines.SKY_LOW).alpha(0.85));
        int[] parts = {
            survey.landPoints(plan.near),
            survey.templePoints(plan.near),
            survey.godPoints(plan.near),
            survey.wildernessPoints(plan.near)
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
        int open = OrbisTexts.open(survey, plan.near);
        if (open > 0) {
            openForests(open, area.left() - OPEN_WIDTH, area.top(), step);
        }
    }

    // Beside what the tiles count: forests that may still come to count, as an outline.
    private void openForests(int number, double left, double top, double height) {
        scene.add(Shape.of(Path.round(left, top, OPEN_WIDTH, height, 4))
                .fill(OrbisOutlines.SKY_LOW)
                .alpha(0.85));
        double y = top + height / 2;
        scene.add(Shape.of("open-forests", OrbisOutlines.type(OrbisTiles.FOREST))
                .at(left + 8, y)
                .scale(0.58)
                .stroke(MOON, 1.6));
        pen.number(Integer.toString(number), left + 20, y, MOON);
    }

    // What the tile at hand would change on each of its places.
    private void places() {
        OrbisPreview preview = survey.preview(survey.slot());
        boolean wild = OrbisPreviewRenderer.isWild(state, preview);
        int cells = wild ? preview.wildPlaces() : preview.places();
        new OrbisPreviewRenderer(plan, state, true, scene).places(preview, cells, wild, false);
    }
}
