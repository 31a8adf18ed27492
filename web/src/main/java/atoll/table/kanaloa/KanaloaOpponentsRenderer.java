package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * Draws the hands of other seats: the number of unknown cards, the known cards and who knows them, cards that may be gone; and
 * stones. At the end, their points and islands.
 */
final class KanaloaOpponentsRenderer {
    /** The width of a known card with its gap. */
    private static final double CARD = 53;

    /** The width of a known card with its picture, at most and at least, and the height of a place for it. */
    private static final double PICTURED = 51;

    private static final double NARROW = 40;
    private static final double HIGH = 48;
    /** The width of a seat's sign. */
    private static final double SIGN = 16;

    /** The size of backs beside cards with pictures: if there is room, and else. */
    private static final double LARGE = 3;

    private static final double SMALL = 1.8;
    /** The width of the points at the end. */
    private static final double POINTS = 24;
    /** The width of a picture beside a name: on a phone, and on lines of a wide space. */
    private static final double BESIDE = 20;

    private static final double BESIDE_ON_LINES = 15;
    /** The room for a picture without a name at the end, at most; its height by its width; and the room for the points above. */
    private static final double WON = 30;

    private static final double FLAT = 0.85;
    private static final double BELOW_POINTS = 26;
    /** The least height of a line. */
    private static final double LINE = 17.5;

    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final ViewOptions options;
    private final Scene scene;
    private final KanaloaPieceRenderer pieces;
    private final boolean over;
    /** The size of its backs if its cards have pictures. */
    private double back;
    /** The room for a small picture beside the name on each card, or 0. */
    private double beside;
    /** Whether its cards have pictures, and how wide these are. */
    private boolean roomy;

    private double width;

    /**
     * Draws the other seats.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     * @param pieces draws pieces
     */
    KanaloaOpponentsRenderer(
            KanaloaLayout layout, KanaloaState state, ViewOptions options, Scene scene, KanaloaPieceRenderer pieces) {
        this.layout = layout;
        this.state = state;
        this.options = options;
        this.scene = scene;
        this.pieces = pieces;
        over = state.phase() == KanaloaPhase.OVER;
    }

    /**
     * Draws a seat: its sign, its hand as far as it is known, and its stones.
     *
     * @param seat a seat, from 0
     * @param box where it is drawn
     */
    void draw(int seat, Area.Card box) {
        boolean moves = over ? state.rank(seat) == 1 : state.turn() == seat;
        // a beach of its own
        Path sand = KanaloaOutlines.beach(box, 0.5);
        scene.add(Shape.of(sand).fill(KanaloaRenderer.SHOAL).at(0, -2).alpha(0.8));
        scene.add(Shape.of(sand)
                .fill(KanaloaRenderer.SAND)
                .stroke(moves ? Ink.seat(seat) : KanaloaRenderer.SHORE, moves ? 2 : 0.8));
        back = isRoomy(seat, box, LARGE) ? LARGE : SMALL;
        roomy = areRoomy(box) && isRoomy(seat, box, back);
        width = pictured(seat, box, back);
        boolean onLines = !layout.tall && !roomy && haveLines(box);
        beside = onLines ? BESIDE_ON_LINES : layout.tall && hasSpare(box) ? BESIDE : 0;
        double line = onLines
                ? (box.height() - 2) / lines(seat)
                : layout.tall || roomy || length(seat) < box.width() - 6
                        ? box.height() - 2 // a single line is in the middle
                        : Math.max(LINE, Math.min(23, (box.height() - 2) / 4));
        Flow flow = new Flow(box, line);
        double x = flow.room(SIGN);
        scene.addAbove(KanaloaSigns.sign(KanaloaSigns.seat(seat), seat, x + 7, flow.y(), 5.6));
        backs(seat, flow);
        if (onLines) {
            flow.indent();
        }
        if (options.hidesAids() && !over) {
            stones(seat, flow);
            return;
        }
        if (!(state.phase() == KanaloaPhase.STEALING
                && options.seat() == state.turn()
                && seat == state.progress().other())) {
            boolean fit = !over || flow.hasRoom(cards(seat), wide() + 2);
            if (!fit) {
                won(seat, box, flow);
            }
            for (int island = 0; island < KanaloaMap.ISLANDS && fit; island++) {
                int copies = !over ? state.hand(seat, island) : state.board().controls(seat, island) ? 1 : 0;
                for (int i = 0; i < copies; i++) {
                    boolean secret = !over && i >= state.knows(State.SPECTATOR, seat, island);
                    known(seat, island, i, secret, flow);
                }
            }
        }
        stones(seat, flow);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (!over && state.doubts(options.seat(), seat, island) > 0) {
                doubtful(island, flow);
            }
        }
    }

    // The length of all that is in a seat's box, in one line.
    private double length(int seat) {
        int unknown = unknown(seat);
        int known = cards(seat) - unknown;
        double length = SIGN + CARD * known + (over || unknown > 0 || known == 0 ? 28 + 5 * unknown : 0);
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            length += 27 * Math.min(1, state.board().held(seat, god));
        }
        return length;
    }

    // Whether the lines of all seats have room for small pictures on known cards.
    private boolean hasSpare(Area.Card box) {
        boolean spare = true;
        for (int seat = 0; seat < state.seats(); seat++) {
            double length = length(seat) + BESIDE * (cards(seat) - unknown(seat));
            spare &= seat == options.seat() || length < box.width() - 10;
        }
        return spare;
    }

    // Whether the boxes of all seats have a line for each known card, with a small picture.
    private boolean haveLines(Area.Card box) {
        boolean all = true;
        for (int seat = 0; seat < state.seats(); seat++) {
            all &= seat == options.seat() || lines(seat) * LINE < box.height();
        }
        return all;
    }

    // The first card is beside the backs; two kinds of stones have room side by side.
    private int lines(int seat) {
        int lines = Math.max(1, cards(seat) - unknown(seat));
        for (int island = 0; island < KanaloaMap.ISLANDS && !over; island++) {
            lines += state.doubts(options.seat(), seat, island) > 0 ? 1 : 0;
        }
        int kinds = 0;
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            kinds += Math.min(1, state.board().held(seat, god));
        }
        return lines + (kinds + 1) / 2;
    }

    // Whether the known cards of all seats have room with their pictures: no seat has words where others have pictures.
    private boolean areRoomy(Area.Card box) {
        boolean roomy = !layout.tall && box.height() > HIGH;
        for (int seat = 0; seat < state.seats(); seat++) {
            roomy &= seat == options.seat() || cards(seat) == unknown(seat) || isRoomy(seat, box, SMALL);
        }
        return roomy;
    }

    // Whether a seat's cards have room side by side, with backs of a size.
    private boolean isRoomy(int seat, Area.Card box, double back) {
        boolean stones = false;
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            stones |= state.board().held(seat, god) > 0;
        }
        return !stones && cards(seat) > 0 && pictured(seat, box, back) >= NARROW;
    }

    // The width of a seat's known cards, beside backs of a size; at least that of one, whether it has any or not.
    private double pictured(int seat, Area.Card box, double back) {
        int unknown = unknown(seat);
        double hidden = over ? POINTS : unknown > 0 ? 13 * back + step(back) * (unknown - 1) + digit(back) : 0;
        int known = Math.max(1, cards(seat) - unknown);
        return Math.min(PICTURED, (box.width() - 6 - SIGN - hidden) / known - 2);
    }

    // From one large back to the next.
    private static double step(double back) {
        return back > SMALL ? 7 : 2;
    }

    // The width of the number beside large backs.
    private static double digit(double back) {
        return 13 + 2 * back;
    }

    // The cards in hand; at the end an island that a seat controls takes the place of each.
    private int cards(int seat) {
        return over ? state.board().islands(seat) : state.handSize(seat);
    }

    private int unknown(int seat) {
        return over ? 0 : options.hidesAids() ? cards(seat) : state.unknown(seat);
    }

    private void backs(int seat, Flow flow) {
        int unknown = unknown(seat);
        if (over) {
            double x = flow.room(POINTS) + POINTS / 2 - 1;
            pieces.points(seat, x, flow.y(), 1);
            return;
        }
        if (unknown == 0 && cards(seat) > 0) {
            return; // all that it holds lies beside
        }
        double size = roomy ? back : layout.tall ? 1.2 : 1;
        double step = roomy
                ? step(back)
                : layout.tall || beside == 0 || cards(seat) == unknown ? 5 * size : Math.min(3, 6.0 / unknown);
        double fan = step * Math.max(-2, unknown - 1);
        double digit = roomy ? digit(back) : 15;
        double x = flow.room(13 * size + fan + digit);
        Motion motion = Motion.PLAIN.comesFrom(KanaloaPieceRenderer.DECK).leavesTo(KanaloaPieceRenderer.DISCARDS);
        for (int i = 0; i < unknown; i++) {
            String id = "back-" + seat + "-" + i;
            double middle = x + 6.5 * size + step * i;
            scene.add(KanaloaPieceRenderer.smallBack(id, middle, flow.y())
                    .scale(size)
                    .motion(motion));
            if (i == unknown - 1) {
                scene.add(Shape.of("top-" + seat, KanaloaOutlines.carving(KanaloaGods.KANALOA))
                        .at(middle, flow.y())
                        .scale(0.3 * size)
                        .stroke(KanaloaPieceRenderer.WEAVE, 1.6)
                        .motion(motion));
            }
        }
        pieces.number("unknown-" + seat, unknown, x + 11 * size + fan + digit / 2, flow.y());
    }

    private double wide() {
        return (roomy ? width : layout.tall ? 47 : 51) + beside;
    }

    // Framed in its owner's colour and, if not everyone knows it, with the near seat's symbol.
    private void known(int seat, int island, int copy, boolean secret, Flow flow) {
        double w = wide();
        double x = flow.room(w + 2) + w / 2;
        String id = "other" + seat + "-" + island + "-" + copy;
        String idBefore = "open-" + island + "-" + state.display(island);
        String source = KanaloaSigns.seat(seat);
        double high = roomy ? HIGH - 4 : 16;
        Shape frame = Shape.of(roomy ? id + "-rim" : id, Path.round(-w / 2, -high / 2, w, high, roomy ? 4 : 3))
                .at(x, flow.y())
                .stroke(Ink.seat(seat), secret ? 2.2 : 1);
        if (roomy) {
            pieces.card(id, idBefore, source, island, new Area.Card(x - w / 2, flow.y() - high / 2, w, high));
        }
        scene.add(KanaloaPieceRenderer.moves(roomy ? frame : frame.fill(Ink.PAPER), id, idBefore, source));
        if (!roomy) {
            String words = KanaloaMap.name(island);
            Shape name = Shape.text(id + "-name", words, layout.tall ? KanaloaRenderer.NAME : layout.writing)
                    .shortText(KanaloaRenderer.inSmallLetters(words))
                    .at(x - beside / 2, flow.y())
                    .serif()
                    .fill(Ink.TEXT);
            scene.add(KanaloaPieceRenderer.moves(name, id, idBefore, source));
        }
        if (beside > 0) {
            double small = (KanaloaMap.size(island) > 5 ? 0.015 : 0.018) * beside;
            for (Shape part : KanaloaPictures.of(island, id, x + w / 2 - beside / 2, flow.y() + 6, small)) {
                scene.add(KanaloaPieceRenderer.moves(part, id, idBefore, source));
            }
        }
        if (secret && options.seat() >= 0) {
            scene.addAbove(KanaloaSigns.sign(null, options.seat(), x + w / 2 - 1, flow.y() - high / 2 + 2, 3.4));
        }
    }

    // At the end, the islands of a seat as pictures only: in rows below its points or, in a low box, beside them.
    private void won(int seat, Area.Card box, Flow flow) {
        boolean low = box.height() < HIGH;
        double left = low ? flow.room(0) : box.left() + 5;
        double across = box.left() + box.width() - 5 - left;
        double down = box.height() - BELOW_POINTS - 4;
        int cards = cards(seat);
        int inRow = low ? cards : 1;
        // as large as possible
        while (!low && (cards + inRow - 1) / inRow * across / inRow * FLAT > down) {
            inRow++;
        }
        double step = Math.min(low ? BESIDE : WON, across / inRow);
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.board().controls(seat, island)) {
                double x = left + (place % inRow + 0.5) * step;
                double y = low ? flow.y() : box.top() + BELOW_POINTS + FLAT * step * (place / inRow + 0.5);
                KanaloaPictures.of(island, null, x, y + 0.3 * step, 0.015 * step)
                        .forEach(scene::add);
                place++;
            }
        }
    }

    private void doubtful(int island, Flow flow) {
        double w = layout.tall ? 52 : 56;
        if (!flow.hasRoom(1, w + 1)) {
            return; // the hand's label says it
        }
        double x = flow.room(w + 1) + w / 2;
        scene.add(Shape.of(Path.round(-w / 2, -8, w, 16, 3))
                .at(x, flow.y())
                .stroke(Ink.LINE, 0.8)
                .dash(2));
        scene.add(Shape.text(null, KanaloaMap.name(island) + "?", layout.writing)
                .at(x, flow.y())
                .fill(Ink.FAINT));
    }

    private void stones(int seat, Flow flow) {
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            int held = state.board().held(seat, god);
            if (held > 0) {
                double x = flow.room(held > 1 ? 27 : 17) + 8;
                pieces.stones(seat, god, x, flow.y(), 6.6, KanaloaHandsRenderer.shore(state, options, seat));
            }
        }
    }

    /** Places items in a row and wraps at the end of the line. */
    private static final class Flow {
        private final double right;
        private final double line;
        private final double bottom;
        private double left;
        private double x;
        private double y;

        Flow(Area.Card box, double line) {
            this.line = line;
            left = box.left() + 4;
            right = left + box.width() - 6;
            bottom = box.top() + box.height();
            x = left;
            y = box.top() + 1 + line / 2;
        }

        // The next lines begin below what comes next.
        void indent() {
            left = x;
        }

        boolean hasRoom(int items, double wanted) {
            double at = x;
            double middle = y;
            for (int i = 0; i < items; i++) {
                middle += at + wanted > right ? line : 0;
                at = at + wanted > right ? left + wanted : at + wanted;
            }
            return middle + line / 2 <= bottom;
        }

        double room(double wanted) {
            if (x + wanted > right) {
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
