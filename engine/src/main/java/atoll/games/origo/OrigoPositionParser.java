package atoll.games.origo;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Setup;

/**
 * Parses positions written in words, for lessons and tests: a turn of some seat. Words are separated by blanks:
 *
 * <ul>
 * <li>{@code board} and ten rows of ten fields, each the number of a seat from 0 on or a dot,
 * <li>{@code shields SEAT} and the fields of more of its shields,
 * <li>{@code hand SEAT} and its cards, named as in tokens,
 * <li>{@code founded} and the founded countries,
 * <li>{@code leaders} and their fields, seat by seat,
 * <li>{@code supply SEAT} and the number of its shields left, if shields were lost,
 * <li>{@code turn}, {@code start}, {@code actions} and {@code waiting} and a number,
 * </ul>
 *
 * {@code busy}: a seat has acted in this round. {@code shifted}: a shield has wandered in this turn. Cards not listed are in the
 * draw pile.
 */
public final class OrigoPositionParser {
    private static final OrigoGame GAME = new OrigoGame();

    private final String drawing;
    private final OrigoState state;
    private int at;
    private String word;

    private OrigoPositionParser(String drawing, Setup setup) {
        this.drawing = drawing;
        state = new OrigoState(setup);
        state.phase = OrigoPhase.TURN;
        next();
    }

    /**
     * The position, with support from the four sides of a field.
     *
     * @param drawing the position as text
     * @param seats the number of seats
     * @return the position or view
     * @throws BadPosition if the text is malformed or the position impossible
     */
    public static OrigoState read(String drawing, int seats) {
        return read(drawing, Setup.of(GAME.info(), seats));
    }

    /**
     * The same with any options.
     *
     * @param drawing the position as text
     * @param setup the seats and options
     * @return the position or view
     */
    public static OrigoState read(String drawing, Setup setup) {
        OrigoPositionParser reading = new OrigoPositionParser(drawing, setup);
        while (!reading.word.isEmpty()) {
            reading.part();
        }
        BitWriter out = new BitWriter();
        try {
            reading.state.write(out);
        } catch (IllegalArgumentException e) {
            throw new BadPosition("too many shields or cards");
        }
        return (OrigoState) GAME.read(new BitReader(out.text()));
    }

    private void part() {
        String verb = take();
        switch (verb) {
            case "board" -> {
                for (int field = 0; field < OrigoMap.FIELDS; field++) {
                    String owner = take();
                    if (!owner.equals(".")) {
                        shield(seat(owner), field);
                    }
                }
            }
            case "shields" -> {
                int seat = seat(take());
                while (isField()) {
                    shield(seat, OrigoMap.field(take()));
                }
            }
            case "hand" -> {
                int seat = seat(take());
                while (isCard()) {
                    int card = OrigoCards.find(take());
                    if (OrigoBag.get(state.hands.bags, OrigoHands.PILE, card) == 0) {
                        throw new BadPosition("too many of a card: " + OrigoCards.token(card));
                    }
                    state.hands.deal(seat, card);
                }
            }
            case "founded" -> {
                while (isCountry()) {
                    state.board.founded |= 1 << OrigoMap.find(take());
                }
            }
            case "leaders" -> {
                for (int seat = 0; seat < state.seats; seat++) {
                    state.track.leaders[seat] = number(take());
                }
            }
            case "supply" -> {
                int seat = seat(take());
                state.board.supply[seat] = number(take());
            }
            case "turn" -> state.turn = seat(take());
            case "start" -> state.start = seat(take());
            case "actions" -> state.actions = number(take());
            case "waiting" -> state.waiting = number(take());
            case "busy" -> state.quiet = false;
            case "shifted" -> state.shifted = true;
            default -> throw new BadPosition("unknown keyword: " + verb);
        }
    }

    private void shield(int seat, int field) {
        if (state.board.owner(field) >= 0) {
            throw new BadPosition("a shield cannot be placed there: " + OrigoMap.name(field));
        }
        state.board.put(seat, field);
        state.board.supply[seat]--;
    }

    // A row's letter and a column's number; no card has both.
    private boolean isField() {
        return word.length() > 1 && word.charAt(0) <= 'J' && word.charAt(1) <= '9' && word.charAt(0) >= 'A';
    }

    // Any word that is not a keyword.
    private boolean isCard() {
        for (int card = 0; card < OrigoCards.KINDS; card++) {
            if (OrigoCards.token(card).equals(word)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCountry() {
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            if (OrigoMap.id(country).equals(word)) {
                return true;
            }
        }
        return false;
    }

    private int seat(String digits) {
        int seat = number(digits);
        if (seat < 0 || seat >= state.seats) {
            throw new BadPosition("no such seat: " + digits);
        }
        return seat;
    }

    private static int number(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new BadPosition("not a number: " + digits);
        }
    }

    private String take() {
        String taken = word;
        next();
        return taken;
    }

    private void next() {
        while (at < drawing.length() && drawing.charAt(at) <= ' ') {
            at++;
        }
        int begin = at;
        while (at < drawing.length() && drawing.charAt(at) > ' ') {
            at++;
        }
        word = drawing.substring(begin, at);
    }
}
