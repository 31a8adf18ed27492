package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The legal moves of a seat follow from what it knew and the moves it has seen since, unless one of them tells more ({@link
 * State#tellsMore}). A search relies on it: it lists the moves of such a position once, not for each determinization.
 */
class OwnMovesTest {
    private static final int SEEDS = 3;
    private static final int VISITS = 40;
    private static final int DEPTH = 30;
    private static final int LEAST = 20;
    private static final int NO_MOVE = -1;

    private final MoveList legal = new MoveList();
    private int compared;

    static List<Case> cases() {
        return Case.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void followFromWhatWasSeen(Case of) {
        visit(of, (view, ply) -> playOn(view, view.actor(), new Rng(ply)));
        assertTrue(compared > LEAST, "only " + compared);
    }

    // What the seats to move know at some plies of some games.
    private static void visit(Case of, ObjIntConsumer<State> visitor) {
        for (int seed = 0; seed < of.seeds(SEEDS); seed++) {
            of.stroll(seed, VISITS, session -> {
                State state = session.state();
                if (state.actor() >= 0) {
                    visitor.accept(state.viewFor(state.actor()), session.ply());
                }
            });
        }
    }

    // Plays the same moves on two determinizations, but any where the seat does not see them.
    private void playOn(State view, int seat, Rng rng) {
        State one = view.copy();
        State other = view.copy();
        one.determinize(rng);
        other.determinize(rng);
        boolean goesOn = true;
        for (int depth = 0; goesOn && depth < DEPTH && one.actor() != State.OVER; depth++) {
            assertEquals(one.actor(), other.actor());
            if (one.actor() == seat) {
                assertEquals(Case.moves(one), Case.moves(other));
                compared++;
            }
            one.sample(1, rng, legal);
            int move = legal.get(0);
            int same = one.isVisibleTo(seat, move) ? move : unseenMove(other, seat, rng);
            goesOn = !one.tellsMore(move) && other.isLegal(same);
            if (goesOn) {
                one.play(move);
                other.play(same);
            }
        }
    }

    /** What a search plays on is a determinization as any other, but for who knows what. */
    @ParameterizedTest
    @MethodSource("cases")
    void areTheSameInAPositionToBePlayedOnOnly(Case of) {
        visit(of, (full, ply) -> {
            State toPlay = full.copy();
            full.determinize(new Rng(ply));
            toPlay.determinizeToPlay(new Rng(ply));
            playToTheEnd(full, toPlay, new Rng(ply, 1));
        });
    }

    private void playToTheEnd(State one, State other, Rng rng) {
        while (one.actor() != State.OVER) {
            assertEquals(one.actor(), other.actor());
            assertEquals(Case.moves(one), Case.moves(other));
            one.sample(1, rng, legal);
            int move = legal.get(0);
            one.play(move);
            other.play(move);
        }
        for (int seat = 0; seat < one.seats(); seat++) {
            assertEquals(one.score(seat), other.score(seat));
            assertEquals(one.rank(seat), other.rank(seat));
        }
    }

    private int unseenMove(State state, int seat, Rng rng) {
        state.moves(legal);
        MoveList unseen = new MoveList();
        for (int i = 0; i < legal.size(); i++) {
            if (!state.isVisibleTo(seat, legal.get(i))) {
                unseen.add(legal.get(i));
            }
        }
        return unseen.size() == 0 ? NO_MOVE : unseen.sample(rng);
    }
}
