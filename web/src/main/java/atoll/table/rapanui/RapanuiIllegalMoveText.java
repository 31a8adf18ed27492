package atoll.table.rapanui;

import atoll.engine.IllegalReason;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;

/** Why a spot cannot be picked: asks the rules about the move that the player probably intends. */
final class RapanuiIllegalMoveText {
    private static final RapanuiGame GAME = new RapanuiGame();

    private final RapanuiState state;
    private final RapanuiFacts facts;
    private final Messages messages;

    RapanuiIllegalMoveText(RapanuiState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
    }

    /** Null if the rules give no reason now. */
    String to(String spot) {
        if (spot.startsWith(RapanuiTable.COLUMN)) {
            return format(RapanuiMoves.of(RapanuiMoves.TAKE, spot.charAt(spot.length() - 1) - '1'), "");
        }
        if (spot.startsWith(RapanuiTable.STOCK)) {
            int kind = last(spot) - RapanuiCards.HUNTER;
            return format(RapanuiMoves.of(fromStock(), kind), RapanuiTexts.kind(kind, messages));
        }
        if (spot.startsWith(RapanuiTable.PILE)) {
            int kind = last(spot) - RapanuiCards.HUNTER;
            return format(RapanuiMoves.of(RapanuiMoves.OFFER, kind), RapanuiTexts.kind(kind, messages));
        }
        if (spot.startsWith(RapanuiTable.HAND)) {
            int card = last(spot);
            return format(RapanuiMoves.play(card, 1), RapanuiTexts.card(card, messages));
        }
        return null; // villages, stone and draw pile are never picked
    }

    // The number after the last colon.
    private static int last(String spot) {
        return RapanuiTable.card(spot.substring(spot.lastIndexOf(':') + 1));
    }

    // The intended move at a stock depends on the phase.
    private int fromStock() {
        return switch (state.phase()) {
            case OFFERING, HIDING, ADDING -> RapanuiMoves.ADD;
            case GAINING -> RapanuiMoves.GAIN;
            default -> RapanuiMoves.BUY;
        };
    }

    private String format(int move, String what) {
        IllegalReason reason = GAME.illegalReason(state, move);
        if (reason == null) {
            return null; // legal, but does not match the picks
        }
        boolean buying = state.phase() == RapanuiPhase.BUYING && RapanuiMoves.verb(move) == RapanuiMoves.BUY;
        int price = buying ? facts.price(facts.turn(), RapanuiMoves.what(move)) : 0;
        return messages.format("rapanui.why." + reason.id(), what, Integer.toString(price));
    }
}
