package atoll.table.origo;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoEditor;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoState;
import atoll.table.EditTable;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.List;

/** How positions of Origo are edited: shields on the map, and the cards of the near seat. */
final class OrigoEditTable implements EditTable {
    @Override
    public Editor editor() {
        return new OrigoEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        return switch (property.group()) {
            case "shield", "sailed" -> List.of(OrigoTable.FIELD + property.item());
            case "hand" -> {
                int kind = OrigoCards.find(property.item());
                boolean shown = property.seat() == near && ((OrigoState) view).hand(near, kind) > 0;
                yield shown ? List.of(OrigoTable.hand(near, kind)) : List.of();
            }
            default -> List.of();
        };
    }

    /** The discards lie beside the pile. */
    @Override
    public String collection(Property property, int near) {
        return switch (property.group()) {
            case "discards" -> OrigoTable.PILE;
            case "hand" -> property.seat() == near ? HAND : "";
            default -> "";
        };
    }

    @Override
    public String kindOf(Property property, Messages messages) {
        int kind = OrigoCards.find(property.item());
        String sort = kind < OrigoCards.COLUMNS ? "rows" : kind < OrigoCards.FIRST_COUNTRY ? "columns" : "others";
        return messages.text("edit.origo." + property.group() + "." + sort);
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        Area hand = new OrigoLayout(options.tall()).hand();
        scene.add(EditTable.hand(hand, options.messages()));
    }

    /** Cards that are not there yet are counted beside the board. */
    @Override
    public boolean isBeside(Property property) {
        return !property.group().equals("shield") && !property.group().equals("sailed");
    }

    /** The guesses of a seat follow from what it has seen. */
    @Override
    public boolean isRare(Property property) {
        return property.group().equals("doubt") || property.group().equals("held");
    }

    @Override
    public String item(Property property, Messages messages) {
        String item = property.item();
        return switch (property.group()) {
            case "founded" -> OrigoTexts.region(OrigoMap.find(item), messages);
            case "discards", "attack", "defence", "hand" -> OrigoTexts.card(OrigoCards.find(item), messages);
            case "held" -> EditTable.viewer(item, messages);
            case "sure", "doubt" -> {
                int dot = item.indexOf('.');
                yield messages.format(
                        "edit.origo." + property.group() + ".by",
                        EditTable.viewer(item.substring(0, dot), messages),
                        OrigoTexts.card(OrigoCards.find(item.substring(dot + 1)), messages));
            }
            default -> item;
        };
    }

    @Override
    public String unknown(Property property) {
        return property.group().equals("hand") ? "cards." + property.seat() : "";
    }

    @Override
    public String value(Property property, int value, Messages messages) {
        String name = property.name(value);
        return property.group().equals("target") && value > 0
                ? name
                : messages.text("edit.origo." + property.group() + "." + name);
    }
}
