package atoll.games.rapanui;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Setup;

/**
 * Reads positions that are told in words, for lessons and tests. Words are parted by blanks; after
 *
 * <ul>
 *   <li>{@code column}, four times, follow its villagers from the back to the front one,
 *   <li>{@code seat}, once for each, its {@code wood} and {@code glory} with a number, and, as far as it has any, its
 *       {@code village}, its {@code hand} and its {@code offerings},
 *   <li>{@code stone} what lies on the stone of sacrifice, all face up and the last on top.
 * </ul>
 *
 * Villagers and offerings are called as moves call them, {@code grain*3} are three, {@code start}, before all others, the three
 * hunters that the seat had in hand at the start. What is not told of is in the draw pile or the stocks.
 *
 * <p>Which hunters a seat starts with is reconstructed, and no drawing shall depend on it: those that it does not tell of lie
 * in the village. If the number of cards no longer fits refills of four then, Moai are out of the game.
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
     * The position at the beginning of a turn, with the options that are usual.
     *
     * @param seats how many play
     * @param turn whose turn it is, 0..seats-1
     * @throws BadPosition if it is no drawing, or no game comes to this
     */
    public static RapanuiState read(String drawing, int seats, int turn) {
        return read(drawing, Setup.of(GAME.info(), seats), turn);
    }

    /** As {@link #read(String, int, int)}, with the seats and options of {@code setup}. */
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
            throw new BadPosition("somebody lacks a card of the beginning, or has too many in hand");
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
        RapanuiPlayerAreas tribes = state.tribes;
        expect("seat");
        expect("wood");
        tribes.wood[seat] = amount();
        expect("glory");
        tribes.glory[seat] = amount();
        tribes.villages[seat] = word.equals("village") ? villagers(seat) : 0;
        tribes.hands[seat] = word.equals("hand") ? villagers(seat) : 0;
        tribes.piles[seat] = word.equals("offerings") ? offerings() : 0;
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
            throw new BadPosition("what is " + word + "?");
        }
    }

    private void settle() {
        RapanuiPlayerAreas tribes = state.tribes;
        int outside = state.display.shown();
        boolean added = false;
        for (int seat = 0; seat < tribes.seats; seat++) {
            for (int card = RapanuiCards.HUNTER; card < RapanuiCards.CARDS; card++) {
                boolean starts = RapanuiCards.count(RapanuiCards.startHand(seat), card) > 0;
                if (starts && tribes.hand(seat, card) + tribes.village(seat, card) == 0) {
                    tribes.villages[seat] += RapanuiCards.one(card);
                    added = true;
                }
            }
            outside += tribes.handSize(seat) + RapanuiCards.total(tribes.villages[seat]);
            outside -= RapanuiCards.HAND + 1;
        }
        if (added) {
            state.tossed = -outside & RapanuiDisplay.DEPTH - 1;
        }
    }

    private void rest() {
        RapanuiPlayerAreas tribes = state.tribes;
        int deck = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int left = RapanuiCards.inBox(card) - state.display.shown(card);
            left -= card == RapanuiCards.MOAI ? state.tossed : 0;
            for (int seat = 0; seat < tribes.seats; seat++) {
                left -= tribes.hand(seat, card) + tribes.village(seat, card);
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
            for (int seat = 0; seat < tribes.seats; seat++) {
                left -= tribes.pile(seat, kind);
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

    // The villager that the word names, with or without a number; -1 if it names none.
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
                throw new BadPosition("no number: " + text);
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
