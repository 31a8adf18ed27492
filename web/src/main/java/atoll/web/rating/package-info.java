/** The player's rating: results are recorded at the end of a game, and shown with statistics. Only the full page has it. */
package atoll.web.rating;
