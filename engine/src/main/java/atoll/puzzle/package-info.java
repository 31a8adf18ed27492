/**
 * Puzzles: positions with one way to the goal that was verified when they were made. A {@link atoll.puzzle.Puzzle} is a position as
 * the seat to move sees it, and its {@link atoll.puzzle.AnswerNode answer}: every move that is right, the opponent's reply, and so
 * on. {@link atoll.puzzle.PuzzleLink} writes one, {@link atoll.puzzle.PuzzleFile} those of a game, {@link
 * atoll.puzzle.PuzzleSession} plays one. {@link atoll.puzzle.DailyPuzzle} says which one is that of a day, {@link
 * atoll.puzzle.SolvedDays} keeps the days that were solved, {@link atoll.puzzle.FinalTurn} finds puzzles at the very end of
 * a game. How puzzles are made is in {@code atoll.puzzle.make}, which pages do not contain.
 */
package atoll.puzzle;
