package atoll.table;

import atoll.table.scene.Scene;

/**
 * An icon of a table and what it stands for.
 *
 * @param icon the icon as the table draws it, in 24 by 24 units
 * @param text its name, and in a few words what it is good for
 */
public record LegendEntry(Scene icon, String text) {}
