package atoll.games.origo;

import static atoll.games.origo.OrigoScene.go;
import static atoll.games.origo.OrigoScene.owner;
import static atoll.games.origo.OrigoScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of the rulebook, and of our reading where it is silent: scoring, battle, movement, ties. Blue is seat 0, red 1, black 2, green 3. */
class OrigoExamplesTest {
    // The rulebook's scoring, laid out on our map.

    private static OrigoScene scoring() {
        return OrigoScene.of(3)
                .board("""
                        2 . . . 2 2 2 . . .
                        1 2 . . . 2 2 . 2 2
                        0 0 . . 0 0 . . . .
                        1 . 0 1 . . . 0 . 2
                        . . 1 1 . 1 . 0 1 2
                        1 1 0 1 2 2 2 2 2 2
                        1 1 0 0 2 0 . . 2 1
                        1 1 0 0 0 0 0 1 1 .
                        . . 0 0 0 . 1 . 1 1
                        . . . 0 0 . . . 1 1
                        """)
                .founded("belgica helvetien dalmatien gallien")
                .leaders(4, 6, 5);
    }

    @Test
    void clansOfTheScoringExample() {
        OrigoScoring scoring = scoring().state().survey().scoring();
        List<String> clans = new ArrayList<>();
        for (int clan = 0; clan < scoring.clans(); clan++) {
            clans.add(scoring.clanSeat(clan) + ":" + scoring.clanSize(clan) + "=" + scoring.clanPoints(clan));
        }
        assertEquals(List.of("0:14=8", "2:10=6", "1:6=4", "1:6=4", "2:5=1", "1:4=0"), clans);
        assertEquals(List.of(8, 8, 7), each(scoring::clanPointsOf));
    }

    @Test
    void seaOfTheScoringExample() {
        OrigoScoring scoring = scoring().state().survey().scoring();
        assertEquals(List.of(2, 3, 2), each(scoring::seaShields));
        assertEquals(List.of(2, 5, 2), each(scoring::seaPoints));
    }

    @Test
    void countriesOfTheScoringExample() {
        OrigoScoring scoring = scoring().state().survey().scoring();
        int[][] table = {
            {4, 0, 0, 4, 2, 0, 4, 0, 0, 4, 4, 0},
            {1, 2, 0, 2, 1, 0, 2, 0, 2, 0, 2, 3},
            {1, 0, 3, 0, 1, 4, 0, 2, 3, 0, 0, 0}
        };
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            int sovereign = List.of("belgica", "dalmatien").contains(OrigoMap.id(country))
                    ? 1
                    : OrigoMap.id(country).equals("helvetien") ? 2 : -1;
            assertEquals(sovereign, scoring.sovereign(country), OrigoMap.id(country));
            for (int seat = 0; seat < 3; seat++) {
                int bonus = seat == sovereign ? 2 : 0;
                assertEquals(table[seat][country] + bonus, scoring.countryPoints(country, seat), OrigoMap.id(country));
            }
        }
        assertEquals(List.of(32, 32, 25), each(scoring::total));
    }

    @Test
    void leadersAfterTheScoringExample() {
        OrigoState state = scoring().state();
        assertEquals(List.of(36, 39, 33), each(state.survey()::afterScoring));
        assertEquals(List.of(36, 39, 33), each(state::score));
        assertEquals(List.of(4, 6, 5), each(state::leader));
        assertEquals(List.of(2, 1, 3), each(state::rank));
    }

    private static List<Integer> each(java.util.function.IntUnaryOperator number) {
        return List.of(number.applyAsInt(0), number.applyAsInt(1), number.applyAsInt(2));
    }

    // The rulebook's battle for G2.

    private static final String BATTLE =
            "attack:gallien@G2 add:2 add:G add:people add:people add:G add:2 add:GH add:1-2";

    private static OrigoState battle(OrigoScene scene) {
        return scene.shields(0, "F2 H2")
                .shields(2, "G2 G3")
                .shields(1, "F3 G4 H3 H4")
                .founded("gallien")
                .hand(0, "gallien G people 2 1-2")
                .hand(2, "2 people G GH")
                .state();
    }

    @Test
    void valuesOfTheBattleExample() {
        for (OrigoScene scene : List.of(OrigoScene.of(3), OrigoScene.corners(3))) {
            OrigoState state = battle(scene);
            List<String> values = new ArrayList<>();
            for (String token : BATTLE.split(" ")) {
                go(state, token);
                OrigoBattle battle = state.survey().battle();
                values.add(battle.value(OrigoBattle.ATTACKER) + ":" + battle.value(OrigoBattle.DEFENDER));
                assertEquals(state.actor(), battle.seat(battle.loser()));
                assertEquals(1, battle.needed());
            }
            assertEquals(List.of("4:2", "4:4", "6:4", "6:6", "8:6", "8:8", "10:8", "10:10", "12:10"), values);
        }
    }

    @Test
    void endOfTheBattleExample() {
        OrigoState state = battle(OrigoScene.of(3));
        int blue = state.board().supply(0);
        int black = state.board().supply(2);
        go(state, BATTLE + " fold");
        assertEquals(0, owner(state, "G2"));
        assertEquals(blue - 1, state.board().supply(0));
        assertEquals(black, state.board().supply(2));
        assertTrue(state.board().isFounded(OrigoMap.find("gallien")));
        int discarded = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            discarded += state.discards(kind);
        }
        assertEquals(9, discarded);
        assertEquals(0, state.actor());
        assertEquals(1, state.actions());
    }

    // Wandering and sailing.

    private static List<String> targets(OrigoState state, String from) {
        List<String> names = new ArrayList<>();
        for (int field : state.survey().targets(OrigoMap.field(from))) {
            names.add(OrigoMap.name(field));
        }
        return names.stream().sorted().toList();
    }

    @Test
    void wandersToAFreeNeighbourAndOverTheOwnChain() {
        OrigoState state = OrigoScene.of(3)
                .shields(0, "A6 A5 B5")
                .shields(1, "B6")
                .shields(2, "C5")
                .state();
        assertEquals(List.of("A4", "A7", "B4"), targets(state, "A6"));
        assertEquals(List.of("wander:A6>A4", "wander:A6>A7", "wander:A6>B4"), tokens(state, "wander:A6"));
    }

    @Test
    void wandersWithoutOwnNeighboursToFreeOnesOnly() {
        OrigoState state = OrigoScene.of(3).shields(0, "A6").shields(1, "B6").state();
        assertEquals(List.of("A5", "A7"), targets(state, "A6"));
    }

    @Test
    void cornersAndShieldsOfOthersAreInTheWay() {
        OrigoState state =
                OrigoScene.of(3).shields(0, "A6 B7").shields(1, "A5 B6 A7").state();
        assertEquals(List.of(), targets(state, "A6"));
    }

    @Test
    void sailsToLandAndSeaOverShieldsOnLand() {
        OrigoState state =
                OrigoScene.of(3).shields(0, "B3 B4 B5").shields(1, "A3 B2 C3").state();
        assertEquals(List.of("A4", "A5", "B6", "C4", "C5"), targets(state, "B3"));
        assertEquals(5, tokens(state, "sail:B3>").size());
    }

    @Test
    void aShipAlone() {
        OrigoState state = OrigoScene.of(3).shields(0, "J7").shields(1, "J8").state();
        assertEquals(List.of("I7", "J6"), targets(state, "J7"));
    }

    // Ties of clans: each clan a row of shields, with a row between.

    private static List<Integer> clans(String... clans) {
        OrigoScene scene = OrigoScene.of(3);
        char row = 'A';
        for (String clan : clans) {
            int seat = clan.charAt(0) - '0';
            for (int column = 1; column <= clan.charAt(2) - '0'; column++) {
                scene.shields(seat, "" + row + column);
            }
            // The other half of the row, for a second clan of another seat.
            if (clan.length() > 3) {
                for (int column = 8; column <= 10; column++) {
                    scene.shields(clan.charAt(4) - '0', "" + row + column);
                }
            }
            row += 2;
        }
        return each(scene.founded("britannien skandinavien hispanien italien baltikum dalmatien")
                .state()
                .survey()
                .scoring()::clanPointsOf);
    }

    @Test
    void twoSeatsTieForTheLargestClanAndTheNextIsThird() {
        assertEquals(List.of(6, 6, 4), clans("0:9", "1:9", "2:5"));
    }

    @Test
    void twoClansOfOneSeatTieWithOneOfAnother() {
        assertEquals(List.of(12, 6, 2), clans("0:7", "0:7", "1:7", "2:3"));
    }

    @Test
    void oneSeatHoldsTheFirstPlaceTwice() {
        assertEquals(List.of(16, 4, 0), clans("0:5", "0:5", "1:4"));
    }

    @Test
    void aTieForTheFifthPlaceScoresNothing() {
        assertEquals(List.of(14, 4, 2), clans("0:9", "0:8", "1:7", "2:6", "1:3+2"));
    }

    @Test
    void threeEqualClansOfOneSeatFromTheFourthPlaceOn() {
        assertEquals(
                List.of(3 * 2, 8 + 6 + 4, 0),
                each(OrigoScene.of(3)
                        .shields(1, "A1 A2 A3 A4 A5 A6")
                        .shields(1, "C1 C2 C3 C4 C5")
                        .shields(1, "E1 E2 E3 E4")
                        .shields(0, "G1 G2 G3 I1 I2 I3 G8 G9 G10")
                        .state()
                        .survey()
                        .scoring()::clanPointsOf));
    }

    // Ties in a country.

    private static List<Integer> country(String id, int... counts) {
        OrigoScene scene = OrigoScene.of(4);
        int country = OrigoMap.find(id);
        int seat = 0;
        int left = counts[0];
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            while (seat < counts.length && left == 0) {
                seat++;
                left = seat < counts.length ? counts[seat] : 0;
            }
            if (seat < counts.length && OrigoMap.region(field) == country) {
                scene.shields(seat, OrigoMap.name(field));
                left--;
            }
        }
        OrigoScoring scoring = scene.founded(id).state().survey().scoring();
        return List.of(
                scoring.countryPoints(country, 0),
                scoring.countryPoints(country, 1),
                scoring.countryPoints(country, 2),
                scoring.countryPoints(country, 3));
    }

    @Test
    void aClearOrderInACountry() {
        assertEquals(List.of(4, 2, 1, 0), country("britannien", 4, 3, 1));
    }

    @Test
    void aTieForTheSecondPlaceTakesTheThird() {
        assertEquals(List.of(4, 1, 1, 0), country("britannien", 3, 2, 2));
    }

    @Test
    void aTieForTheFirstPlaceTakesTheSecond() {
        assertEquals(List.of(2, 2, 1, 0), country("britannien", 3, 3, 1));
    }

    @Test
    void threeSeatsTieForTheFirstPlaceAndAllTakeTheSecond() {
        assertEquals(List.of(2, 2, 2, 0), country("dakien", 2, 2, 2));
    }

    @Test
    void afterThreeTiedSeatsTheFourthGetsNothing() {
        assertEquals(List.of(2, 2, 2, 0), country("britannien", 2, 2, 2, 1));
    }

    @Test
    void aTieForTheThirdPlaceTakesNothing() {
        assertEquals(List.of(4, 2, 0, 0), country("britannien", 3, 2, 1, 1));
    }

    @Test
    void sovereigntyIsTheFirstValueAndTwo() {
        assertEquals(List.of(6, 0, 0, 0), country("britannien", 8));
        assertEquals(List.of(4, 0, 0, 0), country("polen", 5));
        assertEquals(List.of(4, 0, 0, 0), country("britannien", 7));
    }
}
