package atoll.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** There is one list of games, and each game is named in the way that the build relies on. */
class GamesTest {
    static List<Game> games() {
        return Games.ALL;
    }

    @Test
    void theInfosAreThoseOfAllGamesInTheSameOrder() {
        assertEquals(Games.ALL.stream().map(Game::info).toList(), Games.INFOS);
        List<String> ids = Games.INFOS.stream().map(GameInfo::id).toList();
        assertEquals(ids.size(), new HashSet<>(ids).size(), "ids are unique: " + ids);
    }

    /** The build writes the list of tables and the single-game pages from the class names and {@code NameGame.INFO}. */
    @ParameterizedTest
    @MethodSource("games")
    void theClassTellsTheIdAndTheInfo(Game game) throws ReflectiveOperationException {
        Class<?> type = game.getClass();
        assertEquals(game.info().id() + "game", type.getSimpleName().toLowerCase(Locale.ROOT));
        assertEquals("atoll.games." + game.info().id(), type.getPackageName());
        assertSame(game.info(), type.getField("INFO").get(null));
    }
}
