package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Session;
import org.junit.jupiter.api.Test;

class HandTest {
    private static Hand some(Game game, int moves) {
        Session session = new Session(game, Setup.of(game.info(), game.info().minSeats()), -42);
        MoveList legal = new MoveList();
        Rng rng = new Rng(3);
        while (session.ply() < moves && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(legal.pick(rng));
        }
        return new Hand(session, Seats.standard(session.state().seats()));
    }

    @Test
    void whatIsWrittenIsReadBack() throws BadLink {
        for (Game game : Games.ALL) {
            Hand hand = some(game, 20);
            hand.session().go(12);
            Hand read = Hand.read(hand.written());
            assertEquals(hand.seats(), read.seats());
            assertEquals(-42, read.session().seed());
            assertEquals(12, read.session().ply());
            assertEquals(20, read.session().length());
            assertEquals(hand.session().state().hash(), read.session().state().hash());
        }
    }

    @Test
    void whatIsNoGameIsRefused() {
        String good = some(Games.ALL.get(0), 5).written();
        String link = good.substring(good.lastIndexOf(' '));
        for (String text : new String[] {
            "",
            "x",
            "y2 1 1",
            good.substring(0, good.length() - 1),
            "yx 1 1" + link,
            "y 1 1" + link,
            "y2 1 9" + link,
            "y2 1 -1" + link,
            "y2 one 1" + link,
            "y4 1 1" + link
        }) {
            assertThrows(BadLink.class, () -> Hand.read(text), text);
        }
    }
}
