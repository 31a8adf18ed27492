package atoll.table.ponte;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.ponte.PonteEditor;
import atoll.table.EditTable;
import atoll.table.text.Messages;
import java.util.List;

/** How positions of Ponte are edited: tiles on cells, and bridges between two of them. */
final class PonteEditTable implements EditTable {
    @Override
    public Editor editor() {
        return new PonteEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        return switch (property.group()) {
            case "cell" -> List.of(property.item());
            case "bridge" -> {
                int dash = property.item().indexOf('-');
                yield List.of(
                        property.item().substring(0, dash), property.item().substring(dash + 1));
            }
            default -> List.of();
        };
    }

    @Override
    public String item(Property property, Messages messages) {
        return property.item().replace('-', '–');
    }

    @Override
    public String value(Property property, int value, Messages messages) {
        return messages.text("edit.ponte." + property.group() + "." + property.name(value));
    }
}
