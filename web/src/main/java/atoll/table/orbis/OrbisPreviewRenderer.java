package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
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

/** Draws over a table what would be: what a tile spreads, costs and counts, what belongs to a forest, another's world at large. */
final class OrbisPreviewRenderer {
    private final OrbisLayout plan;
    private final OrbisState state;
    private final OrbisFacts survey;
    private final Scene scene;
    private final OrbisPieceRenderer pen;
    private final boolean own;

    /** @param own whether the near seat is somebody's whose turn it is */
    OrbisPreviewRenderer(OrbisLayout plan, OrbisState state, boolean own, Scene scene) {
        this.plan = plan;
        this.state = state;
        this.own = own;
        this.scene = scene;
        survey = state.survey();
        pen = new OrbisPieceRenderer(scene);
    }

    /** What a legal move of the near seat changes. */
    void preview(int move, Messages words) {
        switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> take(OrbisMoves.what(move), words);
            case OrbisMoves.GOD -> god(OrbisMoves.what(move), words);
            case OrbisMoves.BUILD -> build();
            case OrbisMoves.WILD -> places(survey.preview(survey.slot()), survey.wildPlaces(plan.near), true, true);
            default -> changes(move);
        }
    }

    /** What taking the tile of a slot spreads and brings, what it costs, where it can go and what it counts there. */
    void take(int slot, Messages words) {
        OrbisPreview preview = survey.preview(slot);
        int colour = OrbisTiles.colour(preview.tile());
        for (int other = 0; other < OrbisState.SLOTS; other++) {
            if ((preview.spread() >> other & 1) != 0) {
                Area.Card area = plan.slot(other);
                double x = area.left() + area.width() - 8;
                double y = area.top() + area.height() - 8;
                scene.add(Shape.of(Path.disc(0, 0, 8))
                        .at(x, y)
                        .fill(Ink.PAPER)
                        .stroke(Ink.PREVIEW, 1.4)
                        .dash(2.4));
                scene.add(OrbisPieceRenderer.worshipper(null, colour, x, y, 0.5));
            }
        }
        OrbisTextPanels plates = new OrbisTextPanels(state, words);
        if (!own) {
            plate(plates.what(preview.tile()));
            return;
        }
        payment(preview);
        boolean builds = canBuild(preview);
        places(preview, builds ? preview.places() : preview.wildPlaces(), !builds, true);
        plate(plates.offer(slot));
    }

    /** Whether a tile can be paid for and laid, perhaps after exchanges. */
    static boolean canBuild(OrbisPreview preview) {
        return preview.exchanges() >= 0 && preview.places() != 0;
    }

    /** Whether a tile has been taken and has no place yet. */
    static boolean isToLay(OrbisState state) {
        return switch (state.phase()) {
            case TAKEN, PAYING, PLACING -> true;
            default -> false;
        };
    }

    /** Whether that tile is, or cannot but be, a wilderness. */
    static boolean isWild(OrbisState state, OrbisPreview preview) {
        return state.phase() == OrbisPhase.TAKEN
                ? !canBuild(preview)
                : state.survey().isTurned();
    }

    private void build() {
        OrbisPreview preview = survey.preview(survey.slot());
        payment(preview);
        places(preview, preview.places(), false, true);
    }

    // What comes to the supply, and what goes.
    private void payment(OrbisPreview preview) {
        boolean builds = canBuild(preview);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            change(colour, preview.collected(colour));
            change(colour, builds ? -preview.cost(colour) : 0);
        }
    }

    // What comes stands on the upper edge of a colour's place, what goes on the lower one.
    private void change(int colour, int by) {
        Area.Card area = plan.supply(colour);
        double y = by > 0 ? area.top() : area.top() + area.height() - 3.4;
        if (by != 0) {
            pen.forecast(OrbisTexts.signed(by), area.centreX(), y);
        }
    }

    /**
     * What a tile would change on each of a set of cells, and of a forest how many of those it needs would touch it there.
     *
     * @param wild whether it goes there as a wilderness
     * @param dashed whether the cells are marked as what would be
     */
    void places(OrbisPreview preview, int cells, boolean wild, boolean dashed) {
        double middle = OrbisLayout.middle(survey.occupied(plan.near));
        for (int left = cells; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card area = plan.cell(cell, middle);
            if (dashed) {
                if (wild) {
                    pen.faceDown(area);
                }
                pen.dashed(area, 0.5);
            } else {
                scene.add(Shape.of(area.outline(0.5))
                        .stroke(OrbisOutlines.MOON, 1.2)
                        .dash(3));
            }
            int points = wild ? preview.wildPoints(cell) : preview.points(cell);
            String text = OrbisTexts.signed(points);
            double y = area.top() + area.height() - 9;
            write(text, area.centreX(), y, dashed);
            if (!wild && OrbisTiles.type(preview.tile()) == OrbisTiles.FOREST) {
                touching(preview.tile(), cell, area.centreX(), area.top() + 8, dashed);
            }
        }
    }

    private void write(String text, double x, double y, boolean dashed) {
        if (dashed) {
            pen.forecast(text, x, y);
        } else {
            pen.number(text, x, y, OrbisOutlines.MOON);
        }
    }

    // What would touch a forest, as a part of what it needs; struck out where that can never be enough.
    private void touching(int forest, int cell, double x, double y, boolean dashed) {
        int wanted = OrbisTiles.number(forest);
        write(survey.touching(plan.near, cell, forest) + "/" + wanted, x, y, dashed);
        if (survey.mostTouching(plan.near, cell, forest) < wanted) {
            scene.addAbove(Shape.of(Path.segment(-11, 5, 11, -5))
                    .at(x, y)
                    .stroke(dashed ? Ink.TEXT : OrbisOutlines.MOON, 1.8));
        }
    }

    private void god(int god, Messages words) {
        plate(new OrbisTextPanels(state, words).god(god));
    }

    private void plate(String... words) {
        OrbisTextPanel.draw(scene, plan.plate(), words);
    }

    // What goes to and from the supply by an exchange, a gift or a sacrifice.
    private void changes(int move) {
        OrbisState after = state.copy();
        after.play(move);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            change(colour, after.survey().supply(plan.near, colour) - survey.supply(plan.near, colour));
        }
    }

    /** What belongs together with a spot that is pointed at. */
    void point(String spot, Messages words) {
        if (spot.startsWith(OrbisSpots.SLOT)) {
            int slot = OrbisSpots.slot(spot);
            if (state.phase() == OrbisPhase.TURN && survey.display(slot) != OrbisFacts.NONE) {
                take(slot, words);
            } else if (survey.display(slot) != OrbisFacts.NONE) {
                plate(new OrbisTextPanels(state, words).what(survey.display(slot)));
            }
        } else if (spot.startsWith(OrbisSpots.GOD)) {
            god(OrbisGods.find(spot.substring(OrbisSpots.GOD.length())), words);
        } else if (spot.startsWith(OrbisSpots.CELL)) {
            cell(OrbisPyramid.find(spot.substring(OrbisSpots.CELL.length() + 2)), words);
        } else if (spot.startsWith(OrbisSpots.WORLD)) {
            other(spot.charAt(OrbisSpots.WORLD.length()) - '1', words);
        } else if (spot.equals(OrbisSpots.SCORE)) {
            plate(new OrbisTextPanels(state, words).score(plan.near));
        }
    }

    // What a tile is, and of a forest what it touches.
    private void cell(int cell, Messages words) {
        int tile = survey.tile(plan.near, cell);
        if (tile == OrbisFacts.NONE) {
            return;
        }
        if (tile != OrbisFacts.WILDERNESS && OrbisTiles.type(tile) == OrbisTiles.FOREST) {
            double middle = OrbisLayout.middle(survey.occupied(plan.near));
            int beside = OrbisPyramid.touching(cell) & survey.occupied(plan.near);
            for (int left = beside; left != 0; left &= left - 1) {
                int other = Integer.numberOfTrailingZeros(left);
                if (isWanted(survey.tile(plan.near, other), tile)) {
                    pen.dashed(plan.cell(other, middle), 0.5);
                }
            }
        }
        plate(new OrbisTextPanels(state, words).laid(plan.near, cell));
    }

    private static boolean isWanted(int other, int forest) {
        return other == OrbisFacts.WILDERNESS
                || (OrbisTiles.effectColours(forest) >> OrbisTiles.colour(other) & 1) != 0;
    }

    // Another's world where the own one is, and what its points are made of.
    private void other(int seat, Messages words) {
        Area.Card world = plan.world();
        scene.add(Shape.of(world.outline(-3)).fill(OrbisOutlines.SKY_LOW).stroke(Ink.seat(seat), 2.4));
        new OrbisRenderer(plan, state, scene).world(seat, false);
        plate(new OrbisTextPanels(state, words).score(seat));
    }
}
