package atoll.table.scene;

/**
 * A place a player can point at: with the mouse, a finger, the keyboard, or in the spoken list.
 *
 * @param id unique in its scene, and the same from scene to scene
 * @param area where on the board it is; null for a spot that is a button beside the board
 * @param label what it is, spoken and shown on buttons; unique in its scene
 * @param group what the arrow keys go round in: {@code board}, {@code hand}, {@code actions} ...
 */
public record Spot(String id, Area area, String label, String group) {
    /** A choice without a place on the board. */
    public static Spot button(String id, String label) {
        return new Spot(id, null, label, "actions");
    }
}
