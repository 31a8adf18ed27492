package atoll.web;

import atoll.play.Link;
import atoll.play.Saved;
import java.util.ArrayList;
import java.util.List;

/** The links that carry a game to those who play it elsewhere. */
final class Turns {
    private Turns() {}

    /** The game as far as it is shown, for whoever is to move now. */
    static String link(Saved saved) {
        List<Integer> levels = new ArrayList<>();
        for (int seat = 0; seat < saved.seats().kinds().length(); seat++) {
            levels.add(saved.seats().isBot(seat) ? saved.seats().kind(seat) - '0' : 0);
        }
        Link.Turn turn = new Link.Turn(saved.tag(), saved.session().seed(), levels);
        return Link.turn(saved.session().record(), turn);
    }
}
