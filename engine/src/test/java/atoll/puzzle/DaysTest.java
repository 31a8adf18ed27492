package atoll.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DaysTest {
    @Test
    void everyDayOfTwoCenturiesIsThatOfTheCalendar() {
        for (int day = 0; day < 80_000; day++) {
            LocalDate date = LocalDate.ofEpochDay(day);
            assertEquals(date.toString(), Days.text(day));
            assertEquals(day, Days.parse(date.toString()));
            assertEquals(date.getYear(), Days.year(day));
            assertEquals(date.getMonthValue(), Days.month(day));
            assertEquals(date.lengthOfMonth(), Days.daysOf(date.getYear(), date.getMonthValue()));
            assertEquals(date.getDayOfWeek().getValue() - 1, Days.weekday(day));
        }
    }

    @Test
    void theFirstAndTheLastDay() {
        assertEquals("1970-01-01", Days.text(0));
        assertEquals("9999-12-31", Days.text(Days.LAST));
        assertEquals(Days.LAST, Days.parse("9999-12-31"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2001-2-03",
                "2001-02-29",
                "2001-13-01",
                "2001-00-10",
                "2001-01-00",
                "1969-12-31",
                "2001/02/03",
                "2001-02-03T",
                "20a1-02-03",
                "+001-02-03"
            })
    void otherTextsAreNoDays(String text) {
        assertThrows(IllegalArgumentException.class, () -> Days.parse(text));
    }
}
