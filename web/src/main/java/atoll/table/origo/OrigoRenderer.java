package atoll.table.origo;

import static atoll.table.origo.OrigoGround.TRACK;
import static atoll.table.origo.OrigoPieceRenderer.COAST;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import java.util.List;

/** Draws the map on parchment with its shields and clans, the score track around it, the founding stones, and the hand or who won. */
final class OrigoRenderer {
    /** The colour of the parchment around the map, and of what lies on it. */
    static final Ink PARCHMENT = new Ink("origo-parchment");

    /** Footprints lead at most so many fields far. */
    private static final double NEAR = 3;

    private final OrigoState state;
    private final OrigoFacts facts;
    private final OrigoBoard board;
    private final ViewOptions options;
    private final OrigoLayout layout;
    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final OrigoCardRenderer cards;

    /**
     * Draws a position for a viewer.
     *
     * @param state the position or view
     * @param facts the facts of the position
     * @param options how the viewer sees the table
     */
    OrigoRenderer(OrigoState state, OrigoFacts facts, ViewOptions options) {
        this.state = state;
        this.facts = facts;
        this.options = options;
        board = state.board();
        int whole = state.actor() == State.OVER ? OrigoLayout.HAND : state.handSize(near());
        layout = new OrigoLayout(options.tall(), showsHand() ? kinds() : whole);
        scene = new Scene(layout.width, layout.height)
                .thumbnail(layout.side, layout.side)
                .noCrop()
                .window(layout.window());
        scene.plainMarks();
        pieces = new OrigoPieceRenderer(scene);
        cards = new OrigoCardRenderer(scene, options.messages());
    }

    /** {@return where everything lies} */
    OrigoLayout places() {
        return layout;
    }

    /** {@return the seat at the near side} */
    int near() {
        return Math.max(0, options.seat());
    }

    /** {@return whether the near seat's hand is face up: at the end the podium stands in its place} */
    boolean showsHand() {
        return options.seat() != State.SPECTATOR && state.actor() != State.OVER && state.knows(near());
    }

    private int kinds() {
        int kinds = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            kinds += state.hand(near(), kind) > 0 ? 1 : 0;
        }
        return kinds;
    }

    /**
     * Draws the whole table.
     *
     * @return the drawing
     */
    Scene draw() {
        OrigoGround.add(layout, scene);
        scene.endBackdrop();
        OrigoMapRenderer map = new OrigoMapRenderer(state, facts, layout, scene, options.messages());
        map.countries();
        trackNumbers();
        map.clans();
        OrigoBattle battle = facts.battle();
        if (battle != null) {
            OrigoPreviewRenderer.burst(scene, layout, battle.field());
        }
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            shield(field);
        }
        left();
        map.names(battle == null ? -1 : battle.field());
        coordinates();
        leaders();
        new OrigoSupplies(scene, layout, options.messages()).draw(state, near());
        if (battle == null) {
            new OrigoStones(scene, layout, options.messages()).draw(board.stones());
            new OrigoPanel(scene, pieces, layout, options.messages()).scores(facts, state);
        } else {
            OrigoPreviewRenderer.battlefield(scene, layout, battle);
            new OrigoBattlePanel(scene, pieces, layout, options).draw(battle, -1);
        }
        turn();
        if (state.actor() == State.OVER) {
            podium().result(layout.hand(), layout.tall);
        } else {
            hand(battle);
        }
        return scene;
    }

    /** {@return the podium of a finished game} */
    OrigoPodium podium() {
        return new OrigoPodium(scene, pieces, state, facts.scoring(), options.messages());
    }

    private void trackNumbers() {
        double band = layout.band;
        double side = layout.side;
        for (int points = 10; points <= TRACK; points += 10) {
            if (isOccupied(points)) {
                continue;
            }
            // Along the sides they are rotated: otherwise they would overlap the row letters.
            double x = layout.trackX(points);
            boolean upright = x > band && x < side - band;
            scene.add(Shape.text(null, Integer.toString(points), 8)
                    .at(x, Math.max(layout.trackY(points), upright || points < TRACK ? 0 : band + layout.step * 0.6))
                    .turn(upright ? 0 : x < band ? -Math.PI / 2 : Math.PI / 2)
                    .fill(Ink.TEXT));
        }
    }

    // Above everything that may lie below them while the map is zoomed in: rows, columns, and nothing in the corner.
    private void coordinates() {
        double band = layout.band;
        double wide = layout.edge - band;
        double high = wide - layout.north;
        margin(wide - 0.6, layout.window().height());
        for (int i = 0; i < OrigoMap.SIDE; i++) {
            scene.addAbove(coordinate(Character.toString((char) ('A' + i)))
                    .at(band + wide / 2, layout.edge + (i + 0.5) * layout.cell)
                    .fixedX());
        }
        margin(layout.window().width(), high - 0.6);
        for (int i = 0; i < OrigoMap.SIDE; i++) {
            scene.addAbove(coordinate(Integer.toString(i + 1))
                    .at(layout.edge + (i + 0.5) * layout.cell, band + high / 2)
                    .fixedY());
        }
        margin(wide - 0.6, high - 0.6);
    }

    // Whether a leader covers a number of the track: a number is wider than its field.
    private boolean isOccupied(int points) {
        for (int seat = 0; seat < state.seats(); seat++) {
            int apart = Math.abs((state.leader(seat) - 1) % TRACK + 1 - points);
            if (Math.min(apart, TRACK - apart) <= 1) {
                return true;
            }
        }
        return false;
    }

    // They have a fixed paper background, so that they stay readable over a zoomed map.
    private static Shape coordinate(String text) {
        return Shape.text(null, text, 9).fill(Ink.FAINT).serif();
    }

    private void margin(double right, double down) {
        scene.addAbove(Shape.of(Path.rect(0, 0, right, down))
                .at(layout.band, layout.band)
                .fixed()
                .fill(PARCHMENT));
    }

    private void shield(int field) {
        int owner = board.owner(field);
        if (owner < 0) {
            return;
        }
        double x = layout.middleX(field);
        double y = layout.middleY(field);
        int from = from(field);
        String source = owner == near() ? "supply" : "leader-" + owner;
        String id = "shield-" + field + "-" + owner;
        String before = from < 0 ? null : "shield-" + from + "-" + owner;
        if (options.last().contains(OrigoTable.field(field))) {
            // what was just done stands out on land of any tint
            scene.add(Shape.of(OrigoPieceRenderer.SHIELD)
                    .at(x, y)
                    .scale(layout.shield * 1.2)
                    .fill(Ink.PAPER)
                    .stroke(Ink.LAST, 1.3));
        }
        pieces.shield(id, before, source, owner, x, y, layout.shield, 1);
        if (state.hasSailed(field)) {
            pieces.sailed(x, y + layout.cell * 0.2, layout.cell / 28);
        }
    }

    // Where a shield of the last moves is no more: an empty place of its shape, and the way that it went.
    private void left() {
        List<String> last = options.last();
        for (int i = 0; i < last.size(); i++) {
            int field = OrigoTable.field(last.get(i));
            // what was left twice has its mark, and the way of the later move
            if (field < 0 || board.owner(field) >= 0 || last.indexOf(last.get(i)) < i) {
                continue;
            }
            double x = layout.middleX(field);
            double y = layout.middleY(field);
            int to = i + 1 < last.size() ? OrigoTable.field(last.get(i + 1)) : -1;
            if (to >= 0 && board.owner(to) >= 0) {
                way(x, y, layout.middleX(to) - x, layout.middleY(to) - y, Ink.seat(board.owner(to)));
            }
            scene.add(Shape.of(OrigoPieceRenderer.SHIELD)
                    .at(x, y)
                    .scale(layout.shield * 0.86)
                    .fill(OrigoMapRenderer.FREE)
                    .stroke(COAST, 1.2)
                    .dash(2.4));
        }
    }

    // Footprints up to the shield at its end; across half of the map they would hide more than they tell.
    private void way(double x, double y, double dx, double dy, Ink ink) {
        double length = Math.sqrt(dx * dx + dy * dy);
        double step = layout.cell * 0.2;
        double end = length > layout.cell * NEAR ? 0 : length - layout.cell * 0.4;
        for (double at = layout.cell * 0.42; at < end; at += step) {
            scene.add(Shape.of(Path.disc(0, 0, layout.cell * 0.048))
                    .at(x + dx * at / length, y + dy * at / length)
                    .fill(ink)
                    .stroke(COAST, 0.8));
        }
    }

    // The field that the shield there left in the last move: of two fields, the first one is empty now.
    private int from(int field) {
        if (options.last().size() < 2 || OrigoTable.field(options.last().get(1)) != field) {
            return -1;
        }
        int from = OrigoTable.field(options.last().get(0));
        return from >= 0 && board.owner(from) < 0 ? from : -1;
    }

    private void leaders() {
        for (int seat = 0; seat < state.seats(); seat++) {
            int points = state.leader(seat);
            scene.add(OrigoPieceRenderer.sign(
                            seat, layout.trackX(points), layout.trackY(points), layout.band * 0.44, "leader-" + seat)
                    .motion(Motion.PLAIN.step(2)));
        }
    }

    // Whose turn it is, or who has won: the frame of the map has its colour. The mover's sign is in the corner.
    private void turn() {
        int mover = state.actor() == State.CHANCE ? state.turn() : state.actor();
        if (mover >= 0 && mover == options.seat()) {
            scene.add(Shape.of(layout.hand().outline(0.8)).stroke(Ink.seat(mover), 1.2));
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            if (state.actor() == State.OVER ? state.rank(seat) == 1 : seat == mover) {
                OrigoGround.rim(scene, layout, Ink.seat(seat), state.actor() == State.OVER ? 3.4 : 2);
            }
        }
        if (mover >= 0) {
            double wide = layout.edge - layout.band;
            double high = wide - layout.north;
            scene.addAbove(Shape.of(
                            "turn-" + mover,
                            SeatSymbols.shape(mover, 0, 0, 0.36 * high).path())
                    .at(layout.band + wide / 2, layout.band + high / 2)
                    .fixed()
                    .fill(Ink.seat(mover)));
        }
    }

    private void hand(OrigoBattle battle) {
        if (!showsHand()) {
            for (int slot = 0; slot < state.handSize(near()); slot++) {
                cards.back(null, layout.card(slot));
            }
            return;
        }
        int slot = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int number = state.hand(near(), kind);
            if (number == 0) {
                continue;
            }
            Area area = layout.card(slot++);
            cards.card("card-" + near() + "-" + kind, kind, area);
            boolean lies = OrigoCardRenderer.lies(area);
            // beside or above the dot of a card that can be played
            boolean corner = lies || layout.tall || kind < OrigoCards.PEOPLE;
            double bottom = area.top() + area.height() - (corner ? 7.5 : 12);
            if (number > 1) {
                pieces.slip(number + "×", corner ? area.left() + 11 : area.centreX(), bottom);
            }
            for (int side = 0; battle != null && side < 2; side++) {
                if (battle.seat(side) == near() && battle.fits(side, kind)) {
                    pieces.slip(
                            "+" + OrigoBattle.CARD,
                            area.left() + area.width() - 10,
                            bottom - (number > 1 && (layout.tall || !lies) ? 14 : 0));
                }
            }
        }
    }
}
