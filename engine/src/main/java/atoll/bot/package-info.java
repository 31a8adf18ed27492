/**
 * Bots. {@link atoll.bot.Search} is a Monte Carlo tree search over what one seat knows: for every iteration it imagines a
 * truth that the seat's view allows, walks down one tree of what the seat could observe, plays the rest out at random, and
 * credits the result to every seat that decided on the way. It is handed a view and never the position itself, so it
 * cannot peek.
 *
 * <p>All numbers come from int arithmetic and from +, -, *, / and square roots of doubles, which are the same to the last
 * bit on the JVM, in JavaScript and in WebAssembly; so the same view, level and seed give the same move everywhere.
 */
package atoll.bot;
