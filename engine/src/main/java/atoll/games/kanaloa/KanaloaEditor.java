package atoll.games.kanaloa;

import atoll.edit.DraftForm;
import atoll.edit.Editor;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;

/** Positions of Kanaloa made by hand, see {@link KanaloaForm}. */
public final class KanaloaEditor implements Editor {
    private static final Game GAME = new KanaloaGame();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public DraftForm form(Setup setup) {
        return new KanaloaForm(GAME, setup);
    }

    @Override
    public State emptyTable(Setup setup) {
        KanaloaState state = new KanaloaState(setup);
        state.phase = KanaloaPhase.TURN;
        return state;
    }
}
