package atoll.web.review;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The requests, results and caching of a review, with a fake bot. */
class ReviewTest {
    private final Oracle oracle = new Oracle();
    private final Review review = new Review(oracle);
    private int changes;

    // In a finished game of Ponte no move is the first in the list, so all but forced ones are evaluated.
    private static Session ponte(int plies) {
        return play("ponte", plies);
    }

    static Session play(String id, int plies) {
        return play(id, plies, 3);
    }

    private static Session play(String id, int plies, int seed) {
        Game game = Games.find(id);
        Session session = new Session(game, Setup.of(game.info(), game.info().minSeats()), Seed.of(seed));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        while (session.ply() < plies && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(
                    session.state().actor() == State.CHANCE
                            ? session.outcome()
                            : legal.get(legal.size() == 1 ? 0 : 1 + rng.next(legal.size() - 1)));
        }
        return session;
    }

    private static int choices(Session session) {
        int choices = 0;
        MoveList legal = new MoveList();
        for (int ply = 0; ply < session.length(); ply++) {
            State at = session.at(ply);
            at.moves(legal);
            choices += at.actor() >= 0 && legal.size() > 1 ? 1 : 0;
        }
        return choices;
    }

    private void cost(Session session, int ply, int first, int second) {
        oracle.costs.put(session.at(ply).hash(), new int[] {first, second});
    }

    private void follow(Session session) {
        review.onChange(() -> changes++);
        review.follow(session, session.ply(), 0, "yy");
    }

    @Test
    void everyChoiceIsReviewedOnceAndInOrder() {
        Session session = ponte(60);
        follow(session);
        assertEquals(choices(session), review.total());
        assertEquals(0, review.done());
        review.start();
        assertTrue(review.isRunning());
        oracle.answerAll();
        assertFalse(review.isRunning());
        assertEquals(review.total(), review.done());
        assertEquals(3 * review.total(), oracle.requests.size(), "think, weigh the best, weigh what was played");
        assertTrue(changes >= oracle.requests.size());
    }

    @Test
    void theCostliestComeFirstAndSmallCostsAreHidden() {
        Session session = ponte(1000);
        cost(session, 4, 100, 120);
        cost(session, 8, 300, 300);
        cost(session, 12, Review.MIN_COST - 1, 500);
        cost(session, 16, 500, 0);
        cost(session, 20, Review.MIN_COST, 0);
        follow(session);
        review.start();
        oracle.answerAll();
        List<Integer> dear = new ArrayList<>();
        List<Integer> costs = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            for (ReviewedMove decision : review.costliest(seat, 5)) {
                assertEquals(seat, decision.seat);
                assertEquals(session.move(decision.ply), decision.move);
                assertEquals(session.at(decision.ply).actor(), seat);
                dear.add(decision.ply);
                costs.add(decision.cost());
            }
        }
        // What looked expensive is evaluated again, and the mean counts.
        assertEquals(Set.of(4, 8, 16), new HashSet<>(dear));
        assertEquals(Set.of(110, 300, 250), new HashSet<>(costs));
        for (int seat = 0; seat < 2; seat++) {
            List<ReviewedMove> list = review.costliest(seat, 5);
            for (int i = 1; i < list.size(); i++) {
                assertTrue(list.get(i - 1).cost() >= list.get(i).cost());
            }
            assertEquals(Math.min(1, list.size()), review.costliest(seat, 1).size());
        }
    }

    @Test
    void aSecondEvaluationUsesAnotherSeed() {
        Session session = ponte(1000);
        cost(session, 8, 300, 300);
        follow(session);
        review.start();
        oracle.answerAll();
        int hash = session.at(8).hash();
        List<Oracle.Question> about =
                oracle.requests.stream().filter(q -> q.at().hash() == hash).toList();
        assertEquals(5, about.size());
        Set<Integer> seedsOfPlayed = new HashSet<>();
        about.stream().filter(q -> q.move() == session.move(8)).forEach(q -> seedsOfPlayed.add(q.seed()));
        assertEquals(2, seedsOfPlayed.size());
    }

    // The best move, the first in the list, is played as the second tile of the turn.
    @Test
    void playingTheBetterMoveLaterInTheTurnIsNoMistake() {
        Session session = ponte(0);
        MoveList legal = new MoveList();
        session.state().moves(legal);
        while (session.ply() < 6
                || session.at(session.ply() - 1).actor() == session.state().actor()) {
            session.play(legal.get(legal.size() / 2));
            session.state().moves(legal);
        }
        int ply = session.ply();
        int best = legal.get(0);
        session.play(legal.get(7));
        cost(session, ply, 300, 300);
        session.play(best);
        follow(session);
        review.start();
        oracle.answerAll();
        int seat = session.at(ply).actor();
        assertEquals(seat, session.at(ply + 1).actor(), "one turn");
        assertEquals(
                0, review.costliest(seat, 5).stream().filter(d -> d.ply == ply).count());
        session.seek(ply + 1);
        session.state().moves(legal);
        session.play(legal.get(9));
        follow(session);
        review.start();
        oracle.answerAll();
        assertEquals(
                1, review.costliest(seat, 5).stream().filter(d -> d.ply == ply).count(), "now it was never made");
    }

    @Test
    void theCurveGoesFromTheFirstChoiceToTheResult() {
        Session session = ponte(1000);
        follow(session);
        assertEquals(List.of(session.length()), review.plies(), "the end is known at once");
        assertNull(review.oddsAt(5));
        review.start();
        oracle.answer();
        assertNull(review.oddsAt(0), "a best move is not a chance yet");
        oracle.answer();
        assertEquals(Oracle.BEST_CHANCE, review.oddsAt(0)[session.at(0).actor()]);
        oracle.answerAll();
        for (int ply = 0; ply < session.length(); ply++) {
            assertNotNull(review.oddsAt(ply), "ply " + ply);
        }
        State end = session.state();
        assertArrayEquals(
                new int[] {end.rank(0) == 1 ? 1000 : 0, end.rank(1) == 1 ? 1000 : 0}, review.oddsAt(session.length()));
        assertEquals(review.total() + 1, review.plies().size());
    }

    @Test
    void theCurveShowsThePendingDecisionOrTheLastOne() {
        Session session = play("rapanui", 5000);
        for (int ply = 0; ply < session.length(); ply++) {
            oracle.best.put(session.at(ply).hash(), 100 + ply);
        }
        follow(session);
        review.start();
        oracle.answerAll();
        int last = review.plies().get(0);
        assertTrue(last > 0, "chance deals first");
        for (int ply = 0; ply < session.length(); ply++) {
            last = review.plies().contains(ply) ? ply : last;
            assertEquals(100 + last, review.oddsAt(ply)[session.at(last).actor()], "ply " + ply);
        }
    }

    @Test
    void withoutAPendingDecisionTheCurveShowsTheResultOfTheLastOne() {
        Session session = play("rapanui", 5000);
        for (int ply = 0; ply < session.length(); ply++) {
            cost(session, ply, 200, 300);
        }
        follow(session);
        review.start();
        oracle.answerAll();
        List<ReviewedMove> dear = review.costliest(0, session.length()).stream()
                .filter(decision -> !review.plies().contains(decision.ply + 1))
                .toList();
        assertFalse(dear.isEmpty());
        for (ReviewedMove decision : dear) {
            assertEquals(Oracle.BEST_CHANCE, review.oddsAt(decision.ply)[0]);
            assertEquals(Oracle.BEST_CHANCE - 250, review.oddsAt(decision.ply + 1)[0]);
        }
    }

    @Test
    void aSharedFirstPlaceIsHalfAWinForEach() {
        int seed = 1;
        Session session = play("rapanui", 5000, seed);
        while (session.state().rank(0) != session.state().rank(1)) {
            session = play("rapanui", 5000, ++seed);
        }
        follow(session);
        assertArrayEquals(new int[] {500, 500}, review.oddsAt(session.length()));
    }

    @Test
    void itStopsAndResumes() {
        Session session = ponte(30);
        follow(session);
        review.start();
        for (int i = 0; i < 8; i++) {
            oracle.answer();
        }
        int done = review.done();
        assertTrue(done > 1);
        review.stop();
        assertFalse(review.isRunning());
        assertFalse(review.isWaiting());
        assertNull(oracle.open);
        assertEquals(done, review.done());
        assertNotNull(review.oddsAt(0), "what is known stays");
        int requested = oracle.requests.size();
        review.start();
        oracle.answerAll();
        assertEquals(review.total(), review.done());
        assertEquals(
                3 * review.total() + 1, oracle.requests.size(), "only the question that was dropped is asked again");
        assertTrue(oracle.requests.size() > requested);
    }

    @Test
    void otherRequestsHavePriority() {
        Session session = ponte(20);
        follow(session);
        oracle.busy = true;
        review.start();
        assertTrue(review.isWaiting());
        review.sendNext();
        assertTrue(review.isWaiting());
        oracle.busy = false;
        review.sendNext();
        assertFalse(review.isWaiting());
        int before = changes;
        oracle.busy = true;
        oracle.dropped();
        assertTrue(review.isWaiting(), "a bot is to move");
        assertTrue(changes > before, "and somebody is told, to ask again later");
        oracle.busy = false;
        review.sendNext();
        oracle.answerAll();
        assertEquals(review.total(), review.done());
    }

    @Test
    void resultsAreKeptForACommonPrefixOfMoves() {
        Session session = ponte(30);
        follow(session);
        review.start();
        oracle.answerAll();
        int all = review.total();
        int requested = oracle.requests.size();
        follow(session);
        review.start();
        assertEquals(requested, oracle.requests.size(), "opened again");
        MoveList legal = new MoveList();
        session.state().moves(legal);
        session.play(legal.get(1));
        follow(session);
        assertEquals(all + 1, review.total());
        assertEquals(all, review.done());
        session.seek(10);
        session.state().moves(legal);
        int other = legal.get(0) == session.move(10) ? legal.get(1) : legal.get(0);
        session.play(other);
        follow(session);
        assertEquals(11, review.total());
        assertEquals(10, review.done());
        Session another = Session.of(ponte(30).record(), Seed.of(3));
        MoveList first = new MoveList();
        another.seek(0);
        another.state().moves(first);
        another.play(first.get(0));
        follow(another);
        assertEquals(0, review.done(), "other moves from the first on");
    }

    @Test
    void botsAreNotJudgedWherePeoplePlay() {
        Session session = ponte(1000);
        for (int ply = 0; ply < session.length(); ply++) {
            cost(session, ply, 200, 200);
        }
        review.follow(session, session.ply(), 0, "yn");
        review.start();
        oracle.answerAll();
        assertTrue(review.isJudged(0));
        assertFalse(review.isJudged(1));
        assertEquals(5, review.costliest(0, 5).size());
        assertEquals(List.of(), review.costliest(1, 5));
        assertEquals(review.total() + 1, review.plies().size(), "though it is told how it stood");
    }

    @Test
    void aGameUnderWayRevealsOnlyOwnSecrets() {
        for (Game game : Games.ALL) {
            Session session = play(game.info().id(), game.info().maxMoves() < 60 ? 2 : 60);
            assertNotEquals(State.OVER, session.state().actor(), "under way");
            for (int near : new int[] {0, 1, State.SPECTATOR}) {
                Oracle asker = new Oracle();
                Review mine = new Review(asker);
                mine.follow(session, session.ply(), near, "yy");
                mine.start();
                asker.answerAll();
                assertEquals(mine.total(), mine.done());
                for (Oracle.Question question : asker.requests) {
                    int seat = question.at().actor();
                    boolean open = question.at().viewFor(seat).hash()
                            == question.at().viewFor(State.SPECTATOR).hash();
                    assertTrue(seat == near || open, game.info().id() + " tells " + near + " what " + seat + " knew");
                }
            }
        }
    }

    @Test
    void aFinishedGameIsReviewedCompletely() {
        Session session = play("rapanui", 5000);
        assertEquals(State.OVER, session.state().actor());
        review.follow(session, session.ply(), State.SPECTATOR, "yy");
        assertEquals(choices(session), review.total());
        assertTrue(review.isOver());
        int under = session.length() / 2;
        review.follow(session, under, State.SPECTATOR, "yy");
        assertFalse(review.isOver(), "but not of a game that is taken up again");
        assertTrue(review.total() < choices(session));
    }

    @Test
    void onlyAFinishedGameIsReportedOnceAllOfItIsReviewed() {
        List<String> told = new ArrayList<>();
        Review mine = new Review(
                oracle,
                done -> told.add(
                        done.costOf(0) + done.costOf(1) + " of " + (done.decisionsOf(0) + done.decisionsOf(1))));
        Session session = ponte(1000);
        cost(session, 4, 100, 120);
        mine.follow(session, session.length() / 2, State.SPECTATOR, "yy");
        mine.start();
        oracle.answerAll();
        assertEquals(List.of(), told, "under way");
        mine.follow(session, session.length(), State.SPECTATOR, "yy");
        mine.start();
        assertEquals(List.of(), told);
        oracle.answerAll();
        assertEquals(List.of("110 of " + choices(session)), told);
        mine.start();
        assertEquals(1, told.size());
    }
}
