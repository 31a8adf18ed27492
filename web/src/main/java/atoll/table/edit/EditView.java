package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.table.EditTable;
import atoll.table.Table;
import java.util.List;

/**
 * A draft as it is drawn.
 *
 * @param draft the draft, which does not change
 * @param state the position as it is drawn, which may be impossible
 * @param near the seat at the near side of the table
 * @param table the table of the game
 */
record EditView(Draft draft, State state, int near, Table table) {
    /**
     * The draft as it is now.
     *
     * @param draft a draft
     * @param near the seat at the near side of the table
     * @param table the table of the game
     */
    EditView(Draft draft, int near, Table table) {
        this(draft, draft.state(), near, table);
    }

    /** {@return how positions are edited on the table} */
    EditTable edits() {
        return table.editing();
    }

    /**
     * {@return the spots on which the values of a property are put; empty if it is a field, or lies before another seat}
     *
     * @param property a property
     */
    List<String> spots(Property property) {
        return edits().spots(property, state, near);
    }

    /**
     * {@return the spots where the field of a property opens; empty if it is no field}
     *
     * @param property a property
     */
    List<String> places(Property property) {
        return spots(property).isEmpty() ? edits().places(property, state, near) : List.of();
    }

    /**
     * {@return the spots of a property, or else the places of its field}
     *
     * @param property a property
     */
    List<String> all(Property property) {
        List<String> spots = spots(property);
        return spots.isEmpty() ? places(property) : spots;
    }

    /**
     * {@return the spots of a property, or else the most particular place of its field}
     *
     * @param property a property
     */
    List<String> main(Property property) {
        List<String> all = all(property);
        return !spots(property).isEmpty() || all.isEmpty() ? all : all.subList(0, 1);
    }
}
