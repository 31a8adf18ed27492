package atoll.play;

import atoll.play.SeatAssignment.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The players of all seats.
 *
 * @param seats one player per seat
 */
public record SeatAssignments(List<SeatAssignment> seats) {
    /**
     * Copies the list.
     *
     * @param seats one player per seat
     */
    public SeatAssignments {
        seats = List.copyOf(seats);
    }

    /**
     * {@return the same kind of player at each seat}
     *
     * @param player the player
     * @param seats the number of seats
     */
    public static SeatAssignments all(SeatAssignment player, int seats) {
        return new SeatAssignments(Collections.nCopies(seats, player));
    }

    /**
     * Reads players with default names. Throws IllegalArgumentException if a kind is unknown.
     *
     * @param written one character per seat, see {@link SeatAssignment#parse}
     * @return the players
     */
    public static SeatAssignments parse(String written) {
        List<SeatAssignment> seats = new ArrayList<>();
        for (int seat = 0; seat < written.length(); seat++) {
            seats.add(SeatAssignment.parse(written.charAt(seat)));
        }
        return new SeatAssignments(seats);
    }

    /**
     * Reads players. Throws IllegalArgumentException if a kind is unknown, or a name is missing or not valid.
     *
     * @param written one character per seat, see {@link SeatAssignment#parse}
     * @param names one name per seat; empty for the default name of the kind
     * @return the players
     */
    public static SeatAssignments parse(String written, List<String> names) {
        SeatAssignments result = parse(written);
        if (names.size() != result.size()) {
            throw new IllegalArgumentException("there must be one name per seat");
        }
        for (int seat = 0; seat < result.size(); seat++) {
            result = result.with(seat, result.at(seat).named(names.get(seat)));
        }
        return result;
    }

    /** {@return the written form, without the names} */
    public String written() {
        StringBuilder written = new StringBuilder();
        for (SeatAssignment seat : seats) {
            written.append(seat.written());
        }
        return written.toString();
    }

    /** {@return the names, empty for the default ones} */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (SeatAssignment seat : seats) {
            names.add(seat.name());
        }
        return names;
    }

    /** {@return the number of seats} */
    public int size() {
        return seats.size();
    }

    /**
     * {@return the player of a seat}
     *
     * @param seat a seat, from 0
     */
    public SeatAssignment at(int seat) {
        return seats.get(seat);
    }

    /** {@return whether somebody plays from afar} */
    public boolean hasAway() {
        for (SeatAssignment seat : seats) {
            if (seat.kind() == Kind.AWAY) {
                return true;
            }
        }
        return false;
    }

    /** {@return the seat of the only person at this screen if bots play all other seats, otherwise -1} */
    public int personAgainstBots() {
        int person = -1;
        for (int i = 0; i < size(); i++) {
            if (at(i).isHere() && person < 0) {
                person = i;
            } else if (at(i).kind() != Kind.BOT) {
                return -1;
            }
        }
        return person;
    }

    /**
     * {@return a copy with another player at one seat}
     *
     * @param seat a seat, from 0
     * @param player the new player
     */
    public SeatAssignments with(int seat, SeatAssignment player) {
        List<SeatAssignment> changed = new ArrayList<>(seats);
        changed.set(seat, player);
        return new SeatAssignments(changed);
    }
}
