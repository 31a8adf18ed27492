/**
 * Origo (Wolfgang Kramer, 2007): shields on a map of Europe, clans, seas and countries, and battles of cards, for two to five.
 *
 * <p>{@link atoll.games.origo.OrigoState} holds the next decision. Its parts are {@link atoll.games.origo.OrigoBoard} for the
 * shields, {@link atoll.games.origo.OrigoHands} for the cards, {@link atoll.games.origo.OrigoTrack} for the leaders. The rules
 * are in three places: {@link atoll.games.origo.OrigoLegalMoves} for legal moves, {@link atoll.games.origo.OrigoTransitions} for
 * their effects, {@link atoll.games.origo.OrigoScoring} for points. {@link atoll.games.origo.OrigoFacts} presents all that to a
 * table. A battle is a decision of another seat within a turn: the actor is the side that would lose now.
 *
 * <p>Map and cards are data ({@link atoll.games.origo.OrigoMap}, {@link atoll.games.origo.OrigoCards}), and the regions of the
 * fields are a reconstruction; correct it there. Sets of fields are bits of four ints.
 *
 * <p>Hands are dealt hidden and played openly; no card is passed on in secret. So a seat knows its own hand, the discards, and
 * what follows from them. That is little until the discards become the pile, and then a good deal:
 * {@link atoll.games.origo.OrigoCardKnowledge}. A view counts the cards of other hands as part of the pile.
 */
package atoll.games.origo;
