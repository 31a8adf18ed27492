package atoll.games.orbis;

/** The points of every seat if the game ended now, part by part, for a table. A live view of its state. */
public final class OrbisPoints {
    private final OrbisState state;

    /**
     * The points of a position.
     *
     * @param state a position
     */
    OrbisPoints(OrbisState state) {
        this.state = state;
    }

    /**
     * {@return the points of a seat's tiles, without temple and wildernesses}
     *
     * @param seat a seat, from 0
     */
    public int land(int seat) {
        return OrbisScoring.tilePoints(state.playerAreas[seat]);
    }

    /**
     * {@return the points of a seat's wildernesses: 0 or less}
     *
     * @param seat a seat, from 0
     */
    public int wildernesses(int seat) {
        return OrbisScoring.wildernesses(state.playerAreas[seat]);
    }

    /**
     * {@return the points of a seat's god}
     *
     * @param seat a seat, from 0
     */
    public int god(int seat) {
        return OrbisScoring.god(state.playerAreas, seat);
    }

    /**
     * {@return the points of a god for a seat if the seat had it: 0..3} The price of the god of death counts as paid,
     * unless the seat has declined it. What idleness saves is not included.
     *
     * @param seat a seat, from 0
     * @param god a god, 0..9
     */
    public int god(int seat, int god) {
        return OrbisScoring.pleases(state.playerAreas, seat, god) ? OrbisGods.points(god) : 0;
    }

    /**
     * {@return the points of a seat's temple, 0 if it has none}
     *
     * @param seat a seat, from 0
     */
    public int temple(int seat) {
        return OrbisScoring.temple(state.playerAreas, seat);
    }

    /**
     * {@return the points of the temple for a place}
     *
     * @param place 0 for the best, up to the number of seats
     */
    public int templeOfPlace(int place) {
        return OrbisScoring.temple(state.seats(), place);
    }

    /**
     * {@return the number of a seat's shrine icons, which decide on the places of temples}
     *
     * @param seat a seat, from 0
     */
    public int icons(int seat) {
        return OrbisScoring.icons(state.playerAreas[seat]);
    }

    /**
     * {@return the highest mystic value among a seat's white tiles, 0 for none; the highest is first among equal icons}
     *
     * @param seat a seat, from 0
     */
    public int mystic(int seat) {
        return OrbisScoring.mystic(state.playerAreas[seat]);
    }
}
