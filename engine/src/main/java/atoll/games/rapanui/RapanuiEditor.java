package atoll.games.rapanui;

import atoll.edit.DraftForm;
import atoll.edit.Editor;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;

/** Positions of Rapa Nui made by hand, see {@link RapanuiForm}. */
public final class RapanuiEditor implements Editor {
    private static final Game GAME = new RapanuiGame();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public DraftForm form(Setup setup) {
        return new RapanuiForm(GAME, setup);
    }

    @Override
    public State emptyTable(Setup setup) {
        RapanuiState state = new RapanuiState(setup);
        state.phase = RapanuiPhase.BUYING;
        return state;
    }
}
