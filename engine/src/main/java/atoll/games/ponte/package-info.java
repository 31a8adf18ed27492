/**
 * Ponte del Diavolo (Martin Ebel, 2007): tiles, islands of exactly four, and bridges between them, for two.
 *
 * <p>A position is legal if no group of orthogonally connected tiles of a colour has five or more, and no island (a group of
 * four) touches, even diagonally, another group of its colour. Removing tiles never makes a legal position illegal. Hence a cell
 * that is closed to a colour stays closed, which {@link atoll.games.ponte.PonteGroups} uses, and the two tiles of a turn may be
 * placed in either order.
 *
 * <p>Bridges may share a cell but not cross: the lines between the centres of their tiles may not meet. Only two knight's bridges
 * side by side can share a cell. Each pair of bridges is checked on its own, so a legal set of them can be built in any order;
 * the encoding of a position depends on that.
 */
package atoll.games.ponte;
