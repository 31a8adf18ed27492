/**
 * The games, one package each, and the list of them. Menu, links, bots, tests and help iterate over
 * {@link atoll.games.Games#ALL}; no code refers to a game by name. A game imports {@code atoll.engine} only.
 */
package atoll.games;
