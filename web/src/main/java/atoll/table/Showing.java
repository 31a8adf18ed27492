package atoll.table;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/** A position as it is shown, with all that is pointed out on it: the last moves, the choices, advice, previews. */
public final class Showing {
    private final Table table;
    private final Words words;
    private List<String> last = List.of();
    private List<String> hint = List.of();
    private List<String> about = List.of();
    private boolean unaided;

    Showing(Table table, Words words) {
        this.table = table;
        this.words = words;
    }

    /** Whether the player is shown only what one remembers: {@link Look#unaided}. */
    public void unaided(boolean on) {
        unaided = on;
    }

    /** From now on points out these spots, which the words beside the board are about. */
    public void about(List<String> spots) {
        about = spots;
    }

    /** The position has changed, by moves on these spots: advice about the one before is void. */
    void moved(List<String> spots) {
        last = spots;
        hint = List.of();
    }

    /** Marks a move as advice; answers it in words, and what it is for if that is wanted. */
    String hint(State view, int move, String who, boolean why) {
        hint = table.path(view, move);
        String told = tell(view, move, who);
        String purpose = why ? purpose(view, move) : "";
        return purpose.isEmpty() ? told : told + ". " + purpose;
    }

    String purpose(State view, int move) {
        return table.purpose(view, move, words);
    }

    /** Whether a move is marked as advice. */
    public boolean hasHint() {
        return !hint.isEmpty();
    }

    /** No move is marked as advice any more. */
    public void forgetHint() {
        hint = List.of();
    }

    /** Marks the move that was made, in place of those before it, and a better one, which is seen where they meet. */
    void compare(State view, int played, int better) {
        hint = table.path(view, better);
        last = new ArrayList<>(table.path(view, played));
        last.removeAll(hint);
    }

    /** A move in words, of somebody or of something that is called {@code who}. */
    String tell(State view, int move, String who) {
        return table.tell(view, move, who, words);
    }

    /** Whether a spot belongs to the move that is advised. */
    public boolean isHinted(String spot) {
        return hint.contains(spot);
    }

    Scene scene(Sitting sitting, int room, String pointed) {
        State view = sitting.view();
        Look look = look(sitting, room);
        Scene scene = table.scene(view, look).lift();
        Marks.last(scene, last);
        Marks.about(scene, about);
        int move = sitting.previewed(pointed);
        if (move >= 0) {
            table.preview(view, move, look, scene);
        } else if (pointed != null) {
            table.point(view, pointed, look, scene);
        }
        if (sitting.personToMove()) {
            Marks.choices(scene, sitting.picker());
        }
        Marks.hint(scene, hint, sitting.picker().picks());
        return scene;
    }

    /** Whether the table has something to show about a spot that completes no move. */
    boolean tells(Sitting sitting, String pointed) {
        Scene alone = new Scene(1, 1);
        table.point(sitting.view(), pointed, look(sitting, Look.WIDE), alone);
        return !alone.shapes().isEmpty();
    }

    /** How the near seat sees the table. */
    Look look(Sitting sitting, int room) {
        return new Look(words, sitting.nearSeat(), room, last, unaided);
    }
}
