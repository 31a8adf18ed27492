/**
 * The interfaces of a game, for all code that plays, draws, links or tests games.
 *
 * <p>A {@link atoll.engine.Game} is stateless and creates {@link atoll.engine.State}s; a state is mutable, flat and small. Chance
 * is a player of its own ({@link atoll.engine.State#CHANCE}) whose moves are weighted outcomes, so nothing is shuffled in
 * advance. A seat's view ({@link atoll.engine.State#viewFor}) is again a state. Bots, tables and view links get only a view, so
 * they cannot leak anything.
 *
 * <p>Rules for authors of games: the rules live once, in {@link atoll.engine.State#moves}; {@code moves}, {@code play} and
 * {@code copyFrom} allocate nothing; no {@code long} in hot code (a BigInt in JavaScript); no floating point, clock,
 * {@code Math.random} or hash order; check indexes from outside, because JavaScript does not.
 *
 * <p>{@link atoll.engine.Evaluator} is here and not with the bots, and {@link atoll.engine.PuzzleRules} not with the makers of puzzles,
 * because each game has its own and games depend only on this package.
 */
package atoll.engine;
