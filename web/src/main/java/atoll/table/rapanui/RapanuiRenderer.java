package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiOutlines.CARD;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws a slope of Rapa Nui: cards on volcanic rock, stocks at its foot, villages in the grass, a hand at the shore. */
final class RapanuiRenderer {
    private static final String DECK = "deck-pile";
    /** From the crown that is explained to the right edge of the piles. */
    private static final double CROWN = 130;

    /** From the middle of a caption down to the piles. */
    private static final double RISE = 6.8;
    /** A full heap stands for this many offerings. */
    private static final double FULL = 25;

    private final RapanuiFacts facts;
    private final int seats;
    private final int actor;
    private final RapanuiState state;
    private final ViewOptions options;
    private final int near;
    private final boolean open;
    private final boolean counted;
    private final RapanuiLayout layout;
    private final Scene scene;
    private final RapanuiPieceRenderer pieces;
    private final RapanuiVillageRenderer villages;

    /**
     * Draws a position for a viewer.
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     */
    RapanuiRenderer(RapanuiState state, ViewOptions options) {
        this(state, options, state.survey().liesOpen());
    }

    /**
     * Draws a position for a viewer.
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param open whether all hands and offerings are face up
     */
    RapanuiRenderer(RapanuiState state, ViewOptions options, boolean open) {
        this.state = state;
        this.options = options;
        this.open = open;
        facts = state.survey();
        seats = state.seats();
        actor = state.actor() == State.CHANCE ? facts.turn() : state.actor();
        near = Math.max(0, options.seat());
        counted = open && (!options.hidesAids() || facts.isOver());
        layout = new RapanuiLayout(seats, near, options.room(), open);
        scene = new Scene(layout.width, layout.height);
        pieces = new RapanuiPieceRenderer(scene);
        villages = new RapanuiVillageRenderer(facts, layout, scene, options.messages());
    }

    /** {@return where everything lies} */
    RapanuiLayout places() {
        return layout;
    }

    /** {@return the seat whose things are nearest} */
    int near() {
        return near;
    }

    /** {@return the seat to move; negative if there is none} */
    int actor() {
        return actor;
    }

    /** {@return the number of seats} */
    int seats() {
        return seats;
    }

    /** {@return whether all hands and offerings are face up, and the size of the stone is shown} */
    boolean isOpen() {
        return open;
    }

    /** {@return whether the count of each kind is shown: on the stone, with its consequences, and in the draw pile} */
    boolean isCounted() {
        return counted;
    }

    /** {@return whether the near seat's hand and offerings are face up: a player is the viewer, or all play openly} */
    boolean showsHand() {
        return options.seat() != State.SPECTATOR || open;
    }

    /**
     * Draws the whole table.
     *
     * @return the drawing
     */
    Scene draw() {
        new RapanuiGroundRenderer(scene, layout).draw();
        scene.endBackdrop();
        RapanuiPhase phase = state.phase();
        boolean burning =
                phase == RapanuiPhase.OFFERING || phase == RapanuiPhase.HIDING || phase == RapanuiPhase.ADDING;
        new RapanuiSacrificeRenderer(facts, layout, open, options.messages()).draw(scene, burning, stockOfLast());
        deck();
        for (int column = 0; column < 4; column++) {
            column(column);
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            stock(kind);
        }
        if (layout.hasWords()) {
            caption(facts.isOver() ? "over" : counted ? "counted" : "stock", layout.stock(0), 7, CARD);
            if (options.seat() >= 0) {
                caption("own", layout.pile(0), RISE, Ink.TEXT);
            }
            if (!facts.isOver()) {
                crown();
            }
        }
        String source = source();
        RapanuiOpenRenderer ends = new RapanuiOpenRenderer(facts, layout, scene, options.messages());
        for (int seat = 0; seat < seats; seat++) {
            int first = scene.count();
            villages.draw(seat, seat == near, seat == actor, source, open && seat != near);
            if (facts.isOver()) {
                scene.delay(first, (seat - near + seats) % seats);
                ends.points(seat, state.score(seat), state.rank(seat) == 1);
            }
        }
        hand();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            pile(kind);
        }
        return scene;
    }

    // The name of a row, above its first place.
    private void caption(String row, Area first, double rise, Ink ink) {
        scene.add(Shape.text(null, options.messages().text("rapanui.caption." + row), 9)
                .at(first.left() + 1, first.top() - rise)
                .shortText("")
                .align(Shape.Align.LEFT)
                .fill(ink));
    }

    // What a crown in the villages means, below them.
    private void crown() {
        Area last = layout.pile(RapanuiOfferings.KINDS - 1);
        double left = last.left() + last.width() - CROWN;
        double y = last.top() - RISE;
        scene.add(RapanuiOutlines.crown(left, y - 0.5, 0.8));
        scene.add(Shape.text(null, options.messages().text("rapanui.caption.crown"), 9)
                .at(left + 8, y)
                .shortText(options.messages().text("rapanui.caption.crown.short"))
                .align(Shape.Align.LEFT)
                .fill(Ink.TEXT));
    }

    // The shape of the stock from which the last move took an offering; null for another move.
    private String stockOfLast() {
        String last = options.last().isEmpty() ? "" : options.last().get(0);
        return last.startsWith(RapanuiTable.STOCK) ? stockId(last.substring(RapanuiTable.STOCK.length())) : null;
    }

    private static String stockId(String kind) {
        return "heap-" + kind;
    }

    // The column of the last card that was taken, or -1.
    private int lastColumn() {
        for (String spot : options.last()) {
            if (spot.startsWith(RapanuiTable.COLUMN)) {
                return spot.charAt(RapanuiTable.COLUMN.length()) - '1';
            }
        }
        return -1;
    }

    // The shape of the stock from which the latest offerings came: bought, or brought by the scored card.
    private String source() {
        String stock = stockOfLast();
        int column = lastColumn();
        if (stock == null && column >= 0 && facts.front(column) >= RapanuiCards.HUNTER) {
            return stockId(RapanuiCards.name(facts.front(column)));
        }
        return stock;
    }

    private static String cardId(int column, int place) {
        return "card-" + column + place;
    }

    private void column(int column) {
        Area area = layout.column(column);
        scene.add(Shape.of(area.outline(0)).fill(ROCK_LOW).alpha(0.75));
        // seen below few cards
        scene.add(Shape.of(RapanuiOutlines.carving(column))
                .at(area.centreX(), area.top() + area.height() - 21)
                .scale(1.3)
                .stroke(ROCK_HIGH, 1.6)
                .alpha(0.7));
        int size = facts.columnSize(column);
        for (int place = 0; place < size; place++) {
            boolean covered = place + 1 < size;
            String id = cardId(column, place);
            int card = facts.columnCard(column, place);
            double x = area.centreX();
            double top = layout.cardTop(place);
            // another seat takes it home
            pieces.moving(null, DECK, RapanuiVillageRenderer.sign(facts.turn()), 0);
            pieces.card(id, card, x, top, layout, covered);
            if (!covered) {
                // it was uncovered where it lies, unless it was dealt
                pieces.moving(null, facts.isFull(column) ? DECK : null, RapanuiVillageRenderer.sign(facts.turn()), 0);
                person(id + "-figure", card, x, top + layout.front, layout.cardWidth, layout.front - layout.peek);
            }
        }
        pieces.still();
    }

    // On a card, with its feet a little above the lower edge.
    private void person(String id, int card, double x, double bottom, double wide, double high) {
        double size = Math.min(wide / 29, (high - 5) / (card == RapanuiCards.PRIEST ? 28 : 26.5));
        pieces.hatching(id, card, x, bottom - 3, Math.min(size, wide / 34));
        pieces.figure(id, card, x, bottom - 3.5, size, false, true);
    }

    private void deck() {
        Area area = layout.deck();
        int left = facts.deckSize();
        if (left == 0) {
            return;
        }
        boolean flat = area.height() < 50;
        double high = flat ? area.height() - 4 : area.height() - 18;
        double wide = high * 0.78;
        double x = flat ? area.left() + wide / 2 + 7 : area.centreX() + 2;
        double y = flat ? area.centreY() : area.top() + high / 2;
        int layers = Math.min(2, left / 12);
        for (int i = layers; i >= 0; i--) {
            pieces.back(i == layers ? DECK : null, x - i * 2, y + i * 1.4, wide, high);
        }
        pieces.plate(
                "deck-n",
                Integer.toString(left),
                flat ? area.left() + area.width() - 16 : x,
                flat ? area.centreY() : area.top() + area.height() - 7);
    }

    // The heap, the number left below it and the price on a tag; with values shown, the price is below and the value
    // above.
    private void stock(int kind) {
        Area area = layout.stock(kind);
        String name = RapanuiOfferings.name(kind);
        RapanuiGroundRenderer.shelf(scene, stockId(name), area, RapanuiLayout.LIP, ROCK_HIGH, null);
        double ground = area.top() + area.height() - RapanuiLayout.LIP;
        double middle = ground + RapanuiLayout.LIP / 2 + 0.5;
        double right = area.left() + area.width();
        int left = facts.stock(kind);
        int shown = (int) Math.ceil(left / FULL * RapanuiPieceRenderer.HEAP);
        // nothing is bought any more at the end, and the stone says what each is worth
        boolean over = facts.isOver();
        double high = ground - area.top() - (counted && !over ? 17 : 2);
        double wide = area.width() - (counted ? 4 : RapanuiLayout.TAG + 4);
        pieces.heap("stock-" + name, kind, left, shown, area.left() + 2 + wide / 2, ground, wide, high);
        pieces.sign(null, RapanuiCards.HUNTER + kind, area.left() + 7, middle, 0.52);
        pieces.number("left-" + name, Integer.toString(left), area.left() + 23.5, middle);
        String price = Integer.toString(facts.price(near, kind));
        if (counted && !over) {
            worthOf(kind, area);
            pieces.number(price, right - 18, middle, Shape.Align.RIGHT);
            scene.add(RapanuiOutlines.wood(right - 9.5, middle, 0.68));
        } else if (!over) {
            double tag = right - RapanuiLayout.TAG / 2 - 2;
            double tall = ground - area.top() - 7;
            scene.add(Shape.of(Path.round(-RapanuiLayout.TAG / 2, 0, RapanuiLayout.TAG, tall, 4))
                    .at(tag, area.top() + 5)
                    .fill(RapanuiOutlines.THATCH)
                    .stroke(RapanuiOutlines.CUT, 0.8));
            // the tag is as brown as a log, by day and at night
            scene.add(Shape.text(null, price, RapanuiPieceRenderer.NUMBER)
                    .at(tag, area.top() + 6 + tall * 0.3)
                    .fill(RapanuiOutlines.CUT)
                    .bold());
            scene.add(RapanuiOutlines.wood(tag, area.top() + 5 + tall * 0.76, 0.8)
                    .fill(CARD)
                    .stroke(RapanuiOutlines.CUT, 0.9));
        }
    }

    // The current value of an offering of a kind, above its heap.
    private void worthOf(int kind, Area area) {
        double right = area.left() + area.width();
        double wide = 2.3 * RapanuiPieceRenderer.digits(worth(kind)) + 13;
        scene.add(Shape.of(Path.round(right - wide - 2, area.top() + 3, wide, 15, 4.5))
                .fill(Ink.PAPER)
                .stroke(Ink.LINE, 0.8));
        pieces.number(worth(kind), right - 18, area.top() + 10.5, Shape.Align.RIGHT);
        scene.add(RapanuiOutlines.glory(null, right - 9.5, area.top() + 10.5, 0.55));
    }

    /**
     * {@return the current value of an offering of a kind, as far as it is known: "2", or "1–3"}
     *
     * @param kind a kind of offering, 0..3
     */
    String worth(int kind) {
        int least = facts.leastWorth(kind);
        int most = facts.mostWorth(kind);
        return least == most ? Integer.toString(least) : least + "–" + most;
    }

    /**
     * {@return the number of a seat's offerings of a kind; "≤ n" if it may have sacrificed some in secret}
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    String number(int seat, int kind) {
        return RapanuiOpenRenderer.number(facts, seat, kind);
    }

    private void hand() {
        int slot = 0;
        double y = layout.handTop();
        int column = lastColumn();
        String taken = column < 0 ? null : cardId(column, facts.columnSize(column));
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            for (int n = 0; n < facts.hand(near, card); n++) {
                double x = layout.handLeft(slot++) + layout.handWidth / 2;
                if (showsHand()) {
                    String id = RapanuiVillageRenderer.villager(near, card, facts.village(near, card) + n);
                    pieces.moving(taken, taken, null, 0);
                    pieces.plain("card-of-" + id, card, x, y, layout.handWidth, layout.handHeight);
                    pieces.moving(taken == null ? null : taken + "-figure", taken, null, 0);
                    person(id, card, x, y + layout.handHeight, layout.handWidth, layout.handHeight - 16);
                    pieces.still();
                } else {
                    pieces.back(null, x, y + layout.handHeight / 2, layout.handWidth, layout.handHeight);
                }
            }
        }
    }

    // The near seat's offerings of a kind.
    private void pile(int kind) {
        Area area = layout.pile(kind);
        String name = RapanuiOfferings.name(kind);
        int number = facts.offerings(near, kind);
        double ground = area.top() + area.height() - RapanuiLayout.LIP;
        RapanuiGroundRenderer.shelf(
                scene, "pile-" + name, area, RapanuiLayout.LIP, RapanuiGroundRenderer.GRASS, Ink.seat(near));
        double land = Math.min(area.width() / 32, (ground - area.top()) / 25);
        scene.add(Shape.of(RapanuiOutlines.land(RapanuiCards.HUNTER + kind))
                .at(area.centreX(), ground)
                .scale(land)
                .fill(RapanuiGroundRenderer.GRASS_LOW)
                .stroke(RapanuiGroundRenderer.GRASS_LOW, 1.2)
                .alpha(0.6));
        if (!showsHand()) {
            pieces.hidden(null, area.centreX(), ground - 18, 24);
            return;
        }
        if (number == 0) {
            scene.add(RapanuiVillageRenderer.absent(RapanuiCards.HUNTER + kind, area.centreX(), ground - 12)
                    .scale(0.95));
        }
        pieces.moving(null, stockId(name), RapanuiSacrificeRenderer.TOP, 1);
        pieces.heap(
                "own-" + name, kind, number, number, area.centreX(), ground, area.width() - 4, ground - area.top() - 4);
        pieces.still();
        double middle = ground + RapanuiLayout.LIP / 2 + 0.8;
        if (facts.unknown(near) > 0) {
            pieces.number(null, number(near, kind), area.centreX(), middle);
        } else if (number == 0) {
            scene.add(RapanuiVillageRenderer.none("own-n-" + name, area.centreX(), middle));
        } else {
            pieces.number("own-n-" + name, Integer.toString(number), area.centreX(), middle);
        }
    }
}
