package atoll.games.kanaloa;

import atoll.edit.Problem;

/** Why a position made by hand is impossible before the cards put away are revealed. */
final class KanaloaSetUpDiagnosis {
    private final KanaloaState at;
    private final KanaloaPhase phase;
    private final int seats;

    /**
     * The diagnosis of a position.
     *
     * @param at a position, drawn as a turn if something is missing that the phase needs
     * @param phase its phase
     */
    KanaloaSetUpDiagnosis(KanaloaState at, KanaloaPhase phase) {
        this.at = at;
        this.phase = phase;
        seats = at.seats();
    }

    /** {@return the first problem, or null} */
    Problem problem() {
        Problem found = notYet();
        found = found == null ? stones() : found;
        for (int seat = 0; found == null && seat < seats; seat++) {
            found = hand(seat);
        }
        return found;
    }

    private Problem notYet() {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (at.board.owner(c) >= 0) {
                return notYet("bridge." + KanaloaMap.connectionName(c));
            }
        }
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            String name = KanaloaMap.name(island);
            if (at.display(island) > 0) {
                return notYet("open." + name);
            }
            if (at.discards(island) > 0) {
                return notYet("discards." + name);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
                if (at.board.held(seat, god) > 0) {
                    return notYet("held." + seat + '.' + KanaloaGods.name(god)).seat(seat);
                }
            }
            if (at.points[seat] > 0) {
                return notYet("points." + seat).seat(seat);
            }
            if (at.cards.down(seat) > 0) {
                return notYet(down(seat)).seat(seat);
            }
        }
        return null;
    }

    private String down(int seat) {
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (at.faceDown(seat, island) > 0) {
                return "down." + seat + '.' + KanaloaMap.name(island);
            }
        }
        return "unknowndown." + seat;
    }

    private static Problem notYet(String where) {
        return Problem.of(KanaloaProblem.NOT_YET, where);
    }

    private Problem stones() {
        int first = 0;
        while (first < KanaloaMap.ISLANDS && at.board.stone(first) != KanaloaGods.NONE) {
            first++;
        }
        if (phase != KanaloaPhase.PLACING) {
            boolean missing = at.gods && first < KanaloaMap.ISLANDS;
            return missing ? Problem.of(KanaloaProblem.STONES_LAID, KanaloaDiagnosis.stone(first)) : null;
        }
        if (first == KanaloaMap.ISLANDS) {
            return Problem.of(KanaloaProblem.PLACED, "phase");
        }
        for (int island = first + 1; island < KanaloaMap.ISLANDS; island++) {
            if (at.board.stone(island) != KanaloaGods.NONE) {
                return Problem.of(KanaloaProblem.PLACED_IN_ORDER, KanaloaDiagnosis.stone(first));
            }
        }
        return null;
    }

    private Problem hand(int seat) {
        boolean secret = !at.isFullyKnown() && seat != at.cards.viewer;
        if (secret && at.cards.hands[seat] != KanaloaBag.EMPTY) {
            return Problem.of(KanaloaProblem.HAND_SECRET, "hand." + seat + ".*").seat(seat);
        }
        int cards = at.handSize(seat);
        boolean dealing = phase == KanaloaPhase.DEALING;
        boolean before = seat < at.turn;
        boolean has = phase == KanaloaPhase.GIVING || dealing && before;
        boolean gets = dealing && seat == at.turn;
        if (gets ? cards >= KanaloaState.HAND : cards != (has ? KanaloaState.HAND : 0)) {
            return Problem.of(KanaloaProblem.DEALT, "hand." + seat + ".*")
                    .seat(seat)
                    .number(has || gets ? KanaloaState.HAND : 0);
        }
        if (phase != KanaloaPhase.GIVING) {
            return null;
        }
        if (before) {
            return KanaloaValidator.hasGiven(at, seat)
                    ? null
                    : Problem.of(KanaloaProblem.NOT_GIVEN, "given." + seat).seat(seat);
        }
        return at.given[seat] == 0
                ? null
                : Problem.of(KanaloaProblem.GIVEN_EARLY, "given." + seat).seat(seat);
    }
}
