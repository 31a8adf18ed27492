/**
 * Bots. {@link atoll.bot.Search} is an information set Monte Carlo tree search (IS-MCTS). Each iteration determinizes the view of
 * the seat to move, walks down one tree of that seat's observations, plays out at random, and updates all nodes on the way with
 * the result of the deciding seat. A search gets a view and never the position itself, so it cannot cheat.
 *
 * <p>All numbers come from int arithmetic and from +, -, *, / and square roots of doubles. These are exact to the last bit on the
 * JVM, in JavaScript and in WebAssembly, so the same view, level and seed give the same move everywhere.
 */
package atoll.bot;
