/**
 * Orbis (Tim Armstrong, 2018): worlds as pyramids of landscapes, worshippers left on the neighbours of each tile taken, and a god
 * for each seat; for two to four.
 *
 * <p>{@link atoll.games.orbis.OrbisState} is a position. Its parts are {@code OrbisDisplay}, with the nine tiles, their
 * worshippers and the piles, and an {@code OrbisPlayerArea} per seat. {@code OrbisLegalMoves} has the legal moves,
 * {@code OrbisTransitions} their effects, {@code OrbisScoring} the scoring. {@link atoll.games.orbis.OrbisPyramid} has the cells,
 * {@link atoll.games.orbis.OrbisTiles} the printed tiles, as a table that marks how certain each row is.
 * {@link atoll.games.orbis.OrbisFacts} presents all that to a table, and {@link atoll.games.orbis.OrbisPreview} the gains and
 * costs of a tile.
 *
 * <p>Only the order of the piles is hidden. No seat knows it, and it does not exist before a tile is drawn, so every view is the
 * position itself.
 */
package atoll.games.orbis;
