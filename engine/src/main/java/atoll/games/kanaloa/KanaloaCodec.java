package atoll.games.kanaloa;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.GameInfo;
import atoll.engine.Setup;

/** Encodes positions and views as numbers; {@link KanaloaValidator} checks decoded ones against the rules. */
final class KanaloaCodec {
    private static final KanaloaPhase[] PHASES = KanaloaPhase.values();
    private static final int CARDS = KanaloaMap.ISLANDS * KanaloaMap.COPIES;
    /** No seat ever has this many points; {@link KanaloaValidator} counts future ones as well. */
    static final int MOST_POINTS = 1000;

    private KanaloaCodec() {}

    /**
     * Writes a position or view; {@link #read} reads it.
     *
     * @param at a position
     * @param out receives the result
     */
    static void write(KanaloaState at, BitWriter out) {
        at.setup.write(out);
        out.put(at.phase.ordinal(), PHASES.length);
        out.put(at.turn, at.seats());
        writeStones(at, out);
        writeCards(at.cards, out);
        if (isBegun(at)) {
            for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
                out.put(at.board.owner(c) + 1, at.seats() + 1);
            }
            writeTurn(at, out);
            writeKnowledge(at.cards, out);
        } else if (at.phase == KanaloaPhase.GIVING) {
            for (int seat = 0; seat < at.seats(); seat++) {
                out.put(at.given[seat], KanaloaState.SECRET + 1);
            }
        }
    }

    /**
     * Reads what {@link #write} wrote. Throws BadPosition if the rules do not allow it.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the position or view
     */
    static KanaloaState read(GameInfo info, BitReader in) {
        KanaloaState at = new KanaloaState(Setup.read(info, in));
        at.phase = PHASES[in.get(PHASES.length)];
        at.turn = in.get(at.seats());
        readStones(at, in);
        readCards(at.cards, in);
        if (isBegun(at)) {
            for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
                int owner = in.get(at.seats() + 1) - 1;
                if (owner >= 0) {
                    at.board.set(owner, c);
                }
            }
            readTurn(at, in);
            readKnowledge(at.cards, in);
        } else if (at.phase == KanaloaPhase.GIVING) {
            for (int seat = 0; seat < at.seats(); seat++) {
                at.given[seat] = in.get(KanaloaState.SECRET + 1);
            }
        }
        if (!KanaloaValidator.isSound(at)) {
            throw new BadPosition("not a possible position of kanaloa");
        }
        return at;
    }

    /**
     * {@return whether the cards put away have been revealed}
     *
     * @param at a position
     */
    static boolean isBegun(KanaloaState at) {
        return at.phase.compareTo(KanaloaPhase.GIVING) > 0;
    }

    private static void writeStones(KanaloaState at, BitWriter out) {
        for (int island = 0; at.gods && island < KanaloaMap.ISLANDS; island++) {
            out.put(at.board.stone(island), KanaloaGods.END);
        }
        for (int seat = 0; at.gods && isBegun(at) && seat < at.seats(); seat++) {
            for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
                out.put(at.board.held(seat, god), KanaloaGods.MOST + 1);
            }
        }
    }

    private static void readStones(KanaloaState at, BitReader in) {
        for (int island = 0; at.gods && island < KanaloaMap.ISLANDS; island++) {
            at.board.setStone(island, in.get(KanaloaGods.END));
        }
        for (int seat = 0; at.gods && isBegun(at) && seat < at.seats(); seat++) {
            for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
                for (int stones = in.get(KanaloaGods.MOST + 1); stones > 0; stones--) {
                    at.board.hold(seat, god);
                }
            }
        }
    }

    // There are three cards of each island; the range of each count is what the earlier counts left.
    private static void writeCards(KanaloaCards cards, BitWriter out) {
        out.put(cards.viewer + 1, cards.seats + 2);
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            int left = put(cards.deck, i, KanaloaMap.COPIES, out);
            left = put(cards.display, i, left, out);
            left = put(cards.discards, i, left, out);
            for (int seat = 0; seat < cards.seats; seat++) {
                left = put(cards.hands[seat], i, left, out);
            }
            for (int seat = 0; seat < cards.seats - 1; seat++) {
                left = put(cards.down[seat], i, left, out);
            }
        }
        for (int seat = 0; cards.viewer >= 0 && seat < cards.seats; seat++) {
            if (seat != cards.viewer) {
                out.put(cards.unknown[seat], CARDS + 1);
                out.put(cards.unknownDown[seat], CARDS + 1);
            }
        }
    }

    private static int put(int bag, int island, int left, BitWriter out) {
        out.put(KanaloaBag.of(bag, island), left + 1);
        return left - KanaloaBag.of(bag, island);
    }

    private static void readCards(KanaloaCards cards, BitReader in) {
        cards.viewer = in.get(cards.seats + 2) - 1;
        cards.deck = KanaloaBag.EMPTY;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            int left = KanaloaMap.COPIES;
            int count = in.get(left + 1);
            cards.deck |= count << 2 * i;
            left -= count;
            count = in.get(left + 1);
            cards.display |= count << 2 * i;
            left -= count;
            count = in.get(left + 1);
            cards.discards |= count << 2 * i;
            left -= count;
            for (int seat = 0; seat < cards.seats; seat++) {
                count = in.get(left + 1);
                cards.hands[seat] |= count << 2 * i;
                left -= count;
            }
            for (int seat = 0; seat < cards.seats - 1; seat++) {
                count = in.get(left + 1);
                cards.down[seat] |= count << 2 * i;
                left -= count;
            }
            cards.down[cards.seats - 1] |= left << 2 * i;
        }
        for (int seat = 0; cards.viewer >= 0 && seat < cards.seats; seat++) {
            if (seat != cards.viewer) {
                cards.unknown[seat] = in.get(CARDS + 1);
                cards.unknownDown[seat] = in.get(CARDS + 1);
            }
        }
    }

    private static void writeTurn(KanaloaState at, BitWriter out) {
        out.put(at.secondHalf);
        out.put(at.lastRound);
        out.put(at.progress.played);
        out.put(at.progress.discarded);
        out.put(at.progress.closing);
        out.put(at.progress.other, at.seats());
        out.put(at.champion + 1, at.seats() + 1);
        for (int seat = 0; seat < at.seats(); seat++) {
            out.put(at.points[seat], MOST_POINTS);
            out.put(at.lastRound ? at.finished[seat] : 0, at.lastRound ? at.seats() + 1 : 1);
        }
        if (at.phase == KanaloaPhase.PULLING || at.phase == KanaloaPhase.RETURNING) {
            out.put(at.progress.givers, 1 << at.seats());
        }
        if (at.phase == KanaloaPhase.REMOVING) {
            out.put(at.progress.removals, 1 << KanaloaMap.ISLANDS);
        }
    }

    private static void readTurn(KanaloaState at, BitReader in) {
        at.secondHalf = in.getFlag();
        at.lastRound = in.getFlag();
        at.progress.played = in.getFlag();
        at.progress.discarded = in.getFlag();
        at.progress.closing = in.getFlag();
        at.progress.other = in.get(at.seats());
        at.champion = in.get(at.seats() + 1) - 1;
        for (int seat = 0; seat < at.seats(); seat++) {
            at.points[seat] = in.get(MOST_POINTS);
            at.finished[seat] = in.get(at.lastRound ? at.seats() + 1 : 1);
        }
        if (at.phase == KanaloaPhase.PULLING || at.phase == KanaloaPhase.RETURNING) {
            at.progress.givers = in.get(1 << at.seats());
        }
        if (at.phase == KanaloaPhase.REMOVING) {
            at.progress.removals = in.get(1 << KanaloaMap.ISLANDS);
        }
    }

    // For each hand what everyone knows, and then who knows more. A view contains no private knowledge of other seats
    // about each other.
    private static void writeKnowledge(KanaloaCards cards, BitWriter out) {
        for (int owner = 0; owner < cards.seats; owner++) {
            writeRow(cards, cards.seats, owner, out);
            for (int viewer = 0; viewer < cards.seats; viewer++) {
                if (viewer != owner && !isLeftOut(cards, viewer, owner)) {
                    boolean common = cards.knowledge.isCommon(viewer, owner);
                    out.put(common);
                    if (!common) {
                        writeRow(cards, viewer, owner, out);
                    }
                }
            }
        }
    }

    private static boolean isLeftOut(KanaloaCards cards, int viewer, int owner) {
        return cards.viewer >= 0 && viewer != cards.viewer && owner != cards.viewer;
    }

    private static void writeRow(KanaloaCards cards, int viewer, int owner, BitWriter out) {
        KanaloaCardKnowledge knowledge = cards.knowledge;
        // In a view, the visible part of a hand is what its owner knows for sure.
        for (int i = 0; viewer != cards.viewer && i < KanaloaMap.ISLANDS; i++) {
            out.put(KanaloaBag.of(knowledge.sure(viewer, owner), i), KanaloaBag.of(cards.hands[owner], i) + 1);
        }
        int doubtful = knowledge.doubtful(viewer, owner);
        out.put(doubtful != KanaloaBag.EMPTY);
        if (doubtful != KanaloaBag.EMPTY) {
            for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
                out.put(KanaloaBag.of(doubtful, i), KanaloaMap.COPIES + 1);
            }
            out.put(knowledge.losses(viewer, owner) - 1, KanaloaCardKnowledge.MOST_LOSSES);
            out.put(knowledge.old(viewer, owner), CARDS);
            out.put(knowledge.isScattered(viewer, owner));
        }
    }

    private static void readKnowledge(KanaloaCards cards, BitReader in) {
        for (int owner = 0; owner < cards.seats; owner++) {
            readRow(cards, cards.seats, owner, in);
            for (int viewer = 0; viewer < cards.seats; viewer++) {
                if (viewer != owner) {
                    if (isLeftOut(cards, viewer, owner) || in.getFlag()) {
                        cards.knowledge.makeCommon(viewer, owner);
                    } else {
                        readRow(cards, viewer, owner, in);
                    }
                }
            }
        }
    }

    private static void readRow(KanaloaCards cards, int viewer, int owner, BitReader in) {
        int sure = viewer == cards.viewer ? cards.hands[owner] : KanaloaBag.EMPTY;
        for (int i = 0; viewer != cards.viewer && i < KanaloaMap.ISLANDS; i++) {
            sure |= in.get(KanaloaBag.of(cards.hands[owner], i) + 1) << 2 * i;
        }
        int doubtful = KanaloaBag.EMPTY;
        boolean doubts = in.getFlag();
        for (int i = 0; doubts && i < KanaloaMap.ISLANDS; i++) {
            doubtful |= in.get(KanaloaMap.COPIES + 1) << 2 * i;
        }
        cards.knowledge.set(viewer, owner, sure, doubtful);
        if (doubts) {
            int losses = 1 + in.get(KanaloaCardKnowledge.MOST_LOSSES);
            int old = in.get(CARDS);
            cards.knowledge.setDoubts(viewer, owner, losses, old, in.getFlag());
        }
    }
}
