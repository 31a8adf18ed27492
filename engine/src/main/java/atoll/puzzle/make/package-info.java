/**
 * How puzzles are made and checked: from the games of bots, by seed. {@link atoll.puzzle.make.ExactSolver} searches to the end of the
 * game, {@link atoll.puzzle.make.AnswerMaker} makes the tree of answers from it, {@link atoll.puzzle.make.ExactMaker} and {@link
 * atoll.puzzle.make.EstimateMaker} decide which positions become puzzles. It knows no game: what differs is in
 * {@link atoll.engine.PuzzleRules}. Only the lab and tests use it; pages do not contain it.
 */
package atoll.puzzle.make;
