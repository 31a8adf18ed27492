package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiIllegalReason;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;

/** Why a spot cannot be picked, in words: the rules are asked about the move that the player seems to have in mind. */
final class RapanuiIllegalMoveText {
    private final RapanuiState state;
    private final RapanuiFacts survey;
    private final Messages words;

    RapanuiIllegalMoveText(RapanuiState state, Messages words) {
        this.state = state;
        this.words = words;
        survey = state.survey();
    }

    /** Null if the rules have nothing to say of it now. */
    String to(String spot) {
        if (spot.startsWith(RapanuiTable.COLUMN)) {
            return say(RapanuiMoves.of(RapanuiMoves.TAKE, spot.charAt(spot.length() - 1) - '1'), "");
        }
        if (spot.startsWith(RapanuiTable.STOCK)) {
            int kind = last(spot) - RapanuiCards.HUNTER;
            return say(RapanuiMoves.of(fromStock(), kind), RapanuiTexts.kind(kind, words));
        }
        if (spot.startsWith(RapanuiTable.PILE)) {
            int kind = last(spot) - RapanuiCards.HUNTER;
            return say(RapanuiMoves.of(RapanuiMoves.OFFER, kind), RapanuiTexts.kind(kind, words));
        }
        if (spot.startsWith(RapanuiTable.HAND)) {
            int card = last(spot);
            return say(RapanuiMoves.play(card, 1), RapanuiTexts.card(card, words));
        }
        return null; // villages, stone and draw pile are never picked
    }

    // What is named behind the last colon.
    private static int last(String spot) {
        return RapanuiTable.card(spot.substring(spot.lastIndexOf(':') + 1));
    }

    // What somebody wants of a stock depends on what is going on.
    private int fromStock() {
        return switch (state.phase()) {
            case OFFERING, HIDING, ADDING -> RapanuiMoves.ADD;
            case GAINING -> RapanuiMoves.GAIN;
            default -> RapanuiMoves.BUY;
        };
    }

    private String say(int move, String what) {
        int reason = state.illegalReason(move);
        if (reason == 0) {
            return null; // legal, but not what the picks are for
        }
        boolean buying = state.phase() == RapanuiPhase.BUYING && RapanuiMoves.verb(move) == RapanuiMoves.BUY;
        int price = buying ? survey.price(survey.turn(), RapanuiMoves.what(move)) : 0;
        return words.format("rapanui.why." + RapanuiIllegalReason.id(reason), what, Integer.toString(price));
    }
}
