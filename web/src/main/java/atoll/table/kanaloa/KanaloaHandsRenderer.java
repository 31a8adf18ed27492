package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws everything beside the map: deck, display, discards, hands as far as they are known, and the seats' stones. */
final class KanaloaHandsRenderer {
    private static final double FAN = 4;
    /** The most cards that have room in place of the display. */
    private static final int MOST_TURNED = 8;

    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final ViewOptions options;
    private final Scene scene;
    private final KanaloaPieceRenderer pieces;

    /**
     * Draws what lies beside the map.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     */
    KanaloaHandsRenderer(KanaloaLayout layout, KanaloaState state, ViewOptions options, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.options = options;
        this.scene = scene;
        pieces = new KanaloaPieceRenderer(layout, state, scene);
    }

    /** Draws the beach with the near hand, and deck, display and discards. */
    void draw() {
        beach();
        if (options.seat() >= 0) {
            if (!layout.results) {
                ownHand();
            }
            ownStones();
        }
        deck();
        market();
        discards();
        KanaloaOpponentsRenderer rivals = new KanaloaOpponentsRenderer(layout, state, options, scene, pieces);
        int place = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != options.seat()) {
                rivals.draw(seat, layout.other(place++));
            }
        }
    }

    private void beach() {
        double w = layout.handWidth();
        double y = layout.handTop;
        Path sand = KanaloaOutlines.beach(new Area.Box(0, y, w, layout.height - y), 1);
        scene.add(Shape.of(sand).fill(KanaloaRenderer.SHOAL).at(0, -3.5).alpha(0.8));
        boolean over = state.phase() == KanaloaPhase.OVER;
        // where nobody plays, the islands of the winner lie there at the end
        int near = options.seat() < 0 && over ? winner() : options.seat();
        boolean moves = near >= 0 && (over ? state.rank(near) == 1 : state.turn() == near);
        scene.add(Shape.of(sand)
                .fill(KanaloaRenderer.SAND)
                .stroke(moves ? Ink.seat(near) : KanaloaRenderer.SHORE, moves ? 2 : 0.8));
        if (near >= 0) {
            String id = near == options.seat() ? KanaloaSigns.seat(near) : null;
            scene.addAbove(KanaloaSigns.sign(id, near, 10, y + 1, 4.6));
            caption(near, w);
        }
    }

    private int winner() {
        int seat = 0;
        while (state.rank(seat) > 1) {
            seat++;
        }
        return seat;
    }

    // Written in the sand, right of the cards, if there is room.
    private void caption(int near, double right) {
        if (layout.results) {
            won(near);
        } else if (!state.hasGods() && new KanaloaHand(layout, state, near).right() < right - 100) {
            scene.add(Shape.text(null, options.messages().text("kanaloa.key.hand"), layout.tall ? 12 : 11)
                    .at(right - 10, layout.handTop + 8 + layout.handCardHeight / 2)
                    .align(Shape.Align.RIGHT)
                    .serif()
                    .fill(Ink.TEXT));
        }
    }

    // At the end, in place of the hand: the islands that a seat controls, with their values, and its points.
    private void won(int seat) {
        int cards = state.board().islands(seat);
        // the points are told elsewhere, too; the names are not
        boolean points =
                seat == options.seat() && KanaloaPieceRenderer.isNamed(layout.won(0, cards, true, state.hasGods()));
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.board().controls(seat, island)) {
                Area.Card box = layout.won(place++, cards, points, state.hasGods());
                String id = "won-" + island;
                pieces.card(id, id, KanaloaSigns.seat(seat), island, box);
                double x = box.left() + box.width() - 11;
                pieces.count(id + "-value", state.board().value(seat, island, true), x, box.top() + box.height() - 11);
            }
        }
        if (points) {
            Area.Card next = layout.won(cards, cards, true, state.hasGods());
            pieces.points(seat, next.left() + 17, next.centreY() + 3, 1.6);
        }
    }

    private void ownHand() {
        int near = options.seat();
        KanaloaHand hand = new KanaloaHand(layout, state, near);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = state.hand(near, island);
            if (copies > 0) {
                boolean away = state.given(near) == 1 + island;
                for (int i = copies - 1; i >= 0; i--) {
                    Area.Card box = hand.card(island, i);
                    double lift = i == 0 && away ? 9 : 0;
                    double fan = hand.isPiled() ? i * FAN : 0;
                    pieces.card(
                            "hand-" + island + "-" + i,
                            "open-" + island + "-" + state.display(island),
                            source(island),
                            island,
                            new Area.Card(box.left() + fan, box.top() - fan * 0.7 - lift, box.width(), box.height()));
                }
                Area.Card first = hand.card(island, 0);
                if (hand.isPiled() && copies > 1) {
                    double right = first.left() + first.width();
                    pieces.count("pile-" + island, copies, right - 5, first.centreY());
                }
                if (!options.hidesAids()) {
                    seers(island, copies, first);
                }
            }
        }
    }

    // Where a new card comes from that did not lie open: the pile, or the seat that KU robbed.
    private String source(int island) {
        boolean stolen = options.last().contains(KanaloaSpots.STEAL + KanaloaMap.name(island));
        return stolen && state.progress().other() >= 0
                ? KanaloaSigns.seat(state.progress().other())
                : KanaloaPieceRenderer.DECK;
    }

    // The symbols of seats that know these cards of the near seat.
    private void seers(int island, int copies, Area.Card box) {
        double x = box.left() + 8;
        // above the mark of a card that may be picked
        double y = box.top() + box.height() - 10;
        for (int seat = 0; seat < state.seats(); seat++) {
            int known = seat == options.seat() ? 0 : state.knows(seat, options.seat(), island);
            if (known > 0) {
                boolean all = known == copies;
                if (!all) {
                    scene.addAbove(Shape.of(Path.round(x - 5.5, y - 5.5, 20, 11, 5))
                            .fill(Ink.PAPER)
                            .stroke(Ink.LINE, 0.5));
                    scene.addAbove(Shape.text(null, Integer.toString(known), 9)
                            .at(x + 9, y)
                            .fill(Ink.TEXT));
                }
                scene.addAbove(KanaloaSigns.sign(null, seat, x, y, 4.2));
                x += all ? 11 : 22;
            }
        }
    }

    private void ownStones() {
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END && state.hasGods(); god++) {
            Area.Disc place = layout.stone(god - KanaloaGods.KANALOA);
            int held = state.board().held(options.seat(), god);
            if (held == 0) {
                scene.add(Shape.of(KanaloaOutlines.stele())
                        .at(place.x(), place.y())
                        .scale(place.radius() / 12.2)
                        .stroke(KanaloaRenderer.SHORE, 1)
                        .dash(2.4));
                continue;
            }
            pieces.stones(
                    options.seat(),
                    god,
                    place.x(),
                    place.y(),
                    place.radius() * 0.7,
                    shore(state, options, options.seat()));
        }
    }

    /**
     * {@return the island where a seat has just won a stone: the one of the last move that it controls; null if there
     * is none}
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param seat a seat, from 0
     */
    static String shore(KanaloaState state, ViewOptions options, int seat) {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (options.last().contains(KanaloaSpots.LANE + KanaloaMap.connectionName(c))) {
                boolean first = state.board().controls(seat, KanaloaMap.first(c));
                return "land-" + (first ? KanaloaMap.first(c) : KanaloaMap.second(c));
            }
        }
        return null;
    }

    // Deck, display, discards.

    private void deck() {
        Area.Card box = layout.place(KanaloaLayout.DECK);
        int left = state.left();
        boolean over = state.phase() == KanaloaPhase.OVER;
        if (left == 0 && !over) {
            emptyPlace(KanaloaPieceRenderer.DECK, box);
        } else {
            for (int i = Math.min(left - 1, 2); i >= 0; i--) {
                pieces.back(i == 0 ? KanaloaPieceRenderer.DECK : null, box, 2 - i * 1.6);
            }
        }
        if (left > 0 || !over) {
            // In a corner, because rings use the middle.
            onPlate("left", left, box.left() + box.width() - 12, box.top() + box.height() - 10);
        }
    }

    // A number that stays readable when a card flies below it.
    private void onPlate(String id, int number, double x, double y) {
        scene.addAbove(Shape.of(Path.round(-11, -8, 22, 16, 6)).at(x, y).fill(Ink.PAPER));
        pieces.number(id, number, x, y);
    }

    private void emptyPlace(String id, Area.Card box) {
        scene.add(Shape.of(id, box.outline(2)).stroke(Ink.LINE, 1).dash(3).alpha(0.7));
    }

    // Four open cards; or the hand that KU looks into; or, before the first turn, the cards put away.
    private void market() {
        boolean robbing = state.phase() == KanaloaPhase.STEALING && options.seat() == state.turn();
        int shown = robbing ? state.handSize(state.progress().other()) : 0;
        int place = turnUp();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = robbing ? state.hand(state.progress().other(), island) : state.display(island);
            for (int i = 0; i < copies; i++) {
                Area.Card box = open(layout, place++, shown);
                String id = robbing ? "other" + state.progress().other() + "-" : "open-";
                String idBefore =
                        "hand-" + island + "-" + (options.seat() < 0 ? 0 : state.hand(options.seat(), island));
                String source = robbing ? KanaloaSigns.seat(state.progress().other()) : KanaloaPieceRenderer.DECK;
                pieces.card(id + island + "-" + i, idBefore, source, island, box);
            }
        }
        if (state.phase() == KanaloaPhase.GIVING) {
            for (int seat = 0; seat < state.seats(); seat++) {
                if (state.given(seat) > 0) {
                    Area.Card box = layout.place(KanaloaLayout.OPEN + place++);
                    pieces.back("given-" + seat, box, 2);
                    scene.addAbove(KanaloaSigns.sign(null, seat, box.centreX(), box.centreY(), 8));
                }
            }
        }
        for (; place < KanaloaLayout.DISCARDS - KanaloaLayout.OPEN && state.phase() != KanaloaPhase.OVER; place++) {
            emptyPlace(null, layout.place(KanaloaLayout.OPEN + place));
        }
    }

    /**
     * {@return the cards that were discarded face down and lie open at the end, by island; null if there are none, too many, or
     * some that the viewer does not know}
     *
     * @param state the position or view
     */
    static int[] turnedUp(KanaloaState state) {
        int[] down = new int[KanaloaMap.ISLANDS];
        int all = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            for (int seat = 0; seat < state.seats(); seat++) {
                down[island] += state.faceDown(seat, island);
            }
            all += down[island];
        }
        boolean free = state.phase() == KanaloaPhase.OVER && state.left() == 0 && state.displaySize() == 0;
        return free && all == state.faceDown() && all > 0 && all <= MOST_TURNED ? down : null;
    }

    // In place of the display; in a wide space also of the deck. Returns the number of cards.
    private int turnUp() {
        int[] down = turnedUp(state);
        int place = 0;
        for (int island = 0; down != null && island < KanaloaMap.ISLANDS; island++) {
            for (int i = 0; i < down[island]; i++) {
                String id = "turned-" + island + "-" + i;
                Area.Card box = layout.tall
                        ? open(layout, place, state.faceDown())
                        : stacked(layout, KanaloaLayout.DECK, KanaloaLayout.DISCARDS, place);
                pieces.card(id, id, KanaloaPieceRenderer.DISCARDS, island, box);
                place++;
            }
        }
        if (place > 0 && layout.tall) {
            Area.Card box = layout.place(KanaloaLayout.DECK);
            scene.add(KanaloaPieceRenderer.smallBack(null, box.centreX(), box.centreY())
                    .scale(1.7));
        }
        return place;
    }

    /**
     * {@return the place of an open card; a hand that KU looks into may have more cards than there are places}
     *
     * @param layout where everything lies
     * @param place the index of the card, from 0
     * @param cards the number of cards, if these are not the display
     */
    static Area.Card open(KanaloaLayout layout, int place, int cards) {
        Area.Card first = layout.place(KanaloaLayout.OPEN);
        if (layout.tall && cards > 4) {
            double step = (layout.place(KanaloaLayout.DISCARDS).left() - first.left()) / cards;
            return new Area.Card(first.left() + place * step, first.top(), first.width(), first.height());
        }
        return stacked(layout, KanaloaLayout.OPEN, 4, place);
    }

    // If there are more cards than places, the others lie on the first ones.
    private static Area.Card stacked(KanaloaLayout layout, int first, int places, int place) {
        Area.Card row = layout.place(first + place % places);
        return new Area.Card(row.left(), row.top() + place / places * 9, row.width(), row.height());
    }

    // The number of played cards and, below, of face-down cards.
    private void discards() {
        Area.Card box = layout.place(KanaloaLayout.DISCARDS);
        int open = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            open += state.discards(island);
        }
        double x = box.centreX();
        double y = box.centreY();
        if (!layout.tall) {
            scene.addAbove(Shape.text(null, options.messages().text("kanaloa.discard"), 9.2)
                    .at(x, box.top() + 9)
                    .shortText("")
                    .fill(Ink.TEXT));
            y += 7;
        }
        scene.add(Shape.of(KanaloaPieceRenderer.DISCARDS, box.outline(2))
                .fill(KanaloaRenderer.SHOAL)
                .stroke(Ink.LINE, 1)
                .dash(3));
        for (int i = 0; i < 2; i++) {
            scene.add(Shape.of(Path.round(-4.5, -6.5, 9, 13, 2))
                    .at(x - 10 + i * 3, y - 10)
                    .turn(i == 0 ? -0.3 : 0.1)
                    .fill(Ink.PAPER)
                    .stroke(Ink.LINE, 0.7));
        }
        scene.add(KanaloaPieceRenderer.smallBack(null, x - 8.5, y + 10));
        onPlate("played", open, x + 9.5, y - 10);
        onPlate("unseen", state.faceDown(), x + 9.5, y + 10);
    }
}
