/** Puzzles: the list of them, one on the board, and the puzzle of the day with its calendar. */
package atoll.web.puzzle;
