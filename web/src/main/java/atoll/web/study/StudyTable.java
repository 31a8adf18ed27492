package atoll.web.study;

import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.RefusedEdit;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.all.Tables;
import atoll.table.present.PlayState;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.bot.NoBots;
import atoll.web.dom.Browser;
import atoll.web.play.GameLoop;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** A study at the table: one person plays all seats that the viewer may know, and goes back and forth in the tree. */
final class StudyTable implements GameLoop.Listener {
    /** Receives what happens at the table. */
    interface Listener {
        /** Another position, other picks, or other moves. */
        void changed(PlayState state);

        /** A move was added to the study. */
        void added();

        /** Whether a spot is on the board now. */
        boolean accepts(String spot);

        /** A spot is of no use, because of a rule; empty if the prompt says everything. */
        void refused(String reason);

        /** The study allows no further move. */
        void refused(RefusedEdit.Why why);
    }

    private final TablePresenter presenter;
    private final StudyLine line;
    private final GameLoop gameLoop;
    private final Listener listener;

    StudyTable(AppContext app, Study study, Listener listener) {
        this.listener = listener;
        Session session = Session.of(study.start(), Seed.of(Browser.random()));
        presenter = new TablePresenter(
                session, Tables.of(study.game().info().id()), players(study, app.texts()), app.texts());
        line = new StudyLine(study, presenter);
        gameLoop = new GameLoop(presenter, new NoBots(), app.settings(), this);
    }

    // In a study of what one seat knows, the others' moves are only drawn.
    private static List<Player> players(Study study, Texts texts) {
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < study.start().start().seats(); seat++) {
            boolean known = study.isOpen() || study.viewer() == seat;
            players.add(new Player(texts.format("seat.number", Integer.toString(seat + 1)), known ? 0 : Player.AWAY));
        }
        return players;
    }

    TablePresenter presenter() {
        return presenter;
    }

    StudyLine line() {
        return line;
    }

    GameLoop gameLoop() {
        return gameLoop;
    }

    /** Shows a position; no move is played there automatically. */
    void goTo(StudyPath path) {
        gameLoop.stop();
        line.goTo(path);
        if (presenter.awaitsHandover() || presenter.personToMove()) {
            gameLoop.start();
        } else {
            listener.changed(gameLoop.refresh());
        }
    }

    /** Plays a possible outcome of chance, or a possible move of a seat whose cards are not known. */
    void draw() {
        gameLoop.stop();
        line.draw(Browser.random());
        follow();
    }

    /** Whether {@link #draw} is possible here. */
    boolean isDrawn() {
        return line.isDrawn();
    }

    void leave() {
        gameLoop.stop();
    }

    private void follow() {
        try {
            line.follow();
            while (line.goesOnByItself()) {
                line.draw(Browser.random());
                line.follow();
            }
        } catch (RefusedEdit e) {
            listener.refused(e.why());
        }
        listener.added();
        goTo(line.path());
    }

    @Override
    public void changed(PlayState state) {
        if (state.stage() == PlayState.Stage.HANDOVER) {
            gameLoop.acceptHandover(); // one person has all seats
        } else if (state.ply() != line.path().length() || isElsewhere()) {
            follow();
        } else {
            listener.changed(state);
        }
    }

    // Whether the last move at the table is not that of the position that is looked at.
    private boolean isElsewhere() {
        int ply = line.path().length();
        return ply > 0 && presenter.session().move(ply - 1) != line.path().move(ply - 1);
    }

    @Override
    public boolean accepts(String spot) {
        return listener.accepts(spot);
    }

    @Override
    public void refused(String reason) {
        listener.refused(reason);
    }

    @Override
    public void thinking(int permille) {
        // nobody thinks
    }
}
