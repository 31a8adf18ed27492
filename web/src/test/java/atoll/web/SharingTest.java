package atoll.web;

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
import atoll.table.Player;
import atoll.table.TestWords;
import atoll.table.Words;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharingTest {
    private static final String HERE = "https://example.org/atoll/";
    private static final List<Player> PLAYERS = List.of(new Player("Ann", 0), new Player("Bob", 0));
    private static final Words KEYS = key -> key + " {0}";

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

    private static Sharing template(int plies) {
        return new Sharing(played(new TemplateGame(), plies), PLAYERS, KEYS, HERE, null);
    }

    private static Link read(String address) throws BadLink {
        assertTrue(address.startsWith(HERE + "#"), address);
        return Link.read(TemplateGames.ALL, address.substring(address.indexOf('#') + 1));
    }

    @Test
    void anOpenGameHasNothingToChoose() {
        for (Words words : List.of(TestWords.of("en"), TestWords.of("de"))) {
            Session session = played(Games.find("ponte"), 30);
            Sharing sharing = new Sharing(session, PLAYERS, words, HERE, null);
            assertEquals(List.of(Sharing.What.POSITION, Sharing.What.GAME, Sharing.What.NOTATION), sharing.offers());
            for (Sharing.What what : sharing.offers()) {
                assertEquals(List.of(), sharing.viewers(what));
                assertEquals(words.text("share.reveals.open"), sharing.reveals(what, 0));
            }
        }
    }

    @Test
    void aHiddenHandIsForItsOwnerOnly() throws BadLink {
        int plies = 8;
        Sharing sharing = template(plies);
        State truth = played(new TemplateGame(), plies).state();
        assertTrue(sharing.hides());
        assertEquals(
                List.of(Sharing.What.POSITION, Sharing.What.GAME, Sharing.What.VIEW, Sharing.What.NOTATION),
                sharing.offers());
        assertEquals(List.of(0, 1, State.SPECTATOR), sharing.viewers(Sharing.What.VIEW));
        assertEquals(List.of(), sharing.viewers(Sharing.What.POSITION));
        assertEquals(List.of(), sharing.viewers(Sharing.What.GAME));
        for (int viewer : sharing.viewers(Sharing.What.VIEW)) {
            Link link = read(sharing.text(Sharing.What.VIEW, viewer));
            assertEquals(Link.Kind.VIEW, link.kind());
            assertEquals(viewer, link.seat());
            assertEquals(truth.viewFor(viewer).hash(), link.record().start().hash());
        }
        assertEquals("share.reveals.view Ann", sharing.reveals(Sharing.What.VIEW, 0));
        assertEquals(
                "share.reveals.view.onlooker share.onlooker {0}", sharing.reveals(Sharing.What.VIEW, State.SPECTATOR));
        assertEquals("share.reveals.position {0}", sharing.reveals(Sharing.What.POSITION, 0));
        assertEquals("share.reveals.game {0}", sharing.reveals(Sharing.What.GAME, 0));
        Link position = read(sharing.text(Sharing.What.POSITION, 0));
        assertEquals(truth.hash(), position.record().start().hash());
        assertEquals(plies, read(sharing.text(Sharing.What.GAME, 0)).record().length());
    }

    @Test
    void onlyTheWholeNotationTellsHiddenMoves() {
        Sharing sharing = template(8);
        assertEquals(List.of(Sharing.EVERYTHING, 0, 1, State.SPECTATOR), sharing.viewers(Sharing.What.NOTATION));
        String all = sharing.text(Sharing.What.NOTATION, Sharing.EVERYTHING);
        String game = sharing.text(Sharing.What.GAME, 0);
        assertFalse(all.contains("?"), all);
        assertTrue(all.endsWith("\n" + game + "\n"), all);
        assertEquals("share.reveals.everything {0}", sharing.reveals(Sharing.What.NOTATION, Sharing.EVERYTHING));
        for (int viewer : List.of(0, 1, State.SPECTATOR)) {
            String some = sharing.text(Sharing.What.NOTATION, viewer);
            assertTrue(some.contains("[?]"), some);
            assertFalse(some.contains("#"), "a link would tell all: " + some);
            assertTrue(sharing.reveals(Sharing.What.NOTATION, viewer).startsWith("share.reveals.notation"));
        }
    }

    @Test
    void atTheEndTheNotationTellsWhoWon() {
        Session over = played(Games.find("ponte"), Integer.MAX_VALUE);
        String text = new Sharing(over, PLAYERS, TestWords.of("en"), HERE, null).text(Sharing.What.NOTATION, 0);
        int winner = over.state().rank(0) == 1 ? 0 : 1;
        String result = "Result: 1. " + PLAYERS.get(winner).name() + " ("
                + TestWords.of("en").count("points", over.state().score(winner)) + "), ";
        assertTrue(text.contains(result), text);
        assertTrue(
                text.startsWith("Ponte del Diavolo\nBoard: 10 × 10\nTiles and bridges: No limit\nPlayers: Ann, Bob\n"));
        assertTrue(text.contains("\n\n 1. Ann: "), text);
    }

    @Test
    void theLinkOfAGameThatIsOverIsAProofOfItsChance() {
        String seed = " share.reveals.seed {0}";
        for (Game game : Games.ALL) {
            Sharing under = new Sharing(played(game, 40), PLAYERS, KEYS, HERE, null);
            Sharing over = new Sharing(played(game, Integer.MAX_VALUE), PLAYERS, KEYS, HERE, null);
            boolean chance = !game.info().id().equals("ponte");
            assertFalse(
                    under.reveals(Sharing.What.GAME, 0).contains(seed),
                    game.info().id());
            assertEquals(
                    chance,
                    over.reveals(Sharing.What.GAME, 0).endsWith(seed),
                    game.info().id());
            assertFalse(
                    over.reveals(Sharing.What.POSITION, 0).contains(seed),
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
        Sharing over = new Sharing(part, PLAYERS, KEYS, HERE, null);
        assertEquals("share.reveals.over {0}", over.reveals(Sharing.What.GAME, 0));
    }

    @Test
    void whatWasHiddenIsHiddenNoMoreAtTheEnd() {
        Sharing over = template(Integer.MAX_VALUE);
        assertTrue(over.reveals(Sharing.What.GAME, 0).startsWith("share.reveals.over"));
    }

    @Test
    void aTurnSaysThatItForetellsChance() {
        String foretold = " share.reveals.foretold {0}";
        for (Game game : Games.ALL) {
            Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(5, Seed.of(6), List.of(0, 0));
            Sharing under = new Sharing(played(game, 40), PLAYERS, KEYS, HERE, turn);
            Sharing over = new Sharing(played(game, Integer.MAX_VALUE), PLAYERS, KEYS, HERE, turn);
            boolean chance = !game.info().id().equals("ponte");
            assertEquals(
                    chance,
                    under.reveals(Sharing.What.TURN, 0).endsWith(foretold),
                    game.info().id());
            // whether or not what has been followed from that seed
            Session other = Session.of(played(game, 40).record(), Seed.of(99));
            assertEquals(
                    chance,
                    new Sharing(other, PLAYERS, KEYS, HERE, turn)
                            .reveals(Sharing.What.TURN, 0)
                            .endsWith(foretold));
            Session from = Session.from(game, game.start(Setup.of(game.info(), 2)), Seed.of(99));
            assertEquals(
                    chance,
                    new Sharing(from, PLAYERS, KEYS, HERE, turn)
                            .reveals(Sharing.What.TURN, 0)
                            .endsWith(foretold));
            assertFalse(
                    under.reveals(Sharing.What.GAME, 0).contains(foretold),
                    game.info().id());
            assertFalse(
                    over.reveals(Sharing.What.TURN, 0).contains(foretold),
                    game.info().id());
        }
    }

    @Test
    void namesPartOnScreensOnly() {
        List<Player> bots = List.of(new Player("Freund\u00adlicher Bot", 1), new Player("Bob", 0));
        Sharing sharing = new Sharing(played(Games.find("ponte"), 3), bots, KEYS, HERE, null);
        assertEquals("Freundlicher Bot", sharing.name(0));
        assertEquals("ab", Company.unparted("\u00ada\u00adb\u00ad"));
    }

    @Test
    void aGameFromAPositionSaysWhichOne() throws BadLink {
        Session begun = played(Games.find("ponte"), 30);
        Session session = Session.from(begun.game(), begun.state(), Seed.of(1));
        String text = new Sharing(session, PLAYERS, TestWords.of("en"), HERE, null).text(Sharing.What.NOTATION, 0);
        assertTrue(text.contains("Begun from " + HERE + "#" + Link.position(begun.game(), begun.state()) + "\n"), text);
    }

    @Test
    void aFrameShowsTheSameLink() {
        Sharing sharing = template(20);
        for (Sharing.What what : List.of(Sharing.What.POSITION, Sharing.What.GAME, Sharing.What.VIEW)) {
            String frame = sharing.frame(what, 1);
            assertTrue(frame.startsWith("<iframe src=\"" + HERE + "?embed#" + sharing.link(what, 1) + "\" "), frame);
        }
        assertThrows(IllegalArgumentException.class, () -> sharing.frame(Sharing.What.NOTATION, 1));
    }

    @Test
    void onlyWhoPlaysByLinkIsOfferedATurn() throws BadLink {
        Session session = played(new TemplateGame(), 9);
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(5, Seed.of(6), List.of(0, 2));
        Sharing sharing = new Sharing(session, PLAYERS, KEYS, HERE, turn);
        assertEquals(Sharing.What.TURN, sharing.offers().get(0));
        assertFalse(new Sharing(session, PLAYERS, KEYS, HERE, null).offers().contains(Sharing.What.TURN));
        Link link = Link.read(List.of(new TemplateGame()), sharing.link(Sharing.What.TURN, 0));
        assertEquals(turn, link.turn());
        assertEquals(9, link.record().length());
        assertTrue(sharing.reveals(Sharing.What.TURN, 0).startsWith("share.reveals.game"));
    }

    @Test
    void aGameTooLongForALinkIsOfferedByItsPositionOnly() throws BadLink {
        Session session = WanderingGame.of(Link.MOST_MOVES + 1);
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(1, Seed.of(3), List.of(0, 0));
        Sharing sharing = new Sharing(session, PLAYERS, KEYS, HERE, turn);
        assertTrue(sharing.isTooLong());
        assertEquals(List.of(Sharing.What.POSITION, Sharing.What.VIEW, Sharing.What.NOTATION), sharing.offers());
        Link position = Link.read(sharing.link(Sharing.What.POSITION, 0));
        assertEquals(session.state().hash(), position.record().start().hash());
        assertFalse(sharing.text(Sharing.What.NOTATION, Sharing.EVERYTHING).contains(HERE + "#2.origo.g"));
        session.undo();
        Sharing shorter = new Sharing(session, PLAYERS, KEYS, HERE, turn);
        assertEquals(List.of(Sharing.What.values()), shorter.offers());
        Link whole = Link.read(shorter.link(Sharing.What.TURN, 0));
        assertEquals(Link.MOST_MOVES, whole.record().length());
    }
}
