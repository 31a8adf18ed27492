package atoll.games.origo;

import atoll.edit.DraftForm;
import atoll.edit.Editor;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;

/** Positions of Origo made by hand, see {@link OrigoForm}. */
public final class OrigoEditor implements Editor {
    private static final Game GAME = new OrigoGame();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public DraftForm form(Setup setup) {
        return new OrigoForm(GAME, setup);
    }

    @Override
    public State emptyTable(Setup setup) {
        OrigoState state = new OrigoState(setup);
        state.phase = OrigoPhase.TURN;
        return state;
    }
}
