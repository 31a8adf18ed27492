package atoll.edit;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.Arrays;
import java.util.List;

/**
 * A position under construction, which may be impossible: a value for each property of its {@link DraftForm}. Its edits are ints
 * from 0 to 2^28 - 1, like moves.
 */
public final class Draft {
    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;
    /** The change of a number, by the lowest bits of the edit. */
    private static final int[] STEPS = {1, -1, 10, -10, 100, -100};
    /** Numbers up to this one change by single steps only; larger ones also by tens and hundreds. */
    private static final int FEW = 20;
    /**
     * More rounds than any path needs. Edits depend on each other: a row of tiles grows from its middle, one tile a
     * round.
     */
    private static final int MOST_ROUNDS = 40;

    private final DraftForm form;
    private final int[] values;

    /**
     * A draft with these values.
     *
     * @param form the form of its game and setup
     * @param values by property: its value; not copied
     */
    Draft(DraftForm form, int[] values) {
        this.form = form;
        this.values = values;
    }

    /**
     * {@return the draft of a position or view}
     *
     * @param form the form of its game and setup
     * @param state a position or view
     */
    static Draft of(DraftForm form, State state) {
        int[] values = new int[form.properties().size()];
        form.read(state, values);
        return new Draft(form, values);
    }

    /** {@return an independent copy} */
    public Draft copy() {
        return new Draft(form, values.clone());
    }

    /**
     * Makes this equal to another draft of the same setup.
     *
     * @param that a draft of the same setup
     */
    public void copyFrom(Draft that) {
        System.arraycopy(that.values, 0, values, 0, values.length);
    }

    /** {@return the form of its game and setup} */
    DraftForm form() {
        return form;
    }

    /** {@return the seats and options} */
    public Setup setup() {
        return form.setup();
    }

    /** {@return all properties, by index; the same for all drafts of a setup} */
    public List<Property> properties() {
        return form.properties();
    }

    /**
     * {@return the value of a property, 0..most}
     *
     * @param property the index of a property
     */
    public int value(int property) {
        return values[property];
    }

    /**
     * {@return the name of the value of a property, or its number}
     *
     * @param id the id of a property; throws IllegalArgumentException if there is none
     */
    public String value(String id) {
        int property = index(id);
        return form.properties().get(property).name(values[property]);
    }

    private int index(String id) {
        List<Property> properties = form.properties();
        for (int i = 0; i < properties.size(); i++) {
            if (properties.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no property " + id);
    }

    // Edits.

    /**
     * Clears {@code out} and adds all edits that are possible now: distinct, in a fixed order. Each changes the draft. There may be
     * some thousands.
     *
     * @param out receives the result
     */
    public void edits(MoveList out) {
        out.clear();
        for (int property = 0; property < values.length; property++) {
            add(property, out);
        }
    }

    private void add(int property, MoveList out) {
        Property of = form.properties().get(property);
        int codes = of.isNumber() ? steps(of) : of.most() + 1;
        for (int code = 0; code < codes; code++) {
            int value = of.isNumber() ? values[property] + STEPS[code] : code;
            if (isOffered(property, value)) {
                out.add(property << BITS | code);
            }
        }
    }

    private static int steps(Property number) {
        return number.most() <= FEW ? 2 : STEPS.length;
    }

    /**
     * {@return whether a property can be given another value now}
     *
     * @param property the index of a property
     * @param value a value, perhaps out of range; false for the value it has
     */
    boolean isOffered(int property, int value) {
        return value >= 0
                && value <= form.properties().get(property).most()
                && value != values[property]
                && form.offers(values, property, value);
    }

    /**
     * {@return an edit in parts}
     *
     * @param edit an edit that is possible now
     */
    public Edit describe(int edit) {
        Property property = form.properties().get(edit >> BITS);
        int step = property.isNumber() ? STEPS[edit & MASK] : 0;
        return new Edit(property, property.isNumber() ? values[edit >> BITS] + step : edit & MASK, step);
    }

    /**
     * {@return the token of an edit: ASCII without blanks, unique among the edits of this draft, as in {@code cell.b9=light} or
     * {@code wood.0+10}}
     *
     * @param edit an edit that is possible now
     */
    public String format(int edit) {
        return describe(edit).token();
    }

    /**
     * {@return the possible edit with this token} Throws IllegalArgumentException if there is none.
     *
     * @param token the written form of an edit
     */
    public int parse(String token) {
        MoveList edits = new MoveList();
        edits(edits);
        for (int i = 0; i < edits.size(); i++) {
            if (format(edits.get(i)).equals(token)) {
                return edits.get(i);
            }
        }
        throw new IllegalArgumentException("not a possible edit: " + token);
    }

    /**
     * Makes an edit.
     *
     * @param edit an edit that is possible now
     */
    public void apply(int edit) {
        int property = edit >> BITS;
        int before = values[property];
        values[property] = describe(edit).value();
        form.settle(values, property, before);
    }

    /**
     * {@return edits that lead from here to another draft: first those that remove something, then those that add} Always the same for
     * the same two drafts. Throws IllegalStateException if there is no such path, which happens only if {@code to} is impossible.
     *
     * @param to a draft of the same setup
     */
    public MoveList path(Draft to) {
        MoveList path = new MoveList();
        Draft at = copy();
        for (int round = 0; round < MOST_ROUNDS && !at.equals(to); round++) {
            for (int property = values.length - 1; property >= 0; property--) {
                at.lower(property, to.values[property], path);
            }
            for (int property = 0; property < values.length; property++) {
                at.approach(property, to.values[property], path);
            }
        }
        if (!at.equals(to)) {
            throw new IllegalStateException("no path to an impossible draft");
        }
        return path;
    }

    private void lower(int property, int wanted, MoveList path) {
        Property of = form.properties().get(property);
        if (of.isNumber() && values[property] > wanted) {
            approach(property, wanted, path);
        } else if (of.mayBeBlank() && values[property] != wanted && isOffered(property, 0)) {
            path.add(property << BITS);
            apply(property << BITS);
        }
    }

    // Moves a property towards a value, as far as edits are offered.
    private void approach(int property, int wanted, MoveList path) {
        Property of = form.properties().get(property);
        int reached = values[property];
        while (values[property] == reached && reached != wanted) {
            int edit = property << BITS | (of.isNumber() ? step(of, wanted - reached) : wanted);
            reached = describe(edit).value();
            if (!isOffered(property, reached)) {
                return;
            }
            path.add(edit);
            apply(edit);
        }
    }

    // The largest step that does not go too far.
    private static int step(Property number, int change) {
        int code = change > 0 ? 0 : 1;
        while (code + 2 < steps(number) && Math.abs(STEPS[code + 2]) <= Math.abs(change)) {
            code += 2;
        }
        return code;
    }

    // What the draft is.

    /**
     * {@return the position as it is now, only for drawing} It may be impossible: never play, write or determinize it.
     */
    public State state() {
        return form.build(values);
    }

    /** {@return why this cannot be opened; null exactly if {@link #position} returns a position} */
    public Problem problem() {
        State built = form.build(values);
        Problem named = form.diagnose(values, built);
        return named != null ? named : reread(built) == null ? Problem.of(GeneralProblem.IMPOSSIBLE) : null;
    }

    /**
     * {@return the position, which the rules have accepted; a view if something is unknown}
     *
     * @throws BadPosition if it is impossible
     */
    public State position() {
        State state = problem() == null ? reread(form.build(values)) : null;
        if (state == null) {
            throw new BadPosition("an impossible draft");
        }
        return state;
    }

    /**
     * {@return the position with everything known: what is left open is drawn by the rules' own determinize}
     *
     * @param rng the source of randomness, which advances
     * @throws BadPosition if it is impossible
     */
    public State open(Rng rng) {
        State state = position();
        state.determinize(rng);
        return state;
    }

    // The position after the game has written and read it; null if it is refused, or if something of it is lost.
    private State reread(State built) {
        try {
            BitWriter out = new BitWriter();
            built.write(out);
            State read = form.game().read(new BitReader(out.text()));
            int[] again = new int[values.length];
            form.read(read, again);
            return Arrays.equals(values, again) ? read : null;
        } catch (BadPosition | IllegalArgumentException e) {
            return null; // a number too large for the encoding is impossible as well
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Draft that
                && form.setup().equals(that.form.setup())
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    /** For messages: the values that are not 0. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(form.setup().toString());
        for (int i = 0; i < values.length; i++) {
            if (values[i] != 0) {
                Property property = form.properties().get(i);
                text.append(' ').append(property.id()).append('=').append(property.name(values[i]));
            }
        }
        return text.toString();
    }
}
