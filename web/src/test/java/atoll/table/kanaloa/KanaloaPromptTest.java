package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Look;
import atoll.table.Picker;
import atoll.table.Picker.Answer;
import atoll.table.Player;
import atoll.table.Sitting;
import atoll.table.Spot;
import atoll.table.TestWords;
import atoll.table.Told;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a turn of Kanaloa says may be done, and why something may not. */
class KanaloaPromptTest {
    private static final TestWords WORDS = TestWords.of("en");

    private final KanaloaGame game = new KanaloaGame();
    private final KanaloaTable table = new KanaloaTable();

    @Test
    void promptsKnowTheLimitOfTheHand() {
        Sitting five = sitting("open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI COCO DALI ELOI\n");
        assertEquals("Five cards: play at least one, or discard one.", five.prompt());
        Sitting many = gods(
                "open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI COCO DALI ELOI\nheld 0 KANALOA\n", "KANALOA:KULU-PAGO");
        assertEquals("You hold too many cards: play until you have 4.", many.prompt());
        String stuck = """
                hand 0 DALI DALI DALI INUA INUA
                bridges 0 ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO
                held 0 LONO
                """;
        Sitting joker = gods("open KULU LUMI MOKO NENE\nheld 0 KANALOA\n" + stuck, "LONO", "draw", "deal:INUA");
        assertEquals("No card can be played: use a stone, or discard until you have 4.", joker.prompt());
        Sitting closing = gods("open INUA\n" + stuck + "empty\n", "LONO", "take:INUA");
        assertEquals("No card can be played: discard until you have 5.", closing.prompt());
        closing = gods("open KULU\n" + stuck + "empty\n", "LONO", "take:KULU");
        assertEquals("You hold too many cards: play or discard until you have 5.", closing.prompt());
        assertEquals("Too many cards: first play or discard.", closing.whyNot("end"));
    }

    /** KU, PELE and LONO go with a discard, before it and after it; KANALOA is a card. */
    @Test
    void promptsKnowWhatGoesWithADiscard() {
        String stones = "open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI\nheld 0 KANALOA KU PELE LONO\n";
        Sitting looked = gods(stones, "KU:1", "leave");
        assertEquals(
                "Play a card and a connection, or discard one, or take one to end.",
                looked.prompt(),
                "nothing is played");
        assertEquals(List.of("discards"), alive(looked, "discards"));
        Sitting joker = gods(stones, "KANALOA:KULU-PAGO");
        assertEquals("Play on, or take a card: that ends your turn.", joker.prompt());
        assertTrue(joker.whyNot("discards").endsWith("none is discarded now."));
        Sitting discarded = gods(stones, "discard:ALOA");
        assertEquals("Use a stone, or take a card: that ends your turn.", discarded.prompt());
        assertEquals(
                "You have discarded a card: no bridge and no second discard follow.", discarded.whyNot("hand:BAFI"));
        assertEquals(discarded.whyNot("hand:BAFI"), discarded.whyNot("stone:KANALOA"));
        assertEquals(List.of("stone:KU", "stone:PELE", "stone:LONO"), alive(discarded, "stone:"));
        Sitting used = gods("open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI\n", "discard:ALOA");
        assertEquals("Take an open card, or draw one: that ends your turn.", used.prompt());
    }

    @Test
    void aFullHandIsToldWhatIsLegal() {
        String five = "open KULU LUMI MOKO NENE\nhand 0 ALOA BAFI COCO DALI ELOI\n";
        assertEquals("Too many cards: first play or discard.", gods(five).whyNot("deck"));
        Sitting six = gods(five + "held 0 LONO\n", "LONO", "draw", "deal:ORO");
        assertEquals("You hold too many cards: play or discard until you have 4.", six.prompt());
        assertEquals("Too many cards: first play or discard.", six.whyNot("deck"));
        Sitting played = gods(five + "held 0 KANALOA\n", "KANALOA:KULU-PAGO");
        assertEquals("Too many cards: first play.", played.whyNot("deck"));
        assertEquals("Too many cards: first play.", played.whyNot("open:KULU"));
        Sitting discarded = gods(five + "held 0 LONO\n", "LONO", "draw", "deal:ORO", "discard:ORO");
        assertEquals("Too many cards: first discard.", discarded.whyNot("deck"));
        discarded.pick("hand:ALOA");
        assertEquals("ALOA: now the discards.", discarded.prompt());
    }

    /** Who looks with KU may take nothing: a button beside the cards. */
    @Test
    void theThiefMayLeaveTheHandAsItIs() {
        Sitting sitting = gods("open KULU LUMI MOKO NENE\nhand 0 ALOA\nheld 0 KU\n", "KU:1");
        assertEquals("KU: the hand of Bot. Take a card or none.", sitting.prompt());
        assertEquals(List.of("steal:ORO", "leave"), alive(sitting, ""));
        assertEquals("First take a card from the hand you see, or none.", sitting.whyNot("hand:ALOA"));
        assertEquals(Answer.MOVE, sitting.pick("leave"));
        KanaloaState state = (KanaloaState) sitting.session().state();
        assertEquals(List.of(1, 1), List.of(state.handSize(0), state.handSize(1)));
        assertEquals("Anna: takes no card from Bot", Told.log(sitting).get(1));
    }

    /** After LONO has taken the last card everybody has the last round before them still. */
    @Test
    void theTurnThatLonoClosesIsNotTheLast() {
        String drawing = "open KULU\nempty\nheld 0 LONO\n";
        Sitting more = gods(drawing, "LONO", "take:KULU");
        assertEquals("LONO took the last card: play on, or end your turn. Then comes the last round.", more.prompt());
        more.play(game.parseMove(more.session().state(), "KULU:KULU-PAGO"));
        assertEquals("", more.prompt(), "there is no choice");
        Sitting last = sitting("hand 0 ALOA\nlast\n");
        assertEquals("Your last turn: play what you like, then end it.", last.prompt());
    }

    /** The same turn in a second half with gods, so far. */
    private Sitting gods(String drawing, String... tokens) {
        Session session =
                Session.from(game, KanaloaPositionParser.read(2, true, "second\nhand 1 ORO\n" + drawing), Seed.of(1));
        for (String token : tokens) {
            session.play(game.parseMove(session.state(), token));
        }
        return new Sitting(session, table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
    }

    private Sitting sitting(String drawing) {
        Session session = Session.from(game, KanaloaPositionParser.read(2, false, drawing), Seed.of(1));
        List<Player> players = List.of(new Player("Anna", 0), new Player("Bot", 1));
        return new Sitting(session, table, players, WORDS);
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
}
