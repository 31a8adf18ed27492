/**
 * Origo (Wolfgang Kramer, 2007): shields on a map of Europe, clans, seas and countries, and battles of cards, for two to five.
 *
 * <p>{@link atoll.games.origo.OrigoState} says what is decided next, its parts what lies where: {@link
 * atoll.games.origo.OrigoBoard} the shields, {@link atoll.games.origo.OrigoHands} the cards, {@link
 * atoll.games.origo.OrigoTrack} the leaders. The rules are in three places: {@link atoll.games.origo.OrigoLegalMoves} for what is
 * legal, {@link atoll.games.origo.OrigoTransitions} for what follows, {@link atoll.games.origo.OrigoScoring} for what it brings. {@link
 * atoll.games.origo.OrigoFacts} shows all that to a table. A battle is a decision of another seat within a turn: the actor is
 * whoever would lose it now.
 *
 * <p>Map and cards are data ({@link atoll.games.origo.OrigoMap}, {@link atoll.games.origo.OrigoCards}), and which field belongs
 * where is a reconstruction; correct it there. Sets of fields are bits of four ints.
 *
 * <p>Hands are dealt unseen and played openly; nothing is ever passed on in secret. So a seat knows its own hand, the discards,
 * and what follows from them, which is little until the discards become the pile, and then a good deal: {@link
 * atoll.games.origo.OrigoCardKnowledge}. A view counts the cards of other hands as part of the pile.
 */
package atoll.games.origo;
