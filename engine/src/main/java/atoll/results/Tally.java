package atoll.results;

/** Counts results. */
public final class Tally {
    private int games;
    private int won;
    private int shared;

    /** None yet. */
    public Tally() {
        // all counts are 0
    }

    /**
     * Counts a result.
     *
     * @param result any result
     */
    public void add(GameResult result) {
        games++;
        won += result.isWon() ? 1 : 0;
        shared += result.isShared() ? 1 : 0;
    }

    /** {@return the number of games} */
    public int games() {
        return games;
    }

    /** {@return the number of games that the person won alone} */
    public int won() {
        return won;
    }

    /** {@return the number of games in which the person shared the first place} */
    public int shared() {
        return shared;
    }

    /** {@return the number of games in which another player was ahead} */
    public int lost() {
        return games - won - shared;
    }
}
