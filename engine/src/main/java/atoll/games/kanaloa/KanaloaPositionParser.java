package atoll.games.kanaloa;

import atoll.engine.BadPosition;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses positions in lines of text, for lessons and tests. Each begins a turn, with all cards in the deck that are not listed.
 * Every line begins with a keyword:
 *
 * <pre>
 * open KULU LUMI MOKO NENE      the display
 * hand 0 ALOA ALOA DALI         cards of a seat
 * bridges 1 ALOA-BAFI BAFI-ORO  bridges of a seat
 * held 0 KU PELE                stones of a seat
 * stone ALOA KANE               a stone on an island
 * points 12 10                  by seat
 * turn 1                        the seat to move
 * second                        the second half
 * empty                         the deck is empty: all its cards were played
 * last                          the last round; the display is empty, too
 * </pre>
 */
public final class KanaloaPositionParser {
    private final KanaloaState state;

    private KanaloaPositionParser(KanaloaState state) {
        this.state = state;
    }

    /**
     * The described position. Throws BadPosition if the rules cannot continue from it.
     *
     * @param seats the number of seats
     * @param gods whether the gods take part
     * @param drawing the position as text
     * @return the position or view
     */
    public static KanaloaState read(int seats, boolean gods, String drawing) {
        Setup setup = Setup.of(new KanaloaGame().info(), seats).with("gods", gods ? "true" : "false");
        KanaloaState state = new KanaloaState(setup);
        state.phase = KanaloaPhase.TURN;
        KanaloaPositionParser reading = new KanaloaPositionParser(state);
        int begin = 0;
        for (int i = 0; i <= drawing.length(); i++) {
            if (i == drawing.length() || drawing.charAt(i) == '\n') {
                reading.line(words(drawing.substring(begin, i)));
                begin = i + 1;
            }
        }
        if (!KanaloaValidator.isSound(state)) {
            throw new BadPosition("not a possible position of kanaloa: " + drawing);
        }
        return state;
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || line.charAt(i) == ' ') {
                if (i > begin) {
                    words.add(line.substring(begin, i));
                }
                begin = i + 1;
            }
        }
        return words;
    }

    private void line(List<String> words) {
        if (words.isEmpty()) {
            return;
        }
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "open" -> rest.forEach(island -> state.cards.fill(KanaloaMap.find(island)));
            case "hand" -> ofSeat(rest).forEach(island -> state.cards.deal(seat(rest), KanaloaMap.find(island)));
            case "bridges" -> ofSeat(rest).forEach(name -> state.board.set(seat(rest), connection(name)));
            case "held" -> ofSeat(rest).forEach(name -> state.board.hold(seat(rest), KanaloaGods.find(name)));
            case "stone" -> state.board.setStone(KanaloaMap.find(rest.get(0)), KanaloaGods.find(rest.get(1)));
            case "points" -> {
                for (int seat = 0; seat < state.seats(); seat++) {
                    state.points[seat] = Integer.parseInt(rest.get(seat));
                }
            }
            case "turn" -> state.turn = seat(rest);
            case "second" -> state.secondHalf = true;
            case "empty" -> {
                state.cards.discards += state.cards.deck;
                state.cards.deck = KanaloaBag.EMPTY;
            }
            case "last" -> {
                state.secondHalf = true;
                state.lastRound = true;
                state.cards.discards += state.cards.deck + state.cards.display;
                state.cards.deck = KanaloaBag.EMPTY;
                state.cards.display = KanaloaBag.EMPTY;
            }
            default -> throw new BadPosition("unknown keyword " + words.get(0));
        }
    }

    private static int seat(List<String> rest) {
        return rest.get(0).charAt(0) - '0';
    }

    private static List<String> ofSeat(List<String> rest) {
        return rest.subList(1, rest.size());
    }

    private static int connection(String name) {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (KanaloaMap.connectionName(c).equals(name)) {
                return c;
            }
        }
        throw new BadPosition("unknown connection " + name);
    }
}
