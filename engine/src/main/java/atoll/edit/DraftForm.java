package atoll.edit;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What a position of one game consists of, for one setup: its properties, and how they become a state and back. A game extends
 * this class; a {@link Draft} does the rest.
 */
public abstract class DraftForm {
    private final Game game;
    private final Setup setup;
    private final List<Property> properties = new ArrayList<>();

    /**
     * A form without properties.
     *
     * @param game the game
     * @param setup the seats and options
     */
    protected DraftForm(Game game, Setup setup) {
        this.game = game;
        this.setup = setup;
    }

    /**
     * Adds a property. Add first what a path should set first: places before what lies on them, the phase before its
     * own properties.
     *
     * @param property a property with a new id
     * @return its index, from 0
     */
    protected final int add(Property property) {
        properties.add(property);
        return properties.size() - 1;
    }

    /**
     * {@return the names of enum constants}
     *
     * @param constants all of them, in order
     */
    protected static List<String> names(Enum<?>[] constants) {
        List<String> names = new ArrayList<>();
        for (Enum<?> each : constants) {
            names.add(each.name());
        }
        return names;
    }

    /** {@return the seats as values: 0, 1 and so on} */
    protected final List<String> seats() {
        return withSeats();
    }

    /**
     * {@return some values, and after them the seats: 0, 1 and so on}
     *
     * @param first the values before the seats
     */
    protected final List<String> withSeats(String... first) {
        List<String> names = new ArrayList<>(List.of(first));
        for (int seat = 0; seat < setup.seats(); seat++) {
            names.add(Integer.toString(seat));
        }
        return names;
    }

    /** {@return the game} */
    public final Game game() {
        return game;
    }

    /** {@return the seats and options} */
    public final Setup setup() {
        return setup;
    }

    /** {@return all properties, by index} */
    public final List<Property> properties() {
        return properties;
    }

    /**
     * Sets the values of a position. All are 0 before.
     *
     * @param state a position or view of this setup
     * @param values by property: receives its value
     */
    protected abstract void read(State state, int[] values);

    /**
     * {@return a new state with these values, even if the rules do not allow it} It must be possible to draw it,
     * whatever the values are.
     *
     * @param values by property: its value
     */
    protected abstract State build(int[] values);

    /**
     * {@return the first rule that these values break; null if there is none, or none that the game can name}
     *
     * @param values by property: its value
     * @param built what {@link #build} makes of them
     */
    protected abstract Problem diagnose(int[] values, State built);

    /**
     * {@return whether a property can be given a value now} A form refuses only what has no meaning or cannot be drawn: a property
     * that this phase does not have, more cards than the box has. Values against the rules are offered; {@link
     * #diagnose} reports them.
     *
     * @param values by property: its value
     * @param property the index of a property
     * @param value another value of it, 0..most
     */
    protected boolean offers(int[] values, int property, int value) {
        return true;
    }

    /**
     * Updates the properties that depend on an edited one, and resets those that have no meaning any more: the
     * attacked field, if the phase is no longer a battle.
     *
     * @param values by property: its value
     * @param property the property that has changed
     * @param before its value before
     */
    protected void settle(int[] values, int property, int before) {
        // most properties do not depend on others
    }
}
