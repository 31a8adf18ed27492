package atoll.games.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Session;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Invariants of every game, at every turn. */
class OrbisPropertiesTest {
    private static final int SEEDS = 60;
    private static final int ROUNDS = 15;
    private static final int LONGEST_GAME = 1200;
    private static final int LONGEST_POSITION = 200;

    private static Case seats(int seats) {
        return new Case(OrbisSketch.GAME, Setup.of(OrbisSketch.GAME.info(), seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nineTilesLieInTheDisplayAtEveryTurn(int seats) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            seats(seats).walk(seed, session -> {
                OrbisState state = (OrbisState) session.state();
                if (state.phase() == OrbisPhase.TURN || state.phase() == OrbisPhase.OVER) {
                    assertEquals(OrbisDisplay.SLOTS, state.display.firstEmpty());
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyFinishedWorldHasFourteenTilesAndAGod(int seats) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Session over = seats(seats).walk(seed, session -> {});
            OrbisFacts survey = ((OrbisState) over.state()).survey();
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(OrbisPyramid.TILES, survey.size(seat));
                assertTrue(survey.god(seat) != OrbisFacts.NONE);
                assertTrue(survey.supply(seat) <= OrbisState.LIMIT);
            }
            for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
                assertEquals(0, survey.pileSize(level), "the last refill was made");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void turnsGoRoundFifteenTimesAndLeaveTenAtMost(int seats) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            int[] turns = new int[seats];
            seats(seats).walk(seed, session -> {
                OrbisState state = (OrbisState) session.state();
                if (state.phase() != OrbisPhase.TURN) {
                    return;
                }
                for (int seat = 0; seat < seats; seat++) {
                    assertTrue(state.survey().supply(seat) <= OrbisState.LIMIT);
                    int done = state.survey().size(seat) + (state.survey().god(seat) == OrbisFacts.NONE ? 0 : 1);
                    turns[seat] = done;
                    assertTrue(done < ROUNDS || seat < state.survey().turn());
                }
                for (int seat = 0; seat < seats; seat++) {
                    int behind = seat < state.survey().turn() ? -1 : 0;
                    assertEquals(turns[state.survey().turn()] - behind, turns[seat], "one after the other");
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void scoresAreTheSumOfTheirParts(int seats) {
        seats(seats).walk(3, session -> {
            OrbisPoints points = ((OrbisState) session.state()).survey().points();
            for (int seat = 0; seat < seats; seat++) {
                int sum = points.land(seat) + points.wildernesses(seat) + points.god(seat) + points.temple(seat);
                assertEquals(session.state().score(seat), sum);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void linksAreShort(int seats) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Session over = seats(seats).walk(seed, session -> {
                if (session.ply() % 16 == 0) {
                    String link = Link.position(OrbisSketch.GAME, session.state());
                    assertTrue(link.length() <= LONGEST_POSITION, "a position takes " + link.length());
                }
            });
            assertEquals(State.OVER, over.state().actor());
            assertTrue(Link.game(over.record()).length() <= LONGEST_GAME);
        }
    }
}
