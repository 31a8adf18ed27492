package atoll.table.present;

import atoll.engine.State;
import java.util.List;

/** The players of a table, one per seat. */
record Players(List<Player> players) {
    /**
     * Copies the list.
     *
     * @param players the players, one per seat
     */
    Players {
        players = List.copyOf(players);
    }

    /**
     * {@return the players of a game} Throws IllegalArgumentException if there is not one player per seat.
     *
     * @param players the players, one per seat
     * @param seats the number of seats
     */
    static Players of(List<Player> players, int seats) {
        if (players.size() != seats) {
            throw new IllegalArgumentException("one player a seat");
        }
        return new Players(players);
    }

    /**
     * {@return the player of a seat}
     *
     * @param seat a seat, from 0
     */
    Player at(int seat) {
        return players.get(seat);
    }

    /** {@return the number of people at this screen} */
    int persons() {
        int persons = 0;
        for (Player player : players) {
            persons += player.isPerson() ? 1 : 0;
        }
        return persons;
    }

    /**
     * {@return the seat of the only person at this screen} SPECTATOR if there is none, or several: then the viewer is
     * unknown.
     */
    int onlyPerson() {
        int only = State.SPECTATOR;
        for (int seat = 0; seat < players.size(); seat++) {
            if (players.get(seat).isPerson()) {
                if (only != State.SPECTATOR) {
                    return State.SPECTATOR;
                }
                only = seat;
            }
        }
        return only;
    }

    /** {@return whether only bots play} */
    boolean isWatched() {
        for (Player player : players) {
            if (player.level() <= 0) {
                return false;
            }
        }
        return true;
    }
}
