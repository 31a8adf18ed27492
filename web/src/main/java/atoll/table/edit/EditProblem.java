package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.Problem;
import atoll.edit.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What makes a draft impossible, if anything does, and the properties that it is about. */
final class EditProblem {
    private final Draft draft;
    /** Null if the draft is possible. */
    private final Problem problem;

    private final List<Property> concerned = new ArrayList<>();
    private final Set<Integer> indices = new HashSet<>();

    /**
     * The problem of a draft.
     *
     * @param draft a draft, which does not change
     */
    EditProblem(Draft draft) {
        this.draft = draft;
        problem = draft.problem();
        for (int i = 0; problem != null && i < draft.properties().size(); i++) {
            Property property = draft.properties().get(i);
            if (problem.where().contains(property.id()) || problem.where().contains(property.groupId() + ".*")) {
                concerned.add(property);
                indices.add(i);
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
    List<Property> concerned() {
        return concerned;
    }

    /**
     * {@return whether it is about a property}
     *
     * @param property the index of a property
     */
    boolean isAbout(int property) {
        return indices.contains(property);
    }
}
