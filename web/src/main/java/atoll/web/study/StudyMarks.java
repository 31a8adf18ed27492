package atoll.web.study;

import atoll.study.Mark;
import atoll.study.RefusedEdit;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.Supplier;

/**
 * Marks and arrows on the board: draws those of the position that is looked at, and makes new ones from picked spots. Each colour has
 * a shape of line of its own: solid, dashed, double, dotted.
 */
final class StudyMarks {
    /** The marks of larger spots are as wide as those of a spot of this size. */
    private static final double MOST_UNIT = 40;

    private final Study study;
    private final Supplier<StudyPath> here;
    private Mark.Colour colour = Mark.Colour.GREEN;
    private boolean drawing;
    private boolean arrows;
    /** The spot where an arrow begins; null if none was begun. */
    private String begun;
    /** The mark that was made or removed last. */
    private Mark changed;

    StudyMarks(Study study, Supplier<StudyPath> here) {
        this.study = study;
        this.here = here;
    }

    /** Whether picked spots are marked, instead of played. */
    boolean isDrawing() {
        return drawing;
    }

    /** Whether the next pick is the second of an arrow. */
    boolean hasBegun() {
        return begun != null;
    }

    /** Draws marks, or arrows, from now on. */
    void draw(boolean newArrows) {
        drawing = true;
        arrows = newArrows;
        begun = null;
    }

    boolean drawsArrows() {
        return arrows;
    }

    /** Picks are moves again. */
    void stop() {
        drawing = false;
        begun = null;
    }

    void colour(Mark.Colour newColour) {
        colour = newColour;
    }

    /**
     * Marks a spot, or removes its mark; the first spot of an arrow only begins it.
     *
     * @return whether the study has changed
     */
    boolean pick(String spot) throws RefusedEdit {
        if (arrows && begun == null) {
            begun = spot;
            return false;
        }
        String from = arrows ? begun : spot;
        begun = null;
        if (arrows && from.equals(spot)) {
            return false;
        }
        changed = arrows ? new Mark(from, spot, colour) : new Mark(spot, "", colour);
        study.draw(here.get(), changed);
        return true;
    }

    /** What the last {@link #pick} has changed, in words. */
    String change(Scene scene, Texts texts) {
        return texts.format(
                marks().contains(changed) ? "study.mark.added" : "study.mark.removed", words(changed, scene, texts));
    }

    /** The marks of the position in words; empty if there are none. */
    String words(Scene scene, Texts texts) {
        StringBuilder words = new StringBuilder();
        for (Mark mark : marks()) {
            words.append(words.length() == 0 ? "" : "; ").append(words(mark, scene, texts));
        }
        return words.length() == 0 ? "" : texts.format("study.mark.added", words.toString());
    }

    private static String words(Mark mark, Scene scene, Texts texts) {
        String colour = texts.text("study.colour." + mark.colour().word());
        String from = name(scene, mark.spot());
        return mark.isArrow()
                ? texts.format("study.arrow.words", from, name(scene, mark.to()), colour)
                : texts.format("study.mark.words", from, colour);
    }

    // The beginning of what is spoken there, which says where it is.
    private static String name(Scene scene, String spot) {
        Spot found = scene.spot(spot);
        String label = found == null ? spot : found.label();
        for (int i = 0; i < label.length() - 1; i++) {
            if (label.charAt(i + 1) == ' ' && ",:.".indexOf(label.charAt(i)) >= 0) {
                return label.substring(0, i);
            }
        }
        return label;
    }

    private List<Mark> marks() {
        return study.tree().node(here.get()).annotation().marks();
    }

    /** Draws the marks of the position over a scene. */
    void addTo(Scene scene) {
        for (Mark mark : marks()) {
            Area from = area(scene, mark.spot());
            Area to = mark.isArrow() ? area(scene, mark.to()) : null;
            if (from != null && to != null) {
                arrow(scene, from, to, mark.colour());
            } else if (from != null && !mark.isArrow()) {
                line(scene, from.outline(0), unit(from), mark.colour());
            }
        }
        Area start = begun == null ? null : area(scene, begun);
        if (start != null) {
            line(scene, start.outline(0), unit(start), colour);
        }
    }

    private static Area area(Scene scene, String spot) {
        Spot found = scene.spot(spot);
        return found == null ? null : found.area();
    }

    private static double unit(Area area) {
        return Math.min(Math.min(area.width(), area.height()), MOST_UNIT);
    }

    private static void arrow(Scene scene, Area from, Area to, Mark.Colour colour) {
        double x = to.centreX();
        double y = to.centreY();
        double dx = x - from.centreX();
        double dy = y - from.centreY();
        double length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
        double unit = Math.min(unit(from), unit(to));
        double head = Math.min(unit * 0.5, length / 2);
        double ux = dx / length;
        double uy = dy / length;
        double neckX = x - ux * head;
        double neckY = y - uy * head;
        line(scene, Path.segment(from.centreX(), from.centreY(), neckX, neckY), unit, colour);
        double wide = head * 0.6;
        Path tip = Path.polygon(x, y, neckX - uy * wide, neckY + ux * wide, neckX + uy * wide, neckY - ux * wide);
        scene.add(Shape.of(tip).fill(ink(colour)).stroke(Ink.PAPER, unit * 0.05));
    }

    private static void line(Scene scene, Path path, double unit, Mark.Colour colour) {
        scene.add(Shape.of(path).stroke(Ink.PAPER, unit * 0.22));
        Shape line = Shape.of(path).stroke(ink(colour), unit * 0.13);
        switch (colour) {
            case RED -> line.dash(unit * 0.3);
            case YELLOW -> line.dash(unit * 0.12);
            default -> line.dash(0);
        }
        scene.add(line);
        if (colour == Mark.Colour.BLUE) {
            scene.add(Shape.of(path).stroke(Ink.PAPER, unit * 0.04));
        }
    }

    private static Ink ink(Mark.Colour colour) {
        return new Ink("mark-" + colour.word());
    }
}
