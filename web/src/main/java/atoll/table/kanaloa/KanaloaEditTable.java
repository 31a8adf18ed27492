package atoll.table.kanaloa;

import atoll.edit.EditPart;
import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaEditor;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.EditTable;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
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
        return switch (property.group()) {
            case "bridge" -> List.of(KanaloaSpots.LANE + property.item());
            case "stone" -> List.of(KanaloaSpots.ISLAND + property.item());
            default -> List.of();
        };
    }

    /** The deck has the cards that are nowhere else, and an island has its cards: both are places of all cards. */
    @Override
    public List<String> places(Property property, State view, int near) {
        KanaloaState state = (KanaloaState) view;
        List<String> places = new ArrayList<>();
        switch (property.group()) {
            case "open" -> {
                if (state.display(KanaloaMap.find(property.item())) > 0 && !KanaloaSpots.isRobbing(state, near)) {
                    places.add(KanaloaSpots.OPEN + property.item());
                }
                places.add(OPEN);
            }
            case "hand" -> {
                boolean held = state.hand(property.seat(), KanaloaMap.find(property.item())) > 0;
                if (held && property.seat() == near) {
                    places.add(KanaloaSpots.HAND + property.item());
                }
                if (held
                        && KanaloaSpots.isRobbing(state, near)
                        && property.seat() == state.progress().other()) {
                    places.add(KanaloaSpots.STEAL + property.item());
                }
            }
            case "discards", "down", "unknowndown" -> places.add(KanaloaSpots.DISCARDS);
            case "held" -> {
                if (property.seat() == near && state.board().held(near, KanaloaGods.find(property.item())) > 0) {
                    places.add(KanaloaSpots.STONE + property.item());
                }
            }
            // who knows a card is told at that card
            case "sure" -> {
                String card = EditTable.known(property.item());
                if (property.seat() == near && state.hand(near, KanaloaMap.find(card)) > 0) {
                    places.add(KanaloaSpots.HAND + card);
                }
            }
            case "removal" -> places.add(KanaloaSpots.ISLAND + property.item());
            default -> {
                // only at its seat, or at the turn
            }
        }
        if (property.seat() == near && isInHand(property)) {
            places.add(HAND);
        } else if (property.seat() >= 0 && property.seat() != near) {
            places.add(KanaloaSpots.SEAT + property.seat());
        }
        boolean isCard = property.part() == EditPart.CARDS;
        if (!isCard || property.seat() >= 0) {
            places.add(EditTable.home(property));
        }
        if (isCard && property.item() != null) {
            places.add(KanaloaSpots.ISLAND + property.item());
        }
        if (isCard) {
            places.add(KanaloaSpots.DECK);
        }
        return places;
    }

    private static boolean isInHand(Property property) {
        return switch (property.group()) {
            case "hand", "unknown", "sure", "doubt", "lost", "old", "scattered" -> true;
            default -> false;
        };
    }

    /** The hand of a finished game can be edited. */
    @Override
    public Scene scene(Table table, State view, ViewOptions options) {
        return KanaloaTable.scene((KanaloaState) view, options, layout(view, options));
    }

    private static KanaloaLayout layout(State view, ViewOptions options) {
        return KanaloaTable.layout((KanaloaState) view, options, false);
    }

    @Override
    public int seatAt(String spot) {
        return spot.startsWith(KanaloaSpots.SEAT) ? spot.charAt(KanaloaSpots.SEAT.length()) - '0' : -1;
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        KanaloaLayout layout = layout(view, options);
        Area first = layout.place(KanaloaLayout.OPEN);
        Area last = layout.place(KanaloaLayout.DISCARDS - 1);
        Area open = Area.Card.around(first, last);
        scene.add(new Spot(OPEN, open, options.messages().text("edit.kanaloa.spot.open"), "kanaloa.open"));
        Area hand = new Area.Card(1, layout.handTop, layout.handWidth() - 2, layout.height - layout.handTop - 1);
        scene.add(EditTable.hand(hand, options.messages()));
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
            case "sure", "doubt" ->
                messages.format(
                        "edit.kanaloa." + property.group() + ".by",
                        EditTable.viewer(item, messages),
                        EditTable.known(item));
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
