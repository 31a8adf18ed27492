package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.ponte.PonteTable;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.template.TemplateMoves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TablePresenterTest extends TablePresenterFixture {
    @Test
    void aPersonPlaysByPickingThenTheBotIsToMove() {
        TablePresenter presenter = ponte(ANNA, BOT);
        assertTrue(presenter.personToMove());
        assertEquals(Picker.Result.MOVE, presenter.pick("e5"));
        assertEquals(Picker.Result.DEAD, presenter.pick("e5"));
        assertEquals(Picker.Result.MOVE, presenter.pick("f7"));
        assertFalse(presenter.personToMove());
        assertEquals(2, presenter.botToMove());
        assertEquals(Picker.Result.DEAD, presenter.pick("a1"));
        assertEquals(List.of("Anna: lays a tile on e5", "Anna: lays a tile on f7"), LogSentences.of(presenter));
        assertTrue(presenter.prompt().contains("Bot"));
    }

    @Test
    void theTableTurnsToThePersonToMove() {
        TablePresenter presenter = template(ANNA, BEN);
        while (presenter.playForced()) {
            // the deal
        }
        presenter.acceptHandover();
        assertEquals(0, presenter.viewerSeat());
        Scene before = presenter.scene(ViewOptions.TALL, null);
        pickAny(presenter);
        presenter.acceptHandover();
        assertEquals(1, presenter.viewerSeat());
        assertNotEquals(labels(before), labels(presenter.scene(ViewOptions.TALL, null)));
        assertTrue(presenter.prompt().startsWith("Ben"), presenter.prompt());
    }

    @Test
    void differentKnowledgeNeedsAHandover() {
        TablePresenter presenter = template(ANNA, BEN);
        while (presenter.playForced()) {
            // the deal
        }
        assertTrue(presenter.awaitsHandover());
        assertEquals(State.SPECTATOR, presenter.viewerSeat());
        assertFalse(presenter.personToMove());
        assertTrue(presenter.prompt().contains("Anna"), presenter.prompt());
        assertTrue(
                LogSentences.of(presenter).stream().noneMatch(line -> line.contains("deal:")),
                LogSentences.of(presenter).toString());
        List<String> open = labels(presenter.scene(ViewOptions.TALL, null));
        presenter.acceptHandover();
        assertTrue(presenter.personToMove());
        assertEquals(0, presenter.viewerSeat());
        assertTrue(
                LogSentences.of(presenter).stream().anyMatch(line -> line.contains("deal:")),
                LogSentences.of(presenter).toString());
        assertNotEquals(open, labels(presenter.scene(ViewOptions.TALL, null)));
        pickAny(presenter);
        assertTrue(presenter.awaitsHandover());
        presenter.navigator().undo();
        assertTrue(presenter.awaitsHandover(), "Ben may be the one who has taken it back");
    }

    @Test
    void openGamesNeedNoHandover() {
        TablePresenter presenter = ponte(ANNA, BEN);
        presenter.pick("e5");
        presenter.pick("f7");
        assertFalse(presenter.awaitsHandover());
        assertTrue(presenter.personToMove());
        assertEquals(1, presenter.viewerSeat());
    }

    @Test
    void aSinglePersonSeesTheOwnSideAtOnce() {
        TablePresenter presenter = template(BOT, BEN);
        assertEquals(1, presenter.viewerSeat());
        while (presenter.playForced() || presenter.botToMove() > 0) {
            if (presenter.botToMove() > 0) {
                botPlays(presenter, 1);
            }
        }
        assertFalse(presenter.awaitsHandover());
        assertTrue(presenter.personToMove());
    }

    @Test
    void playersCanChangeDuringAGame() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        assertEquals(2, presenter.botToMove());
        presenter.setPlayers(List.of(ANNA, BEN));
        assertEquals(0, presenter.botToMove());
        assertTrue(presenter.personToMove());
        assertEquals(2, LogSentences.of(presenter).size());
        presenter.setPlayers(List.of(ANNA, new Player("Cleo", Player.AWAY)));
        assertTrue(presenter.isAwayToMove());
        assertFalse(presenter.personToMove());
        assertTrue(presenter.prompt().contains("Cleo"));
    }

    @Test
    void aHeldMoveIsPreviewedAndThePromptAsksToConfirm() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.picker().requireConfirmation(true);
        int shapes = presenter.scene(ViewOptions.WIDE, null).shapes().size();
        assertEquals(Picker.Result.MORE, presenter.pick("e5"));
        assertEquals(0, presenter.session().ply());
        assertEquals(messages.text("table.confirm.now"), presenter.prompt());
        int marks = presenter.scene(ViewOptions.WIDE, null).shapes().size();
        assertNotEquals(shapes, marks);
        assertEquals(Picker.Result.MORE, presenter.pick("e6"));
        assertEquals(List.of("e6"), presenter.picker().picks());
        assertEquals(Picker.Result.MOVE, presenter.pick("e6"));
        assertEquals(1, presenter.session().ply());
    }

    @Test
    void hoverMarksAreDrawnWithoutAMovePreview() {
        Session session = new Session(new PonteGame(), Setup.of(new PonteGame().info(), 2), Seed.of(1));
        TablePresenter presenter = new TablePresenter(session, new PonteTable(), List.of(ANNA, BEN), messages);
        for (String spot : List.of("a1", "b1", "light", "j10", "j9", "c1", "d1")) {
            assertEquals(Picker.Result.MOVE, presenter.pick(spot), spot);
        }
        int plain = presenter.scene(ViewOptions.WIDE, null).shapes().size();
        assertTrue(presenter.scene(ViewOptions.WIDE, "b1").shapes().size() > plain, "an island");
        assertEquals(plain, presenter.scene(ViewOptions.WIDE, "j10").shapes().size(), "a sandbank counts nothing");
    }

    @Test
    void secretsAreNotDescribed() {
        TablePresenter presenter = template(ANNA, BOT);
        for (int i = 0; i < 6; i++) {
            assertTrue(presenter.playForced());
        }
        for (int i = 0; i < 3; i++) {
            assertTrue(
                    LogSentences.of(presenter).get(i).contains("deal:"),
                    LogSentences.of(presenter).toString());
            assertFalse(
                    LogSentences.of(presenter).get(3 + i).contains("deal:"),
                    LogSentences.of(presenter).toString());
        }
    }

    @Test
    void chanceHasNoNameEvenWhenItIsNotSeen() {
        TablePresenter presenter = template(BOT, ANNA);
        assertTrue(presenter.playForced());
        assertEquals(List.of(messages.text("table.unseen.chance")), LogSentences.of(presenter));
    }

    @Test
    void theLogChangesWithTheViewer() {
        TablePresenter presenter = template(ANNA, BEN);
        Set<Integer> near = new HashSet<>();
        int hidden = 0;
        for (int ply = 0; !presenter.isOver(); ply++) {
            if (!presenter.playForced()) {
                presenter.session().state().moves(moves);
                presenter.play(moves.get(ply * 7 % moves.size()));
            }
            if (presenter.isOver() || ply % 5 == 4 && presenter.navigator().undo()) {
                continue;
            }
            presenter.acceptHandover();
            near.add(presenter.viewerSeat());
            for (int i = 0; i < presenter.session().ply(); i++) {
                State before = presenter.session().at(i);
                int move = presenter.session().move(i);
                boolean told = LogSentences.of(presenter).get(i).endsWith(TemplateMoves.token(move));
                boolean seen = before.isVisibleTo(presenter.viewerSeat(), move) || isRevealed(presenter.session(), i);
                assertEquals(seen, told, i + " of " + LogSentences.of(presenter));
                hidden += told ? 0 : 1;
            }
        }
        assertTrue(near.containsAll(Set.of(0, 1)), near.toString());
        assertTrue(hidden > 0);
    }

    // Whether a later move of the line has revealed a move.
    private static boolean isRevealed(Session session, int ply) {
        for (int later = ply + 1; later < session.length(); later++) {
            if (later - session.at(later).revealedCount(session.move(later)) <= ply) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aResumedGameHasItsWholeLog() {
        TablePresenter presenter = ponte(ANNA, BEN);
        presenter.pick("a1");
        presenter.pick("b2");
        presenter.pick("dark");
        Session again = Session.of(presenter.session().record(), Seed.of(1));
        assertEquals(
                LogSentences.of(presenter),
                LogSentences.of(new TablePresenter(again, new PonteTable(), List.of(ANNA, BEN), messages)));
    }

    @Test
    void forcedMovesArePlayedByTheScreen() {
        Game game = new PonteGame();
        for (int seed = 1; ; seed++) {
            Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
            TablePresenter presenter = new TablePresenter(session, new PonteTable(), List.of(ANNA, BEN), messages);
            while (!presenter.isOver()) {
                session.state().moves(moves);
                if (moves.size() == 1) {
                    assertFalse(presenter.personToMove());
                    assertEquals("", presenter.prompt());
                    int ply = session.ply();
                    assertTrue(presenter.playForced());
                    assertEquals(ply + 1, session.ply());
                    return;
                }
                assertFalse(presenter.playForced());
                presenter.play(moves.get(seed % moves.size()));
            }
        }
    }

    @Test
    void theLastTurnAndThePreviewAreMarked() {
        TablePresenter presenter = ponte(ANNA, BEN);
        int plain = presenter.scene(ViewOptions.TALL, null).shapes().size();
        assertTrue(presenter.scene(ViewOptions.TALL, "e5").shapes().size() > plain);
        presenter.pick("e5");
        assertEquals(1, lastMarks(presenter));
    }

    /** What is given in a row is in one sentence: "Then: return worshippers: red, blue." */
    @Test
    void aHintJoinsWhatIsGivenInARow() {
        Game game = Games.find("orbis");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(3));
        TablePresenter presenter = new TablePresenter(session, Tables.of("orbis"), List.of(ANNA, BOT), messages);
        int joined = 0;
        while (!presenter.isOver()) {
            int seat = session.state().actor();
            if (seat >= 0) {
                String hint = presenter.composer().hint(seat, firstMoves(session.view(seat), seat), "Hint", false);
                assertFalse(hint.matches(".*(Then: \\w+ worshippers: )[^.]*\\. \\1.*"), hint);
                joined += hint.matches(".*Then: \\w+ worshippers: \\w+, \\w+.*") ? 1 : 0;
            }
            if (!presenter.playForced()) {
                botPlays(presenter, 1);
            }
        }
        assertTrue(joined > 0, "joined");
    }

    // What a seat could do until another one or chance decides.
    private List<Integer> firstMoves(State view, int seat) {
        List<Integer> turn = new ArrayList<>();
        while (view.actor() == seat) {
            view.moves(moves);
            turn.add(moves.get(0));
            view.play(moves.get(0));
        }
        return turn;
    }

    @Test
    void aHintIsShownUntilThePositionChanges() {
        TablePresenter presenter = ponte(ANNA, BEN);
        int before = presenter.changes();
        presenter.session().state().moves(moves);
        int advised = moves.get(7);
        int plain = presenter.scene(ViewOptions.TALL, null).shapes().size();
        String spot = presenter.table().spotsOfMove(presenter.view(), advised).get(0);
        assertEquals(
                "Hint: lay a tile on " + spot + ".",
                presenter.composer().hint(presenter.viewerSeat(), List.of(advised), "Hint", false));
        assertTrue(presenter.state(true).isHinted(spot));
        assertFalse(presenter.state(true).isHinted("e5"));
        assertEquals(
                plain + 2, presenter.scene(ViewOptions.TALL, null).shapes().size(), "a dashed line on a rim of paper");
        assertEquals(before, presenter.changes());
        assertTrue(presenter.state(true).hasHint());
        presenter.composer().clearHint();
        assertFalse(presenter.state(true).hasHint());
        assertFalse(presenter.state(true).isHinted(spot));
        assertEquals(plain, presenter.scene(ViewOptions.TALL, null).shapes().size());
        assertEquals(
                "First idea: lay a tile on " + spot + ".",
                presenter.composer().hint(presenter.viewerSeat(), List.of(advised), "First idea", false));
        assertEquals(Picker.Result.MOVE, presenter.pick(spot));
        assertFalse(presenter.state(true).isHinted(spot));
        assertEquals(before + 1, presenter.changes());
        presenter.navigator().undo();
        assertFalse(presenter.state(true).isHinted(spot));
        assertEquals(before + 2, presenter.changes());
    }

    @Test
    void thePlayedMoveIsMarkedBesideTheBetterOne() {
        TablePresenter presenter = ponte(ANNA, BEN);
        presenter.pick("e5");
        State view = presenter.view();
        view.moves(moves);
        int played = moves.get(3);
        int better = moves.get(7);
        presenter.composer().showComparison(presenter.viewerSeat(), played, List.of(better));
        assertTrue(presenter
                .state(true)
                .isHinted(presenter.table().spotsOfMove(view, better).get(0)));
        assertFalse(presenter
                .state(true)
                .isHinted(presenter.table().spotsOfMove(view, played).get(0)));
        int marks = presenter.table().spotsOfMove(view, played).size();
        assertEquals(marks, lastMarks(presenter), "and no longer what was played before");
        presenter.composer().showComparison(presenter.viewerSeat(), played, List.of(played));
        assertEquals(0, lastMarks(presenter), "what was better is seen where they meet");
    }

    private static long lastMarks(TablePresenter presenter) {
        return presenter.scene(ViewOptions.TALL, null).shapes().stream()
                .filter(shape -> Ink.LAST.equals(shape.stroke()))
                .count();
    }

    @Test
    void aTableThatGivesNoReasonsSaysNothing() {
        TablePresenter presenter = template(ANNA, BEN);
        while (presenter.playForced()) {
            // the deal
        }
        assertEquals(Picker.Result.DEAD, presenter.pick("deck"));
        assertEquals("", presenter.illegalMoveText("deck"));
    }
}
