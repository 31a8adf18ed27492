package atoll.games.orbis;

import atoll.edit.DraftForm;
import atoll.edit.Editor;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;

/** Positions of Orbis made by hand, see {@link OrbisForm}. */
public final class OrbisEditor implements Editor {
    private static final Game GAME = new OrbisGame();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public DraftForm form(Setup setup) {
        return new OrbisForm(GAME, setup);
    }

    @Override
    public State emptyTable(Setup setup) {
        OrbisState state = new OrbisState(setup);
        state.phase = OrbisPhase.TURN;
        return state;
    }
}
