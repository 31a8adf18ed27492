package atoll.table.orbis;

import atoll.engine.State;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Names of what is in a game, and labels of places; {@link OrbisNotes} uses them too. */
final class OrbisTexts {
    private final OrbisState state;
    private final OrbisFacts facts;
    private final Messages messages;
    private final int near;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisTexts(OrbisState state, Messages messages) {
        this(state, messages, State.SPECTATOR);
    }

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     * @param near the seat called "you", or SPECTATOR
     */
    OrbisTexts(OrbisState state, Messages messages, int near) {
        this.state = state;
        this.messages = messages;
        this.near = near;
        facts = state.survey();
    }

    /**
     * {@return a colour: "green"}
     *
     * @param colour a colour, 0..4
     */
    String colour(int colour) {
        return messages.text("orbis.colour." + OrbisWorshippers.name(colour));
    }

    /**
     * {@return a tile by colour and type: "green forest"}
     *
     * @param tile a tile, 0..64
     */
    String tile(int tile) {
        if (tile == OrbisFacts.WILDERNESS) {
            return messages.text("orbis.wilderness");
        }
        String type = messages.text("orbis.type." + OrbisTiles.typeName(OrbisTiles.type(tile)));
        return messages.format("orbis.tile", colour(OrbisTiles.colour(tile)), type);
    }

    /**
     * {@return the name of a god}
     *
     * @param god a god, 0..9
     */
    String godName(int god) {
        return messages.text("orbis.god." + OrbisGods.name(god));
    }

    /**
     * {@return the name of a seat}
     *
     * @param seat a seat, from 0
     */
    String seat(int seat) {
        return seat == near ? messages.text("orbis.you") : messages.seat(seat);
    }

    /**
     * {@return a tile's effect: "3 points if 3 tiles in green or blue touch it"}
     *
     * @param tile a tile, 0..64
     */
    String effect(int tile) {
        return effect("orbis.effect.", tile);
    }

    /**
     * {@return a tile's effect as a sentence, for a hint; requires the help}
     *
     * @param tile a tile, 0..64
     */
    String worth(int tile) {
        return effect("purpose.orbis.effect.", tile);
    }

    private String effect(String keys, int tile) {
        int type = OrbisTiles.type(tile);
        int colours = OrbisTiles.effectColours(tile);
        // A free choice, not one of each.
        boolean chosen = type == OrbisTiles.CONVERSION && colours == OrbisWorshippers.ALL_COLOURS;
        String effect = messages.format(
                keys + OrbisTiles.typeName(type),
                Integer.toString(OrbisTiles.number(tile)),
                messages.count("points", OrbisTiles.points(tile)),
                chosen ? messages.text("orbis.every") : colours(colours));
        int mystic = OrbisTiles.mystic(tile);
        return mystic == 0 ? effect : messages.format(keys + "mystic", effect, Integer.toString(mystic));
    }

    /**
     * {@return a set of colours: "green or blue", or "any colour"}
     *
     * @param colours colours as bits
     */
    String colours(int colours) {
        if (colours == OrbisWorshippers.ALL_COLOURS) {
            return messages.text("orbis.any");
        }
        String all = "";
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            if ((colours >> colour & 1) != 0) {
                all = all.isEmpty() ? colour(colour) : messages.format("orbis.or", all, colour(colour));
            }
        }
        return all;
    }

    private interface Numbers {
        int of(int colour);
    }

    // Counts by colour: "2 green, 1 red"; empty for none.
    private String group(Numbers numbers) {
        List<String> parts = new ArrayList<>();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            if (numbers.of(colour) > 0) {
                parts.add(messages.format("orbis.of", Integer.toString(numbers.of(colour)), colour(colour)));
            }
        }
        return String.join(", ", parts);
    }

    /**
     * {@return a seat's worshippers: "2 green, 1 red"}
     *
     * @param seat a seat, from 0
     */
    String worshippers(int seat) {
        String all = group(colour -> facts.supply(seat, colour));
        return all.isEmpty() ? messages.text("orbis.none") : all;
    }

    /**
     * {@return a tile's printed cost}
     *
     * @param tile a tile, 0..64
     */
    String printedCost(int tile) {
        return withAny(group(colour -> OrbisTiles.cost(tile, colour)), OrbisTiles.wildCost(tile));
    }

    /**
     * {@return a tile's cost for the seat to move}
     *
     * @param preview what taking a tile would bring
     */
    String cost(OrbisPreview preview) {
        return withAny(group(preview::cost), preview.wildCost());
    }

    private String withAny(String coloured, int wild) {
        List<String> parts = new ArrayList<>();
        if (!coloured.isEmpty()) {
            parts.add(coloured);
        }
        if (wild > 0) {
            parts.add(messages.count("orbis.wild.cost", wild));
        }
        return parts.isEmpty() ? messages.text("orbis.free") : String.join(", ", parts);
    }

    // Labels of places.

    /**
     * {@return a slot in words}
     *
     * @param slot a slot of the display, 0..8
     */
    String slot(int slot) {
        String name = OrbisFacts.slotName(slot);
        int tile = facts.display(slot);
        if (tile == OrbisFacts.NONE) {
            boolean taken = facts.slot() == slot && facts.tile() != OrbisFacts.NONE && facts.cell() == OrbisFacts.NONE;
            return taken
                    ? messages.format(
                            "orbis.slot.taken", name, tile(facts.isTurned() ? OrbisFacts.WILDERNESS : facts.tile()))
                    : messages.format("orbis.slot.empty", name);
        }
        String on = group(colour -> facts.worshippers(slot, colour));
        String label = messages.format(
                "orbis.slot",
                name,
                tile(tile),
                effect(tile),
                printedCost(tile),
                on.isEmpty() ? messages.text("orbis.none") : on);
        boolean mine = state.phase() == OrbisPhase.TURN && facts.turn() == near;
        return mine ? label + " " + pay(facts.preview(slot)) : label;
    }

    /**
     * {@return whether and how the seat to move can pay for a tile, in words}
     *
     * @param preview what taking a tile would bring
     */
    String pay(OrbisPreview preview) {
        if (preview.places() == 0) {
            return messages.text("orbis.pay.noplace");
        }
        int swaps = preview.exchanges();
        return swaps < 0
                ? messages.text("orbis.pay.no")
                : swaps == 0 ? messages.text("orbis.pay.yes") : messages.count("orbis.pay.swap", swaps);
    }

    /**
     * {@return an available god in words}
     *
     * @param god a god, 0..9
     */
    String offered(int god) {
        return messages.format("orbis.god.offered", godName(god), condition(god));
    }

    /**
     * {@return a seat's god}
     *
     * @param seat a seat, from 0
     */
    String ownGod(int seat) {
        int god = facts.god(seat);
        String now = messages.count("points", facts.points().god(seat));
        return seat == near
                ? messages.format("orbis.god.own", godName(god), condition(god), now)
                : messages.format("orbis.god.of", seat(seat), godName(god), condition(god), now);
    }

    private String condition(int god) {
        String key = "orbis.god." + OrbisGods.name(god);
        return messages.text(key + ".1") + " " + messages.text(key + ".2");
    }

    /**
     * {@return the worshippers of a colour in words}
     *
     * @param seat a seat, from 0
     * @param colour a colour, 0..4
     */
    String supply(int seat, int colour) {
        String free = (facts.farms(seat) >> colour & 1) != 0 ? messages.text("orbis.supply.farm") : "";
        String number = Integer.toString(facts.supply(seat, colour));
        return messages.format(seat == near ? "orbis.supply.own" : "orbis.supply", colour(colour), number) + free;
    }

    /**
     * {@return the stock of a colour in words}
     *
     * @param colour a colour, 0..4
     */
    String heap(int colour) {
        return messages.format("orbis.heap", colour(colour));
    }

    /** {@return the tiles to come, in order: "2 of level 1, then 20 of level 2"} */
    String piles() {
        String all = "";
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            int left = facts.pileSize(level);
            if (left > 0) {
                String some = messages.format("orbis.piles.level", Integer.toString(left), Integer.toString(level));
                all = all.isEmpty() ? some : messages.format("orbis.piles.then", all, some);
            }
        }
        return messages.format("orbis.piles", all.isEmpty() ? messages.text("orbis.none") : all);
    }

    /**
     * {@return a cell in words: "row 2, column 1 to the left"}
     *
     * @param cell a cell, 0..29
     */
    String place(int cell) {
        int column = OrbisPyramid.column(cell);
        String key = column == 0 ? "orbis.place" : column < 0 ? "orbis.place.left" : "orbis.place.right";
        return messages.format(key, Integer.toString(OrbisPyramid.row(cell)), Integer.toString(Math.abs(column)));
    }

    private String home(int seat) {
        return seat == near ? messages.text("orbis.home") : messages.format("orbis.home.of", seat(seat));
    }

    /**
     * {@return a cell of a pyramid and its content, or the effect of the taken tile there}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29
     */
    String cell(int seat, int cell) {
        int tile = facts.tile(seat, cell);
        if (tile != OrbisFacts.NONE) {
            return messages.format("orbis.cell", home(seat), place(cell), laidInWords(seat, cell, tile));
        }
        if (OrbisPreviewRenderer.isToLay(state) && facts.turn() == seat) {
            OrbisPreview preview = facts.preview(facts.slot());
            boolean wild = OrbisPreviewRenderer.isWild(state, preview);
            if (((wild ? preview.wildPlaces() : preview.places()) >> cell & 1) != 0) {
                int by = wild ? preview.wildPoints(cell) : preview.points(cell);
                String would = messages.format("orbis.cell.would", home(seat), place(cell), signed(by));
                return wild ? would : would + more(status(seat, cell, preview.tile()));
            }
        }
        return messages.format("orbis.cell.free", home(seat), place(cell));
    }

    /**
     * {@return a number of points with its sign}
     *
     * @param points the points
     */
    static String signed(int points) {
        return points > 0 ? "+" + points : Messages.number(points);
    }

    private String laidInWords(int seat, int cell, int tile) {
        if (tile == OrbisFacts.WILDERNESS) {
            return tile(tile);
        }
        return tile(tile) + more(effect(tile)) + more(status(seat, cell, tile));
    }

    private static String more(String sentence) {
        return sentence.isEmpty() ? "" : ". " + sentence;
    }

    /**
     * {@return whether a tile scores on a cell, in words} For a tile that is not placed yet: whether it would score
     * there, if that is open.
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29
     * @param tile a tile, 0..64
     */
    String status(int seat, int cell, int tile) {
        if (OrbisTiles.type(tile) == OrbisTiles.FOREST) {
            int wanted = OrbisTiles.number(tile);
            int touching = facts.touching(seat, cell, tile);
            String key =
                    touching >= wanted ? "counts" : facts.mostTouching(seat, cell, tile) >= wanted ? "open" : "lost";
            return messages.format("orbis.forest." + key, Integer.toString(touching), Integer.toString(wanted));
        }
        return facts.isFailed(seat, cell) ? messages.text("orbis.failed") : "";
    }

    /** {@return how many worshippers the seat still has to burn or give, in words} */
    String fulfil() {
        int due = facts.due();
        boolean burns = facts.tile() != OrbisFacts.NONE && OrbisTiles.type(facts.tile()) == OrbisTiles.VOLCANO;
        return messages.count(burns ? "orbis.fulfil.burn" : "orbis.fulfil.give", due);
    }
}
