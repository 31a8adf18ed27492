package atoll.table.rapanui;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiEditor;
import atoll.games.rapanui.RapanuiState;
import atoll.table.EditTable;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.List;

/** How positions of Rapa Nui are edited: columns, the stone, the near seat's village and offerings. */
final class RapanuiEditTable implements EditTable {
    @Override
    public Editor editor() {
        return new RapanuiEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        if (property.seat() >= 0 && property.seat() != near) {
            return List.of();
        }
        return switch (property.group()) {
            case "column" -> property.item() == null ? List.of() : List.of(RapanuiTable.COLUMN + column(property));
            case "village" -> List.of(RapanuiTable.GROUP + property.item());
            case "offerings" -> List.of(RapanuiTable.PILE + (near + 1) + ":" + property.item());
            case "stone" -> List.of(RapanuiTable.STONE);
            case "wood", "glory" -> List.of(RapanuiTable.MEANS);
            case "hand" -> {
                int card = RapanuiTable.card(property.item());
                boolean shown = ((RapanuiState) view).survey().hand(near, card) > 0;
                yield shown ? List.of(RapanuiTable.hand(near, card)) : List.of();
            }
            default -> List.of();
        };
    }

    @Override
    public String collection(Property property, int near) {
        return property.group().equals("hand") && property.seat() == near ? HAND : "";
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        Area hand = new RapanuiRenderer((RapanuiState) view, options).places().hand(0, RapanuiCards.HAND);
        scene.add(EditTable.hand(hand, options.messages()));
    }

    @Override
    public boolean isBeside(Property property) {
        return switch (property.group()) {
            case "village", "offerings", "stone" -> false;
            default -> !property.group().equals("column") || property.item() == null;
        };
    }

    // Counted from 1.
    private static int column(Property property) {
        return property.item().charAt(0) - '0' + 1;
    }

    /** A column grows and shrinks at its front. */
    @Override
    public boolean offers(Property property, int now, int value) {
        return now == 0 || value == 0;
    }

    /** Limits of what others can conclude about face-down cards: the widest ones are right for any edited position. */
    @Override
    public boolean isRare(Property property) {
        return property.group().equals("limit");
    }

    @Override
    public String key(Property property) {
        return property.group().equals("column") && property.item() == null ? "scored" : property.group();
    }

    @Override
    public boolean namesSeats(Property property) {
        return !property.group().equals("column");
    }

    @Override
    public String item(Property property, Messages messages) {
        return switch (property.group()) {
            case "column" ->
                messages.format(
                        "edit.rapanui.place",
                        Integer.toString(column(property)),
                        Integer.toString(property.item().charAt(2) - '0' + 1));
            case "hand", "village" -> messages.text("rapanui.card." + property.item());
            case "offerings", "stone" -> messages.text("rapanui.kind." + property.item());
            case "limit" ->
                messages.format(
                        "edit.rapanui.limit.item",
                        Integer.toString(property.item().charAt(0) - '0' + 1),
                        messages.text("rapanui.kind." + property.item().substring(2)));
            case "secret", "kind" -> Integer.toString(property.item().charAt(0) - '0' + 1);
            default -> property.item();
        };
    }

    @Override
    public String place(Property property, Messages messages) {
        return property.group().equals("column") && property.item() != null
                ? messages.format("edit.rapanui.column.whole", Integer.toString(column(property)))
                : "";
    }

    @Override
    public String value(Property property, int value, Messages messages) {
        String name = property.name(value);
        return switch (property.group()) {
            case "column" ->
                property.item() == null
                        ? Integer.toString(value + 1)
                        : value == 0
                                ? messages.text("edit.rapanui.column.none")
                                : RapanuiTexts.card(value - 1, messages);
            case "top" ->
                name.equals("none") || name.equals("facedown")
                        ? messages.text("edit.rapanui.top." + name)
                        : messages.text("rapanui.kind." + name);
            case "kind" ->
                value == 0 ? messages.text("edit.rapanui.kind.unknown") : messages.text("rapanui.kind." + name);
            default -> messages.text("edit.rapanui." + property.group() + "." + name);
        };
    }
}
