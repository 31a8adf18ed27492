package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.scene.Area;
import java.util.ArrayList;
import java.util.List;

/** The places of the near hand's cards: each has its own as long as there is room; in a crowded hand equal ones lie on a pile. */
final class KanaloaHand {
    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final int seat;
    private final boolean piled;
    private final int places;

    /**
     * The places of a seat's cards.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param seat the near seat
     */
    KanaloaHand(KanaloaLayout layout, KanaloaState state, int seat) {
        this.layout = layout;
        this.state = state;
        this.seat = seat;
        int cards = 0;
        int piles = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            cards += state.hand(seat, island);
            piles += Math.min(1, state.hand(seat, island));
        }
        piled = cards > layout.handRoom(state.hasGods());
        places = piled ? piles : cards;
    }

    /** {@return whether equal cards lie on each other} */
    boolean isPiled() {
        return piled;
    }

    /** {@return the right edge of the last card} */
    double right() {
        Area last = layout.hand(Math.max(0, places - 1), Math.max(1, places), state.hasGods());
        return last.left() + last.width();
    }

    /**
     * {@return the place of a card; of the uppermost one of a pile}
     *
     * @param island an island, 0..15
     * @param copy the index among the equal cards
     */
    Area.Card card(int island, int copy) {
        int place = piled ? 0 : copy;
        for (int i = 0; i < island; i++) {
            int copies = state.hand(seat, i);
            place += piled ? Math.min(1, copies) : copies;
        }
        return layout.hand(place, places, state.hasGods());
    }

    /**
     * {@return the area of all equal cards}
     *
     * @param island an island, 0..15, of which there are cards
     */
    Area area(int island) {
        List<Area> cards = new ArrayList<>();
        for (int copy = 0; copy < (piled ? 1 : state.hand(seat, island)); copy++) {
            cards.add(card(island, copy));
        }
        return of(cards, cards.size() - 1);
    }

    /**
     * {@return the area of equal cards}
     *
     * @param cards the cards
     * @param last the index of the card that ends the area which the arrow keys lead to and from
     */
    static Area of(List<Area> cards, int last) {
        Area first = cards.get(0);
        return cards.size() == 1 ? first : new Area.Cards(Area.Card.around(first, cards.get(last)), cards);
    }
}
