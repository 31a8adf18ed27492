/**
 * The strength of a player as a number. {@link atoll.rating.Glicko2} computes it from results, {@link atoll.rating.LevelRatings} has
 * the ratings of the bots by the measured ladder of their game, {@link atoll.rating.EvenMatch} finds an even opponent. Of a game, nothing
 * here knows more than its ladder. Ratings are for people to read, so unlike the rules they are computed with floating point.
 */
package atoll.rating;
