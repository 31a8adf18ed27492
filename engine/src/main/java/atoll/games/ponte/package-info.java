/**
 * Ponte del Diavolo (Martin Ebel, 2007): tiles, islands of exactly four, and bridges between them, for two.
 *
 * <p>A position is legal if no group of orthogonally connected tiles of a colour has five or more, and no island (a group
 * of four) touches, even diagonally, another group of its colour. Taking tiles away never makes a legal position illegal;
 * hence a place that is closed to a colour stays closed, which {@link atoll.games.ponte.PonteGroups} makes use of, and the
 * two tiles of a turn may be placed in either order.
 *
 * <p>Bridges may share a cell but not cross: the lines between the centres of their tiles may not meet. Only two knight's
 * bridges side by side can share a cell. Each pair of bridges is judged alone, so a legal set of them can be built in any
 * order, which the written form of a position relies on.
 */
package atoll.games.ponte;
