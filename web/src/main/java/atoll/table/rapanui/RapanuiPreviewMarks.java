package atoll.table.rapanui;

import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The marks of previews: slips of paper and lines, all dashed. */
final class RapanuiPreviewMarks {
    private final Scene scene;

    /**
     * Adds marks to a scene.
     *
     * @param scene the scene to add to
     */
    RapanuiPreviewMarks(Scene scene) {
        this.scene = scene;
    }

    /**
     * A number on a slip with a dashed edge: a preview.
     *
     * @param text the digits, with a sign
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void forecast(String text, double x, double y) {
        double half = RapanuiPieceRenderer.digits(text);
        scene.addAbove(Shape.of(Path.round(-half, -6.8, 2 * half, 13.6, 4.5))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(2.4));
        scene.addAbove(Shape.text(null, text, RapanuiPieceRenderer.NUMBER)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }

    /**
     * A dashed line around a place: the preview of an addition or removal.
     *
     * @param area the place
     * @param inset how far inside the edge of the place, in scene units
     */
    void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.6).dash(3));
    }
}
