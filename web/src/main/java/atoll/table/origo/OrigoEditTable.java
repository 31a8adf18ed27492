package atoll.table.origo;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoEditor;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoState;
import atoll.table.EditTable;
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

    /** Cards that are not there yet are counted beside the board. */
    @Override
    public boolean isBeside(Property property) {
        return !property.group().equals("shield") && !property.group().equals("sailed");
    }

    /** The guesses of a seat follow from what it has seen, so nobody edits them. */
    @Override
    public boolean isHidden(Property property) {
        return property.group().equals("doubt") || property.group().equals("held");
    }

    @Override
    public String item(Property property, Messages messages) {
        String item = property.item();
        return switch (property.group()) {
            case "founded" -> OrigoTexts.region(OrigoMap.find(item), messages);
            case "discards", "attack", "defence", "hand" -> OrigoTexts.card(OrigoCards.find(item), messages);
            case "sure" -> {
                int dot = item.indexOf('.');
                yield messages.format(
                        "edit.origo.sure.by",
                        viewer(item.substring(0, dot), messages),
                        OrigoTexts.card(OrigoCards.find(item.substring(dot + 1)), messages));
            }
            default -> item;
        };
    }

    private static String viewer(String name, Messages messages) {
        return name.equals("all")
                ? messages.text("edit.origo.sure.everyone")
                : messages.format("seat.number", Integer.toString(name.charAt(0) - '0' + 1));
    }

    @Override
    public String value(Property property, int value, Messages messages) {
        String name = property.name(value);
        return property.group().equals("target") && value > 0
                ? name
                : messages.text("edit.origo." + property.group() + "." + name);
    }
}
