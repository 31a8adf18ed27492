package atoll.games.origo;

/** The score track: a leader for each seat, never two on one field. Fields are points, and continue after 100. */
final class OrigoTrack {
    /** By seat: the field of its leader on the track. */
    final int[] leaders;

    /**
     * The leaders start on fields 1, 2 and so on, in the order of seats.
     *
     * @param seats the number of seats
     */
    OrigoTrack(int seats) {
        leaders = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            leaders[seat] = 1 + seat;
        }
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(OrigoTrack that) {
        System.arraycopy(that.leaders, 0, leaders, 0, leaders.length);
    }

    /**
     * One award: advances by the points, then to the next field without another leader. Zero points move nothing.
     *
     * @param seat a seat, from 0
     * @param points at least 0
     */
    void advance(int seat, int points) {
        if (points == 0) {
            return;
        }
        int field = leaders[seat] + points;
        while (isTaken(field)) {
            field++;
        }
        leaders[seat] = field;
    }

    private boolean isTaken(int field) {
        boolean taken = false;
        for (int leader : leaders) {
            taken |= leader == field;
        }
        return taken;
    }

    /**
     * {@return 1 for the leader in front}
     *
     * @param seat a seat, from 0
     */
    int rank(int seat) {
        int rank = 1;
        for (int leader : leaders) {
            rank += leader > leaders[seat] ? 1 : 0;
        }
        return rank;
    }

    /** {@return the seat in last place} */
    int last() {
        int last = 0;
        for (int seat = 1; seat < leaders.length; seat++) {
            last = leaders[seat] < leaders[last] ? seat : last;
        }
        return last;
    }
}
