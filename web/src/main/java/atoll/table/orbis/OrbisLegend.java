package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The names of all icons, and the spots that an opening picture explains. */
final class OrbisLegend {
    private static final String LEGEND = "orbis.legend.";
    private static final double SIZE = 24;
    private static final double MIDDLE = SIZE / 2;
    private static final Area.Card WHOLE = new Area.Card(1, 1, SIZE - 2, SIZE - 2);

    private final Messages messages;
    private final List<LegendEntry> entries = new ArrayList<>();

    private OrbisLegend(Messages messages) {
        this.messages = messages;
    }

    /**
     * {@return every icon with its name, in the order of the board: the tiles, the gods, the rest}
     *
     * @param messages the texts
     */
    static List<LegendEntry> of(Messages messages) {
        OrbisLegend legend = new OrbisLegend(messages);
        legend.signs();
        legend.tiles();
        legend.numbers();
        legend.gods();
        legend.parts();
        return legend.entries;
    }

    private Scene add(String key) {
        return addText(messages.text(LEGEND + key));
    }

    private Scene addText(String text) {
        Scene icon = new Scene(SIZE, SIZE);
        entries.add(new LegendEntry(icon, text));
        return icon;
    }

    private void signs() {
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            Scene icon = addText(
                    messages.format(LEGEND + "colour", messages.text("orbis.colour." + OrbisWorshippers.name(colour))));
            new OrbisPieceRenderer(icon).worshipper(null, colour, MIDDLE, MIDDLE, 1, null, null);
        }
        new OrbisPieceRenderer(add("any")).any(MIDDLE, MIDDLE, 1);
    }

    private void tiles() {
        for (int type = 0; type < OrbisTiles.TYPES; type++) {
            int tile = 0;
            while (OrbisTiles.type(tile) != type) {
                tile++;
            }
            Area.Card place = OrbisLandscapes.standing(MIDDLE, SIZE - 1.6, 0.86 * WHOLE.height());
            new OrbisLandscapes(add(OrbisTiles.typeName(type))).paint(tile, WHOLE, 0, false, place, false);
        }
        new OrbisLandscapes(add("wilderness")).wilderness(null, null, WHOLE, SIZE);
    }

    private void numbers() {
        new OrbisPieceRenderer(add("points")).points(3, MIDDLE, MIDDLE, false, false);
        new OrbisPieceRenderer(add("open")).points(3, MIDDLE, MIDDLE, false, true);
        new OrbisPieceRenderer(add("lost")).points(3, MIDDLE, MIDDLE, true, false);
        new OrbisPieceRenderer(add("mystic")).mystic(7, MIDDLE, MIDDLE);
    }

    private void gods() {
        for (int god = 0; god < OrbisGods.GODS; god++) {
            String key = "orbis.god." + OrbisGods.name(god);
            String text = messages.text(key) + ": " + messages.text(key + ".1") + " " + messages.text(key + ".2");
            new OrbisPortraits(addText(text)).paint(god, WHOLE, 0);
        }
    }

    private void parts() {
        Scene turn = add("turn");
        turn.add(Shape.of(WHOLE.outline(0)).fill(OrbisOutlines.SKY_LOW).stroke(Ink.seat(0), 2));
        new OrbisPieceRenderer(turn).seat(0, MIDDLE, MIDDLE, 4.5, true);
        OrbisStock.pile(add("pile"), null, MIDDLE, MIDDLE, 10, 7, 2, 3);
        silhouette("land", OrbisOutlines.PYRAMID);
        silhouette("temple", OrbisOutlines.temple());
        silhouette("god", OrbisOutlines.god(OrbisGods.APPRENTICE));
        add("wild").add(Shape.of(OrbisOutlines.WILDERNESS).at(MIDDLE, MIDDLE).stroke(Ink.TEXT, 2));
        silhouette("discount", OrbisOutlines.type(OrbisTiles.FARM));
    }

    // Light on a table's sky, but as dark as text on paper.
    private void silhouette(String key, Path path) {
        add(key).add(Shape.of(path).at(MIDDLE, MIDDLE).fill(Ink.TEXT));
    }

    /**
     * {@return what a picture for the seat to move explains, in reading order}
     *
     * @param state the position or view
     * @param messages the texts
     */
    static List<Callout> callouts(OrbisState state, Messages messages) {
        OrbisFacts facts = state.survey();
        int near = Math.max(0, state.actor());
        List<Callout> callouts = new ArrayList<>();
        for (int god = 0; god < OrbisGods.GODS && callouts.isEmpty(); god++) {
            if (facts.isOffered(god)) {
                callouts.add(callout(OrbisSpots.GOD + OrbisGods.name(god), "gods", messages));
            }
        }
        // in the lowest row, so that the numbers are on no tile
        int first = OrbisState.SLOTS - 3;
        callouts.add(below(OrbisSpots.slot(first), "display", messages));
        int busy = first + 1;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            busy = facts.worshippers(first + 2, colour) > 0 ? first + 2 : busy;
        }
        callouts.add(below(OrbisSpots.slot(busy), "worshippers", messages));
        callouts.add(callout(OrbisSpots.WORLD + (near == 0 ? 2 : 1), "worlds", messages));
        callouts.add(callout(OrbisSpots.SCORE, "score", messages));
        int cells = facts.occupied(near);
        int cell = Integer.numberOfTrailingZeros(cells == 0 ? facts.wildPlaces(near) : cells);
        callouts.add(callout(OrbisSpots.cell(near, cell), "world", messages));
        callouts.add(callout(OrbisSpots.heap(0), "heap", messages));
        callouts.add(callout(OrbisSpots.PILES, "piles", messages));
        callouts.add(callout(OrbisSpots.supply(near, 0), "supply", messages));
        return callouts;
    }

    private static Callout below(String spot, String key, Messages messages) {
        return new Callout(spot, messages.text("orbis.callout." + key), true);
    }

    private static Callout callout(String spot, String key, Messages messages) {
        return new Callout(spot, messages.text("orbis.callout." + key));
    }
}
