package atoll.web.puzzle;

import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.WrongMove;
import atoll.table.text.Messages;

/** Goals, grades, themes and results of puzzles in words. */
record PuzzleTexts(Messages texts) {
    /** What every wrong move of {@link Goal#BEST} costs at least, in percent of a win: puzzles are made that way. */
    private static final int LEAST_COST = 8;

    private static final int WHOLE = 100;

    String gameName(String game) {
        return texts.text("game." + game + ".name");
    }

    String grade(int grade) {
        return texts.text("puzzle.grade." + grade);
    }

    String goal(Goal goal) {
        return texts.text(
                switch (goal) {
                    case WIN -> "puzzle.goal.win";
                    case MOST -> "puzzle.goal.most";
                    case BEST -> "puzzle.goal.best";
                });
    }

    String theme(String game, String theme) {
        return texts.text("puzzle.theme." + game + "." + theme);
    }

    /** The themes, separated by commas; empty without any. */
    String themes(Puzzle puzzle) {
        StringBuilder all = new StringBuilder();
        for (String theme : puzzle.task().themes()) {
            all.append(all.length() == 0 ? "" : ", ")
                    .append(theme(puzzle.game().info().id(), theme));
        }
        return all.toString();
    }

    /** What became of a puzzle; null if it was never answered. */
    String state(PuzzleLog.Attempt attempt) {
        if (attempt == null) {
            return texts.text("puzzle.state.open");
        }
        return texts.text(
                attempt.isFirstTry()
                        ? "puzzle.state.first"
                        : attempt.isSolved() ? "puzzle.state.later" : "puzzle.state.failed");
    }

    /**
     * What a wrong move misses.
     *
     * @param wrong what is known about it, or null
     */
    String cost(Goal goal, WrongMove wrong) {
        return switch (goal) {
            case WIN ->
                texts.text(
                        wrong == null
                                ? "puzzle.wrong.win"
                                : wrong.cost() < WHOLE ? "puzzle.wrong.tie" : "puzzle.wrong.loses");
            case MOST ->
                wrong == null
                        ? texts.text("puzzle.wrong.fewer")
                        : wrong.cost() >= WHOLE
                                ? texts.text("puzzle.wrong.win")
                                : texts.count("puzzle.wrong.points", wrong.cost());
            case BEST ->
                wrong == null
                        ? texts.format("puzzle.wrong.least", Integer.toString(LEAST_COST))
                        : texts.format("puzzle.wrong.cost", Integer.toString(Math.max(LEAST_COST, wrong.cost())));
        };
    }

    /**
     * A line to share. It does not give the answer away.
     *
     * @param date the day of the puzzle, in words
     * @param tries how many were needed, from 1
     * @param streak the days in a row, perhaps 0
     */
    String share(Puzzle puzzle, String date, int tries, int streak) {
        String solved = tries == 1
                ? texts.text("puzzle.share.first")
                : texts.format("puzzle.share.tries", Integer.toString(tries));
        String line = texts.format(
                "puzzle.share.line",
                date,
                gameName(puzzle.game().info().id()),
                grade(puzzle.task().grade()),
                solved);
        return streak < 2 ? line : line + " · " + texts.count("puzzle.streak", streak);
    }
}
