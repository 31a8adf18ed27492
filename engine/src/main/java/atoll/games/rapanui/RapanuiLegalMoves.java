package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiCards.HUNTER;
import static atoll.games.rapanui.RapanuiCards.MOAI;
import static atoll.games.rapanui.RapanuiCards.PRIEST;
import static atoll.games.rapanui.RapanuiCards.WOODCUTTER;

import atoll.engine.MoveList;

/** The legal moves of a position, in a fixed order: by verb, then by argument. */
final class RapanuiLegalMoves {
    private RapanuiLegalMoves() {}

    /**
     * Adds the legal moves to {@code out}.
     *
     * @param state a position
     * @param out receives the result
     */
    static void of(RapanuiState state, MoveList out) {
        switch (state.phase) {
            case SETTING_UP, REFILLING -> state.display.outcomes(out);
            case BUYING -> {
                buys(state, out);
                plays(state, out);
            }
            case PLAYING -> plays(state, out);
            case OFFERING, HIDING -> offers(state, out);
            case ADDING -> fromStock(state, RapanuiMoves.ADD, out);
            case TAKING -> takes(out);
            case CHOOSING -> {
                out.add(RapanuiMoves.of(RapanuiMoves.WOOD));
                out.add(RapanuiMoves.of(RapanuiMoves.GLORY));
            }
            case GAINING -> fromStock(state, RapanuiMoves.GAIN, out);
            case OVER -> {
                // no decision left
            }
        }
    }

    private static void buys(RapanuiState state, MoveList out) {
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (state.playerAreas.canPay(state.turn, kind) && RapanuiOfferings.count(state.stock, kind) > 0) {
                out.add(RapanuiMoves.of(RapanuiMoves.BUY, kind));
            }
        }
    }

    private static void plays(RapanuiState state, MoveList out) {
        int wood = state.playerAreas.wood[state.turn];
        int hand = state.playerAreas.hands[state.turn];
        if (RapanuiCards.count(hand, WOODCUTTER) > 0) {
            out.add(RapanuiMoves.play(WOODCUTTER, 1));
        }
        if (RapanuiCards.count(hand, PRIEST) > 0) {
            out.add(RapanuiMoves.play(PRIEST, 1));
        }
        int moai = RapanuiCards.count(hand, MOAI);
        if (moai > 0 && wood >= RapanuiPlayerAreas.MOAI_WOOD) {
            out.add(RapanuiMoves.play(MOAI, 1));
        } else if (moai == RapanuiCards.HAND) {
            // rulebook, special case: three Moai and too little wood for any
            out.add(RapanuiMoves.of(RapanuiMoves.TOSS, MOAI));
        }
        for (int card = HUNTER; card < RapanuiCards.CARDS; card++) {
            int most = RapanuiCards.count(hand, card);
            for (int number = 1; number <= most && RapanuiPlayerAreas.cost(card, number) <= wood; number++) {
                out.add(RapanuiMoves.play(card, number));
            }
        }
    }

    private static void offers(RapanuiState state, MoveList out) {
        int seat = state.actor();
        if (state.secretChoice || state.stone.unknown(seat) > 0) {
            return; // its legal moves would reveal its pile
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (state.playerAreas.pile(seat, kind) > 0) {
                out.add(RapanuiMoves.of(RapanuiMoves.OFFER, kind));
            }
        }
    }

    private static void fromStock(RapanuiState state, int verb, MoveList out) {
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (RapanuiOfferings.count(state.stock, kind) > 0) {
                out.add(RapanuiMoves.of(verb, kind));
            }
        }
    }

    private static void takes(MoveList out) {
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            out.add(RapanuiMoves.of(RapanuiMoves.TAKE, column));
        }
    }
}
