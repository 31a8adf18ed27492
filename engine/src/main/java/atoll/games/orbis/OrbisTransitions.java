package atoll.games.orbis;

/** Plays moves: the effects of each move on the position. */
final class OrbisTransitions {
    private OrbisTransitions() {}

    /**
     * Plays a legal move.
     *
     * @param at a position
     * @param move a move of this game
     */
    static void play(OrbisState at, int move) {
        int what = OrbisMoves.what(move);
        OrbisPlayerArea area = at.playerAreas[at.turn];
        switch (OrbisMoves.verb(move)) {
            case OrbisMoves.GOD -> {
                if (at.phase == OrbisPhase.CALLING) {
                    call(at, what);
                } else {
                    takeGod(at, what);
                }
            }
            case OrbisMoves.DEAL -> deal(at, what);
            case OrbisMoves.TAKE -> {
                at.slot = what;
                at.tile = at.display.tiles[what];
                area.supply += at.display.take(what);
                at.phase = OrbisPhase.TAKEN;
            }
            case OrbisMoves.BUILD -> {
                area.supply -= area.cost(at.tile);
                at.due = OrbisTiles.wildCost(at.tile);
                at.phase = at.due > 0 ? OrbisPhase.PAYING : OrbisPhase.PLACING;
            }
            case OrbisMoves.WILD -> {
                at.turned = true;
                at.phase = OrbisPhase.PLACING;
            }
            case OrbisMoves.AT -> place(at, what);
            case OrbisMoves.GIVE -> give(at, what);
            case OrbisMoves.GAIN -> {
                area.supply += OrbisWorshippers.one(what);
                at.due--;
                if (at.due == 0) {
                    finishEffect(at);
                }
            }
            case OrbisMoves.FULFIL -> fulfil(at);
            case OrbisMoves.DECLINE -> finishEffect(at);
            case OrbisMoves.BURN -> {
                at.display.worshippers[OrbisMoves.slot(move)] -= OrbisWorshippers.one(OrbisMoves.colour(move));
                at.due--;
                if (at.due == 0) {
                    finishEffect(at);
                }
            }
            case OrbisMoves.SWAP -> {
                area.supply += OrbisWorshippers.one(OrbisMoves.colour(move))
                        - OrbisWorshippers.EXCHANGE * OrbisWorshippers.one(OrbisMoves.from(move));
                if (at.phase == OrbisPhase.DISCARDING) {
                    keepTen(at);
                }
            }
            default -> throw new IllegalArgumentException("no move of this game: " + move);
        }
    }

    /**
     * {@return the number of gods in a game: one more than seats}
     *
     * @param seats the number of seats
     */
    static int called(int seats) {
        return seats + 1;
    }

    private static void call(OrbisState at, int god) {
        at.gods |= 1 << god;
        if (Integer.bitCount(at.gods) == called(at.seats())) {
            at.phase = OrbisPhase.DEALING;
        }
    }

    private static void deal(OrbisState at, int tile) {
        if (at.phase == OrbisPhase.REFILLING) {
            at.display.deal(at.slot, tile);
            nextTurn(at);
        } else {
            at.display.deal(at.display.firstEmpty(), tile);
            if (at.display.firstEmpty() == OrbisDisplay.SLOTS) {
                at.phase = OrbisPhase.TURN;
            }
        }
    }

    private static void takeGod(OrbisState at, int god) {
        OrbisPlayerArea area = at.playerAreas[at.turn];
        at.gods &= ~(1 << god);
        area.god = god;
        if (god == OrbisGods.LOVE) {
            at.due = OrbisGods.LOVE_GAIN;
            at.phase = OrbisPhase.GAINING;
        } else if (god == OrbisGods.DEATH) {
            area.godFailed = true; // until its price is paid
            at.phase = OrbisPhase.FULFILLING;
        } else {
            finishEffect(at);
        }
    }

    private static void place(OrbisState at, int cell) {
        OrbisPlayerArea area = at.playerAreas[at.turn];
        int tile = at.tile;
        area.lay(cell, at.turned ? OrbisPlayerArea.WILDERNESS : tile);
        if (at.turned) {
            finishEffect(at);
            return;
        }
        switch (OrbisTiles.type(tile)) {
            case OrbisTiles.CONVERSION -> convert(at, area, cell);
            case OrbisTiles.VILLAGE, OrbisTiles.VOLCANO -> {
                area.failed |= 1 << cell; // until its price is paid
                at.cell = cell;
                at.phase = OrbisPhase.FULFILLING;
            }
            case OrbisTiles.IRRIGATION -> {
                area.failed |= area.isWatered(cell, tile) ? 0 : 1 << cell;
                finishEffect(at);
            }
            default -> finishEffect(at);
        }
    }

    private static void convert(OrbisState at, OrbisPlayerArea area, int cell) {
        int colours = OrbisTiles.effectColours(at.tile);
        int number = OrbisTiles.number(at.tile);
        if (colours == OrbisWorshippers.ALL_COLOURS) {
            at.cell = cell;
            at.due = number;
            at.phase = OrbisPhase.GAINING;
        } else {
            area.supply += number * OrbisWorshippers.one(Integer.numberOfTrailingZeros(colours));
            finishEffect(at);
        }
    }

    /**
     * {@return the price of FULFIL now: of a village, a volcano or the god of death}
     *
     * @param at a position
     */
    static int price(OrbisState at) {
        return at.cell == OrbisState.NONE ? OrbisGods.DEATH_PRICE : OrbisTiles.number(at.tile);
    }

    /**
     * {@return whether FULFIL can be completed now}
     *
     * @param at a position
     */
    static boolean canFulfil(OrbisState at) {
        boolean burns = at.cell != OrbisState.NONE && OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO;
        int there = burns
                ? at.display.count(OrbisTiles.effectColours(at.tile))
                : OrbisWorshippers.total(at.playerAreas[at.turn].supply);
        return there >= price(at);
    }

    private static void fulfil(OrbisState at) {
        OrbisPlayerArea area = at.playerAreas[at.turn];
        at.due = price(at);
        if (at.cell == OrbisState.NONE) {
            area.godFailed = false;
            at.phase = OrbisPhase.SACRIFICING;
        } else {
            area.failed &= ~(1 << at.cell);
            at.phase = OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO ? OrbisPhase.BURNING : OrbisPhase.SACRIFICING;
        }
    }

    private static void give(OrbisState at, int colour) {
        at.playerAreas[at.turn].supply -= OrbisWorshippers.one(colour);
        if (at.phase == OrbisPhase.DISCARDING) {
            keepTen(at);
            return;
        }
        at.due--;
        if (at.due == 0) {
            if (at.phase == OrbisPhase.PAYING) {
                at.phase = OrbisPhase.PLACING;
            } else {
                finishEffect(at);
            }
        }
    }

    private static void finishEffect(OrbisState at) {
        at.tile = OrbisState.NONE;
        at.turned = false;
        at.cell = OrbisState.NONE;
        keepTen(at);
    }

    private static void keepTen(OrbisState at) {
        if (OrbisWorshippers.total(at.playerAreas[at.turn].supply) > OrbisState.LIMIT) {
            at.phase = OrbisPhase.DISCARDING;
        } else if (at.slot != OrbisState.NONE) {
            at.phase = OrbisPhase.REFILLING;
        } else {
            nextTurn(at);
        }
    }

    // In a composed position the numbers of remaining turns may differ; finished seats are skipped.
    private static void nextTurn(OrbisState at) {
        at.slot = OrbisState.NONE;
        int seats = at.playerAreas.length;
        for (int i = 0; i < seats; i++) {
            at.turn = at.turn == seats - 1 ? 0 : at.turn + 1;
            if (!at.playerAreas[at.turn].isFinished()) {
                at.phase = OrbisPhase.TURN;
                return;
            }
        }
        at.turn = 0;
        at.phase = OrbisPhase.OVER;
    }
}
