package atoll.games.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.engine.State;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the golden games every god and every type of tile scores and fails, and games end in every way. */
class OrbisEndsTest {
    private static final Path GAMES = Path.of("src/test/resources/games/orbis");

    private static List<Path> games() {
        try (Stream<Path> files = Files.list(GAMES)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Replays a golden game, visits every position with its next move, and returns the end. */
    private static OrbisState replay(Path game, Predicate<OrbisState> what, Set<String> plays) {
        try {
            List<JsonObject> lines = Files.readAllLines(game).stream()
                    .map(line -> JsonParser.parseString(line).getAsJsonObject())
                    .toList();
            int seats = lines.get(0).get("seats").getAsInt();
            OrbisState state = new OrbisState(Setup.of(OrbisSketch.GAME.info(), seats));
            for (JsonObject line : lines) {
                if (line.has("play")) {
                    String token = line.get("play").getAsString();
                    if (what.test(state)) {
                        plays.add(token.substring(0, token.indexOf(':') < 0 ? token.length() : token.indexOf(':')));
                    }
                    state.play(OrbisSketch.GAME.parseMove(state, token));
                }
            }
            assertEquals(State.OVER, state.actor());
            return state;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static OrbisState end(Path game) {
        return replay(game, state -> false, new TreeSet<>());
    }

    private static OrbisState end(String name) {
        return end(GAMES.resolve(name + ".jsonl"));
    }

    @Test
    void everyGodScoresAndThoseThatCanFailFail() {
        Set<String> met = new TreeSet<>();
        for (Path game : games()) {
            OrbisState end = end(game);
            for (int seat = 0; seat < end.seats(); seat++) {
                int god = end.survey().god(seat);
                met.add(OrbisGods.name(god) + (end.survey().points().god(seat) > 0 ? "" : " fails"));
            }
        }
        Set<String> all = new TreeSet<>();
        for (int god = 0; god < OrbisGods.GODS; god++) {
            all.add(OrbisGods.name(god));
            boolean sure = god == OrbisGods.LOVE || god == OrbisGods.APPRENTICE || god == OrbisGods.IDLENESS;
            all.add(OrbisGods.name(god) + (sure ? "" : " fails"));
        }
        assertEquals(all, met);
    }

    @Test
    void everyTypeScoresAndThoseWithAConditionFail() {
        Set<String> met = new TreeSet<>();
        for (Path game : games()) {
            OrbisState end = end(game);
            for (int seat = 0; seat < end.seats(); seat++) {
                for (int left = end.survey().occupied(seat); left != 0; left &= left - 1) {
                    int cell = Integer.numberOfTrailingZeros(left);
                    int tile = end.survey().tile(seat, cell);
                    String type =
                            tile == OrbisFacts.WILDERNESS ? "wilderness" : OrbisTiles.typeName(OrbisTiles.type(tile));
                    met.add(type + (end.survey().counts(seat, cell) ? "" : " fails"));
                }
            }
        }
        Set<String> all = new TreeSet<>(
                Set.of("wilderness fails", "village fails", "forest fails", "volcano fails", "irrigation fails"));
        for (int type = 0; type < OrbisTiles.TYPES; type++) {
            all.add(OrbisTiles.typeName(type));
        }
        assertEquals(all, met);
    }

    /** Types without a condition fail as wildernesses. */
    @Test
    void everyTypeIsTurnedOver() {
        Set<String> met = new TreeSet<>();
        for (Path game : games()) {
            replay(
                    game,
                    state -> state.phase() == OrbisPhase.PLACING
                            && state.turned
                            && met.add(OrbisTiles.typeName(OrbisTiles.type(state.tile))),
                    new TreeSet<>());
        }
        assertEquals(OrbisTiles.TYPES, met.size());
    }

    @Test
    void pricesArePaidAndDeclined() {
        Set<String> villages = new TreeSet<>();
        Set<String> volcanoes = new TreeSet<>();
        Set<String> deaths = new TreeSet<>();
        for (Path game : games()) {
            replay(game, state -> isAsked(state, OrbisTiles.VILLAGE), villages);
            replay(game, state -> isAsked(state, OrbisTiles.VOLCANO), volcanoes);
            replay(game, state -> state.phase() == OrbisPhase.FULFILLING && state.slot < 0, deaths);
        }
        villages.remove("swap");
        assertEquals(Set.of("fulfil", "decline"), villages);
        assertTrue(volcanoes.containsAll(Set.of("fulfil", "decline")));
        assertTrue(deaths.containsAll(Set.of("fulfil", "decline")));
    }

    private static boolean isAsked(OrbisState state, int type) {
        return state.phase() == OrbisPhase.FULFILLING && state.slot >= 0 && OrbisTiles.type(state.tile) == type;
    }

    @Test
    void deathIsDeclinedThoughItsPriceCouldBePaid() {
        Set<String> plays = new TreeSet<>();
        replay(
                GAMES.resolve("death-declined.jsonl"),
                state -> state.slot < 0 && state.survey().canFulfil(),
                plays);
        assertTrue(plays.contains("decline"), plays.toString());
    }

    @Test
    void exchangesComeBeforePrices() {
        Set<String> plays = new TreeSet<>();
        Path game = GAMES.resolve("exchange-before-price.jsonl");
        replay(game, state -> state.phase() == OrbisPhase.FULFILLING, plays);
        assertTrue(plays.contains("swap"), plays.toString());
    }

    @Test
    void theLimitOfTenInAGodsTurn() {
        Set<String> plays = new TreeSet<>();
        Path game = GAMES.resolve("limit-after-love.jsonl");
        replay(game, state -> state.phase() == OrbisPhase.DISCARDING && state.slot < 0, plays);
        assertFalse(plays.isEmpty());
    }

    @Test
    void theLimitOfTenByGivingAndByExchange() {
        Set<String> plays = new TreeSet<>();
        for (Path game : games()) {
            replay(game, state -> state.phase() == OrbisPhase.DISCARDING, plays);
        }
        assertEquals(Set.of("give", "swap"), plays);
    }

    @Test
    void aGodMayBeTheLastThingTaken() {
        Set<String> plays = new TreeSet<>();
        for (Path game : games()) {
            replay(
                    game,
                    state -> state.phase() == OrbisPhase.TURN && state.playerAreas[state.turn].isComplete(),
                    plays);
        }
        plays.remove("swap");
        assertEquals(Set.of("god"), plays);
    }

    @ParameterizedTest
    @CsvSource({"fire-tied,4", "nature-tied,6"})
    void severalHaveTheMost(String name, int god) {
        OrbisState end = end(name);
        int most = 0;
        int pleased = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            most += end.survey().points().god(seat, god) > 0 ? 1 : 0;
            pleased += end.survey().god(seat) == god && end.survey().points().god(seat) > 0 ? 1 : 0;
        }
        assertTrue(most > 1 && pleased == 1);
    }

    @ParameterizedTest
    @CsvSource({
        "tie-worshippers-three,false",
        "orbis-4-a,false",
        "tie-shared,true",
        "tie-shared-three,true",
        "tie-shared-four,true"
    })
    void equalPoints(String name, boolean shared) {
        OrbisState end = end(name);
        int best = Integer.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            best = Math.max(best, end.score(seat));
            winners += end.rank(seat) == 1 ? 1 : 0;
        }
        int tied = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            tied += end.score(seat) == best ? 1 : 0;
            assertTrue(end.rank(seat) > 1 || end.score(seat) == best);
        }
        assertTrue(tied > 1);
        assertEquals(shared, winners > 1);
    }
}
