/**
 * What a table draws: shapes with paths and inks, spots a player can point at, and the lens of a zoomed board. Pure geometry, no game.
 */
package atoll.table.scene;
