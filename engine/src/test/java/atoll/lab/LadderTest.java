package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Ballot;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.Judge;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bots of the real games against each other: few games, whose seeds are fixed. How strong they are stands in BOTS.md. */
class LadderTest {
    private static final int GAMES = 40;

    static Stream<Game> games() {
        return Games.ALL.stream();
    }

    private static double share(Game game, String bots) throws Exception {
        List<Player> players =
                Stream.of(bots.split(",")).map(LadderTest::player).toList();
        Setup setup = Setup.of(game.info(), players.size());
        return Tournament.share(new Tournament(game, setup, players).play(GAMES, 1, 2, line -> {}), 0, players.size());
    }

    private static Player player(String name) {
        try {
            return Player.of(name);
        } catch (Usage e) {
            throw new IllegalArgumentException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void twoLevelsHigherWinsMost(Game game) throws Exception {
        assertTrue(share(game, "3,1") >= 0.7, game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theWeakestBeatsChance(Game game) throws Exception {
        assertTrue(share(game, "1,random") >= 0.85, game.info().id());
    }

    /** What BOTS.md found to help is what judges ask of the search, and nothing else. */
    @Test
    void judgesAskForWhatWasMeasured() {
        String asked = Games.ALL.stream()
                .map(game -> game.info().id() + asked(game.judge()))
                .sorted()
                .collect(Collectors.joining("\n"));
        assertEquals("""
                kanaloa horizon 40, 40; exploration 160, equivalence 0; remembers
                orbis horizon 12, none; exploration 160, equivalence 0;
                origo horizon 8, 8; exploration 160, equivalence 0;
                ponte horizon none, none; exploration 20, equivalence 800; remembers scatters
                rapanui horizon none, none; exploration 160, equivalence 0;""", asked);
    }

    private static String asked(Judge judge) {
        return " horizon " + horizon(judge, 999) + ", " + horizon(judge, 1000) + "; exploration "
                + judge.exploration() + ", equivalence " + judge.equivalence() + ";"
                + (judge.remembers() ? " remembers" : "") + (judge.scatters() ? " scatters" : "");
    }

    private static String horizon(Judge judge, int iterations) {
        int horizon = judge.horizon(iterations);
        return horizon == Integer.MAX_VALUE ? "none" : Integer.toString(horizon);
    }

    @Test
    void severalSearchesForOneMoveAreAddedUp() {
        Game game = Games.find("ponte");
        State start = game.start(Setup.of(game.info(), 2));
        MoveList legal = new MoveList();
        start.moves(legal);
        Bot one = Bot.of("6@40");
        Bot four = Bot.of("6x4@40");
        int others = 0;
        for (int seed = 1; seed <= 20; seed++) {
            Rng lots = new Rng(seed);
            Ballot ballot = new Ballot();
            int first = 0;
            for (int tree = 0; tree < 4; tree++) {
                Search search = one.search(game, start, lots.next());
                search.decide(40);
                for (int move : search.moves()) {
                    ballot.add(move, search.share(move));
                }
                first = tree == 0 ? search.best() : first;
            }
            int voted = four.choose(game, start, legal, new Rng(seed));
            assertEquals(ballot.best(first), voted, "seed " + seed);
            others += voted == first ? 0 : 1;
        }
        assertTrue(others > 0, "the votes of the others count");
    }
}
