/** Reviews a finished game, or the own moves of a game in progress: the cost of each move. */
package atoll.web.review;
