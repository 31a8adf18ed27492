package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.Games;
import atoll.template.TemplateGames;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No bot cheats, and a cheating bot would be caught; for a longer run use {@code Lab honest}. */
class LeakCheckTest {
    private static final int POSITIONS = 200;
    private static final int ITERATIONS = 40;

    static List<Game> games() {
        return TemplateGames.ALL;
    }

    static List<Game> hiding() {
        return games().stream().filter(LeakCheckTest::hides).toList();
    }

    /** Whether a seat to move lacks information, with any setup. */
    private static boolean hides(Game game) {
        boolean[] hidden = {false};
        Case.all().stream()
                .filter(each -> each.game() == game)
                .forEach(each -> each.walk(1, session -> {
                    int actor = session.state().actor();
                    hidden[0] |= actor >= 0 && !session.state().viewFor(actor).isFullyKnown();
                }));
        return hidden[0];
    }

    // Otherwise the tests below could compare nothing.
    @Test
    void someGamesHideAndOthersDoNot() {
        assertTrue(hiding().contains(Games.find("kanaloa")));
        assertFalse(hiding().contains(Games.find("ponte")));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void noBotCheats(Game game) {
        LeakCheck.Outcome outcome = LeakCheck.check(game, LeakCheck.search(ITERATIONS), POSITIONS, 1);
        assertNull(outcome.trouble());
        assertEquals(hides(game) ? POSITIONS : 0, outcome.positions());
        assertTrue(
                outcome.games()
                        >= Case.all().stream()
                                .filter(each -> each.game() == game)
                                .count(),
                "all seats and options are met");
    }

    @ParameterizedTest
    @MethodSource("hiding")
    void cheatingBotsAreCaught(Game game) {
        Level level = new Level(ITERATIONS, 1000, Level.MOVES);
        LeakCheck.Outcome outcome = LeakCheck.check(
                game,
                (of, actual, seed) -> {
                    Search search = new Search(of, actual, level, seed);
                    search.run(ITERATIONS);
                    return of.formatMove(actual, search.best());
                },
                POSITIONS,
                1);
        assertNotNull(outcome.trouble());
        assertTrue(outcome.trouble().contains(" in 2." + game.info().id() + ".p."), outcome.trouble());
    }

    // State outside of the encoding counts as well.
    @Test
    void botsThatDistinguishDeterminizationsAreCaught() {
        LeakCheck.Outcome outcome = LeakCheck.check(
                hiding().get(0), (of, actual, seed) -> Integer.toString(System.identityHashCode(actual)), POSITIONS, 1);
        assertEquals(1, outcome.positions());
        assertNotNull(outcome.trouble());
    }

    @Test
    void bothPositionsHaveTheSameView() {
        Game game = hiding().get(0);
        LeakCheck.Outcome outcome = LeakCheck.check(
                game,
                (of, actual, seed) -> {
                    State view = actual.viewFor(actual.actor());
                    assertTrue(actual.isFullyKnown() && !view.isFullyKnown(), "something is hidden in each position");
                    return Case.text(view);
                },
                50,
                7);
        assertNull(outcome.trouble(), "both positions have the same view");
        assertEquals(50, outcome.positions());
    }
}
