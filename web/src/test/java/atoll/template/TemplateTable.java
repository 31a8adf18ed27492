package atoll.template;

import atoll.engine.State;
import atoll.table.ScoreRow;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/**
 * The table of the template game: cards as boxes, rivals as discs, the deck as a strip until it is empty, yielding as a button.
 * Playing a card needs a pick and a confirmation, because picking a rival too makes it a duel. Without aids only the deck is
 * counted.
 */
public final class TemplateTable implements Table {
    private static final double STEP = 12;

    @Override
    public String id() {
        return "template";
    }

    @Override
    public Scene scene(State view, ViewOptions options) {
        TemplateState state = (TemplateState) view;
        Scene scene = new Scene(4 * STEP, 5 * STEP);
        int near = Math.max(0, options.seat());
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            String name = TemplateMoves.name(kind);
            card(scene, "shown:" + name, kind * STEP, 0, state.shown(kind) + " " + name + " open", "display");
            card(scene, "hand:" + name, kind * STEP, 4 * STEP, state.hand(near, kind) + " " + name + " held", "hand");
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            double x = 5 + seat * 9;
            scene.add(Shape.of(Path.disc(x, 2.5 * STEP, 4)).fill(Ink.seat(seat)));
            scene.add(new Spot("seat:" + seat, new Area.Disc(x, 2.5 * STEP, 4), "seat " + (seat + 1), "seats"));
        }
        if (state.left() > 0) {
            Area deck = new Area.Lane(4, 1.5 * STEP, 3 * STEP, 1.5 * STEP, 3);
            scene.add(Shape.of("deck", deck.outline(0)).stroke(Ink.LINE, 1));
            scene.add(new Spot("deck", deck, options.hidesAids() ? "deck" : "deck of " + state.left(), "display"));
        }
        scene.add(Spot.button("yield", "Yield"));
        return scene;
    }

    private static void card(Scene scene, String id, double x, double y, String label, String group) {
        scene.add(Shape.of(id, Path.rect(0, 0, 10, 10)).at(x, y).fill(Ink.PAPER).stroke(Ink.LINE, 0.5));
        scene.add(Shape.text(id + " text", label, 1.4).at(x + 5, y + 5).fill(Ink.TEXT));
        scene.add(new Spot(id, new Area.Box(x, y, 10, 10), label, group));
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        String kind =
                TemplateMoves.verb(move) == TemplateMoves.DRAW ? "" : TemplateMoves.name(TemplateMoves.kind(move));
        return switch (TemplateMoves.verb(move)) {
            case TemplateMoves.HIDE, TemplateMoves.LAY, TemplateMoves.ANSWER -> List.of("hand:" + kind);
            case TemplateMoves.TAKE -> List.of("shown:" + kind);
            case TemplateMoves.DRAW, TemplateMoves.DEAL -> List.of("deck");
            case TemplateMoves.YIELD -> List.of("yield");
            case TemplateMoves.DUEL -> List.of("hand:" + kind, "seat:" + TemplateMoves.seat(move));
            case TemplateMoves.TRADE ->
                List.of(
                        "hand:" + kind,
                        "hand:" + TemplateMoves.name(TemplateMoves.second(move)),
                        "shown:" + TemplateMoves.name(TemplateMoves.forKind(move)));
            default -> throw new IllegalArgumentException("no such move: " + move);
        };
    }

    @Override
    public String prompt(State view, List<String> picks, Messages messages) {
        return ((TemplateState) view).phase().toString();
    }

    @Override
    public String describeMove(State view, int move, String who, Messages messages) {
        return (who.isEmpty() ? "" : who + ": ") + TemplateMoves.token(move);
    }

    @Override
    public String standing(State view, int seat, Messages messages) {
        return ((TemplateState) view).unknown(seat) + " unknown";
    }

    @Override
    public List<ScoreRow> scoreSheet(State view, Messages messages) {
        int[] points = new int[view.seats()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = view.score(seat);
        }
        return List.of(new ScoreRow("Points", points));
    }

    @Override
    public String ending(State view, Messages messages) {
        return "The deck is empty.";
    }

    @Override
    public List<String> resultNotes(State view, int seat, Messages messages) {
        return List.of();
    }
}
