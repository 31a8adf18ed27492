package atoll.games.rapanui;

import atoll.edit.Problem;
import java.util.ArrayList;
import java.util.List;

/** Why a position made by hand is impossible. {@link RapanuiCodec} and {@link RapanuiValidator} decide; this class only explains. */
final class RapanuiDiagnosis {
    private static final int FULL = RapanuiDisplay.COLUMNS * RapanuiDisplay.DEPTH;

    private final RapanuiState at;
    private final RapanuiPhase phase;
    private final int seats;

    /**
     * The diagnosis of a position.
     *
     * @param at a position, drawn as the beginning of a turn if something is missing that the phase needs
     * @param phase its phase
     */
    RapanuiDiagnosis(RapanuiState at, RapanuiPhase phase) {
        this.at = at;
        this.phase = phase;
        seats = at.seats();
    }

    /** {@return the first problem, or null} */
    Problem problem() {
        if (phase == RapanuiPhase.SETTING_UP) {
            Problem found = notYet();
            return found == null ? dealing() : found;
        }
        Problem found = startCards();
        found = found == null ? hands() : found;
        found = found == null ? columns() : found;
        found = found == null ? decision() : found;
        found = found == null ? secrets() : found;
        found = found == null ? stone() : found;
        found = found == null ? view() : found;
        return found == null ? income() : found;
    }

    // The set-up.

    private Problem notYet() {
        RapanuiPlayerAreas areas = at.playerAreas;
        RapanuiPlayerAreas start = new RapanuiPlayerAreas(seats);
        for (int seat = 0; seat < seats; seat++) {
            for (int card = 0; card < RapanuiCards.CARDS; card++) {
                if (areas.hand(seat, card) != start.hand(seat, card)) {
                    return notYet("hand." + seat + '.' + RapanuiCards.name(card))
                            .seat(seat);
                }
                if (areas.village(seat, card) != start.village(seat, card)) {
                    return notYet(village(seat, card)).seat(seat);
                }
            }
            for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                if (areas.pile(seat, kind) != start.pile(seat, kind)) {
                    return notYet("offerings." + seat + '.' + RapanuiOfferings.name(kind))
                            .seat(seat);
                }
            }
            if (areas.wood[seat] != start.wood[seat]) {
                return notYet("wood." + seat).seat(seat);
            }
            if (areas.glory[seat] != 0) {
                return notYet("glory." + seat).seat(seat);
            }
        }
        boolean stone = at.stone.all != 0 || at.stone.secrets > 0 || at.stone.top != 0;
        return stone ? notYet("top") : at.tossed > 0 ? notYet("tossed") : null;
    }

    private static Problem notYet(String where) {
        return Problem.of(RapanuiProblem.NOT_YET, where);
    }

    private Problem dealing() {
        int open = 0;
        while (open < RapanuiDisplay.COLUMNS && at.display.isFull(open)) {
            open++;
        }
        for (int column = open + 1; column < RapanuiDisplay.COLUMNS; column++) {
            if (!at.display.isEmpty(column)) {
                return Problem.of(RapanuiProblem.DEALT_IN_ORDER, column(open), column(column));
            }
        }
        return at.display.shown() == FULL ? Problem.of(RapanuiProblem.DEALT, "phase") : null;
    }

    // Cards.

    private Problem startCards() {
        for (int seat = 0; seat < seats; seat++) {
            for (int card = 0; card < RapanuiCards.CARDS; card++) {
                int kept = at.playerAreas.village(seat, card);
                kept += card == RapanuiCards.WOODCUTTER ? 0 : at.playerAreas.hand(seat, card);
                if (kept < RapanuiCodec.atStart(seat, card)) {
                    return Problem.of(RapanuiProblem.START_CARD, village(seat, card))
                            .seat(seat);
                }
            }
        }
        return null;
    }

    private Problem hands() {
        for (int seat = 0; seat < seats; seat++) {
            int hand = at.playerAreas.handSize(seat);
            int wanted = RapanuiCards.HAND;
            if (seat == at.turn) {
                switch (phase) {
                    case OFFERING, HIDING, ADDING -> wanted--;
                    case TAKING -> {
                        if (hand >= RapanuiCards.HAND) {
                            return hand(RapanuiProblem.HAND_FULL, seat).number(RapanuiCards.HAND);
                        }
                        wanted = hand;
                    }
                    case REFILLING, OVER -> {
                        if (hand == 0) {
                            return hand(RapanuiProblem.HAND_EMPTY, seat);
                        }
                        wanted = Math.min(hand, RapanuiCards.HAND);
                    }
                    default -> {
                        // a full hand
                    }
                }
            }
            if (hand != wanted) {
                return hand(RapanuiProblem.HAND, seat).number(wanted);
            }
        }
        return null;
    }

    private static Problem hand(RapanuiProblem reason, int seat) {
        String[] where = new String[RapanuiCards.CARDS];
        for (int card = 0; card < where.length; card++) {
            where[card] = "hand." + seat + '.' + RapanuiCards.name(card);
        }
        return Problem.of(reason, where).seat(seat);
    }

    private Problem columns() {
        boolean refilling = phase == RapanuiPhase.REFILLING;
        boolean stopped = false;
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            boolean filled = refilling && column == at.column;
            if (filled && at.display.isFull(column)) {
                return Problem.of(RapanuiProblem.COLUMN_FULL, column(column));
            }
            if (!filled && at.display.isEmpty(column)) {
                return Problem.of(RapanuiProblem.COLUMN_EMPTY, column(column));
            }
            stopped |= at.display.size(column) == RapanuiValidator.LAST_REFILL;
        }
        int left = at.display.left;
        if (phase == RapanuiPhase.OVER) {
            return left > 0
                    ? Problem.of(RapanuiProblem.DECK_LEFT, "phase").number(left)
                    : stopped ? null : Problem.of(RapanuiProblem.STOPPED, "phase");
        }
        int before = left + (refilling ? at.display.size(at.column) : 0);
        boolean fits = left > 0 && before % RapanuiDisplay.DEPTH == RapanuiValidator.LAST_REFILL;
        return fits ? null : Problem.of(RapanuiProblem.DECK_COUNT).number(before);
    }

    // The decision.

    private Problem decision() {
        int moai = at.playerAreas.village(at.turn, RapanuiCards.MOAI);
        boolean built = phase == RapanuiPhase.OFFERING || phase == RapanuiPhase.HIDING || phase == RapanuiPhase.ADDING;
        if (built && moai == 0) {
            return Problem.of(RapanuiProblem.NO_MOAI, village(at.turn, RapanuiCards.MOAI))
                    .seat(at.turn);
        }
        return switch (phase) {
            case OFFERING ->
                at.decider == at.turn
                        ? Problem.of(RapanuiProblem.BUILDER_OFFERS, "decider").seat(at.turn)
                        : offering(at.decider);
            case HIDING -> offering(at.turn);
            case ADDING -> at.stock == 0 ? Problem.of(RapanuiProblem.NO_STOCK) : null;
            case CHOOSING -> choosing();
            case GAINING -> gaining();
            default -> null;
        };
    }

    private Problem offering(int seat) {
        return at.hasOfferings(seat)
                ? null
                : Problem.of(RapanuiProblem.NO_OFFERING, "offerings." + seat + ".*")
                        .seat(seat);
    }

    private Problem choosing() {
        if (at.display.front(at.column) != RapanuiCards.MOAI) {
            return Problem.of(RapanuiProblem.FRONT_MOAI, column(at.column), "column");
        }
        return at.playerAreas.village(at.decider, RapanuiCards.MOAI) > 0
                ? null
                : Problem.of(RapanuiProblem.NO_MOAI, village(at.decider, RapanuiCards.MOAI))
                        .seat(at.decider);
    }

    private Problem gaining() {
        int front = at.display.front(at.column);
        if (!RapanuiCards.isHunter(front)) {
            return Problem.of(RapanuiProblem.FRONT_HUNTER, column(at.column), "column");
        }
        if (RapanuiOfferings.count(at.stock, front - RapanuiCards.HUNTER) > 0) {
            return Problem.of(RapanuiProblem.STOCK_LEFT, column(at.column));
        }
        if (at.stock == 0) {
            return Problem.of(RapanuiProblem.NO_STOCK);
        }
        int most = at.playerAreas.income(at.decider, front);
        return at.due > 0 && at.due <= most
                ? null
                : Problem.of(RapanuiProblem.DUE, "due").seat(at.decider).number(most);
    }

    // The stone.

    private Problem secrets() {
        boolean[] known = new boolean[seats];
        boolean[] unknown = new boolean[seats];
        int secretKeepers = 0;
        int viewers = 0;
        for (int i = 0; i < at.stone.secrets; i++) {
            int seat = at.stone.builders[i];
            boolean first = !known[seat] && !unknown[seat];
            boolean isUnknown = at.stone.kinds[i] == RapanuiSacrificePile.UNKNOWN;
            known[seat] |= !isUnknown;
            unknown[seat] |= isUnknown;
            secretKeepers += first && isUnknown ? 1 : 0;
            viewers += first && !isUnknown ? 1 : 0;
            if (known[seat] && unknown[seat]) {
                return Problem.of(RapanuiProblem.SECRET_MIXED, "kind." + i).seat(seat);
            }
        }
        if (secretKeepers > 0 && viewers > 1) {
            return Problem.of(RapanuiProblem.SECRET_VIEWERS, "kind.*");
        }
        for (int i = 0; i < at.stone.secrets; i++) {
            if (!at.stone.isWithinLimits(i)) {
                return Problem.of(RapanuiProblem.SECRET_LIMIT, "secret." + i).seat(at.stone.builders[i]);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            int most = Math.max(0, RapanuiValidator.mostSecrets(at, seat));
            if (at.stone.secrets(seat) > most) {
                return Problem.of(RapanuiProblem.SECRETS, "secret.*").seat(seat).number(most);
            }
        }
        return null;
    }

    private Problem stone() {
        int open = RapanuiOfferings.total(at.stone.open());
        int most = Math.max(0, RapanuiValidator.mostOpen(at));
        if (open > most) {
            return Problem.of(RapanuiProblem.MANY_OFFERED, onStone()).number(most);
        }
        if (open < RapanuiValidator.leastOpen(at)) {
            return Problem.of(RapanuiProblem.FEW_OFFERED, onStone()).number(RapanuiValidator.leastOpen(at));
        }
        int top = at.stone.top;
        if ((top == 0) != (open + at.stone.secrets == 0)) {
            return Problem.of(RapanuiProblem.TOP_EMPTY, "top");
        }
        boolean faceDown = top == RapanuiSacrificePile.FACE_DOWN;
        boolean there = faceDown ? at.stone.secrets > 0 : RapanuiOfferings.count(at.stone.open(), top - 1) > 0;
        if (top > 0 && !there) {
            return Problem.of(RapanuiProblem.TOP_NOT_THERE, "top");
        }
        return faceDown && phase != RapanuiPhase.ADDING && at.stock != 0
                ? Problem.of(RapanuiProblem.TOP_FACE_DOWN, "top")
                : null;
    }

    private static String[] onStone() {
        List<String> where = new ArrayList<>();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            where.add("stone." + RapanuiOfferings.name(kind));
        }
        return where.toArray(new String[0]);
    }

    private Problem view() {
        if (phase == RapanuiPhase.OVER && at.stone.unknown() > 0) {
            int first = 0;
            while (at.stone.kinds[first] != RapanuiSacrificePile.UNKNOWN) {
                first++;
            }
            return Problem.of(RapanuiProblem.OVER_UNKNOWN, "kind." + first);
        }
        if (phase != RapanuiPhase.HIDING) {
            return null;
        }
        boolean unknown = at.stone.unknown(at.turn) > 0;
        if (at.secretChoice && !unknown && at.stone.secrets(at.turn) > 0) {
            return Problem.of(RapanuiProblem.HIDDEN_CHOICE, "hidden").seat(at.turn);
        }
        return !at.secretChoice && unknown
                ? Problem.of(RapanuiProblem.KNOWN_CHOICE, "hidden").seat(at.turn)
                : null;
    }

    private Problem income() {
        for (int seat = 0; seat < seats; seat++) {
            int most = RapanuiValidator.mostIncome(at, seat);
            if (at.playerAreas.wood[seat] > most) {
                return Problem.of(RapanuiProblem.WOOD, "wood." + seat)
                        .seat(seat)
                        .number(most);
            }
            if (at.playerAreas.glory[seat] > most) {
                return Problem.of(RapanuiProblem.GLORY, "glory." + seat)
                        .seat(seat)
                        .number(most);
            }
        }
        return null;
    }

    private static String village(int seat, int card) {
        return "village." + seat + '.' + RapanuiCards.name(card);
    }

    // The front place: where a card is missing, or the one that counts.
    private String column(int column) {
        return "column." + column + '.' + Math.max(0, at.display.size(column) - 1);
    }
}
