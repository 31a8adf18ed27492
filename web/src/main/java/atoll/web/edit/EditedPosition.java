package atoll.web.edit;

import atoll.edit.Draft;
import atoll.edit.Property;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Link;
import java.util.List;

/** The link of a position that was made by hand. */
final class EditedPosition {
    private EditedPosition() {}

    /** The link of a draft without problems: of a view if something is left open. */
    static String link(Draft draft) {
        return link(Games.find(draft.setup().info().id()), draft.position(), viewer(draft));
    }

    /**
     * The link of a position or a view.
     *
     * @param viewer the seat of a view, or a spectator
     */
    static String link(Game game, State state, int viewer) {
        return state.isFullyKnown() ? Link.position(game, state) : Link.view(game, state, viewer);
    }

    /** The seat whose view a draft is if something is left open; a spectator if it does not say. */
    static int viewer(Draft draft) {
        List<Property> properties = draft.properties();
        for (int i = 0; i < properties.size(); i++) {
            if (properties.get(i).group().equals("viewer")) {
                String name = properties.get(i).name(draft.value(i));
                char first = name.charAt(0);
                return first >= '0' && first <= '9' ? first - '0' : State.SPECTATOR;
            }
        }
        return State.SPECTATOR;
    }
}
