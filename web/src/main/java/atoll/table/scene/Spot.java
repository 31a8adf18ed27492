package atoll.table.scene;

/**
 * A place that a player can pick with the mouse, a finger, the keyboard, or a screen reader.
 *
 * @param id unique in its scene, and stable across scenes
 * @param area its place on the board; null for a button beside the board
 * @param label spoken and shown on buttons; unique in its scene
 * @param group the arrow keys stay in one group: {@code board}, {@code hand}, {@code actions} ...
 */
public record Spot(String id, Area area, String label, String group) {
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
