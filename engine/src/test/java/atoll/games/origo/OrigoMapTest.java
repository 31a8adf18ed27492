package atoll.games.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The known facts of map, cards and stones hold, and invented ones are marked. */
class OrigoMapTest {
    private static final List<String> COUNTRIES = List.of(
            "britannien",
            "belgica",
            "skandinavien",
            "germanien",
            "polen",
            "baltikum",
            "gallien",
            "helvetien",
            "dakien",
            "hispanien",
            "italien",
            "dalmatien");

    private static List<Integer> fields(int region) {
        List<Integer> fields = new ArrayList<>();
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            if (OrigoMap.region(field) == region) {
                fields.add(field);
            }
        }
        return fields;
    }

    @Test
    void twelveCountriesInTheOrderOfScoringAndFourSeas() {
        List<String> ids = new ArrayList<>();
        int all = 0;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            ids.add(OrigoMap.id(region));
            all += OrigoMap.size(region);
            assertEquals(OrigoMap.size(region), fields(region).size());
            assertEquals(region, OrigoMap.find(OrigoMap.id(region)));
        }
        assertEquals(COUNTRIES, ids.subList(0, OrigoMap.COUNTRIES));
        assertEquals(
                List.of("nordsee", "ostsee", "biskaya", "mittelmeer"),
                ids.subList(OrigoMap.COUNTRIES, OrigoMap.REGIONS));
        assertEquals(OrigoMap.FIELDS, all);
        assertThrows(IllegalArgumentException.class, () -> OrigoMap.find("atlantis"));
        assertThrows(IllegalArgumentException.class, () -> OrigoMap.field("K1"));
    }

    @Test
    void everyCountryAndSeaIsConnected() {
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            OrigoBoard board = new OrigoBoard(2);
            fields(region).forEach(field -> board.put(0, field));
            int first = fields(region).get(0);
            board.flood(0, OrigoMap.word(first), OrigoMap.bit(first));
            int reached = 0;
            for (int word = 0; word < OrigoMap.WORDS; word++) {
                reached += Integer.bitCount(board.reach[word]);
            }
            assertEquals(OrigoMap.size(region), reached, OrigoMap.id(region));
        }
    }

    @Test
    void fieldsNamedByTheRulebookAreInTheirRegions() {
        assertEquals("gallien", OrigoMap.id(OrigoMap.region(OrigoMap.field("G2"))));
        assertEquals("gallien", OrigoMap.id(OrigoMap.region(OrigoMap.field("G3"))));
        assertTrue(OrigoMap.isAdjacent(OrigoMap.field("G2"), OrigoMap.field("G3")));
        assertFalse(OrigoMap.isSea(OrigoMap.region(OrigoMap.field("A6"))));
    }

    @Test
    void fieldsTouchAlongSides() {
        int pairs = 0;
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            assertEquals(field, OrigoMap.field(OrigoMap.name(field)));
            for (int other = 0; other < OrigoMap.FIELDS; other++) {
                assertEquals(OrigoMap.isAdjacent(field, other), OrigoMap.isAdjacent(other, field));
                pairs += OrigoMap.isAdjacent(field, other) ? 1 : 0;
            }
        }
        assertEquals(2 * 180, pairs);
        assertTrue(OrigoMap.isAdjacent(OrigoMap.field("C5"), OrigoMap.field("D5")), "over the edge of a word");
        assertFalse(OrigoMap.isAdjacent(OrigoMap.field("A10"), OrigoMap.field("B1")));
        assertFalse(OrigoMap.isAdjacent(OrigoMap.field("A1"), OrigoMap.field("B2")));
    }

    @Test
    void sixLargeCountriesOfEightFieldsAndSixSmallOnes() {
        int large = 0;
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            large += OrigoMap.isLarge(country) ? 1 : 0;
            assertEquals(OrigoMap.isLarge(country) ? 4 : 2, OrigoMap.startLimit(country));
            assertEquals(OrigoMap.isLarge(country), OrigoMap.value(country, 0) == 4);
            assertEquals(0, OrigoMap.value(country, 3));
        }
        assertEquals(6, large);
    }

    /** Digits are proved by the rulebook's example, dots are invented and may be corrected from the original game. */
    @Test
    void valuesFollowTheRulebook() {
        List<String> proved =
                List.of("421", "2.1", "32.", "421", "2.1", "421", "421", "2.1", "32.", "421", "421", "32.");
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            for (int place = 0; place < OrigoMap.PLACES; place++) {
                char value = proved.get(country).charAt(place);
                String which = OrigoMap.id(country) + " " + place;
                assertTrue(value == '.' || OrigoMap.value(country, place) == value - '0', which);
                assertTrue(value == '.' || OrigoMap.isValueKnown(country, place), which);
                assertTrue(place == 0 || OrigoMap.value(country, place) <= OrigoMap.value(country, place - 1), which);
            }
        }
    }

    /** The last mark is that of the number of fields. Corrections may raise the certainty, but not lower it. */
    @Test
    void marksAreAtLeastAsCertainAsTheRulebook() {
        List<String> marks = List.of("reconstructed", "inferred", "known");
        List<String> proved =
                List.of("2121", "2010", "2100", "2211", "2020", "2111", "2211", "2010", "2200", "2111", "2211", "2100");
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            for (int i = 0; i <= OrigoMap.PLACES; i++) {
                int least = proved.get(country).charAt(i) - '0';
                assertTrue(marks.indexOf(OrigoMap.mark(country, i)) >= least, OrigoMap.id(country) + " " + i);
            }
            assertFalse(
                    OrigoMap.isLarge(country)
                            && OrigoMap.mark(country, OrigoMap.PLACES).equals("reconstructed"),
                    "the rulebook mentions six large ones");
        }
    }

    @Test
    void ninetyEightCardsOfFiveSorts() {
        int[] sorts = new int[5];
        int[] rows = new int[4];
        int[] columns = new int[4];
        Set<String> tokens = new HashSet<>();
        for (int card = 0; card < OrigoCards.KINDS; card++) {
            String token = OrigoCards.token(card);
            assertTrue(tokens.add(token));
            assertEquals(card, OrigoCards.find(token));
            int count = OrigoCards.inBox(card);
            int fits = 0;
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                fits += OrigoCards.fits(card, field) ? 1 : 0;
            }
            if (card < OrigoCards.COLUMNS) {
                sorts[0] += count;
                rows[fits / 10] += count;
            } else if (card < OrigoCards.FIRST_COUNTRY) {
                sorts[1] += count;
                columns[fits / 10] += count;
            } else if (OrigoCards.country(card) >= 0) {
                sorts[2] += count;
                assertEquals(OrigoMap.id(OrigoCards.country(card)), token);
                assertEquals(OrigoMap.size(OrigoCards.country(card)), fits);
                assertEquals(OrigoMap.isLarge(OrigoCards.country(card)) ? 2 : 1, count);
            } else {
                sorts[card == OrigoCards.PEOPLE ? 3 : 4] += count;
                assertEquals(card == OrigoCards.PEOPLE ? 0 : 21, fits);
            }
        }
        assertEquals("26 26 18 16 12", sorts[0] + " " + sorts[1] + " " + sorts[2] + " " + sorts[3] + " " + sorts[4]);
        assertEquals("19 6 1", rows[1] + " " + rows[2] + " " + rows[3]);
        assertEquals("19 6 1", columns[1] + " " + columns[2] + " " + columns[3]);
        assertThrows(IllegalArgumentException.class, () -> OrigoCards.find("K"));
    }

    @Test
    void cardsFitTheirPrintedFields() {
        assertTrue(OrigoCards.fits(OrigoCards.find("FGH"), OrigoMap.field("G10")));
        assertFalse(OrigoCards.fits(OrigoCards.find("FGH"), OrigoMap.field("E10")));
        assertTrue(OrigoCards.fits(OrigoCards.find("8-10"), OrigoMap.field("A9")));
        assertFalse(OrigoCards.fits(OrigoCards.find("8-10"), OrigoMap.field("A7")));
        assertTrue(OrigoCards.fits(OrigoCards.find("10"), OrigoMap.field("J10")));
        assertFalse(OrigoCards.fits(OrigoCards.find("1"), OrigoMap.field("J10")));
        assertTrue(OrigoCards.fits(OrigoCards.SHIP, OrigoMap.field("J7")));
        assertFalse(OrigoCards.fits(OrigoCards.SHIP, OrigoMap.field("J8")));
    }

    /**
     * A review mentions three points at first and six or seven at the end; those between are invented. Correct them here and in
     * {@link OrigoBoard}.
     */
    @Test
    void foundingPointsOneByOne() {
        int[] points = {3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7};
        assertEquals(OrigoMap.COUNTRIES, points.length);
        for (int stone = 0; stone < OrigoMap.COUNTRIES; stone++) {
            assertEquals(points[stone], OrigoBoard.stone(stone), "stone " + (stone + 1));
        }
        assertThrows(ArrayIndexOutOfBoundsException.class, () -> OrigoBoard.stone(OrigoMap.COUNTRIES));
    }

    @Test
    void shieldsAndRedStones() {
        StringBuilder shields = new StringBuilder();
        for (int seats = 2; seats <= 5; seats++) {
            shields.append(OrigoBoard.shieldsEach(seats))
                    .append('/')
                    .append(OrigoBoard.startShields(seats))
                    .append(' ');
        }
        assertEquals("44/12 30/8 25/5 22/4 ", shields.toString());
        for (int stone = 0; stone < OrigoMap.COUNTRIES; stone++) {
            assertEquals(stone % 4 == 3, OrigoBoard.isRed(stone));
        }
    }
}
