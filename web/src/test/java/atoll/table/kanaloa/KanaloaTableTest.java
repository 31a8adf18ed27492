package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaDrawing;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Session;
import atoll.table.Ink;
import atoll.table.Look;
import atoll.table.Picker;
import atoll.table.Picker.Answer;
import atoll.table.Player;
import atoll.table.Scene;
import atoll.table.Shape;
import atoll.table.Sitting;
import atoll.table.Spot;
import atoll.table.TestWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the table of Kanaloa lights, previews, hides and says. */
class KanaloaTableTest {
    private static final TestWords WORDS = TestWords.of("en");

    private static final String EXCHANGE = """
            open KULU LUMI MOKO NENE
            hand 0 ALOA ALOA BAFI DALI
            bridges 1 ALOA-BAFI
            """;

    private static final String TAKEOVER = """
            open KULU LUMI MOKO NENE
            hand 0 ELOI
            bridges 0 ALOA-BAFI ALOA-COCO
            bridges 1 ALOA-DALI DALI-ELOI
            """;

    private final KanaloaGame game = new KanaloaGame();
    private final KanaloaTable table = new KanaloaTable();

    @Test
    void whatOthersDoFaceDownIsToldWithoutItsCard() {
        List<Player> players = List.of(new Player("Anna", 0), new Player("Bot", 1), new Player("Eve", 1));
        Sitting sitting = new Sitting(new Session(game, Setup.of(game.info(), 3), 3), table, players, WORDS);
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        while (!sitting.isOver()) {
            if (!sitting.settle()) {
                sitting.session().state().moves(legal);
                sitting.play(legal.pick(rng));
            }
        }
        assertTrue(sitting.log().contains("Card for seat 2: face down"));
        assertTrue(sitting.log().contains("Bot: puts a card away"));
        assertTrue(sitting.log().contains("Bot: discards a card face down"));
        assertFalse(sitting.log().contains("Anna: puts a card away"));
    }

    @Test
    void aCardLightsItsConnectionsAndAConnectionItsCards() {
        Sitting sitting = sitting(EXCHANGE);
        sitting.pick("hand:DALI");
        assertEquals(List.of("lane:ALOA-DALI", "lane:COCO-DALI", "lane:DALI-ELOI"), alive(sitting, "lane:"));
        sitting.picker().unpick();
        sitting.pick("lane:ALOA-DALI");
        assertEquals(List.of("hand:ALOA", "hand:DALI"), alive(sitting, "hand:"));
        sitting.picker().unpick();
        sitting.pick("lane:ALOA-BAFI");
        assertEquals(List.of("hand:ALOA", "hand:BAFI"), alive(sitting, "hand:"));
        sitting.pick("hand:ALOA");
        assertEquals(List.of("hand:ALOA", "hand:BAFI"), alive(sitting, "hand:"), "two of the same do as well");
        assertEquals(Answer.MOVE, sitting.pick("hand:ALOA"));
        assertEquals(0, ((KanaloaState) sitting.session().state()).board().owner(connection("ALOA-BAFI")));
    }

    @Test
    void aTakeoverIsPreviewedBeforeItIsConfirmed() {
        Sitting sitting = sitting(TAKEOVER);
        int marks = previewed(sitting);
        sitting.pick("hand:ELOI");
        assertEquals(Answer.MORE, sitting.pick("lane:ALOA-ELOI"));
        assertTrue(sitting.picker().holds());
        assertEquals(WORDS.text("table.confirm.now"), sitting.prompt().replace("Anna: ", ""));
        // a ring, a marker gained, a bridge and a marker lost
        assertTrue(previewed(sitting) >= marks + 5);
        assertEquals(0, sitting.session().ply());
        assertEquals(Answer.MOVE, sitting.pick("lane:ALOA-ELOI"));
        assertEquals(1, sitting.session().ply());
    }

    @Test
    void aBridgeThatTakesNothingAwayWaitsForNothing() {
        Sitting sitting = sitting(TAKEOVER);
        sitting.pick("lane:ELOI-HIVA");
        assertEquals(Answer.MOVE, sitting.pick("hand:ELOI"));
    }

    @Test
    void reasonsAreTheRulesOwn() {
        Sitting sitting = sitting(EXCHANGE);
        assertEquals("You have no cards for KULU-LUMI.", sitting.whyNot("lane:KULU-LUMI"));
        sitting.pick("hand:DALI");
        assertEquals("INUA-ORO does not end on the island of your card.", sitting.whyNot("lane:INUA-ORO"));
        assertEquals("", sitting.whyNot("lane:ALOA-BAFI"), "it begins another move");
        assertEquals(
                "ALOA: 3 bridges give control; seat 2: 1, 2 missing; free places: 4.", sitting.whyNot("island:ALOA"));
    }

    @Test
    void everyReasonHasItsWords() throws IOException {
        String source = Files.readString(Path.of("../engine/src/main/java/atoll/games/kanaloa/KanaloaReason.java"));
        Matcher matcher = Pattern.compile("\"([a-z-]+)\"").matcher(source);
        int found = 0;
        while (matcher.find()) {
            found++;
            // of passing and ending: those are buttons, there only where they may be pressed
            if (!List.of("not-last-round", "begun", "nobody-ahead").contains(matcher.group(1))) {
                assertFalse(WORDS.text("kanaloa.why." + matcher.group(1)).isBlank());
            }
        }
        assertTrue(found > 20);
    }

    @Test
    void aViewLinkHoldsNoHiddenCard() throws BadLink {
        Session session = new Session(game, Setup.of(game.info(), 3).with("gods", "true"), 8);
        MoveList legal = new MoveList();
        Rng rng = new Rng(8);
        int hidden = 0;
        for (session.state().moves(legal); legal.size() > 0; session.state().moves(legal)) {
            if (session.ply() % 5 == 0) {
                for (int viewer = 0; viewer < 3; viewer++) {
                    hidden += hidden((KanaloaState) session.state(), viewer);
                }
            }
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.pick(rng));
        }
        assertTrue(hidden > 100, "there was something to hide");
    }

    // Reads the link, and looks for what the viewer cannot know; answers how many cards were hidden.
    private int hidden(KanaloaState truth, int viewer) throws BadLink {
        KanaloaState seen = (KanaloaState)
                Link.read(Link.view(game, truth, viewer)).record().start();
        int hidden = 0;
        for (int seat = 0; seat < truth.seats(); seat++) {
            int shown = 0;
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                shown += seen.hand(seat, island);
                assertTrue(seen.hand(seat, island) <= truth.hand(seat, island));
                assertTrue(seat == viewer || seen.hand(seat, island) == truth.knows(viewer, seat, island));
                assertTrue(seat == viewer || seen.faceDown(seat, island) == 0);
            }
            assertEquals(truth.handSize(seat), shown + seen.unknown(seat));
            assertTrue(seat == viewer || seen.given(seat) == 0 || seen.given(seat) == KanaloaState.SECRET);
            hidden += seen.unknown(seat);
        }
        return hidden;
    }

    @Test
    void cardsTellWhoKnowsThem() {
        Session session = Session.from(game, KanaloaDrawing.read(3, false, EXCHANGE), 3);
        session.play(game.move(session.state(), "take:KULU"));
        session.play(session.outcome());
        Scene own = scene(session, 0, false);
        assertTrue(own.spot("hand:KULU").label().endsWith("known to seat 2, seat 3"));
        assertFalse(own.spot("hand:DALI").label().contains("known"));
        assertTrue(scene(session, 1, false).spot("seat:0").label().contains("5 cards: KULU"));
        Scene unaided = scene(session, 1, true);
        assertTrue(unaided.spot("seat:0").label().endsWith("5 cards"));
        assertFalse(texts(unaided).contains("KULU?"));
        assertFalse(scene(session, 0, true).spot("hand:KULU").label().contains("known"));
    }

    @Test
    void discardsAreCountedByIslandUnlessOneWantsNoAid() {
        Session session = Session.from(game, KanaloaDrawing.read(2, false, EXCHANGE), 3);
        session.play(game.move(session.state(), "ALOA+ALOA:ALOA-BAFI"));
        assertTrue(scene(session, 0, false).spot("discards").label().contains("2 ALOA; face down ???: 0"));
        assertTrue(scene(session, 0, false).spot("island:ALOA").label().endsWith("cards played: 2"));
        assertFalse(scene(session, 0, true).spot("discards").label().contains("ALOA"));
        assertFalse(scene(session, 0, true).spot("island:ALOA").label().contains("played"));
    }

    @Test
    void nobodyElsesHandIsDrawn() {
        KanaloaState state = KanaloaDrawing.read(2, false, EXCHANGE + "hand 1 ORO INUA\n");
        Scene spectator = table.scene(state.seenBy(State.SPECTATOR), new Look(WORDS, State.SPECTATOR, true, List.of()));
        for (Spot spot : spectator.spots()) {
            assertFalse(spot.id().startsWith("hand:"));
        }
        assertTrue(spectator.spot("seat:1").label().endsWith("2 cards"));
    }

    @Test
    void theLastRoundTellsWhoMayPass() {
        KanaloaState state = KanaloaDrawing.read(4, false, "points 7 12 10 6\nlast\n");
        List<String> standings = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            String standing = table.standing(state, seat, WORDS);
            standings.add(standing.substring(standing.indexOf(", ") + 2));
        }
        assertEquals(List.of("may pass", "still to play", "may pass", "may pass"), standings);
    }

    /** A scene is built for every pointer's move: some ten milliseconds would be felt. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSceneIsBuiltQuickly(boolean tall) {
        State state = KanaloaDrawing.read(4, true, TAKEOVER + "stone ORO KU\nbridges 2 HIVA-KULU\n");
        Look look = new Look(WORDS, 0, tall, List.of());
        int shapes = 0;
        for (int i = 0; i < 300; i++) {
            shapes = table.scene(state, look).shapes().size();
        }
        long begin = System.nanoTime();
        for (int i = 0; i < 100; i++) {
            table.scene(state, look);
        }
        double millis = (System.nanoTime() - begin) / 1e8;
        System.out.printf("Kanaloa: a scene of %d shapes in %.2f ms%n", shapes, millis);
        assertTrue(millis < 10);
    }

    private Scene scene(Session session, int seat, boolean unaided) {
        return table.scene(session.view(seat), new Look(WORDS, seat, true, List.of(), unaided));
    }

    private static String texts(Scene scene) {
        StringBuilder texts = new StringBuilder();
        for (Shape shape : scene.shapes()) {
            texts.append(shape.text()).append(' ');
        }
        return texts.toString();
    }

    private static int previewed(Sitting sitting) {
        int marks = 0;
        for (Shape shape : sitting.scene(true, null).shapes()) {
            marks += Ink.PREVIEW.equals(shape.stroke()) ? 1 : 0;
        }
        return marks;
    }

    private static List<String> alive(Sitting sitting, String kind) {
        Picker picker = sitting.picker();
        List<String> alive = new ArrayList<>();
        for (Spot spot : sitting.scene(true, null).spots()) {
            if (spot.id().startsWith(kind) && picker.alive(spot.id())) {
                alive.add(spot.id());
            }
        }
        return alive;
    }

    private static int connection(String name) {
        return KanaloaPrompt.connection(name);
    }

    private Sitting sitting(String drawing) {
        Session session = Session.from(game, KanaloaDrawing.read(2, false, drawing), 1);
        List<Player> players = List.of(new Player("Anna", 0), new Player("Bot", 1));
        return new Sitting(session, table, players, WORDS);
    }
}
