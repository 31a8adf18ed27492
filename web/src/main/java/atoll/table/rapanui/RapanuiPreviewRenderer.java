package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;

/** Draws over a table what would be: who would get what, what a move changes, what a pile holds. */
final class RapanuiPreviewRenderer {
    private final RapanuiFacts survey;
    private final int seats;
    private final int near;
    private final RapanuiLayout places;
    private final boolean counted;

    RapanuiPreviewRenderer(RapanuiState state, ViewOptions look) {
        RapanuiRenderer chart = new RapanuiRenderer(state, look);
        survey = state.survey();
        seats = state.seats();
        near = chart.near();
        places = chart.places();
        counted = chart.isCounted();
    }

    /** What every seat would get if a villager were scored: numbers beside its means, and a line around its kind. */
    void forecast(int card, Scene scene) {
        RapanuiPieceRenderer pen = new RapanuiPieceRenderer(scene);
        for (int seat = 0; seat < seats; seat++) {
            int income = RapanuiScoringPreview.income(survey, seat, card);
            double y = places.villageMiddle(seat) - (seat == near ? 9 : 7);
            pen.dashed(places.cell(seat, card), 0);
            if (income > 0) {
                pen.forecast("+" + income, goal(card), y);
            }
        }
    }

    private double goal(int card) {
        return switch (card) {
            case RapanuiCards.WOODCUTTER -> places.cellMiddle(RapanuiLayout.WOOD);
            case RapanuiCards.PRIEST -> places.cellMiddle(RapanuiLayout.GLORY);
            case RapanuiCards.MOAI ->
                (places.cellMiddle(RapanuiLayout.WOOD) + places.cellMiddle(RapanuiLayout.GLORY)) / 2;
            default -> places.cellMiddle(RapanuiLayout.OFFERINGS);
        };
    }

    /** A card that taking from a column uncovers, and its name. */
    void uncovered(int column, String name, Scene scene) {
        RapanuiPieceRenderer pen = new RapanuiPieceRenderer(scene);
        int size = survey.columnSize(column);
        if (size > 1) {
            pen.dashed(
                    new Area.Card(
                            places.columnLeft(column), places.cardTop(size - 2), places.cardWidth, RapanuiLayout.PEEK),
                    0);
        }
        double half = RapanuiPieceRenderer.half(name);
        double x = Math.max(
                half + 3,
                Math.min(places.width - half - 3, places.column(column).centreX()));
        // Below the front card, whose name is on it as well; of a full column no more than its edge is covered.
        double below = places.cardTop(Math.max(0, size - 1)) + RapanuiLayout.FRONT + 8;
        pen.name(name, x, Math.min(below, RapanuiLayout.STOCKS_TOP - 4));
    }

    /** What a move of the near seat would change, beside where it is counted. */
    void ghost(RapanuiState before, int move, Scene scene) {
        RapanuiPieceRenderer pen = new RapanuiPieceRenderer(scene);
        RapanuiState state = before.copy();
        state.play(move);
        RapanuiFacts after = state.survey();
        double y = places.villageMiddle(near) - 9;
        change(after.wood(near) - survey.wood(near), RapanuiLayout.WOOD, y, pen);
        change(after.glory(near) - survey.glory(near), RapanuiLayout.GLORY, y, pen);
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int more = after.village(near, card) - survey.village(near, card);
            if (more > 0) {
                pen.dashed(places.group(card), 1);
                change(more, card, y, pen);
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (after.offerings(near, kind) > survey.offerings(near, kind)) {
                pen.dashed(places.pile(kind), 0);
            }
        }
        if (after.stoneSize() > survey.stoneSize()) {
            pen.dashed(places.stone(), 2);
        }
    }

    private void change(int by, int cell, double y, RapanuiPieceRenderer pen) {
        if (by != 0) {
            pen.forecast(by > 0 ? "+" + by : "−" + -by, places.cellMiddle(cell), y);
        }
    }

    /** How many of each villager are still to come, over the near village; nothing if that is not told. */
    void deckCounts(Scene scene) {
        RapanuiPieceRenderer pen = new RapanuiPieceRenderer(scene);
        for (int card = 0; counted && card < RapanuiCards.CARDS; card++) {
            pen.forecast(Integer.toString(survey.deck(card)), places.cellMiddle(card), places.villageMiddle(near));
        }
    }

    /** How many of each kind are known to lie on the stone, over the stocks; nothing if that is not told. */
    void stoneCounts(Scene scene) {
        RapanuiPieceRenderer pen = new RapanuiPieceRenderer(scene);
        for (int kind = 0; counted && kind < RapanuiOfferings.KINDS; kind++) {
            Area stock = places.stock(kind);
            pen.forecast(Integer.toString(survey.stone(kind)), stock.left() + 35, stock.top() + 8);
        }
    }
}
