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
import atoll.table.MoveRationale;
import atoll.table.text.Messages;

/** The reasons for a move of Orbis: points, worshippers, what they can pay for, and what others do not get. */
final class OrbisRationale {
    private final OrbisState state;
    private final OrbisFacts before;
    private final OrbisTexts texts;
    private final Messages messages;
    private final MoveRationale rationale;
    private final int seat;
    /** Whether the seat takes no tile after the move. */
    private boolean last;

    /**
     * Reasons for moves in a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisRationale(OrbisState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        before = state.survey();
        texts = new OrbisTexts(state, messages);
        rationale = new MoveRationale("orbis", messages);
        seat = before.turn();
    }

    /**
     * {@return the reasons for a move}
     *
     * @param move a move, as the game encodes it
     */
    String of(int move) {
        return of(move, false);
    }

    /**
     * {@return the reasons for a move}
     *
     * @param move a move, as the game encodes it
     * @param turned whether the taken tile is then made a wilderness
     */
    String of(int move, boolean turned) {
        OrbisState after = state.copy();
        after.play(move);
        last = hasAllTiles(after.survey(), seat);
        int gain = after.score(seat) - state.score(seat);
        if (gain > 0) {
            rationale.addCount("gain.points", gain);
        }
        int what = OrbisMoves.what(move);
        switch (OrbisMoves.verb(move)) {
            case OrbisMoves.TAKE -> take(what, turned);
            case OrbisMoves.GOD -> god(what);
            case OrbisMoves.BUILD -> {
                tile(before.preview(before.slot()));
                if (rationale.isEmpty()) {
                    dear(before.preview(before.slot()));
                }
                if (rationale.isEmpty() && !mayPay()) {
                    rationale.add("last");
                }
            }
            case OrbisMoves.WILD -> wild(before.preview(before.slot()));
            case OrbisMoves.AT -> at(what, after.survey());
            case OrbisMoves.GIVE -> give(what, after.survey());
            case OrbisMoves.BURN -> {
                if (isAnyTileLeft()) {
                    rationale.add("burns");
                }
            }
            case OrbisMoves.GAIN -> pays(after.survey(), what);
            case OrbisMoves.SWAP -> pays(after.survey(), OrbisMoves.colour(move));
            case OrbisMoves.DECLINE -> {
                boolean burns =
                        before.cell() != OrbisFacts.NONE && OrbisTiles.type(before.tile()) == OrbisTiles.VOLCANO;
                if (!burns && mayPay() && before.canFulfil()) {
                    rationale.addCount("saves", before.due());
                }
            }
            default -> {
                // no reason to name
            }
        }
        return rationale.text();
    }

    // Whether worshippers can still be needed: for a tile, or for the god of death.
    private boolean mayPay() {
        return !last
                || before.god(seat) == OrbisFacts.NONE
                        && before.isOffered(OrbisGods.DEATH)
                        && before.supply(seat) >= OrbisGods.DEATH_PRICE;
    }

    // Whether a seat takes no more tiles; the one it has taken may not have its place yet.
    private boolean hasAllTiles(OrbisFacts facts, int of) {
        boolean unplaced = of == seat && facts.tile() != OrbisFacts.NONE && facts.cell() == OrbisFacts.NONE;
        return Integer.bitCount(facts.occupied(of)) + (unplaced ? 1 : 0) == OrbisPyramid.TILES;
    }

    private boolean isAnyTileLeft() {
        for (int of = 0; of < state.seats(); of++) {
            if (!hasAllTiles(before, of)) {
                return true;
            }
        }
        return false;
    }

    private void take(int slot, boolean turned) {
        OrbisPreview preview = before.preview(slot);
        if (turned) {
            wild(preview);
        } else {
            tile(preview);
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
            rationale.addCount("denies", most, messages.seat(whose));
        }
        int collected = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            collected += preview.collected(colour);
        }
        if ((turned || rationale.isEmpty()) && collected > 0 && !last) {
            rationale.addCount("collects", collected);
        }
    }

    // What the tile brings if it is built: points, or else its effect.
    private void tile(OrbisPreview preview) {
        int most = most(preview);
        if (most > 0) {
            rationale.addCount("tile", most);
        } else if (canBuild(preview) && mayStillCount(preview.tile())) {
            rationale.add("power", texts.worth(preview.tile()));
        }
    }

    // Tiles without points have another effect; a forest can score later. Most effects are for later tiles.
    private boolean mayStillCount(int tile) {
        int type = OrbisTiles.type(tile);
        return last ? type == OrbisTiles.SHRINE : OrbisTiles.points(tile) == 0 || type == OrbisTiles.FOREST;
    }

    // Why to build a tile that brings nothing: a wilderness could only cost points.
    private void dear(OrbisPreview preview) {
        boolean dear = true;
        for (int left = preview.wildPlaces(); left != 0; left &= left - 1) {
            dear &= preview.wildPoints(Integer.numberOfTrailingZeros(left)) < 0;
        }
        if (dear) {
            rationale.add("not.wild");
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
            if (preview.exchanges() < 0 || preview.places() == 0) {
                rationale.add("only.wild");
            }
            return;
        }
        int cost = preview.wildCost();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            cost += preview.cost(colour);
        }
        if (cost > 0 && mayPay()) {
            rationale.addCount("saves", cost);
        }
    }

    private void god(int god) {
        String power = "orbis.god." + OrbisGods.name(god);
        if (god == OrbisGods.LOVE) {
            if (!last) {
                rationale.addCount("love", OrbisGods.LOVE_GAIN);
            }
        } else if (god == OrbisGods.IDLENESS) {
            rationale.add("power", messages.text(power + ".1"));
        } else if (god == OrbisGods.APPRENTICE) {
            rationale.add("stays");
        } else if (rationale.isEmpty() && mayStillBring(god)) {
            rationale.add("power", messages.text(power + ".1") + " " + messages.text(power + ".2"));
        }
        for (int rival = 0; rival < state.seats(); rival++) {
            if (rival != seat
                    && before.god(rival) == OrbisFacts.NONE
                    && (god != OrbisGods.DEATH || before.supply(rival) >= OrbisGods.DEATH_PRICE)
                    && before.points().god(rival, god) > 0) {
                rationale.addCount("denies.god", before.points().god(rival, god), messages.seat(rival));
                return;
            }
        }
    }

    // Whether a god that brings nothing now can bring points later. The price of death is due at once. A complete world
    // can still come to have the fewest wildernesses, by those of others.
    private boolean mayStillBring(int god) {
        return god == OrbisGods.DEATH
                ? before.supply(seat) >= OrbisGods.DEATH_PRICE
                : !last || god == OrbisGods.TECHNOLOGY;
    }

    private void at(int cell, OrbisFacts after) {
        int tile = before.tile();
        if (!before.isTurned()) {
            OrbisPreview preview = before.preview(before.slot());
            if (after.tile() != OrbisFacts.NONE && OrbisTiles.points(tile) > 0 && preview.points(cell) > 0) {
                rationale.addCount("then", preview.points(cell));
            } else if (OrbisTiles.type(tile) == OrbisTiles.CONVERSION && after.tile() == OrbisFacts.NONE) {
                // The log says what is gained.
                pays(after, Integer.numberOfTrailingZeros(OrbisTiles.effectColours(tile)));
            } else if (OrbisTiles.points(tile) == 0 && mayStillCount(tile)) {
                rationale.add("power", texts.worth(tile));
            }
            if (after.isOpen(seat, cell) && !last) {
                int lacks = OrbisTiles.number(tile) - after.touching(seat, cell, tile);
                rationale.addCount("forest", lacks, texts.colours(OrbisTiles.effectColours(tile)));
            }
        }
        for (int left = before.occupied(seat); left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            int forest = before.tile(seat, other);
            if (!last
                    && after.isOpen(seat, other)
                    && after.touching(seat, other, forest) > before.touching(seat, other, forest)) {
                rationale.add("nears", texts.tile(forest));
                return;
            }
        }
        int next = after.wildPlaces(seat) & ~before.wildPlaces(seat);
        boolean opens = next != 0 && OrbisPyramid.row(31 - Integer.numberOfLeadingZeros(next)) > OrbisPyramid.row(cell);
        if (rationale.isEmpty() && opens) {
            rationale.add("opens");
        } else if (rationale.isEmpty() && before.isTurned()) {
            rationale.add("every");
        }
    }

    // Why a worshipper is dispensable: nothing costs its colour, or the rest suffices.
    private void give(int colour, OrbisFacts after) {
        if (last) {
            if (!mayPay()) {
                rationale.add("last");
            }
            return;
        }
        int own = before.supply(seat, colour);
        boolean most = true;
        for (int other = 0; other < OrbisWorshippers.COLOURS; other++) {
            most &= other == colour || before.supply(seat, other) < own;
        }
        int dearest = 0;
        int payable = OrbisFacts.NONE;
        for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
            int tile = before.display(slot);
            if (tile != OrbisFacts.NONE) {
                dearest = Math.max(dearest, OrbisTiles.cost(tile, colour));
                payable = canBuild(after.preview(slot, seat)) ? tile : payable;
            }
        }
        if ((before.farms(seat) >> colour & 1) != 0) {
            rationale.add("farm", texts.colour(colour));
        } else if (dearest == 0) {
            rationale.add("unwanted", texts.colour(colour));
        } else if (dearest < own) {
            rationale.add("enough", texts.colour(colour));
        } else if (most) {
            rationale.addCount("most", own, texts.colour(colour));
        } else if (payable != OrbisFacts.NONE && before.due() == 1) {
            rationale.add("still", texts.tile(payable));
        }
    }

    // The best tile that became payable; or how many tiles cost the gained colour.
    private void pays(OrbisFacts after, int colour) {
        int wanted = 0;
        int best = OrbisFacts.NONE;
        int most = OrbisFacts.NONE;
        for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
            int tile = before.display(slot);
            wanted += tile != OrbisFacts.NONE && OrbisTiles.cost(tile, colour) > 0 ? 1 : 0;
            boolean there =
                    state.phase() == OrbisPhase.TAKEN ? slot == before.slot() : tile != OrbisFacts.NONE && !last;
            // the turn may have ended
            OrbisPreview then =
                    there && state.phase() == OrbisPhase.TAKEN ? after.preview(slot) : after.preview(slot, seat);
            if (there && !before.preview(slot).canPay() && canBuild(then) && most(then) > most) {
                most = most(then);
                best = then.tile();
            }
        }
        boolean free = (before.farms(seat) >> colour & 1) != 0;
        if (best != OrbisFacts.NONE) {
            rationale.add("pays", texts.tile(best));
        } else if (wanted > 0 && !free && !last) {
            rationale.addCount("wanted", wanted, texts.colour(colour));
        }
    }
}
