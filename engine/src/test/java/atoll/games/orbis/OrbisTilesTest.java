package atoll.games.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The known facts of the box hold for the table of tiles, also after corrections; and invented ones are marked. */
class OrbisTilesTest {
    private static int count(int level, int star) {
        int count = 0;
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            count += OrbisTiles.level(tile) == level && (star < 0 || OrbisTiles.star(tile) == star) ? 1 : 0;
        }
        return count;
    }

    @Test
    void twentyTwentyAndTwentyFive() {
        assertEquals(List.of(20, 20, 25), List.of(count(1, -1), count(2, -1), count(3, -1)));
        for (int tile = 1; tile < OrbisTiles.TILES; tile++) {
            assertTrue(OrbisTiles.level(tile - 1) <= OrbisTiles.level(tile), "the table goes by level");
        }
    }

    @Test
    void fourteenWhiteAndFourteenPurpleStars() {
        int white = OrbisTiles.WHITE_STAR;
        int purple = OrbisTiles.PURPLE_STAR;
        assertEquals(List.of(5, 5, 4), List.of(count(1, white), count(2, white), count(3, white)));
        assertEquals(List.of(4, 4, 6), List.of(count(1, purple), count(2, purple), count(3, purple)));
    }

    /** Every pyramid takes 14, and nine are left in the display. */
    @Test
    void thereAreEnoughTilesForPyramidsAndDisplay() {
        for (int seats = 2; seats <= 4; seats++) {
            int inGame = 0;
            for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
                inGame += Integer.bitCount(OrbisTiles.pile(seats, level));
            }
            assertEquals(14 * seats + 9, inGame);
        }
    }

    @Test
    void eachTypeHasItsColour() {
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            int colour = OrbisTiles.colour(tile);
            boolean right = switch (OrbisTiles.type(tile)) {
                case OrbisTiles.FARM, OrbisTiles.VILLAGE -> colour == OrbisWorshippers.YELLOW;
                case OrbisTiles.FOREST -> colour == OrbisWorshippers.GREEN;
                case OrbisTiles.VOLCANO -> colour == OrbisWorshippers.RED;
                case OrbisTiles.IRRIGATION -> colour == OrbisWorshippers.BLUE;
                case OrbisTiles.SHRINE -> colour == OrbisWorshippers.WHITE;
                default -> colour >= 0;
            };
            assertTrue(right, OrbisTiles.name(tile));
        }
    }

    @Test
    void oneFarmForEachColour() {
        Set<Integer> discounts = new HashSet<>();
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            if (OrbisTiles.type(tile) == OrbisTiles.FARM) {
                assertEquals(1, Integer.bitCount(OrbisTiles.effectColours(tile)));
                assertTrue(discounts.add(OrbisTiles.effectColours(tile)));
            }
        }
        assertEquals(OrbisWorshippers.COLOURS, discounts.size());
    }

    /** The box has 18 markers for failed tiles or the god of death. */
    @Test
    void thereAreEnoughFailureMarkers() {
        int mayFail = 1;
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            int type = OrbisTiles.type(tile);
            mayFail += OrbisCodec.isPriced(tile) || type == OrbisTiles.IRRIGATION ? 1 : 0;
        }
        assertTrue(mayFail <= 18, mayFail + " may fail");
    }

    @Test
    void whiteTilesAndNoOthersHaveMysticValuesAllDifferent() {
        Set<Integer> values = new HashSet<>();
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            boolean white = OrbisTiles.colour(tile) == OrbisWorshippers.WHITE;
            assertEquals(white, OrbisTiles.mystic(tile) > 0, OrbisTiles.name(tile));
            assertTrue(!white || values.add(OrbisTiles.mystic(tile)), OrbisTiles.name(tile));
        }
    }

    @Test
    void conversionsCostNothingAndGiveNoPoints() {
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            if (OrbisTiles.type(tile) == OrbisTiles.CONVERSION) {
                assertEquals(0, OrbisTiles.cost(tile) + OrbisTiles.wildCost(tile) + OrbisTiles.points(tile));
                assertTrue(OrbisTiles.number(tile) == 1 || OrbisTiles.number(tile) == 2);
            }
            if (OrbisTiles.type(tile) == OrbisTiles.ROCK) {
                assertEquals(1, OrbisTiles.points(tile));
            }
        }
    }

    @Test
    void mostOfTheFirstLevelIsFree() {
        int free = 0;
        for (int tile = 0; tile < OrbisTiles.first(2); tile++) {
            free += OrbisTiles.cost(tile) + OrbisTiles.wildCost(tile) == 0 ? 1 : 0;
        }
        assertTrue(free > 10, free + " of 20");
    }

    /** Effects with a condition have one, and every row of the table is complete. */
    @Test
    void everyRowIsComplete() {
        Set<String> names = new HashSet<>();
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            String name = OrbisTiles.name(tile);
            assertTrue(names.add(name), name);
            assertEquals(tile, OrbisTiles.find(name));
            assertTrue(OrbisTiles.colour(tile) >= 0, name);
            boolean counted = switch (OrbisTiles.type(tile)) {
                case OrbisTiles.ROCK, OrbisTiles.FARM, OrbisTiles.IRRIGATION -> OrbisTiles.number(tile) == 0;
                default -> OrbisTiles.number(tile) > 0;
            };
            assertTrue(counted, name);
            boolean coloured = switch (OrbisTiles.type(tile)) {
                case OrbisTiles.ROCK, OrbisTiles.VILLAGE, OrbisTiles.SHRINE -> OrbisTiles.effectColours(tile) == 0;
                default -> OrbisTiles.effectColours(tile) != 0;
            };
            assertTrue(coloured, name);
        }
        assertEquals(-1, OrbisTiles.find("X1a"));
    }

    /** From an owner of the box: no two tiles are equal. */
    @Test
    void allTilesDiffer() {
        Set<List<Integer>> faces = new HashSet<>();
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            assertTrue(
                    faces.add(List.of(
                            OrbisTiles.colour(tile),
                            OrbisTiles.level(tile),
                            OrbisTiles.cost(tile),
                            OrbisTiles.wildCost(tile),
                            OrbisTiles.points(tile),
                            OrbisTiles.type(tile),
                            OrbisTiles.number(tile),
                            OrbisTiles.effectColours(tile),
                            OrbisTiles.mystic(tile))),
                    OrbisTiles.name(tile));
        }
    }

    /** Corrections may mark more rows, but no fewer. */
    @Test
    void attestedFactsAreMarkedAsKnown() {
        Map<String, List<String>> attested = Map.of(
                "B1b", List.of("colour", "effect"),
                "G2a", List.of("colour", "level", "cost"),
                "B2b", List.of("cost"),
                "W3d", List.of("colour", "effect"));
        attested.forEach(
                (name, parts) -> assertTrue(known(OrbisTiles.find(name)).containsAll(parts), name));
        Set<String> parts = Set.of("colour", "level", "star", "cost", "points", "effect", "mystic");
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            List<String> known = known(tile);
            assertTrue(parts.containsAll(known) && Set.copyOf(known).size() == known.size(), OrbisTiles.name(tile));
            assertEquals(OrbisTiles.mark(tile).equals("reconstructed"), known.isEmpty(), OrbisTiles.name(tile));
        }
    }

    // The known parts of a tile, according to its mark.
    private static List<String> known(int tile) {
        String mark = OrbisTiles.mark(tile);
        return mark.startsWith("known:")
                ? List.of(mark.substring("known:".length()).split("\\+"))
                : List.of();
    }

    @Test
    void tilesPicturedInTheRulebook() {
        int forest = OrbisTiles.find("G2a");
        assertEquals(OrbisWorshippers.GREEN, OrbisTiles.colour(forest));
        assertEquals(2, OrbisTiles.level(forest));
        assertEquals(
                List.of(1, 1, 1, 0, 0, 0),
                List.of(
                        OrbisTiles.cost(forest, OrbisWorshippers.GREEN),
                        OrbisTiles.cost(forest, OrbisWorshippers.BLUE),
                        OrbisTiles.cost(forest, OrbisWorshippers.WHITE),
                        OrbisTiles.cost(forest, OrbisWorshippers.RED),
                        OrbisTiles.cost(forest, OrbisWorshippers.YELLOW),
                        OrbisTiles.wildCost(forest)));
    }

    @Test
    void noGameSpendsMoreWorshippersThanItsLengthAllowsFor() {
        int brought = OrbisGods.LOVE_GAIN;
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            brought += OrbisTiles.type(tile) == OrbisTiles.CONVERSION ? OrbisTiles.number(tile) : 0;
            // the keywords of the position parser
            assertTrue(OrbisTiles.number(tile) < 16 && OrbisTiles.wildCost(tile) < 16);
        }
        assertTrue(brought <= 40, brought + " are brought");
        assertEquals(796, OrbisSketch.GAME.info().maxMoves());
    }

    @Test
    void tenGods() {
        Set<String> names = new HashSet<>();
        int sum = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            assertTrue(names.add(OrbisGods.name(god)));
            assertEquals(god, OrbisGods.find(OrbisGods.name(god)));
            sum += OrbisGods.points(god);
        }
        assertEquals(25, sum);
        assertEquals(OrbisGods.NONE, OrbisGods.find("thunder"));
    }
}
