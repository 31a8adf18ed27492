package atoll.games.origo;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.Arrays;
import java.util.List;

/** Positions built for tests: a turn of seat 0, the board drawn by rows, only the named cards in hands. */
final class OrigoScene {
    static final OrigoGame GAME = new OrigoGame();

    private final OrigoState state;

    private OrigoScene(int seats, String support) {
        state = new OrigoState(Setup.of(GAME.info(), seats).with(OrigoGame.SUPPORT, support));
        state.phase = OrigoPhase.TURN;
    }

    static OrigoScene of(int seats) {
        return new OrigoScene(seats, "4");
    }

    /** With the option that corners support in a battle. */
    static OrigoScene corners(int seats) {
        return new OrigoScene(seats, "8");
    }

    static List<String> words(String text) {
        return Arrays.stream(text.trim().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Ten rows of ten fields: the number of a seat, or a dot. */
    OrigoScene board(String drawing) {
        List<String> fields = words(drawing);
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            if (!fields.get(field).equals(".")) {
                shield(Integer.parseInt(fields.get(field)), field);
            }
        }
        return this;
    }

    OrigoScene shields(int seat, String names) {
        words(names).forEach(name -> shield(seat, OrigoMap.field(name)));
        return this;
    }

    private void shield(int seat, int field) {
        state.board.put(seat, field);
        state.board.supply[seat]--;
    }

    OrigoScene hand(int seat, String cards) {
        words(cards).forEach(card -> state.hands.deal(seat, OrigoCards.find(card)));
        return this;
    }

    OrigoScene discards(String cards) {
        for (String card : words(cards)) {
            state.hands.deal(0, OrigoCards.find(card));
            state.hands.play(0, OrigoCards.find(card), OrigoHands.DISCARDS);
        }
        return this;
    }

    /** All cards not named so far are among the discards. */
    OrigoScene pileRunsOut() {
        OrigoBag.pour(state.hands.bags, OrigoHands.PILE, OrigoHands.DISCARDS);
        state.hands.pileSize = 0;
        return this;
    }

    OrigoScene founded(String countries) {
        words(countries).forEach(id -> state.board.founded |= 1 << OrigoMap.find(id));
        return this;
    }

    OrigoScene supply(int seat, int shields) {
        state.board.supply[seat] = shields;
        return this;
    }

    OrigoScene leaders(int... fields) {
        System.arraycopy(fields, 0, state.track.leaders, 0, fields.length);
        return this;
    }

    OrigoScene turn(int seat) {
        state.turn = seat;
        return this;
    }

    OrigoScene start(int seat) {
        state.start = seat;
        return this;
    }

    OrigoScene waiting(int scorings) {
        state.waiting = scorings;
        return this;
    }

    /** A seat has acted in this round. */
    OrigoScene notQuiet() {
        state.quiet = false;
        return this;
    }

    OrigoState state() {
        assertTrue(OrigoValidator.isSound(state), "a position that the rules allow");
        return state;
    }

    static OrigoState go(OrigoState state, String tokens) {
        for (String token : words(tokens)) {
            state.play(GAME.parseMove(state, token));
        }
        return state;
    }

    /** Chance deals its first card until a seat is to move. */
    static OrigoState refill(OrigoState state) {
        while (state.actor() == State.CHANCE) {
            state.play(Case.moves(state).get(0));
        }
        return state;
    }

    static List<String> tokens(State state) {
        return Case.moves(state).stream()
                .map(move -> GAME.formatMove(state, move))
                .sorted()
                .toList();
    }

    /** The legal tokens with this prefix. */
    static List<String> tokens(State state, String start) {
        return tokens(state).stream().filter(token -> token.startsWith(start)).toList();
    }

    static int owner(OrigoState state, String field) {
        return state.board().owner(OrigoMap.field(field));
    }
}
