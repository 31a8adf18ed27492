package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A spectator's knowledge of the piles as the explicit set of all possible piles: a gain adds to each of them, an open offering
 * removes those that lack it, a secret one makes several of each. Views must determinize to exactly these.
 */
class RapanuiOracleTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    private int several;

    @Test
    void viewsDeterminizeToExactlyThePossiblePiles() {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 1; seed <= 25; seed++) {
                play(seats, seed);
            }
        }
        assertTrue(several > 100, "piles with several possibilities: " + several);
    }

    private void play(int seats, int seed) {
        RapanuiState state = (RapanuiState) GAME.start(Setup.of(GAME.info(), seats));
        List<Set<Integer>> possible = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            possible.add(Set.of(state.playerAreas.piles[seat]));
        }
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed, seats);
        for (state.moves(legal); legal.size() > 0; state.moves(legal)) {
            int move = choose(state, legal, rng);
            int[] before = state.playerAreas.piles.clone();
            boolean secret = state.phase() == RapanuiPhase.HIDING;
            int turn = state.turn;
            state.play(move);
            for (int seat = 0; seat < seats; seat++) {
                possible.set(
                        seat,
                        secret && seat == turn
                                ? hidden(possible.get(seat))
                                : changed(possible.get(seat), before[seat], state.playerAreas.piles[seat]));
            }
            if (state.actor() != State.OVER && RapanuiMoves.verb(move) == RapanuiMoves.OFFER) {
                compare(state, possible, rng);
            }
        }
    }

    // Builds Moai whenever possible, and collects wood for them.
    private static int choose(RapanuiState state, MoveList legal, Rng rng) {
        int build = RapanuiMoves.play(RapanuiCards.MOAI, 1);
        if (legal.indexOf(build) >= 0) {
            return build;
        }
        if (state.phase() == RapanuiPhase.CHOOSING) {
            return RapanuiMoves.of(RapanuiMoves.WOOD);
        }
        int move = legal.sample(rng);
        boolean buys = RapanuiMoves.verb(move) == RapanuiMoves.BUY;
        return buys ? legal.sample(rng) : move;
    }

    private static Set<Integer> hidden(Set<Integer> piles) {
        Set<Integer> hidden = new TreeSet<>();
        for (int pile : piles) {
            for (int kind = 0; kind < 4; kind++) {
                if (RapanuiOfferings.count(pile, kind) > 0) {
                    hidden.add(pile - RapanuiOfferings.one(kind));
                }
            }
        }
        return hidden;
    }

    private static Set<Integer> changed(Set<Integer> piles, int before, int after) {
        Set<Integer> changed = new TreeSet<>();
        for (int pile : piles) {
            boolean fits = true;
            for (int kind = 0; kind < 4; kind++) {
                int more = RapanuiOfferings.count(after, kind) - RapanuiOfferings.count(before, kind);
                fits &= RapanuiOfferings.count(pile, kind) + more >= 0;
            }
            if (fits) {
                changed.add(pile + after - before);
            }
        }
        return changed;
    }

    private void compare(RapanuiState state, List<Set<Integer>> possible, Rng rng) {
        RapanuiState view = state.viewFor(State.SPECTATOR);
        RapanuiState drawn = view.copy();
        List<Set<Integer>> found = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            found.add(new TreeSet<>());
            several += possible.get(seat).size() > 1 ? 1 : 0;
        }
        for (int i = 0; i < 300; i++) {
            drawn.copyFrom(view);
            drawn.determinize(rng);
            for (int seat = 0; seat < state.seats(); seat++) {
                found.get(seat).add(drawn.playerAreas.piles[seat]);
            }
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            if (possible.get(seat).size() <= 8) {
                assertEquals(possible.get(seat), found.get(seat));
            } else {
                assertTrue(possible.get(seat).containsAll(found.get(seat)), "more than is possible");
            }
        }
    }
}
