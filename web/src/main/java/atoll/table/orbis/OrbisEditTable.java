package atoll.table.orbis;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.orbis.OrbisEditor;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.table.EditTable;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/** How positions of Orbis are edited: tiles and worshippers on the display, the near seat's world and worshippers. */
final class OrbisEditTable implements EditTable {
    /** The spot of all gods. */
    private static final String GODS = "edit:gods";

    @Override
    public Editor editor() {
        return new OrbisEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        return switch (property.group()) {
            case "slot" -> List.of(OrbisSpots.SLOT + property.item());
            case "cell", "unpaid" ->
                property.seat() != near
                        ? List.of()
                        : List.of(OrbisSpots.cell(near, OrbisPyramid.find(property.item())));
            default -> List.of();
        };
    }

    /** A finished game shows neither display nor stock, but they can be edited: it looks as if it went on. */
    @Override
    public Scene scene(Table table, State view, ViewOptions options) {
        OrbisState state = (OrbisState) view;
        return OrbisTable.scene(state, options, layout(state, options));
    }

    private static OrbisLayout layout(OrbisState state, ViewOptions options) {
        return OrbisLayout.of(state.seats(), options.seat(), options.room(), false);
    }

    /** Another seat's cells have none: the table turns to that seat first. */
    @Override
    public List<String> places(Property property, State view, int near) {
        boolean own = property.seat() == near;
        return switch (property.group()) {
            case "god" -> gods(OrbisGods.find(property.item()), (OrbisState) view, near);
            case "unpaid" -> property.seat() < 0 ? gods(OrbisGods.DEATH, (OrbisState) view, near) : List.of();
            case "cell" -> List.of();
            case "heap" ->
                List.of(
                        OrbisSpots.SLOT + property.item().substring(0, 2),
                        OrbisSpots.HEAP + property.item().substring(3));
            case "supply" ->
                own
                        ? List.of(
                                OrbisSpots.SUPPLY + (near + 1) + ":" + property.item(),
                                OrbisSpots.SCORE,
                                EditTable.home(property),
                                OrbisSpots.HEAP + property.item())
                        : List.of(
                                OrbisSpots.WORLD + (property.seat() + 1),
                                EditTable.home(property),
                                OrbisSpots.HEAP + property.item());
            case "pile" -> List.of(OrbisSpots.PILES);
            default -> List.of(EditTable.home(property));
        };
    }

    private static List<String> gods(int god, OrbisState state, int near) {
        OrbisFacts facts = state.survey();
        boolean shown = facts.isOffered(god) || facts.god(near) == god;
        return shown ? List.of(OrbisSpots.GOD + OrbisGods.name(god), GODS) : List.of(GODS);
    }

    @Override
    public int seatAt(String spot) {
        return spot.startsWith(OrbisSpots.WORLD) ? spot.charAt(OrbisSpots.WORLD.length()) - '1' : -1;
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        OrbisState state = (OrbisState) view;
        int gods = state.seats() + 1;
        OrbisLayout layout = layout(state, options);
        Area all = layout.god(0, gods);
        for (int place = 1; place < gods; place++) {
            all = Area.Card.around(all, layout.god(place, gods));
        }
        scene.add(new Spot(GODS, all, options.messages().text("edit.orbis.spot.gods"), "orbis.gods"));
    }

    @Override
    public String key(Property property) {
        return property.group().equals("unpaid") && property.seat() < 0 ? "unpaid.god" : property.group();
    }

    @Override
    public String kind(Property property) {
        return isTile(property) ? "tile" : property.group();
    }

    @Override
    public String item(Property property, Messages messages) {
        String item = property.item();
        return switch (property.group()) {
            case "heap" -> item.substring(0, 2) + ", " + messages.text("orbis.colour." + item.substring(3));
            case "supply" -> messages.text("orbis.colour." + item);
            case "god" -> messages.text("orbis.god." + item);
            case "cell" -> texts(messages).place(OrbisPyramid.find(item));
            case "unpaid" ->
                property.seat() < 0
                        ? messages.text("orbis.god." + OrbisGods.name(OrbisGods.DEATH))
                        : texts(messages).place(OrbisPyramid.find(item));
            case "pile" -> tile(item, messages);
            default -> item;
        };
    }

    @Override
    public String value(Property property, int value, Messages messages) {
        String name = property.name(value);
        return switch (property.group()) {
            case "slot", "tile", "cell" ->
                name.equals("none")
                        ? messages.text("edit.orbis.no.tile")
                        : name.equals("wild") ? messages.text("orbis.wilderness") : tile(name, messages);
            case "taken" -> name.equals("none") ? messages.text("edit.orbis.taken.none") : name;
            case "effect" ->
                name.equals("none")
                        ? messages.text("edit.orbis.effect.none")
                        : texts(messages).place(OrbisPyramid.find(name));
            default -> messages.text("edit.orbis." + property.group() + "." + name);
        };
    }

    @Override
    public String describe(Property property, int value, Messages messages) {
        String name = property.name(value);
        int tile = isTile(property) ? OrbisTiles.find(name) : -1;
        if (tile < 0) {
            return value(property, value, messages);
        }
        OrbisTexts texts = texts(messages);
        return messages.format("edit.orbis.tile", tile(name, messages), texts.effect(tile), texts.printedCost(tile));
    }

    @Override
    public String category(Property property, int value, Messages messages) {
        String name = property.name(value);
        int tile = isTile(property) ? OrbisTiles.find(name) : -1;
        return tile < 0 ? "" : texts(messages).colour(OrbisTiles.colour(tile));
    }

    private static boolean isTile(Property property) {
        return property.group().equals("slot") || property.group().equals("cell");
    }

    // Several tiles have the same type and colour: the name in tokens tells them apart.
    private static String tile(String name, Messages messages) {
        return texts(messages).tile(OrbisTiles.find(name)) + " " + name;
    }

    // Names do not depend on the position.
    private static OrbisTexts texts(Messages messages) {
        OrbisState any = (OrbisState) new OrbisGame().start(Setup.of(OrbisGame.INFO, 2));
        return new OrbisTexts(any, messages, State.SPECTATOR);
    }
}
