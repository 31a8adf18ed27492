package atoll.games.rapanui;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Setup;

/**
 * Parses positions written in words, for lessons and tests. Words are separated by blanks:
 *
 * <ul>
 * <li>{@code column}, four times, and its villagers from back to front,
 * <li>{@code seat}, once per seat, its {@code wood} and {@code glory} with a number, and optionally its {@code village}, its
 * {@code hand} and its {@code offerings},
 * <li>{@code stone} and the offerings on the stone of sacrifice, all face up and the last on top.
 * </ul>
 *
 * Villagers and offerings have the same names as in tokens; {@code grain*3} means three. {@code start}, before all others, lists
 * the three hunters that the seat had in hand at the start. Cards not listed are in the draw pile or the stocks.
 *
 * <p>The start hunters of each seat are reconstructed, and no position should depend on them: those not listed are in the
 * village. If the number of cards then does not fit refills of four, Moai are out of the game.
 */
public final class RapanuiPositionParser {
    private static final RapanuiGame GAME = new RapanuiGame();

    private final String drawing;
    private final RapanuiState state;
    private int at;
    private String word;

    private RapanuiPositionParser(String drawing, Setup setup) {
        this.drawing = drawing;
        state = new RapanuiState(setup);
        next();
    }

    /**
     * The position at the beginning of a turn, with default options.
     *
     * @param drawing the position as text
     * @param seats the number of seats
     * @param turn the seat to move, 0..seats-1
     * @return the position
     * @throws BadPosition if the text is malformed or the position impossible
     */
    public static RapanuiState read(String drawing, int seats, int turn) {
        return read(drawing, Setup.of(GAME.info(), seats), turn);
    }

    /**
     * As {@link #read(String, int, int)}, with the seats and options of {@code setup}.
     *
     * @param drawing the position as text
     * @param setup the seats and options
     * @param turn the seat to move, from 0
     * @return the position
     */
    public static RapanuiState read(String drawing, Setup setup, int turn) {
        int seats = setup.seats();
        RapanuiPositionParser reading = new RapanuiPositionParser(drawing, setup);
        reading.columns();
        for (int seat = 0; seat < seats; seat++) {
            reading.seat(seat);
        }
        reading.stone();
        reading.settle();
        reading.rest();
        reading.state.turn = turn;
        reading.state.phase = RapanuiPhase.BUYING;
        BitWriter out = new BitWriter();
        try {
            reading.state.write(out);
        } catch (IllegalArgumentException e) {
            throw new BadPosition("a seat lacks a start card, or has too many in hand");
        }
        return (RapanuiState) GAME.read(new BitReader(out.text()));
    }

    private void columns() {
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            expect("column");
            for (int card = card(); card >= 0; card = card()) {
                for (int copies = number(); copies > 0; copies--) {
                    state.display.lay(column, card);
                }
                next();
            }
        }
    }

    private void seat(int seat) {
        RapanuiPlayerAreas playerAreas = state.playerAreas;
        expect("seat");
        expect("wood");
        playerAreas.wood[seat] = amount();
        expect("glory");
        playerAreas.glory[seat] = amount();
        playerAreas.villages[seat] = word.equals("village") ? villagers(seat) : 0;
        playerAreas.hands[seat] = word.equals("hand") ? villagers(seat) : 0;
        playerAreas.piles[seat] = word.equals("offerings") ? offerings() : 0;
    }

    private void stone() {
        if (word.equals("stone")) {
            next();
            for (int card = card(); card >= RapanuiCards.HUNTER; card = card()) {
                for (int copies = number(); copies > 0; copies--) {
                    state.stone.lay(card - RapanuiCards.HUNTER);
                }
                next();
            }
        }
        if (!word.isEmpty()) {
            throw new BadPosition("unknown word " + word + "?");
        }
    }

    private void settle() {
        RapanuiPlayerAreas playerAreas = state.playerAreas;
        int outside = state.display.shown();
        boolean added = false;
        for (int seat = 0; seat < playerAreas.seats; seat++) {
            for (int card = RapanuiCards.HUNTER; card < RapanuiCards.CARDS; card++) {
                boolean starts = RapanuiCards.count(RapanuiCards.startHand(seat), card) > 0;
                if (starts && playerAreas.hand(seat, card) + playerAreas.village(seat, card) == 0) {
                    playerAreas.villages[seat] += RapanuiCards.one(card);
                    added = true;
                }
            }
            outside += playerAreas.handSize(seat) + RapanuiCards.total(playerAreas.villages[seat]);
            outside -= RapanuiCards.HAND + 1;
        }
        if (added) {
            state.tossed = -outside & RapanuiDisplay.DEPTH - 1;
        }
    }

    private void rest() {
        RapanuiPlayerAreas playerAreas = state.playerAreas;
        int deck = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int left = RapanuiCards.inBox(card) - state.display.shown(card);
            left -= card == RapanuiCards.MOAI ? state.tossed : 0;
            for (int seat = 0; seat < playerAreas.seats; seat++) {
                left -= playerAreas.hand(seat, card) + playerAreas.village(seat, card);
                left += RapanuiCards.count(RapanuiCards.startHand(seat), card);
                left += card == RapanuiCards.WOODCUTTER ? 1 : 0;
            }
            if (left < 0) {
                throw new BadPosition("too many: " + RapanuiCards.name(card));
            }
            deck += left * RapanuiCards.one(card);
        }
        state.display.deck = deck;
        state.display.left = RapanuiCards.total(deck);
        state.stock = 0;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int left = RapanuiOfferings.EACH - RapanuiOfferings.count(state.stone.all, kind);
            for (int seat = 0; seat < playerAreas.seats; seat++) {
                left -= playerAreas.pile(seat, kind);
            }
            if (left < 0) {
                throw new BadPosition("too many offerings: " + RapanuiOfferings.name(kind));
            }
            state.stock += RapanuiOfferings.some(kind, left);
        }
    }

    private int villagers(int seat) {
        next();
        int cards = 0;
        if (word.equals("start")) {
            cards = RapanuiCards.startHand(seat);
            next();
        }
        for (int card = card(); card >= 0; card = card()) {
            cards += number() * RapanuiCards.one(card);
            next();
        }
        return cards;
    }

    private int offerings() {
        next();
        int offerings = 0;
        for (int card = card(); card >= RapanuiCards.HUNTER; card = card()) {
            offerings += RapanuiOfferings.some(card - RapanuiCards.HUNTER, number());
            next();
        }
        return offerings;
    }

    // The villager in the next word, with or without a number; -1 if it is none.
    private int card() {
        int star = word.indexOf('*');
        String name = star < 0 ? word : word.substring(0, star);
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            if (RapanuiCards.name(card).equals(name)) {
                return card;
            }
        }
        return -1;
    }

    private int number() {
        int star = word.indexOf('*');
        return star < 0 ? 1 : digits(word.substring(star + 1));
    }

    private int amount() {
        int amount = digits(word);
        next();
        return amount;
    }

    private static int digits(String text) {
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9 || i > 1) {
                throw new BadPosition("not a number: " + text);
            }
            number = 10 * number + digit;
        }
        return number;
    }

    private void expect(String wanted) {
        if (!word.equals(wanted)) {
            throw new BadPosition(wanted + " is missing before " + word);
        }
        next();
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
