package atoll.table.kanaloa;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaEditor;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.EditTable;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/** How positions of Kanaloa are edited: bridges and stones on the map, and the cards beside it. */
final class KanaloaEditTable implements EditTable {
    /** The spot of the whole display. */
    private static final String OPEN = "edit:open";

    @Override
    public Editor editor() {
        return new KanaloaEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        KanaloaState state = (KanaloaState) view;
        return switch (property.group()) {
            case "bridge" -> List.of(KanaloaSpots.LANE + property.item());
            case "stone" -> List.of(KanaloaSpots.ISLAND + property.item());
            case "discards" -> List.of(KanaloaSpots.DISCARDS);
            case "open" -> isOpen(property, state, near) ? List.of(KanaloaSpots.OPEN + property.item()) : List.of();
            case "hand" ->
                property.seat() == near && state.hand(near, KanaloaMap.find(property.item())) > 0
                        ? List.of(KanaloaSpots.HAND + property.item())
                        : List.of();
            default -> List.of();
        };
    }

    @Override
    public String collection(Property property, int near) {
        return switch (property.group()) {
            case "open" -> OPEN;
            case "hand" -> property.seat() == near ? HAND : "";
            default -> "";
        };
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        KanaloaLayout layout = KanaloaTable.layout((KanaloaState) view, options);
        Area first = layout.place(KanaloaLayout.OPEN);
        Area last = layout.place(KanaloaLayout.DISCARDS - 1);
        Area open = Area.Card.around(first, last);
        scene.add(new Spot(OPEN, open, options.messages().text("edit.kanaloa.spot.open"), "kanaloa.open"));
        Area hand = new Area.Card(1, layout.handTop, layout.handWidth() - 2, layout.height - layout.handTop - 1);
        scene.add(EditTable.hand(hand, options.messages()));
    }

    // While a hand is looked at, it lies in place of the display.
    private static boolean isOpen(Property property, KanaloaState state, int near) {
        return state.display(KanaloaMap.find(property.item())) > 0 && !KanaloaSpots.isRobbing(state, near);
    }

    /** Cards that are not there yet are counted beside the board. */
    @Override
    public boolean isBeside(Property property) {
        return switch (property.group()) {
            case "bridge", "stone" -> false;
            default -> true;
        };
    }

    /** The guesses of a seat follow from what it has seen. */
    @Override
    public boolean isRare(Property property) {
        return switch (property.group()) {
            case "doubt", "lost", "old", "scattered" -> true;
            default -> false;
        };
    }

    @Override
    public String item(Property property, Messages messages) {
        String item = property.item();
        return switch (property.group()) {
            case "sure", "doubt" -> {
                int dot = item.indexOf('.');
                yield messages.format(
                        "edit.kanaloa." + property.group() + ".by",
                        EditTable.viewer(item.substring(0, dot), messages),
                        item.substring(dot + 1));
            }
            case "lost", "old", "scattered" -> EditTable.viewer(item, messages);
            default -> item.replace('-', '–');
        };
    }

    @Override
    public String unknown(Property property) {
        return switch (property.group()) {
            case "hand" -> "unknown." + property.seat();
            case "down" -> "unknowndown." + property.seat();
            default -> "";
        };
    }

    @Override
    public String value(Property property, int value, Messages messages) {
        String name = property.name(value);
        boolean named = value > 0
                && (property.group().equals("stone") || property.group().equals("given"));
        return named && !name.equals("secret") ? name : messages.text("edit.kanaloa." + property.group() + "." + name);
    }

    @Override
    public String describe(Property property, int value, Messages messages) {
        String name = value(property, value, messages);
        return property.group().equals("stone") && value > 0 ? messages.format("edit.kanaloa.stone.thing", name) : name;
    }
}
