package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.table.text.Messages;

/** Who would get what if a villager were scored now, in numbers for the table and in words. */
final class RapanuiScoringPreview {
    private final RapanuiFacts survey;
    private final int seats;
    private final int near;
    private final Messages words;

    /** @param near the seat that is called "you", or SPECTATOR */
    RapanuiScoringPreview(RapanuiFacts survey, int seats, int near, Messages words) {
        this.survey = survey;
        this.seats = seats;
        this.near = near;
        this.words = words;
    }

    /** What taking from a column would bring about: "uncovers a priest: you 2 glory, seat 2 1 glory". */
    String ofColumn(int column) {
        if (survey.columnSize(column) == 0) {
            return "";
        }
        int card = survey.uncovers(column);
        boolean last = survey.takesLeft() < 2;
        if (card != RapanuiFacts.NONE) {
            String name = RapanuiTexts.card(card, words);
            // What is uncovered before the turn's last card is not scored.
            return last
                    ? words.format("rapanui.uncovers", name, incomes(card))
                    : words.format("rapanui.uncovers.only", name);
        }
        String then = survey.ends(column) ? "rapanui.ends" : last ? "rapanui.refills" : "rapanui.refills.only";
        return words.text(then);
    }

    /** What every seat would get for a villager: those who would get something, or that nobody would. */
    String incomes(int card) {
        StringBuilder list = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            if (income(survey, seat, card) > 0) {
                list.append(list.length() == 0 ? "" : ", ")
                        .append(RapanuiTexts.seat(seat, near, words))
                        .append(" +")
                        .append(gain(seat, card));
            }
        }
        return list.length() == 0 ? words.text("rapanui.nobody") : list.toString();
    }

    /** How much a seat would get for a villager, of whatever: the stocks may hold less than is due. */
    static int income(RapanuiFacts survey, int seat, int card) {
        return RapanuiCards.isHunter(card)
                ? survey.served(seat, card) + survey.others(seat, card)
                : survey.income(seat, card);
    }

    private String gain(int seat, int card) {
        return RapanuiCards.isHunter(card)
                ? offerings(seat, card)
                : RapanuiTexts.income(card, survey.income(seat, card), words);
    }

    // Of its kind as many as the stock can give, the rest of others: "1 fish +1 other offering".
    private String offerings(int seat, int hunter) {
        int served = survey.served(seat, hunter);
        int others = survey.others(seat, hunter);
        String kind = served + " " + RapanuiTexts.kind(hunter - RapanuiCards.HUNTER, words);
        if (others == 0) {
            return kind;
        }
        String rest = words.count("rapanui.others", others);
        return served == 0 ? rest : kind + " +" + rest;
    }
}
