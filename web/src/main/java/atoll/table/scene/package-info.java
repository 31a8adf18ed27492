/**
 * The drawing model: shapes with paths and inks, marks of previews, spots that a player can pick, and the lens of a zoomed board.
 * Pure geometry, independent of games.
 */
package atoll.table.scene;
