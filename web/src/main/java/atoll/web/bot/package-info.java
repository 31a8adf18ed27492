/** The page's side of the bots: the client of the worker, more workers for the strongest level, and other sources of moves. */
package atoll.web.bot;
