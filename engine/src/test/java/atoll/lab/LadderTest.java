package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Search;
import atoll.bot.VoteTally;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.SearchParams;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matches between bots of the real games: few games, with fixed seeds. BOTS.md has the measured strengths. */
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
        } catch (UsageException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void twoLevelsHigherWinsMostGames(Game game) throws Exception {
        assertTrue(share(game, "3,1") >= 0.7, game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void weakestLevelBeatsRandomPlay(Game game) throws Exception {
        assertTrue(share(game, "1,random") >= 0.85, game.info().id());
    }

    /** The search parameters are exactly those that BOTS.md found to help. */
    @Test
    void searchParamsAreAsMeasured() {
        String asked = Games.ALL.stream()
                .map(game -> game.info().id() + asked(game.evaluator().searchParams()))
                .sorted()
                .collect(Collectors.joining("\n"));
        assertEquals("""
                kanaloa playoutDepth 40, 40; explorationConstant 160, raveEquivalence 0; listsRarely usesMast
                orbis playoutDepth 12, none; explorationConstant 160, raveEquivalence 0;
                origo playoutDepth 8, 8; explorationConstant 160, raveEquivalence 0; listsRarely
                ponte playoutDepth none, none; explorationConstant 20, raveEquivalence 800; defersListing usesMast randomTieBreak
                rapanui playoutDepth none, none; explorationConstant 160, raveEquivalence 0;""", asked);
    }

    private static String asked(SearchParams params) {
        return " playoutDepth " + playoutDepth(params, 999) + ", " + playoutDepth(params, 1000)
                + "; explorationConstant "
                + params.explorationConstant() + ", raveEquivalence " + params.raveEquivalence() + ";"
                + (params.defersListing(2000) && !params.defersListing(1999) ? " defersListing" : "")
                + (params.listsRarely(2000) && !params.listsRarely(1999) ? " listsRarely" : "")
                + (params.usesMast() ? " usesMast" : "") + (params.randomTieBreak() ? " randomTieBreak" : "");
    }

    private static String playoutDepth(SearchParams params, int iterations) {
        int moves = params.playoutDepth(iterations);
        return moves == Integer.MAX_VALUE ? "none" : Integer.toString(moves);
    }

    @Test
    void votesOfSeveralSearchesAreAddedUp() {
        Game game = Games.find("ponte");
        State start = game.start(Setup.of(game.info(), 2));
        MoveList legal = new MoveList();
        start.moves(legal);
        Bot one = Bot.of("6@40");
        Bot four = Bot.of("6x4@40");
        int others = 0;
        for (int seed = 1; seed <= 20; seed++) {
            Rng rng = new Rng(seed);
            VoteTally tally = new VoteTally();
            int first = 0;
            for (int tree = 0; tree < 4; tree++) {
                Search search = one.search(game, start, rng.next());
                search.runUntilDecided(40);
                for (int move : search.moves()) {
                    tally.add(move, search.visitShare(move));
                }
                first = tree == 0 ? search.best() : first;
            }
            int voted = four.choose(game, start, legal, new Rng(seed));
            assertEquals(tally.best(first), voted, "seed " + seed);
            others += voted == first ? 0 : 1;
        }
        assertTrue(others > 0, "the votes of the others count");
    }
}
