package atoll.games.kanaloa;

/** Plays moves: the effects of each move on the position. */
final class KanaloaTransitions {
    // Quicker to check than the islands.
    private static final int LEAST_TO_WIN = KanaloaMap.fewestBridges(KanaloaState.ISLANDS_TO_WIN);

    private KanaloaTransitions() {}

    /**
     * Plays a legal move.
     *
     * @param at a position
     * @param move a move of this game
     */
    static void play(KanaloaState at, int move) {
        int card = KanaloaMoves.card(move);
        switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.GOD -> placeStone(at, KanaloaMoves.god(move));
            case KanaloaMoves.DEAL -> deal(at, card);
            case KanaloaMoves.GIVE -> give(at, card);
            case KanaloaMoves.BUILD -> {
                playCard(at, card);
                lay(at, KanaloaMoves.connection(move));
            }
            case KanaloaMoves.EXCHANGE -> {
                playCard(at, card);
                playCard(at, KanaloaMoves.second(move));
                lay(at, KanaloaMoves.connection(move));
            }
            case KanaloaMoves.REMOVE -> {
                at.board.remove(KanaloaMoves.connection(move));
                at.progress.removals &= at.progress.removals - 1;
                if (at.progress.removals == 0) {
                    at.phase = KanaloaPhase.TURN;
                }
            }
            case KanaloaMoves.DISCARD -> {
                at.cards.discard(at.turn, card);
                at.progress.discarded = true;
            }
            case KanaloaMoves.TAKE -> {
                at.cards.take(at.turn, card);
                if (at.phase == KanaloaPhase.EXTRA) {
                    goOnWithOneMore(at);
                } else {
                    nextTurn(at);
                }
            }
            case KanaloaMoves.DRAW ->
                at.phase = at.phase == KanaloaPhase.EXTRA ? KanaloaPhase.EXTRA_DRAWING : KanaloaPhase.DRAWING;
            case KanaloaMoves.END -> end(at);
            case KanaloaMoves.PASS -> lastTurnOf(at, at.turn);
            case KanaloaMoves.KU -> {
                at.board.use(at.turn, KanaloaGods.KU);
                at.progress.other = KanaloaMoves.seat(move);
                at.cards.learnHand(at.turn, at.progress.other);
                at.phase = KanaloaPhase.STEALING;
            }
            case KanaloaMoves.STEAL -> {
                at.cards.pass(at.progress.other, at.turn, card);
                goOn(at);
            }
            case KanaloaMoves.LEAVE -> goOn(at);
            case KanaloaMoves.PELE -> {
                at.board.use(at.turn, KanaloaGods.PELE);
                at.progress.other = at.turn;
                nextVictim(at);
            }
            case KanaloaMoves.PULL -> {
                at.cards.pass(at.progress.other, at.turn, card);
                at.progress.givers |= 1 << at.progress.other;
                nextVictim(at);
            }
            case KanaloaMoves.RETURN -> {
                at.cards.pass(at.turn, at.progress.other, card);
                at.progress.givers &= ~(1 << at.progress.other);
                nextReturn(at);
            }
            case KanaloaMoves.LONO -> {
                at.board.use(at.turn, KanaloaGods.LONO);
                at.phase = KanaloaPhase.EXTRA;
            }
            default -> throw new IllegalArgumentException("no move of this game: " + move);
        }
    }

    // Setup.

    private static void placeStone(KanaloaState at, int god) {
        int island = 0;
        while (at.board.stone(island) != KanaloaGods.NONE) {
            island++;
        }
        at.board.setStone(island, god);
        if (island == KanaloaMap.ISLANDS - 1) {
            at.phase = KanaloaPhase.DEALING;
        }
    }

    private static void deal(KanaloaState at, int island) {
        switch (at.phase) {
            case FILLING -> {
                at.cards.fill(island);
                fillOrPlay(at);
            }
            case DEALING -> {
                at.cards.deal(at.turn, island);
                if (at.cards.hand(at.turn) == KanaloaState.HAND) {
                    boolean last = at.turn == at.seats() - 1;
                    at.turn = last ? 0 : at.turn + 1;
                    at.phase = last ? KanaloaPhase.GIVING : KanaloaPhase.DEALING;
                }
            }
            case EXTRA_DRAWING -> {
                at.cards.deal(at.turn, island);
                at.phase = KanaloaPhase.TURN;
            }
            default -> {
                at.cards.deal(at.turn, island);
                nextTurn(at);
            }
        }
    }

    private static void give(KanaloaState at, int island) {
        at.given[at.turn] = 1 + island;
        if (at.turn < at.seats() - 1) {
            at.turn++;
            return;
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            at.cards.putAway(seat, at.given[seat] - 1);
            at.given[seat] = 0;
        }
        at.turn = 0;
        fillOrPlay(at);
    }

    private static void fillOrPlay(KanaloaState at) {
        boolean short4 = at.cards.deck != KanaloaBag.EMPTY && at.displaySize() < KanaloaState.DISPLAY;
        at.phase = short4 ? KanaloaPhase.FILLING : KanaloaPhase.TURN;
    }

    // Bridges.

    private static void playCard(KanaloaState at, int card) {
        at.progress.played = true;
        if (card == KanaloaMoves.JOKER) {
            at.board.use(at.turn, KanaloaGods.KANALOA);
        } else {
            at.cards.play(at.turn, card);
        }
    }

    private static void lay(KanaloaState at, int connection) {
        int gained = at.board.lay(at.turn, connection);
        if (gained != 0) {
            for (int islands = gained; islands != 0; islands &= islands - 1) {
                takeStone(at, Integer.numberOfTrailingZeros(islands));
            }
            if (at.board.bridges(at.turn) >= LEAST_TO_WIN && at.board.islands(at.turn) >= KanaloaState.ISLANDS_TO_WIN) {
                at.champion = at.turn;
                beginTurn(at, 0);
                at.phase = KanaloaPhase.OVER;
                return;
            }
        }
        int first = KanaloaMap.first(connection);
        int second = KanaloaMap.second(connection);
        at.progress.removals =
                (at.board.leads(at.turn, first) ? 1 << first : 0) | (at.board.leads(at.turn, second) ? 1 << second : 0);
        if (at.progress.removals != 0) {
            at.phase = KanaloaPhase.REMOVING;
        }
    }

    private static void takeStone(KanaloaState at, int island) {
        int god = at.board.stone(island);
        if (god != KanaloaGods.NONE) {
            at.board.setStone(island, KanaloaGods.NONE);
            if (god == KanaloaGods.KANE) {
                at.points[at.turn] += KanaloaGods.kane(island);
            } else {
                at.board.hold(at.turn, god);
            }
        }
    }

    // Stones.

    // Ends access to other hands.
    private static void goOn(KanaloaState at) {
        at.progress.other = 0;
        at.phase = KanaloaPhase.TURN;
    }

    // The next seat, from the left, that has cards and has not given one.
    private static void nextVictim(KanaloaState at) {
        at.progress.other = next(at, at.progress.other);
        while (at.progress.other != at.turn && at.cards.hand(at.progress.other) == 0) {
            at.progress.other = next(at, at.progress.other);
        }
        at.phase = KanaloaPhase.PULLING;
        if (at.progress.other == at.turn) {
            nextReturn(at);
        }
    }

    private static void nextReturn(KanaloaState at) {
        if (at.progress.givers == 0) {
            goOn(at);
            return;
        }
        while ((at.progress.givers >> at.progress.other & 1) == 0) {
            at.progress.other = next(at, at.progress.other);
        }
        at.phase = KanaloaPhase.RETURNING;
    }

    private static void goOnWithOneMore(KanaloaState at) {
        fillOrPlay(at);
        at.progress.closing = at.displaySize() == 0;
    }

    // Turns and halves.

    // The seat to the left.
    private static int next(KanaloaState at, int seat) {
        return seat == at.seats - 1 ? 0 : seat + 1;
    }

    private static void nextTurn(KanaloaState at) {
        beginTurn(at, next(at, at.turn));
        if ((at.cards.display | at.cards.deck) != KanaloaBag.EMPTY) {
            fillOrPlay(at);
        } else if (at.secondHalf) {
            at.lastRound = true;
        } else {
            for (int seat = 0; seat < at.seats(); seat++) {
                at.points[seat] += at.worth(seat, false);
            }
            at.secondHalf = true;
            at.cards.shuffle();
            fillOrPlay(at);
        }
    }

    private static void beginTurn(KanaloaState at, int seat) {
        at.turn = seat;
        at.progress.played = false;
        at.progress.discarded = false;
        at.progress.closing = false;
        at.phase = KanaloaPhase.TURN;
    }

    private static void end(KanaloaState at) {
        if (!at.lastRound) {
            at.lastRound = true;
            beginTurn(at, next(at, at.turn));
            return;
        }
        int order = 1;
        for (int seat = 0; seat < at.seats(); seat++) {
            order += at.finished[seat] > 0 ? 1 : 0;
        }
        at.finished[at.turn] = order;
        if (order < at.seats()) {
            lastTurnOf(at, at.turn);
            return;
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            at.points[seat] += at.worth(seat, true);
        }
        beginTurn(at, 0);
        at.phase = KanaloaPhase.OVER;
    }

    // The next seat after this one that has not had its last turn.
    private static void lastTurnOf(KanaloaState at, int after) {
        int seat = after;
        do {
            seat = next(at, seat);
        } while (at.finished[seat] > 0);
        beginTurn(at, seat);
    }
}
