package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.ProblemTest;
import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

class KanaloaProblemTest extends ProblemTest {
    private static final KanaloaEditor EDITOR = new KanaloaEditor();
    private static final Setup PLAIN = Setup.of(KanaloaGame.INFO, 2);
    private static final String OPEN = "open KULU LUMI MOKO NENE\n";

    /** A turn with empty hands and no bridges. */
    private static final State START = KanaloaPositionParser.read(2, false, OPEN);

    /** The same in the second half, with the gods. */
    private static final State GODS = KanaloaPositionParser.read(2, true, OPEN + "second");

    /** The same with an empty deck. */
    private static final State EMPTY = KanaloaPositionParser.read(2, false, OPEN + "empty");

    private static final State LAST = KanaloaPositionParser.read(2, false, "last");

    /** ELOI and HIVA are full, and nobody has a majority on them. */
    private static final State FULL = KanaloaPositionParser.read(3, false, OPEN + """
            bridges 0 ALOA-ELOI BAFI-ELOI HIVA-KULU HIVA-LUMI
            bridges 1 DALI-ELOI ELOI-HIVA HIVA-MOKO
            bridges 2 ELOI-RASI HIVA-RASI
            """);

    private static final String FIVE = "hand.0.ALOA+1 hand.0.ALOA+1 hand.0.DALI+1 hand.0.DALI+1 hand.0.ORO+1 ";

    KanaloaProblemTest() {
        super(EDITOR, KanaloaProblem.values());
        setUp();
        cards();
        board();
        rounds();
        turns();
        gods();
    }

    private void setUp() {
        State dealing = new KanaloaGame().start(PLAIN);
        State placing = new KanaloaGame().start(PLAIN.with("gods", "true"));
        wrong(of(KanaloaProblem.NOT_YET, "points.0").seat(0), dealing, "points.0+1");
        wrong(of(KanaloaProblem.NOT_YET, "open.ALOA"), dealing, "open.ALOA+1");
        wrong(of(KanaloaProblem.NOT_YET, "discards.ALOA"), dealing, "discards.ALOA+1");
        wrong(of(KanaloaProblem.NOT_YET, "down.1.ALOA").seat(1), dealing, "down.1.ALOA+1");
        wrong(of(KanaloaProblem.NOT_YET, "bridge.ALOA-BAFI"), dealing, "bridge.ALOA-BAFI=1");
        wrong(of(KanaloaProblem.NOT_YET, "unknowndown.0").seat(0), dealing, "viewer=1 unknowndown.0+1");
        wrong(of(KanaloaProblem.NOT_YET, "held.1.KU").seat(1), placing, "held.1.KU+1");
        wrong(of(KanaloaProblem.PLACED_IN_ORDER, "stone.ALOA"), placing, "stone.BAFI=KANE");
        StringBuilder all = new StringBuilder();
        int island = 0;
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            for (int i = 0; i < KanaloaGods.count(god); i++) {
                all.append("stone.").append(KanaloaMap.name(island++)).append('=');
                all.append(KanaloaGods.name(god)).append(' ');
            }
        }
        wrong(of(KanaloaProblem.PLACED, "phase"), placing, all.toString());
        wrong(of(KanaloaProblem.STONES_LAID, "stone.ALOA"), placing, "phase=DEALING");
        wrong(of(KanaloaProblem.HAND_SECRET, "hand.0.*").seat(0), dealing, "viewer=1 hand.0.ALOA+1");
        wrong(of(KanaloaProblem.DEALT, "hand.1.*").seat(1).number(0), dealing, "hand.1.ALOA+1");
        wrong(of(KanaloaProblem.DEALT, "hand.0.*").seat(0).number(4), dealing, "phase=GIVING");
        wrong(of(KanaloaProblem.DEALT, "hand.0.*").seat(0).number(4), dealing, FIVE);
        String four = hand(0) + hand(1);
        wrong(of(KanaloaProblem.NOT_GIVEN, "given.0").seat(0), dealing, four + "phase=GIVING turn=1 given.0=ORO");
        wrong(of(KanaloaProblem.GIVEN_EARLY, "given.0").seat(0), dealing, four + "phase=GIVING given.0=ALOA");
    }

    private static String hand(int seat) {
        String prefix = "hand." + seat + '.';
        return prefix + "ALOA+1 " + prefix + "BAFI+1 " + prefix + "COCO+1 " + prefix + "DALI+1 ";
    }

    private void cards() {
        wrong(of(KanaloaProblem.DISPLAY, "open.*").number(4), START, "open.ORO+1");
        wrong(
                of(KanaloaProblem.UNKNOWN_CARDS).number(44),
                START,
                "viewer=all unknown.0+10 unknown.0+10 unknown.1+10 unknown.1+10 unknowndown.0+10");
        wrong(of(KanaloaProblem.HAND, "hand.0.*").seat(0).number(5), START, FIVE + "hand.0.ORO+1");
    }

    private void board() {
        wrong(
                of(KanaloaProblem.STONE_ON_CONTROLLED, "stone.DALI").seat(1),
                GODS,
                "stone.DALI=KANE bridge.ALOA-DALI=1 bridge.COCO-DALI=1");
        StringBuilder all = new StringBuilder();
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            all.append("bridge.").append(KanaloaMap.connectionName(c)).append("=1 ");
        }
        wrong(of(KanaloaProblem.WON, "phase").seat(1), START, all.toString());
        int most = KanaloaValidator.mostPoints((KanaloaState) START);
        StringBuilder points = new StringBuilder();
        for (int left = most + 1; left > 0; ) {
            int step = left >= 100 ? 100 : left >= 10 ? 10 : 1;
            points.append("points.1+").append(step).append(' ');
            left -= step;
        }
        wrong(of(KanaloaProblem.POINTS, "points.1").seat(1).number(most), START, points.toString());
    }

    private void rounds() {
        wrong(of(KanaloaProblem.FINISHED_ORDER, "finished.0"), LAST, "finished.1+1 finished.1+1");
        wrong(of(KanaloaProblem.LAST_HALF, "second", "last"), LAST, "second=no");
        wrong(of(KanaloaProblem.LAST_CARDS, "last").number(48), START, "second=yes last=yes");
        wrong(of(KanaloaProblem.CLOSING, "closing"), START, "closing=yes");
        wrong(of(KanaloaProblem.NOT_FINISHED, "finished.1").seat(1), LAST, "finished.0+1 phase=OVER");
        wrong(of(KanaloaProblem.ALL_FINISHED, "phase"), LAST, "finished.0+1 finished.1+1 finished.1+1");
        wrong(of(KanaloaProblem.FILLED, "phase"), START, "phase=FILLING");
        wrong(of(KanaloaProblem.FILLED_BEFORE, "phase"), START, "open.KULU-1 phase=FILLING played=yes");
        wrong(of(KanaloaProblem.NOT_FILLED, "open.*"), START, "open.KULU-1");
        wrong(of(KanaloaProblem.DECK_EMPTY, "phase"), EMPTY, "phase=DRAWING");
        wrong(of(KanaloaProblem.HAND_FULL, "hand.0.*").seat(0).number(5), START, FIVE + "phase=DRAWING");
        StringBuilder none = new StringBuilder();
        for (String island : OPEN.trim().split(" ")) {
            String card = '.' + island;
            none.append(island.equals("open") ? "" : "open" + card + "-1 discards" + card + "+1 ");
        }
        wrong(of(KanaloaProblem.NO_CARDS, "last"), EMPTY, none.toString());
    }

    private void turns() {
        wrong(of(KanaloaProblem.TURN_FINISHED, "turn").seat(0), LAST, "finished.0+1");
        wrong(
                of(KanaloaProblem.PLAYED_AND_DISCARDED, "played", "discarded").seat(0),
                START,
                "played=yes discarded=yes");
        wrong(of(KanaloaProblem.HAND_AFTER, "discarded").seat(0).number(5), START, FIVE + "discarded=yes");
        String removing = "played=yes phase=REMOVING";
        wrong(of(KanaloaProblem.REMOVING_PLAYED, "played", "discarded").seat(0), FULL, "phase=REMOVING");
        wrong(of(KanaloaProblem.REMOVAL_NONE, "phase"), FULL, removing);
        wrong(of(KanaloaProblem.REMOVAL_LEADS, "removal.ALOA").seat(0), FULL, removing + " removal.ALOA=yes");
        wrong(
                of(KanaloaProblem.REMOVAL_ENDS, "removal.ELOI").seat(0),
                FULL,
                removing + " removal.ELOI=yes removal.HIVA=yes");
    }

    private void gods() {
        wrong(of(KanaloaProblem.GODS_HELP, "phase"), START, "phase=EXTRA");
        wrong(of(KanaloaProblem.VICTIM, "other").seat(0), GODS, "phase=STEALING");
        wrong(of(KanaloaProblem.VICTIM, "other").seat(1), GODS, "phase=PULLING other=1");
        String card = "hand.1.ALOA+1 ";
        wrong(of(KanaloaProblem.THIEF_KNOWS, "sure.1.0.ALOA").seat(0), GODS, card + "phase=STEALING other=1");
        wrong(of(KanaloaProblem.GIVERS, "giver.1").seat(1), GODS, card + "phase=PULLING other=1 giver.1=yes");
        wrong(of(KanaloaProblem.RETURN, "other").seat(1), GODS, "phase=RETURNING other=1");
        wrong(
                of(KanaloaProblem.RETURN_HAND, "hand.0.*").seat(0).number(1),
                GODS,
                "phase=RETURNING other=1 giver.1=yes");
    }

    @Test
    void aViewMakesOfUnseenCardsUnknownOnes() {
        Draft draft = EDITOR.of(START);
        edit(draft, "hand.0.ALOA+1 hand.0.ORO+1 sure.0.1.ORO+1 hand.1.BAFI+1 down.0.COCO+1 viewer=1");
        assertEquals("0", draft.value("hand.0.ALOA"));
        assertEquals("1", draft.value("hand.0.ORO"), "seat 1 has seen it");
        assertEquals("1", draft.value("hand.1.BAFI"), "its own card");
        assertEquals("1", draft.value("unknown.0"));
        assertEquals("1", draft.value("unknowndown.0"));
        assertFalse(draft.position().isFullyKnown());
        KanaloaState opened = (KanaloaState) draft.open(new Rng(4));
        assertTrue(opened.isFullyKnown());
        assertEquals(2, opened.handSize(0));
        assertEquals(1, opened.hand(0, KanaloaMap.find("ORO")));
        assertEquals(1, opened.faceDown());
    }

    /** The draft of a seat's view is the view of the draft: what the editor hides is what the rules hide. */
    @Test
    void aViewByHandIsThatOfTheRules() {
        Draft draft = EDITOR.of(START);
        edit(draft, FIVE + "sure.0.1.ORO+1 sure.0.1.ALOA+1 hand.1.BAFI+1 down.0.COCO+1 down.1.COCO+1");
        State whole = draft.position();
        edit(draft, "viewer=1");
        assertEquals(Case.text(whole.viewFor(1)), Case.text(draft.position()));
        edit(draft, "viewer=all");
        assertEquals(Case.text(whole.viewFor(State.SPECTATOR)), Case.text(draft.position()));
    }

    @Test
    void knowledgeFitsTheHand() {
        Draft draft = EDITOR.of(FULL);
        assertThrows(IllegalArgumentException.class, () -> draft.parse("sure.0.1.ORO+1"), "not in the hand");
        edit(draft, "hand.0.ORO+1 hand.0.ORO+1 sure.0.all.ORO+1");
        assertEquals("1", draft.value("sure.0.1.ORO"), "everyone knows it");
        assertThrows(IllegalArgumentException.class, () -> draft.parse("sure.0.1.ORO-1"));
        edit(draft, "sure.0.2.ORO+1 hand.0.ORO-1");
        assertEquals("1", draft.value("sure.0.2.ORO"));
        edit(draft, "doubt.0.2.ALOA+1");
        assertEquals("1", draft.value("lost.0.2"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("old.0.2+1"), "no other card is in the hand");
        assertNull(draft.problem());
    }

    private static void edit(Draft draft, String tokens) {
        for (String token : tokens.split(" ")) {
            draft.apply(draft.parse(token));
        }
    }
}
