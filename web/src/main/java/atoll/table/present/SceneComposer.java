package atoll.table.present;

import atoll.engine.State;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Draws a position with all its marks: last moves, legal spots, hints, previews. */
public final class SceneComposer {
    private final Table table;
    private final Messages messages;
    private List<String> last = List.of();
    private List<String> hint = List.of();
    private List<String> highlighted = List.of();
    private boolean hidesAids;
    private boolean showsRings;

    SceneComposer(Table table, Messages messages) {
        this.table = table;
        this.messages = messages;
    }

    /** Whether the player sees no memory aids: {@link ViewOptions#hidesAids}. */
    public void hideAids(boolean on) {
        hidesAids = on;
    }

    /** Whether everything that can be picked gets a ring, and not only what fits the first pick. */
    public void showRings(boolean on) {
        showsRings = on;
    }

    /** Marks the spots that the text beside the board mentions. */
    public void highlight(List<String> spots) {
        highlighted = spots;
    }

    /** Sets the spots of the last moves after a position change, and clears the hint. */
    void setLastMove(List<String> spots) {
        last = spots;
        hint = List.of();
    }

    /** Marks a move as a hint; returns its description, with its rationale if requested. */
    String hint(State view, int move, String who, boolean why) {
        hint = table.spotsOfMove(view, move);
        String sentence = describeMove(view, move, who);
        String rationale = why ? rationale(view, move) : "";
        return rationale.isEmpty() ? sentence : sentence + ". " + rationale;
    }

    String rationale(State view, int move) {
        return table.rationale(view, move, messages);
    }

    /** Whether a hint is marked. */
    public boolean hasHint() {
        return !hint.isEmpty();
    }

    /** Removes the hint. */
    public void clearHint() {
        hint = List.of();
    }

    /** Marks the played move instead of earlier ones, and a better one, which stays visible where both overlap. */
    void showComparison(State view, int played, int better) {
        hint = table.spotsOfMove(view, better);
        last = new ArrayList<>(table.spotsOfMove(view, played));
        last.removeAll(hint);
    }

    /** A move in words; {@code who} opens the sentence. */
    String describeMove(State view, int move, String who) {
        return table.describeMove(view, move, who, messages);
    }

    /** Whether a spot belongs to the hinted move. */
    public boolean isHinted(String spot) {
        return hint.contains(spot);
    }

    Scene scene(TablePresenter presenter, int room, String hovered) {
        State view = presenter.view();
        ViewOptions options = viewOptions(presenter, room);
        Scene scene = table.scene(view, options).beginOverlay();
        Highlights.last(scene, last);
        Highlights.highlight(scene, highlighted);
        int move = presenter.previewed(hovered);
        if (move >= 0) {
            table.drawPreview(view, move, options, scene);
        } else if (hovered != null) {
            table.drawHover(view, hovered, options, scene);
        }
        if (presenter.personToMove()) {
            Highlights.pickable(scene, presenter.picker(), hovered, showsRings);
        }
        Highlights.hint(scene, hint, presenter.picker().picks());
        return scene;
    }

    /** Whether the table has something to show about a spot that completes no move. */
    boolean describesPick(TablePresenter presenter, String hovered) {
        Scene alone = new Scene(1, 1);
        table.drawHover(presenter.view(), hovered, viewOptions(presenter, ViewOptions.WIDE), alone);
        return !alone.shapes().isEmpty();
    }

    /** How the near seat sees the table. */
    ViewOptions viewOptions(TablePresenter presenter, int room) {
        return new ViewOptions(messages, presenter.viewerSeat(), room, last, hidesAids);
    }
}
