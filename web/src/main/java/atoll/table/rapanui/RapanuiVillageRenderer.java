package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiGroundRenderer.GRASS;
import static atoll.table.rapanui.RapanuiGroundRenderer.GRASS_LOW;
import static atoll.table.rapanui.RapanuiOutlines.CUT;
import static atoll.table.rapanui.RapanuiOutlines.THATCH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws a seat's village: its people before their huts, its Moai on a platform, and what it owns. */
final class RapanuiVillageRenderer {
    private static final double WIDE_FIGURE = 15;

    private static final int MOST_PEOPLE = 7;
    private static final int MOST_LOGS = 10;
    private static final int MOST_SHOWN = 3;

    private final RapanuiFacts facts;
    private final RapanuiLayout layout;
    private final Scene scene;
    private final RapanuiPieceRenderer pieces;
    private final Messages messages;

    /**
     * Draws villages of a position.
     *
     * @param facts the facts of the position
     * @param layout where everything lies
     * @param scene the scene to add to
     * @param messages the texts
     */
    RapanuiVillageRenderer(RapanuiFacts facts, RapanuiLayout layout, Scene scene, Messages messages) {
        this.messages = messages;
        this.facts = facts;
        this.layout = layout;
        this.scene = scene;
        pieces = new RapanuiPieceRenderer(scene);
    }

    /**
     * {@return the id of a seat's n-th villager of a kind, in hand or in the village, so that it moves in transitions}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6
     * @param copy the index among the villagers of this kind, from 0
     */
    static String villager(int seat, int card, int copy) {
        return "villager-" + seat + "-" + card + "-" + copy;
    }

    /**
     * {@return the id of a seat's symbol in its village}
     *
     * @param seat a seat, from 0
     */
    static String sign(int seat) {
        return "sign-" + seat;
    }

    /**
     * Draws a village.
     *
     * @param seat a seat, from 0
     * @param own whether it is the near one
     * @param burning whether a torch shows that this seat is to move
     * @param source the shape from which its latest offering came, or null
     * @param lying the offerings' kinds lie open in a line below
     */
    void draw(int seat, boolean own, boolean burning, String source, boolean lying) {
        Area row = layout.village(seat);
        double line = layout.pictureHeight(seat) + layout.lip(seat);
        for (int i = 0; i < layout.lines; i++) {
            Area shelf = new Area.Card(row.left(), row.top() + i * line, row.width(), line);
            RapanuiGroundRenderer.shelf(scene, null, shelf, layout.lip(seat), GRASS, Ink.seat(seat));
            hills(shelf, line - layout.lip(seat));
        }
        if (own && !facts.isOver()) {
            scene.add(Shape.of(row.outline(-1)).stroke(Ink.seat(seat), 1.8));
        }
        if (own && layout.hasHead()) {
            scene.add(Shape.of(layout.head().outline(0)).fill(Ink.PAPER).shadow(0.8));
        }
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            people(seat, card);
        }
        means(seat, source);
        double ground = layout.groundOfLine(seat, layout.lines - 1);
        scene.add(Shape.of(sign(seat), SeatSymbols.shape(seat, 0, 0, 5.2).path())
                .at(layout.signMiddle(), ground + RapanuiLayout.LIP / 2 + 0.8)
                .fill(Ink.seat(seat))
                .stroke(Ink.LINE, 0.8));
        if (burning) {
            RapanuiOutlines.torch(scene, layout.signMiddle(), ground, Math.min(1.3, layout.pictureHeight(seat) / 26));
        }
        if (lying) {
            new RapanuiOpenRenderer(facts, layout, scene, messages).draw(seat);
        }
    }

    // Slopes in the distance, so that people stand in a landscape.
    private void hills(Area shelf, double high) {
        double ground = shelf.top() + high;
        Path hills = new Path().move(shelf.left() + 1, ground);
        double each = (shelf.width() - 2) / 3;
        for (int i = 0; i < 3; i++) {
            double x = shelf.left() + 1 + i * each;
            hills.quad(
                    x + each * (0.3 + i * 0.2),
                    ground - high * (1.35 - i % 2 * 0.55),
                    x + each,
                    ground - (i < 2 ? high * 0.2 : 0));
        }
        scene.add(Shape.of(hills.close()).fill(GRASS_LOW).alpha(0.3));
    }

    private void people(int seat, int card) {
        double x = layout.cellMiddle(card);
        double ground = layout.ground(seat, card) + 1;
        double high = layout.pictureHeight(seat);
        double wide = layout.cellWidth();
        int number = facts.village(seat, card);
        boolean moai = card == RapanuiCards.MOAI;
        double place = Math.min(1.9, Math.min(high / 23, wide / 32));
        double feet = moai ? ground - 6 * place : ground;
        scene.add(Shape.of(RapanuiOutlines.land(card))
                .at(x, feet)
                .scale(place)
                .fill(moai ? ROCK_HIGH : card == RapanuiCards.HUNTER ? Ink.SEA : GRASS_LOW)
                .stroke(moai ? ROCK_LOW : GRASS_LOW, 1.2));
        double middle = layout.ground(seat, card) + RapanuiLayout.LIP / 2 + 0.8;
        boolean labelled = layout.isLabelled(seat);
        if (labelled) {
            pieces.sign(null, card, layout.labelX(card), layout.labelY(seat, card), 0.56);
        }
        if (number == 0) {
            scene.add(labelled || layout.hasHead() ? none(null, x, middle) : absent(card, x, middle));
            return;
        }
        if (!moai) {
            scene.add(Shape.of(RapanuiOutlines.HUT)
                    .at(x - Math.max(0, wide - 40) * 0.3, ground - high * 0.42)
                    .scale(place)
                    .fill(THATCH)
                    .stroke(CUT, 0.7)
                    .alpha(0.55));
        }
        crowd(seat, card, feet, high - (moai ? 6 * place + 1 : 0));
        String text = Integer.toString(number);
        boolean leads = facts.hasCrown(seat, card);
        pieces.number("people-" + seat + "-" + card, text, leads ? x + 4.5 : x, middle);
        if (!labelled && layout.hasWords()) {
            pieces.sign(null, card, x + (leads ? 10.5 : 6) + 4.2 * text.length(), middle, 0.45);
        }
        if (leads) {
            scene.addAbove(RapanuiOutlines.crown(x - 3.6 - 4.2 * text.length(), middle, 0.75));
        }
    }

    // Up to three stand shoulder to shoulder, more in two rows; Moai stand in one. Every second one is a little behind.
    private void crowd(int seat, int card, double feet, double high) {
        int number = facts.village(seat, card);
        int shown = Math.min(number, MOST_PEOPLE);
        boolean moai = card == RapanuiCards.MOAI;
        double wide = layout.cellWidth();
        double step = shown < 3 ? 12 : moai ? 10 : shown == 3 ? 7 : 6.5;
        double up = moai || shown == 1 ? 0 : shown == 2 ? 4 : shown == 3 ? 6 : 9;
        double tall = card == RapanuiCards.PRIEST ? 28 : moai ? RapanuiPieceRenderer.FIGURE : 26;
        double room = Math.min(wide * 0.62 / WIDE_FIGURE, (wide - 1) / (step * (shown - 1) + WIDE_FIGURE));
        double size = Math.min(1.8, Math.min(high / (tall + up), room));
        // only one at the side has a tool, which would cross others' faces
        int armed = card == RapanuiCards.HUNTER ? 0 : shown - 1;
        for (int pass = 1; pass >= 0; pass--) {
            for (int i = pass; i < shown; i += 2) {
                String id = villager(seat, card, number - shown + i);
                double x = layout.cellMiddle(card) + (i - (shown - 1) / 2.0) * step * size;
                pieces.figure(id, card, x, feet - pass * up * size, size, pass == 1, i == armed);
            }
        }
    }

    /**
     * {@return the sign of a villager that a village does not have}
     *
     * @param card a villager, 0..6
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    static Shape absent(int card, double x, double y) {
        return Shape.of(RapanuiOutlines.sign(card))
                .at(x, y)
                .scale(0.5)
                .fill(Ink.FAINT)
                .alpha(0.7);
    }

    /**
     * {@return the end of a log}
     *
     * @param id the id of the shape
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    static Shape log(String id, double x, double y, double scale) {
        return Shape.of(id, RapanuiOutlines.LOG_END)
                .at(x, y)
                .scale(scale)
                .fill(THATCH)
                .stroke(RapanuiOutlines.colour(RapanuiCards.WOODCUTTER), 1.1);
    }

    /**
     * {@return a basket for offerings}
     *
     * @param x the middle, from the left
     * @param ground where it stands, from the top
     * @param scale the size relative to the drawing's own
     */
    static Shape basket(double x, double ground, double scale) {
        return Shape.of(RapanuiOutlines.BASKET)
                .at(x, ground)
                .scale(scale)
                .fill(THATCH)
                .stroke(CUT, 0.7);
    }

    private void means(int seat, String source) {
        wood(seat);
        double x = layout.cellMiddle(RapanuiLayout.GLORY);
        double ground = layout.ground(seat, RapanuiLayout.GLORY);
        double size = Math.min(layout.cellWidth() / 29, layout.pictureHeight(seat) / 27);
        int glory = facts.glory(seat);
        holder(RapanuiOutlines.RACK, x, ground, size);
        if (glory == 0) {
            scene.add(RapanuiOutlines.glory(null, x, ground - 10 * size, 0.9 * size)
                    .fill(GRASS_LOW)
                    .stroke(GRASS_LOW, 1));
        }
        // the newest is in front
        for (int i = Math.max(0, glory - MOST_SHOWN); i < glory; i++) {
            int place = Math.min(glory, MOST_SHOWN) - (glory - i);
            scene.add(RapanuiOutlines.glory(
                            "glory-" + seat + "-" + i, x, ground - (14 - place * 3.6) * size, 0.9 * size)
                    .motion(Motion.PLAIN.comesFrom(RapanuiGroundRenderer.RIDGE).step(1)));
        }
        count("glory", seat, RapanuiLayout.GLORY, glory);
        offerings(seat, source, size);
    }

    private void wood(int seat) {
        double x = layout.cellMiddle(RapanuiLayout.WOOD);
        double ground = layout.ground(seat, RapanuiLayout.WOOD);
        double size = Math.min(layout.cellWidth() / 29, layout.pictureHeight(seat) / 24);
        int wood = facts.wood(seat);
        holder(RapanuiOutlines.STAKES, x, ground, size);
        Motion motion = Motion.PLAIN
                .comesFrom(RapanuiGroundRenderer.PALMS)
                .leavesTo(RapanuiGroundRenderer.PALMS)
                .step(1);
        int row = 0;
        int inRow = 0;
        for (int i = 0; i < Math.min(wood, MOST_LOGS); i++) {
            if (inRow == 4 - row) {
                row++;
                inRow = 0;
            }
            double middle = x + (inRow++ - (3 - row) / 2.0) * 5.6 * size;
            scene.add(log("wood-" + seat + "-" + i, middle, ground - (2.8 + row * 4.8) * size, size)
                    .motion(motion));
        }
        count("wood", seat, RapanuiLayout.WOOD, wood);
    }

    // A wooden rack or stakes, which hold what is counted.
    private void holder(Path outline, double x, double ground, double size) {
        scene.add(Shape.of(outline)
                .at(x, ground + 1)
                .scale(size)
                .fill(RapanuiOutlines.colour(RapanuiCards.WOODCUTTER))
                .stroke(RapanuiOutlines.CARD, 0.5));
    }

    private void offerings(int seat, String source, double size) {
        double x = layout.cellMiddle(RapanuiLayout.OFFERINGS);
        double ground = layout.ground(seat, RapanuiLayout.OFFERINGS) + 1;
        int number = facts.offerings(seat);
        for (int i = Math.max(0, number - MOST_SHOWN); i < number; i++) {
            int place = Math.min(number, MOST_SHOWN) - (number - i);
            pieces.moving(
                    null, i >= number - 2 ? source : null, i == number - 1 ? RapanuiSacrificeRenderer.TOP : null, 1);
            pieces.hidden(
                    "gift-" + seat + "-" + i,
                    x + (place - 1) * 5 * size,
                    ground - (11 + place % 2 * 2) * size,
                    10 * size);
        }
        pieces.still();
        scene.add(basket(x, ground, 1.2 * size));
        count("gift", seat, RapanuiLayout.OFFERINGS, number);
    }

    private void count(String what, int seat, int index, int number) {
        double x = layout.cellMiddle(index);
        double y = layout.ground(seat, index) + RapanuiLayout.LIP / 2 + 0.8;
        if (number == 0) {
            scene.add(none(what + "-" + seat, x, y));
        } else {
            pieces.number(what + "-" + seat, Integer.toString(number), x, y);
        }
        if (layout.isLabelled(seat)) {
            label(what, index, layout.labelX(index), layout.labelY(seat, index));
        } else if (layout.hasWords()) {
            owned(index, x + 4.6 * Integer.toString(number).length() + 8, y, 0.6);
        }
    }

    // What a village owns, in a word or a sign. Where words do not fit, the pictures above suffice.
    private void label(String what, int index, double x, double y) {
        if (layout.hasWords()) {
            scene.add(Shape.text(null, messages.text("rapanui.caption." + what), 7.5)
                    .at(x, y)
                    .shortText("")
                    .fill(Ink.TEXT));
        } else {
            owned(index, x, y, 0.7);
        }
    }

    private void owned(int index, double x, double y, double scale) {
        if (index == RapanuiLayout.WOOD) {
            scene.add(RapanuiOutlines.wood(x, y, scale));
        } else if (index == RapanuiLayout.GLORY) {
            scene.add(RapanuiOutlines.glory(null, x, y - 0.6, scale * 0.8));
        } else {
            pieces.hidden(null, x, y, scale * 15);
        }
    }

    /**
     * {@return a zero, quieter than what a village has}
     *
     * @param id the id of the shape; with one it counts up
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    static Shape none(String id, double x, double y) {
        return Shape.text(id, "0", RapanuiPieceRenderer.NUMBER)
                .at(x, y)
                .fill(Ink.FAINT)
                .motion(id == null ? Motion.PLAIN : Motion.PLAIN.step(2).counts());
    }
}
