package atoll.table.orbis;

import atoll.engine.MoveList;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/**
 * Everything that can be pointed at, and what moves are made of. Worshippers and cells are called with their seat, so that
 * what another has done is not marked in one's own world.
 */
final class OrbisSpots {
    static final String SLOT = "slot:";
    static final String GOD = "god:";
    static final String HEAP = "heap:";
    static final String SUPPLY = "supply:";
    static final String CELL = "cell:";
    static final String WORLD = "world:";
    static final String SCORE = "score";
    static final String PILES = "piles";

    private static final String BUILD = "build";
    private static final String WILD = "wild";
    private static final String FULFIL = "fulfil";
    private static final String DECLINE = "decline";

    private final OrbisLayout plan;
    private final OrbisState state;
    private final OrbisFacts survey;
    private final OrbisTexts wording;
    private final Messages words;
    private final Scene scene;

    OrbisSpots(OrbisLayout plan, OrbisState state, ViewOptions options, Scene scene) {
        this.plan = plan;
        this.state = state;
        this.scene = scene;
        survey = state.survey();
        words = options.messages();
        wording = new OrbisTexts(state, words, options.seat());
    }

    /** The slot of a spot's name, 0..8. */
    static int slot(String spot) {
        return spot.charAt(SLOT.length()) - 'a' + 3 * (spot.charAt(SLOT.length() + 1) - '1');
    }

    static String slot(int slot) {
        return SLOT + OrbisFacts.slotName(slot);
    }

    static String supply(int seat, int colour) {
        return SUPPLY + (seat + 1) + ":" + OrbisWorshippers.name(colour);
    }

    static String heap(int colour) {
        return HEAP + OrbisWorshippers.name(colour);
    }

    static String cell(int seat, int cell) {
        return CELL + (seat + 1) + ":" + OrbisPyramid.name(cell);
    }

    /** The colour that is named behind the last colon of a spot. */
    static int colour(String spot) {
        String name = spot.substring(spot.lastIndexOf(':') + 1);
        int colour = 0;
        while (!OrbisWorshippers.name(colour).equals(name)) {
            colour++;
        }
        return colour;
    }

    /** The spots that make up a move. */
    static List<String> path(OrbisState state, int move) {
        OrbisFacts survey = state.survey();
        int what = OrbisMoves.what(move);
        int turn = survey.turn();
        return switch (OrbisMoves.verb(move)) {
            case OrbisMoves.GOD -> List.of(GOD + OrbisGods.name(what));
            case OrbisMoves.TAKE -> List.of(slot(what));
            case OrbisMoves.BUILD -> List.of(BUILD);
            case OrbisMoves.WILD -> List.of(WILD);
            case OrbisMoves.AT -> List.of(cell(turn, what));
            // where three of the colour could be exchanged as well, it is put back on its heap
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
            default -> List.of(); // of chance
        };
    }

    private static boolean isExchanged(OrbisState state, int colour) {
        return state.illegalReason(OrbisMoves.swap(colour, (colour + 1) % OrbisWorshippers.COLOURS)) == 0;
    }

    /** How many colours can be burnt in a slot. */
    static int burns(OrbisState state, int slot) {
        int burns = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            burns += state.illegalReason(OrbisMoves.burn(slot, colour)) == 0 ? 1 : 0;
        }
        return burns;
    }

    void add() {
        for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
            scene.add(new Spot(slot(slot), plan.slot(slot), wording.slot(slot), "orbis.display"));
        }
        int place = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            if (survey.isOffered(god)) {
                scene.add(new Spot(GOD + OrbisGods.name(god), plan.god(place++), wording.offered(god), "orbis.gods"));
            }
        }
        for (int other = 0; other < plan.seats - 1; other++) {
            int seat = plan.otherSeat(other);
            scene.add(new Spot(WORLD + (seat + 1), plan.other(other), wording.world(seat), "orbis.worlds"));
        }
        world();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            scene.add(new Spot(
                    supply(plan.near, colour), plan.supply(colour), wording.supply(plan.near, colour), "orbis.supply"));
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            scene.add(new Spot(heap(colour), plan.heap(colour), wording.heap(colour), "orbis.heaps"));
        }
        scene.add(new Spot(PILES, plan.piles(), wording.piles(), "orbis.gods"));
        buttons();
    }

    private void world() {
        int near = plan.near;
        double middle = OrbisLayout.middle(survey.occupied(near));
        int cells = survey.occupied(near) | survey.wildPlaces(near);
        for (int left = survey.size(near) == OrbisPyramid.TILES ? survey.occupied(near) : cells;
                left != 0;
                left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            scene.add(new Spot(cell(near, cell), plan.cell(cell, middle), wording.cell(near, cell), "orbis.world"));
        }
        if (survey.god(near) != OrbisFacts.NONE) {
            String god = OrbisGods.name(survey.god(near));
            scene.add(new Spot(GOD + god, plan.ownGod(), wording.ownGod(near), "orbis.own"));
        }
        scene.add(new Spot(SCORE, plan.score(), wording.parts(near), "orbis.own"));
    }

    private void buttons() {
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            switch (OrbisMoves.verb(legal.get(i))) {
                case OrbisMoves.BUILD -> scene.add(Spot.button(BUILD, words.text("orbis.build")));
                case OrbisMoves.WILD -> scene.add(Spot.button(WILD, words.text("orbis.wild")));
                case OrbisMoves.FULFIL -> scene.add(Spot.button(FULFIL, wording.fulfil()));
                case OrbisMoves.DECLINE -> scene.add(Spot.button(DECLINE, words.text("orbis.decline")));
                default -> {
                    // has its place
                }
            }
        }
    }
}
