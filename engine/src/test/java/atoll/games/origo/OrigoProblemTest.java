package atoll.games.origo;

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

class OrigoProblemTest extends ProblemTest {
    private static final OrigoEditor EDITOR = new OrigoEditor();
    private static final Setup SETUP = Setup.of(OrigoGame.INFO, 2);

    /** A turn with an empty map and empty hands. */
    private static final State START = OrigoPositionParser.read("turn 0", 2);

    /** In Belgica, which is founded, a shield of each seat; seat 0 has an action left. */
    private static final State FIGHT =
            OrigoPositionParser.read("shields 0 E3 shields 1 E4 founded belgica turn 0 actions 1", 2);

    private static final String BATTLE = "phase=BATTLE target=E4 ";
    private static final String TEN = times("hand.0.people+1", 10);

    OrigoProblemTest() {
        super(EDITOR, OrigoProblem.values());
        setUp();
        cards();
        round();
        battle();
        turns();
    }

    private void setUp() {
        State dealing = new OrigoGame().start(SETUP);
        wrong(of(OrigoProblem.NOT_YET, "shield.A1").seat(1), dealing, "shield.A1=1");
        wrong(of(OrigoProblem.NOT_YET, "discards.people"), dealing, "discards.people+1");
        wrong(of(OrigoProblem.NOT_YET, "founded.polen"), dealing, "founded.polen=yes");
        wrong(of(OrigoProblem.NOT_YET, "leader.0").seat(0), dealing, "leader.0+10");
        wrong(of(OrigoProblem.NOT_YET, "supply.1").seat(1), dealing, "supply.1-1");
        wrong(of(OrigoProblem.DEALT, "hand.1.*").seat(1).number(0), dealing, "hand.1.people+1");
        wrong(of(OrigoProblem.DEALT, "hand.0.*").seat(0).number(10), dealing, TEN);
        wrong(of(OrigoProblem.DEALT, "hand.0.*").seat(0).number(10), dealing, "phase=PLACING");
        Draft dealt = EDITOR.of(dealing);
        edit(dealt, TEN + times("hand.1.ship+1", 10) + "phase=PLACING");
        State placing = dealt.position();
        wrong(of(OrigoProblem.PLACED, "turn").seat(1).number(0), placing, "shield.A1=1");
        StringBuilder all = new StringBuilder();
        for (int field = 0; field < 24; field++) {
            all.append("shield.")
                    .append(OrigoMap.name(field))
                    .append('=')
                    .append(field % 2)
                    .append(' ');
        }
        wrong(of(OrigoProblem.PLACED_ALL, "phase").number(12), placing, all.toString());
        wrong(
                of(OrigoProblem.START_LIMIT, "founded.belgica").number(2),
                placing,
                "shield.D4=0 shield.E3=0 shield.E4=1 turn=1");
    }

    private void cards() {
        StringBuilder all = new StringBuilder();
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            all.append(times("discards." + OrigoCards.token(kind) + "+1", OrigoCards.inBox(kind)));
        }
        wrong(of(OrigoProblem.UNKNOWN_CARDS).number(0), START, all + "viewer=all cards.0+1");
        wrong(of(OrigoProblem.PILE_EMPTY, "phase"), START, all + "phase=REFILLING");
        wrong(of(OrigoProblem.HAND, "hand.0.*").seat(0).number(10), START, TEN + "hand.0.ship+1");
        wrong(of(OrigoProblem.NOTHING_HIDDEN, "viewer"), START, "viewer=0");
        wrong(
                of(OrigoProblem.SURE_HIDDEN, "sure.*").number(1),
                START,
                "shuffled=yes viewer=0 cards.1+1 sure.0.people+1 sure.0.ship+1");
    }

    private void round() {
        wrong(of(OrigoProblem.SHIELDS, "supply.0").seat(0).number(44), START, "shield.A1=0 supply.0+1");
        wrong(
                of(OrigoProblem.NOT_FOUNDED, "founded.belgica"),
                START,
                "shield.D4=0 shield.E3=0 shield.E4=1 shield.F4=1");
        int most = OrigoValidator.mostFounded(2);
        wrong(of(OrigoProblem.LEADER, "leader.0").seat(0).number(most), START, "leader.0-1");
        wrong(of(OrigoProblem.LEADER, "leader.1").seat(1).number(most), START, "leader.1+100 leader.1+100");
        wrong(of(OrigoProblem.LEADERS_TOGETHER, "leader.1", "leader.0").seat(1), START, "leader.0+1");
        wrong(of(OrigoProblem.WAITING, "waiting").number(0), START, "waiting+1");
    }

    private void battle() {
        wrong(of(OrigoProblem.NO_TARGET, "target"), FIGHT, "phase=BATTLE");
        wrong(of(OrigoProblem.TARGET_OWNER, "shield.A1"), FIGHT, "phase=BATTLE target=A1");
        wrong(of(OrigoProblem.TARGET_OWNER, "shield.E3"), FIGHT, "phase=BATTLE target=E3");
        wrong(of(OrigoProblem.BATTLE_ACTIONS, "actions").number(1), FIGHT, BATTLE + "actions+1");
        wrong(of(OrigoProblem.NO_SUPPLY, "supply.0").seat(0), FIGHT, BATTLE + noSupply());
        wrong(of(OrigoProblem.TARGET_FAR, "shield.A1").seat(0), FIGHT, "shield.A1=1 phase=BATTLE target=A1");
        wrong(of(OrigoProblem.TARGET_CLOSED, "shield.E4"), FIGHT, BATTLE + "founded.belgica=no");
        wrong(of(OrigoProblem.NOT_PLAYED, "phase").seat(0), FIGHT, BATTLE);
        wrong(of(OrigoProblem.CARD_FIT, "attack.A").seat(0), FIGHT, BATTLE + "attack.A+1");
        wrong(of(OrigoProblem.CARD_FIT, "defence.A").seat(1), FIGHT, BATTLE + "attack.people+1 defence.A+1");
    }

    // Of 43 shields.
    private static String noSupply() {
        return times("supply.0-10", 4) + times("supply.0-1", 3);
    }

    private void turns() {
        wrong(of(OrigoProblem.SWAP_SHIFTED, "shifted"), START, "phase=SWAPPING");
        wrong(of(OrigoProblem.SWAP_HAND, "draws").seat(0).number(10), START, TEN + "shifted=yes phase=SWAPPING");
        wrong(of(OrigoProblem.REFILL_FULL, "refill").seat(0).number(10), START, TEN + "phase=REFILLING");
        wrong(of(OrigoProblem.REFILL_BEFORE, "refill").seat(0).number(10), START, "phase=REFILLING refill=1");
        wrong(of(OrigoProblem.NAMING_LAST, "turn").seat(0), START, "turn=1 phase=NAMING");
        wrong(of(OrigoProblem.NAMING_SCORED, "phase"), START, "phase=NAMING");
        wrong(
                of(OrigoProblem.NAMING_OVER, "phase"),
                START,
                "founded.polen=yes founded.italien=yes founded.gallien=yes founded.belgica=yes shield.A1=0 "
                        + noSupply()
                        + "phase=NAMING");
    }

    private static String times(String token, int times) {
        return (token + ' ').repeat(times);
    }

    @Test
    void aShieldComesFromTheSupplyAndGoesBackThere() {
        Draft draft = EDITOR.of(START);
        edit(draft, "shield.A1=0 shield.B1=1");
        assertEquals("43", draft.value("supply.0"));
        edit(draft, "shield.A1=1 shield.B1=none");
        assertEquals("44", draft.value("supply.0"));
        assertEquals("43", draft.value("supply.1"));
        assertNull(draft.problem());
    }

    /** What the editor hides is what the rules hide. */
    @Test
    void aViewByHandIsThatOfTheRules() {
        Draft draft = EDITOR.of(START);
        edit(draft, "hand.0.people+1 hand.0.ship+1 hand.1.A+1 shuffled=yes sure.1.people+1 sure.all.ship+1 held.0.1+1");
        State whole = draft.position();
        for (String viewer : new String[] {"1", "all"}) {
            Draft view = draft.copy();
            edit(view, "viewer=" + viewer);
            int seat = viewer.equals("all") ? State.SPECTATOR : 1;
            assertEquals(Case.text(whole.viewFor(seat)), Case.text(view.position()));
            assertFalse(view.position().isFullyKnown());
        }
    }

    @Test
    void hiddenHandsAreDrawn() {
        Draft draft = EDITOR.of(START);
        edit(draft, TEN + "viewer=0 " + times("cards.1+1", 7));
        OrigoState opened = (OrigoState) draft.open(new Rng(5));
        assertTrue(opened.isFullyKnown());
        assertEquals(7, opened.handSize(1));
        assertEquals(10, opened.hand(0, OrigoCards.PEOPLE));
    }

    @Test
    void nothingIsMoreOftenThanInTheBox() {
        Draft draft = EDITOR.of(START);
        edit(draft, "hand.0.E+1");
        assertThrows(IllegalArgumentException.class, () -> draft.parse("hand.1.E+1"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("discards.E+1"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("attack.people+1"), "no battle");
    }

    private static void edit(Draft draft, String tokens) {
        for (String token : tokens.split(" ")) {
            draft.apply(draft.parse(token));
        }
    }
}
