package atoll.web.study;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Session;
import atoll.study.RefusedEdit;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.present.LogEntry;
import atoll.table.present.TablePresenter;
import java.util.List;

/**
 * Connects a study with a table. The session of the table has one line of the study, to its end, and stands at the
 * shown position; moves played there are added to the study.
 */
final class StudyLine {
    private final Study study;
    private final TablePresenter presenter;
    private final Session session;
    private final MoveList possible = new MoveList();
    private StudyPath path = StudyPath.START;
    private StudyPath end = StudyPath.START;

    /**
     * @param presenter of a session that starts where the study does
     */
    StudyLine(Study study, TablePresenter presenter) {
        this.study = study;
        this.presenter = presenter;
        session = presenter.session();
    }

    /** The position that is looked at. */
    StudyPath path() {
        return path;
    }

    /** The end of the line that it is on. */
    StudyPath end() {
        return end;
    }

    /** The moves of that line, as the viewer knows them. */
    List<LogEntry> entries() {
        return presenter.history().subList(0, end.length());
    }

    /** Shows a position, or the last one before it that the study still has. */
    void goTo(StudyPath to) {
        path = study.tree().existing(to);
        end = study.tree().endOfLine(path);
        int[] moves = new int[end.length()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = end.move(i);
        }
        GameRecord line = study.start().then(moves);
        if (session.commonLength(line) < moves.length) {
            session.addBranch(line);
            presenter.navigator().switchToBranch(branchOf(line));
        }
        presenter.navigator().seek(path.length());
    }

    // The branch that begins with a line: it was just added, or there was a longer one.
    private int branchOf(GameRecord line) {
        for (int i = session.branches().size() - 1; i >= 0; i--) {
            GameRecord branch = session.branches().get(i);
            int same = 0;
            while (same < line.length() && same < branch.length() && line.move(same) == branch.move(same)) {
                same++;
            }
            if (same == line.length()) {
                return i;
            }
        }
        throw new IllegalStateException("no branch of " + line.length() + " moves");
    }

    /**
     * Adds the moves that were played at the table since, and shows the position after them.
     *
     * @throws RefusedEdit if the study is full; the table then shows the last position that it has
     */
    void follow() throws RefusedEdit {
        StudyPath now = path.until(Math.min(path.length(), commonLength()));
        try {
            for (int ply = now.length(); ply < session.ply(); ply++) {
                now = study.play(now, session.move(ply));
            }
        } catch (RefusedEdit e) {
            goTo(now);
            throw e;
        }
        if (!now.equals(path)) {
            goTo(now);
        }
    }

    private int commonLength() {
        int same = 0;
        while (same < session.ply() && same < path.length() && session.move(same) == path.move(same)) {
            same++;
        }
        return same;
    }

    /** Whether nobody at the screen decides here: chance, a seat whose cards are not known, or a seat with one legal move. */
    boolean isDrawn() {
        return isForced() || presenter.isAwayToMove();
    }

    /** Who or what is drawn here: {@code chance}, another {@code seat}, or the {@code only} legal move. */
    String drawn() {
        if (session.state().actor() == State.CHANCE) {
            return "chance";
        }
        return presenter.isAwayToMove() ? "seat" : "only";
    }

    private boolean isForced() {
        session.state().moves(possible);
        return session.state().actor() == State.CHANCE || session.state().actor() >= 0 && possible.size() == 1;
    }

    /** Whether nobody decides here, and nothing was played here before. */
    boolean goesOnByItself() {
        return isForced() && path.length() == end.length();
    }

    /** Plays a possible outcome of chance, or a possible move of a seat whose cards are not known. */
    void draw(int seed) {
        session.state().moves(possible);
        presenter.play(possible.sample(new Rng(seed)));
    }
}
