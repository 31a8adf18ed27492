package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Link;
import atoll.play.Seed;
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
        assertEquals("ALOA: 3 bridges give control; Bot: 1, 2 missing; free places: 4.", sitting.whyNot("island:ALOA"));
    }

    @Test
    void everyReasonHasItsWords() throws IOException {
        String source =
                Files.readString(Path.of("../engine/src/main/java/atoll/games/kanaloa/KanaloaIllegalReason.java"));
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

    /** Two games that differ in one card of the second seat have the same links for all others. */
    @Test
    void aViewLinkHoldsNoHiddenCard() {
        Session one = hiding("RASI");
        Session other = hiding("PAGO");
        compareLinks(one, other);
        for (String token : List.of("take:KULU", "deal:ORO")) {
            play(one, token);
            play(other, token);
            compareLinks(one, other);
        }
        play(one, "discard:RASI");
        play(other, "discard:PAGO");
        compareLinks(one, other);
        for (String token : List.of("draw", "deal:FATU", "draw", "deal:FATU")) {
            play(one, token);
            play(other, token);
            compareLinks(one, other);
        }
    }

    private Session hiding(String card) {
        return Session.from(
                game, KanaloaPositionParser.read(3, false, EXCHANGE + "hand 1 INUA " + card + "\n"), Seed.of(3));
    }

    private void play(Session session, String token) {
        session.play(game.parseMove(session.state(), token));
    }

    private void compareLinks(Session one, Session other) {
        for (int viewer : List.of(State.SPECTATOR, 0, 2)) {
            assertEquals(Link.view(game, one.state(), viewer), Link.view(game, other.state(), viewer));
        }
        assertNotEquals(Link.view(game, one.state(), 1), Link.view(game, other.state(), 1));
    }

    @Test
    void cardsTellWhoKnowsThem() {
        Session session = Session.from(game, KanaloaPositionParser.read(3, false, EXCHANGE), Seed.of(3));
        session.play(game.parseMove(session.state(), "take:KULU"));
        session.play(session.outcome());
        Scene own = scene(session, 0, false);
        assertTrue(own.spot("hand:KULU").label().endsWith("known to seat 2, seat 3"));
        assertFalse(own.spot("hand:DALI").label().contains("known"));
        assertTrue(scene(session, 1, false).spot("seat:0").label().contains("5 cards: KULU"));
        assertTrue(scene(session, 1, true).spot("seat:0").label().endsWith("5 cards"));
        assertFalse(scene(session, 0, true).spot("hand:KULU").label().contains("known"));
    }

    @Test
    void aCardThatMayBeGoneIsMarkedUnlessOneWantsNoAid() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        for (String token : List.of("take:KULU", "deal:ORO", "draw", "deal:ORO", "discard:KULU")) {
            session.play(game.parseMove(session.state(), token));
        }
        assertTrue(texts(scene(session, 1, false)).contains("KULU?"));
        assertTrue(scene(session, 1, false).spot("seat:0").label().contains("perhaps KULU"));
        assertFalse(texts(scene(session, 1, true)).contains("KULU?"));
        assertTrue(scene(session, 1, true).spot("seat:0").label().endsWith("4 cards"));
    }

    /** With three seats the robbed one knows what the thief holds as well. */
    @Test
    void whatOnlySomeKnowIsCalledSo() {
        Session session = Session.from(game, KanaloaPositionParser.read(3, true, """
                second
                open KULU LUMI MOKO NENE
                hand 1 ORO RASI
                held 0 KU
                """), Seed.of(3));
        session.play(game.parseMove(session.state(), "KU:1"));
        session.play(game.parseMove(session.state(), "steal:ORO"));
        assertTrue(scene(session, 0, false).spot("seat:1").label().endsWith("1 card: RASI (not known to everyone)"));
        assertTrue(scene(session, 1, false).spot("seat:0").label().endsWith("1 card: ORO (not known to everyone)"));
    }

    /** What is tapped tells no more than what is drawn. */
    @Test
    void whatIsTappedTellsNothingToWhoWantsNoAid() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        for (String token :
                List.of("ALOA+ALOA:ALOA-BAFI", "draw", "deal:ORO", "take:KULU", "deal:FATU", "DALI:ALOA-DALI")) {
            session.play(game.parseMove(session.state(), token));
        }
        Sitting sitting = new Sitting(session, table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
        assertTrue(sitting.whyNot("seat:1").contains("KULU"));
        assertTrue(sitting.whyNot("discards").contains("2 ALOA"));
        sitting.showing().unaided(true);
        assertEquals("Hand of Bot: 1 card.", sitting.whyNot("seat:1"));
        assertFalse(sitting.whyNot("discards").contains("ALOA"));
    }

    @Test
    void theDiscardsTellWhyNothingIsDiscarded() {
        Sitting sitting = sitting(EXCHANGE);
        sitting.pick("hand:DALI");
        sitting.pick("lane:ALOA-DALI");
        String played = "Discards: 1 DALI; face down: 0. You have played a card in this turn: none is discarded now.";
        assertEquals(played, sitting.whyNot("discards"));
        sitting.pick("lane:ALOA-ELOI");
        assertEquals(played, sitting.whyNot("discards"), "the picked connection is no card");
    }

    @Test
    void discardsAreCountedByIslandUnlessOneWantsNoAid() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        session.play(game.parseMove(session.state(), "ALOA+ALOA:ALOA-BAFI"));
        assertTrue(scene(session, 0, false).spot("discards").label().contains("2 ALOA; face down: 0"));
        assertTrue(scene(session, 0, false).spot("island:ALOA").label().endsWith("cards played: 2"));
        assertFalse(scene(session, 0, true).spot("discards").label().contains("ALOA"));
        assertFalse(scene(session, 0, true).spot("island:ALOA").label().contains("played"));
    }

    @Test
    void nobodyElsesHandIsDrawn() {
        KanaloaState state = KanaloaPositionParser.read(2, false, EXCHANGE + "hand 1 ORO INUA\n");
        Scene spectator = table.scene(
                state.viewFor(State.SPECTATOR), new Look(WORDS, State.SPECTATOR, Look.TALL, List.of(), false));
        for (Spot spot : spectator.spots()) {
            assertFalse(spot.id().startsWith("hand:"));
        }
        assertTrue(spectator.spot("seat:1").label().endsWith("2 cards"));
    }

    @Test
    void theLastRoundTellsWhoMayPass() {
        KanaloaState state = KanaloaPositionParser.read(4, false, "points 7 12 10 6\nlast\n");
        List<String> standings = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            String standing = table.standing(state, seat, WORDS);
            standings.add(standing.substring(standing.indexOf(", ") + 2));
        }
        assertEquals(List.of("may pass", "still to play", "may pass", "may pass"), standings);
    }

    @Test
    void whoHasBegunTheLastTurnMayPassNoMore() {
        KanaloaState state = KanaloaPositionParser.read(2, false, "points 7 12\nhand 0 ALOA BAFI\nlast\n");
        assertTrue(table.standing(state, 0, WORDS).endsWith("may pass"));
        state.play(game.parseMove(state, "ALOA:ALOA-BAFI"));
        assertTrue(table.standing(state, 0, WORDS).endsWith("still to play"));
    }

    /** A scene is built for every pointer's move: some ten milliseconds would be felt. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSceneIsBuiltQuickly(boolean tall) {
        State state = KanaloaPositionParser.read(4, true, TAKEOVER + "stone ORO KU\nbridges 2 HIVA-KULU\n");
        Look look = new Look(WORDS, 0, tall ? Look.TALL : Look.WIDE, List.of(), false);
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
        return table.scene(session.view(seat), new Look(WORDS, seat, Look.TALL, List.of(), unaided));
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
        for (Shape shape : sitting.scene(Look.TALL, null).shapes()) {
            marks += Ink.PREVIEW.equals(shape.stroke()) ? 1 : 0;
        }
        return marks;
    }

    private static List<String> alive(Sitting sitting, String kind) {
        Picker picker = sitting.picker();
        List<String> alive = new ArrayList<>();
        for (Spot spot : sitting.scene(Look.TALL, null).spots()) {
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
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, drawing), Seed.of(1));
        List<Player> players = List.of(new Player("Anna", 0), new Player("Bot", 1));
        return new Sitting(session, table, players, WORDS);
    }
}
