package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPositionParser;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.text.TestMessages;
import org.junit.jupiter.api.Test;

/** The reasons for Kanaloa moves. */
class KanaloaRationaleTest {
    private static final String OPEN = "open KULU LUMI MOKO NENE\n";

    private final KanaloaGame game = new KanaloaGame();

    private String rationale(String drawing, String token) {
        return rationale(drawing, false, token);
    }

    private String rationale(String drawing, boolean gods, String token) {
        KanaloaState state = KanaloaPositionParser.read(2, gods, drawing);
        return new KanaloaTable()
                .rationale(state.viewFor(0), game.parseMove(state, token), TestMessages.of("en", "kanaloa"));
    }

    @Test
    void controlIsPointsAndClearsAndBreaks() {
        String two = OPEN + "hand 0 ALOA COCO ELOI\nbridges 0 ALOA-BAFI ALOA-COCO\n";
        assertEquals("It brings 2 points more, as the islands stand.", rationale(two, "ALOA:ALOA-ELOI"));
        assertEquals("Then one bridge more gives you control of COCO.", rationale(two, "COCO:COCO-DALI"));
        String rival = two + "bridges 1 ALOA-DALI DALI-ELOI\n";
        assertEquals(
                "It brings 2 points more, as the islands stand. It ends the control of seat 2 over DALI."
                        + " It clears 1 bridge of others.",
                rationale(rival, "ALOA:ALOA-ELOI"));
    }

    @Test
    void aRivalIsStopped() {
        String rival = OPEN + "hand 0 DALI BAFI\nbridges 1 ALOA-DALI\n";
        assertEquals(
                "Then one bridge more gives you control of DALI.",
                rationale(rival, "DALI:COCO-DALI"),
                "one is left to both");
        String shared = OPEN + "hand 0 DALI BAFI\nbridges 1 ALOA-DALI\nbridges 0 COCO-DALI\n";
        assertEquals(
                "It brings 1 point more, as the islands stand. It clears 1 bridge of others."
                        + " One free connection no longer gives control of DALI to seat 2.",
                rationale(shared, "DALI:DALI-ELOI"));
    }

    @Test
    void islandsThatComeNearer() {
        String one = OPEN + "hand 0 ALOA COCO ELOI\nbridges 0 ALOA-BAFI\n";
        String other = OPEN + "hand 0 ALOA LUMI HIVA\nbridges 0 ALOA-BAFI\n";
        assertEquals("Then one bridge more gives you control of ALOA.", rationale(other, "ALOA:ALOA-ELOI"));
        String beside = one.replace(" ELOI", "");
        assertEquals(
                "Then one bridge more gives you control of ALOA; you hold the card for it.",
                rationale(beside, "ALOA:ALOA-ELOI"),
                "COCO lies beside it");
        String held = OPEN + "hand 0 ALOA ALOA ELOI\nbridges 0 ALOA-BAFI\n";
        assertEquals(
                "Then one bridge more gives you control of ALOA; you hold the card for it.",
                rationale(held, "ALOA:ALOA-ELOI"));
        String none = OPEN + "hand 0 ALOA COCO ELOI\n";
        assertEquals(
                "It brings control of ALOA nearer: you then lack 2 bridges there.", rationale(none, "ALOA:ALOA-ELOI"));
    }

    @Test
    void aRelativeMajorityRemovesABridge() {
        String full = OPEN + "hand 0 BAFI\nbridges 0 BAFI-ELOI\nbridges 1 ALOA-BAFI BAFI-FATU\n";
        assertEquals("Then one bridge more gives you control of BAFI.", rationale(full, "BAFI:BAFI-RASI"));
        KanaloaState state = KanaloaPositionParser.read(
                3,
                false,
                OPEN + "hand 0 BAFI\nbridges 0 BAFI-ELOI\nbridges 1 ALOA-BAFI BAFI-FATU\nbridges 2 BAFI-RASI\n");
        assertEquals(
                "By a relative majority on BAFI you remove another player’s bridge.",
                new KanaloaTable()
                        .rationale(
                                state.viewFor(0),
                                game.parseMove(state, "BAFI:BAFI-ORO"),
                                TestMessages.of("en", "kanaloa")));
    }

    @Test
    void theEleventhIslandWins() {
        String ten = OPEN
                + "hand 0 GALU\nbridges 0 ALOA-DALI COCO-DALI COCO-INUA FATU-INUA KULU-LUMI KULU-PAGO NENE-PAGO"
                + " GALU-NENE ALOA-COCO ALOA-ELOI ALOA-FATU COCO-FATU COCO-PAGO LUMI-PAGO GALU-LUMI DALI-ELOI"
                + " ELOI-HIVA\n";
        assertEquals("It is your eleventh island: you win at once.", rationale(ten, "GALU:GALU-PAGO"));
        assertEquals(
                "Then one bridge more gives you control of GALU.",
                rationale(ten.replace(" GALU-NENE", ""), "GALU:GALU-PAGO"));
    }

    @Test
    void cardsThatCombine() {
        String one = "open ALOA BAFI COCO NENE\nhand 0 COCO LUMI\n";
        String near = one + "bridges 0 ALOA-DALI ALOA-ELOI\nbridges 1 COCO-INUA\n";
        assertEquals("With it one bridge gives you control of ALOA.", rationale(near, "take:ALOA"));
        assertEquals(
                "With it one bridge gives you control of ALOA.", rationale(near, "take:COCO"), "it lies beside ALOA");
        assertEquals(
                "Together with your hand it gives you control of PAGO.", rationale(near, "take:NENE"), "with LUMI");
        String exchange = one + "bridges 1 COCO-INUA\n";
        assertEquals("With your COCO it can exchange the bridge COCO-INUA.", rationale(exchange, "take:COCO"));
        String far = one + "bridges 0 BAFI-ORO\n";
        assertEquals("For one of the 2 bridges you lack on BAFI.", rationale(far, "take:BAFI"));
        String two = one.replace("LUMI", "ELOI DALI");
        assertEquals("Together with your hand it gives you control of COCO.", rationale(two, "take:ALOA"));
        String theirs = one + "bridges 1 ALOA-DALI ALOA-ELOI\n";
        assertEquals("It keeps the card from seat 2, one bridge short on ALOA.", rationale(theirs, "take:ALOA"));
        String open = theirs.replace("open ALOA BAFI", "open ALOA ALOA");
        assertEquals(
                "For one of the 3 bridges you lack on ALOA.",
                rationale(open, "take:ALOA"),
                "the other card like it stays there");
        String both = one + "bridges 1 ALOA-DALI ALOA-ELOI\nbridges 0 ALOA-COCO\n";
        assertEquals(
                "For one of the 2 bridges you lack on ALOA. It also keeps the card from seat 2, one bridge short on ALOA.",
                rationale(both.replace("COCO LUMI", "LUMI"), "take:ALOA"));
    }

    /** Also by an exchange: of COCO, open and in the hand, where no place is free. */
    @Test
    void anOpenCardGivesControl() {
        String full = "open ALOA BAFI COCO NENE\nhand 0 COCO\nbridges 0 COCO-DALI\n"
                + "bridges 1 COCO-INUA COCO-FATU COCO-PAGO ALOA-COCO\n";
        assertEquals(
                "8 of 43 unseen cards give you control with your hand; nobody sees the one you draw.",
                rationale(full, "draw"));
    }

    @Test
    void aCardThatIsNotNeeded() {
        String controlled = OPEN + "hand 0 ALOA ELOI BAFI COCO FATU\nbridges 0 ALOA-BAFI ALOA-COCO ALOA-DALI\n";
        assertEquals("You control ALOA already.", rationale(controlled, "discard:ALOA"));
        assertEquals(
                "You lack 3 bridges on ELOI, and on no island of your other cards more.",
                rationale(controlled, "discard:ELOI"));
        String hand = OPEN + "hand 0 ALOA ALOA BAFI DALI HIVA\n";
        assertEquals("You keep another card of ALOA.", rationale(hand, "discard:ALOA"));
        assertEquals("None of your other cards is for HIVA or an island beside it.", rationale(hand, "discard:HIVA"));
        assertEquals("No island of your other cards counts less than DALI.", rationale(hand, "discard:DALI"));
        String nearer = hand.replace("DALI HIVA", "DALI ORO") + "bridges 0 BAFI-FATU\n";
        assertEquals(
                "You lack fewer bridges on DALI than on ALOA.",
                rationale(nearer.replace("ALOA ALOA", "ALOA"), "discard:ALOA"));
    }

    @Test
    void theOnlyCardIsComparedWithNoOther() {
        assertEquals("", rationale(OPEN + "hand 0 LUMI\n", "discard:LUMI"));
    }

    /** All places of ALOA are taken by its own bridges: control of it counts nothing now, that of DALI one. */
    @Test
    void whatAnIslandCountsDependsOnOwnBridges() {
        String own = OPEN + "hand 0 DALI ALOA ORO\nbridges 0 ALOA-BAFI ALOA-COCO ALOA-DALI ALOA-ELOI ALOA-FATU\n";
        assertFalse(rationale(own, "discard:DALI").contains("counts less"));
    }

    @Test
    void theLastTurnPromisesNothing() {
        String last = "hand 0 ALOA\nhand 1 ALOA\nbridges 0 ALOA-BAFI\nlast\n";
        assertEquals("", rationale(last, "ALOA:ALOA-FATU"));
        assertEquals(
                "Then one bridge more gives you control of ALOA; you hold the card for it.",
                rationale(last.replace("hand 0 ALOA", "hand 0 ALOA FATU"), "FATU:ALOA-FATU"));
        assertEquals("", rationale(last, "ALOA:ALOA-COCO"), "COCO would lack two");
        String kept = "hand 0 ALOA\nhand 1 BAFI\nbridges 0 ALOA-BAFI ALOA-COCO ALOA-DALI\nlast\n";
        assertEquals("You keep ALOA even if you lose a bridge there.", rationale(kept, "ALOA:ALOA-FATU"));
        assertEquals("No bridge would bring you points now.", rationale(kept, "end"));
    }

    @Test
    void aThirdSeatHasTooFewPlaces() {
        String three =
                "hand 0 ALOA\nhand 1 ALOA\nbridges 0 ALOA-BAFI\nbridges 1 ALOA-DALI\nbridges 2 ALOA-COCO\nlast\n";
        KanaloaState state = KanaloaPositionParser.read(3, false, three);
        assertEquals(
                "The free places of ALOA no longer suffice for seat 2.",
                new KanaloaTable()
                        .rationale(
                                state.viewFor(0),
                                game.parseMove(state, "ALOA:ALOA-FATU"),
                                TestMessages.of("en", "kanaloa")));
    }

    @Test
    void theEndOfTheDeckLimitsThePromises() {
        String end = "open NENE\nhand 0 COCO\nhand 1 ALOA\nsecond\nempty\n";
        assertEquals("", rationale(end, "COCO:COCO-FATU"), "three bridges with one card are too many");
        assertEquals(
                "It brings control of COCO nearer: you then lack 2 bridges there.",
                rationale(end.replace("COCO\nhand", "COCO ALOA\nhand"), "COCO:COCO-FATU"));
    }

    @Test
    void whatAnUnseenCardCouldBe() {
        String none = "open GALU KULU MOKO NENE\nhand 1 LUMI\n";
        assertEquals("No open card gives you control, and nobody sees the one you draw.", rationale(none, "draw"));
        String near = "open GALU KULU MOKO NENE\nhand 1 LUMI\nbridges 0 ALOA-BAFI ALOA-FATU\n";
        assertEquals(
                "No open card gives you control with your hand, but 12 of 44 unseen ones would.",
                rationale(near, "draw"),
                "three each of ALOA, COCO, DALI and ELOI");
        assertEquals(
                "11 of 44 unseen cards give you control with your hand; nobody sees the one you draw.",
                rationale(near.replace("GALU", "ALOA"), "draw"));
    }

    /** COCO builds ALOA-COCO, and two cards of ALOA exchange ALOA-ELOI: with ALOA-BAFI three of five. */
    @Test
    void anOpenCardGivesControlByABridgeAndAnExchange() {
        String exchange = "open COCO KULU MOKO NENE\nhand 0 ALOA ALOA\nhand 1 LUMI\nbridges 0 ALOA-BAFI\n"
                + "bridges 1 ALOA-ELOI ALOA-DALI ALOA-FATU\n";
        assertEquals(
                "12 of 42 unseen cards give you control with your hand; nobody sees the one you draw.",
                rationale(exchange, "draw"));
        assertEquals(
                "No open card gives you control, and nobody sees the one you draw.",
                rationale(exchange.replace("ALOA ALOA", "ALOA"), "draw"));
    }

    /** The last open card ends the half: the seat after the next one gets none. */
    @Test
    void noCardIsKeptFromASeatThatTakesNone() {
        String three = "open ALOA KULU\nhand 0 LUMI\nhand 1 MOKO\nhand 2 NENE\nbridges 2 ALOA-BAFI ALOA-COCO\nempty\n";
        assertEquals("For one of the 3 bridges you lack on ALOA.", rationaleOfThree(three));
        assertEquals(
                "It keeps the card from seat 3, one bridge short on ALOA.",
                rationaleOfThree(three.replace("ALOA KULU", "ALOA KULU ORO")));
    }

    private String rationaleOfThree(String position) {
        KanaloaState state = KanaloaPositionParser.read(3, false, position);
        return new KanaloaTable()
                .rationale(state.viewFor(0), game.parseMove(state, "take:ALOA"), TestMessages.of("en", "kanaloa"));
    }

    @Test
    void withAJokerNothingIsSaidOfOtherCards() {
        String joker = OPEN + "hand 0 ALOA\nhand 1 BAFI\nheld 0 KANALOA\nsecond\nbridges 0 ALOA-BAFI ALOA-FATU\n";
        assertEquals("Nobody sees which card you get.", rationale(joker, true, "draw"));
    }

    @Test
    void aGodBringsACard() {
        String stones = OPEN + "hand 0 ALOA\nhand 1 BAFI\nheld 0 LONO KU PELE\nsecond\n";
        assertEquals("You get one card more.", rationale(stones, true, "LONO"));
        assertEquals("You see a hand, and may take a card of it.", rationale(stones, true, "KU:1"));
        assertEquals("You choose which cards they get back.", rationale(stones, true, "PELE"));
    }
}
