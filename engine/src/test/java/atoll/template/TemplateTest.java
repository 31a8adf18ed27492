package atoll.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of Flotsam by example, and its views; a model for a game's own test. */
class TemplateTest {
    private final TemplateGame game = new TemplateGame();

    private TemplateState play(int seats, String tokens) {
        TemplateState state = (TemplateState) game.start(Setup.of(game.info(), seats));
        go(state, tokens);
        return state;
    }

    private void go(State state, String tokens) {
        for (String token : tokens.split(" +")) {
            state.play(game.parseMove(state, token));
        }
    }

    private List<String> tokens(State state) {
        return Case.moves(state).stream()
                .map(move -> game.formatMove(state, move))
                .toList();
    }

    private static final String DEALT = "deal:weed deal:weed deal:crab deal:fish deal:pearl deal:pearl ";
    private static final String BEGUN = DEALT + "hide:weed hide:fish deal:crab deal:fish ";

    @Test
    void hiddenCardsAreRevealedAfterTheLastChoice() {
        TemplateState state = play(2, DEALT + "hide:crab");
        assertEquals(0, state.score(0));
        assertEquals(2, state.hidden(0));
        assertEquals(TemplateState.SECRET, ((TemplateState) state.viewFor(1)).hidden(0));
        go(state, "hide:pearl");
        assertEquals(2, state.score(0));
        assertEquals(4, state.score(1));
    }

    @Test
    void aTurnTakesThenLays() {
        TemplateState state = play(2, BEGUN);
        assertEquals(
                List.of("draw", "take:crab", "trade:weed+crab>crab", "take:fish", "trade:weed+crab>fish"),
                tokens(state));
        go(state, "take:fish");
        assertEquals(
                List.of("lay:weed", "lay:crab", "lay:fish", "duel:1:weed", "duel:1:crab", "duel:1:fish"),
                tokens(state));
        go(state, "lay:fish");
        assertEquals(1 + 3, state.score(0));
        assertEquals(State.CHANCE, state.actor());
        go(state, "deal:weed");
        assertEquals(1, state.actor());
    }

    @Test
    void twoEqualCardsCanBeTraded() {
        TemplateState state = play(2, DEALT + "hide:crab hide:fish deal:crab deal:fish trade:weed+weed>fish");
        assertEquals(List.of("lay:fish", "duel:1:fish"), tokens(state));
        assertEquals(20 - 2, cardsOf(state), "traded cards are out of the game");
    }

    private static int cardsOf(TemplateState state) {
        int cards = state.left();
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            cards += state.shown(kind);
            for (int seat = 0; seat < state.seats(); seat++) {
                cards += state.hand(seat, kind) + state.pile(seat, kind);
            }
        }
        return cards;
    }

    @Test
    void theHigherCardWinsADuel() {
        TemplateState state = play(2, BEGUN + "take:fish duel:1:fish");
        assertEquals(1, state.actor(), "the challenged seat answers in the other's turn");
        assertEquals(List.of("answer:pearl", "yield"), tokens(state));
        assertEquals(List.of(), tokens(state.viewFor(0)), "its legal moves would reveal its hand");
        State yielded = state.copy();
        go(yielded, "yield");
        assertEquals(1 + 3, yielded.score(0));
        go(state, "answer:pearl");
        assertEquals(1, state.score(0));
        assertEquals(3 + 3 + 4, state.score(1));
    }

    @Test
    void equalCardsLeaveTheGame() {
        TemplateState state = play(2, BEGUN + "draw deal:pearl duel:1:pearl answer:pearl");
        assertEquals(1, state.score(0));
        assertEquals(3, state.score(1));
        assertEquals(18, cardsOf(state));
    }

    @Test
    void takenCardsStayKnownAndDrawnOnesDoNot() {
        TemplateState state = play(2, BEGUN + "take:fish lay:weed deal:weed draw deal:crab");
        TemplateState view = (TemplateState) state.viewFor(1);
        assertEquals(1, view.hand(0, 2), "seat 0 took a fish");
        assertEquals(1, view.unknown(0));
        view = (TemplateState) state.viewFor(0);
        assertEquals(3, view.unknown(1));
        assertEquals(state.left(), view.left());
    }

    @Test
    void firstPlacesAreShared() {
        TemplateState state = play(2, DEALT + "hide:weed hide:fish");
        assertEquals(List.of(2, 1), List.of(state.rank(0), state.rank(1)));
        state = play(
                3,
                "deal:weed deal:weed deal:weed deal:pearl deal:pearl deal:pearl deal:pearl deal:fish deal:fish "
                        + "hide:weed hide:pearl hide:pearl");
        assertEquals(List.of(3, 1, 1), List.of(state.rank(0), state.rank(1), state.rank(2)));
    }

    @Test
    void equalPointsAreDecidedByCards() {
        TemplateState state = play(
                2,
                "deal:weed deal:weed deal:weed deal:crab deal:pearl deal:pearl hide:weed hide:crab deal:fish deal:fish "
                        + "take:fish lay:weed");
        assertEquals(state.score(0), state.score(1));
        assertEquals(List.of(1, 2), List.of(state.rank(0), state.rank(1)));
    }

    @Test
    void withoutDuelsThereAreNone() {
        State state = game.start(Setup.of(game.info(), 2).with("duels", "false"));
        go(state, BEGUN + "take:fish");
        assertEquals(List.of("lay:weed", "lay:crab", "lay:fish"), tokens(state));
    }

    /** Seat 0 determinizes both unknown hands, two cards each, from 7 unseen kinds with known counts. */
    @Test
    void determinizedHandsFollowTheOdds() {
        TemplateState state = play(
                3,
                "deal:weed deal:weed deal:crab deal:fish deal:pearl deal:pearl deal:weed deal:crab deal:crab "
                        + "hide:weed hide:fish hide:weed deal:fish deal:fish");
        TemplateState view = (TemplateState) state.viewFor(0);
        int[] unseen = new int[TemplateState.KINDS];
        int sum = 0;
        for (int kind = 0; kind < unseen.length; kind++) {
            unseen[kind] = 5 - view.hand(0, kind) - view.shown(kind);
            for (int seat = 0; seat < 3; seat++) {
                unseen[kind] -= view.pile(seat, kind);
            }
            sum += unseen[kind];
        }
        assertEquals(view.left() + 4, sum);
        int draws = 40_000;
        int[][] counts = new int[2][TemplateState.KINDS * TemplateState.KINDS];
        Rng rng = new Rng(11);
        TemplateState drawn = (TemplateState) view.copy();
        for (int i = 0; i < draws; i++) {
            drawn.copyFrom(view);
            drawn.determinize(rng);
            counts[0][hand(drawn, 1)]++;
            counts[1][hand(drawn, 2)]++;
        }
        for (int[] count : counts) {
            double chi2 = 0;
            int cells = 0;
            for (int low = 0; low < unseen.length; low++) {
                for (int high = low; high < unseen.length; high++) {
                    double ways = low == high ? unseen[low] * (unseen[low] - 1) / 2.0 : unseen[low] * unseen[high];
                    double expected = draws * ways / (sum * (sum - 1) / 2.0);
                    int seen = count[TemplateState.KINDS * low + high];
                    if (expected == 0) {
                        assertEquals(0, seen);
                    } else {
                        cells++;
                        chi2 += (seen - expected) * (seen - expected) / expected;
                    }
                }
            }
            assertTrue(chi2 < cells - 1 + 5 * Math.sqrt(2.0 * (cells - 1)), "chi-square " + chi2 + " of " + cells);
        }
    }

    // The two kinds of a hand of two in one number.
    private static int hand(TemplateState state, int seat) {
        int hand = 0;
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            for (int card = state.hand(seat, kind); card > 0; card--) {
                hand = TemplateState.KINDS * hand + kind;
            }
        }
        return hand;
    }

    /** A secret choice is any card of the hand; it depends on the deal, not on the viewer. */
    @Test
    void determinizedChoicesAreCardsOfTheHand() {
        State view = play(2, DEALT + "hide:weed").viewFor(1);
        int[] counts = new int[TemplateState.KINDS];
        for (int i = 0; i < 3000; i++) {
            TemplateState drawn = (TemplateState) view.copy();
            drawn.determinize(new Rng(1, i));
            int kind = drawn.hidden(0) - 1;
            assertTrue(drawn.hand(0, kind) > 0);
            counts[kind]++;
        }
        // 5 weeds, 5 crabs, 4 fish, 3 pearls that seat 1 does not hold
        int[] unseen = {5, 5, 4, 3};
        for (int kind = 0; kind < counts.length; kind++) {
            double expected = 3000 * unseen[kind] / 17.0;
            assertTrue(Math.abs(counts[kind] - expected) < 5 * Math.sqrt(expected), kind + ": " + counts[kind]);
        }
    }

    /** In a view, chance has the weights of the viewer's knowledge. */
    @Test
    void viewsWeightUnseenCards() {
        TemplateState state = play(2, BEGUN + "draw");
        MoveList outcomes = new MoveList();
        state.viewFor(0).moves(outcomes);
        int[] unseen = new int[TemplateState.KINDS];
        for (int i = 0; i < outcomes.size(); i++) {
            unseen[TemplateMoves.kind(outcomes.get(i))] = outcomes.weight(i);
        }
        assertEquals(List.of(3, 3, 3, 5), List.of(unseen[0], unseen[1], unseen[2], unseen[3]));
    }
}
