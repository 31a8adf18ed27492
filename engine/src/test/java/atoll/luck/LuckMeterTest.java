package atoll.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What chance brought each seat. */
class LuckMeterTest {
    private static final Dice DICE = new Dice();
    /** Rounding of odds and of luck, in thousandths. */
    private static final int ROUNDING = 3;

    static List<Case> cases() {
        return Case.all();
    }

    @Test
    void inAGameOfPureLuckExactOddsExplainTheWholeResult() {
        for (int seed = 0; seed < 20; seed++) {
            Session session = dice(seed);
            LuckMeter meter = measured(session, seed, LuckMeterTest::exactly);
            // Before the first throw, the first seat wins 7 of 27 games.
            assertEquals(1000 * 7 / 27, meter.adjusted(0), ROUNDING);
            assertEquals(1000 * 20 / 27, meter.adjusted(1), ROUNDING);
            assertEquals(0, meter.margin(0), ROUNDING, "exact odds of all outcomes leave no doubt");
        }
    }

    @Test
    void theLuckOfAnEventIsWhatItBroughtBeyondTheMean() {
        for (int seed = 0; seed < 20; seed++) {
            Session session = dice(seed);
            LuckMeter meter = measured(session, seed, LuckMeterTest::exactly);
            assertEquals(Dice.ROUNDS, meter.events());
            for (int event = 0; event < meter.events(); event++) {
                assertEquals(2 * event, meter.ply(event));
                int[] after = exactly(session.at(2 * event + 1), 0);
                int[] before = event == 0 ? new int[] {259} : exactly(session.at(2 * event), 0);
                assertEquals(after[0] - before[0], meter.luck(event, 0), ROUNDING);
                assertEquals(-meter.luck(event, 0), meter.luck(event, 1));
            }
        }
    }

    @Test
    void wrongOddsMakeTheMarginWiderButFavourNobody() {
        double sum = 0;
        double squares = 0;
        int games = 2000;
        for (int seed = 0; seed < games; seed++) {
            LuckMeter meter = measured(dice(seed), seed, LuckMeterTest::wildly);
            assertTrue(meter.margin(0) > 50, "the margin knows that the odds are bad");
            sum += meter.luck(0);
            squares += (double) meter.luck(0) * meter.luck(0);
        }
        double mean = sum / games;
        double deviation = Math.sqrt(squares / games - mean * mean);
        assertTrue(Math.abs(mean) < 3 * deviation / Math.sqrt(games), mean + " of " + deviation);
    }

    @Test
    void theMarginHoldsForNineteenOfTwentyGames() {
        int inside = 0;
        int games = 1000;
        for (int seed = 0; seed < games; seed++) {
            Session session = dice(seed);
            int luck = measured(session, seed, LuckMeterTest::exactly).luck(0);
            LuckMeter noisy = measured(session, seed, LuckMeterTest::roughly);
            inside += Math.abs(noisy.luck(0) - luck) <= noisy.margin(0) ? 1 : 0;
        }
        // The margin is itself estimated from few values.
        assertTrue(inside > games * 85 / 100 && inside < games * 99 / 100, inside + " of " + games);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatOneSeatGainsTheOthersLose(Case which) {
        Session session = which.walk(5, at -> {});
        LuckMeter meter = measured(session, 5, LuckMeterTest::wildly);
        int luck = 0;
        int result = 0;
        int adjusted = 0;
        for (int seat = 0; seat < session.state().seats(); seat++) {
            luck += meter.luck(seat);
            result += meter.result(seat);
            adjusted += meter.adjusted(seat);
        }
        // Odds in whole thousandths need not sum up to 1000 exactly.
        assertEquals(0, luck, 2.0 * (meter.events() + 1) * session.state().seats());
        assertEquals(1000, result, session.state().seats());
        assertEquals(result - luck, adjusted);
        assertEquals(meter.total(), meter.done());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyEventIsChanceAndEveryPositionADecision(Case which) {
        Session session = which.walk(6, at -> {});
        LuckMeter meter = new LuckMeter(session.record(), 1);
        for (int event = 0; event < meter.events(); event++) {
            assertEquals(State.CHANCE, session.at(meter.ply(event)).actor());
            assertTrue(event == 0 || meter.ply(event) > meter.ply(event - 1));
        }
        measured(session, 1, (state, seed) -> {
            assertTrue(state.actor() >= 0);
            assertTrue(state.isFullyKnown());
            return wildly(state, seed);
        });
    }

    @Test
    void aGameWithoutChanceHasNoEvents() {
        PonteGame ponte = new PonteGame();
        Session session = new Case(ponte, Setup.of(ponte.info(), 2)).walk(1, at -> {});
        LuckMeter meter = new LuckMeter(session.record(), 1);
        assertEquals(0, meter.events());
        assertEquals(0, meter.luck(0));
        assertEquals(meter.result(0), meter.adjusted(0));
    }

    @Test
    void aGameUnderWayIsRejected() {
        Session session = new Session(DICE, Setup.of(DICE.info(), 2), Seed.of(1));
        session.play(session.outcome());
        assertThrows(IllegalArgumentException.class, () -> new LuckMeter(session.record(), 1));
    }

    private interface Odds {
        int[] of(State state, int seed);
    }

    private static LuckMeter measured(Session session, int seed, Odds odds) {
        LuckMeter meter = new LuckMeter(session.record(), seed);
        for (State next = meter.next(); next != null; next = meter.next()) {
            meter.add(odds.of(next, meter.nextSeed()));
        }
        return meter;
    }

    private static Session dice(int seed) {
        Session session = new Session(DICE, Setup.of(DICE.info(), 2), Seed.of(seed));
        while (session.state().actor() != State.OVER) {
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : 0);
        }
        return session;
    }

    private static int[] exactly(State state, int seed) {
        int first = ((Dice.Throws) state).odds();
        return new int[] {first, 1000 - first};
    }

    // Exact odds with an error of up to 60.
    private static int[] roughly(State state, int seed) {
        int first = exactly(state, seed)[0] + new Rng(seed).next(121) - 60;
        return new int[] {first, 1000 - first};
    }

    // Odds that mean nothing, and favour the first seat.
    private static int[] wildly(State state, int seed) {
        int[] odds = new int[state.seats()];
        odds[0] = 400 + new Rng(seed).next(600);
        for (int seat = 1; seat < odds.length; seat++) {
            odds[seat] = (1000 - odds[0]) / (odds.length - 1);
        }
        return odds;
    }
}
