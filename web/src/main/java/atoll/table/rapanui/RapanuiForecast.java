package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiSurvey;
import atoll.table.Words;

/** Who would get what if a villager were scored now, in numbers for the table and in words. */
final class RapanuiForecast {
    private final RapanuiSurvey survey;
    private final int seats;
    private final int near;
    private final Words words;

    /** @param near the seat that is called "you", or SPECTATOR */
    RapanuiForecast(RapanuiSurvey survey, int seats, int near, Words words) {
        this.survey = survey;
        this.seats = seats;
        this.near = near;
        this.words = words;
    }

    /** The villager that taking from a column would score, if it is the turn's last card; NONE if that is not known. */
    int scored(int column) {
        return survey.uncovers(column);
    }

    /** What taking from a column would bring about: "uncovers a priest: you 2 glory, seat 2 1 glory". */
    String ofColumn(int column) {
        if (survey.columnSize(column) == 0) {
            return "";
        }
        int card = scored(column);
        if (card == RapanuiSurvey.NONE) {
            return words.text(survey.ends(column) ? "rapanui.ends" : "rapanui.refills");
        }
        return words.say("rapanui.uncovers", RapanuiWording.card(card, words), incomes(card));
    }

    /** What every seat would get for a villager: those who would get something, or that nobody would. */
    String incomes(int card) {
        StringBuilder list = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            int income = survey.income(seat, card);
            if (income > 0) {
                list.append(list.length() == 0 ? "" : ", ")
                        .append(RapanuiWording.seat(seat, near, words))
                        .append(" +")
                        .append(gain(card, income));
            }
        }
        return list.length() == 0 ? words.text("rapanui.nobody") : list.toString();
    }

    /** So much of what a villager brings: wood, glory, either, or offerings. */
    String gain(int card, int number) {
        return switch (card) {
            case RapanuiCards.WOODCUTTER -> words.count("rapanui.wood", number);
            case RapanuiCards.PRIEST -> words.count("rapanui.glory", number);
            case RapanuiCards.MOAI -> words.count("rapanui.either", number);
            default -> number + " " + RapanuiWording.kind(card - RapanuiCards.HUNTER, words);
        };
    }
}
