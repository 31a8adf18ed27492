package atoll.web.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.RefusedEdit;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.all.Tables;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A study and the table that shows it never disagree. */
class StudyLineTest {
    private static final int PLIES = 30;

    static List<Game> games() {
        return Games.ALL;
    }

    // A finished game, so that everything may be seen, cut to its beginning.
    private static Study study(Game game) {
        Setup setup = Setup.of(game.info(), game.info().minSeats());
        Session session = new Session(game, setup, Seed.of(3));
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(
                    session.state().actor() == State.CHANCE
                            ? session.outcome()
                            : legal.sample(new Rng(5, session.ply())));
        }
        Study study = Studies.ofGame(session.record(), 0, 1);
        assertTrue(study.isOpen());
        StudyPath end = study.tree().endOfLine(StudyPath.START);
        study.delete(end.until(Math.min(PLIES, end.length() - 1) + 1));
        return study;
    }

    private static TablePresenter presenter(Study study) {
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < study.start().start().seats(); seat++) {
            players.add(new Player("Seat " + seat, 0));
        }
        return new TablePresenter(
                Session.of(study.start(), Seed.of(1)),
                Tables.of(study.game().info().id()),
                players,
                TestMessages.of("en"));
    }

    private static void agree(Study study, TablePresenter presenter, StudyLine line) {
        Session session = presenter.session();
        assertEquals(line.path().length(), session.ply());
        assertEquals(study.state(line.path()).hash(), session.state().hash());
        assertEquals(line.end(), study.tree().endOfLine(line.path()));
        assertEquals(line.end().length(), line.entries().size());
        for (int ply = 0; ply < line.end().length(); ply++) {
            assertEquals(line.end().move(ply), session.move(ply));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverIsPlayedAndVisited(Game game) throws RefusedEdit {
        Study study = study(game);
        TablePresenter presenter = presenter(study);
        StudyLine line = new StudyLine(study, presenter);
        Rng rng = new Rng(7);
        List<StudyPath> known = new ArrayList<>(List.of(StudyPath.START));
        MoveList legal = new MoveList();
        line.goTo(StudyPath.START);
        for (int i = 0; i < 150; i++) {
            int what = rng.next(10);
            if (what < 4) {
                line.goTo(known.get(rng.next(known.size())));
            } else if (what < 5) {
                line.goTo(line.end().until(rng.next(line.end().length() + 1)));
            } else if (what < 8 && presenter.session().state().actor() != State.OVER) {
                if (presenter.awaitsHandover()) {
                    presenter.acceptHandover();
                }
                presenter.session().state().moves(legal);
                presenter.play(legal.sample(rng));
                line.follow();
            } else if (what < 9 && line.path().length() > 0) {
                line.goTo(study.delete(line.path()));
            } else {
                StudyPath back = study.undo();
                line.goTo(back == null ? line.path() : back);
            }
            known.add(line.path());
            agree(study, presenter, line);
        }
        assertTrue(study.tree().root().size() > 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void chanceIsDrawnAndCanFallOtherwise(Game game) throws RefusedEdit {
        Study study = study(game);
        TablePresenter presenter = presenter(study);
        StudyLine line = new StudyLine(study, presenter);
        line.goTo(StudyPath.START);
        int drawn = 0;
        for (StudyPath path = StudyPath.START; path.length() < line.end().length(); ) {
            if (study.state(path).actor() == State.CHANCE) {
                line.goTo(path);
                assertTrue(line.isDrawn());
                assertFalse(line.goesOnByItself(), "it was played before");
                line.draw(path.length());
                line.follow();
                assertEquals(path, line.path().parent());
                agree(study, presenter, line);
                drawn++;
                line.goTo(study.tree().endOfLine(StudyPath.START));
            }
            path = study.tree().endOfLine(StudyPath.START).until(path.length() + 1);
        }
        assertTrue(drawn > 0 || study.state(StudyPath.START).actor() != State.CHANCE, "drawn: " + drawn);
    }

    @Test
    void aFullStudyRefusesAndTheTableStaysWhereItWas() throws RefusedEdit {
        Game game = Games.find("ponte");
        Study study = study(game);
        TablePresenter presenter = presenter(study);
        StudyLine line = new StudyLine(study, presenter);
        MoveList legal = new MoveList();
        Rng rng = new Rng(1);
        for (int size = study.tree().root().size();
                size < Study.MOST_NODES;
                size = study.tree().root().size()) {
            StudyPath at = study.tree().endOfLine(StudyPath.START).until(1 + rng.next(PLIES - 1));
            while (study.state(at).actor() != State.OVER && study.tree().root().size() < Study.MOST_NODES) {
                study.state(at).moves(legal);
                at = study.play(at, legal.sample(rng));
            }
        }
        line.goTo(study.tree().endOfLine(StudyPath.START).until(3));
        StudyPath before = line.path();
        presenter.session().state().moves(legal);
        int fresh = legal.get(0);
        for (int i = 0; study.tree().node(before).indexOf(fresh) >= 0; i++) {
            fresh = legal.get(i);
        }
        presenter.play(fresh);
        RefusedEdit refused = assertThrows(RefusedEdit.class, line::follow);
        assertEquals(RefusedEdit.Why.NODES, refused.why());
        assertEquals(before, line.path());
        agree(study, presenter, line);
    }
}
