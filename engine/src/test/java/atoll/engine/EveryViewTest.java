package atoll.engine;

import static atoll.engine.Case.moves;
import static atoll.engine.Case.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Views and determinizations of every game; and bots that use only their view. */
class EveryViewTest {
    private static final int SEEDS = 5;
    private static final int VISITS = 30;

    static List<Case> cases() {
        return Case.all();
    }

    // 4. The view of a determinized view is that view; the actor has the same legal moves in it. Determinizations vary.

    @ParameterizedTest
    @MethodSource("cases")
    void determinizationsAreConsistentWithTheView(Case which) {
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                String text = text(state);
                Rng rng = new Rng(session.seed().a(), session.ply());
                for (int seat : Case.viewers(state)) {
                    State view = state.viewFor(seat);
                    assertEquals(text, text(state), "looking changes nothing");
                    assertEquals(text(view), text(view.viewFor(seat)), "a view seen again");
                    assertEquals(
                            !view.isFullyKnown(), !text(view).equals(text), "fully known means that nothing is hidden");
                    assertEquals(state.actor(), view.actor());
                    assertTrue(
                            moves(view).equals(moves(state))
                                    || state.actor() < 0
                                    || state.actor() != seat && moves(view).isEmpty(),
                            "seat " + seat + " is shown the legal moves, or none of another seat");
                    for (int i = view.isFullyKnown() ? 3 : 0; i < 4; i++) {
                        State determinization = view.copy();
                        determinization.determinize(rng);
                        assertTrue(determinization.isFullyKnown());
                        assertEquals(
                                text(view),
                                text(determinization.viewFor(seat)),
                                "seat " + seat + " would see a difference");
                        if (seat >= 0 && state.actor() == seat) {
                            assertEquals(moves(state), moves(determinization));
                        }
                        String again = text(determinization);
                        determinization.determinize(rng);
                        assertEquals(again, text(determinization), "determinizing twice changes nothing");
                        Case.playOut(determinization, session.ply());
                    }
                }
            });
        }
    }

    // Hidden cards of the actor are the only difference between a position and what others take it for.
    @ParameterizedTest
    @MethodSource("cases")
    void movesOfOtherHandsAreKnownToBeLegalOrNot(Case which) {
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                Rng rng = new Rng(session.seed().b(), session.ply());
                for (int seat : Case.viewers(state)) {
                    State other = state.viewFor(seat);
                    other.determinize(rng);
                    List<Integer> legal = moves(other);
                    for (int move : state.actor() < 0 ? List.<Integer>of() : moves(state)) {
                        assertEquals(legal.contains(move), other.stillAllows(move), "move " + move);
                    }
                }
            });
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cases")
    void determinizationsVary(Case which) {
        int[] views = new int[2];
        which.walk(1, session -> {
            for (int seat : Case.viewers(session.state())) {
                State view = session.view(seat);
                if (!view.isFullyKnown()) {
                    Set<String> determinizations = new HashSet<>();
                    for (int i = 0; i < 20; i++) {
                        State determinization = view.copy();
                        determinization.determinize(new Rng(i, session.ply()));
                        determinizations.add(text(determinization));
                    }
                    views[0]++;
                    views[1] += determinizations.size() > 1 ? 1 : 0;
                }
            }
        });
        // If one card is unknown and one left, a view that is not fully known has a single determinization.
        assertTrue(2 * views[1] >= views[0], views[1] + " of " + views[0] + " views have several determinizations");
    }

    // 5. Two moves that a seat cannot distinguish lead to the same view.

    @ParameterizedTest
    @MethodSource("cases")
    void hiddenMovesLeadToTheSameView(Case which) {
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            which.stroll(seed, 2 * VISITS, session -> {
                State state = session.state();
                for (int seat : Case.viewers(state)) {
                    String view = null;
                    for (int move : moves(state)) {
                        if (state.isVisibleTo(seat, move)) {
                            continue;
                        }
                        assertTrue(seat < 0 || seat != state.actor(), "a seat sees its own moves");
                        assertFalse(state.isVisibleTo(State.SPECTATOR, move), "a spectator has common knowledge only");
                        State next = state.copy();
                        next.play(move);
                        String after = text(next.viewFor(seat));
                        assertTrue(view == null || view.equals(after), "seat " + seat + " can identify the move");
                        view = after;
                    }
                }
            });
        }
    }

    // A view keeps everything its seat has seen; otherwise the log would show more than the view.
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cases")
    void visibleMovesStayInTheView(Case which) {
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                for (int seat : Case.viewers(state)) {
                    Map<String, String> positions = new HashMap<>();
                    for (int move : moves(state)) {
                        if (state.isVisibleTo(seat, move)) {
                            State next = state.copy();
                            next.play(move);
                            String position = text(next);
                            String before = positions.put(text(next.viewFor(seat)), position);
                            assertTrue(
                                    before == null || before.equals(position),
                                    "seat " + seat + " has lost a visible move");
                        }
                    }
                }
            });
        }
    }

    // 6. A bot's choice depends only on its view.

    @ParameterizedTest
    @MethodSource("cases")
    void botsUseOnlyTheirView(Case which) {
        Level level = new Level(40, 1000);
        which.stroll(1, 12, session -> {
            State state = session.state();
            if (moves(state).size() < 2 || state.actor() < 0) {
                return;
            }
            State view = state.viewFor(state.actor());
            int choice = choice(which.game(), view, level);
            assertTrue(moves(state).contains(choice));
            for (int i = 0; i < 3; i++) {
                State determinization = view.copy();
                determinization.determinize(new Rng(i, session.ply()));
                assertEquals(choice, choice(which.game(), determinization.viewFor(state.actor()), level));
            }
        });
    }

    private static int choice(Game game, State view, Level level) {
        String before = text(view);
        Search search = new Search(game, view, level, 17);
        while (!search.run(15)) {
            assertTrue(moves(view).contains(search.best()), "interrupted at any time, it has a legal move");
        }
        assertEquals(before, text(view), "searching does not change the position");
        return search.best();
    }
}
