package atoll.table.present;

import atoll.engine.State;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** A position as it is shown, with all that is pointed out on it: the last moves, the choices, advice, previews. */
public final class SceneComposer {
    private final Table table;
    private final Messages words;
    private List<String> last = List.of();
    private List<String> hint = List.of();
    private List<String> about = List.of();
    private boolean unaided;

    SceneComposer(Table table, Messages words) {
        this.table = table;
        this.words = words;
    }

    /** Whether the player is shown only what one remembers: {@link ViewOptions#unaided}. */
    public void hideAids(boolean on) {
        unaided = on;
    }

    /** From now on points out these spots, which the words beside the board are about. */
    public void highlight(List<String> spots) {
        about = spots;
    }

    /** The position has changed, by moves on these spots: advice about the one before is void. */
    void setLastMove(List<String> spots) {
        last = spots;
        hint = List.of();
    }

    /** Marks a move as advice; answers it in words, and what it is for if that is wanted. */
    String hint(State view, int move, String who, boolean why) {
        hint = table.spotsOfMove(view, move);
        String told = describeMove(view, move, who);
        String purpose = why ? rationale(view, move) : "";
        return purpose.isEmpty() ? told : told + ". " + purpose;
    }

    String rationale(State view, int move) {
        return table.rationale(view, move, words);
    }

    /** Whether a move is marked as advice. */
    public boolean hasHint() {
        return !hint.isEmpty();
    }

    /** No move is marked as advice any more. */
    public void clearHint() {
        hint = List.of();
    }

    /** Marks the move that was made, in place of those before it, and a better one, which is seen where they meet. */
    void showComparison(State view, int played, int better) {
        hint = table.spotsOfMove(view, better);
        last = new ArrayList<>(table.spotsOfMove(view, played));
        last.removeAll(hint);
    }

    /** A move in words, of somebody or of something that is called {@code who}. */
    String describeMove(State view, int move, String who) {
        return table.describeMove(view, move, who, words);
    }

    /** Whether a spot belongs to the move that is advised. */
    public boolean isHinted(String spot) {
        return hint.contains(spot);
    }

    Scene scene(TablePresenter presenter, int room, String pointed) {
        State view = presenter.view();
        ViewOptions look = viewOptions(presenter, room);
        Scene scene = table.scene(view, look).beginOverlay();
        Highlights.last(scene, last);
        Highlights.about(scene, about);
        int move = presenter.previewed(pointed);
        if (move >= 0) {
            table.drawPreview(view, move, look, scene);
        } else if (pointed != null) {
            table.drawHover(view, pointed, look, scene);
        }
        if (presenter.personToMove()) {
            Highlights.choices(scene, presenter.picker());
        }
        Highlights.hint(scene, hint, presenter.picker().picks());
        return scene;
    }

    /** Whether the table has something to show about a spot that completes no move. */
    boolean describesPick(TablePresenter presenter, String pointed) {
        Scene alone = new Scene(1, 1);
        table.drawHover(presenter.view(), pointed, viewOptions(presenter, ViewOptions.WIDE), alone);
        return !alone.shapes().isEmpty();
    }

    /** How the near seat sees the table. */
    ViewOptions viewOptions(TablePresenter presenter, int room) {
        return new ViewOptions(words, presenter.viewerSeat(), room, last, unaided);
    }
}
