package atoll.table.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Setup;
import atoll.games.ponte.PonteGame;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PonteTableTest {
    private static final Messages WORDS = TestMessages.of("en");

    private static Scene scene(int room) {
        PonteGame game = new PonteGame();
        return new PonteTable()
                .scene(game.start(Setup.of(game.info(), 2)), new ViewOptions(WORDS, 0, room, List.of(), false));
    }

    private static List<String> key(Scene scene) {
        return scene.shapes().stream()
                .map(shape -> shape.text())
                .filter(Objects::nonNull)
                .filter(text -> text.matches("[a-z ]{2,}"))
                .toList();
    }

    /** Where there is room for it below the board or beside it, a key says what its marks mean. */
    @Test
    void longAndWideScreensHaveAKey() {
        Scene tall = scene(ViewOptions.TALL);
        Scene high = scene(ViewOptions.LONG);
        assertEquals(List.of("bridge possible", "tile possible", "points"), key(high));
        assertEquals(List.of(), key(tall));
        assertEquals(key(high), key(scene(ViewOptions.WIDE)));
        Scene square = scene(ViewOptions.SQUARE);
        assertEquals(List.of(), key(square));
        assertEquals(tall.width(), square.width());
        assertEquals(tall.height(), square.height());
        assertEquals(tall.width(), high.width());
        assertEquals(tall.height() + 18, high.height());
        assertEquals(tall.spot("c5").area().centreY(), high.spot("c5").area().centreY());
    }
}
