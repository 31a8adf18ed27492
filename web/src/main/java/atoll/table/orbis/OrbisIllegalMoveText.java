package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisIllegalReason;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked, in words: the rules are asked about the move that the player seems to have in mind. */
final class OrbisIllegalMoveText {
    private final OrbisState state;
    private final OrbisFacts survey;
    private final OrbisTexts wording;
    private final Messages words;

    OrbisIllegalMoveText(OrbisState state, Messages words) {
        this.state = state;
        this.words = words;
        survey = state.survey();
        wording = new OrbisTexts(state, words, survey.turn());
    }

    String to(List<String> picks, String spot) {
        if (spot.startsWith(OrbisSpots.SLOT)) {
            return slot(picks, OrbisSpots.slot(spot));
        }
        if (spot.startsWith(OrbisSpots.GOD)) {
            int god = OrbisGods.find(spot.substring(OrbisSpots.GOD.length()));
            return survey.isOffered(god)
                    ? say(OrbisMoves.of(OrbisMoves.GOD, god), wording.godName(god))
                    : look(wording.ownGod(survey.turn()));
        }
        if (spot.startsWith(OrbisSpots.CELL)) {
            int cell = OrbisPyramid.find(spot.substring(OrbisSpots.CELL.length() + 2));
            int tile = survey.tile(survey.turn(), cell);
            return tile != OrbisFacts.NONE && state.phase() != OrbisPhase.PLACING
                    ? look(wording.cell(survey.turn(), cell))
                    : say(OrbisMoves.of(OrbisMoves.AT, cell), hand());
        }
        if (spot.startsWith(OrbisSpots.SUPPLY)) {
            return supply(OrbisSpots.colour(spot));
        }
        if (spot.startsWith(OrbisSpots.HEAP)) {
            return heap(picks, OrbisSpots.colour(spot));
        }
        if (spot.startsWith(OrbisSpots.WORLD)) {
            return words.format("orbis.why.world", wording.worldInShort(spot.charAt(OrbisSpots.WORLD.length()) - '1'));
        }
        return look(spot.equals(OrbisSpots.PILES) ? wording.piles() : wording.parts(survey.turn()));
    }

    // The tile at hand.
    private String hand() {
        int tile = survey.isTurned() ? OrbisFacts.WILDERNESS : survey.tile();
        return tile == OrbisFacts.NONE ? "" : wording.tile(tile);
    }

    private String slot(List<String> picks, int slot) {
        int tile = survey.display(slot);
        if (tile == OrbisFacts.NONE) {
            return look(wording.slot(slot));
        }
        if (state.phase() == OrbisPhase.BURNING) {
            int wanted = OrbisTiles.effectColours(survey.tile());
            int colour = Integer.numberOfTrailingZeros(wanted);
            for (String pick : picks) {
                colour = pick.startsWith(OrbisSpots.HEAP) ? OrbisSpots.colour(pick) : colour;
            }
            boolean picked = (wanted & ~(1 << colour)) == 0 || !picks.isEmpty();
            return say(OrbisMoves.burn(slot, colour), picked ? wording.colour(colour) : wording.colours(wanted));
        }
        return say(OrbisMoves.of(OrbisMoves.TAKE, slot), wording.tile(tile));
    }

    private String supply(int colour) {
        boolean giving = state.phase() == OrbisPhase.PAYING
                || state.phase() == OrbisPhase.SACRIFICING
                || state.phase() == OrbisPhase.DISCARDING;
        int other = colour == 0 ? 1 : 0;
        return say(
                giving ? OrbisMoves.of(OrbisMoves.GIVE, colour) : OrbisMoves.swap(colour, other),
                wording.colour(colour));
    }

    private String heap(List<String> picks, int colour) {
        int from = -1;
        for (int each = 0; each < OrbisWorshippers.COLOURS; each++) {
            boolean rich = survey.supply(survey.turn(), each) >= OrbisWorshippers.EXCHANGE;
            from = rich && (from < 0 || from == colour) ? each : from;
        }
        int slot = -1;
        for (String pick : picks) {
            from = pick.startsWith(OrbisSpots.SUPPLY) ? OrbisSpots.colour(pick) : from;
            slot = pick.startsWith(OrbisSpots.SLOT) ? OrbisSpots.slot(pick) : slot;
        }
        if (state.phase() == OrbisPhase.BURNING) {
            return say(OrbisMoves.burn(Math.max(slot, 0), colour), wording.colour(colour));
        }
        if (from < 0) {
            return say(OrbisMoves.swap(colour == 0 ? 1 : 0, colour), words.text("orbis.every"));
        }
        return say(OrbisMoves.swap(from, colour), wording.colour(from));
    }

    private String say(int move, String what) {
        int reason = state.illegalReason(move);
        return reason == 0
                ? words.text("orbis.why.picks") // legal, but not what the picks are for
                : words.format("orbis.why." + OrbisIllegalReason.id(reason), what);
    }

    // What is never picked says what it is.
    private String look(String what) {
        String plain = what.endsWith(".") ? what.substring(0, what.length() - 1) : what;
        return words.format("orbis.why.look", plain);
    }
}
