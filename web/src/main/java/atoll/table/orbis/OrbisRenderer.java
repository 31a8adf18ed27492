package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;
import static atoll.table.orbis.OrbisOutlines.SKY_LOW;

import atoll.engine.State;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws worlds under a night sky: the display, the gods, the near seat's pyramid, those of the others. */
final class OrbisRenderer {
    /** The least width of tiles with all that is on them. */
    private static final double LARGE = 42;

    /** The id of the taken tile while it is face down and not placed yet. */
    private static final String TURNED = "tile-turned";

    /** At the end, the sizes of points: of other seats, and of the near one; the same in a wide space. */
    private static final double TOTAL = 17;

    private static final double NEAR_TOTAL = 20;
    private static final double LARGE_TOTAL = 24;
    private static final double LARGE_NEAR_TOTAL = 30;

    private final OrbisLayout layout;
    private final OrbisState state;
    private final OrbisFacts facts;
    private final Scene scene;
    private final OrbisPieceRenderer pieces;
    private final OrbisTileRenderer tiles;
    private final Messages messages;
    /** The seat to move; negative if there is none. */
    private final int actor;

    /**
     * Draws a position for a viewer.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param messages the texts
     * @param scene the scene to add to
     */
    OrbisRenderer(OrbisLayout layout, OrbisState state, Messages messages, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.messages = messages;
        this.scene = scene;
        facts = state.survey();
        actor = state.actor() == State.CHANCE ? facts.turn() : state.actor();
        pieces = new OrbisPieceRenderer(scene);
        tiles = new OrbisTileRenderer(scene);
    }

    /**
     * Draws the whole table.
     *
     * @param seated whether the viewer has the near seat, and is told that it is to move
     */
    void draw(boolean seated) {
        OrbisSky sky = new OrbisSky(layout, scene);
        sky.draw();
        scene.endBackdrop();
        if (layout.over && shines(layout.near)) {
            sky.triumph();
        }
        if (!layout.over) {
            for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
                slot(slot, seated && actor == layout.near && state.phase() == OrbisPhase.TURN);
            }
        }
        new OrbisGodsRenderer(layout, state, messages, scene).draw();
        OrbisStock stock = new OrbisStock(layout, facts, messages, scene);
        stock.captions(seated);
        stock.coordinates();
        if (!layout.over) {
            stock.piles();
        }
        new OrbisKey(layout, messages, scene).draw();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            if (!layout.over) {
                stock.heap(colour); // nobody needs it any more at the end
            }
            supply(colour);
        }
        for (int place = 0; place < layout.seats - 1; place++) {
            int first = scene.count();
            other(place);
            if (layout.over) {
                scene.delay(first, place + 1);
            }
        }
        world(layout.near, true);
        new OrbisScorePanel(layout, facts, scene, messages).draw();
        if (layout.over) {
            total();
        }
        if (shines(layout.near)) {
            horizon(seated && state.actor() != State.OVER);
        }
        if (OrbisPreviewRenderer.isToLay(state) && facts.turn() == layout.near) {
            places();
        }
    }

    private void slot(int slot, boolean free) {
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
            tiles.wilderness(TURNED, OrbisLandscapes.id(facts.tile()), inner(area), null);
        } else if (inHand) {
            // taken from the display, but still there until it is placed
            tiles.tile(facts.tile(), area, true);
            scene.add(Shape.of(area.outline(-1)).stroke(MOON, 1.6));
        } else if (tile != OrbisFacts.NONE) {
            tiles.tile(tile, area, false);
            OrbisCrowdRenderer crowd = new OrbisCrowdRenderer(scene);
            crowd.draw(state, slot, area);
            if (free) {
                crowd.socket(facts, slot, area);
            }
        }
    }

    private static Area.Card inner(Area.Card area) {
        return new Area.Card(area.left() + 8, area.top() + 4, area.width() - 16, area.height() - 8);
    }

    // A crowd of up to three, and their number, between the places of preview slips.
    private void supply(int colour) {
        Area.Card area = layout.supply(colour);
        int number = facts.supply(layout.near, colour);
        String id = OrbisPieceRenderer.supply(layout.near, colour);
        scene.add(Shape.of(area.outline(0)).fill(MOON).shadow(1.4));
        double size = layout.tall ? 0.78 : 1.1;
        double apart = layout.tall ? 4.6 : 8.4;
        double x = area.left() + area.width() * (layout.tall ? 0.3 : 0.32);
        double y = area.centreY() + (layout.tall ? 2 : 0);
        // what was collected from a tile has already flown
        String from = state.phase() == OrbisPhase.TAKEN ? null : OrbisPieceRenderer.heap(colour);
        for (int i = Math.min(number, 3) - 1; i >= 0; i--) {
            double aside = i == 0 ? 0 : i == 1 ? -apart : apart;
            pieces.worshipper(
                    i == 0 ? id : id + "-" + i,
                    colour,
                    x + aside * size,
                    y + (i == 0 ? 1.5 : -1.5) * size,
                    size * (i == 0 ? 1 : 0.88),
                    from,
                    OrbisPieceRenderer.heap(colour));
        }
        if (number == 0) {
            pieces.missing(id, colour, x, y, size * 0.8, DRAWN);
        }
        boolean free = (facts.farms(layout.near) >> colour & 1) != 0;
        double numberX = area.left() + area.width() * (layout.tall ? 0.75 : 0.8);
        pieces.counter(id + "-n", number, numberX, y + (free ? 3 : 0), DRAWN);
        if (free) {
            // a farm: its colour costs nothing
            new OrbisLandscapes(scene).picture(OrbisTiles.FARM, new Area.Card(numberX - 6, area.top() + 1.6, 12, 12));
        }
    }

    // The seat to move, and at the end the winners.
    private boolean shines(int seat) {
        return state.actor() == State.OVER ? state.rank(seat) == 1 : seat == actor;
    }

    // The sign of a seat, in rays if it is to move, crowned if it has won.
    private void sign(int seat, double x, double y, double radius) {
        boolean won = shines(seat) && seat != actor;
        pieces.seat(seat, x, won ? y + 0.5 * radius : y, radius, seat == actor);
        if (won) {
            scene.add(Shape.of(OrbisOutlines.CROWN)
                    .at(x, y - radius)
                    .scale(0.09 * radius)
                    .fill(OrbisOutlines.token(OrbisWorshippers.YELLOW))
                    .stroke(DRAWN, 0.8));
        }
    }

    private void other(int place) {
        int seat = layout.otherSeat(place);
        Area.Card area = layout.other(place);
        boolean shines = shines(seat);
        if (shines) {
            scene.add(Shape.of(area.outline(-0.5)).stroke(MOON, 5).shadow(3));
        }
        scene.add(Shape.of(area.outline(0))
                .fill(SKY_LOW)
                .stroke(shines ? Ink.seat(seat) : MOON, shines ? 3.4 : 0.4)
                .shadow(1));
        int occupied = facts.occupied(seat);
        OrbisSmallWorld world = new OrbisSmallWorld(area, occupied);
        ground(area, 2 * world.middle() - area.left(), world.bottom(), seat);
        double inset = layout.over ? 14 : world.isGodWithMeans() ? 8.5 : 11.5;
        sign(seat, area.left() + inset, area.top() + inset, inset * 0.43);
        if (layout.over) {
            Area.Card plate = world.total(2 * inset);
            if (!world.isAbove()) {
                scene.add(Shape.of(plate.outline(0)).fill(SKY_LOW).stroke(MOON, 0.4));
            }
            score(seat, plate.centreX(), plate.centreY(), layout.tall ? TOTAL : LARGE_TOTAL);
        }
        if (world.isHigh()) {
            growth(world, occupied);
        }
        for (int left = occupied; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card small = world.cell(cell);
            int tile = facts.tile(seat, cell);
            if (isLarge(world)) {
                laid(seat, cell, small, true);
            } else if (tile == OrbisFacts.WILDERNESS) {
                tiles.wilderness(wild(seat, cell), TURNED, small, null);
            } else {
                tiles.small(tile, small, lost(seat, cell), layout.over);
            }
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            double x = world.meansX(colour);
            double y = world.meansY(colour);
            String id = OrbisPieceRenderer.supply(seat, colour);
            int number = facts.supply(seat, colour);
            if (number == 0) {
                pieces.missing(id, colour, x - 5, y, 0.52, MOON);
            } else {
                pieces.worshipper(id, colour, x - 5, y, 0.56, null, null);
            }
            pieces.counter(id + "-n", number, x + 4.6, y, MOON);
        }
        int god = facts.god(seat);
        if (god != OrbisFacts.NONE && isLarge(world)) {
            new OrbisGodsRenderer(layout, state, messages, scene).scored(seat, world.god(2 * inset, layout.tall));
        } else if (god != OrbisFacts.NONE) {
            boolean means = world.isGodWithMeans();
            double x = means ? world.meansX(OrbisWorshippers.COLOURS) : area.left() + area.width() - 11;
            double y = means ? world.meansY(OrbisWorshippers.COLOURS) : area.top() + 11;
            new OrbisPortraits(scene).medal(god, x, y, means ? 6.4 : 8.6, OrbisGodsRenderer.hasFailed(state, seat));
        }
    }

    // Where another pyramid may grow.
    private void growth(OrbisSmallWorld world, int occupied) {
        for (int cell = 0; cell < OrbisPyramid.CELLS; cell++) {
            if (OrbisPyramid.row(cell) > 1 && OrbisLayout.mayGrow(cell, OrbisLayout.middle(occupied))) {
                scene.add(Shape.of(world.cell(cell).outline(0.5))
                        .stroke(MOON, 0.8)
                        .dash(2)
                        .alpha(0.4));
            }
        }
    }

    // The ground of another world, with a horizon in the colour of its seat.
    private void ground(Area.Card area, double end, double foot, int seat) {
        double left = area.left() + 0.5;
        double right = end - 0.5;
        double bottom = area.top() + area.height() - 0.5;
        Path ground = new Path()
                .move(left, foot - 2)
                .quad((left + right) / 2, foot - 14, right, foot - 2)
                .line(right, bottom - 4)
                .quad(right, bottom, right - 4, bottom)
                .line(left + 4, bottom)
                .quad(left, bottom, left, bottom - 4)
                .close();
        scene.add(Shape.of(ground)
                .fill(OrbisOutlines.token(OrbisWorshippers.GREEN))
                .alpha(0.5));
        if (layout.over && shines(seat)) {
            OrbisSky.sunrise(scene, (left + right) / 2, foot, (right - left) / 2 - 2, foot - area.top() - 2);
        }
        Path line = Path.segment(left + 2, foot + 0.6, right - 2, foot + 0.6);
        scene.add(Shape.of(line).stroke(MOON, 2));
        scene.add(Shape.of(line).stroke(Ink.seat(seat), 1.4));
    }

    // At the end, beside the lower rows of its pyramid, on the left.
    private void total() {
        Area.Card area = layout.total();
        scene.add(Shape.of(area.outline(0)).fill(SKY_LOW).stroke(MOON, 0.4).alpha(0.9));
        double x = area.left() + area.width() * 0.27;
        sign(layout.near, x, area.centreY(), layout.tall ? 8 : 12);
        score(
                layout.near,
                area.left() + area.width() * 0.66,
                area.centreY(),
                layout.tall ? NEAR_TOTAL : LARGE_NEAR_TOTAL);
    }

    private void score(int seat, double x, double y, double size) {
        scene.add(Shape.text(null, Messages.number(state.score(seat)), size)
                .at(x, y)
                .fill(MOON)
                .bold());
    }

    // The near seat is to move: a band in its colour between its pyramid and its worshippers, and its sign in rays.
    private void horizon(boolean seated) {
        Area.Card area = layout.world();
        double y = area.top() + area.height() + (layout.tall ? 1.2 : 2.2);
        // as wide as the table, but not below a god at its end
        double aside = layout.isBroad || layout.over ? 4 - area.left() : 0;
        Path line = Path.segment(area.left() + aside + 2, y, area.left() + area.width() - aside - 2, y);
        scene.add(Shape.of(line).stroke(MOON, 4.6));
        scene.add(Shape.of(line).stroke(Ink.seat(layout.near), 3));
        if (layout.over) {
            return;
        }
        double x = area.left() + 20;
        y = area.top() + (layout.tall ? 2.5 : 1.95) * layout.row;
        if (layout.isLong && !layout.isBroad) {
            // beside the lowest row, where the other edge has the key
            sign(layout.near, layout.width - 15, area.top() + 3.25 * layout.row, 5.4);
        } else {
            sign(layout.near, layout.isBroad ? 24 : x, layout.isBroad ? y + 10 : y, 7);
        }
        if (seated && !layout.tall) {
            pieces.word(messages.text("orbis.turn"), area.left() + 3, y - 20, OrbisStock.WORD);
        }
    }

    private static String wild(int seat, int cell) {
        return "wild-" + seat + "-" + OrbisPyramid.name(cell);
    }

    /**
     * A seat's pyramid in the large place.
     *
     * @param seat a seat, from 0
     * @param glides whether its tiles move in transitions: only where the pyramid normally is
     */
    void world(int seat, boolean glides) {
        double middle = OrbisLayout.middle(facts.occupied(seat));
        new OrbisSky(layout, scene).growth(middle);
        for (int left = facts.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            laid(seat, cell, layout.cell(cell, middle), glides);
        }
        if (facts.occupied(seat) == 0 && glides) {
            Area.Card first = layout.cell(OrbisPyramid.START, 0);
            scene.add(Shape.of(first.outline(1)).stroke(MOON, 1.2).dash(3).alpha(0.7));
        }
    }

    // A tile with all that is on it.
    private void laid(int seat, int cell, Area.Card area, boolean glides) {
        int tile = facts.tile(seat, cell);
        if (tile == OrbisFacts.WILDERNESS) {
            String points = facts.points().wildernesses(seat) < 0 ? "−1" : "0";
            tiles.wilderness(glides ? wild(seat, cell) : null, TURNED, area, points);
        } else {
            String beside = layout.over && seat != layout.near ? null : beside(seat, cell, tile);
            tiles.pyramidTile(tile, area, glides, lost(seat, cell), facts.isOpen(seat, cell), beside);
        }
    }

    // At the end another world is shown like one's own where there is room.
    private boolean isLarge(OrbisSmallWorld world) {
        return layout.over && world.cell(OrbisPyramid.START).width() > LARGE;
    }

    private boolean lost(int seat, int cell) {
        return !facts.counts(seat, cell) && !facts.isOpen(seat, cell);
    }

    private String beside(int seat, int cell, int tile) {
        return OrbisTiles.type(tile) == OrbisTiles.FOREST
                ? facts.touching(seat, cell, tile) + "/" + OrbisTiles.number(tile)
                : null;
    }

    // What the taken tile would change on each of its places.
    private void places() {
        OrbisPreview preview = facts.preview(facts.slot());
        boolean wild = OrbisPreviewRenderer.isWild(state, preview);
        int cells = wild ? preview.wildPlaces() : preview.places();
        new OrbisPreviewRenderer(layout, state, true, scene).places(preview, cells, wild, false);
    }
}
