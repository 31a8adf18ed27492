package atoll.study;

import static atoll.engine.Case.moves;
import static atoll.engine.Case.text;
import static atoll.study.StudyFixture.content;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.template.TemplateGames;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What studies know: never more than their viewer. */
class StudiesTest {
    private static final int VISITS = 12;

    static List<Case> cases() {
        return Case.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aFinishedGameIsOpenWithAllItsMoves(Case which) {
        GameRecord record = which.walk(3, session -> {}).record();
        for (GameRecord each : List.of(record, record.withSeed(Seed.of(3)))) {
            Study study = Studies.ofGame(each, 0, 1);
            assertTrue(study.isOpen());
            assertTrue(Studies.hasAllMoves(each, 0));
            StudyPath end = study.tree().endOfLine(StudyPath.START);
            assertEquals(record.length(), end.length());
            assertEquals(text(record.at(record.length())), text(study.view(end)));
            assertTrue(study.mayShowChoices(end.until(end.length() / 2)));
            assertFalse(study.canUndo());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aGameUnderWayShowsWhatItsViewerKnows(Case which) {
        which.stroll(2, VISITS, session -> {
            State state = session.state();
            if (state.actor() == State.OVER) {
                return;
            }
            GameRecord record = session.record();
            for (int viewer : Case.viewers(state)) {
                Study study = Studies.ofGame(record, viewer, session.ply());
                if (study.isOpen()) {
                    assertTrue(state.viewFor(viewer).isFullyKnown(), "nothing is hidden now");
                    StudyPath end = study.tree().endOfLine(StudyPath.START);
                    assertEquals(text(state), text(study.view(end)));
                    assertEquals(Studies.hasAllMoves(record, viewer) ? record.length() : 0, end.length());
                } else {
                    assertEquals(viewer, study.viewer());
                    assertFalse(Studies.hasAllMoves(record, viewer));
                    assertEquals(text(state.viewFor(viewer)), text(study.view(StudyPath.START)));
                    assertEquals(1, study.tree().root().size(), "no move of the past");
                }
            }
        });
    }

    /** The stored study does not depend on hidden cards, so it says nothing about them. */
    @ParameterizedTest
    @MethodSource("cases")
    void whatIsHiddenMakesNoDifference(Case which) {
        int[] hidden = {0};
        which.stroll(2, VISITS, session -> {
            State state = session.state();
            if (state.actor() == State.OVER) {
                return;
            }
            for (int viewer : Case.viewers(state)) {
                State view = state.viewFor(viewer);
                if (view.isFullyKnown()) {
                    continue;
                }
                hidden[0]++;
                Study real = Studies.ofGame(session.record(), viewer, 7);
                StudyFixture.change(real, 6, new Rng(session.ply()));
                for (int i = 0; i < 3; i++) {
                    State other = view.copy();
                    other.determinize(new Rng(i, session.ply()));
                    Study study = Studies.ofView(which.game(), other.viewFor(viewer), viewer, 7);
                    StudyFixture.change(study, 6, new Rng(session.ply()));
                    assertEquals(content(real), content(study));
                    assertEquals(StudyLink.of(real), StudyLink.of(study));
                }
            }
        });
        assertEquals(which.hidesMoves(2), hidden[0] > 0);
    }

    /** Where choices may be shown, they are the same in all positions that the viewer deems possible. */
    @ParameterizedTest
    @MethodSource("cases")
    void choicesThatMayBeShownDoNotDependOnWhatIsDrawn(Case which) {
        which.stroll(4, VISITS, session -> {
            State state = session.state();
            for (int viewer : Case.viewers(state)) {
                State view = state.viewFor(viewer);
                if (view.isFullyKnown()) {
                    continue;
                }
                Study study = Studies.ofView(which.game(), view, viewer, 0);
                boolean shown = study.mayShowChoices(StudyPath.START);
                assertTrue(shown || state.actor() != viewer, "one's own choices");
                for (int seed = 1; shown && seed < 5; seed++) {
                    Study other = Studies.ofView(which.game(), view, viewer, seed);
                    assertTrue(other.mayShowChoices(StudyPath.START));
                    assertEquals(moves(study.state(StudyPath.START)), moves(other.state(StudyPath.START)));
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void movesAreNamedAsTheViewerSeesThem(Case which) {
        Study study = StudyFixture.underWay(which, 6, 30);
        new StudyWalk() {
            @Override
            int visit(StudyNode node, int parent, State before) {
                boolean seen = study.isOpen() || before.isVisibleTo(study.viewer(), node.move());
                String token = seen
                        ? which.game().formatMove(before, node.move())
                        : which.game().formatHiddenMove(before.viewFor(study.viewer()));
                assertEquals(token, study.formatMove(before, node.move()));
                return node.move();
            }
        }.run(study);
        StudyNode root = study.tree().root();
        StudyPath first = StudyPath.of(root.child(0).move());
        State start = study.state(StudyPath.START);
        assertEquals(study.formatMove(start, first.move(0)), study.formatMove(first));
        assertEquals(study.isOpen() || start.isVisibleTo(study.viewer(), first.move(0)), study.isVisible(first));
    }

    @Test
    void handsOfOthersAreNoChoicesToShow() {
        Case which = StudyFixture.game("kanaloa");
        int[] counts = new int[2];
        which.stroll(1, 40, session -> {
            State state = session.state();
            if (state.actor() >= 0) {
                int other = 1 - state.actor();
                Study study = Studies.ofGame(session.record(), other, 1);
                counts[study.mayShowChoices(StudyPath.START) ? 1 : 0]++;
                assertTrue(Studies.ofGame(session.record(), state.actor(), 1).mayShowChoices(StudyPath.START));
            }
        });
        assertTrue(counts[0] > 10, counts[0] + " hidden, " + counts[1] + " shown");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void linksOfAllKindsOpen(Case which) throws BadLink {
        Game game = which.game();
        GameRecord record = which.walk(5, session -> {}).record();
        GameRecord part = record.until(record.length() / 2);
        State state = part.at(part.length());
        Study whole = Studies.ofLink(read(Link.game(record)), 0, 1);
        assertEquals(record.length() + 1, whole.tree().root().size());
        Study game1 = Studies.ofLink(read(Link.game(part)), 1, 1);
        assertEquals(content(Studies.ofGame(part, 1, 1)), content(game1));
        Link.CorrespondenceInfo info =
                new Link.CorrespondenceInfo(1, Seed.of(2), Collections.nCopies(state.seats(), 0));
        assertEquals(content(game1), content(Studies.ofLink(read(Link.turn(part, info)), 1, 1)));
        Study position = Studies.ofLink(read(Link.position(game, state)), 0, 1);
        assertTrue(position.isOpen());
        assertEquals(text(state), text(position.view(StudyPath.START)));
        for (int viewer : Case.viewers(state)) {
            Study view = Studies.ofLink(read(Link.view(game, state, viewer)), 0, 1);
            assertEquals(text(state.viewFor(viewer)), text(view.view(StudyPath.START)));
            assertEquals(state.viewFor(viewer).isFullyKnown() ? Study.EVERYTHING : viewer, view.viewer());
        }
    }

    private static Link read(String link) throws BadLink {
        return Link.read(TemplateGames.ALL, link);
    }

    @Test
    void viewsAreNoPositions() {
        Case which = StudyFixture.game("kanaloa");
        GameRecord record = which.walk(1, session -> {}).record();
        State view = record.at(record.length() / 2).viewFor(0);
        assertThrows(IllegalArgumentException.class, () -> Studies.ofPosition(which.game(), view));
        GameRecord of = GameRecord.ofPosition(which.game(), view);
        assertThrows(IllegalArgumentException.class, () -> Studies.ofGame(of, 0, 1));
    }
}
