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
import atoll.table.scene.PreviewMarks;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/**
 * Draws previews over a table: what a tile spreads, costs and scores, the neighbours of a forest, another seat's world
 * enlarged.
 */
final class OrbisPreviewRenderer {
    private final OrbisLayout layout;
    private final OrbisState state;
    private final OrbisFacts facts;
    private final Scene scene;
    private final OrbisPieceRenderer pieces;
    private final PreviewMarks marks;
    private final boolean own;

    /**
     * Draws previews for a position.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param own whether the near seat is a player to move
     * @param scene the scene to add to
     */
    OrbisPreviewRenderer(OrbisLayout layout, OrbisState state, boolean own, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.own = own;
        this.scene = scene;
        facts = state.survey();
        pieces = new OrbisPieceRenderer(scene);
        marks = new PreviewMarks(scene, OrbisPieceRenderer.NUMBER);
    }

    /**
     * The effect of the near seat's legal move.
     *
     * @param move a move, as the game encodes it
     * @param messages the texts
     */
    void preview(int move, Messages messages) {
        switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> take(OrbisMoves.what(move), messages);
            case OrbisMoves.GOD -> god(OrbisMoves.what(move), messages);
            case OrbisMoves.BUILD -> build();
            case OrbisMoves.WILD -> places(facts.preview(facts.slot()), facts.wildPlaces(layout.near), true, true);
            case OrbisMoves.BURN -> {
                changes(move);
                note(new OrbisNotes(state, messages).what(facts.display(OrbisMoves.slot(move))));
            }
            default -> changes(move);
        }
    }

    /**
     * Taking the tile of a slot: what it spreads, brings and costs, where it can go and what it scores there.
     *
     * @param slot a slot of the display, 0..8
     * @param messages the texts
     */
    void take(int slot, Messages messages) {
        OrbisPreview preview = facts.preview(slot);
        int colour = OrbisTiles.colour(preview.tile());
        for (int other = 0; other < OrbisState.SLOTS; other++) {
            if ((preview.spread() >> other & 1) != 0) {
                Area.Card area = layout.slot(other);
                // in the place of the quiet mark, which is not on worshippers
                double x = OrbisCrowdRenderer.markX(area);
                double y = OrbisCrowdRenderer.markY(facts, other, area);
                scene.add(Shape.of(Path.disc(0, 0, 6.2))
                        .at(x, y)
                        .fill(Ink.PAPER)
                        .stroke(Ink.PREVIEW, 1.4)
                        .dash(2.4));
                scene.add(OrbisPieceRenderer.sign(colour, x, y, 0.42));
            }
        }
        OrbisNotes notes = new OrbisNotes(state, messages);
        if (!own) {
            note(notes.what(preview.tile()));
            return;
        }
        payment(preview);
        boolean builds = canBuild(preview);
        places(preview, builds ? preview.places() : preview.wildPlaces(), !builds, true);
        note(notes.offer(slot));
    }

    /**
     * {@return whether a tile can be paid for and placed, perhaps after exchanges}
     *
     * @param preview what taking a tile would bring
     */
    static boolean canBuild(OrbisPreview preview) {
        return preview.exchanges() >= 0 && preview.places() != 0;
    }

    /**
     * {@return whether a tile has been taken and not placed yet}
     *
     * @param state the position or view
     */
    static boolean isToLay(OrbisState state) {
        return switch (state.phase()) {
            case TAKEN, PAYING, PLACING -> true;
            default -> false;
        };
    }

    /**
     * {@return whether that tile is a wilderness, or must become one}
     *
     * @param state the position or view
     * @param preview what taking a tile would bring
     */
    static boolean isWild(OrbisState state, OrbisPreview preview) {
        return state.phase() == OrbisPhase.TAKEN
                ? !canBuild(preview)
                : state.survey().isTurned();
    }

    private void build() {
        OrbisPreview preview = facts.preview(facts.slot());
        payment(preview);
        places(preview, preview.places(), false, true);
    }

    // Changes of the supply: of the same colour, what comes is above what goes.
    private void payment(OrbisPreview preview) {
        boolean builds = canBuild(preview);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            Area.Card area = layout.supply(colour);
            int collected = preview.collected(colour);
            change(colour, collected, area.top());
            change(
                    colour,
                    builds ? -preview.cost(colour) : 0,
                    collected == 0 ? area.top() : area.top() + area.height() - 5);
        }
    }

    // On the edge of its place, so that worshipper and number can be seen.
    private void change(int colour, int by, double y) {
        Area.Card area = layout.supply(colour);
        if (by != 0) {
            forecast(OrbisTexts.signed(by), layout.tall ? area.left() + 11 : area.centreX(), y);
        }
    }

    /**
     * A tile's effect on each of a set of cells; for a forest, how many of the needed tiles would touch it.
     *
     * @param preview what taking a tile would bring
     * @param cells cells as bits
     * @param wild whether it is placed as a wilderness
     * @param dashed whether the cells get a dashed outline
     */
    void places(OrbisPreview preview, int cells, boolean wild, boolean dashed) {
        double middle = OrbisLayout.middle(facts.occupied(layout.near));
        for (int left = cells; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            Area.Card area = layout.cell(cell, middle);
            if (dashed) {
                if (wild) {
                    faceDown(area);
                }
                marks.dashed(area, 0.5);
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
            forecast(text, x, y);
        } else {
            pieces.number(text, x, y, OrbisOutlines.MOON);
        }
    }

    // The tiles that would touch a forest, relative to those it needs; struck out if they can never suffice.
    private void touching(int forest, int cell, double x, double y, boolean dashed) {
        int wanted = OrbisTiles.number(forest);
        write(facts.touching(layout.near, cell, forest) + "/" + wanted, x, y, dashed);
        if (facts.mostTouching(layout.near, cell, forest) < wanted) {
            scene.addAbove(Shape.of(Path.segment(-11, 5, 11, -5))
                    .at(x, y)
                    .stroke(dashed ? Ink.TEXT : OrbisOutlines.MOON, 1.8));
        }
    }

    private void god(int god, Messages messages) {
        note(new OrbisNotes(state, messages).god(god));
    }

    private void note(String... sentences) {
        scene.note(String.join(". ", sentences));
    }

    // Changes of the supply by an exchange, a gift or a sacrifice.
    private void changes(int move) {
        OrbisState after = state.copy();
        after.play(move);
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int by = after.survey().supply(layout.near, colour) - facts.supply(layout.near, colour);
            change(colour, by, layout.supply(colour).top());
        }
    }

    /**
     * Everything related to the hovered spot.
     *
     * @param spot the id of a spot
     * @param messages the texts
     */
    void hover(String spot, Messages messages) {
        if (spot.startsWith(OrbisSpots.SLOT)) {
            int slot = OrbisSpots.slot(spot);
            if (state.phase() == OrbisPhase.TURN && facts.display(slot) != OrbisFacts.NONE) {
                take(slot, messages);
            } else if (facts.display(slot) != OrbisFacts.NONE) {
                note(new OrbisNotes(state, messages).what(facts.display(slot)));
            }
        } else if (spot.startsWith(OrbisSpots.GOD)) {
            god(OrbisGods.find(spot.substring(OrbisSpots.GOD.length())), messages);
        } else if (spot.startsWith(OrbisSpots.CELL)) {
            cell(OrbisPyramid.find(spot.substring(OrbisSpots.CELL.length() + 2)), messages);
        } else if (spot.startsWith(OrbisSpots.WORLD)) {
            other(spot.charAt(OrbisSpots.WORLD.length()) - '1', messages);
        } else if (spot.equals(OrbisSpots.SCORE)) {
            note(new OrbisNotes(state, messages).score(layout.near));
        }
    }

    // Describes a tile, and the neighbours of a forest.
    private void cell(int cell, Messages messages) {
        int tile = facts.tile(layout.near, cell);
        if (tile == OrbisFacts.NONE) {
            return;
        }
        if (tile != OrbisFacts.WILDERNESS && OrbisTiles.type(tile) == OrbisTiles.FOREST) {
            double middle = OrbisLayout.middle(facts.occupied(layout.near));
            int beside = OrbisPyramid.touching(cell) & facts.occupied(layout.near);
            for (int left = beside; left != 0; left &= left - 1) {
                int other = Integer.numberOfTrailingZeros(left);
                if (isWanted(facts.tile(layout.near, other), tile)) {
                    marks.dashed(layout.cell(other, middle), 0.5);
                }
            }
        }
        note(new OrbisNotes(state, messages).laid(layout.near, cell));
    }

    private static boolean isWanted(int other, int forest) {
        return other == OrbisFacts.WILDERNESS
                || (OrbisTiles.effectColours(forest) >> OrbisTiles.colour(other) & 1) != 0;
    }

    // Another seat's world in place of the near one, and the parts of its points.
    private void other(int seat, Messages messages) {
        Area.Card world = layout.world();
        scene.add(Shape.of(world.outline(-3)).fill(OrbisOutlines.SKY_LOW).stroke(Ink.seat(seat), 2.4));
        new OrbisRenderer(layout, state, messages, scene).world(seat, false);
        note(new OrbisNotes(state, messages).score(seat));
    }

    // A pale wilderness.
    private void faceDown(Area.Card area) {
        scene.add(Shape.of(area.outline(0.5)).fill(OrbisOutlines.WILD).alpha(0.8));
        scene.add(Shape.of(OrbisOutlines.WILDERNESS)
                .at(area.centreX(), area.top() + (area.height() - 14) / 2)
                .scale((area.height() - 14) / 20)
                .stroke(OrbisOutlines.MOON, 1.6));
    }

    private void forecast(String text, double x, double y) {
        marks.slip(text, 3.4 + 3.9 * Math.max(text.length(), 1.2), x, y);
    }
}
