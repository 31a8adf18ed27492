package atoll.table.orbis;

import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisSurvey;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.Purpose;
import atoll.table.Words;

/** What a move of Orbis is for: points, worshippers, what they can pay for, and what another does not get. */
final class OrbisPurpose {
    private final OrbisState state;
    private final OrbisSurvey before;
    private final OrbisWording wording;
    private final Words words;
    private final Purpose purpose;
    private final int seat;

    OrbisPurpose(OrbisState state, Words words) {
        this.state = state;
        this.words = words;
        before = state.survey();
        wording = new OrbisWording(state, words);
        purpose = new Purpose("orbis", words);
        seat = before.turn();
    }

    String of(int move) {
        OrbisState after = state.copy();
        after.play(move);
        int gain = after.score(seat) - state.score(seat);
        if (gain > 0) {
            purpose.count("gain.points", gain);
        }
        int what = OrbisMoves.what(move);
        switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> take(what);
            case OrbisMoves.GOD -> god(what);
            case OrbisMoves.BUILD -> tile(before.preview(before.slot()));
            case OrbisMoves.WILD -> wild(before.preview(before.slot()));
            case OrbisMoves.AT -> at(what, after.survey());
            case OrbisMoves.GIVE -> give(what);
            case OrbisMoves.BURN -> purpose.say("burns");
            case OrbisMoves.GAIN -> pays(after.survey());
            case OrbisMoves.SWAP -> {
                pays(after.survey());
                if (purpose.isEmpty()) {
                    int colour = OrbisMoves.colour(move);
                    purpose.count("has", after.survey().supply(seat, colour), wording.colour(colour));
                }
            }
            case OrbisMoves.DECLINE -> {
                boolean burns =
                        before.cell() != OrbisSurvey.NONE && OrbisTiles.type(before.tile()) == OrbisTiles.VOLCANO;
                if (!burns && before.canFulfil()) {
                    purpose.count("saves", before.due());
                }
            }
            default -> {
                // nothing that could be named
            }
        }
        return purpose.text();
    }

    private void take(int slot) {
        OrbisPreview preview = before.preview(slot);
        tile(preview);
        int collected = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            collected += preview.collected(colour);
        }
        if (collected > 0) {
            purpose.count("collects", collected);
        }
        int most = 0;
        int whose = seat;
        for (int rival = 0; rival < state.seats(); rival++) {
            int points = rival == seat ? 0 : most(before.preview(slot, rival));
            if (points > most) {
                most = points;
                whose = rival;
            }
        }
        if (most > 0) {
            purpose.count("denies", most, words.seat(whose));
        }
    }

    // What the tile brings if it is built: points, or else what it does.
    private void tile(OrbisPreview preview) {
        int most = most(preview);
        if (most > 0) {
            purpose.count("tile", most);
        } else if (canBuild(preview) && OrbisTiles.points(preview.tile()) == 0) {
            purpose.say("effect", wording.effect(preview.tile()));
        }
    }

    /** The points in the best place; 0 if the tile cannot be built. */
    private static int most(OrbisPreview preview) {
        int most = 0;
        if (canBuild(preview)) {
            for (int left = preview.places(); left != 0; left &= left - 1) {
                most = Math.max(most, preview.points(Integer.numberOfTrailingZeros(left)));
            }
        }
        return most;
    }

    private static boolean canBuild(OrbisPreview preview) {
        return preview.canPay() && preview.places() != 0;
    }

    private void wild(OrbisPreview preview) {
        if (!canBuild(preview)) {
            purpose.say("only.wild");
            return;
        }
        int cost = preview.wildCost();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            cost += preview.cost(colour);
        }
        if (cost > 0) {
            purpose.count("saves", cost);
        }
    }

    private void god(int god) {
        if (god == OrbisGods.LOVE) {
            purpose.count("love", OrbisGods.LOVE_GAIN);
        }
        for (int rival = 0; rival < state.seats(); rival++) {
            if (rival != seat && before.god(rival) == OrbisSurvey.NONE && before.godPoints(rival, god) > 0) {
                purpose.count("denies.god", before.godPoints(rival, god), words.seat(rival));
                return;
            }
        }
    }

    private void at(int cell, OrbisSurvey after) {
        int tile = before.tile();
        if (!before.isTurned()) {
            OrbisPreview preview = before.preview(before.slot());
            if (after.tile() != OrbisSurvey.NONE && OrbisTiles.points(tile) > 0 && preview.points(cell) > 0) {
                purpose.count("then", preview.points(cell));
            } else if (OrbisTiles.points(tile) == 0) {
                purpose.say("effect", wording.effect(tile));
            }
            if (after.isOpen(seat, cell)) {
                int lacks = OrbisTiles.number(tile) - after.touching(seat, cell, tile);
                purpose.count("forest", lacks, wording.colours(OrbisTiles.effectColours(tile)));
            }
        }
        for (int left = before.occupied(seat); left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            int forest = before.tile(seat, other);
            if (after.isOpen(seat, other)
                    && after.touching(seat, other, forest) > before.touching(seat, other, forest)) {
                purpose.say("nears", wording.tile(forest));
                return;
            }
        }
    }

    private void give(int colour) {
        int own = before.supply(seat, colour);
        boolean most = true;
        for (int other = 0; other < OrbisWorshippers.COLOURS; other++) {
            most &= other == colour || before.supply(seat, other) < own;
        }
        if ((before.farms(seat) >> colour & 1) != 0) {
            purpose.say("farm", wording.colour(colour));
        } else if (most) {
            purpose.count("most", own, wording.colour(colour));
        } else if (own > 1) {
            purpose.count("left", own - 1, wording.colour(colour));
        }
    }

    // The tile that can be paid for now and could not before; of several the best.
    private void pays(OrbisSurvey after) {
        int best = OrbisSurvey.NONE;
        int most = OrbisSurvey.NONE;
        for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
            boolean there = state.phase() == OrbisPhase.TAKEN
                    ? slot == before.slot()
                    : before.display(slot) != OrbisSurvey.NONE;
            if (there && !before.preview(slot).canPay() && canBuild(after.preview(slot))) {
                int points = most(after.preview(slot));
                if (points > most) {
                    most = points;
                    best = after.preview(slot).tile();
                }
            }
        }
        if (best != OrbisSurvey.NONE) {
            purpose.say("pays", wording.tile(best));
        }
    }
}
