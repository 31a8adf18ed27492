package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.PreviewMarks;
import atoll.table.scene.Scene;

/** Draws previews over a table: who would get what, the effect of a move, the content of a pile. */
final class RapanuiPreviewRenderer {
    private final RapanuiFacts facts;
    private final int seats;
    private final int near;
    private final RapanuiLayout layout;
    private final boolean counted;

    /**
     * Draws previews for a position.
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     */
    RapanuiPreviewRenderer(RapanuiState state, ViewOptions options) {
        RapanuiRenderer renderer = new RapanuiRenderer(state, options);
        facts = state.survey();
        seats = state.seats();
        near = renderer.near();
        layout = renderer.places();
        counted = renderer.isCounted();
    }

    /**
     * Every seat's income if a villager were scored: numbers beside its resources, and an outline around its kind.
     *
     * @param card a villager, 0..6
     * @param scene the scene to add to
     */
    void forecast(int card, Scene scene) {
        PreviewMarks marks = new PreviewMarks(scene, RapanuiPieceRenderer.NUMBER);
        for (int seat = 0; seat < seats; seat++) {
            int income = RapanuiScoringPreview.income(facts, seat, card);
            marks.dashed(layout.cell(seat, card), 0);
            if (income > 0) {
                String text = "+" + income;
                switch (card) {
                    case RapanuiCards.WOODCUTTER -> above(text, seat, RapanuiLayout.WOOD, marks);
                    case RapanuiCards.PRIEST -> above(text, seat, RapanuiLayout.GLORY, marks);
                    case RapanuiCards.MOAI -> {
                        double x = layout.cellMiddle(RapanuiLayout.WOOD) + layout.cellMiddle(RapanuiLayout.GLORY);
                        slip(text, x / 2, above(seat, RapanuiLayout.WOOD), marks);
                    }
                    default -> above(text, seat, RapanuiLayout.OFFERINGS, marks);
                }
            }
        }
    }

    // In the upper part of a cell, above what lies there.
    private void above(String text, int seat, int index, PreviewMarks marks) {
        slip(text, layout.cellMiddle(index), above(seat, index), marks);
    }

    private static void slip(String text, double x, double y, PreviewMarks marks) {
        marks.slip(text, RapanuiPieceRenderer.digits(text), x, y);
    }

    private double above(int seat, int index) {
        return layout.ground(seat, index) - layout.pictureHeight(seat) + 6;
    }

    /**
     * The card that taking from a column uncovers.
     *
     * @param column a column, 0..3
     * @param scene the scene to add to
     */
    void uncovered(int column, Scene scene) {
        int size = facts.columnSize(column);
        if (size > 1) {
            new PreviewMarks(scene, RapanuiPieceRenderer.NUMBER)
                    .dashed(
                            new Area.Card(
                                    layout.columnLeft(column), layout.cardTop(size - 2), layout.cardWidth, layout.peek),
                            0);
        }
    }

    /**
     * The effect of the near seat's move, beside the counts it changes.
     *
     * @param before the position before
     * @param move a move, as the game encodes it
     * @param scene the scene to add to
     */
    void preview(RapanuiState before, int move, Scene scene) {
        PreviewMarks marks = new PreviewMarks(scene, RapanuiPieceRenderer.NUMBER);
        RapanuiState state = before.copy();
        state.play(move);
        RapanuiFacts after = state.survey();
        change(after.wood(near) - facts.wood(near), RapanuiLayout.WOOD, marks);
        change(after.glory(near) - facts.glory(near), RapanuiLayout.GLORY, marks);
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int more = after.village(near, card) - facts.village(near, card);
            if (more > 0) {
                marks.dashed(layout.group(card), 1);
                change(more, card, marks);
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (after.offerings(near, kind) > facts.offerings(near, kind)) {
                marks.dashed(layout.pile(kind), 0);
            }
        }
        if (after.stoneSize() > facts.stoneSize()) {
            marks.dashed(layout.stone(), 2);
        }
    }

    private void change(int by, int cell, PreviewMarks marks) {
        if (by != 0) {
            above(by > 0 ? "+" + by : "−" + -by, near, cell, marks);
        }
    }

    /**
     * The number of each villager in the draw pile, over the near village; nothing if counts are hidden.
     *
     * @param scene the scene to add to
     */
    void deckCounts(Scene scene) {
        PreviewMarks marks = new PreviewMarks(scene, RapanuiPieceRenderer.NUMBER);
        for (int card = 0; counted && card < RapanuiCards.CARDS; card++) {
            above(Integer.toString(facts.deck(card)), near, card, marks);
        }
    }

    /**
     * The known number of each kind on the stone, over the stocks; nothing if counts are hidden.
     *
     * @param scene the scene to add to
     */
    void stoneCounts(Scene scene) {
        PreviewMarks marks = new PreviewMarks(scene, RapanuiPieceRenderer.NUMBER);
        for (int kind = 0; counted && kind < RapanuiOfferings.KINDS; kind++) {
            Area stock = layout.stock(kind);
            double y = stock.top() + stock.height() - RapanuiLayout.LIP - 9;
            slip(Integer.toString(facts.stone(kind)), stock.centreX(), y, marks);
        }
    }
}
