package atoll.table.rapanui;

import atoll.engine.MoveList;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Adds the spots to a table: what can be picked, and what only has a name. */
final class RapanuiSpots {
    private static final String VILLAGES = "rapanui.villages";

    private final RapanuiState state;
    private final RapanuiFacts facts;
    private final ViewOptions options;
    private final Messages messages;
    private final RapanuiRenderer renderer;
    private final RapanuiLayout layout;
    private final RapanuiTexts texts;
    private final Scene scene;

    /**
     * The spots of a position.
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param renderer has drawn the table
     * @param scene the scene to add to
     */
    RapanuiSpots(RapanuiState state, ViewOptions options, RapanuiRenderer renderer, Scene scene) {
        this.state = state;
        this.options = options;
        this.renderer = renderer;
        this.scene = scene;
        facts = state.survey();
        messages = options.messages();
        layout = renderer.places();
        texts = new RapanuiTexts(state, messages);
    }

    /** Adds all spots. */
    void add() {
        RapanuiScoringPreview forecast = new RapanuiScoringPreview(facts, state.seats(), options.seat(), messages);
        for (int column = 0; column < 4; column++) {
            String label = texts.column(column) + " " + forecast.ofColumn(column);
            add(RapanuiTable.COLUMN + (column + 1), layout.column(column), label, "rapanui.columns");
        }
        boolean counted = renderer.isCounted();
        boolean over = facts.isOver();
        Area stone = over ? RapanuiSacrificeRenderer.sorted(layout) : layout.stone();
        add(RapanuiTable.STONE, stone, texts.stone(renderer.isOpen(), counted), "rapanui.stone");
        // at the end the stone lies where the empty pile was, which is in the sky then
        Area deck = over ? new Area.Card(layout.asideLeft(), 4, Math.min(70, layout.asideWidth()), 36) : layout.deck();
        add(RapanuiTable.DECK, deck, texts.deck(counted), "rapanui.stone");
        stocks(counted);
        villages(forecast);
        owned();
        if (renderer.showsHand()) {
            hand();
        }
        buttons(renderer.isOpen() || state.actor() == options.seat());
    }

    private void add(String id, Area area, String label, String group) {
        scene.add(new Spot(id, area, label, group));
    }

    private void stocks(boolean counted) {
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            String label = texts.stock(kind, renderer.near()) + (counted ? texts.worth(renderer.worth(kind)) : "");
            Area area = layout.stock(kind);
            // its dot is on no number: below the price
            double tag = area.left() + area.width() - RapanuiLayout.TAG / 2 - 2;
            // its frame is around it, on no number
            Area around = new Area.Card(area.left() - 1.4, area.top() + 0.8, area.width() + 2.8, area.height() + 0.6);
            Area marked = new Area.Framed(area, around, tag, area.dotY(), false);
            add(RapanuiTable.STOCK + RapanuiOfferings.name(kind), marked, label, "rapanui.stocks");
        }
    }

    private void villages(RapanuiScoringPreview forecast) {
        int near = renderer.near();
        for (int i = 1; i < renderer.seats(); i++) {
            int seat = (near + i) % renderer.seats();
            String label = texts.village(seat, options.seat(), renderer.isOpen());
            add(RapanuiTable.VILLAGE + (seat + 1), layout.village(seat), label, VILLAGES);
        }
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            String label =
                    messages.format("rapanui.compared", texts.group(card, near, options.seat()), forecast.incomes(card))
                            + texts.meaning(card);
            add(RapanuiTable.GROUP + RapanuiCards.name(card), layout.group(card), label, VILLAGES);
        }
    }

    // What is only to be looked at: the near seat's wood, glory and basket, and its sign with the torch.
    private void owned() {
        int near = renderer.near();
        owned("wood", RapanuiLayout.WOOD, facts.wood(near));
        owned("glory", RapanuiLayout.GLORY, facts.glory(near));
        owned("gift", RapanuiLayout.OFFERINGS, facts.offerings(near));
        String torch = renderer.actor() == near ? messages.text("rapanui.about.torch") + " " : "";
        add(RapanuiTable.TORCH, layout.torch(near), torch + texts.village(near, options.seat(), false), VILLAGES);
    }

    private void owned(String what, int index, int number) {
        String label = messages.format("rapanui.about." + what, Integer.toString(number));
        add(RapanuiTable.OWNED + what, layout.cell(renderer.near(), index), label, VILLAGES);
    }

    private void hand() {
        int near = renderer.near();
        int slot = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int number = facts.hand(near, card);
            if (number > 0) {
                Area area = layout.hand(slot, number);
                List<Area> cards = new ArrayList<>();
                for (int i = 0; i < number; i++) {
                    cards.add(layout.hand(slot + i, 1));
                }
                String label = messages.format("rapanui.hand", RapanuiTexts.cards(number, card, messages));
                add(RapanuiTable.hand(near, card), new Area.Cards(area, cards), label, "hand");
                slot += number;
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            String label =
                    messages.format("rapanui.pile", RapanuiTexts.kind(kind, messages), renderer.number(near, kind));
            Area area = layout.pile(kind);
            // its dot is right of its number
            double right = area.left() + area.width() - 6;
            Area marked = new Area.Framed(area, area, right, area.dotY(), false);
            add(RapanuiTable.pile(near, kind), marked, label, "rapanui.offerings");
        }
    }

    // A player who may discard a Moai holds three: only viewers of the hand may know.
    private void buttons(boolean seesHand) {
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            switch (RapanuiMoves.verb(legal.get(i))) {
                case RapanuiMoves.TOSS -> {
                    if (seesHand) {
                        scene.add(Spot.button(RapanuiTable.TOSS, messages.text("rapanui.toss")));
                    }
                }
                case RapanuiMoves.WOOD ->
                    scene.add(Spot.button(RapanuiTable.WOOD, messages.count("rapanui.take.wood", income())));
                case RapanuiMoves.GLORY ->
                    scene.add(Spot.button(RapanuiTable.GLORY, messages.count("rapanui.take.glory", income())));
                default -> {
                    // already placed
                }
            }
        }
    }

    private int income() {
        return facts.income(state.actor(), RapanuiCards.MOAI);
    }
}
