package atoll.games.kanaloa;

import atoll.engine.MoveList;

/** The legal moves of a position. */
final class KanaloaLegalMoves {
    // Bridges of jokers on the connections before this one are listed first: links know moves by their places.
    private static final int HALF = 19;

    private KanaloaLegalMoves() {}

    /**
     * Lists the legal moves.
     *
     * @param at a position
     * @param out receives the result
     */
    static void moves(KanaloaState at, MoveList out) {
        out.clear();
        switch (at.phase) {
            case PLACING -> stones(at, out);
            case DEALING, FILLING, DRAWING, EXTRA_DRAWING -> deal(at.cards.deck, out);
            case GIVING -> eachOfHand(at, KanaloaMoves.GIVE, at.turn, out);
            case TURN -> {
                // The legal moves would reveal the hand.
                if (at.cards.unknown[at.turn] == 0) {
                    turn(at, out);
                }
            }
            case REMOVING -> {
                int island = at.progress().removalIsland();
                KanaloaConnectionSets.addEach(island, at.board.removable(at.turn, island), KanaloaMoves.remove(0), out);
            }
            case EXTRA -> takes(at, out);
            case STEALING -> {
                if (at.cards.unknown[at.progress.other] == 0) {
                    each(KanaloaMoves.STEAL, at.cards.hands[at.progress.other], out);
                    out.add(KanaloaMoves.of(KanaloaMoves.LEAVE));
                }
            }
            case PULLING -> pulls(at, out);
            case RETURNING -> returns(at, out);
            case OVER -> {
                // no decision left
            }
        }
    }

    /**
     * {@return whether a move is legal that would be with another hand}
     *
     * @param at a position
     * @param move a move
     */
    static boolean stillAllows(KanaloaState at, int move) {
        int card = KanaloaMoves.card(move);
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.GIVE, KanaloaMoves.RETURN, KanaloaMoves.BUILD -> holds(at, card, 1);
            case KanaloaMoves.STEAL -> KanaloaBag.of(at.cards.hands[at.progress.other], card) > 0;
            case KanaloaMoves.EXCHANGE -> {
                int second = KanaloaMoves.second(move);
                yield holds(at, card, card == second ? 2 : 1) && holds(at, second, 1);
            }
            // Later in a turn, a card may be discarded only if no other can be played.
            case KanaloaMoves.DISCARD ->
                at.progress.discarded || at.progress.played ? at.isLegal(move) : holds(at, card, 1);
            default -> true;
        };
    }

    private static boolean holds(KanaloaState at, int card, int count) {
        return card == KanaloaMoves.JOKER || KanaloaBag.of(at.cards.hands[at.turn], card) >= count;
    }

    // Chance.

    private static void stones(KanaloaState at, MoveList out) {
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            int left = KanaloaGods.count(god);
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                left -= at.board.stone(island) == god ? 1 : 0;
            }
            if (left > 0) {
                out.add(KanaloaMoves.of(KanaloaMoves.GOD, god), left);
            }
        }
    }

    private static void deal(int deck, MoveList out) {
        for (int islands = KanaloaBag.islands(deck); islands != 0; islands &= islands - 1) {
            int island = Integer.numberOfTrailingZeros(islands) >> 1;
            out.add(KanaloaMoves.of(KanaloaMoves.DEAL, island), KanaloaBag.of(deck, island));
        }
    }

    // In a view, the unknown cards of the hand can be any of the unseen ones.
    private static void pulls(KanaloaState at, MoveList out) {
        int unknown = at.cards.unknown[at.progress.other];
        int unseen = unknown == 0 ? 1 : KanaloaBag.size(at.cards.deck);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int weight = at.hand(at.progress.other, island) * unseen + unknown * KanaloaBag.of(at.cards.deck, island);
            if (weight > 0) {
                out.add(KanaloaMoves.of(KanaloaMoves.PULL, island), weight);
            }
        }
    }

    // Seats.

    private static void eachOfHand(KanaloaState at, int verb, int seat, MoveList out) {
        if (at.cards.unknown[seat] == 0) {
            each(verb, at.cards.hands[seat], out);
        }
    }

    private static void each(int verb, int bag, MoveList out) {
        for (int islands = KanaloaBag.islands(bag); islands != 0; islands &= islands - 1) {
            out.add(KanaloaMoves.of(verb, Integer.numberOfTrailingZeros(islands) >> 1));
        }
    }

    private static void returns(KanaloaState at, MoveList out) {
        if (at.cards.unknown[at.turn] == 0) {
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                if (at.hand(at.turn, island) > 0) {
                    out.add(KanaloaMoves.giveBack(at.progress.other, island));
                }
            }
        }
    }

    private static void takes(KanaloaState at, MoveList out) {
        if (at.left() > 0) {
            out.add(KanaloaMoves.of(KanaloaMoves.DRAW));
        }
        each(KanaloaMoves.TAKE, at.cards.display, out);
    }

    private static void turn(KanaloaState at, MoveList out) {
        if (!at.progress.discarded) {
            bridges(at, out);
        }
        boolean usesCard = out.size() > 0;
        if (at.godsHelp() && at.board.holdsAny(at.turn)) {
            stoneMoves(at, out);
        }
        int hand = at.cards.hand(at.turn);
        boolean tooMany = !at.lastRound && hand > limit(at);
        // our reading of the rulebook (help: kanaloa.en.json): one voluntary discard before a card is played; above the
        // limit discards are forced, but only if no card of the hand can be played
        if (!at.progress.discarded && !at.progress.played || tooMany && !usesCard) {
            each(KanaloaMoves.DISCARD, at.cards.hands[at.turn], out);
        }
        if (at.lastRound || at.progress.closing) {
            if (!tooMany) {
                out.add(KanaloaMoves.of(KanaloaMoves.END));
            }
            if (at.mayPass()) {
                out.add(KanaloaMoves.of(KanaloaMoves.PASS));
            }
        } else if (!tooMany) {
            takes(at, out);
        }
    }

    /**
     * {@return whether a seat may postpone its last turn: another seat with more points has not had its last turn}
     *
     * @param at a position
     * @param who a seat, from 0
     */
    static boolean mayPass(KanaloaState at, int who) {
        boolean ahead = false;
        for (int seat = 0; seat < at.seats(); seat++) {
            ahead |= at.finished[seat] == 0 && at.points[seat] > at.points[who];
        }
        return ahead;
    }

    /**
     * {@return the hand limit of a seat before it ends its turn}
     *
     * @param at a position
     */
    static int limit(KanaloaState at) {
        return at.progress.closing ? KanaloaState.HAND_LIMIT : KanaloaState.HAND_LIMIT - 1;
    }

    // All bridges that use at least one card of the hand.
    private static void bridges(KanaloaState at, MoveList out) {
        KanaloaBoard board = at.board;
        int hand = at.cards.hands[at.turn];
        boolean joker = at.godsHelp() && board.held(at.turn, KanaloaGods.KANALOA) > 0;
        for (int islands = KanaloaBag.islands(hand); islands != 0; islands &= islands - 1) {
            int island = Integer.numberOfTrailingZeros(islands) >> 1;
            int foreign = board.foreign(at.turn, island);
            KanaloaConnectionSets.addEach(island, board.free(island), KanaloaMoves.build(island, 0), out);
            if (KanaloaBag.of(hand, island) > 1) {
                KanaloaConnectionSets.addEach(island, foreign, KanaloaMoves.exchange(island, island, 0), out);
            }
            if (joker) {
                KanaloaConnectionSets.addEach(
                        island, foreign, KanaloaMoves.exchange(island, KanaloaMoves.JOKER, 0), out);
            }
            for (int more = islands & islands - 1 & KanaloaMap.neighbours(island); more != 0; more &= more - 1) {
                int second = Integer.numberOfTrailingZeros(more) >> 1;
                if ((foreign & KanaloaConnectionSets.between(island, second)) != 0) {
                    out.add(KanaloaMoves.exchange(island, second, KanaloaMap.between(island, second)));
                }
            }
        }
    }

    // Bridges of jokers alone, on the connections from one to before another.
    private static void jokerBridges(KanaloaState at, int jokers, int from, int to, MoveList out) {
        for (int c = from; jokers > 0 && c < to; c++) {
            if (at.board.isFree(c)) {
                out.add(KanaloaMoves.build(KanaloaMoves.JOKER, c));
            }
        }
        for (int c = from; jokers > 1 && c < to; c++) {
            if (!at.board.isFree(c) && !at.board.hasBridge(at.turn, c)) {
                out.add(KanaloaMoves.exchange(KanaloaMoves.JOKER, KanaloaMoves.JOKER, c));
            }
        }
    }

    private static void stoneMoves(KanaloaState at, MoveList out) {
        KanaloaBoard board = at.board;
        // our reading of the rulebook: no bridge after a discard, but the other stones help at any time
        int jokers = at.progress.discarded ? 0 : board.held(at.turn, KanaloaGods.KANALOA);
        jokerBridges(at, jokers, 0, HALF, out);
        jokerBridges(at, jokers, HALF, KanaloaMap.CONNECTIONS, out);
        boolean victims = false;
        for (int seat = 0; seat < at.seats(); seat++) {
            if (seat != at.turn && at.cards.hand(seat) > 0) {
                victims = true;
                if (board.held(at.turn, KanaloaGods.KU) > 0) {
                    out.add(KanaloaMoves.of(KanaloaMoves.KU, seat));
                }
            }
        }
        if (victims && board.held(at.turn, KanaloaGods.PELE) > 0) {
            out.add(KanaloaMoves.of(KanaloaMoves.PELE));
        }
        if (board.held(at.turn, KanaloaGods.LONO) > 0 && at.left() + at.displaySize() > 0) {
            out.add(KanaloaMoves.of(KanaloaMoves.LONO));
        }
    }
}
