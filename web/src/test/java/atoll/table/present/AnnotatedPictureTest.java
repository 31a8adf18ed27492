package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnnotatedPictureTest {
    @Test
    void numbersAreNotOnTopOfEachOther() {
        for (Game game : Games.ALL) {
            int numbers = -1;
            for (int room : List.of(ViewOptions.WIDE, ViewOptions.TALL)) {
                AnnotatedPicture picture = new AnnotatedPicture(
                        game,
                        Tables.of(game.info().id()),
                        TestMessages.of("en", game.info().id()),
                        room);
                assertFalse(picture.texts().isEmpty());
                assertEquals(
                        numbers < 0 ? picture.texts().size() : numbers,
                        picture.texts().size());
                numbers = picture.texts().size();
                assertTrue(picture.isLegible(), game.info().id() + " " + room);
            }
        }
    }
}
