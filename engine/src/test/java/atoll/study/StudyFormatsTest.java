package atoll.study;

import static atoll.study.StudyFixture.NOW;
import static atoll.study.StudyFixture.content;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.origo.WanderingGame;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.template.TemplateGames;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files, links and saved texts: all that is written is read again. */
class StudyFormatsTest {
    private static final int SEEDS = 2;
    private static final String SENTENCE = "Light threatens to join both islands; dark must answer at c7";

    static List<Case> cases() {
        return Case.all();
    }

    static List<Case> games() {
        return Games.ALL.stream()
                .map(game -> StudyFixture.game(game.info().id()))
                .toList();
    }

    private static List<Study> studies(Case which) {
        List<Study> studies = new ArrayList<>(List.of(StudyFixture.empty(which)));
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            studies.add(StudyFixture.random(which, seed, 30));
            studies.add(StudyFixture.underWay(which, seed, 30));
        }
        return studies;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void filesAreReadBack(Case which) throws BadLink {
        for (Study study : studies(which)) {
            String file = StudyJson.write(study);
            JsonParser.parseString(file); // as other programs read it
            Study read = StudyJsonReader.read(TemplateGames.ALL, file);
            same(study, read);
            assertEquals(file, StudyJson.write(read));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void linksAreReadBack(Case which) throws BadLink {
        for (Study study : studies(which)) {
            String link = StudyLink.of(study);
            assertTrue(StudyLink.isStudy(link));
            Study read = StudyLink.readSaved(TemplateGames.ALL, link);
            same(study, read);
            assertEquals(link, StudyLink.of(read));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void savedStudiesAreReadBack(Case which) throws BadLink {
        for (Study study : studies(which)) {
            SavedStudy saved = new SavedStudy("abc-_9", study, NOW);
            Map<String, String> texts = saved.written("2026-02-02T03:04:05.678Z");
            SavedStudy read = SavedStudy.read(TemplateGames.ALL, texts::get);
            same(study, read.study());
            assertEquals("abc-_9", read.id());
            assertEquals(NOW, read.startedAt());
            assertEquals("2026-02-02T03:04:05.678Z", read.changed());
            assertEquals(texts, read.written(read.changed()));
        }
    }

    private static void same(Study expected, Study study) {
        assertEquals(content(expected), content(study));
        assertEquals(expected.viewer(), study.viewer());
        assertEquals(expected.title(), study.title());
        assertEquals(Case.text(expected.view(StudyPath.START)), Case.text(study.view(StudyPath.START)));
        assertEquals(expected.start().fromSetup(), study.start().fromSetup());
        assertEquals(expected.tree().root().size(), study.tree().root().size());
        assertEquals(expected.tree().root().textLength(), study.tree().root().textLength());
    }

    /** The aim: 40 moves with 10 comments under 3,000 characters. */
    @ParameterizedTest
    @MethodSource("games")
    void aStudyOfOrdinarySizeIsALink(Case which) throws RefusedEdit, BadLink {
        for (int seats = which.game().info().minSeats();
                seats <= which.game().info().maxSeats();
                seats++) {
            Case some = new Case(which.game(), Setup.of(which.game().info(), seats));
            GameRecord record = some.walk(seats, session -> {}).record();
            State middle = record.at(record.length() / 2);
            for (Study study : List.of(
                    Studies.ofGame(record.until(0), State.SPECTATOR, 1),
                    Studies.ofPosition(some.game(), middle),
                    Studies.ofView(some.game(), middle.viewFor(0), 0, 1))) {
                fill(study);
                String link = StudyLink.of(study);
                assertTrue(link.length() < 3000, some + ": " + link.length());
                assertTrue(StudyLink.isReadable(link));
                assertEquals(content(study), content(StudyLink.read(link)));
            }
        }
    }

    // 40 decisions and the chance between them, a third of them in variations, with ten comments and some arrows.
    private static void fill(Study study) throws RefusedEdit {
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        StudyPath path = StudyPath.START;
        int decisions = 0;
        while (decisions < 40) {
            State state = study.state(path);
            state.moves(legal);
            if (legal.size() == 0) {
                path = path.until(path.length() / 2);
                continue;
            }
            path = study.play(path, legal.sample(rng));
            if (state.actor() >= 0 && decisions++ % 4 == 0) {
                study.comment(path, SENTENCE);
                study.glyph(path, Glyph.INTERESTING);
                study.draw(path, new Mark("c4", "d5", Mark.Colour.GREEN));
            }
            if (decisions % 12 == 11 && path.length() > 6) {
                path = path.until(path.length() - 3);
            }
        }
    }

    @Test
    void aStudyTooLongForALinkIsSavedAndExported() throws RefusedEdit, BadLink {
        Study study = StudyFixture.random(StudyFixture.game("ponte"), 1, 1);
        StudyPath end = study.tree().endOfLine(StudyPath.START);
        for (int i = 0; i < 20; i++) {
            study.comment(end.until(i), "Long ".repeat(200));
        }
        String link = StudyLink.of(study);
        assertFalse(StudyLink.isReadable(link));
        assertEquals(
                BadLink.Why.LONG,
                assertThrows(BadLink.class, () -> StudyLink.read(link)).why());
        assertEquals(content(study), content(StudyLink.readSaved(Games.ALL, link)));
    }

    @Test
    void linesOfThousandsOfMovesAreFast() throws Exception {
        GameRecord record = WanderingGame.of(3000).record();
        Game game = record.game();
        Study study = Studies.ofPosition(game, record.start());
        assertTimeout(Duration.ofSeconds(20), () -> {
            StudyPath path = StudyPath.START;
            for (int ply = 0; ply < record.length(); ply++) {
                path = study.play(path, record.move(ply));
                study.view(path);
            }
            for (int i = 0; i < 300; i++) {
                path = path.parent();
                study.view(path);
            }
            MoveList legal = new MoveList();
            study.state(path).moves(legal);
            StudyPath side = study.play(path, legal.get(0));
            study.makeMainLine(side);
            while (study.undo() != null) {
                continue;
            }
            while (study.redo() != null) {
                continue;
            }
            same(study, StudyJsonReader.read(StudyJson.write(study)));
            same(study, StudyLink.readSaved(Games.ALL, StudyLink.of(study)));
            StudyText.write(study, List.of(), StudyFixture.NAMES);
        });
    }

    /** A tree that would need a stack as deep as it is, if anything recursed: each second move is a variation. */
    @Test
    void variationsInVariationsAreNotTooDeep() throws Exception {
        Study study = StudyFixture.empty(StudyFixture.game("origo"));
        GameRecord record = WanderingGame.of(1000).record();
        MoveList legal = new MoveList();
        StudyPath path = StudyPath.START;
        for (int ply = 0; ply < record.length(); ply++) {
            study.state(path).moves(legal);
            study.play(path, legal.get(legal.get(0) == record.move(ply) ? legal.size() - 1 : 0));
            path = study.play(path, record.move(ply));
        }
        same(study, StudyJsonReader.read(StudyJson.write(study)));
        same(study, StudyLink.readSaved(Games.ALL, StudyLink.of(study)));
        assertTrue(StudyText.write(study, List.of(), StudyFixture.NAMES).length() > 10_000);
    }

    @Test
    void programsWithoutStudiesFindALaterVersion() {
        Study study = StudyFixture.random(StudyFixture.game("ponte"), 1, 10);
        BadLink link = assertThrows(BadLink.class, () -> Link.read(StudyLink.of(study)));
        assertEquals(BadLink.Why.NEWER, link.why());
        Map<String, String> texts = new SavedStudy("id", study, NOW).written(NOW);
        BadLink saved = assertThrows(BadLink.class, () -> SavedGame.read(texts::get));
        assertEquals(BadLink.Why.NEWER, saved.why());
    }

    @Test
    void charactersOfAllKindsAreKept() throws RefusedEdit, BadLink {
        StringBuilder all = new StringBuilder();
        for (int c = ' '; c < 0x300; c++) {
            all.appendCodePoint(c);
        }
        all.append("\n\u2013\uffff\ud83c\udf34").append(ChunkWriter.FREQUENT);
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        study.comment(StudyPath.START, all.toString());
        String comment = study.tree().root().annotation().comment();
        for (Study read : List.of(StudyJsonReader.read(StudyJson.write(study)), StudyLink.read(StudyLink.of(study)))) {
            assertEquals(comment, read.tree().root().annotation().comment());
        }
        assertEquals(31, ChunkWriter.FREQUENT.chars().distinct().count(), "five bits with the escape");
        assertEquals(ChunkWriter.LATIN_FIRST + ChunkWriter.LINE_FEED, 0x100, "all of Latin-1");
    }
}
