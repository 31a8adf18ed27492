package atoll.games.origo;

import atoll.engine.MoveList;

/** The legal moves of a position, in a fixed order: by what is done, then by card or field. */
final class OrigoChoices {
    private static final int WORDS = OrigoMap.WORDS;

    private OrigoChoices() {}

    /** Adds the legal moves to {@code out}; in a view none of those that tell what another hand holds. */
    static void of(OrigoState state, MoveList out) {
        switch (state.phase) {
            case DEALING, SWAPPING, REFILLING -> state.hands.outcomes(out);
            case PLACING -> placements(state, out);
            case TURN -> {
                if (isOurs(state, state.turn)) {
                    turn(state, out);
                }
            }
            case BATTLE -> {
                int actor = state.actor();
                if (isOurs(state, actor)) {
                    battle(state, actor, out);
                }
            }
            case NAMING -> {
                for (int seat = 0; seat < state.seats; seat++) {
                    out.add(OrigoMoves.of(OrigoMoves.START, seat));
                }
            }
            case OVER -> {
                // nothing is left to decide
            }
        }
    }

    private static boolean isOurs(OrigoState state, int seat) {
        return state.whole() || state.hands.viewer == seat;
    }

    private static void placements(OrigoState state, MoveList out) {
        OrigoBoard board = state.board;
        for (int word = 0; word < WORDS; word++) {
            int fields = board.free(word);
            for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
                boolean full = OrigoMap.size(country) - board.room(country) >= OrigoMap.startLimit(country);
                fields &= full ? ~OrigoMap.fields(country, word) : -1;
            }
            out.addEach(OrigoMoves.of(OrigoMoves.PLACE, word * OrigoMap.WORD_FIELDS), fields);
        }
    }

    private static void turn(OrigoState state, MoveList out) {
        int[] kinds = state.kinds;
        int count = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            if (state.hands.count(state.turn, kind) > 0) {
                kinds[count++] = kind;
            }
        }
        if (state.actions > 0 && state.board.supply[state.turn] > 0) {
            expansions(state, count, out);
            attacks(state, count, out);
        }
        movements(state, out);
        if (!state.shifted) {
            swaps(state, count, out);
        }
        out.add(OrigoMoves.of(OrigoMoves.END));
    }

    private static void expansions(OrigoState state, int count, MoveList out) {
        OrigoBoard board = state.board;
        board.borderOf(state.turn);
        for (int word = 0; word < WORDS; word++) {
            int free = board.free(word);
            int near = board.reach[word] & free;
            int first = word * OrigoMap.WORD_FIELDS;
            for (int i = 0; i < count; i++) {
                int kind = state.kinds[i];
                int fields = kind == OrigoCards.PEOPLE ? near : free & OrigoCards.fields(kind, word);
                if (fields != 0) {
                    out.addEach(OrigoMoves.of(OrigoMoves.EXPAND, kind, first), fields);
                }
            }
        }
    }

    private static void attacks(OrigoState state, int count, MoveList out) {
        if (!findAttackable(state)) {
            return;
        }
        for (int word = 0; word < WORDS; word++) {
            int open = state.attackable[word];
            int first = word * OrigoMap.WORD_FIELDS;
            for (int i = 0; open != 0 && i < count; i++) {
                int kind = state.kinds[i];
                // Whatever may be attacked is next to an own shield, so people always fit.
                int fields = kind == OrigoCards.PEOPLE ? open : open & OrigoCards.fields(kind, word);
                if (fields != 0) {
                    out.addEach(OrigoMoves.of(OrigoMoves.ATTACK, kind, first), fields);
                }
            }
        }
    }

    /** Fills {@code attackable} with the shields of others that the turn may attack, with whatever card; false if none. */
    static boolean findAttackable(OrigoState state) {
        OrigoBoard board = state.board;
        for (int word = 0; word < WORDS; word++) {
            state.attackable[word] = 0;
        }
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            if (board.isOpenToAttack(region)) {
                for (int word = 0; word < WORDS; word++) {
                    state.attackable[word] |= OrigoMap.fields(region, word);
                }
            }
        }
        board.borderOf(state.turn);
        int any = 0;
        for (int word = 0; word < WORDS; word++) {
            int others = board.taken(word) & ~board.of(state.turn, word);
            state.attackable[word] &= board.reach[word] & others;
            any |= state.attackable[word];
        }
        return any != 0;
    }

    // All shields of a group have the same targets: they may jump over each other.
    static void movements(OrigoState state, MoveList out) {
        OrigoBoard board = state.board;
        int base = state.turn * WORDS;
        int l0 = board.shields[base];
        int l1 = board.shields[base + 1];
        int l2 = board.shields[base + 2];
        int l3 = board.shields[base + 3];
        while ((l0 | l1 | l2 | l3) != 0) {
            int word = l0 != 0 ? 0 : l1 != 0 ? 1 : l2 != 0 ? 2 : 3;
            board.flood(state.turn, word, l0 != 0 ? l0 : l1 != 0 ? l1 : l2 != 0 ? l2 : l3);
            int g0 = board.reach[0];
            int g1 = board.reach[1];
            int g2 = board.reach[2];
            int g3 = board.reach[3];
            board.border();
            int t0 = board.reach[0] & board.free(0);
            int t1 = board.reach[1] & board.free(1);
            int t2 = board.reach[2] & board.free(2);
            int t3 = board.reach[3] & board.free(3);
            if ((t0 | t1 | t2 | t3) != 0) {
                moves(state, 0, g0, t0, t1, t2, t3, out);
                moves(state, 1, g1, t0, t1, t2, t3, out);
                moves(state, 2, g2, t0, t1, t2, t3, out);
                moves(state, 3, g3, t0, t1, t2, t3, out);
            }
            l0 &= ~g0;
            l1 &= ~g1;
            l2 &= ~g2;
            l3 &= ~g3;
        }
    }

    private static void moves(OrigoState state, int word, int group, int t0, int t1, int t2, int t3, MoveList out) {
        int movers = group & (OrigoMap.sea(word) & ~state.sailed[word] | (state.shifted ? 0 : ~OrigoMap.sea(word)));
        for (int left = movers; left != 0; left &= left - 1) {
            int bit = left & -left;
            int from = word * OrigoMap.WORD_FIELDS + Integer.numberOfTrailingZeros(left);
            int verb = (OrigoMap.sea(word) & bit) != 0 ? OrigoMoves.SAIL : OrigoMoves.WANDER;
            int first = OrigoMoves.of(verb, from, 0);
            out.addEach(first, t0);
            out.addEach(first + OrigoMap.WORD_FIELDS, t1);
            out.addEach(first + 2 * OrigoMap.WORD_FIELDS, t2);
            out.addEach(first + 3 * OrigoMap.WORD_FIELDS, t3);
        }
    }

    private static void swaps(OrigoState state, int count, MoveList out) {
        for (int i = 0; i < count; i++) {
            int kind = state.kinds[i];
            if (state.hands.count(state.turn, kind) > 1) {
                out.add(OrigoMoves.of(OrigoMoves.SWAP, kind, kind));
            }
            for (int j = i + 1; j < count; j++) {
                out.add(OrigoMoves.of(OrigoMoves.SWAP, kind, state.kinds[j]));
            }
        }
    }

    private static void battle(OrigoState state, int actor, MoveList out) {
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            if (state.hands.count(actor, kind) > 0 && fitsBattle(state, actor, kind)) {
                out.add(OrigoMoves.of(OrigoMoves.ADD, kind));
            }
        }
        out.add(OrigoMoves.of(OrigoMoves.FOLD));
    }

    /** Whether a card may be added to the battle at hand by a seat that takes part in it. */
    static boolean fitsBattle(OrigoState state, int seat, int kind) {
        return kind == OrigoCards.PEOPLE ? state.board.isNear(seat, state.target) : OrigoCards.fits(kind, state.target);
    }
}
