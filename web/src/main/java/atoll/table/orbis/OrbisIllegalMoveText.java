package atoll.table.orbis;

import atoll.engine.IllegalReason;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked: asks the rules about the move that the player probably intends. */
final class OrbisIllegalMoveText {
    private static final OrbisGame GAME = new OrbisGame();

    private final OrbisState state;
    private final OrbisFacts facts;
    private final OrbisTexts texts;
    private final OrbisScoreTexts scores;
    private final Messages messages;

    /**
     * Explains a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisIllegalMoveText(OrbisState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
        texts = new OrbisTexts(state, messages, facts.turn());
        scores = new OrbisScoreTexts(state, messages, facts.turn());
    }

    /**
     * {@return the reason why a spot cannot be picked}
     *
     * @param picks the spots picked so far
     * @param spot the id of a spot
     */
    String to(List<String> picks, String spot) {
        if (spot.startsWith(OrbisSpots.SLOT)) {
            return slot(picks, OrbisSpots.slot(spot));
        }
        if (spot.startsWith(OrbisSpots.GOD)) {
            int god = OrbisGods.find(spot.substring(OrbisSpots.GOD.length()));
            return facts.isOffered(god)
                    ? format(OrbisMoves.of(OrbisMoves.GOD, god), texts.godName(god))
                    : describe(texts.ownGod(facts.turn()));
        }
        if (spot.startsWith(OrbisSpots.CELL)) {
            int cell = OrbisPyramid.find(spot.substring(OrbisSpots.CELL.length() + 2));
            int tile = facts.tile(facts.turn(), cell);
            return tile != OrbisFacts.NONE && state.phase() != OrbisPhase.PLACING
                    ? describe(texts.cell(facts.turn(), cell))
                    : format(OrbisMoves.of(OrbisMoves.AT, cell), hand());
        }
        if (spot.startsWith(OrbisSpots.SUPPLY)) {
            return supply(OrbisSpots.colour(spot));
        }
        if (spot.startsWith(OrbisSpots.HEAP)) {
            return heap(picks, OrbisSpots.colour(spot));
        }
        if (spot.startsWith(OrbisSpots.WORLD)) {
            return messages.format(
                    "orbis.why.world", scores.worldInShort(spot.charAt(OrbisSpots.WORLD.length()) - '1'));
        }
        return describe(spot.equals(OrbisSpots.PILES) ? texts.piles() : scores.parts(facts.turn()));
    }

    // The taken tile.
    private String hand() {
        int tile = facts.isTurned() ? OrbisFacts.WILDERNESS : facts.tile();
        return tile == OrbisFacts.NONE ? "" : texts.tile(tile);
    }

    private String slot(List<String> picks, int slot) {
        int tile = facts.display(slot);
        if (tile == OrbisFacts.NONE) {
            return describe(texts.slot(slot));
        }
        if (state.phase() == OrbisPhase.BURNING) {
            int wanted = OrbisTiles.effectColours(facts.tile());
            int colour = Integer.numberOfTrailingZeros(wanted);
            for (String pick : picks) {
                colour = pick.startsWith(OrbisSpots.HEAP) ? OrbisSpots.colour(pick) : colour;
            }
            boolean picked = (wanted & ~(1 << colour)) == 0 || !picks.isEmpty();
            return format(OrbisMoves.burn(slot, colour), picked ? texts.colour(colour) : texts.colours(wanted));
        }
        return format(OrbisMoves.of(OrbisMoves.TAKE, slot), texts.tile(tile));
    }

    private String supply(int colour) {
        boolean giving = state.phase() == OrbisPhase.PAYING
                || state.phase() == OrbisPhase.SACRIFICING
                || state.phase() == OrbisPhase.DISCARDING;
        int other = colour == 0 ? 1 : 0;
        return format(
                giving ? OrbisMoves.of(OrbisMoves.GIVE, colour) : OrbisMoves.swap(colour, other), texts.colour(colour));
    }

    private String heap(List<String> picks, int colour) {
        int from = -1;
        for (int each = 0; each < OrbisWorshippers.COLOURS; each++) {
            boolean rich = facts.supply(facts.turn(), each) >= OrbisWorshippers.EXCHANGE;
            from = rich && (from < 0 || from == colour) ? each : from;
        }
        int slot = -1;
        for (String pick : picks) {
            from = pick.startsWith(OrbisSpots.SUPPLY) ? OrbisSpots.colour(pick) : from;
            slot = pick.startsWith(OrbisSpots.SLOT) ? OrbisSpots.slot(pick) : slot;
        }
        if (state.phase() == OrbisPhase.BURNING) {
            return format(OrbisMoves.burn(Math.max(slot, 0), colour), texts.colour(colour));
        }
        if (from < 0) {
            from = richest(colour);
        }
        return format(OrbisMoves.swap(from, colour), texts.colour(from));
    }

    // The colour, not that one, of which the player has most.
    private int richest(int but) {
        int best = but == 0 ? 1 : 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            boolean more = facts.supply(facts.turn(), colour) > facts.supply(facts.turn(), best);
            best = colour != but && more ? colour : best;
        }
        return best;
    }

    private String format(int move, String what) {
        IllegalReason reason = GAME.illegalReason(state, move);
        return reason == null
                ? messages.text("orbis.why.picks") // legal, but does not match the picks
                : messages.format("orbis.why." + reason.id(), what, amount(move));
    }

    // How many of the colour to exchange the player has.
    private String amount(int move) {
        boolean swap = OrbisMoves.verb(move) == OrbisMoves.SWAP;
        return swap ? Integer.toString(facts.supply(facts.turn(), OrbisMoves.from(move))) : "";
    }

    // A spot that is never picked describes itself.
    private static String describe(String what) {
        return what.endsWith(".") ? what : what + ".";
    }
}
