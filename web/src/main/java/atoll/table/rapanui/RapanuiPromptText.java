package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;
import java.util.List;

/** The prompt for the seat to move. */
final class RapanuiPromptText {
    private final RapanuiState state;
    private final RapanuiFacts facts;
    private final Messages messages;

    /**
     * The prompts of a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    RapanuiPromptText(RapanuiState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
    }

    /**
     * {@return what the seat may do now}
     *
     * @param picks the spots picked so far
     */
    String prompt(List<String> picks) {
        return switch (state.phase()) {
            case BUYING, PLAYING -> picks.isEmpty() ? duty() : messages.text("rapanui.prompt.more");
            case OFFERING -> messages.text("rapanui.prompt.offer");
            case HIDING -> messages.text("rapanui.prompt.hide");
            case ADDING -> messages.text("rapanui.prompt.add");
            case TAKING ->
                facts.takesLeft() > 1
                        ? messages.format("rapanui.prompt.takes", Integer.toString(facts.takesLeft()))
                        : messages.text("rapanui.prompt.take");
            case CHOOSING ->
                messages.format(
                        "rapanui.prompt.choose", Integer.toString(facts.income(state.actor(), RapanuiCards.MOAI)));
            case GAINING -> messages.count("rapanui.prompt.gain", facts.due());
            default -> "";
        };
    }

    // What the player must lay out, may buy before, and still needs for a Moai.
    private String duty() {
        int seat = facts.turn();
        int moai = facts.hand(seat, RapanuiCards.MOAI);
        boolean canBuild = state.isLegal(RapanuiMoves.play(RapanuiCards.MOAI, 1));
        String what = state.phase() == RapanuiPhase.BUYING ? "lay" : "play";
        if (moai == RapanuiCards.HAND) {
            what = canBuild ? "moai" : "toss";
        }
        String wood = Integer.toString(facts.wood(seat));
        String duty = messages.format("rapanui.prompt." + what, wood);
        int price = leastPrice(seat);
        if (price >= 0) {
            return duty + " " + messages.format("rapanui.prompt.buy", Integer.toString(price), wood);
        }
        boolean saves = moai > 0 && moai < RapanuiCards.HAND && !canBuild;
        return saves ? duty + " " + messages.format("rapanui.prompt.saving", wood) : duty;
    }

    // The lowest price of an offering that can be bought now, or -1.
    private int leastPrice(int seat) {
        int least = -1;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            boolean can = state.isLegal(RapanuiMoves.of(RapanuiMoves.BUY, kind));
            int price = facts.price(seat, kind);
            least = can && (least < 0 || price < least) ? price : least;
        }
        return least;
    }
}
