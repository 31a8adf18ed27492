package atoll.study;

import atoll.engine.State;
import atoll.json.Json;
import atoll.play.Link;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A study as a file, in JSON. {@link StudyJsonReader} reads it.
 *
 * <pre>
 * {
 * "format": 1,
 * "kind": "study",
 * "title": "An opening",
 * "game": "GAME",
 * "start": "2.GAME.g....",
 * "viewer": "all",
 * "comment": "About the start.",
 * "moves": [
 * {"move":"b9"},
 * {"move":"h9","glyph":"!","comment":"Far away.","marks":[{"spot":"h9","to":"b9","colour":"red"}]},
 * {"move":"dark"},
 * {"after":1,"move":"c9"}
 * ]
 * }
 * </pre>
 *
 * <ul>
 *   <li>{@code start}: the link of a game without moves, or of a position. The study begins there.
 *   <li>{@code viewer}: {@code "all"} if everything may be seen; otherwise the start is not the true position, but one that agrees
 *       with what the viewer knows: a seat, from 0, or {@code "spectator"}.
 *   <li>{@code moves}: in any order, but each after the move that it follows. {@code move} is the token of the game's
 *   notation.
 *       {@code after} is the number of the move before it, 1 for the first of the list, 0 for the start. Without it, a move follows
 *       the one right before it in the list. Of several moves after the same one, the first in the list continues the line, and
 *       the others are variations. No two of them are the same.
 *   <li>{@code comment}, {@code glyph} (one of {@code ! ? !! ?? !? ?!}) and {@code marks} are optional, in a move and, for the
 *       start, in the study. A mark is on a spot of the table; with {@code to} it is an arrow. Its {@code colour} is {@code green},
 *       {@code red}, {@code blue} or {@code yellow}.
 *   <li>Other fields are ignored. A later format that this program would misread has a higher number.
 * </ul>
 */
public final class StudyJson {
    /** The version of the format. */
    static final int FORMAT = 1;
    /** What the file is. */
    static final String KIND = "study";
    /** The viewer of an open study. */
    static final String ALL = "all";
    /** A viewer without a seat. */
    static final String SPECTATOR = "spectator";

    private StudyJson() {}

    /**
     * {@return a study as a file}
     *
     * @param study a study
     */
    public static String write(Study study) {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("format", FORMAT);
        head.put("kind", KIND);
        head.put("title", study.title());
        head.put("game", study.game().info().id());
        head.put("start", Link.game(study.start()));
        head.put("viewer", viewer(study.viewer()));
        put(study.tree().root().annotation(), head);
        StringBuilder out = new StringBuilder("{\n");
        for (Map.Entry<String, Object> field : head.entrySet()) {
            out.append(Json.write(field.getKey())).append(": ");
            out.append(Json.write(field.getValue())).append(",\n");
        }
        out.append("\"moves\": [");
        new StudyWalk() {
            private int written;

            @Override
            int visit(StudyNode node, int parent, State before) {
                Map<String, Object> move = new LinkedHashMap<>();
                if (parent != written) {
                    move.put("after", parent);
                }
                move.put("move", study.game().formatMove(before, node.move()));
                put(node.annotation(), move);
                out.append(written++ == 0 ? "\n" : ",\n").append(Json.write(move));
                return node.move();
            }
        }.run(study);
        return out.append("\n]\n}\n").toString();
    }

    private static Object viewer(int viewer) {
        return viewer == Study.EVERYTHING ? ALL : viewer == State.SPECTATOR ? SPECTATOR : (Object) viewer;
    }

    private static void put(Annotation annotation, Map<String, Object> object) {
        if (annotation.glyph() != Glyph.NONE) {
            object.put("glyph", annotation.glyph().sign());
        }
        if (!annotation.comment().isEmpty()) {
            object.put("comment", annotation.comment());
        }
        if (!annotation.marks().isEmpty()) {
            List<Object> marks = new ArrayList<>();
            for (Mark mark : annotation.marks()) {
                marks.add(object(mark));
            }
            object.put("marks", marks);
        }
    }

    private static Map<String, Object> object(Mark mark) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("spot", mark.spot());
        if (mark.isArrow()) {
            object.put("to", mark.to());
        }
        object.put("colour", mark.colour().word());
        return object;
    }
}
