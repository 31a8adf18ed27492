package atoll.games.ponte;

import atoll.edit.DraftForm;
import atoll.edit.Editor;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;

/** Positions of Ponte made by hand, see {@link PonteForm}. */
public final class PonteEditor implements Editor {
    private static final Game GAME = new PonteGame();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public DraftForm form(Setup setup) {
        return new PonteForm(GAME, setup);
    }

    @Override
    public State emptyTable(Setup setup) {
        PonteState state = new PonteState(setup);
        state.phase = PonteState.Phase.TURN;
        return state;
    }
}
