package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.present.Picker;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Highlights, previews, secrets and labels of the Kanaloa table. */
class KanaloaTableTest {
    private static final TestMessages WORDS = TestMessages.of("en");

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
    void aCardEnablesItsConnectionsAndAConnectionItsCards() {
        TablePresenter presenter = presenter(EXCHANGE);
        presenter.pick("hand:DALI");
        assertEquals(List.of("lane:ALOA-DALI", "lane:COCO-DALI", "lane:DALI-ELOI"), alive(presenter, "lane:"));
        presenter.picker().unpick();
        presenter.pick("lane:ALOA-DALI");
        assertEquals(List.of("hand:ALOA", "hand:DALI"), alive(presenter, "hand:"));
        presenter.picker().unpick();
        presenter.pick("lane:ALOA-BAFI");
        assertEquals(List.of("hand:ALOA", "hand:BAFI"), alive(presenter, "hand:"));
        presenter.pick("hand:ALOA");
        assertEquals(List.of("hand:ALOA", "hand:BAFI"), alive(presenter, "hand:"), "two of the same do as well");
        assertEquals(Picker.Result.MOVE, presenter.pick("hand:ALOA"));
        assertEquals(0, ((KanaloaState) presenter.session().state()).board().owner(connection("ALOA-BAFI")));
    }

    @Test
    void aTakeoverIsPreviewedBeforeItIsConfirmed() {
        TablePresenter presenter = presenter(TAKEOVER);
        int marks = previewed(presenter);
        presenter.pick("hand:ELOI");
        assertEquals(Picker.Result.MORE, presenter.pick("lane:ALOA-ELOI"));
        assertTrue(presenter.picker().awaitsConfirmation());
        assertEquals(WORDS.text("table.confirm.now"), presenter.prompt().replace("Anna: ", ""));
        // a ring, a marker gained, a bridge and a marker lost
        assertTrue(previewed(presenter) >= marks + 5);
        assertEquals(0, presenter.session().ply());
        assertEquals(Picker.Result.MOVE, presenter.pick("lane:ALOA-ELOI"));
        assertEquals(1, presenter.session().ply());
    }

    @Test
    void aBridgeThatTakesNothingAwayWaitsForNothing() {
        TablePresenter presenter = presenter(TAKEOVER);
        presenter.pick("lane:ELOI-HIVA");
        assertEquals(Picker.Result.MOVE, presenter.pick("hand:ELOI"));
    }

    @Test
    void reasonsComeFromTheRules() {
        TablePresenter presenter = presenter(EXCHANGE);
        assertEquals("You have no cards for KULU-LUMI.", presenter.illegalMoveText("lane:KULU-LUMI"));
        presenter.pick("hand:DALI");
        assertEquals("INUA-ORO does not end on the island of your card.", presenter.illegalMoveText("lane:INUA-ORO"));
        assertEquals("", presenter.illegalMoveText("lane:ALOA-BAFI"), "it begins another move");
        assertEquals(
                "ALOA: 3 bridges give control; Bot: 1, 2 more for control; free places: 4.",
                presenter.illegalMoveText("island:ALOA"));
    }

    /** A phone has no room for it on its map. */
    @Test
    void anIslandSaysHowManyOfItsCardsWerePlayed() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        session.play(game.parseMove(session.state(), "ALOA+ALOA:ALOA-BAFI"));
        for (boolean hidesAids : List.of(false, true)) {
            ViewOptions options = new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), hidesAids);
            String about = table.illegalMoveText(session.view(0), List.of(), "island:ALOA", options);
            assertEquals(!hidesAids, about.endsWith("cards played: 2."), about);
        }
    }

    /** Two games that differ in one card of the second seat give the same links to all others. */
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
    void cardsShowWhoKnowsThem() {
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
    void aCardThatMayBeGoneIsMarkedUnlessAidsAreHidden() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        for (String token : List.of("take:KULU", "deal:ORO", "draw", "deal:ORO", "discard:KULU")) {
            session.play(game.parseMove(session.state(), token));
        }
        assertTrue(texts(scene(session, 1, false)).contains("KULU?"));
        assertTrue(scene(session, 1, false).spot("seat:0").label().contains("perhaps KULU"));
        assertFalse(texts(scene(session, 1, true)).contains("KULU?"));
        assertTrue(scene(session, 1, true).spot("seat:0").label().endsWith("4 cards"));
    }

    /** With three seats the robbed seat also knows the thief's card. */
    @Test
    void partlyKnownCardsAreLabelled() {
        Session session = Session.from(game, KanaloaPositionParser.read(3, true, """
                second
                open KULU LUMI MOKO NENE
                hand 1 ORO RASI
                held 0 KU
                """), Seed.of(3));
        session.play(game.parseMove(session.state(), "KU:1"));
        session.play(game.parseMove(session.state(), "steal:ORO"));
        assertTrue(scene(session, 0, false).spot("seat:1").label().endsWith("1 card: RASI (not known to all)"));
        assertTrue(scene(session, 1, false).spot("seat:0").label().endsWith("1 card: ORO (not known to all)"));
    }

    /** A tap reveals no more than the drawing. */
    @Test
    void withoutAidsATapRevealsNothing() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        for (String token :
                List.of("ALOA+ALOA:ALOA-BAFI", "draw", "deal:ORO", "take:KULU", "deal:FATU", "DALI:ALOA-DALI")) {
            session.play(game.parseMove(session.state(), token));
        }
        TablePresenter presenter =
                new TablePresenter(session, table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
        assertTrue(presenter.illegalMoveText("seat:1").contains("KULU"));
        assertTrue(presenter.illegalMoveText("discards").contains("2 ALOA"));
        presenter.composer().hideAids(true);
        assertEquals("Hand of Bot: 1 card.", presenter.illegalMoveText("seat:1"));
        assertFalse(presenter.illegalMoveText("discards").contains("ALOA"));
    }

    @Test
    void theDiscardsExplainWhyNothingIsDiscarded() {
        TablePresenter presenter = presenter(EXCHANGE);
        presenter.pick("hand:DALI");
        presenter.pick("lane:ALOA-DALI");
        String played = "Discards: 1 DALI; face down: 0. You have played a card this turn, so you cannot discard.";
        assertEquals(played, presenter.illegalMoveText("discards"));
        presenter.pick("lane:ALOA-ELOI");
        assertEquals(played, presenter.illegalMoveText("discards"), "the picked connection is no card");
    }

    @Test
    void discardsAreCountedUnlessAidsAreHidden() {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, EXCHANGE), Seed.of(3));
        session.play(game.parseMove(session.state(), "ALOA+ALOA:ALOA-BAFI"));
        assertTrue(scene(session, 0, false).spot("discards").label().contains("2 ALOA; face down: 0"));
        assertTrue(scene(session, 0, false).spot("island:ALOA").label().endsWith("cards played: 2"));
        assertFalse(scene(session, 0, true).spot("discards").label().contains("ALOA"));
        assertFalse(scene(session, 0, true).spot("island:ALOA").label().contains("played"));
    }

    @Test
    void otherHandsAreNotDrawn() {
        KanaloaState state = KanaloaPositionParser.read(2, false, EXCHANGE + "hand 1 ORO INUA\n");
        Scene spectator = table.scene(
                state.viewFor(State.SPECTATOR),
                new ViewOptions(WORDS, State.SPECTATOR, ViewOptions.TALL, List.of(), false));
        for (Spot spot : spectator.spots()) {
            assertFalse(spot.id().startsWith("hand:"));
        }
        assertTrue(spectator.spot("seat:1").label().endsWith("2 cards"));
    }

    @Test
    void theLastRoundShowsWhoMayPass() {
        KanaloaState state = KanaloaPositionParser.read(4, false, "points 7 12 10 6\nlast\n");
        List<String> standings = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            String standing = table.standing(state, seat, WORDS);
            standings.add(standing.substring(standing.lastIndexOf(", ") + 2));
        }
        assertEquals(List.of("may pass", "still to play", "may pass", "may pass"), standings);
    }

    /** The large number beside it is their sum. */
    @Test
    void theStandingTellsPointsSoFarAndWhatIslandsBring() {
        KanaloaState state = KanaloaPositionParser.read(2, false, "points 7 12\nbridges 0 ALOA-DALI DALI-ELOI\nlast\n");
        assertEquals("7 + 2 for 1 island, may pass", table.standing(state, 0, WORDS));
        assertEquals(9, table.score(state, 0));
        assertEquals("12 + 0 for 0 islands, still to play", table.standing(state, 1, WORDS));
    }

    @Test
    void anEleventhIslandIsToldWithTheResult() {
        Random random = new Random(5);
        MoveList moves = new MoveList();
        Set<String> endings = new HashSet<>();
        for (int seed = 0; seed < 500 && endings.size() < 2; seed++) {
            Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
            KanaloaState state = (KanaloaState) session.state().copy();
            while (state.actor() != State.OVER) {
                state.moves(moves);
                state.play(moves.get(random.nextInt(moves.size())));
            }
            String ending = table.ending(state, WORDS);
            assertEquals(state.champion() >= 0, ending.equals("The eleventh island wins at once."));
            endings.add(ending);
            for (int seat = 0; seat < 2; seat++) {
                int down = 0;
                for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                    down += state.faceDown(seat, island);
                }
                assertEquals(
                        down > 0,
                        table.resultNotes(state, seat, WORDS).stream()
                                .anyMatch(note -> note.startsWith("Face down: ")));
            }
        }
        assertEquals(2, endings.size(), "both ends");
    }

    @Test
    void noPassAfterTheLastTurnHasBegun() {
        KanaloaState state = KanaloaPositionParser.read(2, false, "points 7 12\nhand 0 ALOA BAFI\nlast\n");
        assertTrue(table.standing(state, 0, WORDS).endsWith("may pass"));
        state.play(game.parseMove(state, "ALOA:ALOA-BAFI"));
        assertTrue(table.standing(state, 0, WORDS).endsWith("still to play"));
    }

    /** A scene is built for every pointer move: its cost grows with its shapes. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSceneHasFewShapes(boolean tall) {
        State state = KanaloaPositionParser.read(4, true, TAKEOVER + "stone ORO KU\nbridges 2 HIVA-KULU\n");
        ViewOptions options = new ViewOptions(WORDS, 0, tall ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false);
        int shapes = table.scene(state, options).shapes().size();
        assertTrue(shapes > 200 && shapes < 450, shapes + " shapes");
    }

    private Scene scene(Session session, int seat, boolean hidesAids) {
        return table.scene(session.view(seat), new ViewOptions(WORDS, seat, ViewOptions.TALL, List.of(), hidesAids));
    }

    private static String texts(Scene scene) {
        StringBuilder texts = new StringBuilder();
        for (Shape shape : scene.shapes()) {
            texts.append(shape.text()).append(' ');
        }
        return texts.toString();
    }

    private static int previewed(TablePresenter presenter) {
        int marks = 0;
        for (Shape shape : presenter.scene(ViewOptions.TALL, null).shapes()) {
            marks += Ink.PREVIEW.equals(shape.stroke()) ? 1 : 0;
        }
        return marks;
    }

    private static List<String> alive(TablePresenter presenter, String kind) {
        Picker picker = presenter.picker();
        List<String> alive = new ArrayList<>();
        for (Spot spot : presenter.scene(ViewOptions.TALL, null).spots()) {
            if (spot.id().startsWith(kind) && picker.leadsToMove(spot.id())) {
                alive.add(spot.id());
            }
        }
        return alive;
    }

    private static int connection(String name) {
        return KanaloaPromptText.connection(name);
    }

    private TablePresenter presenter(String drawing) {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, drawing), Seed.of(1));
        List<Player> players = List.of(new Player("Anna", 0), new Player("Bot", 1));
        return new TablePresenter(session, table, players, WORDS);
    }
}
