package atoll.web;

import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Session;

/**
 * The game at hand: the one that is being played and that survives a reload.
 *
 * @param session the game
 * @param seats who plays it
 */
record Hand(Session session, Seats seats) {
    /** What {@link #read} reads: players, seed, ply and the whole game as a link, parted by blanks. */
    String written() {
        return seats.kinds() + " " + session.seed() + " " + session.ply() + " " + Link.game(session.whole());
    }

    /** Throws BadLink if the text is no game. */
    static Hand read(String text) throws BadLink {
        int blank1 = text.indexOf(' ');
        int blank2 = text.indexOf(' ', blank1 + 1);
        int blank3 = text.indexOf(' ', blank2 + 1);
        if (blank1 < 0 || blank2 < 0 || blank3 < 0) {
            throw new BadLink(BadLink.Why.FORM, "not a game at hand");
        }
        Link link = Link.read(text.substring(blank3 + 1));
        try {
            Seats seats = new Seats(text.substring(0, blank1));
            int seed = Integer.parseInt(text.substring(blank1 + 1, blank2));
            int ply = Integer.parseInt(text.substring(blank2 + 1, blank3));
            Session session = Session.of(link.record(), seed);
            if (seats.kinds().length() != session.state().seats() || ply < 0 || ply > session.length()) {
                throw new BadLink(BadLink.Why.ILLEGAL, "players or ply do not fit the game");
            }
            session.go(ply);
            return new Hand(session, seats);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.DAMAGED, "numbers or players are wrong");
        }
    }
}
