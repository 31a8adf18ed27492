package atoll.table.rapanui;

import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiEditor;
import atoll.games.rapanui.RapanuiState;
import atoll.table.EditTable;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** How positions of Rapa Nui are edited: columns, the stone, stocks, and what a seat has. */
final class RapanuiEditTable implements EditTable {
    @Override
    public Editor editor() {
        return new RapanuiEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        return isPlaceInColumn(property) ? List.of(RapanuiTable.COLUMN + column(property)) : List.of();
    }

    private static boolean isPlaceInColumn(Property property) {
        return property.group().equals("column") && property.item() != null;
    }

    /** The draw pile and the stocks have what lies nowhere else: they are places of all cards and offerings. */
    @Override
    public List<String> places(Property property, State view, int near) {
        boolean own = property.seat() == near;
        List<String> places = new ArrayList<>();
        switch (property.group()) {
            case "hand" -> {
                int card = RapanuiTable.card(property.item());
                if (own && ((RapanuiState) view).survey().hand(near, card) > 0) {
                    places.add(RapanuiTable.hand(near, card));
                }
                if (own) {
                    places.add(HAND);
                }
                places.add(RapanuiTable.DECK);
            }
            case "village" -> {
                if (own) {
                    places.add(RapanuiTable.GROUP + property.item());
                }
                places.add(RapanuiTable.DECK);
            }
            case "offerings" -> {
                if (own) {
                    places.add(RapanuiTable.PILE + (near + 1) + ":" + property.item());
                    places.add(RapanuiTable.OWNED + "gift");
                }
                places.add(RapanuiTable.STOCK + property.item());
            }
            case "stone" -> {
                places.add(RapanuiTable.STONE);
                places.add(RapanuiTable.STOCK + property.item());
            }
            case "top", "secret", "kind", "limit" -> places.add(RapanuiTable.STONE);
            case "wood", "glory" -> {
                if (own) {
                    places.add(RapanuiTable.OWNED + property.group());
                }
            }
            case "tossed" -> places.add(RapanuiTable.DECK);
            case "turn" -> {
                places.add(RapanuiTable.TORCH);
                places.add(EditTable.home(property));
            }
            default -> places.add(EditTable.home(property));
        }
        if (property.seat() >= 0) {
            places.add(EditTable.home(property));
            if (!own) {
                places.add(RapanuiTable.VILLAGE + (property.seat() + 1));
            }
        }
        return places;
    }

    @Override
    public int seatAt(String spot) {
        return spot.startsWith(RapanuiTable.VILLAGE) ? spot.charAt(RapanuiTable.VILLAGE.length()) - '1' : -1;
    }

    private static RapanuiRenderer renderer(State view, ViewOptions options) {
        return new RapanuiRenderer((RapanuiState) view, options, true);
    }

    /** With all hands and offerings face up. */
    @Override
    public Scene scene(Table table, State view, ViewOptions options) {
        return RapanuiTable.scene((RapanuiState) view, options, renderer(view, options));
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        Area hand = renderer(view, options).places().hand(0, RapanuiCards.HAND);
        scene.add(EditTable.hand(hand, options.messages()));
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
