package atoll.table.rapanui;

import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The moves in words. */
final class RapanuiMoveTexts {
    private final RapanuiState state;
    private final RapanuiFacts facts;
    private final Messages messages;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    RapanuiMoveTexts(RapanuiState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
    }

    /**
     * {@return a move as a sentence}
     *
     * @param move a move, as the game encodes it
     * @param who the name of the seat
     */
    String describeMove(int move, String who) {
        int what = RapanuiMoves.what(move);
        return switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.DEAL -> describeDeal(after(move));
            case RapanuiMoves.BUY -> {
                int price = facts.price(state.actor(), what);
                yield messages.format(
                        "rapanui.tell.buy",
                        who,
                        RapanuiTexts.kinds(1, what, messages),
                        messages.count("rapanui.wood", price));
            }
            case RapanuiMoves.PLAY -> {
                int number = RapanuiMoves.number(move);
                yield number > 1
                        ? messages.format("rapanui.tell.several", who, RapanuiTexts.cards(number, what, messages))
                        : messages.format(
                                what == RapanuiCards.MOAI ? "rapanui.tell.build" : "rapanui.tell.play",
                                who,
                                RapanuiTexts.card(what, messages));
            }
            case RapanuiMoves.TOSS -> messages.format("rapanui.tell.toss", who);
            case RapanuiMoves.OFFER -> {
                boolean hidden = state.phase() == RapanuiPhase.HIDING;
                yield messages.format(
                        hidden ? "rapanui.tell.hide" : "rapanui.tell.offer",
                        who,
                        RapanuiTexts.kinds(1, what, messages));
            }
            case RapanuiMoves.ADD -> messages.format("rapanui.tell.add", who, RapanuiTexts.kinds(1, what, messages));
            case RapanuiMoves.TAKE -> {
                String card = RapanuiTexts.card(facts.front(what), messages);
                yield messages.format("rapanui.tell.take", who, card, Integer.toString(what + 1))
                        + scored(after(move), what);
            }
            case RapanuiMoves.GAIN -> messages.format("rapanui.tell.gain", who, RapanuiTexts.kinds(1, what, messages));
            default -> {
                int income = facts.income(state.actor(), RapanuiCards.MOAI);
                boolean wood = RapanuiMoves.verb(move) == RapanuiMoves.WOOD;
                String gain = messages.count(wood ? "rapanui.wood" : "rapanui.glory", income);
                yield messages.format("rapanui.tell.moai", who, gain);
            }
        };
    }

    /**
     * {@return the cards dealt until {@code after}, column by column, and their scoring} Columns are filled one after
     * the other: a card goes to the first one that is not full, or to the empty one.
     *
     * @param after the position after
     */
    String describeDeal(RapanuiState after) {
        RapanuiFacts now = after.survey();
        StringBuilder sentences = new StringBuilder();
        int last = 0;
        for (int column = 0; column < 4; column++) {
            StringBuilder cards = new StringBuilder();
            for (int place = facts.columnSize(column); place < now.columnSize(column); place++) {
                cards.append(cards.length() == 0 ? "" : ", ")
                        .append(RapanuiTexts.card(now.columnCard(column, place), messages));
                last = column;
            }
            if (cards.length() > 0) {
                sentences
                        .append(sentences.length() == 0 ? "" : ". ")
                        .append(messages.format("rapanui.tell.deal", Integer.toString(column + 1), cards.toString()));
            }
        }
        return sentences + scored(after, last);
    }

    private RapanuiState after(int move) {
        RapanuiState after = state.copy();
        after.play(move);
        return after;
    }

    // The scoring of a turn's last card, and its immediate effect.
    private String scored(RapanuiState after, int column) {
        RapanuiFacts now = after.survey();
        boolean asked = now.scored() != RapanuiFacts.NONE;
        if (after.actor() == State.OVER) {
            return messages.text("rapanui.tell.over");
        }
        if (!asked && (after.phase() != RapanuiPhase.BUYING || state.phase() == RapanuiPhase.SETTING_UP)) {
            return "";
        }
        List<String> gains = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            gained(seat, now, gains);
        }
        String card = RapanuiTexts.card(now.front(column), messages);
        if (gains.isEmpty()) {
            return messages.format(asked ? "rapanui.tell.asked" : "rapanui.tell.nothing", card);
        }
        return messages.format("rapanui.tell.scored", card, RapanuiTexts.list(gains));
    }

    private void gained(int seat, RapanuiFacts now, List<String> gains) {
        int wood = now.wood(seat) - facts.wood(seat);
        int glory = now.glory(seat) - facts.glory(seat);
        if (wood > 0) {
            gains.add(gain(seat, wood, messages.count("rapanui.wood", wood)));
        }
        if (glory > 0) {
            gains.add(gain(seat, glory, messages.count("rapanui.glory", glory)));
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int more = now.offerings(seat, kind) - facts.offerings(seat, kind);
            if (more > 0) {
                gains.add(gain(seat, more, RapanuiTexts.kinds(more, kind, messages)));
            }
        }
    }

    private String gain(int seat, int number, String what) {
        return messages.format("rapanui.tell.each", messages.seat(seat), what, Integer.toString(number));
    }
}
