package atoll.games.origo;

import java.util.Arrays;

/** What can be edited in which phase, and what an edit changes besides. No card is more often than in the box. */
final class OrigoFormRules {
    private static final OrigoPhase[] PHASES = OrigoPhase.values();
    private static final int FIELDS = OrigoMap.FIELDS;
    private static final int KINDS = OrigoForm.KINDS;
    private static final int HANDS = 3 * KINDS;

    private final OrigoForm form;
    private final int seats;

    /**
     * The rules of a form.
     *
     * @param form the form, with all its properties
     */
    OrigoFormRules(OrigoForm form) {
        this.form = form;
        seats = form.seats;
    }

    /**
     * {@return the number of cards of a kind in the draw pile; in a view with those in hidden hands}
     *
     * @param values by property: its value
     * @param kind a card, 0..47
     */
    int inPile(int[] values, int kind) {
        int left = OrigoCards.inBox(kind);
        for (int i = form.bags + kind; i < form.cards; i += KINDS) {
            left -= values[i];
        }
        return left;
    }

    private static boolean isBegun(OrigoPhase phase) {
        return phase.compareTo(OrigoPhase.PLACING) > 0;
    }

    private static boolean isInTurn(OrigoPhase phase) {
        return phase == OrigoPhase.TURN || phase == OrigoPhase.BATTLE || phase == OrigoPhase.SWAPPING;
    }

    // Between the rounds nobody has acted.
    private static boolean isInRound(OrigoPhase phase) {
        return isInTurn(phase) || phase == OrigoPhase.REFILLING;
    }

    private boolean isHidden(int[] values, int seat) {
        return values[form.viewer] > 0 && values[form.viewer] != 1 + seat;
    }

    // What is offered.

    /**
     * {@return whether a property can be given a value}
     *
     * @param values by property: its value
     * @param property the index of a property
     * @param value another value of it
     */
    boolean offers(int[] values, int property, int value) {
        OrigoPhase at = PHASES[values[form.phase]];
        if (property < form.viewer) {
            return offersTurn(at, property, value);
        }
        if (property < form.sailed) {
            return property != form.shuffled || isBegun(at);
        }
        if (property < form.founded) {
            return isInTurn(at) && values[form.shield + property - form.sailed] == 1 + values[form.turn];
        }
        if (property < form.bags) {
            return true;
        }
        int index = property - form.bags;
        if (property < form.cards) {
            boolean played = index >= KINDS && index < HANDS;
            boolean hidden = index >= HANDS && isHidden(values, (index - HANDS) / KINDS);
            return (!played || at == OrigoPhase.BATTLE)
                    && !hidden
                    && value - values[property] <= inPile(values, index % KINDS);
        }
        if (property < form.sure) {
            return isHidden(values, property - form.cards);
        }
        return values[form.shuffled] == 1 && offersKnowledge(values, property, value);
    }

    private boolean offersTurn(OrigoPhase at, int property, int value) {
        if (property == form.phase) {
            return true;
        }
        if (property == form.turn) {
            return at != OrigoPhase.OVER;
        }
        if (property == form.start) {
            return isBegun(at);
        }
        if (property == form.actions || property == form.shifted) {
            return isInTurn(at);
        }
        if (property == form.quiet) {
            return isInRound(at);
        }
        if (property == form.waiting) {
            return isBegun(at) && at != OrigoPhase.OVER;
        }
        if (property == form.target) {
            return at == OrigoPhase.BATTLE;
        }
        return property == form.draws
                ? at == OrigoPhase.SWAPPING && value > 0
                : property == form.refill && at == OrigoPhase.REFILLING;
    }

    private boolean offersKnowledge(int[] values, int property, int value) {
        if (property >= form.held) {
            int who = (property - form.held) / seats;
            int owner = (property - form.held) % seats;
            return !isCommon(values, who) && who != owner && value <= handSize(values, owner);
        }
        boolean sure = property < form.doubt;
        int who = (property - (sure ? form.sure : form.doubt)) / KINDS;
        int kind = (property - form.sure) % KINDS;
        if (isCommon(values, who)) {
            return false;
        }
        return sure
                ? value >= leastSure(values, who, kind) && value <= mostSure(values, who, kind)
                : value <= mostDoubt(values, who, kind);
    }

    // In a view, of what other seats know only the common part is known.
    private boolean isCommon(int[] values, int who) {
        return who < seats && isHidden(values, who);
    }

    private int handSize(int[] values, int seat) {
        return sum(values, form.bags + HANDS + seat * KINDS, KINDS) + values[form.cards + seat];
    }

    private static int sum(int[] values, int first, int count) {
        int sum = 0;
        for (int i = first; i < first + count; i++) {
            sum += values[i];
        }
        return sum;
    }

    // The cards of a kind in the hands of other seats.
    private int inHands(int[] values, int who, int kind) {
        int count = 0;
        for (int seat = 0; seat < seats; seat++) {
            count += seat == who ? 0 : values[form.bags + HANDS + seat * KINDS + kind];
        }
        return count;
    }

    // These ranges are those of OrigoValidator.

    private int leastSure(int[] values, int who, int kind) {
        return who == seats
                ? 0
                : Math.max(
                        0, values[form.sure + seats * KINDS + kind] - values[form.bags + HANDS + who * KINDS + kind]);
    }

    private int mostSure(int[] values, int who, int kind) {
        return inHands(values, who, kind) + (values[form.viewer] > 0 ? inPile(values, kind) : 0);
    }

    private int mostDoubt(int[] values, int who, int kind) {
        boolean none = seats == 2 && who < seats;
        return none ? 0 : inHands(values, who, kind) + inPile(values, kind) - values[form.sure + who * KINDS + kind];
    }

    // What an edit changes besides.

    /**
     * Resets what has lost its meaning by an edit.
     *
     * @param values by property: its value
     * @param property the property that has changed
     */
    void settle(int[] values, int property) {
        OrigoPhase at = PHASES[values[form.phase]];
        values[form.start] = isBegun(at) ? values[form.start] : 0;
        values[form.turn] = at == OrigoPhase.OVER ? values[form.start] : values[form.turn];
        values[form.actions] = isInTurn(at) ? values[form.actions] : OrigoState.ACTIONS;
        values[form.shifted] = isInTurn(at) ? values[form.shifted] : 0;
        values[form.quiet] = isInRound(at) ? values[form.quiet] : 1;
        values[form.waiting] = isBegun(at) && at != OrigoPhase.OVER ? values[form.waiting] : 0;
        values[form.target] = at == OrigoPhase.BATTLE ? values[form.target] : 0;
        values[form.draws] = at == OrigoPhase.SWAPPING ? Math.max(1, values[form.draws]) : 0;
        values[form.refill] = at == OrigoPhase.REFILLING ? values[form.refill] : 0;
        values[form.shuffled] = isBegun(at) ? values[form.shuffled] : 0;
        for (int field = 0; field < FIELDS; field++) {
            boolean own = isInTurn(at) && values[form.shield + field] == 1 + values[form.turn];
            values[form.sailed + field] = own ? values[form.sailed + field] : 0;
        }
        if (at != OrigoPhase.BATTLE) {
            Arrays.fill(values, form.bags + KINDS, form.bags + HANDS, 0);
        }
        if (property == form.viewer) {
            settleView(values);
        }
        if (values[form.shuffled] == 0) {
            Arrays.fill(values, form.sure, values.length, 0);
        } else {
            for (int who = seats; who >= 0; who--) {
                settleKnowledge(values, who);
            }
        }
    }

    /**
     * Moves shields between the map and the supplies.
     *
     * @param values by property: its value
     * @param before the value of the field before: 0, or 1 and the seat
     * @param after the value now
     */
    void settleShield(int[] values, int before, int after) {
        if (before > 0) {
            int most = OrigoBoard.shieldsEach(seats);
            values[form.supply + before - 1] = Math.min(most, values[form.supply + before - 1] + 1);
        }
        if (after > 0) {
            values[form.supply + after - 1] = Math.max(0, values[form.supply + after - 1] - 1);
        }
    }

    // As somebody sees it: other hands are hidden. Without a viewer, unknown cards are in the pile.
    private void settleView(int[] values) {
        for (int seat = 0; seat < seats; seat++) {
            int hand = form.bags + HANDS + seat * KINDS;
            if (isHidden(values, seat)) {
                int size = Math.min(OrigoCards.HAND, handSize(values, seat));
                Arrays.fill(values, hand, hand + KINDS, 0);
                values[form.cards + seat] = size;
            } else {
                values[form.cards + seat] = 0;
            }
        }
    }

    private void settleKnowledge(int[] values, int who) {
        boolean common = isCommon(values, who);
        for (int kind = 0; kind < KINDS; kind++) {
            int sure = form.sure + who * KINDS + kind;
            int doubt = form.doubt + who * KINDS + kind;
            if (common) {
                values[sure] = values[form.sure + seats * KINDS + kind];
                values[doubt] = values[form.doubt + seats * KINDS + kind];
            } else {
                int least = leastSure(values, who, kind);
                values[sure] = Math.max(least, Math.min(values[sure], mostSure(values, who, kind)));
                values[doubt] = Math.min(values[doubt], mostDoubt(values, who, kind));
            }
        }
        for (int owner = 0; owner < seats; owner++) {
            int held = form.held + who * seats + owner;
            int known = common ? values[form.held + seats * seats + owner] : values[held];
            values[held] = who == owner ? 0 : Math.min(known, handSize(values, owner));
        }
    }
}
