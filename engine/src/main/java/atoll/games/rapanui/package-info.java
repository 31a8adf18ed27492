/**
 * Rapa Nui (Klaus-Jürgen Wrede, 2011): villagers, Moai, and offerings whose values the sacrifices determine, for two to four.
 *
 * <p>{@link atoll.games.rapanui.RapanuiState} has the turn. Its parts are {@link atoll.games.rapanui.RapanuiDisplay} for the draw
 * pile and the columns, {@link atoll.games.rapanui.RapanuiPlayerAreas} for the seats,
 * {@link atoll.games.rapanui.RapanuiSacrificePile} for the sacrifices. {@link atoll.games.rapanui.RapanuiFacts} presents all that
 * to a table.
 *
 * <p>Villagers come from an open display and offerings from open stocks, with perfect recall. So the only secrets are the kinds
 * of the offerings that builders sacrifice face down. A viewer knows what the owner of such a card may have held. A view stores
 * for every secret offering how many of each kind its owner can have hidden up to then. That is enough to decide which
 * determinizations are consistent.
 */
package atoll.games.rapanui;
