/**
 * Kanaloa (Günter Cornett, 2003): bridges between the sixteen islands of an archipelago, majorities, hands of cards, and optional
 * gods, for two to four.
 *
 * <p>Cards are bags, three of each island in two bits of one int ({@link atoll.games.kanaloa.KanaloaBag}). Cards have no order:
 * each draw is a chance outcome. Knowledge of cards is stored separately from their places
 * ({@link atoll.games.kanaloa.KanaloaCardKnowledge}), as counts per island. A view hides what its seat does not know, and counts
 * it as part of the deck. Bridges are stored at both of their islands ({@link atoll.games.kanaloa.KanaloaConnectionSets}). Control
 * is not stored but computed, so it is never out of date.
 *
 * <p>The rules are in three places: {@link atoll.games.kanaloa.KanaloaBoard} for bridges, majorities and takeovers,
 * {@link atoll.games.kanaloa.KanaloaLegalMoves} for legal moves, {@link atoll.games.kanaloa.KanaloaTransitions} for their
 * effects. The map is data ({@link atoll.games.kanaloa.KanaloaMap}), and most of it a reconstruction; correct it there.
 */
package atoll.games.kanaloa;
