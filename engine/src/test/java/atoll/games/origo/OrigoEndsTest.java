package atoll.games.origo;

import static atoll.games.origo.OrigoScene.go;
import static atoll.games.origo.OrigoScene.refill;
import static atoll.games.origo.OrigoScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rounds: scorings, start players, and the three ends. */
class OrigoEndsTest {
    private static OrigoState end(OrigoState state) {
        return refill(go(state, "end"));
    }

    private static OrigoScene quietBoard() {
        return OrigoScene.of(2).shields(0, "A1 B1 B2").shields(1, "J10 A2");
    }

    // A scoring.

    @Test
    void theFourthStoneCallsForAScoringAtTheEndOfTheRound() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "D4 E3 E4")
                .founded("polen helvetien dakien")
                .hand(0, "F")
                .state();
        go(state, "expand:F@F4");
        assertEquals(1, state.waiting());
        assertEquals(5, state.leader(0), "the fourth stone gives four");
        end(state);
        assertEquals(1, state.actor());
        assertEquals(5, state.leader(0), "not before the round is over");
        end(state);
        assertEquals(OrigoPhase.NAMING, state.phase());
        assertEquals(5 + 8 + 4, state.leader(0), "a clan, and Belgica alone");
        assertEquals(0, state.waiting());
        assertEquals(1, state.actor(), "the last seat names the one to begin");
        assertEquals(List.of("start:0", "start:1"), tokens(state));
        go(state, "start:1");
        assertEquals(1, state.actor());
        assertEquals(1, state.start());
    }

    @Test
    void twoScoringsInOneRoundAreARoundApart() {
        OrigoState state = quietBoard()
                .waiting(2)
                .founded("polen helvetien dakien gallien italien baltikum dalmatien belgica")
                .turn(1)
                .notQuiet()
                .state();
        int before = state.leader(0);
        end(state);
        assertEquals(OrigoPhase.NAMING, state.phase());
        assertEquals(1, state.waiting());
        int once = state.leader(0);
        assertTrue(once > before);
        go(state, "start:0");
        go(state, "wander:A1>C1");
        end(end(state));
        assertEquals(OrigoPhase.NAMING, state.phase(), "the second, though nothing was founded");
        assertTrue(state.leader(0) > once);
        assertEquals(0, state.waiting());
        go(state, tokens(state).get(0));
        go(state, tokens(state, "wander").get(0));
        end(end(state));
        assertEquals(OrigoPhase.TURN, state.phase());
    }

    @Test
    void theStartSeatStaysUntilItIsNamedAnew() {
        OrigoState state = OrigoScene.of(3)
                .shields(0, "A1")
                .shields(1, "C1")
                .shields(2, "J1")
                .start(2)
                .turn(1)
                .notQuiet()
                .state();
        end(state);
        assertEquals(2, state.actor());
        assertEquals(2, state.start());
        assertTrue(state.isQuiet());
    }

    @Test
    void equalAwardsMoveInTurnOrderFromTheStartSeat() {
        // One shield each at sea: a tie for the first step, two points each; leaders on 1 and 2.
        OrigoScene scene = OrigoScene.of(2).shields(0, "A2").shields(1, "J5");
        OrigoFacts survey = scene.start(0).state().survey();
        assertEquals(List.of(3, 4), List.of(survey.afterScoring(0), survey.afterScoring(1)));
        survey = scene.start(1).state().survey();
        // Seat 1 moves first, from 2 to 4; then seat 0 from 1 to 3.
        assertEquals(List.of(3, 4), List.of(survey.afterScoring(0), survey.afterScoring(1)));
        survey = scene.start(0).leaders(2, 1).state().survey();
        assertEquals(List.of(4, 3), List.of(survey.afterScoring(0), survey.afterScoring(1)));
        // A tie in Gaul, two points each: seat 0 jumps over seat 1 if it moves first, and not if it moves last.
        OrigoScene tie = OrigoScene.of(3).shields(0, "G3").shields(1, "G4").leaders(4, 6, 1);
        assertEquals(7, tie.start(0).state().survey().afterScoring(0));
        assertEquals(6, tie.start(1).state().survey().afterScoring(0));
    }

    @Test
    void leadersOfEqualClansMoveInTurnOrderFromTheStartSeat() {
        OrigoScene scene =
                OrigoScene.of(2).shields(0, "A4 A5 A6").shields(1, "H2 H3 H4").leaders(1, 7);
        OrigoFacts survey = scene.start(0).state().survey();
        assertEquals(List.of(11, 17), List.of(survey.afterScoring(0), survey.afterScoring(1)));
        survey = scene.start(1).state().survey();
        assertEquals(List.of(10, 17), List.of(survey.afterScoring(0), survey.afterScoring(1)));
    }

    @Test
    void sovereigntyIsPartOfOneAward() {
        OrigoFacts survey = OrigoScene.of(2)
                .shields(0, "D4 E3 E4 F4")
                .founded("belgica")
                .leaders(1, 11)
                .state()
                .survey();
        assertEquals(13, survey.afterScoring(0), "moved on in two awards it would be 14");
        assertEquals(11, survey.afterScoring(1));
    }

    @Test
    void aSeatWithoutShieldsAtSeaScoresNothingThere() {
        OrigoScoring scoring = OrigoScene.of(2)
                .shields(0, "J5")
                .shields(1, "A4")
                .state()
                .survey()
                .scoring();
        assertEquals(3, scoring.seaPoints(0));
        assertEquals(0, scoring.seaPoints(1));
    }

    @Test
    void aTieForTheFirstPlaceAtSeaTakesTheSecondToo() {
        OrigoScoring scoring = OrigoScene.of(3)
                .shields(0, "A2 J5")
                .shields(1, "A7 G1")
                .shields(2, "J7")
                .state()
                .survey()
                .scoring();
        assertEquals(List.of(3, 3, 1), List.of(scoring.seaPoints(0), scoring.seaPoints(1), scoring.seaPoints(2)));
    }

    @Test
    void aLeaderMovesOnToTheNextFieldWithoutAnother() {
        OrigoTrack track = new OrigoTrack(4);
        track.advance(0, 1);
        assertEquals(5, track.leaders[0]);
        track.advance(1, 0);
        assertEquals(2, track.leaders[1], "zero points move no leader");
        track.advance(1, 200);
        assertEquals(202, track.leaders[1]);
        assertEquals(1, track.rank(1));
        assertEquals(2, track.last());
    }

    /** One seat founds all countries within one round, from field 5, and jumps over four leaders each time. */
    @Test
    void foundingsAloneBringALeaderToField110AtMost() {
        OrigoState state = OrigoScene.of(5)
                .founded("britannien belgica skandinavien germanien polen baltikum")
                .founded("gallien helvetien dakien hispanien italien dalmatien")
                .waiting(2)
                .leaders(1, 2, 3, 4, 5 + 57 + 12 * 4)
                .state();
        state.track.leaders[4]++;
        assertFalse(OrigoValidator.isSound(state));
    }

    @Test
    void severalEqualClansOfOneSeatMoveAsOneSum() {
        // Two clans of three: 8 each, from field 1 past the leader on 9.
        OrigoState state =
                OrigoScene.of(2).shields(0, "A4 A5 A6 C4 C5 C6").leaders(1, 9).state();
        OrigoScoring scoring = state.survey().scoring();
        assertEquals(16, scoring.clanPointsOf(0));
        OrigoTrack track = new OrigoTrack(2);
        track.leaders[1] = 9;
        scoring.award(track, 0);
        // 1 + 16 for clans, 1 + 2 at sea, 3 in Scandinavia, 4 in Germania; a jump in between would be visible
        assertEquals(17 + 3 + 3 + 4, track.leaders[0]);
    }

    // The three ends.

    @Test
    void aRoundOfNothingButEndsIsTheLast() {
        OrigoState state = end(quietBoard().state());
        assertEquals(1, state.actor());
        end(state);
        assertEquals(State.OVER, state.actor());
        // A clan and Britannia; the other seat scores at sea and in Dalmatia.
        assertEquals(1 + 8 + 4, state.score(0));
        assertEquals(2 + 3 + 3, state.score(1));
        assertEquals(1, state.rank(0));
        assertEquals(2, state.rank(1));
        assertEquals(List.of(), tokens(state));
    }

    @Test
    void aRoundWithNothingButASailIsNotPassed() {
        OrigoState state = OrigoScene.of(2).shields(0, "A2").shields(1, "J10").state();
        go(state, "sail:A2>A3");
        end(end(state));
        assertEquals(OrigoPhase.TURN, state.phase());
    }

    @Test
    void aRoundOfPassingEndsTheGameWithTheScoringThatWaits() {
        OrigoState state = quietBoard()
                .founded("polen belgica helvetien dakien")
                .waiting(1)
                .state();
        end(end(state));
        assertEquals(OrigoPhase.OVER, state.phase());
        assertEquals(13, state.score(0), "scored once");
        assertEquals(8, state.score(1));
    }

    @Test
    void anExchangeIsNoPass() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "A1")
                .shields(1, "C1")
                .hand(0, "A B")
                .state();
        refill(go(state, "swap:A+B"));
        end(end(state));
        assertEquals(OrigoPhase.TURN, state.phase());
        end(end(state));
        assertEquals(OrigoPhase.OVER, state.phase());
    }

    @Test
    void aRoundThatWasBegunWithAMoveIsNotPassed() {
        OrigoState state = end(go(quietBoard().state(), "wander:A1>C1"));
        end(state);
        assertEquals(0, state.actor());
    }

    @Test
    void theLastShieldEndsTheGameWithTheRound() {
        OrigoState state = quietBoard().supply(0, 1).hand(0, "J").state();
        go(state, "expand:J@J1");
        assertTrue(state.isLastRound());
        end(state);
        assertEquals(1, state.actor(), "the round is finished");
        end(state);
        assertEquals(OrigoPhase.OVER, state.phase());
    }

    @Test
    void aSupplyEmptiedByALostAttackEndsTheGame() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2")
                .shields(1, "G2 G3 H2")
                .founded("gallien")
                .hand(0, "G")
                .supply(0, 1)
                .state();
        go(state, "attack:G@G2 fold");
        assertEquals(0, state.board().supply(0));
        end(end(state));
        assertEquals(OrigoPhase.OVER, state.phase());
    }

    @Test
    void theTwelfthStoneEndsTheGameAndTakesInAScoringThatWaits() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "D4 E3 E4")
                .founded(
                        "britannien skandinavien germanien polen baltikum gallien helvetien dakien hispanien italien dalmatien")
                .waiting(1)
                .hand(0, "belgica")
                .leaders(20, 30)
                .state();
        go(state, "expand:belgica@F4");
        assertEquals(27, state.leader(0), "the twelfth stone gives seven");
        assertEquals(1, state.waiting(), "the last stone adds none");
        end(end(state));
        assertEquals(OrigoPhase.OVER, state.phase());
        assertEquals(27 + 8 + 4, state.score(0), "once");
        assertEquals(0, state.waiting());
    }

    @Test
    void theLastTurnIsRefilledBeforeTheScoring() {
        OrigoState state = quietBoard().turn(1).hand(0, "A").state();
        go(state, "end");
        assertEquals(State.CHANCE, state.actor());
        refill(state);
        assertEquals(OrigoPhase.OVER, state.phase());
        assertEquals(10, state.handSize(0));
        assertEquals(10, state.handSize(1));
    }

    @Test
    void scoresBeforeTheEndAreThoseOfAFinalScoringNow() {
        OrigoState state = quietBoard().state();
        assertEquals(13, state.score(0));
        assertEquals(1, state.leader(0));
        assertFalse(state.isLastRound());
    }
}
