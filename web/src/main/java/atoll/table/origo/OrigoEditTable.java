package atoll.table.origo;

import atoll.edit.EditPart;
import atoll.edit.Editor;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoEditor;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.table.EditTable;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** How positions of Origo are edited: shields on the map, the cards of the near seat, and the leaders on the track. */
final class OrigoEditTable implements EditTable {
    @Override
    public Editor editor() {
        return new OrigoEditor();
    }

    @Override
    public List<String> spots(Property property, State view, int near) {
        return switch (property.group()) {
            case "shield", "sailed" -> List.of(OrigoTable.FIELD + property.item());
            default -> List.of();
        };
    }

    /** The pile has the cards that are nowhere else, and the discards lie beside it: it is a place of all cards. */
    @Override
    public List<String> places(Property property, State view, int near) {
        OrigoState state = (OrigoState) view;
        // it is shown in place of the stones and scores
        boolean battle = state.phase() == OrigoPhase.BATTLE;
        List<String> places = new ArrayList<>();
        switch (property.group()) {
            case "hand", "cards" -> {
                if (property.seat() == near) {
                    if (property.item() != null) {
                        addCard(property.item(), state, near, places);
                    }
                    places.add(HAND);
                }
                places.add(EditTable.home(property));
                places.add(OrigoTable.PILE);
            }
            // who knows a card to be in another hand is told at that card
            case "sure" -> {
                if (!property.item().startsWith(near + ".")) {
                    addCard(EditTable.known(property.item()), state, near, places);
                }
                places.add(EditTable.home(property));
            }
            case "discards" -> places.add(OrigoTable.PILE);
            case "attack", "defence", "target" -> {
                if (battle) {
                    places.add(OrigoTable.BATTLE);
                }
                places.add(EditTable.home(EditPart.TURN));
            }
            case "founded" -> places.add(battle ? EditTable.home(property) : OrigoTable.STONES);
            case "leader" -> {
                places.add(OrigoTable.TRACK);
                if (!battle) {
                    places.addAll(List.of(OrigoTable.STANDINGS, OrigoTable.SCORE_SEA, OrigoTable.SCORE_CLANS));
                }
                places.add(EditTable.home(property));
            }
            default -> places.add(EditTable.home(property));
        }
        return places;
    }

    private static void addCard(String token, OrigoState state, int near, List<String> places) {
        int kind = OrigoCards.find(token);
        // after the end the podium is in the place of the cards
        if (state.hand(near, kind) > 0 && state.actor() != State.OVER) {
            places.add(OrigoTable.hand(near, kind));
        }
    }

    @Override
    public void addSpots(State view, ViewOptions options, Scene scene) {
        Area hand = new OrigoLayout(options.tall()).hand();
        scene.add(EditTable.hand(hand, options.messages()));
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
            case "sure", "doubt" ->
                messages.format(
                        "edit.origo." + property.group() + ".by",
                        EditTable.viewer(item, messages),
                        OrigoTexts.card(OrigoCards.find(EditTable.known(item)), messages));
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
