package atoll.web.link;

import atoll.engine.State;
import atoll.table.Table;
import atoll.table.text.Messages;

/** A board in words, for people who cannot see its picture: the standing of every seat. */
public final class BoardWords {
    private BoardWords() {}

    public static String of(Table table, State view, Messages messages) {
        StringBuilder seats = new StringBuilder();
        for (int seat = 0; seat < view.seats(); seat++) {
            String name = messages.format("seat.number", Integer.toString(seat + 1));
            String points = messages.count("points", table.score(view, seat));
            String standing = table.standing(view, seat, messages);
            seats.append(seat == 0 ? "" : "; ")
                    .append(
                            standing.isEmpty()
                                    ? messages.format("table.turn", name, points)
                                    : messages.format("embed.seat", name, points, standing));
        }
        return messages.format("embed.board", seats.toString());
    }
}
