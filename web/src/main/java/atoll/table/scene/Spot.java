package atoll.table.scene;

import java.util.function.Supplier;

/**
 * A place that a player can pick with the mouse, a finger, the keyboard, or a screen reader.
 *
 * @param id unique in its scene, and stable across scenes
 * @param area its place on the board; null for a button beside the board
 * @param words the label, made when it is needed: a board is drawn before anything is said about it
 * @param group the arrow keys stay in one group: {@code board}, {@code hand}, {@code actions} ...
 */
public record Spot(String id, Area area, Supplier<String> words, String group) {
    /**
     * A place with a label that is known.
     *
     * @param id unique in its scene, and stable across scenes
     * @param area its place on the board; null for a button beside the board
     * @param label see {@link #label}
     * @param group the arrow keys stay in one group
     */
    public Spot(String id, Area area, String label, String group) {
        this(id, area, () -> label, group);
    }

    /** {@return what is spoken, and shown on buttons; unique in its scene} */
    public String label() {
        return words.get();
    }

    /**
     * {@return a choice without a place on the board}
     *
     * @param id unique in its scene
     * @param label what is spoken
     */
    public static Spot button(String id, String label) {
        return new Spot(id, null, label, "actions");
    }
}
