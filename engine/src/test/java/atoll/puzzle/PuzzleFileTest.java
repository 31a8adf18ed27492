package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleFileTest {
    private static final Game ORBIS = Games.find("orbis");

    private static PuzzleFile file() {
        List<String> texts = List.of(PuzzleLink.of(Puzzles.of(ORBIS, 2, 1)), PuzzleLink.of(Puzzles.of(ORBIS, 2, 2)));
        return new PuzzleFile("orbis", "1 to 2", texts);
    }

    private static BadLink.Why why(String text) {
        return assertThrows(BadLink.class, () -> PuzzleFile.read(text)).why();
    }

    @Test
    void aFileIsReadAsItWasWritten() throws BadLink {
        PuzzleFile read = PuzzleFile.read(file().written());
        assertEquals(file(), read);
        assertEquals(file().puzzles().get(1), PuzzleLink.of(read.puzzle(Games.ALL, 1)));
        PuzzleFile empty = new PuzzleFile("ponte", "", List.of());
        assertEquals(empty, PuzzleFile.read(empty.written()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"format\":1 | \"format\":2 | NEWER",
                "\"format\":1 | \"format\":0 | FORM",
                "\"format\":1 | \"format\":\"1\" | FORM",
                "\"kind\":\"puzzles\" | \"kind\":\"study\" | FORM",
                "\"game\":\"orbis\" | \"game\":3 | FORM",
                "\"made\":\"1 to 2\" | \"note\":\"\" | FORM",
                "\"puzzles\":[ | \"puzzles\":[7, | FORM",
                "\"puzzles\":[ | \"puzzles\":{ | DAMAGED",
            })
    void aWrongFileIsRefusedWithTheReason(String before, String after, BadLink.Why why) {
        String text = file().written();
        assertEquals(true, text.contains(before), text);
        assertEquals(why, why(text.replace(before, after)));
    }

    @Test
    void aFileThatIsCutOffIsRefused() {
        String text = file().written().trim();
        for (int end = 0; end < text.length(); end++) {
            assertEquals(BadLink.Why.DAMAGED, why(text.substring(0, end)));
        }
        assertEquals(BadLink.Why.FORM, why("[]"));
    }

    @Test
    void aPuzzleOfAnotherGameIsRefused() {
        PuzzleFile wrong = new PuzzleFile("ponte", "", file().puzzles());
        assertEquals(
                BadLink.Why.ILLEGAL,
                assertThrows(BadLink.class, () -> wrong.puzzle(Games.ALL, 0)).why());
        assertThrows(IndexOutOfBoundsException.class, () -> wrong.puzzle(Games.ALL, 2));
    }

    @Test
    void theIndexHasTheNumbersInTheOrderOfTheGames() throws BadLink {
        Map<String, Integer> written = Map.of("orbis", 31, "ponte", 100, "later", 5);
        String index = PuzzleFile.index(written);
        int[] counts = PuzzleFile.readIndex(Games.INFOS, index);
        assertEquals(Games.INFOS.size(), counts.length);
        for (int i = 0; i < counts.length; i++) {
            assertEquals(written.getOrDefault(Games.INFOS.get(i).id(), 0), counts[i]);
        }
        assertArrayEquals(new int[0], PuzzleFile.readIndex(List.of(), index));
    }

    @Test
    void aWrongIndexIsRefused() {
        for (String wrong :
                List.of("{}", "{\"format\":1,\"kind\":\"puzzle counts\"}", PuzzleFile.index(Map.of("ponte", -1)))) {
            assertThrows(BadLink.class, () -> PuzzleFile.readIndex(Games.INFOS, wrong));
        }
    }
}
