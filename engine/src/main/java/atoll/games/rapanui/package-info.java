/**
 * Rapa Nui (Klaus-Jürgen Wrede, 2011): villagers, Moai, and offerings whose worth the sacrifices decide, for two to four.
 *
 * <p>{@link atoll.games.rapanui.RapanuiState} has the turn, its parts what lies where: {@link
 * atoll.games.rapanui.RapanuiDisplay} the draw pile and the columns, {@link atoll.games.rapanui.RapanuiPlayerAreas} what the seats
 * have, {@link atoll.games.rapanui.RapanuiSacrificePile} the sacrifices. {@link atoll.games.rapanui.RapanuiFacts} shows all that to
 * a table.
 *
 * <p>Villagers come from an open display and offerings from open stocks, and everyone remembers; so the only secrets are
 * the kinds of the offerings that builders sacrifice face down. Of such a card one knows what its owner may have held: a
 * view keeps for every secret offering how many of each kind its owner can have hidden up to then, and nothing else is
 * needed to tell the possible truths from the impossible ones.
 */
package atoll.games.rapanui;
