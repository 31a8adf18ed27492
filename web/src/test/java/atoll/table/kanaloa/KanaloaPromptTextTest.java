package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.present.LogSentences;
import atoll.table.present.Picker;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Spot;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The prompts and refusals of a Kanaloa turn. */
class KanaloaPromptTextTest {
    private static final TestMessages WORDS = TestMessages.of("en");

    private final KanaloaGame game = new KanaloaGame();
    private final KanaloaTable table = new KanaloaTable();

    @Test
    void promptsRespectTheHandLimit() {
        TablePresenter five = presenter("open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI COCO DALI ELOI\n");
        assertEquals(
                "You hold five cards, the most allowed. Play or discard one before you take another.", five.prompt());
        TablePresenter many = gods(
                "open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI COCO DALI ELOI\nheld 0 KANALOA\n", "KANALOA:KULU-PAGO");
        assertEquals("You hold 5 cards and may keep 4. Play 1 more.", many.prompt());
        String stuck = """
                hand 0 DALI DALI DALI INUA INUA
                bridges 0 ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO
                held 0 LONO
                """;
        TablePresenter joker = gods("open KULU LUMI MOKO NENE\nheld 0 KANALOA\n" + stuck, "LONO", "draw", "deal:INUA");
        assertEquals("You can play no card. You hold 6 and may keep 4: use a stone, or discard 2.", joker.prompt());
        TablePresenter closing = gods("open INUA\n" + stuck + "empty\n", "LONO", "take:INUA");
        assertEquals("You can play no card. You hold 6 and may keep 5: discard 1.", closing.prompt());
        closing = gods("open KULU\n" + stuck + "empty\n", "LONO", "take:KULU");
        assertEquals("You hold 6 cards and may keep 5. Play or discard 1 more.", closing.prompt());
        assertEquals(
                "You hold 6 cards. Before you take another, play or discard until you have 5.",
                closing.illegalMoveText("end"));
    }

    /** KU, PELE and LONO combine with a discard before or after them; KANALOA is a card. */
    @Test
    void promptsKnowWhatGoesWithADiscard() {
        String stones = "open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI\nheld 0 KANALOA KU PELE LONO\n";
        TablePresenter looked = gods(stones, "KU:1", "leave");
        assertEquals(
                "Play a card to build a bridge, discard a card, or take one to end your turn.",
                looked.prompt(),
                "nothing is played");
        assertEquals(List.of("discards"), alive(looked, "discards"));
        TablePresenter joker = gods(stones, "KANALOA:KULU-PAGO");
        assertEquals("Play another card, or take one to end your turn.", joker.prompt());
        assertTrue(joker.illegalMoveText("discards").endsWith("so you cannot discard."));
        TablePresenter discarded = gods(stones, "discard:ALOA");
        assertEquals("Use a stone, or take a card to end your turn.", discarded.prompt());
        assertEquals(
                "You have discarded a card. You cannot build or discard again this turn.",
                discarded.illegalMoveText("hand:BAFI"));
        assertEquals(discarded.illegalMoveText("hand:BAFI"), discarded.illegalMoveText("stone:KANALOA"));
        assertEquals(List.of("stone:KU", "stone:PELE", "stone:LONO"), alive(discarded, "stone:"));
        TablePresenter used = gods("open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI\n", "discard:ALOA");
        assertEquals("Take an open card or draw one to end your turn.", used.prompt());
    }

    @Test
    void aFullHandGetsTheLegalOptions() {
        String five = "open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI COCO DALI ELOI\n";
        assertEquals(
                "You hold 5 cards. Before you take another, play or discard until you have 4.",
                gods(five).illegalMoveText("deck"));
        TablePresenter six = gods(five + "held 0 LONO\n", "LONO", "draw", "deal:ORO");
        assertEquals("You hold 6 cards and may keep 4. Play or discard 2 more.", six.prompt());
        assertEquals(
                "You hold 6 cards. Before you take another, play or discard until you have 4.",
                six.illegalMoveText("deck"));
        TablePresenter played = gods(five + "held 0 KANALOA\n", "KANALOA:KULU-PAGO");
        assertEquals(
                "You hold 5 cards. Before you take another, play until you have 4.", played.illegalMoveText("deck"));
        assertEquals(
                "You hold 5 cards. Before you take another, play until you have 4.",
                played.illegalMoveText("open:KULU"));
        TablePresenter discarded = gods(five + "held 0 LONO\n", "LONO", "draw", "deal:ORO", "discard:ORO");
        assertEquals(
                "You hold 5 cards. Before you take another, discard until you have 4.",
                discarded.illegalMoveText("deck"));
        discarded.pick("hand:ALOA");
        assertEquals(
                "You cannot build with ALOA now. Pick the discards to put it there face down.", discarded.prompt());
    }

    /** A player who looks with KU may take nothing: a button beside the cards. */
    @Test
    void theThiefMayLeaveTheHandAsItIs() {
        TablePresenter presenter = gods("open KULU LUMI MOKO NENE\nhand 0 ALOA\nheld 0 KU\n", "KU:1");
        assertEquals("KU shows you the hand of Bot. Take one card or none.", presenter.prompt());
        assertEquals(List.of("steal:ORO", "leave"), alive(presenter, ""));
        assertEquals("First take a card from this hand, or none.", presenter.illegalMoveText("hand:ALOA"));
        assertEquals(Picker.Result.MOVE, presenter.pick("leave"));
        KanaloaState state = (KanaloaState) presenter.session().state();
        assertEquals(List.of(1, 1), List.of(state.handSize(0), state.handSize(1)));
        assertEquals("Anna: takes no card from Bot", LogSentences.of(presenter).get(1));
    }

    /** After LONO has taken the last card, everyone still has the last round. */
    @Test
    void theTurnThatLonoClosesIsNotTheLast() {
        String drawing = "open KULU\nempty\nheld 0 LONO\n";
        TablePresenter more = gods(drawing, "LONO", "take:KULU");
        assertEquals("LONO took the last card. Play on or end your turn. Then comes the last round.", more.prompt());
        more.play(game.parseMove(more.session().state(), "KULU:KULU-PAGO"));
        assertEquals("", more.prompt(), "there is no choice");
        TablePresenter last = presenter("hand 0 ALOA\nlast\n");
        assertEquals("Your last turn. Play what you like, then end it.", last.prompt());
    }

    /** The same turn in a second half with gods. */
    private TablePresenter gods(String drawing, String... tokens) {
        Session session =
                Session.from(game, KanaloaPositionParser.read(2, true, "second\nhand 1 ORO\n" + drawing), Seed.of(1));
        for (String token : tokens) {
            session.play(game.parseMove(session.state(), token));
        }
        return new TablePresenter(session, table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
    }

    private TablePresenter presenter(String drawing) {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, drawing), Seed.of(1));
        List<Player> players = List.of(new Player("Anna", 0), new Player("Bot", 1));
        return new TablePresenter(session, table, players, WORDS);
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
}
