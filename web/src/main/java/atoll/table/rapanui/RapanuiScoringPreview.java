package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.table.text.Messages;

/** Every seat's income if a villager were scored now, as numbers for the table and as text. */
final class RapanuiScoringPreview {
    private final RapanuiFacts facts;
    private final int seats;
    private final int near;
    private final Messages messages;

    /**
     * The scoring of cards in a position.
     *
     * @param facts the facts of the position
     * @param seats the number of seats
     * @param near the seat called "you", or SPECTATOR
     * @param messages the texts
     */
    RapanuiScoringPreview(RapanuiFacts facts, int seats, int near, Messages messages) {
        this.facts = facts;
        this.seats = seats;
        this.near = near;
        this.messages = messages;
    }

    /**
     * {@return the effect of taking from a column: "uncovers a priest: you 2 glory, seat 2 1 glory"}
     *
     * @param column a column, 0..3
     */
    String ofColumn(int column) {
        if (facts.columnSize(column) == 0) {
            return "";
        }
        int card = facts.uncovers(column);
        boolean last = facts.takesLeft() < 2;
        if (card != RapanuiFacts.NONE) {
            String name = RapanuiTexts.card(card, messages);
            // A card uncovered before the turn's last card is not scored.
            return last
                    ? messages.format("rapanui.uncovers", name, incomes(card))
                    : messages.format("rapanui.uncovers.only", name);
        }
        String then = facts.ends(column) ? "rapanui.ends" : last ? "rapanui.refills" : "rapanui.refills.only";
        return messages.text(then);
    }

    /**
     * {@return every seat's income for a villager: the seats that get something, or that nobody would}
     *
     * @param card a villager, 0..6
     */
    String incomes(int card) {
        StringBuilder list = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            if (income(facts, seat, card) > 0) {
                list.append(list.length() == 0 ? "" : ", ")
                        .append(RapanuiTexts.seat(seat, near, messages))
                        .append(" +")
                        .append(gain(seat, card));
            }
        }
        return list.length() == 0 ? messages.text("rapanui.nobody") : list.toString();
    }

    /**
     * {@return a seat's total income for a villager; the stocks may hold less than is due}
     *
     * @param facts the facts of the position
     * @param seat a seat, from 0
     * @param card a villager, 0..6
     */
    static int income(RapanuiFacts facts, int seat, int card) {
        return RapanuiCards.isHunter(card)
                ? facts.served(seat, card) + facts.others(seat, card)
                : facts.income(seat, card);
    }

    private String gain(int seat, int card) {
        return RapanuiCards.isHunter(card)
                ? offerings(seat, card)
                : RapanuiTexts.income(card, facts.income(seat, card), messages);
    }

    // As many of its kind as the stock has, the rest of others: "1 fish +1 other offering".
    private String offerings(int seat, int hunter) {
        int served = facts.served(seat, hunter);
        int others = facts.others(seat, hunter);
        String kind = RapanuiTexts.kinds(served, hunter - RapanuiCards.HUNTER, messages);
        if (others == 0) {
            return kind;
        }
        String rest = messages.count("rapanui.others", others);
        return served == 0 ? rest : kind + " +" + rest;
    }
}
