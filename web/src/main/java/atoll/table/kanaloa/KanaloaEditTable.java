package atoll.table.kanaloa;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaEditor;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.EditTable;
import atoll.table.text.Messages;
import java.util.List;

/** How positions of Kanaloa are edited: bridges and stones on the map, and the cards beside it. */
final class KanaloaEditTable implements EditTable {
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
            case "open" ->
                List.of(isOpen(property, state, near) ? KanaloaSpots.OPEN + property.item() : KanaloaSpots.DECK);
            case "hand" ->
                property.seat() == near && state.hand(near, KanaloaMap.find(property.item())) > 0
                        ? List.of(KanaloaSpots.HAND + property.item())
                        : List.of();
            default -> List.of();
        };
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

    /** The guesses of a seat follow from what it has seen, so nobody edits them. */
    @Override
    public boolean isHidden(Property property) {
        return switch (property.group()) {
            case "doubt", "lost", "old", "scattered" -> true;
            default -> false;
        };
    }

    @Override
    public String item(Property property, Messages messages) {
        String item = property.item();
        if (property.group().equals("sure")) {
            int dot = item.indexOf('.');
            return messages.format(
                    "edit.kanaloa.sure.by", viewer(item.substring(0, dot), messages), item.substring(dot + 1));
        }
        return item.replace('-', '–');
    }

    private static String viewer(String name, Messages messages) {
        return name.equals("all")
                ? messages.text("edit.kanaloa.sure.everyone")
                : messages.format("seat.number", Integer.toString(name.charAt(0) - '0' + 1));
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
