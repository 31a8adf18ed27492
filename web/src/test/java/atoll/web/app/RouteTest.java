package atoll.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.State;
import atoll.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The table {@code routes.csv} is also tested against {@code boot.js}, in a browser: {@code AddressTest}. */
class RouteTest {
    private static final Path TABLE = Path.of("src/test/resources/routes.csv");

    private static final List<String> KINDS = List.of(
            Route.HOME,
            Route.TABLE,
            Route.REVIEW,
            Route.GAMES,
            Route.SETTINGS,
            Route.ABOUT,
            Route.NEW,
            Route.HELP,
            Route.GUIDE,
            Route.STUDY,
            Route.EDIT,
            Route.LINK);

    static List<String> rows() throws IOException {
        return Files.readAllLines(TABLE).stream().skip(1).toList();
    }

    private static String[] cells(String row) {
        String[] cells = row.split(",", -1);
        assertEquals(5, cells.length, row);
        return cells;
    }

    private static void assertRoute(String[] cells, Route route) {
        for (String kind : KINDS) {
            assertEquals(kind.equals(cells[1]), route.is(kind), kind);
        }
        assertEquals(cells[2], route.game());
        assertEquals(cells[3], route.rest());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aFragmentIsParsed(String row) {
        String[] cells = cells(row);
        assertRoute(cells, Route.parse(cells[0]));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aRouteReadsBack(String row) {
        Route route = Route.parse(cells(row)[0]);
        assertRoute(cells(row), Route.parse(route.toFragment()));
        assertEquals("#" + route.toFragment(), route.href());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aPageWithOneGameKnowsWhatItLacks(String row) {
        String[] cells = cells(row);
        for (GameInfo info : Games.INFOS) {
            boolean lacks = !cells[4].equals("any") && !cells[4].equals(info.id());
            assertEquals(lacks, Route.parse(cells[0]).needsOtherPage(info.id()), info.id());
        }
    }

    @Test
    void everyKindIsInTheTable() throws IOException {
        Set<String> kinds = rows().stream().map(row -> cells(row)[1]).collect(Collectors.toSet());
        assertTrue(kinds.containsAll(KINDS), kinds.toString());
    }

    @Test
    void routesAreWrittenAsEver() {
        assertEquals("", Route.of(Route.HOME).toFragment());
        assertEquals("table", Route.of(Route.TABLE).toFragment());
        assertEquals("review", Route.of(Route.REVIEW).toFragment());
        assertEquals("games", Route.of(Route.GAMES).toFragment());
        assertEquals("about", Route.of(Route.ABOUT).toFragment());
        assertEquals("new.ponte", Route.newGame("ponte").toFragment());
        assertEquals("new.ponte.link", Route.newByLink("ponte").toFragment());
        assertTrue(Route.newByLink("ponte").isByLink());
        assertFalse(Route.newGame("ponte").isByLink());
        assertEquals("help.ponte", Route.help("ponte", "").toFragment());
        assertEquals("help.ponte.input", Route.help("ponte", "input").toFragment());
        assertEquals("guide.ponte", Route.guide("ponte", "").toFragment());
        assertEquals("guide.ponte.2", Route.guide("ponte", "2").toFragment());
        assertEquals("study.k3x9", Route.study("k3x9").toFragment());
        assertEquals("study.2.ponte.g.AAAA", Route.study("2.ponte.g.AAAA").toFragment());
        assertEquals("edit.ponte", Route.edit("ponte").toFragment());
        assertEquals("edit.2.ponte.p.AAAA", Route.edit("2.ponte.p.AAAA").toFragment());
        assertEquals("edit.~1", Route.editOfCurrent(1).toFragment());
        assertEquals("study.~1", Route.studyOfCurrent(1).toFragment());
        assertEquals(
                "study.~" + State.SPECTATOR,
                Route.studyOfCurrent(State.SPECTATOR).toFragment());
    }

    // A link must arrive as it was sent: its checksum covers every character.
    @ParameterizedTest
    @ValueSource(strings = {"2.origo.g.A-_9", "2.origo.g.", "2.", "0", "9.a.b.c.d.e", "x%20y", "#table"})
    void linksAndUnknownFragmentsStayAsWritten(String fragment) {
        assertEquals(fragment, Route.parse(fragment).toFragment());
    }

    @Test
    void stepsAreDigits() {
        assertEquals(1, Route.parse("guide.ponte").step());
        assertEquals(3, Route.parse("guide.ponte.3").step());
        assertEquals(1, Route.parse("guide.ponte.33").step());
        for (int step = 1; step <= 9; step++) {
            assertEquals(
                    step,
                    Route.parse(Route.guide("ponte", Integer.toString(step)).toFragment())
                            .step());
        }
    }

    @Test
    void aLinkMaySayWhoSendsIt() {
        Route route = Route.parse("2.ponte.t.AAAA~Ada%20L.~x");
        assertEquals("2.ponte.t.AAAA", route.link());
        assertEquals("Ada%20L.~x", route.sender());
        assertTrue(route.isFullPageLink());
        assertEquals("2.ponte.t.AAAA~Ada%20L.~x", route.toFragment());
        assertEquals("", Route.parse("2.ponte.t.AAAA").sender());
        assertEquals("", Route.parse("2.ponte.t.AAAA~").sender());
        assertEquals("2.ponte.t.AAAA~Ada", "2.ponte.t.AAAA" + Route.ofSender("Ada"));
        assertEquals("", Route.ofSender(""));
    }

    @Test
    void anEditMayBeOfAStoredPosition() {
        Route route = Route.edit("2.ponte.p.AAAA", "k3x9");
        assertEquals("2.ponte.p.AAAA", route.edited());
        assertEquals("k3x9", route.storedId());
        assertEquals(route.toFragment(), Route.parse(route.toFragment()).toFragment());
        assertEquals("k3x9", Route.parse(route.toFragment()).storedId());
        assertEquals("edit.2.ponte.p.AAAA", Route.edit("2.ponte.p.AAAA", "").toFragment());
        assertEquals("", Route.parse("edit.2.ponte.p.AAAA").storedId());
        assertEquals("ponte", Route.parse("edit.ponte").edited());
    }

    @Test
    void anUnfinishedPositionIsALinkOfAKindOfItsOwn() {
        String draft = Route.draft(Games.find("ponte"), "AAAA");
        assertTrue(Route.isDraft(draft));
        assertFalse(Route.isDraft("2.ponte.p.AAAA"));
        assertFalse(Route.isDraft("ponte"));
        assertEquals(draft, Route.parse("edit." + draft).edited());
    }

    @Test
    void correspondenceAndStudiesNeedTheFullPage() {
        for (String link : List.of("2.origo.t.AAAA", "2.origo.s.AAAA", "2.origo.s.AAAA~Ada", "2.origo.e.AAAA")) {
            assertTrue(Route.parse(link).isFullPageLink(), link);
        }
        for (String other : List.of("2.origo.g.AAAA", "help.origo.t.AAAA", "study.2.origo.t.AAAA", "2", "2.origo.s")) {
            assertFalse(Route.parse(other).isFullPageLink(), other);
        }
    }

    @Test
    void aStudyIsOfSomethingStoredALinkOrTheCurrentGame() {
        assertEquals("k3x9", Route.parse("study.k3x9").study());
        assertEquals("2.ponte.g.AAAA", Route.parse("study.2.ponte.g.AAAA").study());
        assertEquals("2.ponte.p.AAAA", Route.parse("edit.2.ponte.p.AAAA").study());
        assertTrue(Route.parse("edit.~1").isOfCurrent());
        assertFalse(Route.parse("edit.ponte").isOfCurrent());
        assertFalse(Route.parse("study.k3x9").isOfCurrent());
        assertFalse(Route.parse("study.2.ponte.g.AAAA").isOfCurrent());
        for (int viewer = State.SPECTATOR; viewer < 5; viewer++) {
            Route route = Route.parse(Route.studyOfCurrent(viewer).toFragment());
            assertTrue(route.isOfCurrent());
            assertEquals(viewer, route.viewer(-7));
        }
        for (String silent : List.of("study", "study.~", "study.~x", "study.~99999999999")) {
            assertTrue(Route.parse(silent).isOfCurrent(), silent);
            assertEquals(-7, Route.parse(silent).viewer(-7), silent);
        }
    }
}
