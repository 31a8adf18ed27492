/**
 * Results of finished games of a person against bots: a log to which entries are only added, stored beside games.
 * {@link atoll.results.GameResult} is an entry, {@link atoll.results.RatingHistory} the person's rating computed from the log,
 * {@link atoll.results.Tally} counts results. No rating is stored, so none can drift, and logs of two devices merge.
 */
package atoll.results;
