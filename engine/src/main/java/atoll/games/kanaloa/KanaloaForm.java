package atoll.games.kanaloa;

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
 * What a position of Kanaloa consists of.
 *
 * <ul>
 * <li>{@code phase}, {@code turn}, {@code second} (half), {@code last} (round), {@code played} and {@code discarded} in this turn,
 * {@code closing}, and what belongs to some phases only: {@code other} (the seat that loses a card), {@code giver.0}, {@code
 * removal.ALOA}, {@code given.0} (the card put away), {@code finished.0} (the order in the last round).
 * <li>{@code bridge.ALOA-BAFI}: the seat whose bridge it is; {@code stone.ALOA}; {@code held.0.KU}: stones of a seat.
 * <li>{@code open.ALOA}: cards in the display; {@code discards.ALOA}; {@code hand.0.ALOA}; {@code down.0.ALOA}: face-down discards.
 * The deck is the rest.
 * <li>{@code viewer}: {@code none}, a seat, or {@code all} for a spectator; in a view {@code unknown.0} and {@code unknowndown.0}:
 * unknown cards in a hand and among the face-down discards.
 * <li>Who knows the hand of seat 0: {@code sure.0.1.ALOA}, the cards that seat 1 knows; {@code doubt.0.1.ALOA}, those that may have
 * left it, {@code lost.0.1} (how many cards left), {@code old.0.1} (how many of the hand may be among them), {@code scattered.0.1}
 * (they may be anywhere). With {@code all} for seat 1: what everyone knows.
 * <li>{@code points.0}
 * </ul>
 *
 * {@link KanaloaFormRules} says what can be edited when. Who has won follows from the islands.
 */
final class KanaloaForm extends DraftForm {
    private static final KanaloaPhase[] PHASES = KanaloaPhase.values();
    private static final int ISLANDS = KanaloaMap.ISLANDS;
    /** Stones that seats can hold: KANALOA to LONO. */
    private static final int HELD = KanaloaGods.END - KanaloaGods.KANALOA;

    private static final int MOST_UNKNOWN = ISLANDS * KanaloaMap.COPIES;

    /** The number of seats. */
    final int seats;

    /** Whether the gods take part. */
    final boolean gods;

    /** The index of {@code phase}. */
    final int phase;

    /** The index of {@code turn}. */
    final int turn;

    /** The index of {@code second}, and after it of {@code last}, {@code played}, {@code discarded} and {@code closing}. */
    final int flags;

    /** The index of {@code other}. */
    final int other;

    /** The index of the first {@code giver}. */
    final int giver;

    /** The index of the first {@code removal}. */
    final int removal;

    /** The index of the first {@code given}. */
    final int given;

    /** The index of the first {@code finished}. */
    final int finished;

    /** The index of {@code viewer}. */
    final int viewer;

    /** The index of the first {@code stone}; of {@code bridge} if there are no gods. */
    final int stone;

    /** The index of the first {@code held}; of {@code bridge} if there are no gods. */
    final int held;

    /** The index of the first {@code bridge}. */
    final int bridge;

    /** The index of the first {@code open}. */
    final int open;

    /** The index of the first {@code discards}. */
    final int discards;

    /** The index of the first {@code hand}. */
    final int hand;

    /** The index of the first {@code down}. */
    final int down;

    /** The index of the first {@code unknown}. */
    final int unknown;

    /** The index of the first {@code unknowndown}. */
    final int unknownDown;

    /** The index of the first {@code points}. */
    final int points;

    /** The index of the first row of what somebody knows. */
    final int rows;

    private final KanaloaFormRules rules;

    /**
     * The form for a setup.
     *
     * @param game the game
     * @param setup the seats and options
     */
    KanaloaForm(Game game, Setup setup) {
        super(game, setup);
        seats = setup.seats();
        gods = setup.choice("gods") == 1;
        phase = add(Property.choice(EditPart.TURN, "phase", -1, null, names(PHASES)));
        turn = add(Property.choice(EditPart.TURN, "turn", -1, null, seats()));
        flags = properties().size();
        for (String flag : List.of("second", "last", "played", "discarded", "closing")) {
            add(Property.flag(EditPart.TURN, flag, -1, null));
        }
        List<String> cards = new ArrayList<>(List.of("none"));
        List<String> stones = new ArrayList<>(List.of("none"));
        for (int island = 0; island < ISLANDS; island++) {
            cards.add(KanaloaMap.name(island));
        }
        cards.add("secret");
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            stones.add(KanaloaGods.name(god));
        }
        other = add(Property.choice(EditPart.TURN, "other", -1, null, seats()));
        giver = properties().size();
        for (int seat = 0; seat < seats; seat++) {
            add(Property.flag(EditPart.TURN, "giver", seat, null));
        }
        removal = properties().size();
        for (int island = 0; island < ISLANDS; island++) {
            add(Property.flag(EditPart.TURN, "removal", -1, KanaloaMap.name(island)));
        }
        given = properties().size();
        for (int seat = 0; seat < seats; seat++) {
            add(Property.place(EditPart.TURN, "given", seat, null, cards));
        }
        finished = addNumbers(EditPart.TURN, "finished", seats);
        List<String> viewers = new ArrayList<>(withSeats("none"));
        viewers.add("all");
        viewer = add(Property.choice(EditPart.KNOWLEDGE, "viewer", -1, null, viewers));
        stone = properties().size();
        for (int island = 0; gods && island < ISLANDS; island++) {
            add(Property.place(EditPart.BOARD, "stone", -1, KanaloaMap.name(island), stones));
        }
        held = properties().size();
        for (int i = 0; gods && i < seats * HELD; i++) {
            String god = KanaloaGods.name(KanaloaGods.KANALOA + i % HELD);
            add(Property.number(EditPart.BOARD, "held", i / HELD, god, KanaloaGods.MOST));
        }
        bridge = properties().size();
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            add(Property.place(EditPart.BOARD, "bridge", -1, KanaloaMap.connectionName(c), withSeats("none")));
        }
        open = addBag(EditPart.CARDS, "open", -1, "");
        discards = addBag(EditPart.CARDS, "discards", -1, "");
        hand = addBags("hand");
        down = addBags("down");
        unknown = addNumbers(EditPart.CARDS, "unknown", MOST_UNKNOWN);
        unknownDown = addNumbers(EditPart.CARDS, "unknowndown", MOST_UNKNOWN);
        points = addNumbers(EditPart.SCORES, "points", KanaloaCodec.MOST_POINTS - 1);
        rows = properties().size();
        for (int row = 0; row < (seats + 1) * seats; row++) {
            if (row % seats != row / seats) {
                addRow(row % seats, row / seats);
            }
        }
        rules = new KanaloaFormRules(this);
    }

    private int addBag(EditPart part, String group, int seat, String before) {
        int first = properties().size();
        for (int island = 0; island < ISLANDS; island++) {
            add(Property.number(part, group, seat, before + KanaloaMap.name(island), KanaloaMap.COPIES));
        }
        return first;
    }

    private int addBags(String group) {
        int first = properties().size();
        for (int seat = 0; seat < seats; seat++) {
            addBag(EditPart.CARDS, group, seat, "");
        }
        return first;
    }

    private int addNumbers(EditPart part, String group, int most) {
        int first = properties().size();
        for (int seat = 0; seat < seats; seat++) {
            add(Property.number(part, group, seat, null, most));
        }
        return first;
    }

    // What everyone knows comes last.
    private void addRow(int owner, int who) {
        String name = who == seats ? "all" : Integer.toString(who);
        addBag(EditPart.KNOWLEDGE, "sure", owner, name + '.');
        addBag(EditPart.KNOWLEDGE, "doubt", owner, name + '.');
        add(Property.number(EditPart.KNOWLEDGE, "lost", owner, name, KanaloaCardKnowledge.MOST_LOSSES));
        add(Property.number(EditPart.KNOWLEDGE, "old", owner, name, KanaloaFormRules.MOST_OLD));
        add(Property.flag(EditPart.KNOWLEDGE, "scattered", owner, name));
    }

    // Positions to values and back.

    @Override
    protected void read(State state, int[] values) {
        KanaloaState at = (KanaloaState) state;
        KanaloaCards cards = at.cards;
        values[phase] = at.phase.ordinal();
        values[turn] = at.turn;
        boolean[] set = {at.secondHalf, at.lastRound, at.progress.played, at.progress.discarded, at.progress.closing};
        for (int i = 0; i < set.length; i++) {
            values[flags + i] = set[i] ? 1 : 0;
        }
        values[other] = at.progress.other;
        values[viewer] = cards.viewer + 1;
        for (int island = 0; island < ISLANDS; island++) {
            values[removal + island] = at.progress.removals >> island & 1;
            if (gods) {
                values[stone + island] = at.board.stone(island);
            }
        }
        for (int i = 0; i < bridge - held; i++) {
            values[held + i] = at.board.held(i / HELD, KanaloaGods.KANALOA + i % HELD);
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            values[bridge + c] = 1 + at.board.owner(c);
        }
        readBag(cards.display, open, values);
        readBag(cards.discards, discards, values);
        for (int seat = 0; seat < seats; seat++) {
            values[giver + seat] = at.progress.givers >> seat & 1;
            values[given + seat] = at.given[seat];
            values[finished + seat] = at.finished[seat];
            values[points + seat] = at.points[seat];
            readBag(cards.hands[seat], hand + seat * ISLANDS, values);
            readBag(cards.down[seat], down + seat * ISLANDS, values);
            values[unknown + seat] = cards.unknown[seat];
            values[unknownDown + seat] = cards.unknownDown[seat];
            for (int who = 0; who <= seats; who++) {
                readRow(cards.knowledge, who, seat, values);
            }
        }
    }

    private static void readBag(int bag, int first, int[] values) {
        for (int island = 0; island < ISLANDS; island++) {
            values[first + island] = KanaloaBag.of(bag, island);
        }
    }

    private void readRow(KanaloaCardKnowledge from, int who, int owner, int[] values) {
        if (who != owner) {
            int row = rules.row(who, owner);
            readBag(from.sure(who, owner), row, values);
            readBag(from.doubtful(who, owner), row + KanaloaFormRules.DOUBT, values);
            values[row + KanaloaFormRules.LOST] = from.losses(who, owner);
            values[row + KanaloaFormRules.OLD] = from.old(who, owner);
            values[row + KanaloaFormRules.SCATTERED] = from.isScattered(who, owner) ? 1 : 0;
        }
    }

    @Override
    protected State build(int[] values) {
        KanaloaState at = new KanaloaState(setup());
        at.phase = PHASES[values[phase]];
        at.turn = values[turn];
        at.secondHalf = values[flags] == 1;
        at.lastRound = values[flags + KanaloaFormRules.LAST] == 1;
        at.progress.played = values[flags + KanaloaFormRules.PLAYED] == 1;
        at.progress.discarded = values[flags + KanaloaFormRules.DISCARDED] == 1;
        at.progress.closing = values[flags + KanaloaFormRules.CLOSING] == 1;
        at.progress.other = values[other];
        for (int island = 0; island < ISLANDS; island++) {
            at.progress.removals |= values[removal + island] << island;
            if (gods) {
                at.board.setStone(island, values[stone + island]);
            }
        }
        for (int i = 0; i < bridge - held; i++) {
            for (int stones = values[held + i]; stones > 0; stones--) {
                at.board.hold(i / HELD, KanaloaGods.KANALOA + i % HELD);
            }
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (values[bridge + c] > 0) {
                at.board.set(values[bridge + c] - 1, c);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            at.progress.givers |= values[giver + seat] << seat;
            at.given[seat] = values[given + seat];
            at.finished[seat] = values[finished + seat];
            at.points[seat] = values[points + seat];
            at.champion = at.board.islands(seat) >= KanaloaState.ISLANDS_TO_WIN ? seat : at.champion;
        }
        buildCards(values, at.cards);
        boolean missing = at.phase == KanaloaPhase.REMOVING && at.progress.removals == 0
                || at.phase == KanaloaPhase.PLACING && at.board.stone(ISLANDS - 1) != KanaloaGods.NONE;
        at.phase = missing ? KanaloaPhase.TURN : at.phase; // drawn as a turn
        return at;
    }

    private void buildCards(int[] values, KanaloaCards cards) {
        cards.viewer = values[viewer] - 1;
        cards.display = bag(values, open);
        cards.discards = bag(values, discards);
        cards.deck = KanaloaBag.ALL - cards.display - cards.discards;
        for (int seat = 0; seat < seats; seat++) {
            cards.hands[seat] = bag(values, hand + seat * ISLANDS);
            cards.down[seat] = bag(values, down + seat * ISLANDS);
            cards.deck -= cards.hands[seat] + cards.down[seat];
            cards.unknown[seat] = values[unknown + seat];
            cards.unknownDown[seat] = values[unknownDown + seat];
            for (int who = 0; who <= seats; who++) {
                buildRow(values, who, seat, cards.knowledge);
            }
        }
    }

    private void buildRow(int[] values, int who, int owner, KanaloaCardKnowledge knowledge) {
        if (who != owner) {
            int row = rules.row(who, owner);
            int doubt = bag(values, row + KanaloaFormRules.DOUBT);
            knowledge.set(who, owner, bag(values, row), doubt);
            if (doubt != KanaloaBag.EMPTY) {
                int lost = values[row + KanaloaFormRules.LOST];
                boolean scattered = values[row + KanaloaFormRules.SCATTERED] == 1;
                knowledge.setDoubts(who, owner, lost, values[row + KanaloaFormRules.OLD], scattered);
            }
        }
    }

    private static int bag(int[] values, int first) {
        int bag = KanaloaBag.EMPTY;
        for (int island = 0; island < ISLANDS; island++) {
            bag |= values[first + island] << 2 * island;
        }
        return bag;
    }

    @Override
    protected Problem diagnose(int[] values, State built) {
        return new KanaloaDiagnosis((KanaloaState) built, PHASES[values[phase]]).problem();
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
