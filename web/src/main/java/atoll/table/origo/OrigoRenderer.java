package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.COAST;
import static atoll.table.origo.OrigoPieceRenderer.DRAWN;
import static atoll.table.origo.OrigoPieceRenderer.RED;
import static atoll.table.origo.OrigoPieceRenderer.SEA;
import static atoll.table.origo.OrigoPieceRenderer.STONE;
import static atoll.table.origo.OrigoPieceRenderer.WOOD;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws the map on parchment with its shields and clans, the score track around it, the founding stones and the hand. */
final class OrigoRenderer {
    private static final Ink[] LANDS = {new Ink("origo-land-1"), new Ink("origo-land-2"), new Ink("origo-land-3")};
    private static final Ink PARCHMENT = new Ink("origo-parchment");
    private static final Ink WAVE = new Ink("origo-wave");

    private static final int TRACK = 100;
    private static final double NAME = 8.6;

    private final OrigoState state;
    private final OrigoFacts facts;
    private final OrigoBoard board;
    private final ViewOptions options;
    private final OrigoLayout layout;
    private final Scene scene;
    private final OrigoPieceRenderer pieces;

    OrigoRenderer(OrigoState state, OrigoFacts facts, ViewOptions options) {
        this.state = state;
        this.facts = facts;
        this.options = options;
        board = state.board();
        layout = new OrigoLayout(options.tall());
        scene = new Scene(layout.width, layout.height)
                .thumbnail(layout.side, layout.side)
                .noCrop()
                .window(layout.window());
        pieces = new OrigoPieceRenderer(scene, options.messages());
    }

    OrigoLayout places() {
        return layout;
    }

    /** The seat at the near side. */
    int near() {
        return Math.max(0, options.seat());
    }

    /** Whether the near seat's hand is face up. */
    boolean showsHand() {
        return options.seat() != State.SPECTATOR && state.knows(options.seat());
    }

    Scene draw() {
        ground();
        map();
        clans();
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            shield(field);
        }
        names();
        leaders();
        stones();
        pile();
        OrigoBattle battle = facts.battle();
        if (battle != null) {
            OrigoPreviewRenderer.battlefield(scene, layout, battle);
        }
        OrigoPanel panel = new OrigoPanel(scene, pieces, layout, options.messages());
        if (battle == null) {
            panel.scores(facts.scoring(), state.seats());
        } else {
            panel.battle(battle, -1);
        }
        hand(battle);
        return scene;
    }

    private void ground() {
        // positioned by its far corner: thumbnails show the map only
        scene.add(Shape.of(Path.round(-layout.width, -layout.height, layout.width, layout.height, 6))
                .at(layout.width, layout.height)
                .fill(PARCHMENT));
        double side = layout.side;
        double step = layout.step;
        scene.add(Shape.of(Path.rect(0.5, 0.5, side - 1, side - 1))
                .fill(PARCHMENT)
                .stroke(WOOD, 1));
        Path ticks = new Path();
        Path fives = new Path();
        for (int points = 1; points <= TRACK; points++) {
            double x = layout.trackX(points) - step / 2;
            double y = layout.trackY(points) - step / 2;
            (points % 5 == 0 ? fives : ticks)
                    .move(x + 0.8, y + 0.8)
                    .line(x + step - 0.8, y + 0.8)
                    .line(x + step - 0.8, y + step - 0.8)
                    .line(x + 0.8, y + step - 0.8)
                    .close();
        }
        scene.add(Shape.of(ticks).fill(LANDS[0]).stroke(DRAWN, 0.6));
        scene.add(Shape.of(fives).fill(STONE).stroke(DRAWN, 0.6));
        for (int points = 10; points <= TRACK; points += 10) {
            // Along the sides they are rotated: otherwise they would overlap the row letters.
            double x = layout.trackX(points);
            boolean upright = x > step && x < side - step;
            scene.add(Shape.text(null, Integer.toString(points), 8)
                    .at(x, Math.max(layout.trackY(points), upright || points < TRACK ? 0 : 1.5 * step))
                    .turn(upright ? 0 : x < step ? -Math.PI / 2 : Math.PI / 2)
                    .fill(Ink.TEXT));
        }
        double gutter = layout.edge - layout.step;
        double letters = layout.step + gutter / 2;
        margin(gutter - 0.6, layout.window().height());
        margin(layout.window().width(), gutter - 0.6);
        for (int i = 0; i < OrigoMap.SIDE; i++) {
            double middle = layout.edge + (i + 0.5) * layout.cell;
            scene.addAbove(coordinate(Character.toString((char) ('A' + i)))
                    .at(letters, middle)
                    .fixedX());
            scene.addAbove(
                    coordinate(Integer.toString(i + 1)).at(middle, letters).fixedY());
        }
    }

    // They have a fixed paper background, so that they stay readable over a zoomed map.
    private static Shape coordinate(String text) {
        return Shape.text(null, text, 9).fill(Ink.FAINT).serif();
    }

    private void margin(double right, double down) {
        scene.addAbove(Shape.of(Path.rect(0, 0, right, down))
                .at(layout.step, layout.step)
                .fixed()
                .fill(PARCHMENT));
    }

    private void map() {
        double scale = layout.cell / OrigoOutlines.FIELD;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            boolean sea = OrigoMap.isSea(region);
            Ink ink = sea ? SEA : LANDS[OrigoOutlines.tint(region)];
            // A stroke in the same ink closes the gaps between fields.
            scene.add(onMap(OrigoOutlines.region(region), scale).fill(ink).stroke(ink, 0.2));
        }
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            Ink ink = OrigoMap.isSea(region) ? WAVE : DRAWN;
            scene.add(onMap(OrigoOutlines.growth(region), scale).stroke(ink, 0.3));
        }
        scene.add(onMap(OrigoOutlines.seams(), scale).stroke(DRAWN, 0.22).dash(0.8));
        scene.add(onMap(OrigoOutlines.coast(), scale).stroke(WAVE, 1.3));
        scene.add(onMap(OrigoOutlines.borders(), scale).stroke(COAST, 0.45));
        scene.add(onMap(OrigoOutlines.coast(), scale).stroke(COAST, 0.6));
        double side = OrigoMap.SIDE * layout.cell;
        scene.add(Shape.of(Path.rect(layout.edge, layout.edge, side, side)).stroke(COAST, 1.2));
    }

    private Shape onMap(Path path, double scale) {
        return Shape.of(path).at(layout.edge, layout.edge).scale(scale);
    }

    // A line around every clan in its seat's colour, field by field.
    private void clans() {
        OrigoScoring scoring = facts.scoring();
        for (int clan = 0; clan < scoring.clans(); clan++) {
            boolean[] in = new boolean[OrigoMap.FIELDS];
            int[] fields = facts.group(scoring.clanField(clan));
            for (int field : fields) {
                in[field] = true;
            }
            for (int field : fields) {
                Path edge = edge(field, in);
                if (edge.length() > 0) {
                    scene.add(Shape.of("clan-" + field, edge)
                            .at(layout.left(field), layout.top(field))
                            .stroke(Ink.seat(scoring.clanSeat(clan)), 2.4));
                }
            }
        }
    }

    private Path edge(int field, boolean[] in) {
        int i = field % OrigoMap.SIDE;
        int j = field / OrigoMap.SIDE;
        boolean left = i > 0 && in[field - 1];
        boolean right = i < OrigoMap.SIDE - 1 && in[field + 1];
        boolean up = j > 0 && in[field - OrigoMap.SIDE];
        boolean down = j < OrigoMap.SIDE - 1 && in[field + OrigoMap.SIDE];
        double near = 2.6;
        double far = layout.cell - near;
        double x1 = left ? 0 : near;
        double x2 = right ? layout.cell : far;
        double y1 = up ? 0 : near;
        double y2 = down ? layout.cell : far;
        Path edge = new Path();
        if (!up) {
            edge.move(x1, near).line(x2, near);
        }
        if (!down) {
            edge.move(x1, far).line(x2, far);
        }
        if (!left) {
            edge.move(near, y1).line(near, y2);
        }
        if (!right) {
            edge.move(far, y1).line(far, y2);
        }
        return edge;
    }

    private void shield(int field) {
        int owner = board.owner(field);
        if (owner < 0) {
            return;
        }
        double x = layout.middleX(field);
        double y = layout.middleY(field);
        int from = from(field);
        pieces.shield("shield-" + field, from < 0 ? null : "shield-" + from, owner, x, y, layout.shield, 1);
        if (state.hasSailed(field)) {
            scene.add(Shape.of(new Path().move(-6, 0).quad(-3, -3, 0, 0).quad(3, 3, 6, 0))
                    .at(x, y + layout.cell * 0.34)
                    .stroke(Ink.PAPER, 2));
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

    // Founded countries have their values on stone; on a small map their names are short, like those of seas.
    private void names() {
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            double x = layout.edge + OrigoOutlines.nameX(region) * layout.cell;
            double y = layout.edge + OrigoOutlines.nameY(region) * layout.cell;
            boolean sea = OrigoMap.isSea(region);
            String name = OrigoTexts.region(region, options.messages());
            String brief = sea ? OrigoTexts.brief(name) : "";
            Shape paper = Shape.text(null, name, NAME)
                    .shortText(brief)
                    .at(x, y)
                    .serif()
                    .stroke(PARCHMENT, 2.6);
            Shape text = Shape.text(null, name, NAME)
                    .shortText(brief)
                    .at(x, y)
                    .serif()
                    .fill(Ink.TEXT);
            if (region == OrigoMap.find("biskaya")) {
                paper.turn(-Math.PI / 2);
                text.turn(-Math.PI / 2);
            }
            scene.addAbove(sea ? paper.alpha(0.75) : paper);
            scene.addAbove(text);
            if (!sea) {
                values(region);
            }
        }
    }

    private void values(int country) {
        double x = layout.edge + OrigoOutlines.valuesX(country) * layout.cell;
        double y = layout.edge + OrigoOutlines.valuesY(country) * layout.cell;
        boolean founded = board.isFounded(country);
        scene.addAbove(Shape.of("founded-" + country, Path.round(-15, -5.3, 30, 10.6, founded ? 5.3 : 2))
                .at(x, y)
                .fill(founded ? STONE : PARCHMENT)
                .stroke(founded ? COAST : WOOD, founded ? 1.6 : 0.6)
                .alpha(founded ? 1 : 0.85));
        scene.addAbove(Shape.text(null, OrigoTexts.values(country), NAME)
                .shortText(OrigoTexts.brief(country, options.messages()))
                .at(x, y + 0.3)
                .fill(Ink.TEXT)
                .bold());
    }

    private void leaders() {
        for (int seat = 0; seat < state.seats(); seat++) {
            int points = state.leader(seat);
            pieces.sign("leader-" + seat, seat, layout.trackX(points), layout.trackY(points), layout.step * 0.46);
        }
    }

    // The remaining stones, the next one and the red ones with their numbers; red ones trigger a scoring.
    private void stones() {
        Area area = layout.stones();
        scene.add(OrigoPieceRenderer.plate(null, area).fill(LANDS[0]).alpha(0.5));
        int taken = board.stones();
        int rows = layout.tall ? 2 : 1;
        int row = OrigoMap.COUNTRIES / rows;
        double each = (area.width() - 4) / row;
        for (int stone = 0; stone < OrigoMap.COUNTRIES; stone++) {
            double x = area.left() + 2 + (stone % row + 0.5) * each;
            double y = area.top() + (stone / row + 0.5) * area.height() / rows;
            boolean red = OrigoBoard.isRed(stone);
            Path outline = red ? Path.polygon(0, -7.4, 7.4, 0, 0, 7.4, -7.4, 0) : Path.disc(0, 0, 6.2);
            Shape shape = Shape.of("stone-" + stone, outline).at(x, y);
            if (stone < taken) {
                scene.add(shape.stroke(red ? RED : COAST, 0.8).dash(2));
                continue;
            }
            scene.add(shape.fill(STONE).stroke(red ? RED : COAST, red ? 1.8 : 1));
            if (stone == taken || red) {
                scene.add(Shape.text(null, Integer.toString(OrigoBoard.stone(stone)), 8)
                        .at(x, y + 0.3)
                        .fill(Ink.TEXT)
                        .bold());
            }
        }
    }

    private void pile() {
        Area area = layout.pile();
        double y = area.centreY();
        double x = area.left();
        for (int i = 2; i >= 0; i--) {
            scene.add(Shape.of(Path.round(-4.5, -6, 9, 12, 1.5))
                    .at(x + 7 + 1.5 * i, y)
                    .fill(WOOD)
                    .stroke(Ink.PAPER, 0.8));
        }
        pieces.textFrom(Integer.toString(state.pile()), x + 17, y + 0.5);
        pieces.shield(near(), x + area.width() - 27, y, 0.6, 1);
        scene.add(Shape.text(null, Integer.toString(board.supply(near())), 12)
                .at(x + area.width() - 1, y + 0.5)
                .fill(Ink.TEXT)
                .align(Shape.Align.RIGHT));
    }

    private void hand(OrigoBattle battle) {
        if (!showsHand()) {
            for (int slot = 0; slot < state.handSize(near()); slot++) {
                pieces.back(null, layout.card(slot));
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
            pieces.card("card-" + near() + "-" + kind, kind, area);
            double bottom = area.top() + area.height() - 6;
            if (number > 1) {
                pieces.slip(number + "×", area.left() + 11, bottom);
            }
            for (int side = 0; battle != null && side < 2; side++) {
                if (battle.seat(side) == near() && battle.fits(side, kind)) {
                    pieces.slip(
                            "+" + OrigoBattle.CARD,
                            area.left() + area.width() - 7,
                            bottom - (layout.tall && number > 1 ? 13 : 0));
                }
            }
        }
    }
}
