package atoll.table.origo;

import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the effect of a move, and everything related to the hovered spot. */
final class OrigoPreviewRenderer {
    private static final Path SPEAR = Path.tenths("M-66-16L10-16L6-46L70 0L6 46L10 16L-66 16Z");

    /** The colour of the star around an attacked shield. */
    static final Ink FLAME = new Ink("origo-gold");

    private final OrigoState state;
    private final OrigoFacts facts;
    private final ViewOptions options;
    private final Messages messages;
    private final Scene scene;
    private final OrigoLayout layout;
    private final OrigoPieceRenderer pieces;

    /**
     * Draws previews for a position.
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     */
    OrigoPreviewRenderer(OrigoState state, ViewOptions options, Scene scene) {
        this.state = state;
        this.options = options;
        this.scene = scene;
        messages = options.messages();
        facts = state.survey();
        layout = new OrigoLayout(options.tall());
        pieces = new OrigoPieceRenderer(scene);
    }

    /**
     * Draws the effect of a move.
     *
     * @param move a move, as the game encodes it
     */
    void preview(int move) {
        switch (OrigoMoves.verb(move)) {
            case OrigoMoves.PLACE, OrigoMoves.EXPAND -> placed(move);
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> {
                int from = OrigoMoves.from(move);
                int to = OrigoMoves.field(move);
                placed(move);
                arrow(layout.middleX(from), layout.middleY(from), layout.middleX(to), layout.middleY(to));
            }
            case OrigoMoves.ATTACK -> {
                attacked(facts.battle(OrigoMoves.field(move)));
                panel().draw(after(move).survey().battle(), OrigoBattle.ATTACKER);
            }
            case OrigoMoves.ADD ->
                panel().draw(after(move).survey().battle(), facts.battle().loser());
            case OrigoMoves.FOLD -> {
                OrigoBattle battle = facts.battle();
                if (battle.loser() == OrigoBattle.DEFENDER) {
                    pieces.previewShield(
                            battle.seat(OrigoBattle.ATTACKER),
                            layout.middleX(battle.field()),
                            layout.middleY(battle.field()),
                            layout.shield);
                }
            }
            default -> {
                // nothing visible on the map
            }
        }
    }

    private OrigoState after(int move) {
        OrigoState after = state.copy();
        after.play(move);
        return after;
    }

    private OrigoBattlePanel panel() {
        return new OrigoBattlePanel(scene, pieces, layout, options);
    }

    // A shield is placed there, and may found a country.
    private void placed(int move) {
        int field = OrigoMoves.field(move);
        int seat = state.actor();
        double x = layout.middleX(field);
        double y = layout.middleY(field);
        pieces.previewShield(seat, x, y, layout.shield);
        OrigoState after = after(move);
        int leader = after.leader(seat);
        if (leader != state.leader(seat)) {
            String points = "+" + (leader - state.leader(seat));
            // beside it, towards the middle: names and values are above and below
            int aside = OrigoMap.SIDE / 2 > field % OrigoMap.SIDE ? 1 : -1;
            pieces.forecast(points, x + aside * layout.cell * 0.5, y);
            double tx = layout.trackX(leader);
            double ty = layout.trackY(leader);
            pieces.sign(null, seat, tx, ty, layout.band * 0.44);
            scene.add(Shape.of(Path.disc(tx, ty, layout.band * 0.62))
                    .stroke(Ink.PREVIEW, 1.6)
                    .dash(2.4));
        }
    }

    /**
     * A jagged star behind the shield of an attacked field: a flash within a flame.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     * @param field a field, 0..99
     */
    static void burst(Scene scene, OrigoLayout layout, int field) {
        for (int layer = 0; layer < 2; layer++) {
            scene.add(Shape.of(layer == 0 ? "burst" : "burst-flash", star(layout.cell * (layer == 0 ? 1 : 0.78)))
                    .at(layout.middleX(field), layout.middleY(field))
                    .turn(layer == 0 ? 0 : Math.PI / 12)
                    .fill(layer == 0 ? FLAME : OrigoPieceRenderer.STONE)
                    .stroke(OrigoPieceRenderer.RED, layer == 0 ? 1.8 : 0.8));
        }
    }

    /**
     * {@return a star of twelve points}
     *
     * @param size its width, roughly
     */
    static Path star(double size) {
        Path star = new Path();
        for (int i = 0; i < 24; i++) {
            double r = size * (i % 2 == 0 ? 0.62 + i % 3 * 0.05 : 0.42);
            double x = r * Math.cos(i * Math.PI / 12);
            double y = r * Math.sin(i * Math.PI / 12);
            if (i == 0) {
                star.move(x, y);
            } else {
                star.line(x, y);
            }
        }
        return star.close();
    }

    // An attack that has not begun: the shield appears again before the star.
    private void attacked(OrigoBattle battle) {
        int field = battle.field();
        burst(scene, layout, field);
        pieces.shield(
                battle.seat(OrigoBattle.DEFENDER), layout.middleX(field), layout.middleY(field), layout.shield, 1);
        battlefield(scene, layout, battle);
    }

    /**
     * Crossed swords at an attacked field, and a spearhead towards it from every supporting shield of either side.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     * @param battle the battle
     */
    static void battlefield(Scene scene, OrigoLayout layout, OrigoBattle battle) {
        double x = layout.middleX(battle.field());
        double y = layout.middleY(battle.field());
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            for (int side = 0; side < 2; side++) {
                if (battle.supports(side, field)) {
                    double turn = Math.atan2(y - layout.middleY(field), x - layout.middleX(field));
                    double unit = layout.cell / 28;
                    scene.addAbove(Shape.of("spear-" + field, SPEAR)
                            .at((layout.middleX(field) + x) / 2, (layout.middleY(field) + y) / 2)
                            .turn(turn)
                            .scale(unit)
                            .fill(Ink.seat(battle.seat(side)))
                            .stroke(OrigoPieceRenderer.COAST, 1));
                }
            }
        }
        OrigoPieceRenderer pieces = new OrigoPieceRenderer(scene);
        // off the spearhead from the right; values are above and below
        int right = battle.field() + 1;
        boolean spear = right % OrigoMap.SIDE > 0 && (battle.supports(0, right) || battle.supports(1, right));
        pieces.swords("swords", x + (spear ? -0.42 : 0.42) * layout.cell, y + layout.cell * 0.06, layout.cell / 44);
    }

    /**
     * Marks what is related to a spot.
     *
     * @param spot the id of a spot
     */
    void hover(String spot) {
        int field = OrigoTable.field(spot);
        int kind = OrigoTable.kind(spot);
        int score = OrigoTable.score(spot);
        if (field >= 0) {
            hoverField(field);
        } else if (kind >= 0) {
            hoverCard(kind);
        } else if (score >= 0) {
            hoverScore(score);
        } else if (spot.equals(OrigoTable.TRACK)) {
            scene.note(texts().standings(options.seat()));
        } else if (spot.equals(OrigoTable.STANDINGS)) {
            standings();
        }
    }

    // The clan of the shield there, its targets, or the start of an attack on it.
    private void hoverField(int field) {
        int owner = state.board().owner(field);
        if (owner < 0) {
            return;
        }
        int[] group = facts.group(field);
        for (int each : group) {
            if (group.length > 1) {
                scene.add(Shape.of(layout.field(each).outline(2.4))
                        .stroke(Ink.PREVIEW, 1.4)
                        .dash(3));
            }
        }
        if (state.phase() != OrigoPhase.TURN || state.actor() != options.seat()) {
            return;
        }
        if (owner == state.actor()) {
            for (int to : facts.targets(field)) {
                dashed(layout.field(to), layout.cell * 0.26);
            }
        } else if (facts.mayAttack(field / OrigoMap.SIDE, field)) {
            OrigoBattle battle = facts.battle(field);
            attacked(battle);
            panel().draw(battle, -1);
        }
    }

    // All fields on the card; for people, the fields beside own shields.
    private void hoverCard(int kind) {
        Path fields = new Path();
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            if (facts.fits(options.seat(), kind, field)) {
                double x = layout.left(field) + 1.5;
                double y = layout.top(field) + 1.5;
                double size = layout.cell - 3;
                fields.move(x, y)
                        .line(x + size, y)
                        .line(x + size, y + size)
                        .line(x, y + size)
                        .close();
            }
        }
        if (fields.length() > 0) {
            scene.add(Shape.of(fields).stroke(Ink.PREVIEW, 1.4).dash(3));
        }
    }

    private void hoverScore(int score) {
        for (int region = OrigoMap.COUNTRIES; score == OrigoLayout.SEA && region < OrigoMap.REGIONS; region++) {
            scene.add(layout.onMap(Shape.of(OrigoOutlines.region(region)))
                    .fill(Ink.PREVIEW)
                    .alpha(0.25));
        }
        scene.note(texts().scored(score, options.seat()));
    }

    private OrigoTexts texts() {
        return new OrigoTexts(state, facts, messages);
    }

    private void standings() {
        scene.note(texts().standings(options.seat()));
        new OrigoSheet(scene, layout, messages).table(facts, state);
    }

    // A dashed line around a place.
    private void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3.2));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.8).dash(3));
    }

    // A dashed arrow from one place to another.
    private void arrow(double x1, double y1, double x2, double y2) {
        double length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double bx = x2 - 7 * ux;
        double by = y2 - 7 * uy;
        scene.add(Shape.of(Path.segment(x1, y1, bx, by)).stroke(Ink.PAPER, 4.4));
        scene.add(
                Shape.of(Path.segment(x1, y1, bx, by)).stroke(Ink.PREVIEW, 2.2).dash(4));
        scene.add(Shape.of(Path.polygon(x2, y2, bx - 4.5 * uy, by + 4.5 * ux, bx + 4.5 * uy, by - 4.5 * ux))
                .fill(Ink.PREVIEW)
                .stroke(Ink.PAPER, 1));
    }
}
