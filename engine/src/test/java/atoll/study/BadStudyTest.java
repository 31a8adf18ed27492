package atoll.study;

import static atoll.study.StudyFixture.NOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.BadLink.Why;
import atoll.play.Link;
import atoll.play.LinkForm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Studies that are cut, edited or of a later version: a reason, never another exception. */
class BadStudyTest {
    private static final String EDITS = "0129AZaz-_.,:{}[]\"\\ \n\u00e4";

    static List<Game> games() {
        return Games.ALL;
    }

    private static Study some() throws RefusedEdit {
        Study study = StudyFixture.empty(StudyFixture.game("ponte"));
        study.title("Some");
        StudyPath path = StudyFixture.play(study, StudyPath.START, "b9", "h9", "dark");
        StudyFixture.play(study, path.until(1), "h8");
        study.comment(path, "Dark is better.");
        study.glyph(path, Glyph.GOOD);
        study.draw(path, new Mark("h9", "b9", Mark.Colour.RED));
        study.draw(path, new Mark("h9", "", Mark.Colour.BLUE));
        return study;
    }

    private static String file() throws RefusedEdit {
        return StudyJson.write(some());
    }

    private static Why why(String file) {
        return assertThrows(BadLink.class, () -> StudyJsonReader.read(file), file)
                .why();
    }

    private static String message(String file) {
        return assertThrows(BadLink.class, () -> StudyJsonReader.read(file), file)
                .getMessage();
    }

    private static String edited(String from, String to) throws RefusedEdit {
        String file = file();
        assertTrue(file.contains(from), file);
        return file.replace(from, to);
    }

    @Test
    void theFileIsAsDocumented() throws RefusedEdit {
        String file = file();
        String link = Link.game(some().start());
        assertEquals("""
                {
                "format": 1,
                "kind": "study",
                "title": "Some",
                "game": "ponte",
                "start": "LINK",
                "viewer": "all",
                "moves": [
                {"move":"b9"},
                {"move":"h9"},
                {"move":"dark","glyph":"!","comment":"Dark is better.","marks":[{"spot":"h9","to":"b9","colour":"red"},{"spot":"h9","colour":"blue"}]},
                {"after":1,"move":"h8"}
                ]
                }
                """, file.replace(link, "LINK"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "\"format\": 1 | \"format\": 2 | NEWER",
                "\"format\": 1 | \"format\": 0 | FORM",
                "\"format\": 1 | \"format\": \"1\" | FORM",
                "\"format\": 1, | \"more\": 1, | FORM",
                "\"kind\": \"study\" | \"kind\": \"games\" | FORM",
                "\"title\": \"Some\" | \"title\": 5 | FORM",
                "\"game\": \"ponte\" | \"game\": \"orbis\" | ILLEGAL",
                "\"game\": \"ponte\" | \"game\": \"chess\" | GAME",
                "\"game\": \"ponte\", | | FORM",
                "2.ponte.g | 2.ponte.p | DAMAGED",
                "2.ponte.g | 3.ponte.g | NEWER",
                "2.ponte.g. | | FORM",
                "\"start\" | \"begin\" | FORM",
                "\"viewer\": \"all\" | \"viewer\": \"nobody\" | FORM",
                "\"viewer\": \"all\" | \"viewer\": 2 | FORM",
                "\"viewer\": \"all\" | \"viewer\": -1 | FORM",
                "\"viewer\": \"all\", | | FORM",
                "\"moves\": [ | \"moves\": 5, \"more\": [ | FORM",
                "\"moves\": [ | \"more\": [ | FORM",
                "{\"move\":\"b9\"} | \"b9\" | FORM",
                "{\"move\":\"b9\"} | {\"more\":\"b9\"} | FORM",
                "{\"move\":\"b9\"} | {\"move\":9} | FORM",
                "{\"move\":\"b9\"} | {\"move\":\"z9\"} | ILLEGAL",
                "{\"move\":\"b9\"} | {\"move\":\"\"} | ILLEGAL",
                "{\"move\":\"h9\"} | {\"move\":\"b9\"} | ILLEGAL",
                "{\"after\":1,\"move\":\"h8\"} | {\"after\":1,\"move\":\"h9\"} | ILLEGAL",
                "\"after\":1 | \"after\":4 | FORM",
                "\"after\":1 | \"after\":-1 | FORM",
                "\"after\":1 | \"after\":\"1\" | FORM",
                "\"after\":1 | \"after\":1.5 | FORM",
                "\"after\":1 | \"after\":null | FORM",
                "\"glyph\":\"!\" | \"glyph\":\"!!!\" | FORM",
                "\"glyph\":\"!\" | \"glyph\":1 | FORM",
                "\"comment\":\"Dark is better.\" | \"comment\":[] | FORM",
                "\"marks\":[ | \"marks\":5,\"more\":[ | FORM",
                "\"marks\":[ | \"marks\":[7, | FORM",
                "\"colour\":\"red\" | \"colour\":\"pink\" | FORM",
                "\"colour\":\"red\" | \"more\":\"red\" | FORM",
                "\"spot\":\"h9\",\"to\" | \"spot\":\"h 9\",\"to\" | ILLEGAL",
                "\"to\":\"b9\" | \"to\":\"h9\" | ILLEGAL",
                "\"to\":\"b9\", | | ILLEGAL"
            })
    void editedFilesAreRefusedWithTheReason(String from, String to, Why expected) throws RefusedEdit {
        assertEquals(expected, why(edited(from, to == null ? "" : to)));
    }

    @Test
    void theMessageNamesTheMove() throws RefusedEdit {
        assertEquals(
                "move 2 (z9): not a legal move here: z9", message(edited("{\"move\":\"h9\"}", "{\"move\":\"z9\"}")));
        assertEquals(
                "move 4 (h9) is there twice",
                message(edited("{\"after\":1,\"move\":\"h8\"}", "{\"after\":1,\"move\":\"h9\"}")));
        assertEquals("move 4 does not follow an earlier move", message(edited("\"after\":1", "\"after\":7")));
    }

    @Test
    void laterFieldsAndAByteOrderMarkAreIgnored() throws Exception {
        String file = edited("{\"move\":\"b9\"}", "{\"move\":\"b9\",\"clock\":[1,{\"x\":2.5}]}");
        file = "\ufeff" + file.replace("\"title\"", "\"author\": null, \"title\"");
        assertEquals(file(), StudyJson.write(StudyJsonReader.read(file)));
    }

    @Test
    void movesInAnotherOrderAreTheSameStudy() throws Exception {
        String file = file();
        int moves = file.indexOf("{\"move\":\"b9\"}");
        String other = file.substring(0, moves) + "{\"move\":\"b9\"},{\"move\":\"h9\"},{\"after\":1,\"move\":\"h8\"},"
                + file.substring(file.indexOf("{\"move\":\"dark\""))
                        .replace("{\"move\":\"dark\"", "{\"after\":2,\"move\":\"dark\"")
                        .replace(",\n{\"after\":1,\"move\":\"h8\"}", "");
        assertEquals(file, StudyJson.write(StudyJsonReader.read(other)));
    }

    @Test
    void tooMuchIsRefused() throws RefusedEdit {
        assertEquals(Why.LONG, why(" ".repeat(StudyJsonReader.LONGEST + 1)));
        String many = "{\"move\":\"b9\"},".repeat(Study.MOST_NODES);
        assertEquals(Why.LONG, why(edited("{\"move\":\"b9\"},", many)));
        String comment = "x".repeat(Annotation.LONGEST_COMMENT + 1);
        assertEquals(Why.ILLEGAL, why(edited("Dark is better.", comment)));
        StringBuilder marks = new StringBuilder();
        for (int i = 0; i <= Annotation.MOST_MARKS; i++) {
            marks.append("{\"spot\":\"x").append(i).append("\",\"colour\":\"red\"},");
        }
        assertEquals(Why.ILLEGAL, why(edited("\"marks\":[", "\"marks\":[" + marks)));
        assertEquals(Why.FORM, why("[".repeat(100_000)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "null", "[]", "study", "{\"kind\":\"study\"}", "{\"format\":1,\"games\":[]}"})
    void otherFilesAreNoStudies(String file) {
        assertEquals(Why.FORM, why(file));
    }

    @Test
    void aFileCutAnywhereIsRefused() throws RefusedEdit {
        String file = file().trim();
        for (int end = 0; end < file.length(); end++) {
            assertEquals(Why.FORM, why(file.substring(0, end)));
        }
    }

    @Test
    void aFileEditedAnywhereIsRefusedOrAStudy() throws RefusedEdit {
        String file = file();
        int read = 0;
        for (int at = 0; at < file.length(); at++) {
            for (int i = at % 3; i < EDITS.length(); i += 3) {
                read += isRead(file.substring(0, at) + EDITS.charAt(i) + file.substring(at + 1)) ? 1 : 0;
                read += isRead(file.substring(0, at) + EDITS.charAt(i) + file.substring(at)) ? 1 : 0;
            }
            isRead(file.substring(0, at) + file.substring(at + 1));
        }
        assertTrue(read > 100, "edited titles and comments: " + read);
    }

    private static boolean isRead(String file) {
        try {
            StudyJson.write(StudyJsonReader.read(file));
            return true;
        } catch (BadLink e) {
            return false;
        }
    }

    @Test
    void aLinkCutOrMistypedAnywhereIsDamaged() throws RefusedEdit {
        String link = StudyLink.of(some());
        for (int at = 0; at < link.length(); at++) {
            String cut = link.substring(0, at);
            assertThrows(BadLink.class, () -> StudyLink.read(cut));
            char other = link.charAt(at) == 'A' ? 'B' : 'A';
            String mistyped = cut + other + link.substring(at + 1);
            assertThrows(BadLink.class, () -> StudyLink.read(mistyped));
        }
    }

    /** An attacker can compute the checksum. */
    @ParameterizedTest
    @MethodSource("games")
    void aForgedLinkIsRefusedOrAStudy(Game game) throws BadLink {
        Rng rng = new Rng(5);
        int read = 0;
        for (int seed = 0; seed < 3; seed++) {
            Study study = StudyFixture.underWay(StudyFixture.game(game.info().id()), seed, 12);
            String payload = LinkForm.read(Games.ALL, StudyLink.of(study), 8000).payload();
            for (int at = 0; at < payload.length(); at += 1 + rng.next(1 + payload.length() / 40)) {
                String digit = "" + BitWriter.DIGITS.charAt(rng.next(64));
                String before = payload.substring(0, at);
                read += isForged(game, before) ? 1 : 0;
                read += isForged(game, before + digit + payload.substring(at + 1)) ? 1 : 0;
                read += isForged(game, before + digit + payload.substring(at)) ? 1 : 0;
                read += isForged(game, before + payload.substring(at + 1)) ? 1 : 0;
            }
        }
        for (int i = 0; i < 500; i++) {
            StringBuilder digits = new StringBuilder(i % 2 == 0 ? "CEA" : "");
            for (int length = rng.next(60); length > 0; length--) {
                digits.append(BitWriter.DIGITS.charAt(rng.next(64)));
            }
            isForged(game, digits.toString());
            isForged(game, digits + ".\u00e4");
        }
        assertTrue(read > 10, "some are valid: " + read);
    }

    private static boolean isForged(Game game, String payload) {
        String link = new LinkForm(game, 's', payload).text();
        Study study;
        try {
            study = StudyLink.read(link);
        } catch (BadLink e) {
            return false;
        }
        try {
            assertEquals(StudyJson.write(study), StudyJson.write(StudyLink.read(StudyLink.of(study))));
            assertEquals(StudyJson.write(study), StudyJson.write(StudyJsonReader.read(StudyJson.write(study))));
        } catch (BadLink e) {
            throw new AssertionError("not read again: " + link, e);
        }
        State state = study.state(study.tree().endOfLine(StudyPath.START));
        assertTrue(state.isFullyKnown());
        return true;
    }

    @Test
    void linksOfOtherKindsAreNoStudies() throws RefusedEdit {
        String game = Link.game(some().start());
        assertEquals(
                Why.FORM,
                assertThrows(BadLink.class, () -> StudyLink.read(game)).why());
        for (String text : new String[] {"", ".", "..", "2.ponte", "2.ponte.g.AAAA", "s.s", "2.ponte.x.s."}) {
            assertFalse(StudyLink.isStudy(text), text);
        }
    }

    @Test
    void aGlyphOfALaterVersionIsSaidToBeNewer() throws RefusedEdit {
        Study study = some();
        String link = StudyLink.of(study);
        ChunkWriter out = new ChunkWriter();
        BitWriter start = new BitWriter();
        study.start().writeStart(start);
        out.append(start);
        out.put(0, 16);
        out.putText("");
        out.put(1, 2);
        out.putText("");
        out.put(20, 32);
        String later = new LinkForm(study.game(), 's', link.charAt("2.ponte.s.".length()) + out.text()).text();
        assertEquals(
                Why.NEWER,
                assertThrows(BadLink.class, () -> StudyLink.read(later)).why());
    }

    @ParameterizedTest
    @CsvSource({
        "kind, game, FORM",
        "format, 4, NEWER",
        "format, 2, FORM",
        "format, x, FORM",
        "id, a b, FORM",
        "id, '', FORM",
        "began, yesterday, FORM",
        "changed, '', FORM",
        "game, x, FORM",
        "game, 2.ponte.s.AAAA, DAMAGED"
    })
    void savedTextsAreChecked(String name, String text, Why expected) throws RefusedEdit {
        Map<String, String> texts = new HashMap<>(new SavedStudy("id", some(), NOW).written(NOW));
        texts.put(name, text);
        assertEquals(
                expected,
                assertThrows(BadLink.class, () -> SavedStudy.read(texts::get)).why());
        texts.remove(name);
        assertEquals(
                Why.FORM,
                assertThrows(BadLink.class, () -> SavedStudy.read(texts::get)).why());
    }

    @Test
    void aSavedStudyNeedsAnIdAndATime() throws RefusedEdit {
        Study study = some();
        assertThrows(IllegalArgumentException.class, () -> new SavedStudy("", study, NOW));
        assertThrows(IllegalArgumentException.class, () -> new SavedStudy("id", study, "now"));
    }
}
