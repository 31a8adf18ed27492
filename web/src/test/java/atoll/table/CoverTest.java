package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.table.all.Tables;
import atoll.table.scene.Cover;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CoverTest {
    static Stream<String> games() {
        return Games.INFOS.stream().map(GameInfo::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasACoverWithoutWords(String game) {
        Scene cover = Tables.of(game).cover();
        assertEquals(Cover.WIDTH, cover.width());
        assertEquals(Cover.HEIGHT, cover.height());
        List<Shape> pieces = cover.shapes();
        assertTrue(pieces.size() > 10, "a ground and pieces");
        for (Shape piece : pieces) {
            assertNull(piece.text(), "it would be of one language");
        }
    }
}
