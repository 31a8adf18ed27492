package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;

/** Draws a slope of Rapa Nui: cards on volcanic rock, stocks at its foot, villages in the grass. */
final class RapanuiRenderer {
    private static final Ink GRASS = new Ink("rapanui-grass");
    private static final Ink SKY = new Ink("rapanui-sky");
    private static final Ink GRASS_LOW = new Ink("rapanui-grass-low");

    private static final int MOST_STACKED = 4;

    private final RapanuiFacts facts;
    private final int seats;
    private final ViewOptions options;
    private final int near;
    private final boolean open;
    private final boolean counted;
    private final RapanuiLayout layout;

    RapanuiRenderer(RapanuiState state, ViewOptions options) {
        this.options = options;
        facts = state.survey();
        seats = state.seats();
        near = Math.max(0, options.seat());
        open = facts.liesOpen();
        counted = open && (!options.hidesAids() || facts.isOver());
        layout = new RapanuiLayout(seats, near, options.tall(), open);
    }

    RapanuiLayout places() {
        return layout;
    }

    int near() {
        return near;
    }

    int seats() {
        return seats;
    }

    /** Whether all hands and offerings are face up, and the size of the stone is shown. */
    boolean isOpen() {
        return open;
    }

    /** Whether the count of each kind is shown: on the stone, with its consequences, and in the draw pile. */
    boolean isCounted() {
        return counted;
    }

    /** Whether the near seat's hand and offerings are face up: a player is the viewer, or all play openly. */
    boolean showsHand() {
        return options.seat() != State.SPECTATOR || open;
    }

    Scene draw() {
        Scene scene = new Scene(layout.width, layout.height);
        RapanuiPieceRenderer pieces = new RapanuiPieceRenderer(scene);
        ground(scene);
        for (int column = 0; column < 4; column++) {
            column(column, scene, pieces);
        }
        new RapanuiSacrificeRenderer(facts, layout.stone(), open).draw(scene, pieces);
        deck(pieces);
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            stock(kind, scene, pieces);
        }
        for (int seat = 0; seat < seats; seat++) {
            village(seat, scene, pieces);
        }
        hand(pieces);
        piles(scene, pieces);
        return scene;
    }

    // Rock above, grass below, with an irregular edge.
    private void ground(Scene scene) {
        double w = layout.width;
        double edge = RapanuiLayout.STOCKS_TOP + RapanuiLayout.STOCK_HEIGHT * 0.55;
        scene.add(Shape.of(Path.round(0, 0, w, layout.height, 8)).fill(GRASS));
        Path rock = new Path()
                .move(0, 8)
                .quad(0, 0, 8, 0)
                .line(w - 8, 0)
                .quad(w, 0, w, 8)
                .line(w, edge - 6);
        int steps = 9;
        for (int i = 1; i <= steps; i++) {
            double x = w - w * i / steps;
            rock.line(x + w / steps * 0.45, edge + (i * 7 % 5 - 2) * 3.2).line(x, edge + (i * 11 % 7 - 3) * 2.4);
        }
        scene.add(Shape.of(rock.close()).fill(ROCK).stroke(ROCK_LOW, 1.6));
        // lava, in broad cuts
        Path cuts = new Path();
        for (int i = 0; i < 26; i++) {
            double x = (i * 53 % 97) / 97.0 * w;
            double y = 6 + (i * 31 % 89) / 89.0 * (edge - 16);
            cuts.move(x, y).line(x + 7 + i % 4 * 3, y - 1.6 - i % 3);
        }
        scene.add(Shape.of(cuts).stroke(ROCK_HIGH, 1.5).alpha(0.7));
        if (layout.skyHeight() > 0) {
            sky(scene);
        }
        Path blades = new Path();
        for (int i = 0; i < 40; i++) {
            double x = (i * 61 % 101) / 101.0 * w;
            double y = edge + 16 + (i * 37 % 83) / 83.0 * (layout.height - edge - 22);
            blades.move(x - 3, y - 4)
                    .line(x, y)
                    .line(x + 0.6, y - 5.6)
                    .move(x, y)
                    .line(x + 4, y - 3.4);
        }
        scene.add(Shape.of(blades).stroke(GRASS_LOW, 1.3));
    }

    // A row of Moai on a ridge, their backs to the sea.
    private void sky(Scene scene) {
        double l = layout.asideLeft();
        double w = layout.width;
        double h = layout.skyHeight();
        scene.add(Shape.of(new Path()
                        .move(l + 10, 0)
                        .line(w - 8, 0)
                        .quad(w, 0, w, 8)
                        .line(w, h + 4)
                        .line(l - 2, h + 6)
                        .quad(l - 6, h * 0.5, l + 10, 0)
                        .close())
                .fill(SKY));
        scene.add(Shape.of(Path.disc(w - 26, 15, 7)).fill(RapanuiOutlines.CARD).alpha(0.85));
        for (int i = 0; i < 4; i++) {
            double size = 1.5 + i % 2 * 0.22;
            scene.add(Shape.of(RapanuiOutlines.profile())
                    .at(l + 18 + i * 27, h - 9.4 * size)
                    .scale(size)
                    .fill(ROCK_LOW));
        }
        scene.add(Shape.of(new Path()
                        .move(l - 8, h + 14)
                        .line(l - 3, h - 3)
                        .line(l + 40, h - 5)
                        .line(l + 88, h - 2)
                        .line(w - 40, h - 4)
                        .line(w, h + 1)
                        .line(w, h + 20)
                        .close())
                .fill(ROCK));
    }

    private void column(int column, Scene scene, RapanuiPieceRenderer pieces) {
        Area area = layout.column(column);
        scene.add(Shape.of(area.outline(0)).fill(ROCK_LOW).alpha(0.75));
        int size = facts.columnSize(column);
        for (int place = 0; place < size; place++) {
            boolean covered = place + 1 < size;
            pieces.villager(
                    "card-" + column + place,
                    facts.columnCard(column, place),
                    area.centreX(),
                    layout.cardTop(place),
                    layout.cardWidth,
                    RapanuiLayout.FRONT,
                    covered);
        }
    }

    private void deck(RapanuiPieceRenderer pieces) {
        Area area = layout.deck();
        int left = facts.deckSize();
        if (left == 0) {
            return;
        }
        boolean flat = area.height() < 50;
        double high = Math.min(area.height() - 4, 58);
        double wide = high * 0.78;
        double x = flat ? area.left() + wide / 2 + 6 : area.centreX() + 2;
        for (int i = Math.min(2, left / 12); i >= 0; i--) {
            pieces.back(null, x - i * 2, area.centreY() - 1 + i * 1.6, wide, high);
        }
        pieces.slip(
                Integer.toString(left),
                flat ? area.left() + area.width() - 14 : x,
                flat ? area.centreY() : area.centreY() + high / 2 - 5);
    }

    // The pile, the number left, the price and, if shown, the current value below it.
    private void stock(int kind, Scene scene, RapanuiPieceRenderer pieces) {
        Area area = layout.stock(kind);
        scene.add(Shape.of(area.outline(0)).fill(Ink.PAPER).shadow(1.2));
        double x = area.left() + 18;
        double y = area.centreY();
        int left = facts.stock(kind);
        for (int i = Math.min(2, (left - 1) / 4); i >= 0 && left > 0; i--) {
            pieces.offering(null, kind, x + 2 - i * 1.6, y - 4 + i * 1.5, 25);
        }
        if (left == 0) {
            RapanuiOutlines.draw(scene, null, RapanuiCards.HUNTER + kind, x, y - 4, 0.9, Ink.LINE, Ink.PAPER);
        }
        boolean roomy = !counted || area.width() > 80;
        pieces.slip(Integer.toString(left), roomy ? x + 14 : area.left() + 12, roomy ? y + 9 : area.top() + 7);
        double right = area.left() + area.width() - (area.width() > 80 ? 14 : 3);
        double line = counted ? y - 8 : y;
        pieces.textBefore(Integer.toString(facts.price(near, kind)), right - 14, line);
        RapanuiOutlines.wood(scene, right - 6.5, line, 0.58);
        if (counted) {
            pieces.textBefore(worth(kind), right - 14, y + 8);
            RapanuiOutlines.glory(scene, right - 6.5, y + 8, 0.55);
        }
    }

    /** The current value of an offering of a kind, as far as it is known: "2", or "1–3". */
    String worth(int kind) {
        int least = facts.leastWorth(kind);
        int most = facts.mostWorth(kind);
        return least == most ? Integer.toString(least) : least + "–" + most;
    }

    private void village(int seat, Scene scene, RapanuiPieceRenderer pieces) {
        Area strip = layout.village(seat);
        boolean own = seat == near;
        scene.add(Shape.of(strip.outline(0)).fill(Ink.PAPER).shadow(own ? 1.6 : 0.8));
        if (own) {
            scene.add(Shape.of(strip.outline(1)).stroke(Ink.seat(seat), 1.6));
        }
        double y = layout.villageMiddle(seat);
        scene.add(SeatSymbols.shape(seat, layout.signMiddle() + 1, y, own ? 7 : 6)
                .fill(Ink.seat(seat))
                .stroke(Ink.LINE, 0.8));
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            villagers(seat, card, y, scene, pieces);
        }
        double step = own ? 9 : 7;
        double x = layout.cellMiddle(RapanuiLayout.WOOD);
        RapanuiOutlines.wood(scene, x, y - step, 0.72);
        pieces.text(Integer.toString(facts.wood(seat)), x, y + step);
        x = layout.cellMiddle(RapanuiLayout.GLORY);
        RapanuiOutlines.glory(scene, x, y - step, 0.7);
        pieces.text(Integer.toString(facts.glory(seat)), x, y + step);
        x = layout.cellMiddle(RapanuiLayout.OFFERINGS);
        pieces.hidden(null, x, y - step, 13);
        pieces.text(Integer.toString(facts.offerings(seat)), x, y + step);
        if (open && !own) {
            openHand(seat, scene, pieces);
        }
    }

    private void villagers(int seat, int card, double y, Scene scene, RapanuiPieceRenderer pieces) {
        double x = layout.cellMiddle(card);
        int number = facts.village(seat, card);
        if (number == 0) {
            scene.add(Shape.of(Path.disc(0, 0, 1.6)).at(x, y).fill(Ink.LINE).alpha(0.45));
            return;
        }
        double high = layout.villageMiddle(seat) - layout.village(seat).top();
        high = Math.min(2 * high - 6, 28);
        double wide = Math.min(high * 0.78, layout.cellWidth() - 7);
        int stacked = Math.min(number, MOST_STACKED);
        double step = layout.cellWidth() > 34 ? 4 : 1.6;
        for (int i = 0; i < stacked; i++) {
            // the last card is on top, and came from the hand
            String id = villager(seat, card, number - stacked + i);
            double right = (i - (stacked - 1) / 2.0) * step - (number > 1 ? 3 : 0);
            pieces.small(id, card, x + right, y, wide, high, i == stacked - 1);
        }
        if (number > 1) {
            // the wood is right of the last kind, the number of the previous kind is to its left
            int side = card == RapanuiCards.CARDS - 1 ? 0 : 1;
            pieces.slip(Integer.toString(number), x + side * (wide / 2 + stacked * step / 2 - 1), y + high / 2 - 3);
        }
        if (facts.leads(seat, card)) {
            scene.addAbove(RapanuiOutlines.crown(x - wide / 2 - 3, y - high / 2 + 1, 0.75));
        }
    }

    // The id of a seat's n-th villager of a kind, in hand or in the village, so that it moves in transitions.
    private static String villager(int seat, int card, int copy) {
        return "villager-" + seat + "-" + card + "-" + copy;
    }

    // Others' hands and offerings.
    private void openHand(int seat, Scene scene, RapanuiPieceRenderer pieces) {
        double y = layout.openMiddle(seat);
        int slot = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            for (int n = facts.hand(seat, card); n > 0; n--) {
                double x = layout.cellMiddle(0) - 6 + slot++ * 17;
                pieces.small(villager(seat, card, facts.village(seat, card) + n - 1), card, x, y, 14, 17, true);
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = layout.cellMiddle(2) + 10 + kind * layout.cellWidth() * 1.7;
            RapanuiOutlines.draw(
                    scene,
                    null,
                    RapanuiCards.HUNTER + kind,
                    x,
                    y,
                    0.7,
                    RapanuiOutlines.colour(RapanuiCards.HUNTER + kind),
                    Ink.PAPER);
            pieces.text(number(seat, kind), x + layout.cellWidth() * 0.8, y);
        }
    }

    /** The number of a seat's offerings of a kind; "≤ n" if it may have sacrificed some in secret. */
    String number(int seat, int kind) {
        return (facts.unknown(seat) > 0 ? "≤" : "") + facts.offerings(seat, kind);
    }

    private void hand(RapanuiPieceRenderer pieces) {
        int slot = 0;
        double y = layout.handTop();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            for (int n = 0; n < facts.hand(near, card); n++) {
                double x = layout.handLeft(slot++) + layout.handWidth / 2;
                if (showsHand()) {
                    String id = villager(near, card, facts.village(near, card) + n);
                    pieces.villager(id, card, x, y, layout.handWidth, RapanuiLayout.HAND_HEIGHT, false);
                } else {
                    pieces.back(
                            null, x, y + RapanuiLayout.HAND_HEIGHT / 2, layout.handWidth, RapanuiLayout.HAND_HEIGHT);
                }
            }
        }
    }

    private void piles(Scene scene, RapanuiPieceRenderer pieces) {
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            Area area = layout.pile(kind);
            double side = Math.min(area.width() - 2, 36);
            int number = facts.offerings(near, kind);
            if (!showsHand()) {
                pieces.hidden(null, area.centreX(), area.centreY(), side);
                continue;
            }
            if (number == 0) {
                scene.add(Shape.of(area.outline(3)).stroke(GRASS_LOW, 1.4).dash(3));
            }
            for (int i = Math.min(number, 3) - 1; i >= 0; i--) {
                pieces.offering(null, kind, area.centreX() + i * 1.6, area.centreY() - 3 + i * 1.8, side);
            }
            pieces.slip(number(near, kind), area.centreX(), area.top() + area.height() - 7);
        }
    }
}
