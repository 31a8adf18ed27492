/**
 * The strength of a player as a number. {@link atoll.rating.Glicko2} computes it from results; it knows neither games nor bots.
 * Ratings are for people to read, so unlike the rules they are computed with floating point.
 */
package atoll.rating;
