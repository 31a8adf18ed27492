package atoll.puzzle.make;

import atoll.engine.Game;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import atoll.engine.TooHard;
import atoll.play.Session;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLink;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes the puzzles of one game, from one bots' game after the other. The result follows from the seeds alone, and a later start with
 * the puzzles so far continues it.
 */
public final class PuzzleMaker {
    /** At most this many hundredths of the wanted puzzles are of grade 1. */
    private static final int EASY = 40;
    /** After this many turns in a row that were too hard, earlier turns are not tried. */
    private static final int HARD = 2;
    /** One decision of this many is looked at, where puzzles are searched. */
    private static final int EVERY = 3;

    private final Game game;
    private final PuzzleRules rules;
    private final int wanted;
    private final List<String> texts = new ArrayList<>();
    private final Set<String> positions = new HashSet<>();
    private final int[] grades = new int[Puzzle.GRADES + 1];

    /**
     * A maker without any puzzle.
     *
     * @param game the rules
     * @param wanted how many puzzles are wanted
     */
    public PuzzleMaker(Game game, int wanted) {
        this.game = game;
        rules = game.puzzleRules();
        this.wanted = wanted;
    }

    /**
     * Adds a puzzle that was made before.
     *
     * @param puzzle a puzzle of this game; null adds none
     */
    public void add(Puzzle puzzle) {
        if (puzzle != null && positions.add(puzzle.position())) {
            texts.add(PuzzleLink.of(puzzle));
            grades[puzzle.task().grade()]++;
        }
    }

    /** {@return whether ends of games can be solved, for {@link #tryEnding}} */
    public boolean hasEndings() {
        return rules.conditions() != null;
    }

    /** {@return the puzzles so far} */
    public List<String> texts() {
        return List.copyOf(texts);
    }

    /** {@return whether there are as many as are wanted} */
    public boolean isDone() {
        return texts.size() >= wanted;
    }

    /**
     * Plays a game and makes at most one puzzle of it, so that no two are alike.
     *
     * @param seed of the game
     */
    public void tryGame(int seed) {
        Session session = BotGame.play(game, BotGame.LEVEL, seed);
        if (rules.isOpen()) {
            add(ending(rules.ends(positions(session), seed), EASY));
        } else {
            estimate(session, seed);
        }
    }

    /**
     * Plays a game between weak bots and makes at most one puzzle of its end, which is solved wholly.
     *
     * @param seed of the game
     */
    public void tryEnding(int seed) {
        Session session = BotGame.play(game, BotGame.WEAK, seed);
        add(ending(rules.ends(positions(session), seed), rules.easyEndings()));
    }

    private static List<State> positions(Session session) {
        List<State> positions = new ArrayList<>();
        for (int ply = 0; ply <= session.ply(); ply++) {
            positions.add(session.at(ply));
        }
        return positions;
    }

    private boolean isWanted(int grade, int easy) {
        return !isDone() && (grade > 1 || grades[1] * 100 < wanted * easy);
    }

    // Of the positions that make puzzles, the hardest. A win that can be missed comes before a few points.
    private Puzzle ending(List<State> ends, int easy) {
        ExactMaker maker = new ExactMaker(game);
        Puzzle best = null;
        for (Goal goal : List.of(Goal.WIN, Goal.MOST)) {
            int hard = best == null ? 0 : HARD; // points only if there is no win
            for (int i = 0; i < ends.size() && hard < HARD; i++) {
                try {
                    Puzzle puzzle = maker.make(ends.get(i), goal);
                    boolean harder = puzzle != null
                            && isWanted(puzzle.task().grade(), easy)
                            && (best == null
                                    || puzzle.task().grade() > best.task().grade());
                    best = harder ? puzzle : best;
                } catch (TooHard e) {
                    hard++;
                }
            }
        }
        return best;
    }

    private void estimate(Session session, int seed) {
        EstimateMaker maker = new EstimateMaker(game);
        for (int ply = Math.floorMod(seed, EVERY); ply < session.ply(); ply += EVERY) {
            State state = session.at(ply);
            Puzzle puzzle = state.actor() < 0 ? null : maker.make(state, grade -> isWanted(grade, EASY));
            if (puzzle != null) {
                add(puzzle);
                return;
            }
        }
    }
}
