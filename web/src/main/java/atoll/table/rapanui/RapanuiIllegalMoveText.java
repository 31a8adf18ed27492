package atoll.table.rapanui;

import atoll.engine.IllegalReason;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked: asks the rules about the move that the player probably intends. */
final class RapanuiIllegalMoveText {
    private static final RapanuiGame GAME = new RapanuiGame();
    private static final int MOAI_WOOD = 7;

    private final RapanuiState state;
    private final RapanuiFacts facts;
    private final Messages messages;

    /**
     * Explains a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    RapanuiIllegalMoveText(RapanuiState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
    }

    /**
     * {@return the reason why a spot cannot be picked; null if the rules give none now}
     *
     * @param picks the spots picked so far
     * @param spot the id of a spot
     */
    String to(List<String> picks, String spot) {
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
            int number = Math.min(picks.size(), RapanuiCards.HAND - 1) + 1;
            boolean again = RapanuiCards.isHunter(card) && picks.contains(spot);
            return format(RapanuiMoves.play(card, again ? number : 1), RapanuiTexts.card(card, messages));
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

    private static int cost(int move) {
        return RapanuiMoves.what(move) == RapanuiCards.MOAI ? MOAI_WOOD : RapanuiMoves.number(move) - 1;
    }

    private String format(int move, String what) {
        IllegalReason reason = GAME.illegalReason(state, move);
        if (reason == null) {
            return null; // legal, but does not match the picks
        }
        int price = RapanuiMoves.verb(move) == RapanuiMoves.PLAY ? cost(move) : 0;
        if (state.phase() == RapanuiPhase.BUYING && RapanuiMoves.verb(move) == RapanuiMoves.BUY) {
            price = facts.price(facts.turn(), RapanuiMoves.what(move));
        }
        return messages.format(
                "rapanui.why." + reason.id(),
                what,
                Integer.toString(price),
                Integer.toString(facts.wood(facts.turn())));
    }
}
