/**
 * Ponte del Diavolo (Martin Ebel, 2007): tiles, islands of exactly four, and bridges between them, for two.
 *
 * <p>A position is legal if no group of orthogonally connected tiles of a colour has five or more, and no island (a group
 * of four) touches, even diagonally, another group of its colour. Taking tiles away never makes a legal position illegal;
 * hence a place that is closed to a colour stays closed, which {@link atoll.games.ponte.PonteLand} makes use of, and the
 * two tiles of a turn may be placed in either order.
 */
package atoll.games.ponte;
