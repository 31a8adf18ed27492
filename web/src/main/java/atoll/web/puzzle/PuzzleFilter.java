package atoll.web.puzzle;

import atoll.puzzle.Puzzle;

/** Which puzzles of a game the player wants, as chosen in its list. It outlives screens; another game begins without one. */
final class PuzzleFilter {
    /** Chosen for puzzles that have no theme. */
    static final String NO_THEME = "-";

    private String game = "";
    private String grade = "";
    private String theme = "";

    /** The list of a game is shown. */
    void setGame(String newGame) {
        if (!game.equals(newGame)) {
            game = newGame;
            grade = "";
            theme = "";
        }
    }

    String grade() {
        return grade;
    }

    /** Empty for any. */
    void setGrade(String newGrade) {
        grade = newGrade;
    }

    String theme() {
        return theme;
    }

    /** Empty for any, or {@link #NO_THEME}. */
    void setTheme(String newTheme) {
        theme = newTheme;
    }

    boolean isEmpty() {
        return grade.isEmpty() && theme.isEmpty();
    }

    /** Whether puzzles of that game have to be read to know which ones fit. */
    boolean isOf(String otherGame) {
        return game.equals(otherGame) && !isEmpty();
    }

    boolean fits(Puzzle puzzle) {
        Puzzle.Task task = puzzle.task();
        boolean fitsTheme =
                theme.equals(NO_THEME) ? task.themes().isEmpty() : task.themes().contains(theme);
        return (grade.isEmpty() || grade.equals(Integer.toString(task.grade()))) && (theme.isEmpty() || fitsTheme);
    }
}
