package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.Problem;
import atoll.edit.Property;
import java.util.LinkedHashSet;
import java.util.Set;

/** What makes a draft impossible, if anything does, and the properties that it is about. */
final class EditProblem {
    private final Draft draft;
    /** Null if the draft is possible. */
    private final Problem problem;

    private final Set<Property> concerned = new LinkedHashSet<>();

    /**
     * The problem of a draft.
     *
     * @param draft a draft, which does not change
     */
    EditProblem(Draft draft) {
        this.draft = draft;
        problem = draft.problem();
        if (problem == null) {
            return;
        }
        for (Property property : draft.properties()) {
            if (problem.where().contains(property.id()) || problem.where().contains(property.groupId() + ".*")) {
                concerned.add(property);
            }
        }
    }

    /**
     * {@return the problem in a sentence; empty if there is none}
     *
     * @param texts the names of everything
     */
    String text(EditTexts texts) {
        return problem == null ? "" : texts.problem(problem, draft);
    }

    /** {@return the properties that it is about} */
    Set<Property> concerned() {
        return concerned;
    }

    /**
     * {@return whether it is about a property}
     *
     * @param property the index of a property
     */
    boolean isAbout(int property) {
        return concerned.contains(draft.properties().get(property));
    }
}
