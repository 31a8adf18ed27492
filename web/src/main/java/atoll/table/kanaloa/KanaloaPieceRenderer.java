package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;

/** Draws single cards and stones beside the map. */
final class KanaloaPieceRenderer {
    /** The id of the draw pile. */
    static final String DECK = "deck";

    /** The id of the discards. */
    static final String DISCARDS = "discards";

    /** The colour of the backs of cards. */
    static final Ink BACK = new Ink("kanaloa-back");

    /** The colour of the pattern on the backs of cards. */
    static final Ink WEAVE = new Ink("kanaloa-weave");

    private static final Ink SKY = new Ink("kanaloa-sky");

    private static final Path CROWN = Path.polygon(-5, 4, -6, -3, -2.6, -0.4, 0, -5, 2.6, -0.4, 6, -3, 5, 4);

    /** The height of a name on a card that is too narrow for a large one. */
    private static final double SMALL_NAME = 10;

    /** Cards that are not wider have no name. */
    private static final double LEAST_NAMED = 43;

    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final Scene scene;

    /**
     * Draws pieces into a scene.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param scene the scene to add to
     */
    KanaloaPieceRenderer(KanaloaLayout layout, KanaloaState state, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.scene = scene;
    }

    /**
     * A card with the name and picture of its island.
     *
     * @param id of the card at this place
     * @param idBefore its id at the place that it came from
     * @param source where it came from, if it was not seen before
     * @param island an island, 0..15
     * @param box where it lies
     */
    void card(String id, String idBefore, String source, int island, Area.Card box) {
        double w = box.width();
        double h = box.height();
        double top = box.top();
        double x = box.centreX();
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, 4))
                .at(x, top + h / 2)
                .fill(Ink.PAPER)
                .stroke(Ink.LINE, 0.8)
                .shadow(1.2));
        boolean named = isNamed(box);
        double panel = named ? h - 18 : h - 5;
        double foot = top + h - 2.5 - panel * 0.2;
        shapes.add(Shape.of(id + "-sea", Path.round(-w / 2 + 2.5, -panel / 2, w - 5, panel, 2.5))
                .at(x, top + h - 2.5 - panel / 2)
                .fill(SKY));
        double s = Math.min(panel / 33, (w - 5) / 47);
        shapes.add(Shape.of(id + "-land", KanaloaOutlines.shore(new Path(), island, 0, 0, 18, 5))
                .at(x, foot)
                .scale(s)
                .fill(KanaloaRenderer.SAND)
                .stroke(KanaloaRenderer.SHORE, 0.8));
        boolean wide = KanaloaMap.size(island) > 5;
        shapes.addAll(KanaloaPictures.of(island, id, wide ? x : x + 3.4 * s, foot + s, wide ? 0.8 * s : s));
        if (named) {
            boolean narrow = w < KanaloaLayout.NARROWEST;
            Shape name = Shape.text(id + "-name", KanaloaMap.name(island), narrow ? SMALL_NAME : layout.letters)
                    .at(x, top + 8.5)
                    .serif()
                    .fill(Ink.TEXT);
            // on the smallest phones a bold one would leave its card, and a narrow card has no room for one
            shapes.add(narrow ? name.shortText("") : layout.tall ? name.stroke(Ink.TEXT, 0.35) : name.bold());
        }
        for (Shape shape : shapes) {
            scene.add(moves(shape, id, idBefore, source));
        }
    }

    /**
     * {@return whether a card has room for its name}
     *
     * @param box the place of a card
     */
    static boolean isNamed(Area.Card box) {
        return box.width() > LEAST_NAMED;
    }

    /**
     * Lets a part of a card come from its place before, and leave for the discards.
     *
     * @param shape the part; its id begins with that of the card
     * @param id the id of the card
     * @param idBefore the id of the card in the previous scene
     * @param source the id of the shape where the card appears if it is new, or null
     * @return the shape
     */
    static Shape moves(Shape shape, String id, String idBefore, String source) {
        String before = idBefore + shape.id().substring(id.length());
        return shape.motion(Motion.PLAIN.movedFrom(before).comesFrom(source).leavesTo(DISCARDS));
    }

    /**
     * The back of a card in a place, with an offset.
     *
     * @param id the id of the shape
     * @param box the place of the card
     * @param inset the offset to the right and down, for cards that lie on each other
     */
    void back(String id, Area.Card box, double inset) {
        double w = box.width() - 4;
        double h = box.height() - 4;
        double x = box.left() + inset + w / 2;
        double y = box.top() + inset + h / 2;
        scene.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, 4))
                .at(x, y)
                .fill(BACK)
                .stroke(Ink.PAPER, 1.4)
                .shadow(1));
        scene.add(Shape.of(Path.round(-w / 2 + 3.5, -h / 2 + 3.5, w - 7, h - 7, 2))
                .at(x, y)
                .stroke(WEAVE, 1)
                .dash(2.2));
        scene.add(Shape.of(KanaloaOutlines.carving(KanaloaGods.KANALOA))
                .at(x, y)
                .scale(1.2)
                .stroke(WEAVE, 1.5));
    }

    /**
     * {@return a small back, of an unknown card}
     *
     * @param id the id of the shape
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    static Shape smallBack(String id, double x, double y) {
        return Shape.of(id, Path.round(-4.5, -6.5, 9, 13, 2))
                .at(x, y)
                .fill(BACK)
                .stroke(Ink.PAPER, 1);
    }

    /**
     * A seat's stones of a god: one above the other, with their number.
     *
     * @param seat a seat, from 0
     * @param god a god of {@code KanaloaGods}
     * @param x the middle of the first stone, from the left
     * @param y the middle of the stones, from the top
     * @param radius the radius of a stone
     * @param source the id of the shape where a new stone appears
     */
    void stones(int seat, int god, double x, double y, double radius, String source) {
        int held = state.board().held(seat, god);
        for (int i = held - 1; i >= 0; i--) {
            String id = "held-" + seat + "-" + god + "-" + i;
            for (Shape shape : KanaloaSigns.stone(id, god, x + 1.6 * i, y, radius)) {
                scene.add(shape.motion(shape.motion().comesFrom(source)));
            }
        }
        if (held > 1) {
            count("held-" + seat + "-" + god, held, x + radius, y + radius * 0.8);
        }
    }

    /**
     * The number of cards or stones, on a disc.
     *
     * @param id the id of the shape
     * @param count the number
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void count(String id, int count, double x, double y) {
        scene.addAbove(Shape.of(Path.disc(0, 0, 6.5)).at(x, y).fill(Ink.PAPER).stroke(Ink.LINE, 0.6));
        number(id, count, x, y);
    }

    /**
     * A seat's points at the end; the winner's with a crown.
     *
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param size the size relative to other numbers
     */
    void points(int seat, double x, double y, double size) {
        scene.add(Shape.text("points-" + seat, Integer.toString(state.points(seat)), layout.writing * size)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
        if (state.rank(seat) == 1 && size > 1) {
            scene.add(Shape.of(CROWN)
                    .at(x, y - 17)
                    .scale(1.2)
                    .fill(Ink.seat(seat))
                    .stroke(Ink.PAPER, 1.4));
        }
    }

    /**
     * A number that counts when it changes.
     *
     * @param id the id of the shape
     * @param count the number
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void number(String id, int count, double x, double y) {
        scene.addAbove(Shape.text(id, Integer.toString(count), layout.writing)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold()
                .motion(Motion.PLAIN.step(1).counts()));
    }
}
