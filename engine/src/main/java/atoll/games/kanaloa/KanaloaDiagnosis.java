package atoll.games.kanaloa;

import atoll.edit.Problem;

/** Why a position made by hand is impossible. {@link KanaloaCodec} and {@link KanaloaValidator} decide; this class only explains. */
final class KanaloaDiagnosis {
    private final KanaloaState at;
    private final KanaloaPhase phase;
    private final int turn;
    private final int seats;

    /**
     * The diagnosis of a position.
     *
     * @param at a position, drawn as a turn if something is missing that the phase needs
     * @param phase its phase
     */
    KanaloaDiagnosis(KanaloaState at, KanaloaPhase phase) {
        this.at = at;
        this.phase = phase;
        turn = at.turn;
        seats = at.seats();
    }

    /** {@return the first problem, or null} */
    Problem problem() {
        Problem found = cards();
        if (phase.compareTo(KanaloaPhase.GIVING) <= 0) {
            found = found == null ? new KanaloaSetUpDiagnosis(at, phase).problem() : found;
            return found;
        }
        found = found == null ? board() : found;
        found = found == null ? hands() : found;
        found = found == null ? lastRound() : found;
        found = found == null ? display() : found;
        return found == null ? turn() : found;
    }

    private Problem cards() {
        if (at.left() < 0) {
            int hidden = KanaloaBag.size(at.cards.deck) - at.left();
            return Problem.of(KanaloaProblem.UNKNOWN_CARDS).number(hidden + at.left());
        }
        return at.displaySize() > KanaloaState.DISPLAY
                ? Problem.of(KanaloaProblem.DISPLAY, "open.*").number(KanaloaState.DISPLAY)
                : null;
    }

    private Problem board() {
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int controller = at.board.controller(island);
            if (at.board.stone(island) != KanaloaGods.NONE && controller >= 0) {
                return Problem.of(KanaloaProblem.STONE_ON_CONTROLLED, stone(island))
                        .seat(controller);
            }
        }
        if (at.champion >= 0 && phase != KanaloaPhase.OVER) {
            return Problem.of(KanaloaProblem.WON, "phase").seat(at.champion);
        }
        int most = KanaloaValidator.mostPoints(at);
        for (int seat = 0; seat < seats; seat++) {
            if (at.points[seat] > most) {
                return Problem.of(KanaloaProblem.POINTS, "points." + seat)
                        .seat(seat)
                        .number(most);
            }
        }
        return null;
    }

    private Problem hands() {
        for (int seat = 0; seat < seats; seat++) {
            int most = KanaloaValidator.mostInHand(at, seat);
            if (at.handSize(seat) > most) {
                return Problem.of(KanaloaProblem.HAND, "hand." + seat + ".*")
                        .seat(seat)
                        .number(most);
            }
        }
        return null;
    }

    // The halves and the last round.
    private Problem lastRound() {
        int done = 0;
        int orders = 0;
        int next = KanaloaState.NOBODY;
        for (int seat = 0; seat < seats; seat++) {
            done += at.finished[seat] > 0 ? 1 : 0;
            orders |= 1 << at.finished[seat] >> 1;
            next = at.finished[seat] == 0 ? seat : next;
        }
        if (orders != (1 << done) - 1) {
            return Problem.of(KanaloaProblem.FINISHED_ORDER, "finished.0");
        }
        int cards = at.left() + at.displaySize();
        if (at.lastRound && !at.secondHalf) {
            return Problem.of(KanaloaProblem.LAST_HALF, "second", "last");
        }
        if (at.lastRound && cards > 0) {
            return Problem.of(KanaloaProblem.LAST_CARDS, "last").number(cards);
        }
        if (at.progress.closing && (!at.godsHelp() || cards > 0)) {
            return Problem.of(KanaloaProblem.CLOSING, "closing");
        }
        boolean over = phase == KanaloaPhase.OVER;
        if (done == seats && (!over || at.champion >= 0)) {
            return Problem.of(KanaloaProblem.ALL_FINISHED, over ? "finished.0" : "phase");
        }
        return over && done < seats && at.champion < 0
                ? Problem.of(KanaloaProblem.NOT_FINISHED, "finished." + next).seat(next)
                : null;
    }

    private Problem display() {
        boolean filled = at.displaySize() == KanaloaState.DISPLAY || at.left() == 0;
        if (phase == KanaloaPhase.FILLING) {
            boolean before = at.godsHelp() || !at.progress.played && !at.progress.discarded;
            return filled
                    ? Problem.of(KanaloaProblem.FILLED, "phase")
                    : before ? null : Problem.of(KanaloaProblem.FILLED_BEFORE, "phase");
        }
        if (!filled) {
            return Problem.of(KanaloaProblem.NOT_FILLED, "open.*");
        }
        boolean empty = at.left() + at.displaySize() == 0;
        return switch (phase) {
            case OVER -> null;
            case DRAWING -> {
                boolean full = at.handSize(turn) >= KanaloaState.HAND_LIMIT;
                yield at.left() == 0
                        ? Problem.of(KanaloaProblem.DECK_EMPTY, "phase")
                        : full
                                ? seat(KanaloaProblem.HAND_FULL, "hand." + turn + ".*")
                                        .number(KanaloaState.HAND_LIMIT)
                                : null;
            }
            case EXTRA -> empty ? Problem.of(KanaloaProblem.NO_CARDS, "phase") : null;
            case EXTRA_DRAWING -> at.left() == 0 ? Problem.of(KanaloaProblem.DECK_EMPTY, "phase") : null;
            default ->
                empty && !at.lastRound && !at.progress.closing ? Problem.of(KanaloaProblem.NO_CARDS, "last") : null;
        };
    }

    private Problem turn() {
        return switch (phase) {
            case TURN -> at.finished[turn] > 0 ? seat(KanaloaProblem.TURN_FINISHED, "turn") : discard();
            case DRAWING -> discard();
            case REMOVING -> removing();
            case STEALING -> stealing();
            case PULLING -> pulling();
            case RETURNING -> returning();
            case EXTRA, EXTRA_DRAWING -> godsHelp();
            default -> null;
        };
    }

    private Problem discard() {
        if (at.godsHelp()) {
            return null;
        }
        if (at.progress.played && at.progress.discarded) {
            return seat(KanaloaProblem.PLAYED_AND_DISCARDED, "played", "discarded");
        }
        return (at.progress.played || at.progress.discarded) && at.handSize(turn) >= KanaloaState.HAND_LIMIT
                ? seat(KanaloaProblem.HAND_AFTER, at.progress.played ? "played" : "discarded")
                        .number(KanaloaState.HAND_LIMIT)
                : null;
    }

    private Problem removing() {
        if (at.finished[turn] > 0) {
            return seat(KanaloaProblem.TURN_FINISHED, "turn");
        }
        if (!at.progress.played || at.progress.discarded) {
            return seat(KanaloaProblem.REMOVING_PLAYED, "played", "discarded");
        }
        Problem discard = discard();
        if (discard != null) {
            return discard;
        }
        if (at.progress.removals == 0) {
            return Problem.of(KanaloaProblem.REMOVAL_NONE, "phase");
        }
        for (int left = at.progress.removals; left != 0; left &= left - 1) {
            int island = Integer.numberOfTrailingZeros(left);
            if (!at.board.leads(turn, island)) {
                return seat(KanaloaProblem.REMOVAL_LEADS, "removal." + KanaloaMap.name(island));
            }
        }
        return KanaloaValidator.areRemovalsConnected(at, at.progress.removals & at.progress.removals - 1)
                ? null
                : seat(
                        KanaloaProblem.REMOVAL_ENDS,
                        "removal." + KanaloaMap.name(at.progress().removalIsland()));
    }

    private Problem godsHelp() {
        return at.godsHelp() ? null : Problem.of(KanaloaProblem.GODS_HELP, "phase");
    }

    private Problem victim() {
        Problem found = godsHelp();
        boolean victim = at.progress.other != turn && at.handSize(at.progress.other) > 0;
        return found != null || victim
                ? found
                : Problem.of(KanaloaProblem.VICTIM, "other").seat(at.progress.other);
    }

    private Problem stealing() {
        Problem found = victim();
        return found != null || KanaloaValidator.isLookSound(at)
                ? found
                : seat(KanaloaProblem.THIEF_KNOWS, "sure." + at.progress.other + '.' + turn + '.' + KanaloaMap.name(0));
    }

    private Problem pulling() {
        Problem found = victim();
        return found == null ? givers(true) : found;
    }

    private Problem returning() {
        Problem found = godsHelp();
        if (found != null) {
            return found;
        }
        boolean gave = at.progress.other != turn && (at.progress.givers >> at.progress.other & 1) != 0;
        return gave ? givers(false) : Problem.of(KanaloaProblem.RETURN, "other").seat(at.progress.other);
    }

    private Problem givers(boolean pulling) {
        for (int seat = 0; seat < seats; seat++) {
            if ((at.progress.givers >> seat & 1) != 0 && !KanaloaValidator.mayHaveGiven(at, seat, pulling)) {
                return Problem.of(KanaloaProblem.GIVERS, "giver." + seat).seat(seat);
            }
        }
        int givers = Integer.bitCount(at.progress.givers);
        return at.handSize(turn) >= givers
                ? null
                : seat(KanaloaProblem.RETURN_HAND, "hand." + turn + ".*").number(givers);
    }

    private Problem seat(KanaloaProblem reason, String... where) {
        return Problem.of(reason, where).seat(turn);
    }

    /**
     * {@return the property of the stone on an island}
     *
     * @param island an island, 0..15
     */
    static String stone(int island) {
        return "stone." + KanaloaMap.name(island);
    }
}
