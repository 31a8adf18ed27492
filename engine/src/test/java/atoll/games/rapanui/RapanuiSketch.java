package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A position at the start of a turn, given by its relevant parts. The rules fill in the rest: missing start hunters are in their
 * village, hands are filled up, columns are filled behind the given cards.
 */
final class RapanuiSketch {
    private static final RapanuiGame GAME = new RapanuiGame();

    private final int seats;
    private final RapanuiState state;
    private final String[] columns = {"woodcutter", "priest", "woodcutter", "priest"};

    RapanuiSketch(int seats) {
        this.seats = seats;
        state = new RapanuiState(Setup.of(GAME.info(), seats));
        state.phase = RapanuiPhase.BUYING;
        for (int seat = 0; seat < seats; seat++) {
            state.playerAreas.hands[seat] = 0;
        }
    }

    RapanuiSketch turn(int seat) {
        state.turn = seat;
        return this;
    }

    /** The hand, up to three cards. */
    RapanuiSketch hand(int seat, String cards) {
        state.playerAreas.hands[seat] = set(cards);
        return this;
    }

    /** The village without the first woodcutter. */
    RapanuiSketch village(int seat, String cards) {
        state.playerAreas.villages[seat] += set(cards);
        return this;
    }

    RapanuiSketch wood(int seat, int wood) {
        state.playerAreas.wood[seat] = wood;
        return this;
    }

    RapanuiSketch glory(int seat, int glory) {
        state.playerAreas.glory[seat] = glory;
        return this;
    }

    /** Fish, mulberry, sweet potato, grain. */
    RapanuiSketch offerings(int seat, int... numbers) {
        state.playerAreas.piles[seat] = offerings(numbers);
        return this;
    }

    /** Openly sacrificed fish, mulberry, sweet potato, grain. */
    RapanuiSketch stone(int... numbers) {
        state.stone.all = offerings(numbers);
        for (int kind = 0; kind < numbers.length; kind++) {
            state.stone.top = numbers[kind] > 0 ? 1 + kind : state.stone.top;
        }
        return this;
    }

    /** The front cards of the columns, from back to front. */
    RapanuiSketch columns(String... cards) {
        System.arraycopy(cards, 0, columns, 0, cards.length);
        return this;
    }

    private static int offerings(int[] numbers) {
        int set = 0;
        for (int kind = 0; kind < numbers.length; kind++) {
            set += RapanuiOfferings.some(kind, numbers[kind]);
        }
        return set;
    }

    static int card(String name) {
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            if (RapanuiCards.name(card).equals(name)) {
                return card;
            }
        }
        throw new IllegalArgumentException(name);
    }

    static int kind(String name) {
        return card(name) - RapanuiCards.HUNTER;
    }

    private static int set(String cards) {
        int set = 0;
        for (String name : cards.split(" ")) {
            set += RapanuiCards.one(card(name));
        }
        return set;
    }

    /** The position, which can be encoded and decoded. */
    RapanuiState state() {
        int stock = 0;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int left = RapanuiOfferings.EACH - RapanuiOfferings.count(state.stone.all, kind);
            for (int seat = 0; seat < seats; seat++) {
                left -= state.playerAreas.pile(seat, kind);
            }
            stock += RapanuiOfferings.some(kind, left);
        }
        state.stock = stock;
        int taken = 0;
        for (int seat = 0; seat < seats; seat++) {
            settle(seat);
            taken += RapanuiCards.total(state.playerAreas.hands[seat])
                    + RapanuiCards.total(state.playerAreas.villages[seat])
                    - RapanuiCards.HAND
                    - 1;
        }
        List<List<Integer>> laid = new ArrayList<>();
        int shown = 0;
        for (String column : columns) {
            List<Integer> cards = new ArrayList<>();
            for (String name : column.split(" ")) {
                cards.add(card(name));
            }
            laid.add(cards);
            shown += cards.size();
        }
        // Refills come in fours: the cards taken and shown are a multiple of four.
        for (int column = 0; (taken + shown) % 4 != 0; column = (column + 1) % 4) {
            if (laid.get(column).size() > 1 && laid.get(column).size() < 4) {
                laid.get(column).add(0, RapanuiCards.WOODCUTTER);
                shown++;
            } else if (column == 3) {
                laid.get(column).add(0, RapanuiCards.PRIEST);
                shown++;
            }
        }
        laid(laid);
        BitWriter out = new BitWriter();
        state.write(out);
        RapanuiState read = (RapanuiState) GAME.read(new BitReader(out.text()));
        assertEquals(Case.text(state), Case.text(read));
        return read;
    }

    // Every start hunter is placed, and the hand is full.
    private void settle(int seat) {
        for (int card = RapanuiCards.HUNTER; card < RapanuiCards.CARDS; card++) {
            boolean starts = RapanuiCards.count(RapanuiCards.startHand(seat), card) > 0;
            if (starts && state.playerAreas.hand(seat, card) + state.playerAreas.village(seat, card) == 0) {
                boolean room = state.playerAreas.handSize(seat) < RapanuiCards.HAND;
                int[] to = room ? state.playerAreas.hands : state.playerAreas.villages;
                to[seat] += RapanuiCards.one(card);
            }
        }
        while (state.playerAreas.handSize(seat) < RapanuiCards.HAND) {
            state.playerAreas.hands[seat] += RapanuiCards.one(RapanuiCards.PRIEST);
        }
    }

    private void laid(List<List<Integer>> laid) {
        int deck = RapanuiCards.box();
        for (int column = 0; column < laid.size(); column++) {
            for (int card : laid.get(column)) {
                state.display.lay(column, card);
                deck -= RapanuiCards.one(card);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            deck -= state.playerAreas.hands[seat] + state.playerAreas.villages[seat];
            deck += RapanuiCards.startHand(seat) + RapanuiCards.one(RapanuiCards.WOODCUTTER);
        }
        state.display.deck = deck;
        state.display.left = RapanuiCards.total(deck);
    }

    /** Plays moves by their tokens. */
    static RapanuiState go(RapanuiState state, String tokens) {
        for (String token : tokens.split(" ")) {
            state.play(GAME.parseMove(state, token));
        }
        return state;
    }

    static List<String> tokens(RapanuiState state) {
        return Case.moves(state).stream().map(RapanuiMoves::token).toList();
    }
}
