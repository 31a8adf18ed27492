package atoll.table.origo;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.ViewOptions;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the effect of a move, and everything related to the hovered spot. */
final class OrigoPreviewRenderer {
    private static final double LINE = 15;
    private static final int MOST_CLANS = 8;

    private final OrigoState state;
    private final OrigoFacts facts;
    private final ViewOptions options;
    private final Messages messages;
    private final Scene scene;
    private final OrigoLayout layout;
    private final OrigoPieceRenderer pieces;

    OrigoPreviewRenderer(OrigoState state, ViewOptions options, Scene scene) {
        this.state = state;
        this.options = options;
        this.scene = scene;
        messages = options.messages();
        facts = state.survey();
        layout = new OrigoLayout(options.tall());
        pieces = new OrigoPieceRenderer(scene, messages);
    }

    void preview(int move) {
        switch (OrigoMoves.verb(move)) {
            case OrigoMoves.PLACE, OrigoMoves.EXPAND -> placed(move);
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> {
                int from = OrigoMoves.from(move);
                int to = OrigoMoves.field(move);
                placed(move);
                pieces.arrow(layout.middleX(from), layout.middleY(from), layout.middleX(to), layout.middleY(to));
            }
            case OrigoMoves.ATTACK -> {
                battlefield(scene, layout, facts.battle(OrigoMoves.field(move)));
                panel().battle(after(move).survey().battle(), OrigoBattle.ATTACKER);
            }
            case OrigoMoves.ADD ->
                panel().battle(after(move).survey().battle(), facts.battle().loser());
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

    private OrigoPanel panel() {
        return new OrigoPanel(scene, pieces, layout, messages);
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
            pieces.forecast(points, x, y - layout.cell * 0.6);
            double tx = layout.trackX(leader);
            double ty = layout.trackY(leader);
            pieces.sign(null, seat, tx, ty, layout.step * 0.46);
            scene.add(Shape.of(Path.disc(tx, ty, layout.step * 0.62))
                    .stroke(Ink.PREVIEW, 1.6)
                    .dash(2.4));
        }
    }

    /** Marks an attacked field, and draws a line to it from every supporting shield of either side. */
    static void battlefield(Scene scene, OrigoLayout layout, OrigoBattle battle) {
        double x = layout.middleX(battle.field());
        double y = layout.middleY(battle.field());
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            for (int side = 0; side < 2; side++) {
                if (battle.supports(side, field)) {
                    double dx = layout.middleX(field) - x;
                    double dy = layout.middleY(field) - y;
                    scene.add(Shape.of(Path.segment(x + dx * 0.34, y + dy * 0.34, x + dx * 0.66, y + dy * 0.66))
                            .stroke(OrigoPieceRenderer.COAST, 5));
                    scene.add(Shape.of(Path.segment(x + dx * 0.34, y + dy * 0.34, x + dx * 0.66, y + dy * 0.66))
                            .stroke(Ink.seat(battle.seat(side)), 3.2));
                }
            }
        }
        Path outline = layout.field(battle.field()).outline(1);
        scene.add(Shape.of(outline).stroke(Ink.PAPER, 3.4));
        scene.add(Shape.of(outline).stroke(OrigoPieceRenderer.RED, 2.2));
    }

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
            leaders();
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
                pieces.dashed(layout.field(to), layout.cell * 0.26);
            }
        } else if (facts.mayAttack(field / OrigoMap.SIDE, field)) {
            OrigoBattle battle = facts.battle(field);
            battlefield(scene, layout, battle);
            panel().battle(battle, -1);
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
        double scale = layout.cell / OrigoOutlines.FIELD;
        boolean above = score >= OrigoLayout.SEA || OrigoOutlines.nameY(score) > OrigoMap.SIDE / 2.0;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            if (OrigoPanel.isPartOf(score, region)) {
                scene.add(Shape.of(OrigoOutlines.region(region))
                        .at(layout.edge, layout.edge)
                        .scale(scale)
                        .fill(Ink.PREVIEW)
                        .alpha(0.25));
            }
        }
        OrigoScoring scoring = facts.scoring();
        Plate panel = new Plate(OrigoTexts.score(score, messages), above);
        int lines = 0;
        if (score == OrigoLayout.CLANS) {
            for (int clan = 0; clan < Math.min(scoring.clans(), MOST_CLANS); clan++) {
                String shields = messages.count("origo.battle.shields", scoring.clanSize(clan));
                panel.line(lines++, scoring.clanSeat(clan), shields, scoring.clanPoints(clan));
            }
        } else {
            for (int seat = 0; seat < state.seats(); seat++) {
                int shields = score == OrigoLayout.SEA ? scoring.seaShields(seat) : scoring.countryShields(score, seat);
                if (shields > 0) {
                    int points = OrigoPanel.points(scoring, score, seat);
                    panel.line(lines++, seat, messages.count("origo.battle.shields", shields), points);
                }
            }
        }
        panel.show(lines);
    }

    // The leaders, and their positions after a scoring now.
    private void leaders() {
        Plate panel = new Plate(messages.text("origo.after"), false);
        boolean over = state.actor() == State.OVER;
        for (int seat = 0; seat < state.seats(); seat++) {
            int then = over ? state.leader(seat) : facts.afterScoring(seat);
            panel.line(seat, seat, state.leader(seat) + " →", then);
        }
        panel.show(state.seats());
    }

    /** A sheet of paper over the map. */
    private final class Plate {
        private final Scene lines = new Scene(1, 1);
        private final OrigoPieceRenderer writer = new OrigoPieceRenderer(lines, messages);
        private final String title;
        private final double left = layout.edge + 3 * layout.cell;
        private final double top;

        Plate(String title, boolean above) {
            this.title = title;
            top = layout.edge + (above ? 0.3 : 5.4) * layout.cell;
        }

        void line(int line, int seat, String what, int points) {
            double y = top + 18 + (line + 0.6) * LINE;
            writer.sign(null, seat, left + 12, y, 5.4);
            writer.textFrom(what, left + 24, y);
            lines.add(Shape.text(null, Integer.toString(points), 12)
                    .at(left + 132, y)
                    .fill(Ink.TEXT)
                    .bold()
                    .align(Shape.Align.RIGHT));
        }

        void show(int count) {
            double height = 24 + Math.max(count, 1) * LINE;
            scene.addAbove(Shape.of(Path.round(left, top, 140, height, 4))
                    .fixed()
                    .fill(Ink.PAPER)
                    .stroke(Ink.PREVIEW, 1.4)
                    .dash(3)
                    .shadow(2));
            scene.addAbove(Shape.text(null, title, 12)
                    .fixed()
                    .at(left + 70, top + 10)
                    .fill(Ink.TEXT)
                    .serif()
                    .bold());
            if (count == 0) {
                writer.textFrom(messages.text("origo.nobody"), left + 24, top + 27);
            }
            for (Shape shape : lines.shapes()) {
                scene.addAbove(shape.fixed());
            }
        }
    }
}
