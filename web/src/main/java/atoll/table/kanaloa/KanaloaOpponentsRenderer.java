package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * Draws the hands of other seats: the number of unknown cards, the known cards and who knows them, cards that may be gone; and
 * stones.
 */
final class KanaloaOpponentsRenderer {
    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final ViewOptions options;
    private final Scene scene;
    private final KanaloaPieceRenderer pieces;

    KanaloaOpponentsRenderer(
            KanaloaLayout layout, KanaloaState state, ViewOptions options, Scene scene, KanaloaPieceRenderer pieces) {
        this.layout = layout;
        this.state = state;
        this.options = options;
        this.scene = scene;
        this.pieces = pieces;
    }

    void draw(int seat, Area.Card box) {
        boolean moves = state.turn() == seat && state.phase() != KanaloaPhase.OVER;
        scene.add(Shape.of(box.outline(0))
                .fill(Ink.PAPER)
                .alpha(0.62)
                .stroke(moves ? Ink.seat(seat) : Ink.LINE, moves ? 1.6 : 0.4));
        double line = layout.tall ? 18 : 18.5;
        Flow flow = new Flow(box, line);
        double x = flow.room(15);
        scene.addAbove(KanaloaRenderer.sign(null, seat, x + 6, flow.y(), 5.6));
        backs(seat, flow);
        if (options.hidesAids()) {
            stones(seat, flow);
            return;
        }
        if (!(state.phase() == KanaloaPhase.STEALING && options.seat() == state.turn() && seat == state.other())) {
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                for (int i = 0; i < state.hand(seat, island); i++) {
                    known(seat, island, i >= state.knows(State.SPECTATOR, seat, island), flow);
                }
            }
        }
        stones(seat, flow);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.doubts(options.seat(), seat, island) > 0) {
                doubtful(island, flow);
            }
        }
    }

    private void backs(int seat, Flow flow) {
        int unknown = options.hidesAids() ? state.handSize(seat) : state.unknown(seat);
        double x = flow.room(24);
        scene.add(Shape.of(Path.round(-4.5, -6.5, 9, 13, 2))
                .at(x + 5.5, flow.y())
                .fill(KanaloaPieceRenderer.BACK)
                .stroke(Ink.PAPER, 1));
        scene.addAbove(Shape.text(null, Integer.toString(unknown), layout.writing)
                .at(x + 16, flow.y())
                .fill(Ink.TEXT)
                .bold());
    }

    // Framed in its owner's colour and, if not everyone knows it, with the near seat's symbol.
    private void known(int seat, int island, boolean secret, Flow flow) {
        double w = layout.tall ? 45 : 44;
        double x = flow.room(w + 2) + w / 2;
        String id = pieces.id(island);
        scene.add(Shape.of(id, Path.round(-w / 2, -8, w, 16, 3))
                .at(x, flow.y())
                .fill(Ink.PAPER)
                .stroke(Ink.seat(seat), secret ? 2.2 : 1));
        scene.add(Shape.text(id + "-name", KanaloaMap.name(island), layout.writing)
                .at(x, flow.y())
                .fill(Ink.TEXT));
        if (secret && options.seat() >= 0) {
            scene.addAbove(KanaloaRenderer.sign(null, options.seat(), x + w / 2 - 1, flow.y() - 6, 3.4));
        }
    }

    private void doubtful(int island, Flow flow) {
        double w = layout.tall ? 51 : 48;
        if (!flow.hasRoom(w + 2)) {
            return; // the hand's label says it
        }
        double x = flow.room(w + 2) + w / 2;
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
                double x = flow.room(17) + 8;
                pieces.stone("held-" + seat + KanaloaGods.name(god), god, x, flow.y(), 7.6);
                if (held > 1) {
                    pieces.count(held, x + 5, flow.y() + 4);
                }
            }
        }
    }

    /** Places items in a row and wraps at the end of the line. */
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
