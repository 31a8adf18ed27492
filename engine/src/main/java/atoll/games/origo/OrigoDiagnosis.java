package atoll.games.origo;

import atoll.edit.Problem;

/** Why a position made by hand is impossible. {@link OrigoCodec} and {@link OrigoValidator} decide; this class only explains. */
final class OrigoDiagnosis {
    private final OrigoState at;
    private final OrigoPhase phase;
    private final int target;
    private final int turn;
    private final int seats;

    /**
     * The diagnosis of a position.
     *
     * @param at a position, drawn as a turn if something is missing that the phase needs
     * @param phase its phase
     * @param target the attacked field, or NOWHERE
     */
    OrigoDiagnosis(OrigoState at, OrigoPhase phase, int target) {
        this.at = at;
        this.phase = phase;
        this.target = target;
        turn = at.turn;
        seats = at.seats;
    }

    /** {@return the first problem, or null} */
    Problem problem() {
        Problem found = shields();
        found = found == null ? hands() : found;
        if (phase == OrigoPhase.DEALING || phase == OrigoPhase.PLACING) {
            found = found == null ? notYet() : found;
            return found != null ? found : phase == OrigoPhase.DEALING ? dealing() : placing();
        }
        found = found == null ? round() : found;
        return found == null ? turn() : found;
    }

    private Problem shields() {
        int each = OrigoBoard.shieldsEach(seats);
        for (int seat = 0; seat < seats; seat++) {
            if (OrigoValidator.onBoard(at.board, seat) + at.board.supply[seat] > each) {
                return Problem.of(OrigoProblem.SHIELDS, "supply." + seat)
                        .seat(seat)
                        .number(each);
            }
        }
        return null;
    }

    private Problem hands() {
        OrigoHands hands = at.hands;
        int hidden = hands.hidden();
        if (hands.pileSize < 0) {
            return Problem.of(OrigoProblem.UNKNOWN_CARDS).number(hands.pileSize + hidden);
        }
        for (int seat = 0; seat < seats; seat++) {
            if (hands.sizes[seat] > OrigoCards.HAND) {
                return Problem.of(OrigoProblem.HAND, "hand." + seat + ".*")
                        .seat(seat)
                        .number(OrigoCards.HAND);
            }
        }
        if (!at.isFullyKnown()) {
            if (hidden == 0 && !hands.knowledge.begun) {
                return Problem.of(OrigoProblem.NOTHING_HIDDEN, "viewer");
            }
            if (OrigoBag.size(hands.knowledge.sure, hands.viewer * OrigoBag.WORDS) > hidden) {
                return Problem.of(OrigoProblem.SURE_HIDDEN, "sure.*").number(hidden);
            }
        }
        boolean draws = phase == OrigoPhase.DEALING || phase == OrigoPhase.SWAPPING || phase == OrigoPhase.REFILLING;
        return draws && hands.pileSize == 0 ? Problem.of(OrigoProblem.PILE_EMPTY, "phase") : null;
    }

    // The set-up.

    private Problem notYet() {
        OrigoTrack start = new OrigoTrack(seats);
        for (int field = 0; phase == OrigoPhase.DEALING && field < OrigoMap.FIELDS; field++) {
            if (at.board.owner(field) >= 0) {
                return notYet("shield." + OrigoMap.name(field)).seat(at.board.owner(field));
            }
        }
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            if (at.discards(kind) > 0) {
                return notYet("discards." + OrigoCards.token(kind));
            }
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            if (at.board.isFounded(country)) {
                return notYet(founded(country));
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            if (at.track.leaders[seat] != start.leaders[seat]) {
                return notYet("leader." + seat).seat(seat);
            }
            int left = OrigoBoard.shieldsEach(seats) - OrigoValidator.onBoard(at.board, seat);
            if (at.board.supply[seat] != left) {
                return notYet("supply." + seat).seat(seat);
            }
        }
        return null;
    }

    private static Problem notYet(String where) {
        return Problem.of(OrigoProblem.NOT_YET, where);
    }

    private Problem dealing() {
        for (int seat = 0; seat < seats; seat++) {
            int hand = at.hands.sizes[seat];
            boolean dealt = seat < turn ? hand == OrigoCards.HAND : seat == turn ? hand < OrigoCards.HAND : hand == 0;
            if (!dealt) {
                return Problem.of(OrigoProblem.DEALT, "hand." + seat + ".*")
                        .seat(seat)
                        .number(seat > turn ? 0 : OrigoCards.HAND);
            }
        }
        return null;
    }

    private Problem placing() {
        int placed = OrigoValidator.onBoard(at.board, turn);
        for (int seat = 0; seat < seats; seat++) {
            if (at.hands.sizes[seat] != OrigoCards.HAND) {
                return Problem.of(OrigoProblem.DEALT, "hand." + seat + ".*")
                        .seat(seat)
                        .number(OrigoCards.HAND);
            }
            int due = placed + (seat < turn ? 1 : 0);
            if (OrigoValidator.onBoard(at.board, seat) != due) {
                return Problem.of(OrigoProblem.PLACED, "turn").seat(seat).number(due);
            }
        }
        if (placed >= OrigoBoard.startShields(seats)) {
            return Problem.of(OrigoProblem.PLACED_ALL, "phase").number(OrigoBoard.startShields(seats));
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            int most = OrigoMap.startLimit(country);
            if (OrigoMap.size(country) - at.board.room(country) > most) {
                return Problem.of(OrigoProblem.START_LIMIT, founded(country)).number(most);
            }
        }
        return null;
    }

    // The round.

    private Problem round() {
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            if (!at.board.isFounded(country) && at.board.room(country) == 0) {
                return Problem.of(OrigoProblem.NOT_FOUNDED, founded(country));
            }
        }
        int scored = OrigoValidator.scored(at);
        if (scored < 0) {
            return Problem.of(OrigoProblem.WAITING, "waiting").number(scored + at.waiting);
        }
        int most = OrigoValidator.mostLeader(at);
        for (int seat = 0; seat < seats; seat++) {
            int field = at.track.leaders[seat];
            if (field == 0 || field > most) {
                return Problem.of(OrigoProblem.LEADER, "leader." + seat)
                        .seat(seat)
                        .number(most);
            }
            for (int other = 0; other < seat; other++) {
                if (field == at.track.leaders[other]) {
                    return Problem.of(OrigoProblem.LEADERS_TOGETHER, "leader." + seat, "leader." + other)
                            .seat(seat);
                }
            }
        }
        return null;
    }

    private Problem turn() {
        return switch (phase) {
            case BATTLE -> battle();
            case SWAPPING -> {
                boolean fits = at.hands.sizes[turn] + at.drawing <= OrigoCards.HAND;
                yield !at.shifted
                        ? Problem.of(OrigoProblem.SWAP_SHIFTED, "shifted")
                        : fits ? null : seat(OrigoProblem.SWAP_HAND, "draws").number(OrigoCards.HAND);
            }
            case REFILLING -> refilling();
            case NAMING -> naming();
            default -> null;
        };
    }

    private Problem battle() {
        if (target == OrigoState.NOWHERE) {
            return Problem.of(OrigoProblem.NO_TARGET, "target");
        }
        String field = "shield." + OrigoMap.name(target);
        int owner = at.board.owner(target);
        if (owner < 0 || owner == turn) {
            return Problem.of(OrigoProblem.TARGET_OWNER, field);
        }
        if (at.actions == OrigoState.ACTIONS) {
            return Problem.of(OrigoProblem.BATTLE_ACTIONS, "actions").number(OrigoState.ACTIONS - 1);
        }
        if (at.board.supply[turn] == 0) {
            return seat(OrigoProblem.NO_SUPPLY, "supply." + turn);
        }
        if (!at.board.isNear(turn, target)) {
            return seat(OrigoProblem.TARGET_FAR, field);
        }
        if (!at.board.isOpenToAttack(OrigoMap.region(target))) {
            return Problem.of(OrigoProblem.TARGET_CLOSED, field);
        }
        if (OrigoBag.size(at.hands.bags, OrigoHands.played(OrigoBattle.ATTACKER)) == 0) {
            return seat(OrigoProblem.NOT_PLAYED, "phase");
        }
        Problem found = played(OrigoBattle.ATTACKER, turn, "attack.");
        return found == null ? played(OrigoBattle.DEFENDER, owner, "defence.") : found;
    }

    private Problem played(int side, int seat, String group) {
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            boolean played = OrigoBag.get(at.hands.bags, OrigoHands.played(side), kind) > 0;
            if (played && !OrigoLegalMoves.fitsBattle(at, seat, kind)) {
                return Problem.of(OrigoProblem.CARD_FIT, group + OrigoCards.token(kind))
                        .seat(seat);
            }
        }
        return null;
    }

    private Problem refilling() {
        for (int seat = turn; seat != at.drawing; seat = (seat + 1) % seats) {
            if (at.hands.sizes[seat] != OrigoCards.HAND) {
                return Problem.of(OrigoProblem.REFILL_BEFORE, "refill")
                        .seat(seat)
                        .number(OrigoCards.HAND);
            }
        }
        return at.hands.sizes[at.drawing] < OrigoCards.HAND
                ? null
                : Problem.of(OrigoProblem.REFILL_FULL, "refill")
                        .seat(at.drawing)
                        .number(OrigoCards.HAND);
    }

    private Problem naming() {
        int last = at.track.last();
        if (turn != last) {
            return Problem.of(OrigoProblem.NAMING_LAST, "turn").seat(last);
        }
        if (OrigoValidator.scored(at) == 0) {
            return Problem.of(OrigoProblem.NAMING_SCORED, "phase");
        }
        return at.isLastRound() ? Problem.of(OrigoProblem.NAMING_OVER, "phase") : null;
    }

    private Problem seat(OrigoProblem reason, String where) {
        return Problem.of(reason, where).seat(turn);
    }

    private static String founded(int country) {
        return "founded." + OrigoMap.id(country);
    }
}
