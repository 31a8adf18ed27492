package atoll.games.origo;

import static atoll.games.origo.OrigoHands.DISCARDS;

/** Plays moves: the effects of each move on the position. */
final class OrigoTransitions {
    private OrigoTransitions() {}

    /**
     * Plays a legal move.
     *
     * @param state a position
     * @param move a move of this game
     */
    static void play(OrigoState state, int move) {
        int card = OrigoMoves.card(move);
        int field = OrigoMoves.field(move);
        switch (OrigoMoves.verb(move)) {
            case OrigoMoves.DEAL -> deal(state, card);
            case OrigoMoves.PLACE -> place(state, field);
            case OrigoMoves.EXPAND -> {
                state.hands.play(state.turn, card, DISCARDS);
                state.board.supply[state.turn]--;
                state.actions--;
                arrive(state, field);
            }
            case OrigoMoves.ATTACK -> {
                state.actions--;
                state.target = field;
                state.hands.play(state.turn, card, OrigoHands.played(0));
                state.phase = OrigoPhase.BATTLE;
            }
            case OrigoMoves.WANDER -> {
                state.shifted = true;
                int from = OrigoMoves.from(move);
                if (state.hasSailed(from)) {
                    mark(state, field); // a shield that came by sea stays marked
                }
                leave(state, from, field);
            }
            case OrigoMoves.SAIL -> {
                mark(state, field);
                leave(state, OrigoMoves.from(move), field);
            }
            case OrigoMoves.SWAP -> {
                state.shifted = true;
                state.hands.play(state.turn, card, DISCARDS);
                state.hands.play(state.turn, OrigoMoves.second(move), DISCARDS);
                state.phase = OrigoPhase.SWAPPING;
                state.drawing = 2;
                state.hands.canDraw();
            }
            case OrigoMoves.END -> {
                state.quiet &= !state.hasActed();
                beginTurn(state, state.turn);
                state.phase = OrigoPhase.REFILLING;
                state.drawing = state.turn;
                refill(state);
            }
            case OrigoMoves.ADD ->
                state.hands.play(state.actor(), card, OrigoHands.played(state.actor() == state.turn ? 0 : 1));
            case OrigoMoves.FOLD -> fold(state);
            case OrigoMoves.START -> {
                state.start = OrigoMoves.seat(move);
                beginTurn(state, state.start);
            }
            default -> throw new IllegalArgumentException("no move of this game: " + move);
        }
    }

    private static void mark(OrigoState state, int field) {
        state.sailed[OrigoMap.word(field)] |= OrigoMap.bit(field);
    }

    private static void leave(OrigoState state, int from, int to) {
        state.sailed[OrigoMap.word(from)] &= ~OrigoMap.bit(from);
        state.board.remove(state.turn, from);
        arrive(state, to);
    }

    // Places a shield of the turn on a free field, which may complete the founding of a country.
    private static void arrive(OrigoState state, int field) {
        OrigoBoard board = state.board;
        board.put(state.turn, field);
        int country = OrigoMap.region(field);
        if (!OrigoMap.isSea(country) && !board.isFounded(country) && board.room(country) == 0) {
            int stone = board.stones();
            board.founded |= 1 << country;
            state.track.advance(state.turn, OrigoBoard.stone(stone));
            // The last stone ends the game, and the final scoring includes waiting ones.
            state.waiting += OrigoBoard.isRed(stone) && stone + 1 < OrigoMap.COUNTRIES ? 1 : 0;
        }
    }

    // Before the first turn.

    private static void deal(OrigoState state, int card) {
        switch (state.phase) {
            case DEALING -> {
                state.hands.deal(state.turn, card);
                if (state.hands.sizes[state.turn] == OrigoCards.HAND && ++state.turn == state.seats) {
                    state.turn = 0;
                    state.phase = OrigoPhase.PLACING;
                }
            }
            case SWAPPING -> {
                state.hands.deal(state.turn, card);
                if (--state.drawing == 0) {
                    state.phase = OrigoPhase.TURN;
                } else {
                    state.hands.canDraw();
                }
            }
            default -> {
                state.hands.deal(state.drawing, card);
                refill(state);
            }
        }
    }

    private static void place(OrigoState state, int field) {
        OrigoBoard board = state.board;
        board.put(state.turn, field);
        board.supply[state.turn]--;
        state.turn = (state.turn + 1) % state.seats;
        int left = OrigoBoard.shieldsEach(state.seats) - OrigoBoard.startShields(state.seats);
        if (board.supply[state.turn] == left) {
            beginTurn(state, state.start);
        }
    }

    private static void beginTurn(OrigoState state, int seat) {
        state.phase = OrigoPhase.TURN;
        state.turn = seat;
        state.actions = OrigoState.ACTIONS;
        state.shifted = false;
        state.drawing = 0;
        for (int word = 0; word < OrigoMap.WORDS; word++) {
            state.sailed[word] = 0;
        }
    }

    private static void fold(OrigoState state) {
        settle(state, state.attackValue() > state.defenceValue());
    }

    /**
     * Ends a battle.
     *
     * @param state a position in a battle
     * @param won whether the attacker wins
     */
    static void settle(OrigoState state, boolean won) {
        int defender = state.board.owner(state.target);
        state.board.supply[state.turn]--; // either way
        if (won) {
            state.board.remove(defender, state.target);
            state.board.put(state.turn, state.target);
        }
        state.hands.clearBattle();
        state.target = OrigoState.NOWHERE;
        state.phase = OrigoPhase.TURN;
    }

    // From the active seat on, each hand up to ten before the next.
    private static void refill(OrigoState state) {
        int passed = (state.drawing - state.turn + state.seats) % state.seats;
        while (state.hands.sizes[state.drawing] >= OrigoCards.HAND && passed < state.seats) {
            state.drawing = (state.drawing + 1) % state.seats;
            passed++;
        }
        if (passed == state.seats || !state.hands.canDraw()) {
            endTurn(state);
        }
    }

    private static void endTurn(OrigoState state) {
        int next = (state.turn + 1) % state.seats;
        if (next == state.start) {
            endRound(state);
        } else {
            beginTurn(state, next);
        }
    }

    private static void endRound(OrigoState state) {
        boolean over = state.isLastTurn();
        state.quiet = true;
        if (over || state.waiting > 0) {
            state.scoring.take(state.board).award(state.track, state.start);
        }
        beginTurn(state, state.start);
        if (over) {
            state.phase = OrigoPhase.OVER;
            state.waiting = 0;
        } else if (state.waiting > 0) {
            state.waiting--;
            state.phase = OrigoPhase.NAMING;
            state.turn = state.track.last();
        }
    }
}
