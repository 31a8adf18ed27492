/**
 * The games, one package each, and the one list of them. Menu, links, bots, tests and help walk {@link
 * atoll.games.Games#ALL}; nothing anywhere asks for a game by name. A game imports {@code atoll.engine} only.
 */
package atoll.games;
