package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.engine.State;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisState;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the gods that can be chosen, with what they want, and the near seat's own. */
final class OrbisGodsRenderer {
    /** The least width of a god with its name. */
    private static final double NAMED = 60;

    private final OrbisLayout layout;
    private final OrbisState state;
    private final OrbisFacts facts;
    private final Messages messages;
    private final Scene scene;

    /**
     * The gods of a position.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param messages the texts
     * @param scene the scene to add to
     */
    OrbisGodsRenderer(OrbisLayout layout, OrbisState state, Messages messages, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.messages = messages;
        this.scene = scene;
        facts = state.survey();
    }

    /** Draws them; at the end, only the own god matters. */
    void draw() {
        if (!layout.over) {
            offered();
        }
        own();
    }

    private void offered() {
        int gods = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            gods += facts.isOffered(god) ? 1 : 0;
        }
        int place = 0;
        for (int god = 0; god < OrbisGods.GODS; god++) {
            if (facts.isOffered(god)) {
                Area.Card area = layout.god(place++, gods);
                new OrbisPieceRenderer(scene).god(god, area, area.width() > NAMED ? name(god) : null, false, false);
                words(god, area);
            }
        }
    }

    private void own() {
        int own = facts.god(layout.near);
        if (own == OrbisFacts.NONE) {
            Area.Card area = layout.ownGod();
            scene.add(Shape.of(area.outline(1)).stroke(MOON, 1.2).dash(3).alpha(0.55));
        } else {
            boolean failed = hasFailed(state, layout.near);
            boolean open = !failed && facts.points().god(layout.near) == 0;
            new OrbisPieceRenderer(scene).god(own, layout.ownGod(), name(own), failed, open);
            words(own, layout.ownGod());
        }
    }

    /**
     * Draws another seat's god at the end.
     *
     * @param seat a seat, from 0, that has a god
     * @param area where it is drawn
     */
    void scored(int seat, Area.Card area) {
        int god = facts.god(seat);
        new OrbisPieceRenderer(scene).god(god, area, name(god), hasFailed(state, seat), false);
        words(god, area);
    }

    /**
     * {@return whether a seat's god brings nothing, whatever happens}
     *
     * @param state the position or view
     * @param seat a seat, from 0, that has a god
     */
    static boolean hasFailed(OrbisState state, int seat) {
        OrbisFacts facts = state.survey();
        return facts.isGodFailed(seat)
                || state.actor() == State.OVER && facts.points().god(seat) == 0;
    }

    private void words(int god, Area.Card area) {
        String key = "orbis.briefly." + OrbisGods.name(god);
        new OrbisPortraits(scene).words(messages.text(key + ".1"), messages.text(key + ".2"), messages.text(key), area);
    }

    private String name(int god) {
        return messages.text("orbis.name." + OrbisGods.name(god));
    }
}
