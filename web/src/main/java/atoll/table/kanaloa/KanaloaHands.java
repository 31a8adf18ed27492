package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.Area;
import atoll.table.Ink;
import atoll.table.Look;
import atoll.table.Path;
import atoll.table.Scene;
import atoll.table.Shape;

/** Draws what lies beside the map: deck, display, discards, hands as far as they are known, and stones that seats hold. */
final class KanaloaHands {
    private static final Ink BACK = new Ink("kanaloa-back");
    private static final Ink WEAVE = new Ink("kanaloa-weave");

    private static final double FAN = 4;

    private final KanaloaPlan plan;
    private final KanaloaState state;
    private final Look look;
    private final Scene scene;
    // So that a card keeps its name when it goes from one place to another, and glides.
    private final int[] drawn = new int[KanaloaMap.ISLANDS];

    KanaloaHands(KanaloaPlan plan, KanaloaState state, Look look, Scene scene) {
        this.plan = plan;
        this.state = state;
        this.look = look;
        this.scene = scene;
    }

    void draw() {
        beach();
        if (look.seat() >= 0) {
            ownHand();
            ownStones();
        }
        deck();
        market();
        discards();
        int place = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != look.seat()) {
                other(seat, plan.other(place++));
            }
        }
    }

    private void beach() {
        double w = plan.handWidth();
        double y = plan.handTop;
        double h = plan.height;
        Path sand = new Path()
                .move(0, h - 6)
                .line(0, y + 3)
                .curve(w * 0.3, y - 4, w * 0.45, y + 5, w * 0.62, y)
                .quad(w * 0.85, y - 4, w, y + 2)
                .line(w, h - 6)
                .quad(w, h, w - 6, h)
                .line(6, h)
                .quad(0, h, 0, h - 6)
                .close();
        scene.add(Shape.of(sand).fill(KanaloaChart.SAND).stroke(KanaloaChart.SHORE, 0.8));
    }

    private void ownHand() {
        int near = look.seat();
        int heaps = heaps(near);
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = state.hand(near, island);
            if (copies > 0) {
                Area.Card box = plan.hand(place++, heaps, state.hasGods());
                boolean away = state.given(near) == 1 + island;
                for (int i = copies - 1; i >= 0; i--) {
                    double lift = i == 0 && away ? 9 : 0;
                    card(island, box.left() + i * FAN, box.top() - i * FAN * 0.7 - lift);
                }
                if (!look.unaided()) {
                    seers(island, copies, box);
                }
            }
        }
    }

    private int heaps(int seat) {
        int heaps = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            heaps += state.hand(seat, island) > 0 ? 1 : 0;
        }
        return heaps;
    }

    // The signs of those who know that the near seat has these cards.
    private void seers(int island, int copies, Area.Card box) {
        double x = box.left() + 7;
        for (int seat = 0; seat < state.seats(); seat++) {
            int known = seat == look.seat() ? 0 : state.knows(seat, look.seat(), island);
            if (known > 0) {
                scene.addAbove(KanaloaChart.sign(null, seat, x, box.top() + box.height() - 7, 4.2));
                x += 10.5;
                if (copies > 1 && known < copies) {
                    scene.addAbove(Shape.text(null, Integer.toString(known), plan.writing)
                            .at(x - 1, box.top() + box.height() - 7)
                            .fill(Ink.TEXT));
                    x += 9;
                }
            }
        }
    }

    /** A card from its upper left corner: its name, and its island. */
    private void card(int island, double left, double top) {
        String id = "card-" + island + "-" + drawn[island]++;
        double w = KanaloaPlan.CARD;
        double h = plan.cardHeight;
        double x = left + w / 2;
        double y = top + h / 2;
        scene.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, 4))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(Ink.LINE, 0.8)
                .shadow(1.2));
        double size = KanaloaMap.size(island) > 5 ? 11 : KanaloaMap.size(island) > 3 ? 9 : 7.5;
        double low = y + h * 0.17;
        scene.add(Shape.of(id + "-shore", KanaloaCoast.shore(island, size * 1.35, size))
                .at(x + 7, low)
                .fill(KanaloaChart.SAND)
                .stroke(KanaloaChart.SHORE, 0.8));
        scene.add(Shape.of(id + "-green", KanaloaCoast.shore(island, size * 1.05, size * 0.74))
                .at(x + 7, low)
                .fill(KanaloaChart.GREEN));
        scene.add(Shape.of(id + "-palm", KanaloaCoast.fronds(island))
                .at(x + 7, low + 6)
                .scale(0.62)
                .stroke(KanaloaChart.PALM, 1.6));
        scene.add(Shape.text(id + "-name", KanaloaMap.name(island), plan.letters)
                .at(x, top + 8.5)
                .fill(Ink.TEXT)
                .bold());
    }

    private void ownStones() {
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END && state.hasGods(); god++) {
            Area.Disc place = plan.stone(god - KanaloaGods.KANALOA);
            int held = state.board().held(look.seat(), god);
            if (held == 0) {
                scene.add(Shape.of(Path.disc(0, 0, 10))
                        .at(place.x(), place.y())
                        .scale(place.radius() / 10 * 0.86)
                        .stroke(KanaloaChart.SHORE, 1)
                        .dash(2.4)
                        .alpha(0.7));
                continue;
            }
            String name = KanaloaGods.name(god);
            stone("held-" + look.seat() + name, god, place.x(), place.y(), place.radius() * 0.86);
            if (held > 1) {
                count(held, place.x() + place.radius() * 0.7, place.y() + place.radius() * 0.62);
            }
        }
    }

    private void stone(String id, int god, double x, double y, double radius) {
        for (Shape shape : KanaloaChart.stone(id, god, x, y, radius)) {
            scene.add(shape);
        }
    }

    private void count(int count, double x, double y) {
        scene.addAbove(Shape.of(Path.disc(0, 0, 6.5)).at(x, y).fill(Ink.PAPER).stroke(Ink.LINE, 0.6));
        scene.addAbove(Shape.text(null, Integer.toString(count), plan.writing)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }

    // Deck, display, discards.

    private void deck() {
        Area.Card box = plan.place(KanaloaPlan.DECK);
        int left = state.left();
        if (left == 0) {
            emptyPlace(box);
        } else {
            for (int i = Math.min(left - 1, 2); i >= 0; i--) {
                back(box, 2 - i * 1.6);
            }
        }
        // In a corner, to leave the middle to rings.
        double x = box.left() + box.width() - 12;
        double y = box.top() + box.height() - 10;
        scene.addAbove(Shape.of(Path.round(-11, -8, 22, 16, 6)).at(x, y).fill(Ink.PAPER));
        scene.addAbove(Shape.text(null, Integer.toString(left), 14)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }

    private void emptyPlace(Area.Card box) {
        scene.add(Shape.of(box.outline(2)).stroke(Ink.LINE, 1).dash(3).alpha(0.7));
    }

    private void back(Area.Card box, double inset) {
        double w = box.width() - 4;
        double h = box.height() - 4;
        double x = box.left() + inset + w / 2;
        double y = box.top() + inset + h / 2;
        scene.add(Shape.of(Path.round(-w / 2, -h / 2, w, h, 4))
                .at(x, y)
                .fill(BACK)
                .stroke(Ink.PAPER, 1.4)
                .shadow(1));
        Path weave = new Path();
        for (int i = -1; i <= 1; i++) {
            double line = i * h * 0.25;
            weave.move(-w * 0.35, line).quad(-w * 0.17, line - 5, 0, line).quad(w * 0.17, line + 5, w * 0.35, line);
        }
        scene.add(Shape.of(weave).at(x, y).stroke(WEAVE, 1.2));
    }

    // Four open cards; instead of them the hand that KU looks into, and before the first turn what was put away.
    private void market() {
        boolean robbing = state.phase() == KanaloaPhase.STEALING && look.seat() == state.turn();
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = robbing ? state.hand(state.other(), island) : state.display(island);
            for (int i = 0; i < copies; i++) {
                Area.Card box = open(state, plan, place++, robbing);
                card(island, box.left(), box.top());
            }
        }
        if (state.phase() == KanaloaPhase.GIVING) {
            for (int seat = 0; seat < state.seats(); seat++) {
                if (state.given(seat) > 0) {
                    Area.Card box = plan.place(KanaloaPlan.OPEN + place++);
                    back(box, 2);
                    scene.addAbove(KanaloaChart.sign(null, seat, box.centreX(), box.centreY(), 8));
                }
            }
        }
        for (; place < KanaloaPlan.DISCARDS - KanaloaPlan.OPEN; place++) {
            emptyPlace(plan.place(KanaloaPlan.OPEN + place));
        }
    }

    /** The place of an open card; a hand that is looked into may have more cards than there are places. */
    static Area.Card open(KanaloaState state, KanaloaPlan plan, int place, boolean robbing) {
        int cards = robbing ? state.handSize(state.other()) : 0;
        Area.Card first = plan.place(KanaloaPlan.OPEN);
        if (cards <= 4) {
            return plan.place(KanaloaPlan.OPEN + place);
        }
        if (plan.tall) {
            double step = (plan.place(KanaloaPlan.DISCARDS).left() - first.left()) / cards;
            return new Area.Card(first.left() + place * step, first.top(), first.width(), first.height());
        }
        Area.Card row = plan.place(place % 4 == 0 ? KanaloaPlan.OPEN : KanaloaPlan.OPEN + place % 4);
        return new Area.Card(row.left(), row.top() + place / 4 * 9, row.width(), row.height());
    }

    // How many were played, and below how many lie face down.
    private void discards() {
        Area.Card box = plan.place(KanaloaPlan.DISCARDS);
        int open = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            open += state.discards(island);
        }
        double x = box.centreX();
        double y = box.centreY();
        scene.add(Shape.of(box.outline(2))
                .fill(KanaloaChart.SEA)
                .stroke(Ink.LINE, 1)
                .dash(3));
        for (int i = 0; i < 2 && open > i; i++) {
            scene.add(Shape.of(Path.round(-10, -8, 20, 16, 2))
                    .at(x, y - 9)
                    .turn(i == 0 ? -0.22 : 0.16)
                    .fill(Ink.PAPER)
                    .stroke(Ink.LINE, 0.7));
        }
        scene.addAbove(Shape.text(null, Integer.toString(open), 13)
                .at(x, y - 9)
                .fill(Ink.TEXT)
                .bold());
        scene.addAbove(Shape.text(null, "??? " + state.faceDown(), plan.writing)
                .at(x, y + 10)
                .fill(Ink.TEXT));
    }

    // Other seats.

    private void other(int seat, Area.Card box) {
        boolean moves = state.turn() == seat && state.phase() != KanaloaPhase.OVER;
        scene.add(Shape.of(box.outline(0))
                .fill(Ink.PAPER)
                .alpha(0.62)
                .stroke(moves ? Ink.seat(seat) : Ink.LINE, moves ? 1.6 : 0.4));
        double line = plan.tall ? 18 : 18.5;
        Flow flow = new Flow(box, line);
        double x = flow.room(15);
        scene.addAbove(KanaloaChart.sign(null, seat, x + 6, flow.y(), 5.6));
        backs(seat, flow);
        if (look.unaided()) {
            stones(seat, flow);
            return;
        }
        if (!(state.phase() == KanaloaPhase.STEALING && look.seat() == state.turn() && seat == state.other())) {
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                for (int i = 0; i < state.hand(seat, island); i++) {
                    known(seat, island, i >= state.knows(State.SPECTATOR, seat, island), flow);
                }
            }
        }
        stones(seat, flow);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.doubts(look.seat(), seat, island) > 0) {
                doubtful(island, flow);
            }
        }
    }

    private void backs(int seat, Flow flow) {
        int unknown = look.unaided() ? state.handSize(seat) : state.unknown(seat);
        double x = flow.room(24);
        scene.add(Shape.of(Path.round(-4.5, -6.5, 9, 13, 2))
                .at(x + 5.5, flow.y())
                .fill(BACK)
                .stroke(Ink.PAPER, 1));
        scene.addAbove(Shape.text(null, Integer.toString(unknown), plan.writing)
                .at(x + 16, flow.y())
                .fill(Ink.TEXT)
                .bold());
    }

    // In a frame of its owner's and, if nobody else knows it, with the sign of the near seat.
    private void known(int seat, int island, boolean onlyHere, Flow flow) {
        double w = plan.tall ? 45 : 44;
        double x = flow.room(w + 2) + w / 2;
        String id = "card-" + island + "-" + drawn[island]++;
        scene.add(Shape.of(id, Path.round(-w / 2, -8, w, 16, 3))
                .at(x, flow.y())
                .fill(Ink.PAPER)
                .stroke(Ink.seat(seat), onlyHere ? 2.2 : 1));
        scene.add(Shape.text(id + "-name", KanaloaMap.name(island), plan.writing)
                .at(x, flow.y())
                .fill(Ink.TEXT));
        if (onlyHere && look.seat() >= 0) {
            scene.addAbove(KanaloaChart.sign(null, look.seat(), x + w / 2 - 1, flow.y() - 6, 3.4));
        }
    }

    private void doubtful(int island, Flow flow) {
        double w = plan.tall ? 51 : 48;
        if (!flow.hasRoom(w + 2)) {
            return; // the label of the hand tells it
        }
        double x = flow.room(w + 2) + w / 2;
        scene.add(Shape.of(Path.round(-w / 2, -8, w, 16, 3))
                .at(x, flow.y())
                .stroke(Ink.LINE, 0.8)
                .dash(2));
        scene.add(Shape.text(null, KanaloaMap.name(island) + "?", plan.writing)
                .at(x, flow.y())
                .fill(Ink.FAINT));
    }

    private void stones(int seat, Flow flow) {
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            int held = state.board().held(seat, god);
            if (held > 0) {
                double x = flow.room(17) + 8;
                stone("held-" + seat + KanaloaGods.name(god), god, x, flow.y(), 7.6);
                if (held > 1) {
                    count(held, x + 5, flow.y() + 4);
                }
            }
        }
    }

    /** Things one after the other, and on the next line where there is no room. */
    private static final class Flow {
        private final double left;
        private final double width;
        private final double line;
        private final double bottom;
        private double x;
        private double y;

        Flow(Area.Card box, double line) {
            this.line = line;
            left = box.left() + 4;
            width = box.width() - 6;
            bottom = box.top() + box.height();
            x = left;
            y = box.top() + 1 + line / 2;
        }

        boolean hasRoom(double wanted) {
            return x + wanted <= left + width || y + 1.5 * line <= bottom;
        }

        double room(double wanted) {
            if (x + wanted > left + width) {
                x = left;
                y += line;
            }
            x += wanted;
            return x - wanted;
        }

        double y() {
            return y;
        }
    }
}
