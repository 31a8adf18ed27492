package atoll.games.origo;

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
 * What a position of Origo consists of.
 *
 * <ul>
 * <li>{@code phase}, {@code turn}, {@code start} (the start player), {@code actions} left, {@code shifted} (a shield has wandered or
 * cards were swapped), {@code quiet} (nobody has acted in this round), {@code waiting} (scorings), and what belongs to some phases
 * only: {@code target} (the attacked field), {@code draws} (cards still to be drawn for those swapped), {@code refill} (the seat).
 * <li>{@code shield.A1}: the seat; {@code sailed.A1}: it has sailed in this turn; {@code supply.0}; {@code founded.polen}.
 * <li>{@code leader.0}: its field on the track.
 * <li>{@code hand.0.people}, {@code discards.people}, {@code attack.people} and {@code defence.people} (played in the battle). The
 * draw pile is the rest.
 * <li>{@code viewer}: {@code none}, a seat, or {@code all} for a spectator; in a view {@code cards.0}: how many a hidden hand has.
 * <li>{@code shuffled}: whether the discards were once made the pile. After that {@code sure.1.people}: cards that seat 1 knows to be
 * in other hands since then; {@code doubt.1.people}: more that may be; {@code held.0.1}: the least number of such cards that seat 1
 * knows in the hand of seat 0. With {@code all} for seat 1: what everyone knows.
 * </ul>
 *
 * {@link OrigoFormRules} says what can be edited when. A shield comes from the supply and goes back there.
 */
final class OrigoForm extends DraftForm {
    /** The number of kinds of cards. */
    static final int KINDS = OrigoCards.KINDS;

    private static final OrigoPhase[] PHASES = OrigoPhase.values();
    private static final int FIELDS = OrigoMap.FIELDS;

    /** The number of seats. */
    final int seats;

    /** The index of {@code phase}. */
    final int phase;

    /** The index of {@code turn}. */
    final int turn;

    /** The index of {@code start}. */
    final int start;

    /** The index of {@code actions}. */
    final int actions;

    /** The index of {@code shifted}. */
    final int shifted;

    /** The index of {@code quiet}. */
    final int quiet;

    /** The index of {@code waiting}. */
    final int waiting;

    /** The index of {@code target}. */
    final int target;

    /** The index of {@code draws}. */
    final int draws;

    /** The index of {@code refill}. */
    final int refill;

    /** The index of {@code viewer}. */
    final int viewer;

    /** The index of {@code shuffled}. */
    final int shuffled;

    /** The index of the first {@code shield}. */
    final int shield;

    /** The index of the first {@code sailed}. */
    final int sailed;

    /** The index of the first {@code founded}. */
    final int founded;

    /** The index of the first {@code supply}. */
    final int supply;

    /** The index of the first {@code leader}. */
    final int leader;

    /** The index of the first {@code discards}, then {@code attack}, {@code defence} and the {@code hand} of each seat. */
    final int bags;

    /** The index of the first {@code cards}. */
    final int cards;

    /** The index of the first {@code sure}, by viewer, then kind. */
    final int sure;

    /** The index of the first {@code doubt}, by viewer, then kind. */
    final int doubt;

    /** The index of the first {@code held}, by viewer, then owner. */
    final int held;

    private final OrigoFormRules rules;

    /**
     * The form for a number of seats.
     *
     * @param game the game
     * @param setup the seats and options
     */
    OrigoForm(Game game, Setup setup) {
        super(game, setup);
        seats = setup.seats();
        List<String> fields = new ArrayList<>(List.of("none"));
        for (int field = 0; field < FIELDS; field++) {
            fields.add(OrigoMap.name(field));
        }
        phase = add(Property.choice(EditPart.TURN, "phase", -1, null, names(PHASES)));
        turn = add(Property.choice(EditPart.TURN, "turn", -1, null, seats()));
        start = add(Property.choice(EditPart.TURN, "start", -1, null, seats()));
        actions = add(Property.number(EditPart.TURN, "actions", -1, null, OrigoState.ACTIONS));
        shifted = add(Property.flag(EditPart.TURN, "shifted", -1, null));
        quiet = add(Property.flag(EditPart.TURN, "quiet", -1, null));
        waiting = add(Property.number(EditPart.TURN, "waiting", -1, null, OrigoValidator.MOST_WAITING));
        target = add(Property.choice(EditPart.TURN, "target", -1, null, fields));
        draws = add(Property.number(EditPart.TURN, "draws", -1, null, 2));
        refill = add(Property.choice(EditPart.TURN, "refill", -1, null, seats()));
        List<String> viewers = new ArrayList<>(withSeats("none"));
        viewers.add("all");
        viewer = add(Property.choice(EditPart.KNOWLEDGE, "viewer", -1, null, viewers));
        shuffled = add(Property.flag(EditPart.KNOWLEDGE, "shuffled", -1, null));
        shield = properties().size();
        for (int field = 0; field < FIELDS; field++) {
            add(Property.place(EditPart.BOARD, "shield", -1, OrigoMap.name(field), withSeats("none")));
        }
        sailed = properties().size();
        for (int field = 0; field < FIELDS; field++) {
            add(Property.flag(EditPart.TURN, "sailed", -1, OrigoMap.name(field)));
        }
        founded = properties().size();
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            add(Property.flag(EditPart.BOARD, "founded", -1, OrigoMap.id(country)));
        }
        supply = addNumbers(EditPart.BOARD, "supply", OrigoBoard.shieldsEach(seats));
        leader = addNumbers(EditPart.SCORES, "leader", Property.MOST);
        bags = properties().size();
        addBag(EditPart.CARDS, "discards", -1, "");
        addBag(EditPart.CARDS, "attack", -1, "");
        addBag(EditPart.CARDS, "defence", -1, "");
        for (int seat = 0; seat < seats; seat++) {
            addBag(EditPart.CARDS, "hand", seat, "");
        }
        cards = addNumbers(EditPart.CARDS, "cards", OrigoCards.HAND);
        sure = addKnowledge("sure");
        doubt = addKnowledge("doubt");
        held = properties().size();
        for (int who = 0; who <= seats; who++) {
            for (int owner = 0; owner < seats; owner++) {
                add(Property.number(EditPart.KNOWLEDGE, "held", owner, name(who), OrigoCards.HAND));
            }
        }
        rules = new OrigoFormRules(this);
    }

    private String name(int who) {
        return who == seats ? "all" : Integer.toString(who);
    }

    private void addBag(EditPart part, String group, int seat, String before) {
        for (int kind = 0; kind < KINDS; kind++) {
            add(Property.number(part, group, seat, before + OrigoCards.token(kind), OrigoCards.inBox(kind)));
        }
    }

    private int addNumbers(EditPart part, String group, int most) {
        int first = properties().size();
        for (int seat = 0; seat < seats; seat++) {
            add(Property.number(part, group, seat, null, most));
        }
        return first;
    }

    // What everyone knows comes last.
    private int addKnowledge(String group) {
        int first = properties().size();
        for (int who = 0; who <= seats; who++) {
            addBag(EditPart.KNOWLEDGE, group, -1, name(who) + '.');
        }
        return first;
    }

    // Positions to values and back.

    @Override
    protected void read(State state, int[] values) {
        OrigoState at = (OrigoState) state;
        OrigoHands hands = at.hands;
        values[phase] = at.phase.ordinal();
        values[turn] = at.turn;
        values[start] = at.start;
        values[actions] = at.actions;
        values[shifted] = at.shifted ? 1 : 0;
        values[quiet] = at.quiet ? 1 : 0;
        values[waiting] = at.waiting;
        values[target] = 1 + at.target;
        values[draws] = at.phase == OrigoPhase.SWAPPING ? at.drawing : 0;
        values[refill] = at.phase == OrigoPhase.REFILLING ? at.drawing : 0;
        values[viewer] = 1 + hands.viewer;
        values[shuffled] = hands.knowledge.begun ? 1 : 0;
        for (int field = 0; field < FIELDS; field++) {
            values[shield + field] = 1 + at.board.owner(field);
            values[sailed + field] = at.hasSailed(field) ? 1 : 0;
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            values[founded + country] = at.board.isFounded(country) ? 1 : 0;
        }
        readBag(hands.bags, OrigoHands.DISCARDS, values, bags);
        readBag(hands.bags, OrigoHands.played(0), values, bags + KINDS);
        readBag(hands.bags, OrigoHands.played(1), values, bags + 2 * KINDS);
        for (int seat = 0; seat < seats; seat++) {
            values[supply + seat] = at.board.supply[seat];
            values[leader + seat] = at.track.leaders[seat];
            readBag(hands.bags, OrigoHands.hand(seat), values, bags + (3 + seat) * KINDS);
            boolean hidden = hands.viewer != OrigoHands.NO_VIEW && hands.viewer != seat;
            values[cards + seat] = hidden ? hands.sizes[seat] : 0;
        }
        for (int who = 0; hands.knowledge.begun && who <= seats; who++) {
            for (int kind = 0; kind < KINDS; kind++) {
                values[sure + who * KINDS + kind] = hands.knowledge.sure(who, kind);
                values[doubt + who * KINDS + kind] = hands.knowledge.doubtful(who, kind);
            }
            for (int owner = 0; owner < seats; owner++) {
                values[held + who * seats + owner] = hands.knowledge.held(who, owner);
            }
        }
    }

    private static void readBag(int[] from, int base, int[] values, int first) {
        for (int kind = 0; kind < KINDS; kind++) {
            values[first + kind] = OrigoBag.get(from, base, kind);
        }
    }

    @Override
    protected State build(int[] values) {
        OrigoState at = new OrigoState(setup());
        at.phase = PHASES[values[phase]];
        at.turn = values[turn];
        at.start = values[start];
        at.actions = values[actions];
        at.shifted = values[shifted] == 1;
        at.quiet = values[quiet] == 1;
        at.waiting = values[waiting];
        at.target = values[target] - 1;
        at.drawing = values[draws] + values[refill];
        for (int field = 0; field < FIELDS; field++) {
            if (values[shield + field] > 0) {
                at.board.put(values[shield + field] - 1, field);
            }
            at.sailed[OrigoMap.word(field)] |= values[sailed + field] == 1 ? OrigoMap.bit(field) : 0;
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            at.board.founded |= values[founded + country] << country;
        }
        for (int seat = 0; seat < seats; seat++) {
            at.board.supply[seat] = values[supply + seat];
            at.track.leaders[seat] = values[leader + seat];
        }
        buildHands(values, at.hands);
        boolean battle = at.phase == OrigoPhase.BATTLE;
        if (battle && (at.target == OrigoState.NOWHERE || at.board.owner(at.target) < 0)) {
            at.phase = OrigoPhase.TURN; // drawn before the attack
            at.target = OrigoState.NOWHERE;
        }
        return at;
    }

    private void buildHands(int[] values, OrigoHands hands) {
        int[] heaps = {OrigoHands.DISCARDS, OrigoHands.played(0), OrigoHands.played(1)};
        hands.viewer = values[viewer] - 1;
        hands.knowledge.begun = values[shuffled] == 1;
        for (int kind = 0; kind < KINDS; kind++) {
            OrigoBag.set(hands.bags, OrigoHands.PILE, kind, rules.inPile(values, kind));
            for (int i = 0; i < heaps.length; i++) {
                OrigoBag.set(hands.bags, heaps[i], kind, values[bags + i * KINDS + kind]);
            }
            for (int seat = 0; seat < seats; seat++) {
                OrigoBag.set(hands.bags, OrigoHands.hand(seat), kind, values[bags + (3 + seat) * KINDS + kind]);
            }
            for (int who = 0; who <= seats; who++) {
                int base = who * OrigoBag.WORDS;
                OrigoBag.set(hands.knowledge.sure, base, kind, values[sure + who * KINDS + kind]);
                OrigoBag.set(hands.knowledge.doubtful, base, kind, values[doubt + who * KINDS + kind]);
            }
        }
        hands.pileSize = OrigoBag.size(hands.bags, OrigoHands.PILE);
        for (int seat = 0; seat < seats; seat++) {
            hands.sizes[seat] = OrigoBag.size(hands.bags, OrigoHands.hand(seat)) + values[cards + seat];
            hands.pileSize -= values[cards + seat];
        }
        System.arraycopy(values, held, hands.knowledge.held, 0, (seats + 1) * seats);
    }

    @Override
    protected Problem diagnose(int[] values, State built) {
        return new OrigoDiagnosis((OrigoState) built, PHASES[values[phase]], values[target] - 1).problem();
    }

    @Override
    protected boolean offers(int[] values, int property, int value) {
        return rules.offers(values, property, value);
    }

    @Override
    protected void settle(int[] values, int property, int before) {
        if (property >= shield && property < sailed) {
            rules.settleShield(values, before, values[property]);
        }
        rules.settle(values, property);
    }
}
