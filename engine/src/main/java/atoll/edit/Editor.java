package atoll.edit;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;

/** Makes drafts of one game. Stateless; one shared instance is enough. */
public interface Editor {
    /** {@return the game} */
    Game game();

    /**
     * {@return the form of all positions with a setup}
     *
     * @param setup the seats and options
     */
    DraftForm form(Setup setup);

    /**
     * {@return the position from which an empty table begins: nothing placed, nothing dealt, at the beginning of a turn} It may be
     * impossible.
     *
     * @param setup the seats and options
     */
    State emptyTable(Setup setup);

    /**
     * {@return the draft of an empty table}
     *
     * @param setup the seats and options
     */
    default Draft empty(Setup setup) {
        return Draft.of(form(setup), emptyTable(setup));
    }

    /**
     * {@return the draft of a position or view}
     *
     * @param state a position or view of this game
     */
    default Draft of(State state) {
        return Draft.of(form(state.setup()), state);
    }
}
