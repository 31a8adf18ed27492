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

    private final RapanuiFacts survey;
    private final int seats;
    private final ViewOptions options;
    private final int near;
    private final boolean open;
    private final boolean counted;
    private final RapanuiLayout places;

    RapanuiRenderer(RapanuiState state, ViewOptions options) {
        this.options = options;
        survey = state.survey();
        seats = state.seats();
        near = Math.max(0, options.seat());
        open = survey.liesOpen();
        counted = open && (!options.hidesAids() || survey.isOver());
        places = new RapanuiLayout(seats, near, options.tall(), open);
    }

    RapanuiLayout places() {
        return places;
    }

    int near() {
        return near;
    }

    int seats() {
        return seats;
    }

    /** Whether hands and offerings of all lie face up, and it is told how many cards lie on the stone. */
    boolean isOpen() {
        return open;
    }

    /** Whether it is told how much there is of each kind: on the stone, with what follows from it, and in the draw pile. */
    boolean isCounted() {
        return counted;
    }

    /** Whether the near seat's hand and offerings lie face up: somebody sits there, or all play openly. */
    boolean showsHand() {
        return options.seat() != State.SPECTATOR || open;
    }

    Scene draw() {
        Scene scene = new Scene(places.width, places.height);
        RapanuiPieceRenderer pen = new RapanuiPieceRenderer(scene);
        ground(scene);
        for (int column = 0; column < 4; column++) {
            column(column, scene, pen);
        }
        new RapanuiSacrificeRenderer(survey, places.stone(), open).draw(scene, pen);
        deck(pen);
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            stock(kind, scene, pen);
        }
        for (int seat = 0; seat < seats; seat++) {
            village(seat, scene, pen);
        }
        hand(pen);
        piles(scene, pen);
        return scene;
    }

    // Rock above, grass below, and where they meet no straight line.
    private void ground(Scene scene) {
        double w = places.width;
        double edge = RapanuiLayout.STOCKS_TOP + RapanuiLayout.STOCK_HEIGHT * 0.55;
        scene.add(Shape.of(Path.round(0, 0, w, places.height, 8)).fill(GRASS));
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
        // lava, cut with a broad knife
        Path cuts = new Path();
        for (int i = 0; i < 26; i++) {
            double x = (i * 53 % 97) / 97.0 * w;
            double y = 6 + (i * 31 % 89) / 89.0 * (edge - 16);
            cuts.move(x, y).line(x + 7 + i % 4 * 3, y - 1.6 - i % 3);
        }
        scene.add(Shape.of(cuts).stroke(ROCK_HIGH, 1.5).alpha(0.7));
        if (places.skyHeight() > 0) {
            sky(scene);
        }
        Path blades = new Path();
        for (int i = 0; i < 40; i++) {
            double x = (i * 61 % 101) / 101.0 * w;
            double y = edge + 16 + (i * 37 % 83) / 83.0 * (places.height - edge - 22);
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
        double l = places.asideLeft();
        double w = places.width;
        double h = places.skyHeight();
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

    private void column(int column, Scene scene, RapanuiPieceRenderer pen) {
        Area area = places.column(column);
        scene.add(Shape.of(area.outline(0)).fill(ROCK_LOW).alpha(0.75));
        int size = survey.columnSize(column);
        for (int place = 0; place < size; place++) {
            boolean covered = place + 1 < size;
            pen.villager(
                    "card-" + column + place,
                    survey.columnCard(column, place),
                    area.centreX(),
                    places.cardTop(place),
                    places.cardWidth,
                    RapanuiLayout.FRONT,
                    covered);
        }
    }

    private void deck(RapanuiPieceRenderer pen) {
        Area area = places.deck();
        int left = survey.deckSize();
        if (left == 0) {
            return;
        }
        boolean flat = area.height() < 50;
        double high = Math.min(area.height() - 4, 58);
        double wide = high * 0.78;
        double x = flat ? area.left() + wide / 2 + 6 : area.centreX() + 2;
        for (int i = Math.min(2, left / 12); i >= 0; i--) {
            pen.back(null, x - i * 2, area.centreY() - 1 + i * 1.6, wide, high);
        }
        pen.slip(
                Integer.toString(left),
                flat ? area.left() + area.width() - 14 : x,
                flat ? area.centreY() : area.centreY() + high / 2 - 5);
    }

    // The pile, how many are left, what one costs and, if that is told, below it what one would count.
    private void stock(int kind, Scene scene, RapanuiPieceRenderer pen) {
        Area area = places.stock(kind);
        scene.add(Shape.of(area.outline(0)).fill(Ink.PAPER).shadow(1.2));
        double x = area.left() + 18;
        double y = area.centreY();
        int left = survey.stock(kind);
        for (int i = Math.min(2, (left - 1) / 4); i >= 0 && left > 0; i--) {
            pen.offering(null, kind, x + 2 - i * 1.6, y - 4 + i * 1.5, 25);
        }
        if (left == 0) {
            RapanuiOutlines.draw(scene, null, RapanuiCards.HUNTER + kind, x, y - 4, 0.9, Ink.LINE, Ink.PAPER);
        }
        boolean roomy = !counted || area.width() > 80;
        pen.slip(Integer.toString(left), roomy ? x + 14 : area.left() + 12, roomy ? y + 9 : area.top() + 7);
        double right = area.left() + area.width() - (area.width() > 80 ? 14 : 3);
        double line = counted ? y - 8 : y;
        pen.textBefore(Integer.toString(survey.price(near, kind)), right - 14, line);
        RapanuiOutlines.wood(scene, right - 6.5, line, 0.58);
        if (counted) {
            pen.textBefore(worth(kind), right - 14, y + 8);
            RapanuiOutlines.glory(scene, right - 6.5, y + 8, 0.55);
        }
    }

    /** What an offering of a kind would count now, as far as it is known: "2", or "1–3". */
    String worth(int kind) {
        int least = survey.leastWorth(kind);
        int most = survey.mostWorth(kind);
        return least == most ? Integer.toString(least) : least + "–" + most;
    }

    private void village(int seat, Scene scene, RapanuiPieceRenderer pen) {
        Area strip = places.village(seat);
        boolean own = seat == near;
        scene.add(Shape.of(strip.outline(0)).fill(Ink.PAPER).shadow(own ? 1.6 : 0.8));
        if (own) {
            scene.add(Shape.of(strip.outline(1)).stroke(Ink.seat(seat), 1.6));
        }
        double y = places.villageMiddle(seat);
        scene.add(SeatSymbols.shape(seat, places.signMiddle() + 1, y, own ? 7 : 6)
                .fill(Ink.seat(seat))
                .stroke(Ink.LINE, 0.8));
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            villagers(seat, card, y, scene, pen);
        }
        double step = own ? 9 : 7;
        double x = places.cellMiddle(RapanuiLayout.WOOD);
        RapanuiOutlines.wood(scene, x, y - step, 0.72);
        pen.text(Integer.toString(survey.wood(seat)), x, y + step);
        x = places.cellMiddle(RapanuiLayout.GLORY);
        RapanuiOutlines.glory(scene, x, y - step, 0.7);
        pen.text(Integer.toString(survey.glory(seat)), x, y + step);
        x = places.cellMiddle(RapanuiLayout.OFFERINGS);
        pen.hidden(null, x, y - step, 13);
        pen.text(Integer.toString(survey.offerings(seat)), x, y + step);
        if (open && !own) {
            openly(seat, scene, pen);
        }
    }

    private void villagers(int seat, int card, double y, Scene scene, RapanuiPieceRenderer pen) {
        double x = places.cellMiddle(card);
        int number = survey.village(seat, card);
        if (number == 0) {
            scene.add(Shape.of(Path.disc(0, 0, 1.6)).at(x, y).fill(Ink.LINE).alpha(0.45));
            return;
        }
        double high = places.villageMiddle(seat) - places.village(seat).top();
        high = Math.min(2 * high - 6, 28);
        double wide = Math.min(high * 0.78, places.cellWidth() - 7);
        int stacked = Math.min(number, MOST_STACKED);
        double step = places.cellWidth() > 34 ? 4 : 1.6;
        for (int i = 0; i < stacked; i++) {
            // the last to come lies on top, and has come from the hand
            String id = villager(seat, card, number - stacked + i);
            double right = (i - (stacked - 1) / 2.0) * step - (number > 1 ? 3 : 0);
            pen.small(id, card, x + right, y, wide, high, i == stacked - 1);
        }
        if (number > 1) {
            // to the right of the last kind stands the wood, to its left the number of the kind before
            int side = card == RapanuiCards.CARDS - 1 ? 0 : 1;
            pen.slip(Integer.toString(number), x + side * (wide / 2 + stacked * step / 2 - 1), y + high / 2 - 3);
        }
        if (survey.leads(seat, card)) {
            scene.addAbove(RapanuiOutlines.crown(x - wide / 2 - 3, y - high / 2 + 1, 0.75));
        }
    }

    // The n-th of a seat's villagers of a kind, whether in hand or laid out: so that it glides from one to the other.
    private static String villager(int seat, int card, int copy) {
        return "villager-" + seat + "-" + card + "-" + copy;
    }

    // Others' hands and offerings.
    private void openly(int seat, Scene scene, RapanuiPieceRenderer pen) {
        double y = places.openMiddle(seat);
        int slot = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            for (int n = survey.hand(seat, card); n > 0; n--) {
                double x = places.cellMiddle(0) - 6 + slot++ * 17;
                pen.small(villager(seat, card, survey.village(seat, card) + n - 1), card, x, y, 14, 17, true);
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = places.cellMiddle(2) + 10 + kind * places.cellWidth() * 1.7;
            RapanuiOutlines.draw(
                    scene,
                    null,
                    RapanuiCards.HUNTER + kind,
                    x,
                    y,
                    0.7,
                    RapanuiOutlines.colour(RapanuiCards.HUNTER + kind),
                    Ink.PAPER);
            pen.text(number(seat, kind), x + places.cellWidth() * 0.8, y);
        }
    }

    /** How many offerings of a kind a seat has; where it may have sacrificed some in secret, "≤ n". */
    String number(int seat, int kind) {
        return (survey.unknown(seat) > 0 ? "≤" : "") + survey.offerings(seat, kind);
    }

    private void hand(RapanuiPieceRenderer pen) {
        int slot = 0;
        double y = places.handTop();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            for (int n = 0; n < survey.hand(near, card); n++) {
                double x = places.handLeft(slot++) + places.handWidth / 2;
                if (showsHand()) {
                    String id = villager(near, card, survey.village(near, card) + n);
                    pen.villager(id, card, x, y, places.handWidth, RapanuiLayout.HAND_HEIGHT, false);
                } else {
                    pen.back(null, x, y + RapanuiLayout.HAND_HEIGHT / 2, places.handWidth, RapanuiLayout.HAND_HEIGHT);
                }
            }
        }
    }

    private void piles(Scene scene, RapanuiPieceRenderer pen) {
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            Area area = places.pile(kind);
            double side = Math.min(area.width() - 2, 36);
            int number = survey.offerings(near, kind);
            if (!showsHand()) {
                pen.hidden(null, area.centreX(), area.centreY(), side);
                continue;
            }
            if (number == 0) {
                scene.add(Shape.of(area.outline(3)).stroke(GRASS_LOW, 1.4).dash(3));
            }
            for (int i = Math.min(number, 3) - 1; i >= 0; i--) {
                pen.offering(null, kind, area.centreX() + i * 1.6, area.centreY() - 3 + i * 1.8, side);
            }
            pen.slip(number(near, kind), area.centreX(), area.top() + area.height() - 7);
        }
    }
}
