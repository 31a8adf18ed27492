package atoll.web.edit;

import atoll.edit.Draft;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Link;

/** The link of a position that was made by hand. */
final class EditedPosition {
    private EditedPosition() {}

    /** The link of a draft without problems: of a view if something is left open. */
    static String link(Draft draft) {
        State position = draft.position();
        return link(Games.find(draft.setup().info().id()), position, viewer(position));
    }

    /**
     * The link of a position or a view.
     *
     * @param viewer the seat of a view, or a spectator
     */
    static String link(Game game, State state, int viewer) {
        return state.isFullyKnown() ? Link.position(game, state) : Link.view(game, state, viewer);
    }

    // The seat that knows exactly this much; the spectator if no seat does.
    private static int viewer(State view) {
        String all = written(view);
        for (int seat = 0; seat < view.seats() && !view.isFullyKnown(); seat++) {
            if (written(view.viewFor(seat)).equals(all)) {
                return seat;
            }
        }
        return State.SPECTATOR;
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }
}
