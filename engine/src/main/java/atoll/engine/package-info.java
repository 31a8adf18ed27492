/**
 * What a game is, for everything that plays, draws, links or tests games.
 *
 * <p>A {@link atoll.engine.Game} is stateless and makes {@link atoll.engine.State}s; a state is mutable, flat and small.
 * Chance is a player of its own ({@link atoll.engine.State#CHANCE}) whose moves are weighted outcomes, so nothing is
 * ever shuffled in advance. What a seat may know is again a state, {@link atoll.engine.State#viewFor}: bots, tables and
 * view links get nothing else and so can leak nothing.
 *
 * <p>Rules for whoever writes a game: rules live once, in {@link atoll.engine.State#moves}; {@code moves}, {@code play}
 * and {@code copyFrom} allocate nothing; no {@code long} where it is hot (a BigInt in JavaScript); no floating point, no
 * clock, no {@code Math.random}, no hash order; check indexes that come from outside, for JavaScript will not.
 *
 * <p>{@link atoll.engine.Evaluator} is here and not with the bots, because a game brings its own and games know only this
 * package.
 */
package atoll.engine;
