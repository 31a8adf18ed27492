package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the others did stays in words until the player's turn is over; at the end everything is turned up. */
class LastTurnTest extends TablePresenterFixture {
    static List<Game> games() {
        return Games.ALL;
    }

    @Test
    void whatTheBotDidStaysUntilThePersonsTurnIsOver() {
        TablePresenter presenter = ponte(ANNA, BOT);
        assertEquals("", presenter.lastTurn());
        presenter.pick("e5");
        presenter.pick("g7");
        assertEquals("", presenter.lastTurn(), "the person's own tiles are no news");
        botPlays(presenter, 1);
        botPlays(presenter, 2);
        assertTrue(presenter.personToMove());
        assertTrue(
                presenter.lastTurn().matches("Bot takes \\w+ and lays tiles on \\w+ and \\w+\\."),
                presenter.lastTurn());
        String told = presenter.lastTurn();
        assertEquals(told, presenter.state(true).lastTurn());
        presenter.pick("a1");
        assertTrue(presenter.personToMove(), "the first of two tiles");
        assertEquals(told, presenter.lastTurn());
        presenter.pick("j10");
        assertFalse(presenter.personToMove());
        assertEquals("", presenter.lastTurn());
    }

    /** A sentence per player; what was dealt is on the table, and what a seat drew itself is no news. */
    @ParameterizedTest
    @MethodSource("games")
    void itIsWrittenInSentences(Game game) {
        TablePresenter presenter = presenter(game);
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
            String text = presenter.lastTurn();
            assertFalse(text.contains("Bot: ") || text.contains("Anna: "), text);
            assertFalse(text.startsWith("Anna "), text);
            assertTrue(text.isEmpty() || text.endsWith("."), text);
            assertFalse(text.contains("..") || text.contains(" ,") || text.contains("  "), text);
        }
    }

    @Test
    void aSpectatorReadsTheLastTurn() {
        TablePresenter presenter = ponte(BOT, BOT);
        botPlays(presenter, 5);
        assertFalse(presenter.lastTurn().isEmpty());
        assertTrue(sentences(presenter.lastTurn()) <= 3, presenter.lastTurn());
    }

    /** Between two, names stay whole, also those that end with a letter. */
    @Test
    @Timeout(20)
    void namesOfTwoAreNotShortened() {
        TablePresenter presenter = ponte(ANNA, new Player("Bot B", 2));
        presenter.pick("e5");
        presenter.pick("g7");
        botPlays(presenter, 3);
        assertTrue(presenter.lastTurn().startsWith("Bot B "), presenter.lastTurn());
    }

    private TablePresenter againstTwoBots(String id, int seed) {
        Game game = Games.find(id);
        List<Player> players = List.of(ANNA, new Player("Kind bot A", 2), new Player("Kind bot B", 2));
        Session session = new Session(game, Setup.of(game.info(), 3), Seed.of(seed));
        return new TablePresenter(session, Tables.of(id), players, messages);
    }

    /** The spots of all that others did since the person's own move are marked; not of what happened before it. */
    @Test
    void movesOfAllOthersAreMarked() {
        TablePresenter presenter = againstTwoBots("kanaloa", 4);
        int both = 0;
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
            Session session = presenter.session();
            List<String> expected = new ArrayList<>();
            int actors = 0;
            for (int at = session.ply() - 1; at >= 0 && session.at(at).actor() != 0; at--) {
                State before = session.at(at);
                if (before.actor() > 0) {
                    actors |= before.actor();
                    expected.addAll(before.isVisibleTo(0, session.move(at)) ? spots(presenter, at) : List.of());
                }
            }
            if (actors > 0) {
                assertEquals(
                        expected,
                        presenter
                                .composer()
                                .viewOptions(presenter, ViewOptions.WIDE)
                                .last());
                both += actors == 3 && expected.size() > 1 ? 1 : 0;
            }
        }
        assertTrue(both > 0, "moves of both bots");
    }

    private static List<String> spots(TablePresenter presenter, int at) {
        Session session = presenter.session();
        Table table = presenter.table();
        return table.spotsOfMove(session.at(at).viewFor(0), session.move(at)).stream()
                .filter(spot -> table.marksLastMove(spot, session.move(at)))
                .toList();
    }

    /** What a player does several times in a row is said once: "returns worshippers: red, blue and red". */
    @Test
    void aWordThatDiffersIsAdded() {
        TablePresenter presenter = againstTwoBots("orbis", 4);
        int joined = 0;
        int three = 0;
        Rng rng = new Rng(5);
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                presenter.session().state().moves(moves);
                presenter.play(moves.get(rng.next(moves.size())));
            }
            String text = presenter.lastTurn();
            assertFalse(text.matches("(?s).*(returns|pays) worshippers: [^.;]*\\1 worshippers.*"), text);
            assertFalse(text.matches("(?s).* worshippers: \\w+ and \\w+ and .*"), text);
            joined += text.matches("(?s).* worshippers: \\w+( \\(\\d×\\))? and \\w+.*") ? 1 : 0;
            three += text.matches("(?s).* worshippers: \\w+, \\w+ and \\w+.*") ? 1 : 0;
        }
        assertTrue(joined > 0, "several are told at once");
        assertTrue(three > 0, "three of them");
    }

    /** Among three, each line begins with the sign of the seat, and of equal names only the letter follows. */
    @Test
    void everyPlayerHasALine() {
        TablePresenter presenter = againstTwoBots("kanaloa", 3);
        int lines = 0;
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
            String text = presenter.lastTurn();
            assertFalse(text.contains("Kind bot"), text);
            for (String line : text.split("\n")) {
                assertTrue(text.isEmpty() || line.matches("(■.A|▲.B|Points:) .+"), line);
                lines++;
            }
        }
        assertTrue(lines > 20, lines + " lines");
    }

    /** A card that is uncovered brings everyone something, also where it brings the viewer nothing. */
    @Test
    void whatOthersGotIsTold() {
        TablePresenter presenter = againstTwoBots("rapanui", 3);
        int others = 0;
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
            String text = presenter.lastTurn();
            assertFalse(text.contains("Kind bot"), text);
            others += text.matches("(?s).*scores: (■.A|▲.B) \\+.*") ? 1 : 0;
        }
        assertTrue(others > 0, "scorings without the viewer");
    }

    /** What several did has little room: without cards and columns, and with one verb for several places. */
    @Test
    void turnsOfSeveralAreToldInBrief() {
        String rapanui = wholeGame(againstTwoBots("rapanui", 3));
        assertTrue(rapanui.matches("(?s).*takes a \\w+; \\w+ scores: .*"), rapanui);
        assertFalse(rapanui.contains("from column"), rapanui);
        assertTrue(wholeGame(presenter(Games.find("rapanui"))).contains("from column"), "one other has room");
        String origo = wholeGame(againstTwoBots("origo", 4));
        assertTrue(origo.matches("(?s).*expands to [A-J]\\d+ and [A-J]\\d+.*"), origo);
        assertTrue(origo.matches("(?s).*expands to [A-J]\\d+; \\w+ founded: \\+\\d\\..*"), origo);
        assertFalse(origo.contains(" with ship"), origo);
        String orbis = wholeGame(againstTwoBots("orbis", 4));
        assertFalse(orbis.contains("lays it"), "its place is marked");
        assertFalse(orbis.matches("(?s).*( and|,) ?[.;].*"), orbis);
        assertFalse(orbis.matches("(?s).*gained \\(\\d×\\).*"), "what is repeated comes before");
    }

    private String wholeGame(TablePresenter presenter) {
        StringBuilder all = new StringBuilder();
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
            all.append(presenter.lastTurn()).append('\n');
        }
        return all.toString();
    }

    @ParameterizedTest
    @MethodSource("games")
    void itNamesWhatEachSeatGained(Game game) {
        TablePresenter presenter = presenter(game);
        int changes = 0;
        int told = 0;
        String last = "";
        while (!presenter.isOver()) {
            int before = presenter.session().ply();
            int[] scores = scores(presenter);
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
            String text = presenter.lastTurn();
            int viewer = presenter.viewerSeat();
            State at = presenter.session().at(before);
            boolean ownMove =
                    at.actor() == viewer && at.turnSeat() == viewer; // a choice in another's turn hides nothing
            assertFalse(text.matches(".*\\b(\\w+) and \\1\\b.*"), text);
            if (ownMove) {
                assertEquals(presenter.session().state().actor() == viewer ? last : "", text);
            } else if (!text.isEmpty() && !Arrays.equals(scores, scores(presenter))) {
                changes++;
                told += text.contains(" +") || text.contains("−") ? 1 : 0;
            }
            last = text;
        }
        // one that undoes another is no news
        assertTrue(changes == 0 || told > 0, changes + " changes, none told");
    }

    /** The first scoring of Kanaloa tells its points; from then on the score forecasts the second one. */
    @Test
    void pointsOfAScoringAreToldOnce() {
        int told = 0;
        for (int seed = 1; seed < 4; seed++) {
            TablePresenter presenter = againstTwoBots("kanaloa", seed);
            while (!presenter.isOver()) {
                if (!presenter.playForced()) {
                    botPlays(presenter, 1);
                }
                if (presenter.lastTurn().contains("first scoring")) {
                    told++;
                    assertFalse(presenter.lastTurn().contains("Points:"), presenter.lastTurn());
                }
            }
        }
        assertTrue(told > 0, "it is seen");
    }

    /** Who has made a choice in another's turn still reads what came before it. */
    @Test
    void aChoiceInAnothersTurnHidesNothing() {
        int choices = 0;
        for (int seed = 0; choices == 0; seed++) {
            TablePresenter presenter = againstTwoBots("rapanui", seed);
            while (!presenter.isOver()) {
                State before = presenter.session().at(presenter.session().ply());
                if (!presenter.playForced()) {
                    botPlays(presenter, 1);
                }
                int viewer = presenter.viewerSeat();
                if (before.actor() == viewer && before.turnSeat() != viewer) {
                    choices++;
                    assertTrue(presenter.lastTurn().matches("(?s)(■.A|▲.B) .*"), presenter.lastTurn());
                }
            }
        }
    }

    /** In Rapa Nui all sacrifice in one's own turn: what the others gave stays until one's own sacrifice is complete. */
    @Test
    void ownChoicesAfterThoseOfOthersHideNothing() {
        int choices = 0;
        for (int seed = 3; choices == 0; seed++) {
            TablePresenter presenter = againstTwoBots("rapanui", seed);
            String last = "";
            while (!presenter.isOver()) {
                State before = presenter.session().at(presenter.session().ply());
                if (!presenter.playForced()) {
                    botPlays(presenter, 1);
                }
                String text = presenter.lastTurn();
                int viewer = presenter.viewerSeat();
                if (before.actor() == viewer
                        && before.turnSeat() == viewer
                        && presenter.session().state().actor() == viewer) {
                    assertEquals(last, text);
                    choices += text.contains(" sacrifices ") ? 1 : 0;
                }
                last = text;
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void atTheEndEverythingIsTurnedUp(Game game) {
        TablePresenter presenter = presenter(game);
        while (!presenter.isOver()) {
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
        }
        assertTrue(presenter.view().isFullyKnown());
        assertFalse(presenter.scene(0, null).shapes().isEmpty());
        assertTrue(presenter.state(true).view().isFullyKnown());
    }

    private TablePresenter presenter(Game game) {
        int seats = game.info().minSeats();
        List<Player> players = new ArrayList<>(List.of(ANNA));
        while (players.size() < seats) {
            players.add(BOT);
        }
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(3));
        return new TablePresenter(session, Tables.of(game.info().id()), players, messages);
    }

    private static int[] scores(TablePresenter presenter) {
        State view = presenter.view();
        int[] scores = new int[view.seats()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = presenter.table().score(view, seat);
        }
        return scores;
    }

    private static int sentences(String text) {
        return text.split("\\. ").length;
    }
}
