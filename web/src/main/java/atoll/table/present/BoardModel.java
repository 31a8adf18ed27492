package atoll.table.present;

import atoll.table.scene.Scene;

/** What a board on the screen shows, and what it says about its spots: a game at a table, or an editor. */
public interface BoardModel {
    /**
     * {@return the drawing with its marks, and a preview of what the hovered spot would complete}
     *
     * @param room the shape of the space, see {@link atoll.table.ViewOptions#room}
     * @param hovered the spot under the pointer or the focus, or null
     */
    Scene scene(int room, String hovered);

    /**
     * {@return what the hovered spot would complete and {@link #scene} previews; or -1}
     *
     * @param hovered the id of the spot under the pointer, or null
     */
    int previewed(String hovered);

    /**
     * {@return whether hovering a spot shows anything}
     *
     * @param hovered the id of the spot under the pointer, or null
     */
    boolean describesPick(String hovered);

    /**
     * {@return why a spot cannot be picked; empty if it can be picked, or if the prompt says everything}
     *
     * @param spot the id of a spot
     */
    String illegalMoveText(String spot);

    /**
     * {@return whether the piece of a spot can be dragged to pick it}
     *
     * @param spot the id of a spot
     */
    boolean canDrag(String spot);
}
