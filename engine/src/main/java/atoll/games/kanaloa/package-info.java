/**
 * Kanaloa (Günter Cornett, 2003): bridges between the sixteen islands of an archipelago, majorities, hands of cards, and gods
 * if wanted, for two to four.
 *
 * <p>Cards are bags, three of each island in two bits of one int ({@link atoll.games.kanaloa.KanaloaBag}). There is no order
 * of cards anywhere: what is drawn is an outcome of chance. Who knows which card is kept apart from where the cards are
 * ({@link atoll.games.kanaloa.KanaloaCardKnowledge}), in numbers by island; a view hides what its seat does not know, and lets it
 * count as part of the deck. Control is not kept at all but counted, so it can never be out of date.
 *
 * <p>The rules are in three places: {@link atoll.games.kanaloa.KanaloaBoard} for bridges, majorities and takeovers,
 * {@link atoll.games.kanaloa.KanaloaLegalMoves} for what is legal, {@link atoll.games.kanaloa.KanaloaTransitions} for what follows. The
 * map is data ({@link atoll.games.kanaloa.KanaloaMap}), and most of it a reconstruction; correct it there.
 */
package atoll.games.kanaloa;
