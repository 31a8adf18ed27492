package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws what lies open below another seat's village, its hand and its offerings, and the points of villages at the end. */
final class RapanuiOpenRenderer {
    private static final double WORD = 8;

    private final RapanuiFacts facts;
    private final RapanuiLayout layout;
    private final Scene scene;
    private final Messages messages;
    private final RapanuiPieceRenderer pieces;

    /**
     * Draws what lies open in a position.
     *
     * @param facts the facts of the position
     * @param layout where everything lies
     * @param scene the scene to add to
     * @param messages the texts
     */
    RapanuiOpenRenderer(RapanuiFacts facts, RapanuiLayout layout, Scene scene, Messages messages) {
        this.facts = facts;
        this.layout = layout;
        this.scene = scene;
        this.messages = messages;
        pieces = new RapanuiPieceRenderer(scene);
    }

    /**
     * Draws the line with the hand and offerings of a seat.
     *
     * @param seat a seat, from 0
     */
    void draw(int seat) {
        Area row = layout.village(seat);
        double y = layout.openMiddle(seat);
        scene.add(Shape.of(Path.round(row.left() + 8, y - 8, row.width() - 16, 15.5, 4))
                .fill(Ink.PAPER)
                .shadow(0.8));
        double left = row.left() + 18 + word("hand", row.left() + 14, y, 30);
        int slot = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            for (int n = facts.hand(seat, card); n > 0; n--) {
                double x = left + slot++ * 14;
                scene.add(Shape.of(Path.round(x - 5.8, y - 6.5, 11.6, 13, 2))
                        .fill(RapanuiOutlines.CARD)
                        .stroke(RapanuiOutlines.colour(card), 1));
                pieces.sign("in-hand-" + seat + "-" + card + "-" + n, card, x, y, 0.48);
            }
        }
        scene.add(Shape.of(Path.segment(left + 41, y - 5, left + 41, y + 5)).stroke(Ink.FAINT, 1));
        left += 46 + word("gift", left + 47, y, 50);
        double each = (row.left() + row.width() - 10 - left) / RapanuiOfferings.KINDS;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = left + 9 + kind * each;
            pieces.offering(null, kind, x, y, 12.5);
            pieces.number(number(facts, seat, kind), x + 10, y, Shape.Align.LEFT);
        }
    }

    // A word, where there is room for it. Returns that room.
    private double word(String key, double x, double y, double room) {
        if (!layout.hasWords()) {
            return 0;
        }
        scene.add(Shape.text(null, messages.text("rapanui.caption." + key), WORD)
                .at(x, y)
                .align(Shape.Align.LEFT)
                .shortText("")
                .fill(Ink.TEXT));
        return room;
    }

    /**
     * Draws the points of a village at the end, and a frame and a crown for the winner.
     *
     * @param seat a seat, from 0
     * @param points the points
     * @param wins whether it wins
     */
    void points(int seat, int points, boolean wins) {
        double y = layout.groundOfLine(seat, layout.lines - 1) - 8;
        double x = layout.signMiddle();
        double half = x - RapanuiLayout.EDGE + 0.8;
        scene.add(Shape.of(Path.round(x - half, y - 7.5, 2 * half, 15, 4.5))
                .fill(Ink.PAPER)
                .stroke(Ink.seat(seat), 1.5));
        pieces.number("points-" + seat, Integer.toString(points), x, y);
        if (wins) {
            scene.add(Shape.of(layout.village(seat).outline(-1)).stroke(Ink.seat(seat), 3));
            scene.add(RapanuiOutlines.crown(x, y - 12.6, half / 10));
        }
    }

    /**
     * {@return the number of a seat's offerings of a kind; "≤ n" if it may have sacrificed some in secret}
     *
     * @param facts the facts of the position
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    static String number(RapanuiFacts facts, int seat, int kind) {
        return (facts.unknown(seat) > 0 ? "≤" : "") + facts.offerings(seat, kind);
    }
}
