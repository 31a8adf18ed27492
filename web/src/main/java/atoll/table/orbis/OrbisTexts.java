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

/** How everything is called in what is spoken; {@link OrbisTextPanels} writes with it. */
final class OrbisTexts {
    /** So many letters of a seat's standing stand in one line everywhere. */
    private static final int LINE = 18;

    private final OrbisState state;
    private final OrbisFacts survey;
    private final Messages words;
    private final int near;

    OrbisTexts(OrbisState state, Messages words) {
        this(state, words, State.SPECTATOR);
    }

    /** @param near the seat that is called "you", or SPECTATOR */
    OrbisTexts(OrbisState state, Messages words, int near) {
        this.state = state;
        this.words = words;
        this.near = near;
        survey = state.survey();
    }

    /** A colour: "green". */
    String colour(int colour) {
        return words.text("orbis.colour." + OrbisWorshippers.name(colour));
    }

    /** A tile by colour and type: "green forest". */
    String tile(int tile) {
        if (tile == OrbisFacts.WILDERNESS) {
            return words.text("orbis.wilderness");
        }
        String type = words.text("orbis.type." + OrbisTiles.typeName(OrbisTiles.type(tile)));
        return words.format("orbis.tile", colour(OrbisTiles.colour(tile)), type);
    }

    String godName(int god) {
        return words.text("orbis.god." + OrbisGods.name(god));
    }

    String seat(int seat) {
        return seat == near ? words.text("orbis.you") : words.seat(seat);
    }

    /** What a tile does: "3 points if 3 tiles in green or blue touch it". */
    String effect(int tile) {
        int type = OrbisTiles.type(tile);
        int colours = OrbisTiles.effectColours(tile);
        // Of one's choice, that is, and not one of each.
        boolean chosen = type == OrbisTiles.CONVERSION && colours == OrbisWorshippers.ALL_COLOURS;
        String effect = words.format(
                "orbis.effect." + OrbisTiles.typeName(type),
                Integer.toString(OrbisTiles.number(tile)),
                words.count("points", OrbisTiles.points(tile)),
                chosen ? words.text("orbis.every") : colours(colours));
        int mystic = OrbisTiles.mystic(tile);
        return mystic == 0 ? effect : words.format("orbis.effect.mystic", effect, Integer.toString(mystic));
    }

    /** A set of colours: "green or blue", or "any colour". */
    String colours(int colours) {
        if (colours == OrbisWorshippers.ALL_COLOURS) {
            return words.text("orbis.any");
        }
        String all = "";
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            if ((colours >> colour & 1) != 0) {
                all = all.isEmpty() ? colour(colour) : words.format("orbis.or", all, colour(colour));
            }
        }
        return all;
    }

    private interface Numbers {
        int of(int colour);
    }

    // So many of each colour: "2 green, 1 red"; empty for none.
    private String group(Numbers numbers) {
        List<String> parts = new ArrayList<>();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            if (numbers.of(colour) > 0) {
                parts.add(words.format("orbis.of", Integer.toString(numbers.of(colour)), colour(colour)));
            }
        }
        return list(parts);
    }

    static String list(List<String> parts) {
        StringBuilder list = new StringBuilder();
        for (String part : parts) {
            list.append(list.length() == 0 ? "" : ", ").append(part);
        }
        return list.toString();
    }

    /** What is printed as a tile's cost. */
    String printedCost(int tile) {
        return withAny(group(colour -> OrbisTiles.cost(tile, colour)), OrbisTiles.wildCost(tile));
    }

    /** What a tile costs the seat whose turn it is. */
    String cost(OrbisPreview preview) {
        return withAny(group(preview::cost), preview.wildCost());
    }

    private String withAny(String coloured, int wild) {
        List<String> parts = new ArrayList<>();
        if (!coloured.isEmpty()) {
            parts.add(coloured);
        }
        if (wild > 0) {
            parts.add(words.count("orbis.wild.cost", wild));
        }
        return parts.isEmpty() ? words.text("orbis.free") : list(parts);
    }

    // What is spoken of places.

    String slot(int slot) {
        String name = OrbisFacts.slotName(slot);
        int tile = survey.display(slot);
        if (tile == OrbisFacts.NONE) {
            boolean taken =
                    survey.slot() == slot && survey.tile() != OrbisFacts.NONE && survey.cell() == OrbisFacts.NONE;
            return taken
                    ? words.format(
                            "orbis.slot.taken", name, tile(survey.isTurned() ? OrbisFacts.WILDERNESS : survey.tile()))
                    : words.format("orbis.slot.empty", name);
        }
        String on = group(colour -> survey.worshippers(slot, colour));
        String label = words.format(
                "orbis.slot",
                name,
                tile(tile),
                effect(tile),
                printedCost(tile),
                on.isEmpty() ? words.text("orbis.none") : on);
        boolean mine = state.phase() == OrbisPhase.TURN && survey.turn() == near;
        return mine ? label + " " + pay(survey.preview(slot)) : label;
    }

    // Whether and how the seat whose turn it is can pay.
    String pay(OrbisPreview preview) {
        if (preview.places() == 0) {
            return words.text("orbis.pay.noplace");
        }
        int swaps = preview.exchanges();
        return swaps < 0
                ? words.text("orbis.pay.no")
                : swaps == 0 ? words.text("orbis.pay.yes") : words.count("orbis.pay.swap", swaps);
    }

    String offered(int god) {
        return words.format("orbis.god.offered", godName(god), condition(god));
    }

    /** The god that a seat has. */
    String ownGod(int seat) {
        int god = survey.god(seat);
        String now = words.count("points", survey.godPoints(seat));
        return seat == near
                ? words.format("orbis.god.own", godName(god), condition(god), now)
                : words.format("orbis.god.of", seat(seat), godName(god), condition(god), now);
    }

    private String condition(int god) {
        String key = "orbis.god." + OrbisGods.name(god);
        return words.text(key + ".1") + " " + words.text(key + ".2");
    }

    String supply(int seat, int colour) {
        String free = (survey.farms(seat) >> colour & 1) != 0 ? words.text("orbis.supply.farm") : "";
        String number = Integer.toString(survey.supply(seat, colour));
        return words.format(seat == near ? "orbis.supply.own" : "orbis.supply", colour(colour), number) + free;
    }

    String heap(int colour) {
        return words.format("orbis.heap", colour(colour));
    }

    /** What will be dealt, in the order in which it comes: "2 of level 1, then 20 of level 2". */
    String piles() {
        String all = "";
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            int left = survey.pileSize(level);
            if (left > 0) {
                String some = words.format("orbis.piles.level", Integer.toString(left), Integer.toString(level));
                all = all.isEmpty() ? some : words.format("orbis.piles.then", all, some);
            }
        }
        return words.format("orbis.piles", all.isEmpty() ? words.text("orbis.none") : all);
    }

    /** "row 2, column −1". */
    String place(int cell) {
        int column = OrbisPyramid.column(cell);
        return words.format("orbis.place", Integer.toString(OrbisPyramid.row(cell)), Messages.number(column));
    }

    private String home(int seat) {
        return seat == near ? words.text("orbis.home") : words.format("orbis.home.of", seat(seat));
    }

    /** A cell of the near seat's pyramid and what lies there, or what the tile at hand would change there. */
    String cell(int seat, int cell) {
        int tile = survey.tile(seat, cell);
        if (tile != OrbisFacts.NONE) {
            return words.format("orbis.cell", home(seat), place(cell), laidInWords(seat, cell, tile));
        }
        if (OrbisPreviewRenderer.isToLay(state) && survey.turn() == seat) {
            OrbisPreview preview = survey.preview(survey.slot());
            boolean wild = OrbisPreviewRenderer.isWild(state, preview);
            if (((wild ? preview.wildPlaces() : preview.places()) >> cell & 1) != 0) {
                int by = wild ? preview.wildPoints(cell) : preview.points(cell);
                String would = words.format("orbis.cell.would", home(seat), place(cell), signed(by));
                return wild ? would : would + more(status(seat, cell, preview.tile()));
            }
        }
        return words.format("orbis.cell.free", home(seat), place(cell));
    }

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

    // Whether a tile on a cell counts or, not laid yet, would count there, if that is in question.
    String status(int seat, int cell, int tile) {
        if (OrbisTiles.type(tile) == OrbisTiles.FOREST) {
            int wanted = OrbisTiles.number(tile);
            int touching = survey.touching(seat, cell, tile);
            String key =
                    touching >= wanted ? "counts" : survey.mostTouching(seat, cell, tile) >= wanted ? "open" : "lost";
            return words.format("orbis.forest." + key, Integer.toString(touching), Integer.toString(wanted));
        }
        return survey.isFailed(seat, cell) ? words.text("orbis.failed") : "";
    }

    /** Another's world: what lies there, what it has, what it counts. */
    String world(int seat) {
        List<String> tiles = new ArrayList<>();
        for (int left = survey.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            String tile = tile(survey.tile(seat, cell));
            boolean counts = survey.tile(seat, cell) == OrbisFacts.WILDERNESS || survey.counts(seat, cell);
            String key = survey.isOpen(seat, cell) ? "orbis.world.open" : "orbis.world.not";
            tiles.add(counts ? tile : words.format(key, tile));
        }
        String supply = group(colour -> survey.supply(seat, colour));
        return words.format(
                "orbis.world",
                seat(seat),
                tiles.isEmpty() ? words.text("orbis.none") : list(tiles),
                supply.isEmpty() ? words.text("orbis.none") : supply,
                survey.god(seat) == OrbisFacts.NONE ? words.text("orbis.god.none") : godName(survey.god(seat)),
                list(points(seat)));
    }

    /** Whose world it is, and what its points are made of. */
    String worldInShort(int seat) {
        return words.format("orbis.world.short", seat(seat), list(points(seat)));
    }

    /** What a seat's points are made of, and what may still come. */
    String parts(int seat) {
        return words.format(seat == near ? "orbis.parts.own" : "orbis.parts", list(points(seat)));
    }

    List<String> points(int seat) {
        List<String> parts = new ArrayList<>();
        parts.add(words.format("orbis.part.land", Integer.toString(survey.landPoints(seat))));
        parts.add(words.format("orbis.part.temple", Integer.toString(survey.templePoints(seat))));
        parts.add(words.format("orbis.part.god", Integer.toString(survey.godPoints(seat))));
        parts.add(words.format("orbis.part.wild", signed(survey.wildernessPoints(seat))));
        int open = open(survey, seat);
        if (open > 0) {
            parts.add(words.count("orbis.open", open));
        }
        return parts;
    }

    /** How many of a seat's forests do not count yet and still can. */
    static int open(OrbisFacts survey, int seat) {
        int open = 0;
        for (int left = survey.occupied(seat); left != 0; left &= left - 1) {
            open += survey.isOpen(seat, Integer.numberOfTrailingZeros(left)) ? 1 : 0;
        }
        return open;
    }

    /**
     * The parts of a seat's points that are not 0, in a few words; if those are more than a line on the smallest screen,
     * the sum of all parts: tiles, temple, god and wildernesses, "12 + 7 + 3 − 2".
     */
    String standing(int seat) {
        int land = survey.landPoints(seat);
        int temple = survey.templePoints(seat);
        int god = survey.godPoints(seat);
        int wild = survey.wildernessPoints(seat);
        List<String> parts = new ArrayList<>();
        addPart(parts, "orbis.part.land", land);
        addPart(parts, "orbis.part.temple", temple);
        addPart(parts, "orbis.part.god", god);
        addPart(parts, "orbis.part.wild", wild);
        String all = parts.isEmpty() ? words.text("orbis.part.none") : list(parts);
        return all.length() <= LINE ? all : land + " + " + temple + " + " + god + (wild == 0 ? "" : " − " + -wild);
    }

    private void addPart(List<String> parts, String key, int points) {
        if (points != 0) {
            parts.add(words.format(key, Messages.number(points)));
        }
    }

    String fulfil() {
        int due = survey.due();
        boolean burns = survey.tile() != OrbisFacts.NONE && OrbisTiles.type(survey.tile()) == OrbisTiles.VOLCANO;
        return words.count(burns ? "orbis.fulfil.burn" : "orbis.fulfil.give", due);
    }
}
