package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.edit.Draft;
import atoll.edit.Problem;
import atoll.edit.ProblemTest;
import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

class RapanuiProblemTest extends ProblemTest {
    private static final RapanuiEditor EDITOR = new RapanuiEditor();
    private static final Setup SETUP = Setup.of(RapanuiGame.INFO, 2);

    /** Three Moai were built, and six offerings lie on the stone: as many as can. */
    private static final RapanuiState MIDDLE = RapanuiPositionParser.read("""
            column priest woodcutter grain
            column woodcutter moai priest
            column mulberry fish woodcutter
            column grain woodcutter
            seat wood 3 glory 12 village woodcutter fish mulberry sweetpotato moai hand woodcutter*2 priest
                offerings fish mulberry*2
            seat wood 2 glory 1 village woodcutter*2 fish mulberry moai*2 hand grain priest fish
            stone fish grain*3 mulberry sweetpotato
            """, 2, 1);

    /** Each of three seats has built a Moai and has an offering. */
    private static final RapanuiState THREE = RapanuiPositionParser.read("""
            column priest woodcutter grain
            column woodcutter woodcutter priest
            column mulberry fish woodcutter
            column grain woodcutter
            seat wood 3 glory 0 village woodcutter moai hand woodcutter*2 priest offerings fish
            seat wood 3 glory 0 village woodcutter moai hand woodcutter*2 priest offerings fish
            seat wood 3 glory 0 village woodcutter moai hand woodcutter*2 priest offerings fish
            stone grain*3
            """, 3, 0);

    /** Seat 1 has played its priest, and nothing else has changed. */
    private static final String PLAYED = "hand.1.priest-1 column.0.3=priest ";

    RapanuiProblemTest() {
        super(EDITOR, RapanuiProblem.values());
        setUp();
        cards();
        decisions();
        stone();
        views();
        int most = RapanuiValidator.mostIncome(MIDDLE, 0);
        wrong(of(RapanuiProblem.WOOD, "wood.0").seat(0).number(most), MIDDLE, more("wood.0", most + 1 - 3));
        wrong(of(RapanuiProblem.GLORY, "glory.1").seat(1).number(most), MIDDLE, more("glory.1", most));
    }

    private void setUp() {
        State start = new RapanuiGame().start(SETUP);
        wrong(of(RapanuiProblem.NOT_YET, "hand.0.priest").seat(0), start, "hand.0.priest+1");
        wrong(of(RapanuiProblem.NOT_YET, "village.1.moai").seat(1), start, "village.1.moai+1");
        wrong(of(RapanuiProblem.NOT_YET, "offerings.0.fish").seat(0), start, "offerings.0.fish-1");
        wrong(of(RapanuiProblem.NOT_YET, "wood.1").seat(1), start, "wood.1-1");
        wrong(of(RapanuiProblem.NOT_YET, "glory.1").seat(1), start, "glory.1+1");
        wrong(of(RapanuiProblem.NOT_YET, "tossed"), start, "tossed+1");
        wrong(of(RapanuiProblem.NOT_YET, "top"), start, "secret.0=1");
        wrong(of(RapanuiProblem.DEALT_IN_ORDER, "column.0.0", "column.1.0"), start, "column.1.0=priest");
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            String card = i < 12 ? "woodcutter" : "priest";
            all.append("column.")
                    .append(i / 4)
                    .append('.')
                    .append(i % 4)
                    .append('=')
                    .append(card)
                    .append(' ');
        }
        wrong(of(RapanuiProblem.DEALT, "phase"), start, all.toString());
    }

    private void cards() {
        int left = MIDDLE.display.left;
        wrong(of(RapanuiProblem.START_CARD, "village.0.fish").seat(0), MIDDLE, "village.0.fish-1");
        wrong(hand(RapanuiProblem.HAND, 0).number(3), MIDDLE, "hand.0.priest-1");
        wrong(hand(RapanuiProblem.HAND, 1).number(2), MIDDLE, "phase=ADDING");
        wrong(hand(RapanuiProblem.HAND_FULL, 1).number(3), MIDDLE, "phase=TAKING");
        String played = "hand.1.grain-1 village.1.grain+1 hand.1.priest-1 hand.1.fish-1 ";
        wrong(hand(RapanuiProblem.HAND_EMPTY, 1), MIDDLE, played + "phase=REFILLING");
        wrong(of(RapanuiProblem.COLUMN_FULL, "column.0.3"), MIDDLE, "column.0.3=priest phase=REFILLING");
        wrong(of(RapanuiProblem.COLUMN_EMPTY, "column.3.0"), MIDDLE, "column.3.1=none column.3.0=none");
        wrong(of(RapanuiProblem.DECK_LEFT, "phase").number(left), MIDDLE, "phase=OVER");
        wrong(of(RapanuiProblem.DECK_COUNT).number(left - 1), MIDDLE, "tossed+1");
        StringBuilder rest = new StringBuilder("column.3.2=woodcutter ");
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int more = RapanuiCards.count(MIDDLE.display.deck, card) - (card == RapanuiCards.WOODCUTTER ? 1 : 0);
            rest.append(more("village.0." + RapanuiCards.name(card), more));
        }
        wrong(of(RapanuiProblem.STOPPED, "phase"), MIDDLE, rest + "phase=OVER");
    }

    private void decisions() {
        wrong(
                of(RapanuiProblem.NO_MOAI, "village.0.moai").seat(0),
                MIDDLE,
                "hand.0.priest-1 column.0.3=priest village.0.moai-1 tossed+1 turn=0 phase=ADDING");
        wrong(
                of(RapanuiProblem.NO_MOAI, "village.0.moai").seat(0),
                MIDDLE,
                "column.0.2=moai village.0.moai-1 column.0.3=moai column.0.2=grain phase=CHOOSING");
        wrong(of(RapanuiProblem.BUILDER_OFFERS, "decider").seat(1), MIDDLE, PLAYED + "phase=OFFERING decider=1");
        wrong(of(RapanuiProblem.NO_OFFERING, "offerings.1.*").seat(1), MIDDLE, PLAYED + "phase=HIDING");
        wrong(
                of(RapanuiProblem.NO_OFFERING, "offerings.0.*").seat(0),
                MIDDLE,
                PLAYED + "phase=OFFERING offerings.0.fish-1 offerings.0.mulberry-1 offerings.0.mulberry-1");
        String allGrain = more("offerings.0.grain", 22);
        String all = more("offerings.0.fish", 23)
                + more("offerings.0.mulberry", 22)
                + more("offerings.0.sweetpotato", 24)
                + allGrain;
        wrong(of(RapanuiProblem.NO_STOCK), MIDDLE, all + PLAYED + "phase=ADDING");
        wrong(of(RapanuiProblem.NO_STOCK), MIDDLE, all + "phase=GAINING");
        wrong(of(RapanuiProblem.FRONT_MOAI, "column.0.2", "column"), MIDDLE, "phase=CHOOSING");
        wrong(of(RapanuiProblem.FRONT_HUNTER, "column.1.2", "column"), MIDDLE, "phase=GAINING column=1 due+1");
        wrong(of(RapanuiProblem.STOCK_LEFT, "column.0.2"), MIDDLE, "phase=GAINING due+1");
        wrong(of(RapanuiProblem.DUE, "due").seat(1).number(0), MIDDLE, allGrain + "phase=GAINING decider=1 due+1");
    }

    private void stone() {
        String[] stone = {"stone.fish", "stone.mulberry", "stone.sweetpotato", "stone.grain"};
        wrong(of(RapanuiProblem.MANY_OFFERED, stone).number(6), MIDDLE, "stone.fish+1");
        wrong(
                of(RapanuiProblem.FEW_OFFERED, stone).number(3),
                MIDDLE,
                "stone.grain-1 stone.grain-1 stone.grain-1 stone.fish-1");
        wrong(of(RapanuiProblem.TOP_NOT_THERE, "top"), MIDDLE, "stone.sweetpotato-1");
        wrong(of(RapanuiProblem.TOP_NOT_THERE, "top"), MIDDLE, "top=facedown");
        wrong(of(RapanuiProblem.TOP_EMPTY, "top"), MIDDLE, "top=none");
        wrong(of(RapanuiProblem.TOP_FACE_DOWN, "top"), MIDDLE, "secret.0=0 top=facedown");
        wrong(of(RapanuiProblem.SECRETS, "secret.*").seat(0).number(1), MIDDLE, "secret.0=0 secret.1=0");
        wrong(
                of(RapanuiProblem.SECRET_LIMIT, "secret.0").seat(0),
                MIDDLE,
                "secret.0=0 kind.0=fish limit.0.fish-1 limit.0.fish-1");
        wrong(of(RapanuiProblem.SECRET_LIMIT, "secret.0").seat(1), MIDDLE, "secret.0=1");
    }

    private void views() {
        wrong(
                of(RapanuiProblem.SECRET_MIXED, "kind.1").seat(1),
                MIDDLE,
                more("offerings.1.fish", 2) + "secret.0=1 secret.1=1 kind.0=fish");
        wrong(
                of(RapanuiProblem.SECRET_VIEWERS, "kind.*"),
                THREE,
                "secret.0=0 secret.1=1 secret.2=2 kind.0=fish kind.1=fish");
        String one = PLAYED + "stone.grain-1 " + more("offerings.1.fish", 2) + "secret.0=1 phase=HIDING ";
        wrong(of(RapanuiProblem.HIDDEN_CHOICE, "hidden").seat(1), MIDDLE, one + "kind.0=fish hidden=yes");
        wrong(of(RapanuiProblem.KNOWN_CHOICE, "hidden").seat(1), MIDDLE, one);
        RapanuiState over = over();
        StringBuilder unknown = new StringBuilder();
        for (int i = 0; i < over.stone.secrets; i++) {
            unknown.append("kind.").append(i).append("=unknown ");
        }
        wrong(of(RapanuiProblem.OVER_UNKNOWN, "kind.0"), over, unknown.toString());
    }

    // The end of a random game in which somebody sacrificed face down.
    private static RapanuiState over() {
        RapanuiState over;
        int seed = 0;
        do {
            over = (RapanuiState) new Case(new RapanuiGame(), SETUP)
                    .walk(seed++, session -> {})
                    .state();
        } while (over.stone.secrets == 0);
        return over;
    }

    private static String more(String number, int more) {
        StringBuilder edits = new StringBuilder();
        int left = more;
        for (int step : new int[] {100, 10, 1}) {
            boolean has = step < 100 || !number.startsWith("offerings");
            for (; has && left >= step && (step == 1 || !number.startsWith("village")); left -= step) {
                edits.append(number).append('+').append(step).append(' ');
            }
        }
        return edits.toString();
    }

    private static Problem hand(RapanuiProblem reason, int seat) {
        String[] where = new String[RapanuiCards.CARDS];
        for (int card = 0; card < where.length; card++) {
            where[card] = "hand." + seat + '.' + RapanuiCards.name(card);
        }
        return of(reason, where).seat(seat);
    }

    @Test
    void nothingIsMoreOftenThanInTheBox() {
        Draft draft = EDITOR.of(MIDDLE);
        edit(draft, more("offerings.1.grain", 22));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("offerings.1.grain+1"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("stone.grain+1"));
        edit(draft, more("tossed", RapanuiCards.count(MIDDLE.display.deck, RapanuiCards.MOAI)));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("village.0.moai+1"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("column.3.2=moai"));
    }

    @Test
    void aColumnHasNoGaps() {
        Draft draft = EDITOR.of(MIDDLE);
        assertThrows(IllegalArgumentException.class, () -> draft.parse("column.3.3=priest"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("column.3.0=none"));
    }

    @Test
    void anUnknownOfferingIsDrawnFromItsPile() {
        Draft draft = EDITOR.of(MIDDLE);
        edit(draft, "stone.grain-1 secret.0=0");
        assertNull(draft.problem());
        RapanuiState opened = (RapanuiState) draft.open(new Rng(3));
        assertEquals(2, RapanuiOfferings.total(opened.playerAreas.piles[0]), "one of three is hidden");
        assertTrue(opened.stone.kinds[0] <= RapanuiOfferings.MULBERRY, "fish or mulberries");
    }

    private static void edit(Draft draft, String tokens) {
        for (String token : tokens.split(" ")) {
            draft.apply(draft.parse(token));
        }
    }
}
