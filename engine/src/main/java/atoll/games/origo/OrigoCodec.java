package atoll.games.origo;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.GameInfo;
import atoll.engine.Setup;

/** Encodes positions and views as numbers; {@link OrigoValidator} checks decoded ones against the rules. */
final class OrigoCodec {
    private static final OrigoPhase[] PHASES = OrigoPhase.values();
    private static final int BAG = OrigoBag.WORDS;

    private OrigoCodec() {}

    /**
     * Writes a position or view; {@link #read} reads it.
     *
     * @param at a position
     * @param out receives the result
     */
    static void write(OrigoState at, BitWriter out) {
        at.setup.write(out);
        out.put(at.phase.ordinal(), PHASES.length);
        out.put(at.turn, at.seats);
        if (at.phase != OrigoPhase.DEALING) {
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                out.put(at.board.owner(field) + 1, at.seats + 1);
            }
        }
        if (isBegun(at)) {
            writeRound(at, out);
            writeTurn(at, out);
        }
        writeHands(at, out);
        out.put(at.hands.knowledge.begun);
        if (at.hands.knowledge.begun) {
            writeKnowledge(at.hands, out);
        }
    }

    /**
     * Reads what {@link #write} wrote. Throws BadPosition if the rules do not allow it.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the position or view
     */
    static OrigoState read(GameInfo info, BitReader in) {
        OrigoState at = new OrigoState(Setup.read(info, in));
        at.phase = PHASES[in.get(PHASES.length)];
        at.turn = in.get(at.seats);
        if (at.phase != OrigoPhase.DEALING) {
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                int owner = in.get(at.seats + 1) - 1;
                if (owner >= 0) {
                    at.board.put(owner, field);
                    at.board.supply[owner]--;
                }
            }
        }
        check(OrigoValidator.isBoardSound(at));
        if (isBegun(at)) {
            readRound(at, in);
            readTurn(at, in);
        }
        readHands(at, in);
        at.hands.knowledge.begun = in.getFlag();
        if (at.hands.knowledge.begun) {
            readKnowledge(at.hands, in);
        }
        check(OrigoValidator.isSound(at));
        return at;
    }

    private static void check(boolean sound) {
        if (!sound) {
            throw new BadPosition("not a possible position of origo");
        }
    }

    // Radix 1 takes no bits but time, and is the most frequent case.
    private static void put(int value, int radix, BitWriter out) {
        if (radix > 1) {
            out.put(value, radix);
        }
    }

    private static int get(int radix, BitReader in) {
        return radix > 1 ? in.get(radix) : 0;
    }

    /**
     * {@return whether the first shields have been placed}
     *
     * @param at a position
     */
    static boolean isBegun(OrigoState at) {
        return at.phase.compareTo(OrigoPhase.PLACING) > 0;
    }

    /** Whether the turn is in progress. */
    private static boolean isInTurn(OrigoState at) {
        return at.phase == OrigoPhase.TURN || at.phase == OrigoPhase.BATTLE || at.phase == OrigoPhase.SWAPPING;
    }

    private static void writeRound(OrigoState at, BitWriter out) {
        out.put(at.start, at.seats);
        out.put(at.board.founded, 1 << OrigoMap.COUNTRIES);
        out.put(at.waiting, OrigoValidator.MOST_WAITING + 1);
        out.put(at.quiet);
        for (int seat = 0; seat < at.seats; seat++) {
            int left = OrigoBoard.shieldsEach(at.seats) - OrigoValidator.onBoard(at.board, seat);
            out.put(at.board.supply[seat], left + 1);
            out.putNumber(at.track.leaders[seat]);
        }
    }

    private static void readRound(OrigoState at, BitReader in) {
        at.start = in.get(at.seats);
        at.board.founded = in.get(1 << OrigoMap.COUNTRIES);
        at.waiting = in.get(OrigoValidator.MOST_WAITING + 1);
        at.quiet = in.getFlag();
        for (int seat = 0; seat < at.seats; seat++) {
            at.board.supply[seat] = in.get(at.board.supply[seat] + 1);
            at.track.leaders[seat] = in.getNumber();
        }
    }

    private static void writeTurn(OrigoState at, BitWriter out) {
        if (at.phase == OrigoPhase.REFILLING) {
            out.put(at.drawing, at.seats);
        } else if (at.phase == OrigoPhase.SWAPPING) {
            out.put(at.drawing - 1, 2);
        } else if (at.phase == OrigoPhase.BATTLE) {
            out.put(at.target, OrigoMap.FIELDS);
        }
        if (isInTurn(at)) {
            out.put(at.actions, OrigoState.ACTIONS + 1);
            out.put(at.shifted);
            boolean any = (at.sailed[0] | at.sailed[1] | at.sailed[2] | at.sailed[3]) != 0;
            out.put(any);
            for (int field = 0; any && field < OrigoMap.FIELDS; field++) {
                put(at.hasSailed(field) ? 1 : 0, at.board.owns(at.turn, field) ? 2 : 1, out);
            }
        }
    }

    private static void readTurn(OrigoState at, BitReader in) {
        if (at.phase == OrigoPhase.REFILLING) {
            at.drawing = in.get(at.seats);
        } else if (at.phase == OrigoPhase.SWAPPING) {
            at.drawing = in.get(2) + 1;
        } else if (at.phase == OrigoPhase.BATTLE) {
            at.target = in.get(OrigoMap.FIELDS);
        }
        if (isInTurn(at)) {
            at.actions = in.get(OrigoState.ACTIONS + 1);
            at.shifted = in.getFlag();
            boolean any = in.getFlag();
            for (int field = 0; any && field < OrigoMap.FIELDS; field++) {
                int marked = get(at.board.owns(at.turn, field) ? 2 : 1, in);
                at.sailed[OrigoMap.word(field)] |= marked == 1 ? OrigoMap.bit(field) : 0;
            }
        }
    }

    // The range of each count is what the earlier counts of the kind left; the rest is in the pile.
    private static void writeHands(OrigoState at, BitWriter out) {
        OrigoHands hands = at.hands;
        out.put(hands.viewer + 1, hands.seats + 2);
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int left = OrigoCards.inBox(kind);
            if (isBegun(at)) {
                left = put(hands, OrigoHands.DISCARDS, kind, left, out);
            }
            if (at.phase == OrigoPhase.BATTLE) {
                left = put(hands, OrigoHands.played(0), kind, left, out);
                left = put(hands, OrigoHands.played(1), kind, left, out);
            }
            for (int seat = 0; seat < hands.seats; seat++) {
                if (isShown(hands, seat)) {
                    left = put(hands, OrigoHands.hand(seat), kind, left, out);
                }
            }
        }
        for (int seat = 0; seat < hands.seats; seat++) {
            if (!isShown(hands, seat)) {
                out.put(hands.sizes[seat], OrigoCards.HAND + 1);
            }
        }
    }

    private static boolean isShown(OrigoHands hands, int seat) {
        return hands.viewer == OrigoHands.NO_VIEW || hands.viewer == seat;
    }

    private static int put(OrigoHands hands, int heap, int kind, int left, BitWriter out) {
        int count = OrigoBag.get(hands.bags, heap, kind);
        put(count, left + 1, out);
        return left - count;
    }

    private static void readHands(OrigoState at, BitReader in) {
        OrigoHands hands = at.hands;
        hands.viewer = in.get(hands.seats + 2) - 1;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            if (isBegun(at)) {
                get(hands, OrigoHands.DISCARDS, kind, in);
            }
            if (at.phase == OrigoPhase.BATTLE) {
                get(hands, OrigoHands.played(0), kind, in);
                get(hands, OrigoHands.played(1), kind, in);
            }
            for (int seat = 0; seat < hands.seats; seat++) {
                if (isShown(hands, seat)) {
                    get(hands, OrigoHands.hand(seat), kind, in);
                }
            }
        }
        hands.pileSize = OrigoBag.size(hands.bags, OrigoHands.PILE);
        for (int seat = 0; seat < hands.seats; seat++) {
            if (isShown(hands, seat)) {
                hands.sizes[seat] = OrigoBag.size(hands.bags, OrigoHands.hand(seat));
            } else {
                hands.sizes[seat] = in.get(OrigoCards.HAND + 1);
                hands.pileSize -= hands.sizes[seat];
            }
        }
    }

    private static void get(OrigoHands hands, int heap, int kind, BitReader in) {
        int count = get(OrigoBag.get(hands.bags, OrigoHands.PILE, kind) + 1, in);
        OrigoBag.add(hands.bags, OrigoHands.PILE, kind, -count);
        OrigoBag.add(hands.bags, heap, kind, count);
    }

    // First what everyone knows; a view contains nothing more about others.
    private static void writeKnowledge(OrigoHands hands, BitWriter out) {
        for (int i = 0; i <= hands.seats; i++) {
            int viewer = i == 0 ? hands.seats : i - 1;
            if (isRemembered(hands, viewer)) {
                writeRow(hands, viewer, out);
            }
        }
    }

    private static boolean isRemembered(OrigoHands hands, int viewer) {
        return viewer == hands.seats || isShown(hands, viewer);
    }

    private static boolean hasDoubts(OrigoHands hands, int viewer) {
        return hands.seats > 2 || viewer == hands.seats;
    }

    private static void writeRow(OrigoHands hands, int viewer, BitWriter out) {
        OrigoCardKnowledge knowledge = hands.knowledge;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int least = OrigoValidator.leastSure(hands, viewer, kind);
            put(knowledge.sure(viewer, kind) - least, OrigoValidator.mostSure(hands, viewer, kind) - least + 1, out);
        }
        boolean doubts = OrigoBag.size(knowledge.doubtful, viewer * BAG) > 0;
        put(doubts ? 1 : 0, hasDoubts(hands, viewer) ? 2 : 1, out);
        for (int kind = 0; doubts && kind < OrigoCards.KINDS; kind++) {
            put(knowledge.doubtful(viewer, kind), hands.unseen(viewer, kind) - knowledge.sure(viewer, kind) + 1, out);
        }
        for (int owner = 0; owner < hands.seats; owner++) {
            put(knowledge.held(viewer, owner), owner == viewer ? 1 : hands.sizes[owner] + 1, out);
        }
    }

    private static void readKnowledge(OrigoHands hands, BitReader in) {
        for (int i = 0; i <= hands.seats; i++) {
            int viewer = i == 0 ? hands.seats : i - 1;
            if (isRemembered(hands, viewer)) {
                readRow(hands, viewer, in);
            }
        }
        if (hands.viewer != OrigoHands.NO_VIEW) {
            hands.knowledge.makeCommon(hands.viewer);
        }
    }

    private static void readRow(OrigoHands hands, int viewer, BitReader in) {
        OrigoCardKnowledge knowledge = hands.knowledge;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int least = OrigoValidator.leastSure(hands, viewer, kind);
            int most = OrigoValidator.mostSure(hands, viewer, kind);
            check(least <= most);
            OrigoBag.set(knowledge.sure, viewer * BAG, kind, least + get(most - least + 1, in));
        }
        boolean doubts = get(hasDoubts(hands, viewer) ? 2 : 1, in) == 1;
        for (int kind = 0; doubts && kind < OrigoCards.KINDS; kind++) {
            int doubtful = get(hands.unseen(viewer, kind) - knowledge.sure(viewer, kind) + 1, in);
            OrigoBag.set(knowledge.doubtful, viewer * BAG, kind, doubtful);
        }
        for (int owner = 0; owner < hands.seats; owner++) {
            knowledge.held[viewer * hands.seats + owner] = get(owner == viewer ? 1 : hands.sizes[owner] + 1, in);
        }
    }
}
