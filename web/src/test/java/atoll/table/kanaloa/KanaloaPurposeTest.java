package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.games.kanaloa.KanaloaDrawing;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.TestWords;
import org.junit.jupiter.api.Test;

/** What a move of Kanaloa is for. */
class KanaloaPurposeTest {
    private static final String OPEN = "open KULU LUMI MOKO NENE\n";

    private final KanaloaGame game = new KanaloaGame();

    private String purpose(String drawing, String token) {
        return purpose(drawing, false, token);
    }

    private String purpose(String drawing, boolean gods, String token) {
        KanaloaState state = KanaloaDrawing.read(2, gods, drawing);
        return new KanaloaTable().purpose(state.seenBy(0), game.move(state, token), TestWords.of("en", "kanaloa"));
    }

    @Test
    void controlIsPointsAndClearsAndBreaks() {
        String two = OPEN + "hand 0 ALOA COCO ELOI\nbridges 0 ALOA-BAFI ALOA-COCO\n";
        assertEquals("It brings 2 points more, as the islands stand.", purpose(two, "ALOA:ALOA-ELOI"));
        assertEquals("Then one bridge more gives you control of COCO.", purpose(two, "COCO:COCO-DALI"));
        String rival = two + "bridges 1 ALOA-DALI DALI-ELOI\n";
        assertEquals(
                "It brings 2 points more, as the islands stand. It ends the control of seat 2 over DALI."
                        + " It clears 1 bridge of others.",
                purpose(rival, "ALOA:ALOA-ELOI"));
    }

    @Test
    void aRivalIsStopped() {
        String rival = OPEN + "hand 0 DALI BAFI\nbridges 1 ALOA-DALI\n";
        assertEquals(
                "Then one bridge more gives you control of DALI.",
                purpose(rival, "DALI:COCO-DALI"),
                "one is left to both");
        String shared = OPEN + "hand 0 DALI BAFI\nbridges 1 ALOA-DALI\nbridges 0 COCO-DALI\n";
        assertEquals(
                "It brings 1 point more, as the islands stand. It clears 1 bridge of others."
                        + " One free connection no longer gives seat 2 control of DALI.",
                purpose(shared, "DALI:DALI-ELOI"));
    }

    @Test
    void whatComesNearer() {
        String one = OPEN + "hand 0 ALOA COCO ELOI\nbridges 0 ALOA-BAFI\n";
        assertEquals("Then one bridge more gives you control of ALOA.", purpose(one, "ALOA:ALOA-ELOI"));
        String held = OPEN + "hand 0 ALOA ALOA ELOI\nbridges 0 ALOA-BAFI\n";
        assertEquals(
                "Then one bridge more gives you control of ALOA; you hold the card for it.",
                purpose(held, "ALOA:ALOA-ELOI"));
        String none = OPEN + "hand 0 ALOA COCO ELOI\n";
        assertEquals(
                "It brings control of ALOA nearer: you then lack 2 bridges there.", purpose(none, "ALOA:ALOA-ELOI"));
    }

    @Test
    void aRelativeMajorityRemovesABridge() {
        String full = OPEN + "hand 0 BAFI\nbridges 0 BAFI-ELOI\nbridges 1 ALOA-BAFI BAFI-FATU\n";
        assertEquals("Then one bridge more gives you control of BAFI.", purpose(full, "BAFI:BAFI-RASI"));
        KanaloaState state = KanaloaDrawing.read(
                3,
                false,
                OPEN + "hand 0 BAFI\nbridges 0 BAFI-ELOI\nbridges 1 ALOA-BAFI BAFI-FATU\nbridges 2 BAFI-RASI\n");
        assertEquals(
                "By a relative majority on BAFI you remove another bridge.",
                new KanaloaTable()
                        .purpose(state.seenBy(0), game.move(state, "BAFI:BAFI-ORO"), TestWords.of("en", "kanaloa")));
    }

    @Test
    void theEleventhIslandWins() {
        String ten = OPEN
                + "hand 0 GALU\nbridges 0 ALOA-DALI COCO-DALI COCO-INUA FATU-INUA KULU-LUMI KULU-PAGO NENE-PAGO"
                + " GALU-NENE ALOA-COCO ALOA-ELOI ALOA-FATU COCO-FATU COCO-PAGO LUMI-PAGO GALU-LUMI DALI-ELOI"
                + " ELOI-HIVA\n";
        assertEquals("It is your eleventh island: you win at once.", purpose(ten, "GALU:GALU-PAGO"));
        assertEquals(
                "Then one bridge more gives you control of GALU.",
                purpose(ten.replace(" GALU-NENE", ""), "GALU:GALU-PAGO"));
    }

    @Test
    void whatACardGoesWith() {
        String one = "open ALOA BAFI COCO NENE\nhand 0 COCO LUMI\n";
        String near = one + "bridges 0 ALOA-DALI ALOA-ELOI\nbridges 1 COCO-INUA\n";
        assertEquals("With it one bridge gives you control of ALOA.", purpose(near, "take:ALOA"));
        assertEquals("Two cards of COCO can exchange a bridge there.", purpose(near, "take:COCO"));
        assertEquals("It helps you to control NENE, where you lack 2 bridges.", purpose(near, "take:NENE"));
        assertEquals("Nobody sees which card you get.", purpose(near, "draw"), "an open card is of use");
        assertEquals("No open card would give you control with one bridge.", purpose(one, "draw"));
        String far = one + "bridges 0 BAFI-ORO\n";
        assertEquals("It helps you to control BAFI, where you lack 2 bridges.", purpose(far, "take:BAFI"));
        String theirs = one + "bridges 1 ALOA-DALI ALOA-ELOI\n";
        assertEquals("It keeps the card from seat 2, one bridge short on ALOA.", purpose(theirs, "take:ALOA"));
        String both = one + "bridges 1 ALOA-DALI ALOA-ELOI\nbridges 0 ALOA-COCO\n";
        assertEquals(
                "It helps you to control ALOA, where you lack 2 bridges. It also keeps the card from seat 2, one bridge short there.",
                purpose(both, "take:ALOA"));
    }

    @Test
    void aCardThatIsNotNeeded() {
        String controlled = OPEN + "hand 0 ALOA ELOI BAFI COCO FATU\nbridges 0 ALOA-BAFI ALOA-COCO ALOA-DALI\n";
        assertEquals("You control ALOA already.", purpose(controlled, "discard:ALOA"));
        assertEquals("The card is for ELOI, where you lack 3 bridges.", purpose(controlled, "discard:ELOI"));
    }

    @Test
    void aGodBringsACard() {
        String stones = OPEN + "hand 0 ALOA\nhand 1 BAFI\nheld 0 LONO KU PELE\nsecond\n";
        assertEquals("You get one card more.", purpose(stones, true, "LONO"));
        assertEquals("You get one card more.", purpose(stones, true, "KU:1"));
        assertEquals("", purpose(stones, true, "PELE"));
    }
}
