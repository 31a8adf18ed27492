package atoll.games.kanaloa;

/** Checks whether the rules can continue from a decoded position; composed ones are valid. */
final class KanaloaValidator {
    private KanaloaValidator() {}

    /**
     * {@return whether the rules can lead to a position and continue from it}
     *
     * @param at a position
     */
    static boolean isSound(KanaloaState at) {
        return areStonesSound(at)
                && areCardsSound(at)
                && (KanaloaCodec.isBegun(at)
                        ? areHandsSound(at)
                                && isKnowledgeSound(at)
                                && isBoardSound(at)
                                && arePointsSound(at)
                                && isRoundSound(at)
                                && isTurnSound(at)
                        : isSetUpSound(at));
    }

    private static boolean areStonesSound(KanaloaState at) {
        boolean setUp = !KanaloaCodec.isBegun(at);
        boolean sound = at.gods || at.phase != KanaloaPhase.PLACING;
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            int left = KanaloaGods.count(god);
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                left -= at.board.stone(island) == god ? 1 : 0;
            }
            for (int seat = 0; god != KanaloaGods.KANE && seat < at.seats(); seat++) {
                left -= at.board.held(seat, god);
            }
            boolean allLaid = at.gods && setUp && at.phase != KanaloaPhase.PLACING;
            sound &= allLaid ? left == 0 : left >= 0;
        }
        if (at.phase == KanaloaPhase.PLACING) {
            for (int island = 1; island < KanaloaMap.ISLANDS; island++) {
                sound &= at.board.stone(island) == KanaloaGods.NONE || at.board.stone(island - 1) != KanaloaGods.NONE;
            }
            sound &= at.board.stone(KanaloaMap.ISLANDS - 1) == KanaloaGods.NONE && at.turn == 0;
        }
        return sound;
    }

    private static boolean areCardsSound(KanaloaState at) {
        boolean sound = at.left() >= 0 && at.displaySize() <= KanaloaState.DISPLAY;
        for (int seat = 0; seat < at.seats(); seat++) {
            // Only the owner knows its face-down discards.
            sound &= at.isFullyKnown() || seat == at.cards.viewer || at.cards.down[seat] == KanaloaBag.EMPTY;
        }
        return sound;
    }

    private static boolean isSetUpSound(KanaloaState at) {
        boolean sound = at.displaySize() == 0 && at.cards.discards == KanaloaBag.EMPTY && at.faceDown() == 0;
        for (int seat = 0; seat < at.seats(); seat++) {
            int hand = at.handSize(seat);
            boolean before = seat < at.turn;
            // Only the owner knows a card that is dealt now.
            sound &= at.isFullyKnown() || seat == at.cards.viewer || at.cards.hands[seat] == KanaloaBag.EMPTY;
            sound &= switch (at.phase) {
                case PLACING -> hand == 0;
                case DEALING ->
                    before ? hand == KanaloaState.HAND : seat == at.turn ? hand < KanaloaState.HAND : hand == 0;
                default -> hand == KanaloaState.HAND && (before ? hasGiven(at, seat) : at.given[seat] == 0);
            };
        }
        return sound;
    }

    /**
     * {@return whether a seat has put away a card that is still in its hand}
     *
     * @param at a position before all of these cards are revealed
     * @param seat a seat, from 0
     */
    static boolean hasGiven(KanaloaState at, int seat) {
        int island = at.given[seat] - 1;
        return at.given[seat] == KanaloaState.SECRET ? at.unknown(seat) > 0 : island >= 0 && at.hand(seat, island) > 0;
    }

    private static boolean areHandsSound(KanaloaState at) {
        boolean sound = true;
        for (int seat = 0; seat < at.seats(); seat++) {
            sound &= at.handSize(seat) <= mostInHand(at, seat);
        }
        return sound;
    }

    /**
     * {@return the most cards of a hand} With stones a hand can exceed the limit within a turn, also in a winning one. PELE returns a
     * card to each giver.
     *
     * @param at a position
     * @param seat a seat, from 0
     */
    static int mostInHand(KanaloaState at, int seat) {
        int growing = at.phase == KanaloaPhase.OVER ? at.champion : at.turn;
        int more = seat == growing && at.godsHelp() ? gained(at) : -(at.progress.givers >> seat & 1);
        return KanaloaState.HAND_LIMIT + more;
    }

    // The number of cards that stones can have added in this turn, without a stone that is still in effect.
    private static int gained(KanaloaState at) {
        int gained = Integer.bitCount(at.progress.givers)
                + KanaloaGods.count(KanaloaGods.KU)
                + KanaloaGods.count(KanaloaGods.LONO);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int god = at.board.stone(island);
            gained -= god == KanaloaGods.KU || god == KanaloaGods.LONO ? 1 : 0;
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            gained -= at.board.held(seat, KanaloaGods.KU) + at.board.held(seat, KanaloaGods.LONO);
        }
        return gained
                - switch (at.phase) {
                    case STEALING, EXTRA, EXTRA_DRAWING -> 1;
                    default -> 0;
                };
    }

    private static boolean isKnowledgeSound(KanaloaState at) {
        boolean sound = true;
        for (int owner = 0; owner < at.seats(); owner++) {
            for (int viewer = 0; viewer <= at.seats(); viewer++) {
                sound &= viewer == owner || at.cards.knowledge.isSound(viewer, owner, at.handSize(owner));
                // In a view, the visible part of a hand is what its seat knows for sure.
                sound &= viewer == owner
                        || viewer != at.cards.viewer
                        || at.cards.knowledge.sure(viewer, owner) == at.cards.hands[owner];
            }
        }
        return sound;
    }

    private static boolean arePointsSound(KanaloaState at) {
        int most = mostPoints(at);
        boolean sound = true;
        for (int seat = 0; seat < at.seats(); seat++) {
            sound &= at.points[seat] <= most;
        }
        return sound;
    }

    /**
     * {@return the most points of a seat: with future scorings they must stay within the range of the encoding}
     *
     * @param at a position
     */
    static int mostPoints(KanaloaState at) {
        int future = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int value = KanaloaMap.size(island) - KanaloaMap.need(island);
            future += at.phase == KanaloaPhase.OVER ? 0 : at.secondHalf ? value + 1 : 2 * value + 1;
            future += at.board.stone(island) == KanaloaGods.KANE ? KanaloaGods.kane(island) : 0;
        }
        return KanaloaCodec.MOST_POINTS - 1 - future;
    }

    private static boolean isBoardSound(KanaloaState at) {
        boolean sound = true;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            sound &= at.board.stone(island) == KanaloaGods.NONE || at.board.controller(island) < 0;
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            sound &= at.board.islands(seat) < KanaloaState.ISLANDS_TO_WIN == (seat != at.champion);
        }
        return sound;
    }

    // Halves and the last round, and their conditions on the deck and the display.
    private static boolean isRoundSound(KanaloaState at) {
        boolean over = at.phase == KanaloaPhase.OVER;
        boolean empty = at.left() + at.displaySize() == 0;
        boolean won = at.champion >= 0;
        int done = 0;
        int orders = 0;
        for (int seat = 0; seat < at.seats(); seat++) {
            done += at.finished[seat] > 0 ? 1 : 0;
            orders |= 1 << at.finished[seat] >> 1;
        }
        boolean ordered = orders == (1 << done) - 1;
        boolean filled = at.displaySize() == KanaloaState.DISPLAY || at.left() == 0;
        boolean sound = ordered
                && (!at.lastRound || at.secondHalf && empty)
                && (!at.progress.closing || at.godsHelp() && empty)
                && (won ? over && done < at.seats() : over == (done == at.seats()));
        return switch (at.phase) {
            case FILLING -> sound && !filled && (at.godsHelp() || !at.progress.played && !at.progress.discarded);
            case OVER -> sound && filled && !at.progress.closing && (won || at.lastRound);
            case DRAWING -> sound && filled && at.left() > 0 && at.handSize(at.turn) < KanaloaState.HAND_LIMIT;
            case EXTRA -> sound && filled && !empty;
            case EXTRA_DRAWING -> sound && filled && at.left() > 0;
            default -> sound && filled && (!empty || at.lastRound || at.progress.closing);
        };
    }

    private static boolean isTurnSound(KanaloaState at) {
        boolean stones = at.phase == KanaloaPhase.STEALING
                || at.phase == KanaloaPhase.PULLING
                || at.phase == KanaloaPhase.RETURNING;
        boolean extra = at.phase == KanaloaPhase.EXTRA || at.phase == KanaloaPhase.EXTRA_DRAWING;
        boolean victim = at.progress.other != at.turn && at.handSize(at.progress.other) > 0;
        boolean sound = (stones || at.progress.other == 0) && (!(stones || extra) || at.godsHelp());
        return switch (at.phase) {
            case OVER -> sound && at.turn == 0 && !at.progress.played && !at.progress.discarded;
            case TURN -> sound && at.finished[at.turn] == 0 && isDiscardSound(at);
            case DRAWING -> sound && isDiscardSound(at);
            case REMOVING ->
                sound
                        && at.finished[at.turn] == 0
                        && at.progress.played
                        && isDiscardSound(at)
                        && !at.progress.discarded
                        && isRemovalSound(at);
            case STEALING -> sound && victim && isLookSound(at);
            case PULLING -> sound && victim && areGiversSound(at, true);
            case RETURNING -> sound && at.progress.other != at.turn && areGiversSound(at, false);
            default -> sound;
        };
    }

    // After playing or discarding a card a seat has one less than five. Only with gods can there be more, or both.
    private static boolean isDiscardSound(KanaloaState at) {
        boolean both = at.progress.played && at.progress.discarded;
        boolean fewer = !at.progress.played && !at.progress.discarded || at.handSize(at.turn) < KanaloaState.HAND_LIMIT;
        return at.godsHelp() || !both && fewer;
    }

    private static boolean isRemovalSound(KanaloaState at) {
        return at.progress.removals != 0
                && at.board.leads(at.turn, at.progress().removalIsland())
                && areRemovalsConnected(at, at.progress.removals & at.progress.removals - 1);
    }

    /**
     * {@return whether the second island of a removal, if there is one, is the other end of a bridge of the seat to move, where it
     * leads as well}
     *
     * @param at a position with a removal
     * @param rest the islands after the first one, as bits
     */
    static boolean areRemovalsConnected(KanaloaState at, int rest) {
        int first = at.progress().removalIsland();
        int second = Integer.numberOfTrailingZeros(rest);
        return rest == 0
                || (rest & rest - 1) == 0
                        && at.board.leads(at.turn, second)
                        && KanaloaMap.between(first, second) >= 0
                        && at.board.hasBridge(at.turn, KanaloaMap.between(first, second));
    }

    /**
     * {@return whether a thief has seen the hand; a third seat does not know it}
     *
     * @param at a position in which a seat steals a card
     */
    static boolean isLookSound(KanaloaState at) {
        boolean third = !at.isFullyKnown() && at.cards.viewer != at.turn && at.cards.viewer != at.progress.other;
        return third
                || at.unknown(at.progress.other) == 0
                        && at.cards.knowledge.sure(at.turn, at.progress.other) == at.cards.hands[at.progress.other];
    }

    private static boolean areGiversSound(KanaloaState at, boolean pulling) {
        int givers = 0;
        boolean sound = pulling || (at.progress.givers >> at.progress.other & 1) != 0;
        for (int seat = 0; seat < at.seats(); seat++) {
            if ((at.progress.givers >> seat & 1) != 0) {
                givers++;
                sound &= mayHaveGiven(at, seat, pulling);
            }
        }
        return sound && at.handSize(at.turn) >= givers;
    }

    /**
     * {@return whether a seat can be one that gave a card and has not got one back}
     *
     * @param at a position in which PELE takes cards or gives them back
     * @param seat a seat, from 0
     * @param pulling whether it takes them
     */
    static boolean mayHaveGiven(KanaloaState at, int seat, boolean pulling) {
        int distance = distance(at, seat);
        return seat != at.turn
                && (pulling ? distance < distance(at, at.progress.other) : distance >= distance(at, at.progress.other));
    }

    // The distance of a seat from the turn, to the left.
    private static int distance(KanaloaState at, int seat) {
        return (seat - at.turn + at.seats()) % at.seats();
    }
}
