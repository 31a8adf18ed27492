package atoll.table.rapanui;

import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The names of all icons, and the spots that an opening picture explains. */
final class RapanuiLegend {
    private static final String LEGEND = "rapanui.legend.";
    private static final double SIZE = 24;
    private static final double MIDDLE = SIZE / 2;

    private final Messages messages;
    private final List<LegendEntry> entries = new ArrayList<>();

    private RapanuiLegend(Messages messages) {
        this.messages = messages;
    }

    /**
     * {@return every icon with its name: villagers, what a village owns, the rest of the table}
     *
     * @param messages the texts
     */
    static List<LegendEntry> of(Messages messages) {
        RapanuiLegend legend = new RapanuiLegend(messages);
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            new RapanuiPieceRenderer(legend.add(RapanuiCards.name(card)))
                    .figure(null, card, MIDDLE, SIZE - 1, card == RapanuiCards.MOAI ? 0.9 : 0.78, false, true);
        }
        legend.offerings();
        legend.owned();
        legend.places();
        return legend.entries;
    }

    private Scene add(String key) {
        Scene icon = new Scene(SIZE, SIZE);
        entries.add(new LegendEntry(icon, messages.text(LEGEND + key)));
        return icon;
    }

    private void offerings() {
        RapanuiPieceRenderer kinds = new RapanuiPieceRenderer(add("kinds"));
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            kinds.sign(null, RapanuiCards.HUNTER + kind, 6.5 + kind % 2 * 11, 6.5 + kind / 2 * 11, 0.5);
        }
        new RapanuiPieceRenderer(add("hidden")).hidden(null, MIDDLE, MIDDLE, 20);
        add("basket").add(RapanuiVillageRenderer.basket(MIDDLE, SIZE - 4, 1.2));
    }

    private void owned() {
        add("wood").add(RapanuiOutlines.wood(MIDDLE, MIDDLE, 1.1));
        Scene logs = add("logs");
        for (int i = 0; i < 3; i++) {
            logs.add(RapanuiVillageRenderer.log(null, 6.5 + 5.5 * i, i == 1 ? 7.5 : 17, 1.8));
        }
        add("glory").add(RapanuiOutlines.glory(null, MIDDLE, MIDDLE, 1.1));
        add("crown").add(RapanuiOutlines.crown(MIDDLE, MIDDLE, 1.5));
        RapanuiOutlines.torch(add("fire"), MIDDLE, SIZE - 1, 0.92);
    }

    private void places() {
        Scene stone = add("stone");
        Scene large = new Scene(2.5 * SIZE, 2.5 * SIZE);
        RapanuiOutlines.fire(large, 1.25 * SIZE, 26, 1.2);
        RapanuiSacrificeRenderer.block(large, new Area.Card(3, 0, 2.5 * SIZE - 6, 2.3 * SIZE), 24);
        for (Shape shape : large.shapes()) {
            stone.add(shape.at(shape.x() / 2.5, shape.y() / 2.5).scale(shape.scale() / 2.5));
        }
        new RapanuiPieceRenderer(add("deck")).back(null, MIDDLE, MIDDLE, 16, 21);
        add("empty")
                .add(RapanuiVillageRenderer.absent(RapanuiCards.HUNTER, MIDDLE, MIDDLE)
                        .scale(1));
        add("palms")
                .add(Shape.of(RapanuiOutlines.land(RapanuiCards.WOODCUTTER))
                        .at(MIDDLE, SIZE - 2)
                        .scale(0.76)
                        .fill(Ink.FAINT));
        add("ridge")
                .add(Shape.of(RapanuiOutlines.sign(RapanuiCards.MOAI))
                        .at(MIDDLE, MIDDLE)
                        .fill(Ink.FAINT));
    }

    /**
     * {@return what a picture of a position points at, in reading order}
     *
     * @param view what the seat to move knows
     * @param messages the texts
     */
    static List<Callout> callouts(State view, Messages messages) {
        RapanuiFacts facts = ((RapanuiState) view).survey();
        int near = Math.max(0, view.actor());
        List<Callout> callouts = new ArrayList<>();
        add(RapanuiTable.COLUMN + 1, "column", messages, callouts);
        add(RapanuiTable.STONE, "stone", messages, callouts);
        add(RapanuiTable.DECK, "deck", messages, callouts);
        add(RapanuiTable.STOCK + RapanuiOfferings.name(0), "stock", messages, callouts);
        add(RapanuiTable.VILLAGE + (near == 0 ? 2 : 1), "village", messages, callouts);
        add(RapanuiTable.GROUP + RapanuiCards.name(0), "group", messages, callouts);
        add(RapanuiTable.OWNED + "wood", "means", messages, callouts);
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            if (facts.hand(near, card) > 0) {
                add(RapanuiTable.hand(near, card), "hand", messages, callouts);
                break;
            }
        }
        add(RapanuiTable.pile(near, 0), "pile", messages, callouts);
        return callouts;
    }

    private static void add(String spot, String key, Messages messages, List<Callout> callouts) {
        callouts.add(new Callout(spot, messages.text("rapanui.callout." + key)));
    }
}
