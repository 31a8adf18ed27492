package atoll.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every problem of a game can be produced, and is the right one. Extended by a class in the package of each game. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ProblemTest {
    /** Edits that make something impossible of a position. */
    public record Wrong(Problem expected, Draft start, String edits) {
        @Override
        public String toString() {
            return expected.reason() + ": " + edits;
        }
    }

    private final Editor editor;
    private final ProblemReason[] all;
    private final List<Wrong> wrongs = new ArrayList<>();

    protected ProblemTest(Editor editor, ProblemReason[] all) {
        this.editor = editor;
        this.all = all;
    }

    /** Adds a case: the edits, tokens with blanks between them, make something impossible of {@code state}. */
    protected final void wrong(Problem expected, State state, String edits) {
        wrongs.add(new Wrong(expected, editor.of(state), edits));
    }

    /** A problem without a seat and a number. */
    protected static Problem of(ProblemReason reason, String... where) {
        return Problem.of(reason, where);
    }

    List<Wrong> wrongs() {
        return wrongs;
    }

    @ParameterizedTest
    @MethodSource("wrongs")
    void editsMakeThisProblem(Wrong wrong) {
        Draft draft = wrong.start().copy();
        assertNull(draft.problem(), "it is possible before");
        for (String token : wrong.edits().split(" ")) {
            draft.apply(draft.parse(token));
        }
        assertEquals(wrong.expected(), draft.problem());
    }

    @Test
    void everyProblemIsProduced() {
        Set<ProblemReason> produced =
                wrongs.stream().map(each -> each.expected().reason()).collect(Collectors.toSet());
        assertEquals(Set.of(all), produced);
    }
}
