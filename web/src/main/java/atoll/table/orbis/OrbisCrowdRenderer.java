package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws the worshippers on tiles of the display. */
final class OrbisCrowdRenderer {
    /** Up to this many worshippers on a tile are drawn side by side; more are counted. */
    private static final int ROW = 6;

    /** The width of a worshipper at scale 1, with its gap. */
    private static final double STEP = 16.4;

    /** The radius of the dark disc below the mark of a tile that can be taken. */
    private static final double SOCKET = 5.6;
    /** The width of a counted worshipper, the size of its number, and the width of a digit. */
    private static final double COUNTED = 6;

    private static final double COUNT = 10.6;
    private static final double COUNT_DIGIT = 7;
    /** What counted worshippers may be narrowed to, so that the mark has room beside them. */
    private static final double TIGHTEST = 0.85;

    private final Scene scene;
    private final OrbisPieceRenderer pieces;

    /**
     * Draws worshippers into a scene.
     *
     * @param scene the scene to add to
     */
    OrbisCrowdRenderer(Scene scene) {
        this.scene = scene;
        pieces = new OrbisPieceRenderer(scene);
    }

    /**
     * The worshippers on a tile of the display, in front of its landscape: each of a few, or their number by colour.
     *
     * @param state the position or view
     * @param slot a slot of the display, 0..8
     * @param area where it is drawn
     */
    void draw(OrbisState state, int slot, Area.Card area) {
        OrbisFacts facts = state.survey();
        int total = facts.worshippers(slot);
        boolean counted = total > ROW;
        double ground = OrbisOutlines.plank(area);
        double free = room(area) - OrbisOutlines.MARK;
        double room = hasRoom(facts, slot, area) ? free : room(area);
        double tight = Math.min(1, room / Math.max(countedWidth(facts, slot), 1));
        double size = counted ? tight * COUNTED / 15 : Math.min((ground - 2.6) / 20.8, free / STEP / total);
        double step = STEP * size;
        double x = area.left() + 2;
        double y = area.top() + area.height() - ground / 2 - 0.4;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int number = facts.worshippers(slot, colour);
            String id = "on-" + OrbisFacts.slotName(slot) + "-" + OrbisWorshippers.name(colour);
            String target = state.phase() == OrbisPhase.BURNING
                    ? OrbisPieceRenderer.heap(colour)
                    : OrbisPieceRenderer.supply(facts.turn(), colour);
            String source = OrbisPieceRenderer.heap(colour);
            if (counted && number > 0) {
                if (number > 1) {
                    double digits = (countedWidth(number) - COUNTED) * tight;
                    scene.add(Shape.text(id + "-n", Integer.toString(number), COUNT * tight)
                            .at(x + COUNTED * tight + digits / 2 - 0.2, y)
                            .fill(DRAWN)
                            .bold()
                            .motion(Motion.PLAIN.counts()));
                }
                pieces.worshipper(id, colour, x + COUNTED * tight / 2, y, size, source, target);
                x += countedWidth(number) * tight;
            }
            for (int n = 0; !counted && n < number; n++) {
                // one more, and all but the first of a colour become its number
                String to = n == 0 || total < ROW ? target : id;
                pieces.worshipper(n == 0 ? id : id + n, colour, x + STEP / 2 * size, y, size, source, to);
                x += step;
            }
        }
    }

    /**
     * A dark disc below the mark of a tile that can be taken, so that the mark is seen on a pale plank.
     *
     * @param facts the facts of the position
     * @param slot a slot of the display, 0..8
     * @param area where it is drawn
     */
    void socket(OrbisFacts facts, int slot, Area.Card area) {
        scene.add(Shape.of(Path.disc(0, 0, SOCKET))
                .at(markX(area), markY(facts, slot, area))
                .fill(OrbisOutlines.SKY));
    }

    /**
     * {@return where the quiet mark of a tile of the display is, from the left}
     *
     * @param area where the tile is drawn
     */
    static double markX(Area.Card area) {
        return area.left() + area.width() - OrbisOutlines.MARK / 2 - 0.6;
    }

    /**
     * {@return the same from the top: at its lower edge, or between points and effect}
     *
     * @param facts the facts of the position
     * @param slot a slot of the display, 0..8
     * @param area where it is drawn
     */
    static double markY(OrbisFacts facts, int slot, Area.Card area) {
        return hasRoom(facts, slot, area)
                ? area.top() + area.height() - 1.2
                : area.top() + (area.height() - OrbisOutlines.plank(area)) / 2;
    }

    // Whether the mark has room beside the worshippers.
    private static boolean hasRoom(OrbisFacts facts, int slot, Area.Card area) {
        return facts.worshippers(slot) <= ROW || TIGHTEST * countedWidth(facts, slot) < room(area) - OrbisOutlines.MARK;
    }

    private static double room(Area.Card area) {
        return area.width() - 4;
    }

    private static double countedWidth(OrbisFacts facts, int slot) {
        double width = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int number = facts.worshippers(slot, colour);
            width += number == 0 ? 0 : countedWidth(number);
        }
        return width;
    }

    private static double countedWidth(int number) {
        return COUNTED + (number > 9 ? 2 : number > 1 ? 1 : 0) * COUNT_DIGIT + 1;
    }
}
