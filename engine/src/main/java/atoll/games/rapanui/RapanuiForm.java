package atoll.games.rapanui;

import atoll.edit.DraftForm;
import atoll.edit.EditPart;
import atoll.edit.Problem;
import atoll.edit.Property;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What a position of Rapa Nui consists of.
 *
 * <ul>
 * <li>{@code phase}, {@code turn}, and what belongs to some phases only: {@code decider} (the seat that offers, chooses or gains),
 * {@code column} (that is filled, or was taken from), {@code due} (offerings still to be gained), {@code hidden} (a choice whose
 * possibilities are hidden).
 * <li>{@code column.0.1}: the villager of column 0 at place 1, counted from the back.
 * <li>{@code hand.0.priest}, {@code village.0.priest}, {@code wood.0}, {@code glory.0}, and {@code offerings.0.fish}, in a view
 * including those that may be hidden on the stone.
 * <li>{@code tossed}: Moai out of the game. The draw pile and the stocks are the rest.
 * <li>{@code stone.fish}: offerings face up on the stone; {@code top}: what lies on top.
 * <li>{@code secret.0}: the seat that sacrificed face down, in order; {@code kind.0}: what; {@code limit.0.fish}: the most of a kind
 * that this seat can have hidden by then, which others know. A new secret gets the widest limits.
 * </ul>
 */
final class RapanuiForm extends DraftForm {
    private static final RapanuiPhase[] PHASES = RapanuiPhase.values();
    private static final int CARDS = RapanuiCards.CARDS;
    private static final int KINDS = RapanuiOfferings.KINDS;
    private static final int PLACES = RapanuiDisplay.COLUMNS * RapanuiDisplay.DEPTH;
    private static final int MOST_DUE = 2;
    /** The most cards of a villager: what fits four bits. */
    private static final int MOST_CARDS = 15;

    /** The index of {@code phase}. */
    final int phase;

    /** The index of {@code turn}. */
    final int turn;

    /** The index of {@code decider}. */
    final int decider;

    /** The index of {@code column}. */
    final int column;

    /** The index of {@code due}. */
    final int due;

    /** The index of {@code hidden}. */
    final int hidden;

    /** The index of the first place of a column. */
    final int places;

    /** The index of the first {@code hand}. */
    final int hand;

    /** The index of the first {@code village}. */
    final int village;

    /** The index of {@code tossed}. */
    final int tossed;

    /** The index of the first {@code offerings}. */
    final int pile;

    /** The index of the first {@code stone}. */
    final int stone;

    /** The index of {@code top}. */
    final int top;

    /** The index of the first {@code secret}. */
    final int secret;

    /** The index of the first {@code kind}. */
    final int kind;

    /** The index of the first {@code limit}. */
    final int limit;

    /** The index of the first {@code wood}. */
    final int wood;

    /** The index of the first {@code glory}. */
    final int glory;

    private final RapanuiFormRules rules;

    /**
     * The form for a number of seats.
     *
     * @param game the game
     * @param setup the seats and options
     */
    RapanuiForm(Game game, Setup setup) {
        super(game, setup);
        List<String> villagers = new ArrayList<>(List.of("none"));
        List<String> kinds = new ArrayList<>(List.of("unknown"));
        List<String> tops = new ArrayList<>(List.of("none"));
        for (int card = 0; card < CARDS; card++) {
            villagers.add(RapanuiCards.name(card));
        }
        for (int i = 0; i < KINDS; i++) {
            kinds.add(RapanuiOfferings.name(i));
            tops.add(RapanuiOfferings.name(i));
        }
        tops.add("facedown");
        List<String> columns = List.of("0", "1", "2", "3");
        int seats = setup.seats();
        phase = add(Property.choice(EditPart.TURN, "phase", -1, null, names(PHASES)));
        turn = add(Property.choice(EditPart.TURN, "turn", -1, null, seats()));
        decider = add(Property.choice(EditPart.TURN, "decider", -1, null, seats()));
        column = add(Property.choice(EditPart.TURN, "column", -1, null, columns));
        due = add(Property.number(EditPart.TURN, "due", -1, null, MOST_DUE));
        hidden = add(Property.flag(EditPart.TURN, "hidden", -1, null));
        places = properties().size();
        for (int i = 0; i < PLACES; i++) {
            String item = i / RapanuiDisplay.DEPTH + "." + i % RapanuiDisplay.DEPTH;
            add(Property.place(EditPart.BOARD, "column", -1, item, villagers));
        }
        hand = addCards("hand", seats, RapanuiCards.HAND);
        village = addCards("village", seats, MOST_CARDS);
        tossed = add(Property.number(EditPart.CARDS, "tossed", -1, null, RapanuiCards.inBox(RapanuiCards.MOAI)));
        pile = properties().size();
        for (int i = 0; i < seats * KINDS; i++) {
            add(offerings(EditPart.BOARD, "offerings", i / KINDS, RapanuiOfferings.name(i % KINDS)));
        }
        stone = properties().size();
        for (int i = 0; i < KINDS; i++) {
            add(offerings(EditPart.BOARD, "stone", -1, RapanuiOfferings.name(i)));
        }
        top = add(Property.choice(EditPart.BOARD, "top", -1, null, tops));
        secret = properties().size();
        for (int i = 0; i < RapanuiSacrificePile.MOST; i++) {
            add(Property.place(EditPart.BOARD, "secret", -1, Integer.toString(i), withSeats("none")));
        }
        kind = properties().size();
        for (int i = 0; i < RapanuiSacrificePile.MOST; i++) {
            add(Property.choice(EditPart.KNOWLEDGE, "kind", -1, Integer.toString(i), kinds));
        }
        limit = properties().size();
        for (int i = 0; i < RapanuiSacrificePile.MOST * KINDS; i++) {
            add(offerings(EditPart.KNOWLEDGE, "limit", -1, i / KINDS + "." + RapanuiOfferings.name(i % KINDS)));
        }
        wood = addNumbers("wood", seats);
        glory = addNumbers("glory", seats);
        rules = new RapanuiFormRules(this);
    }

    private static Property offerings(EditPart part, String group, int seat, String item) {
        return Property.number(part, group, seat, item, RapanuiOfferings.EACH);
    }

    private int addCards(String group, int seats, int most) {
        int first = properties().size();
        for (int i = 0; i < seats * CARDS; i++) {
            add(Property.number(EditPart.CARDS, group, i / CARDS, RapanuiCards.name(i % CARDS), most));
        }
        return first;
    }

    private int addNumbers(String group, int seats) {
        int first = properties().size();
        for (int seat = 0; seat < seats; seat++) {
            add(Property.number(EditPart.SCORES, group, seat, null, Property.MOST));
        }
        return first;
    }

    // Positions to values and back.

    @Override
    protected void read(State state, int[] values) {
        RapanuiState at = (RapanuiState) state;
        values[phase] = at.phase.ordinal();
        values[turn] = at.turn;
        values[decider] = at.decider;
        values[column] = RapanuiFormRules.hasColumn(at.phase) ? at.column : 0;
        values[due] = at.due;
        values[hidden] = at.secretChoice ? 1 : 0;
        for (int i = 0; i < PLACES; i++) {
            int from = i / RapanuiDisplay.DEPTH;
            int place = i % RapanuiDisplay.DEPTH;
            values[places + i] = place < at.display.size(from) ? 1 + at.display.card(from, place) : 0;
        }
        for (int seat = 0; seat < at.seats(); seat++) {
            for (int card = 0; card < CARDS; card++) {
                values[hand + seat * CARDS + card] = at.playerAreas.hand(seat, card);
                values[village + seat * CARDS + card] = at.playerAreas.village(seat, card);
            }
            for (int i = 0; i < KINDS; i++) {
                values[pile + seat * KINDS + i] = at.playerAreas.pile(seat, i);
            }
            values[wood + seat] = at.playerAreas.wood[seat];
            values[glory + seat] = at.playerAreas.glory[seat];
        }
        values[tossed] = at.tossed;
        readStone(at.stone, values);
    }

    private void readStone(RapanuiSacrificePile from, int[] values) {
        for (int i = 0; i < KINDS; i++) {
            values[stone + i] = RapanuiOfferings.count(from.open(), i);
        }
        values[top] = from.top;
        for (int i = 0; i < from.secrets; i++) {
            values[secret + i] = 1 + from.builders[i];
            values[kind + i] = from.kinds[i] == RapanuiSacrificePile.UNKNOWN ? 0 : 1 + from.kinds[i];
            for (int k = 0; k < KINDS; k++) {
                values[limit + i * KINDS + k] = from.limit(i, k);
            }
        }
    }

    @Override
    protected State build(int[] values) {
        RapanuiState at = new RapanuiState(setup());
        at.turn = values[turn];
        at.decider = values[decider];
        at.column = values[column];
        at.due = values[due];
        at.secretChoice = values[hidden] == 1;
        for (int i = 0; i < PLACES; i++) {
            if (values[places + i] > 0) {
                at.display.lay(i / RapanuiDisplay.DEPTH, values[places + i] - 1);
            }
        }
        at.tossed = values[tossed];
        for (int seat = 0; seat < at.seats(); seat++) {
            at.playerAreas.hands[seat] = cards(values, hand + seat * CARDS);
            at.playerAreas.villages[seat] = cards(values, village + seat * CARDS);
            at.playerAreas.piles[seat] = offerings(values, pile + seat * KINDS);
            at.playerAreas.wood[seat] = values[wood + seat];
            at.playerAreas.glory[seat] = values[glory + seat];
        }
        at.display.deck = 0;
        for (int card = 0; card < CARDS; card++) {
            at.display.deck += rules.inDeck(values, card) * RapanuiCards.one(card);
        }
        at.display.left = RapanuiCards.total(at.display.deck);
        at.stock = 0;
        for (int i = 0; i < KINDS; i++) {
            at.stock += RapanuiOfferings.some(i, rules.inStock(values, i));
        }
        at.stone.all = offerings(values, stone);
        at.stone.top = values[top];
        for (int i = 0; i < RapanuiSacrificePile.MOST && values[secret + i] > 0; i++) {
            int what = values[kind + i] == 0 ? RapanuiSacrificePile.UNKNOWN : values[kind + i] - 1;
            at.stone.add(values[secret + i] - 1, what, offerings(values, limit + i * KINDS));
        }
        buildPhase(values, at);
        return at;
    }

    private static int cards(int[] values, int first) {
        int cards = 0;
        for (int card = 0; card < CARDS; card++) {
            cards += values[first + card] * RapanuiCards.one(card);
        }
        return cards;
    }

    private static int offerings(int[] values, int first) {
        int offerings = 0;
        for (int i = 0; i < KINDS; i++) {
            offerings += RapanuiOfferings.some(i, values[first + i]);
        }
        return offerings;
    }

    // As long as something is missing that a phase needs, a turn is drawn that has not begun.
    private void buildPhase(int[] values, RapanuiState at) {
        at.phase = PHASES[values[phase]];
        int front = at.display.front(at.column);
        boolean missing = switch (at.phase) {
            case SETTING_UP -> at.display.shown() == PLACES;
            case CHOOSING -> front != RapanuiCards.MOAI;
            case GAINING -> front < RapanuiCards.HUNTER;
            default -> false;
        };
        if (missing) {
            at.phase = RapanuiPhase.BUYING;
        } else if (at.phase == RapanuiPhase.SETTING_UP) {
            at.column = at.display.shown() / RapanuiDisplay.DEPTH;
        }
    }

    @Override
    protected Problem diagnose(int[] values, State built) {
        return new RapanuiDiagnosis((RapanuiState) built, PHASES[values[phase]]).problem();
    }

    @Override
    protected boolean offers(int[] values, int property, int value) {
        return rules.offers(values, property, value);
    }

    @Override
    protected void settle(int[] values, int property, int before) {
        rules.settle(values, property);
    }
}
