package atoll.games.rapanui;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.GameInfo;
import atoll.engine.Setup;
import java.util.Arrays;

/**
 * Encodes positions: the dealt cards, the player areas, the stone. The draw pile and the stocks are the rest. {@link
 * RapanuiValidator} checks what was decoded.
 */
final class RapanuiCodec {
    private static final RapanuiPhase[] PHASES = RapanuiPhase.values();

    private RapanuiCodec() {}

    /**
     * Writes a position or view; {@link #read} reads it.
     *
     * @param state a position
     * @param out receives the result
     */
    static void write(RapanuiState state, BitWriter out) {
        RapanuiDisplay display = state.display;
        out.put(state.phase.ordinal(), PHASES.length);
        if (state.phase == RapanuiPhase.SETTING_UP) {
            out.put(display.shown(), RapanuiDisplay.COLUMNS * RapanuiDisplay.DEPTH);
            for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
                writeColumn(display, column, out);
            }
            return;
        }
        int seats = state.playerAreas.seats;
        out.put(state.turn, seats);
        switch (state.phase) {
            case OFFERING -> out.put(state.decider, seats);
            case HIDING -> out.put(state.secretChoice);
            case REFILLING -> out.put(state.column, RapanuiDisplay.COLUMNS);
            case CHOOSING, GAINING -> {
                out.put(state.decider, seats);
                out.put(state.column, RapanuiDisplay.COLUMNS);
                out.put(state.due, 3);
            }
            default -> {
                // the seat to move decides, or no seat
            }
        }
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            out.put(display.size(column), RapanuiDisplay.DEPTH + 1);
            writeColumn(display, column, out);
        }
        writeVillagers(state, out);
        writeOfferings(state, out);
        for (int seat = 0; seat < seats; seat++) {
            out.putNumber(state.playerAreas.wood[seat]);
            out.putNumber(state.playerAreas.glory[seat]);
        }
    }

    private static void writeColumn(RapanuiDisplay display, int column, BitWriter out) {
        for (int place = 0; place < display.size(column); place++) {
            out.put(display.card(column, place), RapanuiCards.CARDS);
        }
    }

    private static void writeVillagers(RapanuiState state, BitWriter out) {
        RapanuiPlayerAreas playerAreas = state.playerAreas;
        out.put(state.tossed, RapanuiCards.inBox(RapanuiCards.MOAI) + 1);
        int[] room = new int[playerAreas.seats];
        Arrays.fill(room, RapanuiCards.HAND);
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int left = notShown(state, card);
            for (int seat = 0; seat < playerAreas.seats; seat++) {
                int hand = playerAreas.hand(seat, card);
                int more = hand + playerAreas.village(seat, card) - atStart(seat, card);
                out.put(more, left + 1);
                left -= more;
                out.put(hand, mostInHand(seat, card, more, room[seat]) + 1);
                room[seat] -= hand;
            }
        }
    }

    private static void writeOfferings(RapanuiState state, BitWriter out) {
        int seats = state.playerAreas.seats;
        int[] piles = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            piles[seat] = state.stone.publicPile(seat, state.playerAreas.piles[seat]);
        }
        int open = state.stone.open();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int left = RapanuiOfferings.EACH;
            for (int seat = 0; seat < seats; seat++) {
                int number = RapanuiOfferings.count(piles[seat], kind);
                out.put(number, left + 1);
                left -= number;
            }
            out.put(RapanuiOfferings.count(open, kind), left + 1);
        }
        state.stone.write(out, piles);
    }

    // The number of a villager that is neither in the columns nor out of the game.
    private static int notShown(RapanuiState state, int card) {
        return RapanuiCards.inBox(card) - state.display.shown(card) - (card == RapanuiCards.MOAI ? state.tossed : 0);
    }

    /**
     * {@return the number of a villager that a seat has from the start, not from the box}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6
     */
    static int atStart(int seat, int card) {
        return card == RapanuiCards.WOODCUTTER ? 1 : RapanuiCards.count(RapanuiCards.startHand(seat), card);
    }

    // A seat's first woodcutter stays in its village for good.
    private static int mostInHand(int seat, int card, int more, int room) {
        return Math.min(room, card == RapanuiCards.WOODCUTTER ? more : more + atStart(seat, card));
    }

    /**
     * Reads what {@link #write} wrote. Throws BadPosition if the rules do not allow it.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the position or view
     */
    static RapanuiState read(GameInfo info, BitReader in) {
        RapanuiState state = new RapanuiState(Setup.read(info, in));
        state.phase = PHASES[in.get(PHASES.length)];
        if (state.phase == RapanuiPhase.SETTING_UP) {
            readSetUp(state, in);
            return state;
        }
        int seats = state.playerAreas.seats;
        state.turn = in.get(seats);
        switch (state.phase) {
            case OFFERING -> state.decider = in.get(seats);
            case HIDING -> state.secretChoice = in.getFlag();
            case REFILLING -> state.column = in.get(RapanuiDisplay.COLUMNS);
            case CHOOSING, GAINING -> {
                state.decider = in.get(seats);
                state.column = in.get(RapanuiDisplay.COLUMNS);
                state.due = in.get(3);
            }
            default -> {
                // no other choice is possible
            }
        }
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            for (int size = in.get(RapanuiDisplay.DEPTH + 1); size > 0; size--) {
                state.display.lay(column, in.get(RapanuiCards.CARDS));
            }
        }
        readVillagers(state, in);
        readOfferings(state, in);
        for (int seat = 0; seat < seats; seat++) {
            state.playerAreas.wood[seat] = in.getNumber();
            state.playerAreas.glory[seat] = in.getNumber();
        }
        check(RapanuiValidator.isSound(state));
        return state;
    }

    private static void readSetUp(RapanuiState state, BitReader in) {
        for (int cards = in.get(RapanuiDisplay.COLUMNS * RapanuiDisplay.DEPTH); cards > 0; cards--) {
            int card = in.get(RapanuiCards.CARDS);
            check(RapanuiCards.count(state.display.deck, card) > 0);
            state.play(RapanuiMoves.of(RapanuiMoves.DEAL, card));
        }
    }

    private static void readVillagers(RapanuiState state, BitReader in) {
        RapanuiPlayerAreas playerAreas = state.playerAreas;
        state.tossed = in.get(RapanuiCards.inBox(RapanuiCards.MOAI) + 1);
        int[] room = new int[playerAreas.seats];
        for (int seat = 0; seat < playerAreas.seats; seat++) {
            room[seat] = RapanuiCards.HAND;
            playerAreas.hands[seat] = 0;
            playerAreas.villages[seat] = 0;
        }
        int deck = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int left = notShown(state, card);
            check(left >= 0);
            for (int seat = 0; seat < playerAreas.seats; seat++) {
                int more = in.get(left + 1);
                int hand = in.get(mostInHand(seat, card, more, room[seat]) + 1);
                left -= more;
                room[seat] -= hand;
                playerAreas.hands[seat] += hand * RapanuiCards.one(card);
                playerAreas.villages[seat] += (more + atStart(seat, card) - hand) * RapanuiCards.one(card);
            }
            deck += left * RapanuiCards.one(card);
        }
        state.display.deck = deck;
        state.display.left = RapanuiCards.total(deck);
    }

    private static void readOfferings(RapanuiState state, BitReader in) {
        int[] piles = state.playerAreas.piles;
        Arrays.fill(piles, 0);
        int open = 0;
        int stock = 0;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int left = RapanuiOfferings.EACH;
            for (int seat = 0; seat < piles.length; seat++) {
                int number = in.get(left + 1);
                piles[seat] += RapanuiOfferings.some(kind, number);
                left -= number;
            }
            int number = in.get(left + 1);
            open += RapanuiOfferings.some(kind, number);
            stock += RapanuiOfferings.some(kind, left - number);
        }
        state.stock = stock;
        state.stone.all = open;
        state.stone.read(in, piles);
    }

    private static void check(boolean allowed) {
        if (!allowed) {
            throw new BadPosition("not a possible position of rapanui");
        }
    }
}
