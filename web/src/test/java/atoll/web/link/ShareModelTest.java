package atoll.web.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.origo.WanderingGame;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.present.Player;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShareModelTest {
    private static final String HERE = "https://example.org/atoll/";
    private static final List<Player> PLAYERS = List.of(new Player("Ann", 0), new Player("Bob", 0));
    private static final Messages KEYS = key -> key + " {0}";

    private static Session played(Game game, int plies) {
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(3));
        MoveList legal = new MoveList();
        Rng rng = new Rng(3);
        while (session.ply() < plies && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        return session;
    }

    private static ShareModel template(int plies) {
        return new ShareModel(played(new TemplateGame(), plies), PLAYERS, KEYS, HERE, null);
    }

    private static Link read(String address) throws BadLink {
        assertTrue(address.startsWith(HERE + "#"), address);
        return Link.read(TemplateGames.ALL, address.substring(address.indexOf('#') + 1));
    }

    @Test
    void anOpenGameHasNoViewers() {
        for (Messages messages : List.of(TestMessages.of("en"), TestMessages.of("de"))) {
            Session session = played(Games.find("ponte"), 30);
            ShareModel model = new ShareModel(session, PLAYERS, messages, HERE, null);
            assertEquals(
                    List.of(ShareModel.What.POSITION, ShareModel.What.GAME, ShareModel.What.NOTATION), model.offers());
            for (ShareModel.What what : model.offers()) {
                assertEquals(List.of(), model.viewers(what));
                assertEquals(messages.text("share.reveals.open"), model.reveals(what, 0));
            }
        }
    }

    @Test
    void onlyTheOwnerSeesAHiddenHand() throws BadLink {
        int plies = 8;
        ShareModel model = template(plies);
        State truth = played(new TemplateGame(), plies).state();
        assertTrue(model.hidesPosition());
        assertEquals(
                List.of(ShareModel.What.POSITION, ShareModel.What.GAME, ShareModel.What.VIEW, ShareModel.What.NOTATION),
                model.offers());
        assertEquals(List.of(0, 1, State.SPECTATOR), model.viewers(ShareModel.What.VIEW));
        assertEquals(List.of(), model.viewers(ShareModel.What.POSITION));
        assertEquals(List.of(), model.viewers(ShareModel.What.GAME));
        for (int viewer : model.viewers(ShareModel.What.VIEW)) {
            Link link = read(model.text(ShareModel.What.VIEW, viewer));
            assertEquals(Link.Kind.VIEW, link.kind());
            assertEquals(viewer, link.seat());
            assertEquals(truth.viewFor(viewer).hash(), link.record().start().hash());
        }
        assertEquals("share.reveals.view Ann", model.reveals(ShareModel.What.VIEW, 0));
        assertEquals(
                "share.reveals.view.onlooker share.onlooker {0}", model.reveals(ShareModel.What.VIEW, State.SPECTATOR));
        assertEquals("share.reveals.position {0}", model.reveals(ShareModel.What.POSITION, 0));
        assertEquals("share.reveals.game {0}", model.reveals(ShareModel.What.GAME, 0));
        Link position = read(model.text(ShareModel.What.POSITION, 0));
        assertEquals(truth.hash(), position.record().start().hash());
        assertEquals(plies, read(model.text(ShareModel.What.GAME, 0)).record().length());
    }

    @Test
    void onlyTheFullNotationRevealsHiddenMoves() {
        ShareModel model = template(8);
        assertEquals(List.of(ShareModel.EVERYTHING, 0, 1, State.SPECTATOR), model.viewers(ShareModel.What.NOTATION));
        String all = model.text(ShareModel.What.NOTATION, ShareModel.EVERYTHING);
        String game = model.text(ShareModel.What.GAME, 0);
        assertFalse(all.contains("?"), all);
        assertTrue(all.endsWith("\n" + game + "\n"), all);
        assertEquals("share.reveals.everything {0}", model.reveals(ShareModel.What.NOTATION, ShareModel.EVERYTHING));
        for (int viewer : List.of(0, 1, State.SPECTATOR)) {
            String some = model.text(ShareModel.What.NOTATION, viewer);
            assertTrue(some.contains("[?]"), some);
            assertFalse(some.contains("#"), "a link would tell all: " + some);
            assertTrue(model.reveals(ShareModel.What.NOTATION, viewer).startsWith("share.reveals.notation"));
        }
    }

    @Test
    void theFinalNotationNamesTheWinner() {
        Session over = played(Games.find("ponte"), Integer.MAX_VALUE);
        String text =
                new ShareModel(over, PLAYERS, TestMessages.of("en"), HERE, null).text(ShareModel.What.NOTATION, 0);
        int winner = over.state().rank(0) == 1 ? 0 : 1;
        String result = "Result: 1. " + PLAYERS.get(winner).name() + " ("
                + TestMessages.of("en").count("points", over.state().score(winner)) + "), ";
        assertTrue(text.contains(result), text);
        assertTrue(
                text.startsWith("Ponte del Diavolo\nBoard: 10 × 10\nTiles and bridges: No limit\nPlayers: Ann, Bob\n"));
        assertTrue(text.contains("\n\n 1. Ann: "), text);
    }

    @Test
    void theLinkOfAGameThatIsOverIsAProofOfItsChance() {
        String seed = " share.reveals.seed {0}";
        for (Game game : Games.ALL) {
            ShareModel under = new ShareModel(played(game, 40), PLAYERS, KEYS, HERE, null);
            ShareModel over = new ShareModel(played(game, Integer.MAX_VALUE), PLAYERS, KEYS, HERE, null);
            boolean chance = game.start(Setup.of(game.info(), 2)).actor() == State.CHANCE;
            assertFalse(
                    under.reveals(ShareModel.What.GAME, 0).contains(seed),
                    game.info().id());
            assertEquals(
                    chance,
                    over.reveals(ShareModel.What.GAME, 0).endsWith(seed),
                    game.info().id());
            assertFalse(
                    over.reveals(ShareModel.What.POSITION, 0).contains(seed),
                    game.info().id());
        }
    }

    @Test
    void aGameBegunFromAPositionProvesNothing() {
        Session whole = played(Games.find("rapanui"), Integer.MAX_VALUE);
        Session part = Session.from(whole.game(), whole.at(100), whole.seed());
        MoveList legal = new MoveList();
        while (part.state().actor() != State.OVER) {
            part.state().moves(legal);
            part.play(part.state().actor() == State.CHANCE ? part.outcome() : legal.get(0));
        }
        assertTrue(part.followsSeed());
        ShareModel over = new ShareModel(part, PLAYERS, KEYS, HERE, null);
        assertEquals("share.reveals.over {0}", over.reveals(ShareModel.What.GAME, 0));
    }

    @Test
    void theEndRevealsEverything() {
        ShareModel over = template(Integer.MAX_VALUE);
        assertTrue(over.reveals(ShareModel.What.GAME, 0).startsWith("share.reveals.over"));
    }

    @Test
    void aTurnLinkSaysThatItRevealsChance() {
        String foretold = " share.reveals.foretold {0}";
        for (Game game : Games.ALL) {
            Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(5, Seed.of(6), List.of(0, 0));
            ShareModel under = new ShareModel(played(game, 40), PLAYERS, KEYS, HERE, turn);
            ShareModel over = new ShareModel(played(game, Integer.MAX_VALUE), PLAYERS, KEYS, HERE, turn);
            boolean chance = game.start(Setup.of(game.info(), 2)).actor() == State.CHANCE;
            assertEquals(
                    chance,
                    under.reveals(ShareModel.What.TURN, 0).endsWith(foretold),
                    game.info().id());
            // whether or not the moves follow from that seed
            Session other = Session.of(played(game, 40).record(), Seed.of(99));
            assertEquals(
                    chance,
                    new ShareModel(other, PLAYERS, KEYS, HERE, turn)
                            .reveals(ShareModel.What.TURN, 0)
                            .endsWith(foretold));
            Session from = Session.from(game, game.start(Setup.of(game.info(), 2)), Seed.of(99));
            assertEquals(
                    chance,
                    new ShareModel(from, PLAYERS, KEYS, HERE, turn)
                            .reveals(ShareModel.What.TURN, 0)
                            .endsWith(foretold));
            assertFalse(
                    under.reveals(ShareModel.What.GAME, 0).contains(foretold),
                    game.info().id());
            assertFalse(
                    over.reveals(ShareModel.What.TURN, 0).contains(foretold),
                    game.info().id());
        }
    }

    @Test
    void aGameFromAPositionSaysWhichOne() throws BadLink {
        Session begun = played(Games.find("ponte"), 30);
        Session session = Session.from(begun.game(), begun.state(), Seed.of(1));
        String text =
                new ShareModel(session, PLAYERS, TestMessages.of("en"), HERE, null).text(ShareModel.What.NOTATION, 0);
        assertTrue(
                text.contains("Started from " + HERE + "#" + Link.position(begun.game(), begun.state()) + "\n"), text);
    }

    @Test
    void aFrameShowsTheSameLink() {
        ShareModel model = template(20);
        for (ShareModel.What what : List.of(ShareModel.What.POSITION, ShareModel.What.GAME, ShareModel.What.VIEW)) {
            String frame = model.frame(what, 1);
            assertTrue(frame.startsWith("<iframe src=\"" + HERE + "?embed#" + model.link(what, 1) + "\" "), frame);
        }
        assertThrows(IllegalArgumentException.class, () -> model.frame(ShareModel.What.NOTATION, 1));
    }

    @Test
    void onlyCorrespondenceGamesOfferATurn() throws BadLink {
        Session session = played(new TemplateGame(), 9);
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(5, Seed.of(6), List.of(0, 2));
        ShareModel model = new ShareModel(session, PLAYERS, KEYS, HERE, turn);
        assertEquals(ShareModel.What.TURN, model.offers().get(0));
        assertFalse(new ShareModel(session, PLAYERS, KEYS, HERE, null).offers().contains(ShareModel.What.TURN));
        Link link = Link.read(List.of(new TemplateGame()), model.link(ShareModel.What.TURN, 0));
        assertEquals(turn, link.turn());
        assertEquals(9, link.record().length());
        assertTrue(model.reveals(ShareModel.What.TURN, 0).startsWith("share.reveals.game"));
    }

    @Test
    void aTooLongGameOffersItsPositionOnly() throws BadLink {
        Session session = WanderingGame.of(Link.MOST_MOVES + 1);
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(1, Seed.of(3), List.of(0, 0));
        ShareModel model = new ShareModel(session, PLAYERS, KEYS, HERE, turn);
        assertTrue(model.isTooLong());
        assertEquals(List.of(ShareModel.What.POSITION, ShareModel.What.VIEW, ShareModel.What.NOTATION), model.offers());
        Link position = Link.read(model.link(ShareModel.What.POSITION, 0));
        assertEquals(session.state().hash(), position.record().start().hash());
        assertFalse(model.text(ShareModel.What.NOTATION, ShareModel.EVERYTHING).contains(HERE + "#2.origo.g"));
        session.undo();
        ShareModel shorter = new ShareModel(session, PLAYERS, KEYS, HERE, turn);
        assertEquals(List.of(ShareModel.What.values()), shorter.offers());
        Link whole = Link.read(shorter.link(ShareModel.What.TURN, 0));
        assertEquals(Link.MOST_MOVES, whole.record().length());
    }
}
