/**
 * Orbis (Tim Armstrong, 2018): worlds as pyramids of landscapes, worshippers left on the neighbours of what one takes, and a
 * god for each; for two to four.
 *
 * <p>{@link atoll.games.orbis.OrbisState} is a position, its parts what lies where: {@code OrbisDisplay} the nine tiles, the
 * worshippers on them and the piles, {@code OrbisPlayerArea} what a seat has. {@code OrbisLegalMoves} has the legal moves, {@code
 * OrbisTransitions} what follows from them, {@code OrbisScoring} what counts. {@link atoll.games.orbis.OrbisPyramid} knows the
 * cells, {@link atoll.games.orbis.OrbisTiles} all that is printed on the tiles, as a table with a mark of how sure each row
 * is. {@link atoll.games.orbis.OrbisFacts} shows all that to a table, and {@link atoll.games.orbis.OrbisPreview} what a
 * tile would bring and cost.
 *
 * <p>Nothing is hidden but the order of the piles, which nobody knows and which does not exist before it is drawn: so every
 * view is the position itself.
 */
package atoll.games.orbis;
