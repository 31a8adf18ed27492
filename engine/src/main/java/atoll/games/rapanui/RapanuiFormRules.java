package atoll.games.rapanui;

/** What can be edited in which phase, and what an edit changes besides. Nothing is in two places, or more often than in the box. */
final class RapanuiFormRules {
    private static final RapanuiPhase[] PHASES = RapanuiPhase.values();
    private static final int CARDS = RapanuiCards.CARDS;
    private static final int KINDS = RapanuiOfferings.KINDS;
    private static final int SECRETS = RapanuiSacrificePile.MOST;

    private final RapanuiForm form;
    private final int seats;

    /**
     * The rules of a form.
     *
     * @param form the form, with all its properties
     */
    RapanuiFormRules(RapanuiForm form) {
        this.form = form;
        seats = form.setup().seats();
    }

    /**
     * {@return whether a column matters in a phase}
     *
     * @param phase the kind of the next decision
     */
    static boolean hasColumn(RapanuiPhase phase) {
        return phase == RapanuiPhase.REFILLING || phase == RapanuiPhase.CHOOSING || phase == RapanuiPhase.GAINING;
    }

    private static boolean hasDecider(RapanuiPhase phase) {
        return phase == RapanuiPhase.OFFERING || phase == RapanuiPhase.CHOOSING || phase == RapanuiPhase.GAINING;
    }

    /**
     * {@return the number of a villager in the draw pile}
     *
     * @param values by property: its value
     * @param card a villager, 0..6
     */
    int inDeck(int[] values, int card) {
        int left = RapanuiCards.inBox(card) - (card == RapanuiCards.MOAI ? values[form.tossed] : 0);
        for (int i = form.places; i < form.hand; i++) {
            left -= values[i] == 1 + card ? 1 : 0;
        }
        for (int seat = 0; seat < seats; seat++) {
            left -= Math.max(0, fromDeck(values, seat, card));
        }
        return left;
    }

    // The cards of a seat that were in the box; below 0 if a start card is missing.
    private int fromDeck(int[] values, int seat, int card) {
        return values[form.hand + seat * CARDS + card]
                + values[form.village + seat * CARDS + card]
                - RapanuiCodec.atStart(seat, card);
    }

    /**
     * {@return the number of offerings of a kind in the stock}
     *
     * @param values by property: its value
     * @param kind a kind of offering, 0..3
     */
    int inStock(int[] values, int kind) {
        int left = RapanuiOfferings.EACH - values[form.stone + kind];
        for (int seat = 0; seat < seats; seat++) {
            left -= values[form.pile + seat * KINDS + kind];
        }
        for (int i = 0; i < SECRETS; i++) {
            left -= values[form.secret + i] > 0 && values[form.kind + i] == 1 + kind ? 1 : 0;
        }
        return left;
    }

    /**
     * {@return whether a property can be given a value}
     *
     * @param values by property: its value
     * @param property the index of a property
     * @param value another value of it
     */
    boolean offers(int[] values, int property, int value) {
        RapanuiPhase at = PHASES[values[form.phase]];
        int more = value - values[property];
        if (property < form.places) {
            return property == form.phase
                    || property == form.turn && at != RapanuiPhase.SETTING_UP
                    || property == form.decider && hasDecider(at)
                    || property == form.column && hasColumn(at)
                    || property == form.due && at == RapanuiPhase.GAINING
                    || property == form.hidden && at == RapanuiPhase.HIDING;
        }
        if (property < form.hand) {
            return isNext(values, property, value) && (value == 0 || inDeck(values, value - 1) > 0);
        }
        if (property < form.tossed) {
            int index = (property - form.hand) % (seats * CARDS);
            int missing = Math.max(0, -fromDeck(values, index / CARDS, index % CARDS));
            return more <= missing + inDeck(values, index % CARDS);
        }
        if (property == form.tossed) {
            return more <= inDeck(values, RapanuiCards.MOAI);
        }
        if (property < form.stone) {
            return more <= inStock(values, (property - form.pile) % KINDS);
        }
        if (property < form.top) {
            return more <= inStock(values, property - form.stone);
        }
        if (property >= form.secret && property < form.kind) {
            return isNextSecret(values, property - form.secret, value);
        }
        if (property >= form.kind && property < form.limit) {
            return values[form.secret + property - form.kind] > 0 && (value == 0 || inStock(values, value - 1) > 0);
        }
        if (property >= form.limit && property < form.wood) {
            int index = (property - form.limit) / KINDS;
            return values[form.secret + index] > 0
                    && value <= mostLimit(values, index, (property - form.limit) % KINDS);
        }
        return true;
    }

    // A column has no gaps.
    private boolean isNext(int[] values, int property, int value) {
        int place = (property - form.places) % RapanuiDisplay.DEPTH;
        boolean last = place == RapanuiDisplay.DEPTH - 1 || values[property + 1] == 0;
        return value == 0 ? last : place == 0 || values[property - 1] > 0;
    }

    private boolean isNextSecret(int[] values, int index, int value) {
        boolean last = index == SECRETS - 1 || values[form.secret + index + 1] == 0;
        return value == 0 ? last : index == 0 || values[form.secret + index - 1] > 0;
    }

    /**
     * Resets what has lost its meaning by an edit.
     *
     * @param values by property: its value
     * @param property the property that has changed
     */
    void settle(int[] values, int property) {
        RapanuiPhase at = PHASES[values[form.phase]];
        values[form.turn] = at == RapanuiPhase.SETTING_UP ? 0 : values[form.turn];
        values[form.decider] = hasDecider(at) ? values[form.decider] : 0;
        values[form.column] = hasColumn(at) ? values[form.column] : 0;
        values[form.due] = at == RapanuiPhase.GAINING ? values[form.due] : 0;
        values[form.hidden] = at == RapanuiPhase.HIDING ? values[form.hidden] : 0;
        if (property >= form.secret && property < form.limit) {
            int index = (property - form.secret) % SECRETS;
            widen(values, index);
        }
        for (int i = SECRETS - 1; i >= 0; i--) {
            boolean used = values[form.secret + i] > 0;
            values[form.kind + i] = used ? values[form.kind + i] : 0;
            for (int kind = 0; kind < KINDS; kind++) {
                int limit = form.limit + i * KINDS + kind;
                values[limit] = used ? Math.min(values[limit], mostLimit(values, i, kind)) : 0;
            }
        }
    }

    // With another secret, all conclusions about its seat begin anew.
    private void widen(int[] values, int index) {
        for (int i = 0; i < SECRETS; i++) {
            if (values[form.secret + i] == values[form.secret + index]) {
                for (int kind = 0; kind < KINDS; kind++) {
                    values[form.limit + i * KINDS + kind] = RapanuiOfferings.EACH;
                }
            }
        }
    }

    // Limits never fall from one secret of a seat to its next, and the last ones not above its public pile.
    private int mostLimit(int[] values, int index, int kind) {
        int builder = values[form.secret + index];
        int most = values[form.pile + (builder - 1) * KINDS + kind];
        for (int i = 0; i < SECRETS; i++) {
            most += values[form.secret + i] == builder && values[form.kind + i] == 1 + kind ? 1 : 0;
        }
        for (int i = SECRETS - 1; i > index; i--) {
            if (values[form.secret + i] == builder) {
                most = Math.min(most, values[form.limit + i * KINDS + kind]);
            }
        }
        return most;
    }
}
