package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Names and labels. */
final class RapanuiTexts {
    private final RapanuiState state;
    private final RapanuiFacts facts;
    private final Messages messages;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    RapanuiTexts(RapanuiState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
    }

    /**
     * {@return a villager: "priest", "fisher"}
     *
     * @param card a villager, 0..6
     * @param messages the texts
     */
    static String card(int card, Messages messages) {
        return messages.text("rapanui.card." + RapanuiCards.name(card));
    }

    /**
     * {@return a number of villagers: "2 priests", "1 fisher"}
     *
     * @param number how many
     * @param card a villager, 0..6
     * @param messages the texts
     */
    static String cards(int number, int card, Messages messages) {
        return messages.count("rapanui.card." + RapanuiCards.name(card), number);
    }

    /**
     * {@return a number of offerings of a kind: "2 sweet potatoes", "1 fish"}
     *
     * @param number how many
     * @param kind a kind of offering, 0..3
     * @param messages the texts
     */
    static String kinds(int number, int kind, Messages messages) {
        return messages.count("rapanui.kind." + RapanuiOfferings.name(kind), number);
    }

    /**
     * {@return a villager's income in a scoring: "2 wood", "1 fish"}
     *
     * @param card a villager, 0..6
     * @param income the number of wood, glory or offerings
     * @param messages the texts
     */
    static String income(int card, int income, Messages messages) {
        return switch (card) {
            case RapanuiCards.WOODCUTTER -> messages.count("rapanui.wood", income);
            case RapanuiCards.PRIEST -> messages.count("rapanui.glory", income);
            case RapanuiCards.MOAI -> messages.count("rapanui.either", income);
            default -> kinds(income, card - RapanuiCards.HUNTER, messages);
        };
    }

    /**
     * {@return a kind of offerings: "fish"}
     *
     * @param kind a kind of offering, 0..3
     * @param messages the texts
     */
    static String kind(int kind, Messages messages) {
        return messages.text("rapanui.kind." + RapanuiOfferings.name(kind));
    }

    /**
     * {@return a seat: "you", or "seat 2"}
     *
     * @param seat a seat, from 0
     * @param near the seat whose things are nearest
     * @param messages the texts
     */
    static String seat(int seat, int near, Messages messages) {
        return seat == near ? messages.text("rapanui.you") : messages.seat(seat);
    }

    /**
     * {@return the cards of a column, front card first}
     *
     * @param column a column, 0..3
     */
    String column(int column) {
        int size = facts.columnSize(column);
        if (size == 0) {
            return messages.format("rapanui.column.empty", Integer.toString(column + 1));
        }
        StringBuilder cards = new StringBuilder();
        for (int place = size - 1; place >= 0; place--) {
            cards.append(cards.length() == 0 ? "" : ", ").append(card(facts.columnCard(column, place), messages));
        }
        return messages.format("rapanui.column", Integer.toString(column + 1), cards.toString());
    }

    /**
     * {@return a stock, its size and the price for the seat}
     *
     * @param kind a kind of offering, 0..3
     * @param seat a seat, from 0
     */
    String stock(int kind, int seat) {
        return messages.format(
                facts.isOver() ? "rapanui.stock.over" : "rapanui.stock",
                kind(kind, messages),
                Integer.toString(facts.stock(kind)),
                Integer.toString(facts.price(seat, kind)));
    }

    /**
     * {@return a sentence about the value of an offering}
     *
     * @param worth the value, as far as it is known: "2", or "1–3"
     */
    String worth(String worth) {
        return messages.format("rapanui.worth", worth);
    }

    /**
     * {@return the stone and its top card; with {@code sized} also the number of cards, with {@code counted} also the
     * known number of each kind}
     *
     * @param sized whether the number of cards is shown
     * @param counted whether the known number of each kind is shown
     */
    String stone(boolean sized, boolean counted) {
        int top = facts.stoneTop();
        if (top == RapanuiFacts.NONE) {
            return messages.text("rapanui.stone.empty");
        }
        String what = top == RapanuiFacts.FACE_DOWN ? messages.text("rapanui.stone.hidden") : kind(top, messages);
        String stone = messages.format("rapanui.stone", what);
        if (sized) {
            stone += ", " + messages.count("rapanui.cards", facts.stoneSize());
        }
        return counted ? stone + ": " + stoneKinds() : stone;
    }

    private String stoneKinds() {
        List<String> kinds = new ArrayList<>();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            kinds.add(kinds(facts.stone(kind), kind, messages));
        }
        if (facts.stoneUnknown() > 0) {
            kinds.add(messages.count("rapanui.unknown", facts.stoneUnknown()));
        }
        return list(kinds);
    }

    /**
     * {@return the draw pile; with {@code counted} also its content}
     *
     * @param counted whether the number of each villager is shown
     */
    String deck(boolean counted) {
        List<String> cards = new ArrayList<>();
        cards.add(messages.count("rapanui.deck", facts.deckSize()));
        for (int card = 0; counted && card < RapanuiCards.CARDS; card++) {
            if (facts.deck(card) > 0) {
                cards.add(cards(facts.deck(card), card, messages));
            }
        }
        return list(cards);
    }

    /**
     * {@return a seat's village and resources; with {@code open} also its hand and its offerings by kind}
     *
     * @param seat a seat, from 0
     * @param near the seat whose things are nearest
     * @param open whether the hand and the kinds of offerings are shown
     */
    String village(int seat, int near, boolean open) {
        List<String> parts = new ArrayList<>();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int number = facts.village(seat, card);
            if (number > 0) {
                parts.add(cards(number, card, messages));
            }
        }
        parts.add(means(seat));
        parts.add(messages.count("rapanui.offerings", facts.offerings(seat)));
        if (open) {
            parts.add(hand(seat));
            parts.add(offerings(seat));
        }
        return messages.format("rapanui.village", seat(seat, near, messages), list(parts));
    }

    /**
     * {@return the wood and glory of a seat in words}
     *
     * @param seat a seat, from 0
     */
    String means(int seat) {
        return messages.count("rapanui.wood", facts.wood(seat)) + ", "
                + messages.count("rapanui.glory", facts.glory(seat));
    }

    private String hand(int seat) {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            if (facts.hand(seat, card) > 0) {
                cards.add(cards(facts.hand(seat, card), card, messages));
            }
        }
        return messages.format("rapanui.in.hand", list(cards));
    }

    private String offerings(int seat) {
        List<String> kinds = new ArrayList<>();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            kinds.add((facts.unknown(seat) > 0 ? "≤ " : "") + kinds(facts.offerings(seat, kind), kind, messages));
        }
        return list(kinds);
    }

    /**
     * {@return the number of a villager in every village}
     *
     * @param card a villager, 0..6
     * @param first the seat to begin with, from 0
     * @param near the seat whose things are nearest
     */
    String group(int card, int first, int near) {
        List<String> seats = new ArrayList<>();
        for (int i = 0; i < state.seats(); i++) {
            int seat = (first + i) % state.seats();
            seats.add(messages.format(
                    "rapanui.has", seat(seat, near, messages), Integer.toString(facts.village(seat, card))));
        }
        return messages.format("rapanui.group", card(card, messages), list(seats));
    }

    /**
     * {@return what a Moai costs and counts, and what a crown means that stands beside a number of villagers; else an
     * empty text}
     *
     * @param card a villager, 0..6
     */
    String meaning(int card) {
        String meaning = card == RapanuiCards.MOAI ? " " + messages.text("rapanui.about.moai") : "";
        for (int seat = 0; seat < state.seats(); seat++) {
            if (facts.hasCrown(seat, card)) {
                meaning += " " + messages.format("rapanui.about.crown", messages.seat(seat));
            }
        }
        return meaning;
    }

    /**
     * {@return parts with commas between them}
     *
     * @param parts any texts
     */
    static String list(List<String> parts) {
        StringBuilder list = new StringBuilder();
        for (String part : parts) {
            list.append(list.length() == 0 ? "" : ", ").append(part);
        }
        return list.toString();
    }
}
