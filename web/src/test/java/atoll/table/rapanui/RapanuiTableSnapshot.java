package atoll.table.rapanui;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ScoreRow;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Everything that the table shows and says of a position to one viewer, as comparable texts. */
final class RapanuiTableSnapshot {
    static final Messages WORDS = TestMessages.of("en", "rapanui");

    private static final RapanuiTable TABLE = new RapanuiTable();

    /** The drawing, its spots with the hover of each, prompt and points. */
    final String now;
    /** The drawing and texts of each legal move that the seat may know. */
    final Map<Integer, String> moves = new TreeMap<>();

    RapanuiTableSnapshot(RapanuiState truth, int seat, int room, boolean hidesAids) {
        RapanuiState view = truth.viewFor(seat);
        ViewOptions options = new ViewOptions(WORDS, seat, room, List.of(), hidesAids);
        StringBuilder all = new StringBuilder();
        Scene scene = TABLE.scene(view, options);
        all.append(scene.width()).append(' ').append(scene.height()).append('\n');
        draw(scene, all);
        for (Spot spot : scene.spots()) {
            all.append(spot.id())
                    .append(spot.area())
                    .append(spot.label())
                    .append(spot.group())
                    .append('\n');
            Scene pointed = new Scene(1, 1);
            TABLE.drawHover(view, spot.id(), options, pointed);
            draw(pointed, all);
            all.append(pointed.note());
            all.append(truth.actor() == seat ? TABLE.illegalMoveText(view, List.of(), spot.id(), options) : "");
        }
        all.append(truth.actor() == seat ? TABLE.prompt(view, List.of(), WORDS) : "")
                .append(TABLE.hasPrivateView(view));
        for (int each = 0; each < view.seats(); each++) {
            all.append(TABLE.score(view, each)).append(TABLE.standing(view, each, WORDS));
            all.append(truth.actor() == State.OVER ? TABLE.resultNotes(view, each, WORDS) : "");
        }
        if (truth.actor() == State.OVER) {
            for (ScoreRow row : TABLE.scoreSheet(view, WORDS)) {
                all.append(row.name()).append(Arrays.toString(row.points()));
            }
        }
        now = all.toString();
        MoveList legal = new MoveList();
        view.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            moves.put(legal.get(i), move(view, legal.get(i), options));
        }
    }

    private static String move(RapanuiState view, int move, ViewOptions options) {
        StringBuilder all = new StringBuilder(TABLE.describeMove(view, move, "She", WORDS));
        if (view.actor() == options.seat()) {
            all.append(TABLE.rationale(view, move, WORDS))
                    .append(TABLE.confirmLabel(view, TABLE.spotsOfMove(view, move), WORDS));
        }
        Scene preview = new Scene(1, 1);
        TABLE.drawPreview(view, move, options, preview);
        draw(preview, all);
        return all.append(TABLE.describeHiddenMove(view, "She", WORDS)).toString();
    }

    private static void draw(Scene scene, StringBuilder all) {
        for (Shape shape : scene.shapes()) {
            double[] path = shape.path() == null
                    ? new double[0]
                    : Arrays.copyOf(shape.path().numbers(), shape.path().length());
            double[] numbers = {
                shape.turn(), shape.scale(), shape.alpha(), shape.width(), shape.dash(), shape.shadow(), shape.size()
            };
            boolean[] flags = {shape.style().contains("600"), shape.isSerif()};
            all.append(shape.id())
                    .append(' ')
                    .append(shape.motion().movedFrom())
                    .append(' ')
                    .append(shape.text());
            all.append(" at ").append((int) (shape.x() * 100)).append(' ').append((int) (shape.y() * 100));
            all.append(' ').append(shape.fill()).append(' ').append(shape.stroke());
            all.append(' ').append(shape.align()).append(' ').append(Arrays.hashCode(path));
            all.append(' ').append(Arrays.hashCode(numbers)).append(' ').append(Arrays.hashCode(flags));
            all.append('\n');
        }
    }

    /** The first difference from another, empty if there is none; only moves legal in both positions are compared. */
    String difference(RapanuiTableSnapshot other) {
        String difference = difference(now, other.now);
        for (Map.Entry<Integer, String> move : moves.entrySet()) {
            String there = other.moves.get(move.getKey());
            difference += there == null ? "" : difference(move.getValue(), there);
        }
        return difference;
    }

    private static String difference(String one, String other) {
        String[] lines = one.split("\n");
        String[] others = other.split("\n");
        for (int i = 0; i < Math.min(lines.length, others.length); i++) {
            if (!lines[i].equals(others[i])) {
                return lines[i] + "\n" + others[i] + "\n";
            }
        }
        return lines.length == others.length ? "" : "more or fewer shapes or spots\n";
    }
}
