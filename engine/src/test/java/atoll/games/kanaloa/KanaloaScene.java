package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** Positions built for tests: a turn of seat 0 in the first half, all cards in the deck except four of the display. */
final class KanaloaScene {
    static final KanaloaGame GAME = new KanaloaGame();

    private final KanaloaState state;

    private KanaloaScene(int seats, boolean gods) {
        Setup setup = Setup.of(GAME.info(), seats).with("gods", gods ? "true" : "false");
        state = new KanaloaState(setup);
        state.phase = KanaloaPhase.TURN;
        for (String island : List.of("KULU", "LUMI", "MOKO", "NENE")) {
            state.cards.fill(KanaloaMap.find(island));
        }
    }

    static KanaloaScene of(int seats) {
        return new KanaloaScene(seats, false);
    }

    static KanaloaScene gods(int seats) {
        return new KanaloaScene(seats, true);
    }

    /** Names in one text. */
    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    static int connection(String name) {
        String[] ends = name.split("-");
        return KanaloaMap.between(KanaloaMap.find(ends[0]), KanaloaMap.find(ends[1]));
    }

    /** Sets the display to exactly these cards. */
    KanaloaScene open(String islands) {
        state.cards.deck += state.cards.display;
        state.cards.display = KanaloaBag.EMPTY;
        words(islands).forEach(island -> state.cards.fill(KanaloaMap.find(island)));
        return this;
    }

    KanaloaScene hand(int seat, String islands) {
        words(islands).forEach(island -> state.cards.deal(seat, KanaloaMap.find(island)));
        return this;
    }

    KanaloaScene bridges(int seat, String connections) {
        words(connections).forEach(connection -> state.board.set(seat, connection(connection)));
        return this;
    }

    KanaloaScene stone(String island, int god) {
        state.board.setStone(KanaloaMap.find(island), god);
        return this;
    }

    KanaloaScene held(int seat, int god) {
        state.board.hold(seat, god);
        return this;
    }

    KanaloaScene points(int... points) {
        System.arraycopy(points, 0, state.points, 0, points.length);
        return this;
    }

    KanaloaScene turn(int seat) {
        state.turn = seat;
        return this;
    }

    KanaloaScene secondHalf() {
        state.secondHalf = true;
        return this;
    }

    /** Moves the rest of the deck to the open discards. */
    KanaloaScene deckRunsOut() {
        state.cards.discards += state.cards.deck;
        state.cards.deck = KanaloaBag.EMPTY;
        return this;
    }

    /** Leaves only that card in the display. */
    KanaloaScene onlyShown(String island) {
        state.cards.discards += state.cards.display;
        state.cards.display = KanaloaBag.one(KanaloaMap.find(island));
        state.cards.discards -= state.cards.display;
        return this;
    }

    KanaloaScene lastRound() {
        deckRunsOut();
        state.cards.discards += state.cards.display;
        state.cards.display = KanaloaBag.EMPTY;
        state.secondHalf = true;
        state.lastRound = true;
        return this;
    }

    KanaloaState state() {
        assertTrue(KanaloaValidator.isSound(state), "a position that the rules allow");
        return state;
    }

    static KanaloaState go(KanaloaState state, String tokens) {
        for (String token : words(tokens)) {
            state.play(GAME.parseMove(state, token));
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

    static int owner(KanaloaState state, String connection) {
        return state.board().owner(connection(connection));
    }

    static int controller(KanaloaState state, String island) {
        return state.board().controller(KanaloaMap.find(island));
    }
}
