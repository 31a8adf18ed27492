package atoll.edit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Changes of drafts that are more than one edit. */
public final class DraftChange {
    private DraftChange() {}

    /**
     * {@return a draft with another value of a property; null if it cannot be given that value now}
     *
     * @param draft a draft, which does not change
     * @param property the index of a property
     * @param value its new value
     */
    public static Draft with(Draft draft, int property, int value) {
        if (!offers(draft, property, value)) {
            return null;
        }
        int[] values = values(draft);
        values[property] = value;
        draft.form().settle(values, property, draft.value(property));
        return new Draft(draft.form(), values);
    }

    /**
     * {@return whether a property can be given a value now; true for the value it has}
     *
     * @param draft a draft
     * @param property the index of a property
     * @param value a value
     */
    public static boolean offers(Draft draft, int property, int value) {
        return value == draft.value(property) || draft.isOffered(property, value);
    }

    /**
     * {@return whether a property can be given another value now}
     *
     * @param draft a draft
     * @param property the index of a property
     */
    public static boolean isPossible(Draft draft, int property) {
        int now = draft.value(property);
        Property of = draft.properties().get(property);
        if (of.isNumber()) {
            return draft.isOffered(property, now + 1) || draft.isOffered(property, now - 1);
        }
        for (int value = 0; value <= of.most(); value++) {
            if (draft.isOffered(property, value)) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return a draft of another setup, with all that both setups can have}
     *
     * @param draft a draft, which does not change
     * @param empty an empty table of the other setup, which does not change
     */
    public static Draft moved(Draft draft, Draft empty) {
        Map<String, Integer> old = new TreeMap<>();
        for (int i = 0; i < draft.properties().size(); i++) {
            old.put(draft.properties().get(i).id(), i);
        }
        Draft moved = empty;
        List<Property> properties = empty.properties();
        for (int i = 0; i < properties.size(); i++) {
            Integer from = old.get(properties.get(i).id());
            int value = from == null ? -1 : value(properties.get(i), draft, from);
            Draft next = value < 0 ? null : with(moved, i, value);
            moved = next == null ? moved : next;
        }
        return moved;
    }

    // The same by its name: another setup may have more or fewer values. -1 if it has no such value.
    private static int value(Property to, Draft draft, int from) {
        Property of = draft.properties().get(from);
        int value = draft.value(from);
        if (to.isNumber() || of.isNumber()) {
            return to.isNumber() && of.isNumber() ? value : -1;
        }
        return to.values().indexOf(of.name(value));
    }

    private static int[] values(Draft draft) {
        int[] values = new int[draft.properties().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = draft.value(i);
        }
        return values;
    }
}
