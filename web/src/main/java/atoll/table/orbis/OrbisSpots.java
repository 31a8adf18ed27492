package atoll.table.orbis;

import atoll.engine.MoveList;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/**
 * All spots, and the spots of moves. Ids of worshippers and cells contain their seat, so that another seat's move is not marked
 * in the own world.
 */
final class OrbisSpots {
    /** The prefix of slots. */
    static final String SLOT = "slot:";
    /** The prefix of gods. */
    static final String GOD = "god:";
    /** The prefix of the stocks of worshippers. */
    static final String HEAP = "heap:";
    /** The prefix of a seat's worshippers. */
    static final String SUPPLY = "supply:";
    /** The prefix of cells. */
    static final String CELL = "cell:";
    /** The prefix of pyramids of other seats. */
    static final String WORLD = "world:";
    /** The spot of the points. */
    static final String SCORE = "score";
    /** The spot of the piles. */
    static final String PILES = "piles";

    private static final String BUILD = "build";
    private static final String WILD = "wild";
    private static final String FULFIL = "fulfil";
    private static final String DECLINE = "decline";

    private final OrbisLayout layout;
    private final OrbisState state;
    private final OrbisFacts facts;
    private final OrbisTexts texts;
    private final OrbisScoreTexts scores;
    private final Messages messages;
    private final Scene scene;

    /**
     * The spots of a position.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     */
    OrbisSpots(OrbisLayout layout, OrbisState state, ViewOptions options, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.scene = scene;
        facts = state.survey();
        messages = options.messages();
        texts = new OrbisTexts(state, messages, options.seat());
        scores = new OrbisScoreTexts(state, messages, options.seat());
    }

    /**
     * {@return the slot in a spot's id, 0..8}
     *
     * @param spot the id of a spot
     */
    static int slot(String spot) {
        return spot.charAt(SLOT.length()) - 'a' + 3 * (spot.charAt(SLOT.length() + 1) - '1');
    }

    /**
     * {@return the spot of a slot}
     *
     * @param slot a slot of the display, 0..8
     */
    static String slot(int slot) {
        return SLOT + OrbisFacts.slotName(slot);
    }

    /**
     * {@return the spot of a seat's worshippers of a colour}
     *
     * @param seat a seat, from 0
     * @param colour a colour, 0..4
     */
    static String supply(int seat, int colour) {
        return SUPPLY + (seat + 1) + ":" + OrbisWorshippers.name(colour);
    }

    /**
     * {@return the spot of the stock of a colour}
     *
     * @param colour a colour, 0..4
     */
    static String heap(int colour) {
        return HEAP + OrbisWorshippers.name(colour);
    }

    /**
     * {@return the spot of a cell}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29
     */
    static String cell(int seat, int cell) {
        return CELL + (seat + 1) + ":" + OrbisPyramid.name(cell);
    }

    /**
     * {@return the colour after the last colon of a spot's id}
     *
     * @param spot the id of a spot
     */
    static int colour(String spot) {
        String name = spot.substring(spot.lastIndexOf(':') + 1);
        int colour = 0;
        while (!OrbisWorshippers.name(colour).equals(name)) {
            colour++;
        }
        return colour;
    }

    /**
     * {@return the spots of a move}
     *
     * @param state the position or view
     * @param move a move, as the game encodes it
     */
    static List<String> path(OrbisState state, int move) {
        OrbisFacts facts = state.survey();
        int what = OrbisMoves.what(move);
        int turn = facts.turn();
        return switch (OrbisMoves.verb(move)) {
            case OrbisMoves.GOD -> List.of(GOD + OrbisGods.name(what));
            case OrbisMoves.TAKE -> List.of(slot(what));
            case OrbisMoves.BUILD -> List.of(BUILD);
            case OrbisMoves.WILD -> List.of(WILD);
            case OrbisMoves.AT -> List.of(cell(turn, what));
            // if three of the colour could be exchanged too, it is returned to its heap
            case OrbisMoves.GIVE ->
                isExchanged(state, what) ? List.of(supply(turn, what), heap(what)) : List.of(supply(turn, what));
            case OrbisMoves.GAIN -> List.of(heap(what));
            case OrbisMoves.FULFIL -> List.of(FULFIL);
            case OrbisMoves.DECLINE -> List.of(DECLINE);
            case OrbisMoves.BURN -> {
                int slot = OrbisMoves.slot(move);
                int colour = OrbisMoves.colour(move);
                yield burns(state, slot) > 1 ? List.of(slot(slot), heap(colour)) : List.of(slot(slot));
            }
            case OrbisMoves.SWAP -> List.of(supply(turn, OrbisMoves.from(move)), heap(OrbisMoves.colour(move)));
            default -> List.of(); // chance
        };
    }

    private static boolean isExchanged(OrbisState state, int colour) {
        return state.isLegal(OrbisMoves.swap(colour, (colour + 1) % OrbisWorshippers.COLOURS));
    }

    /**
     * {@return how many colours can be burnt in a slot}
     *
     * @param state the position or view
     * @param slot a slot of the display, 0..8
     */
    static int burns(OrbisState state, int slot) {
        int burns = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            burns += state.isLegal(OrbisMoves.burn(slot, colour)) ? 1 : 0;
        }
        return burns;
    }

    // The quiet mark of a god with words is left of its points.
    private static Area god(Area.Card area) {
        double right = area.left() + area.width();
        return OrbisPortraits.raised(area) > 0 ? new Area.Framed(area, area, right - 24, area.dotY(), false) : area;
    }

    /** Adds the spots to the scene. */
    void add() {
        for (int slot = 0; slot < OrbisState.SLOTS && !layout.over; slot++) {
            Area.Card area = layout.slot(slot);
            // the last move's frame is around the tile; its quiet mark is at the end of its plank
            Area framed = new Area.Framed(
                    area,
                    new Area.Card(area.left() - 1.6, area.top() - 1.6, area.width() + 3.2, area.height() + 3.2),
                    OrbisCrowdRenderer.markX(area),
                    OrbisCrowdRenderer.markY(facts, slot, area),
                    false);
            scene.add(new Spot(slot(slot), framed, texts.slot(slot), "orbis.display"));
        }
        int gods = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            gods += facts.isOffered(god) ? 1 : 0;
        }
        int place = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            if (facts.isOffered(god) && !layout.over) {
                scene.add(new Spot(
                        GOD + OrbisGods.name(god), god(layout.god(place++, gods)), texts.offered(god), "orbis.gods"));
            }
        }
        for (int other = 0; other < layout.seats - 1; other++) {
            int seat = layout.otherSeat(other);
            scene.add(new Spot(WORLD + (seat + 1), layout.other(other), scores.world(seat), "orbis.worlds"));
        }
        world();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            scene.add(new Spot(
                    supply(layout.near, colour),
                    layout.supply(colour),
                    texts.supply(layout.near, colour),
                    "orbis.supply"));
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS && !layout.over; colour++) {
            Area.Card area = layout.heap(colour);
            // in a wide space, its quiet mark is not on the words below
            double up = layout.tall ? 0 : 5;
            Area marked = new Area.Framed(area, area, area.dotX(), area.dotY() - up, false);
            scene.add(new Spot(heap(colour), marked, texts.heap(colour), "orbis.heaps"));
        }
        if (!layout.over) {
            scene.add(new Spot(PILES, layout.piles(), texts.piles(), "orbis.gods"));
        }
        buttons();
    }

    private void world() {
        int near = layout.near;
        double middle = OrbisLayout.middle(facts.occupied(near));
        int cells = facts.occupied(near) | facts.wildPlaces(near);
        for (int left = facts.size(near) == OrbisPyramid.TILES ? facts.occupied(near) : cells;
                left != 0;
                left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            scene.add(new Spot(cell(near, cell), layout.cell(cell, middle), texts.cell(near, cell), "orbis.world"));
        }
        if (facts.god(near) != OrbisFacts.NONE) {
            String god = OrbisGods.name(facts.god(near));
            scene.add(new Spot(GOD + god, layout.ownGod(), texts.ownGod(near), "orbis.own"));
        }
        scene.add(new Spot(SCORE, layout.score(), scores.parts(near), "orbis.own"));
    }

    private void buttons() {
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            switch (OrbisMoves.verb(legal.get(i))) {
                case OrbisMoves.BUILD -> scene.add(Spot.button(BUILD, messages.text("orbis.build")));
                case OrbisMoves.WILD -> scene.add(Spot.button(WILD, messages.text("orbis.wild")));
                case OrbisMoves.FULFIL -> scene.add(Spot.button(FULFIL, texts.fulfil()));
                case OrbisMoves.DECLINE -> scene.add(Spot.button(DECLINE, messages.text("orbis.decline")));
                default -> {
                    // already placed
                }
            }
        }
    }
}
