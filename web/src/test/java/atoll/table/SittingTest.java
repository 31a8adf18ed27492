package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Picker.Answer;
import atoll.table.ponte.PonteTable;
import atoll.template.TemplateMoves;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SittingTest extends SittingFixture {
    @Test
    void aPersonPlaysByPickingAndTheBotIsWaitedFor() {
        Sitting sitting = ponte(ANNA, BOT);
        assertTrue(sitting.personToMove());
        assertEquals(Answer.MOVE, sitting.pick("e5"));
        assertEquals(Answer.DEAD, sitting.pick("e5"));
        assertEquals(Answer.MOVE, sitting.pick("f7"));
        assertFalse(sitting.personToMove());
        assertEquals(2, sitting.botToMove());
        assertEquals(Answer.DEAD, sitting.pick("a1"));
        assertEquals(List.of("Anna: tile on e5", "Anna: tile on f7"), Told.log(sitting));
        assertTrue(sitting.prompt().contains("Bot"));
    }

    @Test
    void theTableTurnsToThePersonToMove() {
        Sitting sitting = template(ANNA, BEN);
        while (sitting.settle()) {
            // the deal
        }
        sitting.liftCurtain();
        assertEquals(0, sitting.nearSeat());
        Scene before = sitting.scene(Look.TALL, null);
        pickAny(sitting);
        sitting.liftCurtain();
        assertEquals(1, sitting.nearSeat());
        assertNotEquals(labels(before), labels(sitting.scene(Look.TALL, null)));
        assertTrue(sitting.prompt().startsWith("Ben"), sitting.prompt());
    }

    @Test
    void betweenTwoWhoKnowDifferentThingsACurtainFalls() {
        Sitting sitting = template(ANNA, BEN);
        while (sitting.settle()) {
            // the deal
        }
        assertTrue(sitting.isCurtained());
        assertEquals(State.SPECTATOR, sitting.nearSeat());
        assertFalse(sitting.personToMove());
        assertTrue(sitting.prompt().contains("Anna"), sitting.prompt());
        assertTrue(
                Told.log(sitting).stream().noneMatch(line -> line.contains("deal:")),
                Told.log(sitting).toString());
        List<String> open = labels(sitting.scene(Look.TALL, null));
        sitting.liftCurtain();
        assertTrue(sitting.personToMove());
        assertEquals(0, sitting.nearSeat());
        assertTrue(
                Told.log(sitting).stream().anyMatch(line -> line.contains("deal:")),
                Told.log(sitting).toString());
        assertNotEquals(open, labels(sitting.scene(Look.TALL, null)));
        pickAny(sitting);
        assertTrue(sitting.isCurtained());
        sitting.undo();
        assertTrue(sitting.isCurtained(), "Ben may be the one who has taken it back");
    }

    @Test
    void whereNothingIsHiddenThereIsNoCurtain() {
        Sitting sitting = ponte(ANNA, BEN);
        sitting.pick("e5");
        sitting.pick("f7");
        assertFalse(sitting.isCurtained());
        assertTrue(sitting.personToMove());
        assertEquals(1, sitting.nearSeat());
    }

    @Test
    void oneAloneWithBotsSeesTheOwnSideAtOnce() {
        Sitting sitting = template(BOT, BEN);
        assertEquals(1, sitting.nearSeat());
        while (sitting.settle() || sitting.botToMove() > 0) {
            if (sitting.botToMove() > 0) {
                botPlays(sitting, 1);
            }
        }
        assertFalse(sitting.isCurtained());
        assertTrue(sitting.personToMove());
    }

    @Test
    void whoPlaysCanChangeInTheMiddleOfAGame() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.pick("e5");
        sitting.pick("f7");
        assertEquals(2, sitting.botToMove());
        sitting.seat(List.of(ANNA, BEN));
        assertEquals(0, sitting.botToMove());
        assertTrue(sitting.personToMove());
        assertEquals(2, Told.log(sitting).size());
        sitting.seat(List.of(ANNA, new Player("Cleo", Player.AWAY)));
        assertTrue(sitting.isAwayToMove());
        assertFalse(sitting.personToMove());
        assertTrue(sitting.prompt().contains("Cleo"));
    }

    @Test
    void aHeldMoveIsPreviewedAndTheSayingIsToConfirmIt() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.picker().hold(true);
        int shapes = sitting.scene(Look.WIDE, null).shapes().size();
        assertEquals(Answer.MORE, sitting.pick("e5"));
        assertEquals(0, sitting.session().ply());
        assertEquals(words.text("table.confirm.now"), sitting.prompt());
        int marks = sitting.scene(Look.WIDE, null).shapes().size();
        assertNotEquals(shapes, marks);
        assertEquals(Answer.MORE, sitting.pick("e6"));
        assertEquals(List.of("e6"), sitting.picker().picks());
        assertEquals(Answer.MOVE, sitting.pick("e6"));
        assertEquals(1, sitting.session().ply());
    }

    @Test
    void whatBelongsToAPlaceIsMarkedWhereAMoveWouldNotBe() {
        Session session = new Session(new PonteGame(), Setup.of(new PonteGame().info(), 2), Seed.of(1));
        Sitting sitting = new Sitting(session, new PonteTable(), List.of(ANNA, BEN), words);
        for (String spot : List.of("a1", "b1", "light", "j10", "j9", "c1", "d1")) {
            assertEquals(Answer.MOVE, sitting.pick(spot), spot);
        }
        int plain = sitting.scene(Look.WIDE, null).shapes().size();
        assertTrue(sitting.scene(Look.WIDE, "b1").shapes().size() > plain, "an island");
        assertEquals(plain, sitting.scene(Look.WIDE, "j10").shapes().size(), "a sandbank counts nothing");
    }

    @Test
    void whatASeatMayNotKnowIsNotTold() {
        Sitting sitting = template(ANNA, BOT);
        for (int i = 0; i < 6; i++) {
            assertTrue(sitting.settle());
        }
        for (int i = 0; i < 3; i++) {
            assertTrue(
                    Told.log(sitting).get(i).contains("deal:"),
                    Told.log(sitting).toString());
            assertFalse(
                    Told.log(sitting).get(3 + i).contains("deal:"),
                    Told.log(sitting).toString());
        }
    }

    @Test
    void chanceHasNoNameEvenWhenItIsNotSeen() {
        Sitting sitting = template(BOT, ANNA);
        assertTrue(sitting.settle());
        assertEquals(List.of(words.text("table.unseen.chance")), Told.log(sitting));
    }

    @Test
    void theLogTurnsWithTheTable() {
        Sitting sitting = template(ANNA, BEN);
        Set<Integer> near = new HashSet<>();
        int hidden = 0;
        for (int ply = 0; !sitting.isOver(); ply++) {
            if (!sitting.settle()) {
                sitting.session().state().moves(moves);
                sitting.play(moves.get(ply * 7 % moves.size()));
            }
            if (sitting.isOver() || ply % 5 == 4 && sitting.undo()) {
                continue;
            }
            sitting.liftCurtain();
            near.add(sitting.nearSeat());
            for (int i = 0; i < sitting.session().ply(); i++) {
                State before = sitting.session().at(i);
                int move = sitting.session().move(i);
                boolean told = Told.log(sitting).get(i).endsWith(TemplateMoves.token(move));
                boolean seen = before.isVisibleTo(sitting.nearSeat(), move) || isRevealed(sitting.session(), i);
                assertEquals(seen, told, i + " of " + Told.log(sitting));
                hidden += told ? 0 : 1;
            }
        }
        assertTrue(near.containsAll(Set.of(0, 1)), near.toString());
        assertTrue(hidden > 0);
    }

    // Whether a later move of the line has brought a move to light.
    private static boolean isRevealed(Session session, int ply) {
        for (int later = ply + 1; later < session.length(); later++) {
            if (later - session.at(later).revealedCount(session.move(later)) <= ply) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aGameUnderWayIsToldFromItsBeginning() {
        Sitting sitting = ponte(ANNA, BEN);
        sitting.pick("a1");
        sitting.pick("b2");
        sitting.pick("dark");
        Session again = Session.of(sitting.session().record(), Seed.of(1));
        assertEquals(Told.log(sitting), Told.log(new Sitting(again, new PonteTable(), List.of(ANNA, BEN), words)));
    }

    @Test
    void aDecisionWithoutAChoiceIsPlayedByTheScreen() {
        Game game = new PonteGame();
        for (int seed = 1; ; seed++) {
            Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
            Sitting sitting = new Sitting(session, new PonteTable(), List.of(ANNA, BEN), words);
            while (!sitting.isOver()) {
                session.state().moves(moves);
                if (moves.size() == 1) {
                    assertFalse(sitting.personToMove());
                    assertEquals("", sitting.prompt());
                    int ply = session.ply();
                    assertTrue(sitting.settle());
                    assertEquals(ply + 1, session.ply());
                    return;
                }
                assertFalse(sitting.settle());
                sitting.play(moves.get(seed % moves.size()));
            }
        }
    }

    @Test
    void theLastTurnAndThePreviewAreMarked() {
        Sitting sitting = ponte(ANNA, BEN);
        int plain = sitting.scene(Look.TALL, null).shapes().size();
        assertTrue(sitting.scene(Look.TALL, "e5").shapes().size() > plain);
        sitting.pick("e5");
        assertEquals(1, lastMarks(sitting));
    }

    @Test
    void aHintIsToldAndMarkedUntilThePositionChanges() {
        Sitting sitting = ponte(ANNA, BEN);
        int before = sitting.changes();
        sitting.session().state().moves(moves);
        int advised = moves.get(7);
        int plain = sitting.scene(Look.TALL, null).shapes().size();
        String spot = sitting.table().path(sitting.view(), advised).get(0);
        assertEquals("Hint: tile on " + spot, sitting.hint(sitting.nearSeat(), advised, "Hint", false));
        assertTrue(sitting.showing().isHinted(spot));
        assertFalse(sitting.showing().isHinted("e5"));
        assertEquals(plain + 2, sitting.scene(Look.TALL, null).shapes().size(), "a dashed line on a rim of paper");
        assertEquals(before, sitting.changes());
        assertTrue(sitting.showing().hasHint());
        sitting.showing().forgetHint();
        assertFalse(sitting.showing().hasHint());
        assertFalse(sitting.showing().isHinted(spot));
        assertEquals(plain, sitting.scene(Look.TALL, null).shapes().size());
        assertEquals(
                "First thought: tile on " + spot, sitting.hint(sitting.nearSeat(), advised, "First thought", false));
        assertEquals(Answer.MOVE, sitting.pick(spot));
        assertFalse(sitting.showing().isHinted(spot));
        assertEquals(before + 1, sitting.changes());
        sitting.undo();
        assertFalse(sitting.showing().isHinted(spot));
        assertEquals(before + 2, sitting.changes());
    }

    @Test
    void whatWasPlayedIsMarkedBesideWhatWasBetter() {
        Sitting sitting = ponte(ANNA, BEN);
        sitting.pick("e5");
        State view = sitting.view();
        view.moves(moves);
        int played = moves.get(3);
        int better = moves.get(7);
        sitting.compare(sitting.nearSeat(), played, better);
        assertTrue(sitting.showing().isHinted(sitting.table().path(view, better).get(0)));
        assertFalse(
                sitting.showing().isHinted(sitting.table().path(view, played).get(0)));
        int marks = sitting.table().path(view, played).size();
        assertEquals(marks, lastMarks(sitting), "and no longer what was played before");
        sitting.compare(sitting.nearSeat(), played, played);
        assertEquals(0, lastMarks(sitting), "what was better is seen where they meet");
    }

    private static long lastMarks(Sitting sitting) {
        return sitting.scene(Look.TALL, null).shapes().stream()
                .filter(shape -> Ink.LAST.equals(shape.stroke()))
                .count();
    }

    @Test
    void aTableThatGivesNoReasonsSaysNothing() {
        Sitting sitting = template(ANNA, BEN);
        while (sitting.settle()) {
            // the deal
        }
        assertEquals(Answer.DEAD, sitting.pick("deck"));
        assertEquals("", sitting.whyNot("deck"));
    }
}
