package atoll.games.origo;

import atoll.engine.MoveList;

/** The legal moves of a position, in a fixed order: by verb, then by card or field. */
final class OrigoLegalMoves {
    private static final int WORDS = OrigoMap.WORDS;

    private OrigoLegalMoves() {}

    /**
     * Adds the legal moves to {@code out}; in a view, none that would reveal another hand.
     *
     * @param state a position
     * @param out receives the result
     */
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
                // no decision left
            }
        }
    }

    private static boolean isOurs(OrigoState state, int seat) {
        return state.isFullyKnown() || state.hands.viewer == seat;
    }

    private static void placements(OrigoState state, MoveList out) {
        OrigoBoard board = state.board;
        int closed = 0;
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            boolean full = OrigoMap.size(country) - board.room(country) >= OrigoMap.startLimit(country);
            closed |= full ? 1 << country : 0;
        }
        for (int word = 0; word < WORDS; word++) {
            int fields = board.free(word);
            for (int left = closed; left != 0; left &= left - 1) {
                fields &= ~OrigoMap.fields(Integer.numberOfTrailingZeros(left), word);
            }
            out.addEach(OrigoMoves.of(OrigoMoves.PLACE, word * OrigoMap.WORD_FIELDS), fields);
        }
    }

    private static void turn(OrigoState state, MoveList out) {
        int count = OrigoBag.kinds(state.hands.bags, OrigoHands.hand(state.turn), state.kinds);
        state.board.borderOf(state.turn);
        for (int word = 0; word < WORDS; word++) {
            state.border[word] = state.board.reach[word];
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
        for (int word = 0; word < WORDS; word++) {
            int free = board.free(word);
            int near = state.border[word] & free;
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
        OrigoBoard board = state.board;
        int attackable = board.attackable();
        for (int word = 0; attackable != 0 && word < WORDS; word++) {
            int open = state.border[word] & board.taken[word] & ~board.of(state.turn, word);
            if (open != 0) {
                open &= OrigoMap.fieldsOf(attackable, word);
            }
            int first = word * OrigoMap.WORD_FIELDS;
            for (int i = 0; open != 0 && i < count; i++) {
                int kind = state.kinds[i];
                // Every attackable field is next to an own shield, so people always fit.
                int fields = kind == OrigoCards.PEOPLE ? open : open & OrigoCards.fields(kind, word);
                if (fields != 0) {
                    out.addEach(OrigoMoves.of(OrigoMoves.ATTACK, kind, first), fields);
                }
            }
        }
    }

    // All shields of a group have the same targets, because they may jump over each other. Most shields are single, and
    // handled separately.
    private static void movements(OrigoState state, MoveList out) {
        OrigoBoard board = state.board;
        int[] targets = state.targets;
        int[] left = state.left;
        int movers = 0;
        for (int word = 0; word < WORDS; word++) {
            int own = board.of(state.turn, word);
            left[word] = own & state.border[word];
            movers |= movers(state, word, left[word]);
            for (int alone = movers(state, word, own & ~state.border[word]); alone != 0; alone &= alone - 1) {
                int field = word * OrigoMap.WORD_FIELDS + Integer.numberOfTrailingZeros(alone);
                int beside = OrigoMap.besideWord(field);
                int lower = Math.min(word, beside);
                int higher = Math.max(word, beside);
                int bit = alone & -alone;
                out.addEach(first(field, word, bit, lower), OrigoMap.near(field, lower) & board.free(lower));
                out.addEach(first(field, word, bit, higher), OrigoMap.near(field, higher) & board.free(higher));
            }
        }
        for (int word = 0; movers != 0 && word < WORDS; word++) {
            while (left[word] != 0) {
                board.flood(state.turn, word, left[word]);
                for (int i = word; i < WORDS; i++) {
                    left[i] &= ~board.reach[i];
                    state.group[i] = movers(state, i, board.reach[i]);
                }
                board.border();
                for (int i = 0; i < WORDS; i++) {
                    targets[i] = board.reach[i] & board.free(i);
                }
                for (int i = word; i < WORDS; i++) {
                    group(i, state.group[i], targets, out);
                }
            }
        }
    }

    private static int movers(OrigoState state, int word, int shields) {
        int sea = OrigoMap.sea(word);
        return shields & (state.shifted ? sea & ~state.sailed[word] : ~(sea & state.sailed[word]));
    }

    private static void group(int word, int movers, int[] targets, MoveList out) {
        for (int left = movers; left != 0; left &= left - 1) {
            int from = word * OrigoMap.WORD_FIELDS + Integer.numberOfTrailingZeros(left);
            for (int i = 0; i < WORDS; i++) {
                if (targets[i] != 0) {
                    out.addEach(first(from, word, left & -left, i), targets[i]);
                }
            }
        }
    }

    private static int first(int from, int word, int bit, int toWord) {
        int verb = (OrigoMap.sea(word) & bit) != 0 ? OrigoMoves.SAIL : OrigoMoves.WANDER;
        return OrigoMoves.of(verb, from, toWord * OrigoMap.WORD_FIELDS);
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

    /**
     * {@return whether a seat of the current battle may add a card to it}
     *
     * @param state a position
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     */
    static boolean fitsBattle(OrigoState state, int seat, int kind) {
        return state.board.fits(seat, kind, state.target);
    }
}
