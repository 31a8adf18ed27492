package atoll.web.puzzle;

import atoll.engine.State;
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

    /** More than one try, but it is not known how many. */
    static final int SOME_TRIES = 0;

    private static final int PERMILLE = 10;

    String gameName(String game) {
        return texts.text("game." + game + ".name");
    }

    String grade(int grade) {
        return texts.text("puzzle.grade." + grade);
    }

    /**
     * What a puzzle asks for.
     *
     * @param lastTurn whether nobody else decides anything any more
     */
    String goal(Puzzle puzzle, boolean lastTurn) {
        String last = lastTurn ? ".last" : "";
        return texts.text(
                switch (puzzle.task().goal()) {
                    case WIN -> "puzzle.goal.win" + last;
                    case MOST -> "puzzle.goal.most" + last;
                    case BEST -> puzzle.answer().moves().length > 1 ? "puzzle.goal.best.some" : "puzzle.goal.best";
                });
    }

    /** What opens a sentence about another right move. */
    String also(Goal goal) {
        return texts.text(goal.isExact() ? "puzzle.also" : "puzzle.also.about");
    }

    String theme(String game, String theme) {
        return texts.text("puzzle.theme." + game + "." + theme);
    }

    /** The themes, separated by commas. */
    String themes(Puzzle puzzle) {
        if (puzzle.task().themes().isEmpty()) {
            return texts.text("puzzle.theme.none");
        }
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
     * @param lastTurn whether nobody else decides anything any more
     * @param wrong what is known about it, or null
     */
    String cost(Goal goal, boolean lastTurn, WrongMove wrong) {
        String noWin = lastTurn ? "puzzle.wrong.win.last" : "puzzle.wrong.win";
        return switch (goal) {
            case WIN ->
                texts.text(wrong == null ? noWin : wrong.cost() < WHOLE ? "puzzle.wrong.tie" : "puzzle.wrong.loses");
            case MOST ->
                wrong == null
                        ? texts.text("puzzle.wrong.fewer")
                        : wrong.cost() >= WHOLE ? texts.text(noWin) : texts.count("puzzle.wrong.points", wrong.cost());
            case BEST ->
                wrong == null
                        ? texts.format("puzzle.wrong.least", Integer.toString(LEAST_COST))
                        : texts.format("puzzle.wrong.cost", Integer.toString(Math.max(LEAST_COST, wrong.cost())));
        };
    }

    /**
     * What the bot expects after a wrong move and after a right one, with a blank in between.
     *
     * @param wrong how often it expects to win, in thousandths
     * @param right the same
     */
    String odds(int wrong, int right) {
        int mine = percent(wrong);
        int best = percent(right);
        String odds = texts.format("puzzle.expect.odds", Integer.toString(mine), Integer.toString(best));
        return best - mine < LEAST_COST ? odds + " " + texts.text("puzzle.expect.close") : odds;
    }

    /**
     * The same where right moves are proved.
     *
     * @param wrong how often it expects to win after the wrong move, in thousandths
     */
    String odds(Goal goal, int wrong) {
        String key = goal == Goal.WIN ? "puzzle.expect.odds.win" : "puzzle.expect.odds.most";
        return texts.format(key, Integer.toString(percent(wrong)));
    }

    private static int percent(int permille) {
        return (permille + PERMILLE / 2) / PERMILLE;
    }

    /**
     * How a game of two ends after a wrong move, and after the right one.
     *
     * @param seat the seat that solves
     * @param end the end after the wrong move
     * @param right the end after the right one; null if it is not known
     */
    String end(Goal goal, int seat, State end, State right) {
        String mine = Integer.toString(end.score(seat));
        String other = Integer.toString(end.score(1 - seat));
        if (goal == Goal.WIN) {
            return texts.format("puzzle.expect.end.win", mine, other);
        }
        return right == null
                ? texts.format("puzzle.expect.end.most", mine, other)
                : texts.format(
                        "puzzle.expect.end",
                        mine,
                        other,
                        Integer.toString(right.score(seat)),
                        Integer.toString(right.score(1 - seat)));
    }

    /**
     * A line to share. It does not give the answer away.
     *
     * @param date the day of the puzzle, in words
     * @param tries how many were needed, from 1, or {@link #SOME_TRIES}
     * @param streak the days in a row, perhaps 0
     */
    String share(Puzzle puzzle, String date, int tries, int streak) {
        String solved = tries > 1
                ? texts.format("puzzle.share.tries", Integer.toString(tries))
                : texts.text(tries == 1 ? "puzzle.share.first" : "puzzle.share.solved");
        String line = texts.format(
                "puzzle.share.line",
                date,
                gameName(puzzle.game().info().id()),
                grade(puzzle.task().grade()),
                solved);
        return streak < 2 ? line : line + " · " + texts.count("puzzle.streak", streak);
    }
}
