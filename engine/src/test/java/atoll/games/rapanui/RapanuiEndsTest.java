package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiCards.MOAI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The golden games that are not plain traces show what their names say. */
class RapanuiEndsTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    @ParameterizedTest
    @ValueSource(strings = {"end-short-hand", "end-short-hand-two"})
    void theLastRefillIsShortAndSoIsTheHand(String name) {
        RapanuiState end = before(name, 0);
        assertEquals(0, end.survey().deckSize());
        assertTrue(end.playerAreas.handSize(end.turn) < RapanuiCards.HAND);
    }

    @Test
    void theLastRefillMayComeWithAFullHand() {
        RapanuiState end = before("tie-moai", 0);
        assertEquals(0, end.survey().deckSize());
        assertEquals(RapanuiCards.HAND, end.playerAreas.handSize(end.turn));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tie-moai", "tie-moai-four"})
    void equalPointsAndMoreMoai(String name) {
        RapanuiState end = before(name, 0);
        int winner = winner(end);
        assertEquals(1, tied(end, winner, seat -> village(end, seat) >= village(end, winner)));
        assertTrue(tied(end, winner, seat -> true) > 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tie-wood", "tie-wood-three"})
    void equalPointsAndMoaiAndMoreWood(String name) {
        RapanuiState end = before(name, 0);
        int winner = winner(end);
        assertTrue(tied(end, winner, seat -> village(end, seat) == village(end, winner)) > 1);
        assertEquals(
                1,
                tied(
                        end,
                        winner,
                        seat -> village(end, seat) == village(end, winner)
                                && end.survey().wood(seat) >= end.survey().wood(winner)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tie-shared", "tie-shared-four"})
    void equalInEverythingIsShared(String name) {
        RapanuiState end = before(name, 0);
        int winner = winner(end);
        int shared = tied(
                end,
                winner,
                seat -> village(end, seat) == village(end, winner)
                        && end.survey().wood(seat) == end.survey().wood(winner));
        assertTrue(shared > 1);
        int winners = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            winners += end.rank(seat) == 1 ? 1 : 0;
        }
        assertEquals(shared, winners);
    }

    @Test
    void withoutMoaiOfferingsAreWorthNothing() {
        RapanuiState end = before("no-moai", 0);
        assertEquals(0, end.survey().stoneSize());
        for (int seat = 0; seat < end.seats(); seat++) {
            assertEquals(0, end.survey().offeringPoints(seat));
            assertEquals(end.survey().glory(seat) + end.survey().wood(seat) / 5, end.score(seat));
        }
    }

    @Test
    void anotherKindReplacesAnEmptyStock() {
        assertTrue(meets("stock-empty", state -> state.phase() == RapanuiPhase.GAINING));
    }

    @Test
    void withAllStocksEmptyNothingIsGained() {
        int scorings = 0;
        RapanuiState state =
                before("stocks-empty-scoring", tokens("stocks-empty-scoring").size());
        for (String token : tokens("stocks-empty-scoring")) {
            RapanuiState was = state.copy();
            state.play(GAME.parseMove(state, token));
            int card = was.survey().takesLeft() == 1 ? was.survey().uncovers(token.charAt(5) - '1') : 0;
            if (was.stock == 0 && RapanuiCards.isHunter(card)) {
                assertEquals((was.turn + 1) % was.seats(), state.actor(), "there is no choice");
                for (int seat = 0; seat < was.seats(); seat++) {
                    scorings += was.survey().income(seat, card) > 0 ? 1 : 0;
                    assertEquals(was.survey().offerings(seat), state.survey().offerings(seat));
                }
            }
        }
        assertTrue(scorings > 0, "a seat would have gained");
    }

    @Test
    void withAllStocksEmptyNothingIsAdded() {
        assertTrue(meets(
                "stocks-empty-sacrifice",
                state -> state.stock == 0
                        && state.phase() == RapanuiPhase.TAKING
                        && state.survey().stoneTop() == RapanuiFacts.FACE_DOWN));
    }

    @Test
    void seatsWithoutOfferingsAreSkipped() {
        assertTrue(skipped("rival-has-nothing", false) > 0);
        assertTrue(skipped("builder-has-nothing", true) > 0);
    }

    // How often a builder, or an opponent, had nothing to offer when a Moai was built; no other seat is skipped.
    private static int skipped(String name, boolean builders) {
        int skipped = 0;
        List<Integer> due = new ArrayList<>();
        RapanuiState state = before(name, tokens(name).size());
        for (String token : tokens(name)) {
            if (token.equals("play:moai")) {
                for (int seat = 0; seat < state.seats(); seat++) {
                    int from = (state.turn + 1 + seat) % state.seats();
                    if (state.survey().offerings(from) > 0) {
                        due.add(from);
                    } else {
                        skipped += (from == state.turn) == builders ? 1 : 0;
                    }
                }
            } else if (token.startsWith("offer:")) {
                assertEquals(due.remove(0), state.actor());
            } else {
                assertEquals(List.of(), due, "every seat with an offering has offered");
            }
            state.play(GAME.parseMove(state, token));
        }
        return skipped;
    }

    @Test
    void threeHuntersAtOnce() {
        assertTrue(meets("three-hunters", state -> state.survey().takesLeft() == 3));
    }

    @Test
    void aMoaiIsTossed() {
        assertTrue(before("toss", 0).survey().tossed() > 0);
    }

    private static int winner(RapanuiState end) {
        assertEquals(State.OVER, end.actor());
        int seat = 0;
        while (end.rank(seat) > 1) {
            seat++;
        }
        return seat;
    }

    // The number of seats with the winner's points and that property.
    private static int tied(RapanuiState end, int winner, Predicate<Integer> property) {
        int tied = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            tied += end.score(seat) == end.score(winner) && property.test(seat) ? 1 : 0;
        }
        return tied;
    }

    private static int village(RapanuiState end, int seat) {
        return end.survey().village(seat, MOAI);
    }

    private static boolean meets(String name, Predicate<RapanuiState> what) {
        boolean met = false;
        RapanuiState state = before(name, tokens(name).size());
        for (String token : tokens(name)) {
            met |= what.test(state);
            state.play(GAME.parseMove(state, token));
        }
        return met;
    }

    /** A golden game without its last moves. */
    static RapanuiState before(String name, int last) {
        int seats = JsonParser.parseString(lines(name).get(0))
                .getAsJsonObject()
                .get("seats")
                .getAsInt();
        RapanuiState state = (RapanuiState) GAME.start(Setup.of(GAME.info(), seats));
        List<String> tokens = tokens(name);
        MoveList legal = new MoveList();
        for (String token : tokens.subList(0, tokens.size() - last)) {
            state.moves(legal);
            state.play(GAME.parseMove(state, token));
        }
        return state;
    }

    /** A move of a golden game, counted from its end: 1 for the last one. */
    static String token(String name, int fromEnd) {
        List<String> tokens = tokens(name);
        return tokens.get(tokens.size() - fromEnd);
    }

    private static List<String> tokens(String name) {
        return lines(name).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .filter(ply -> ply.has("play"))
                .map(ply -> ply.get("play").getAsString())
                .toList();
    }

    private static List<String> lines(String name) {
        var stream = RapanuiEndsTest.class.getResourceAsStream("/games/rapanui/" + name + ".jsonl");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
