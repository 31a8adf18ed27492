/** Reviewing a finished game, or one's own moves of a game in progress: what each move cost. */
package atoll.web.review;
