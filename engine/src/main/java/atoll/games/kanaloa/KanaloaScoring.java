package atoll.games.kanaloa;

/** Points and ranks. */
final class KanaloaScoring {
    private KanaloaScoring() {}

    /**
     * {@return the points including a final scoring of this position, unless the game is over}
     *
     * @param at a position
     * @param seat a seat, from 0
     */
    static int score(KanaloaState at, int seat) {
        return at.points[seat] + (at.phase == KanaloaPhase.OVER ? 0 : worth(at.board, seat, true));
    }

    /**
     * {@return the points that a scoring would give a seat now}
     *
     * @param board bridges, control and stones
     * @param seat a seat, from 0
     * @param finalScoring whether the game ends with this scoring
     */
    static int worth(KanaloaBoard board, int seat, boolean finalScoring) {
        int worth = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            worth += board.value(seat, island, finalScoring);
        }
        return worth;
    }

    /**
     * {@return the rank of a seat, from 1}
     *
     * @param at a position
     * @param seat a seat, from 0
     */
    static int rank(KanaloaState at, int seat) {
        int rank = 1;
        for (int rival = 0; rival < at.seats(); rival++) {
            rank += isAhead(at, rival, seat) ? 1 : 0;
        }
        return rank;
    }

    private static boolean isAhead(KanaloaState at, int seat, int of) {
        int champion = at.champion;
        if (champion >= 0 && seat != of && (seat == champion || of == champion)) {
            return seat == champion;
        }
        int difference = score(at, seat) - score(at, of);
        int[] finished = at.finished;
        // rulebook, end of the game: with equal points, the earlier last turn wins
        return difference > 0
                || difference == 0 && finished[seat] > 0 && (finished[of] == 0 || finished[seat] < finished[of]);
    }
}
