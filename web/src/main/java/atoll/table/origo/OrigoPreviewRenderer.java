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

/** Draws what a move would bring, and what belongs to a place that is pointed at. */
final class OrigoPreviewRenderer {
    private static final double LINE = 15;
    private static final int MOST_CLANS = 8;

    private final OrigoState state;
    private final OrigoFacts survey;
    private final ViewOptions options;
    private final Messages words;
    private final Scene scene;
    private final OrigoLayout places;
    private final OrigoPieceRenderer pen;

    OrigoPreviewRenderer(OrigoState state, ViewOptions options, Scene scene) {
        this.state = state;
        this.options = options;
        this.scene = scene;
        words = options.messages();
        survey = state.survey();
        places = new OrigoLayout(options.tall());
        pen = new OrigoPieceRenderer(scene, words);
    }

    void preview(int move) {
        switch (OrigoMoves.verb(move)) {
            case OrigoMoves.PLACE, OrigoMoves.EXPAND -> placed(move);
            case OrigoMoves.WANDER, OrigoMoves.SAIL -> {
                int from = OrigoMoves.from(move);
                int to = OrigoMoves.field(move);
                placed(move);
                pen.arrow(places.middleX(from), places.middleY(from), places.middleX(to), places.middleY(to));
            }
            case OrigoMoves.ATTACK -> {
                battlefield(scene, places, survey.battle(OrigoMoves.field(move)));
                panel().battle(after(move).survey().battle(), OrigoBattle.ATTACKER);
            }
            case OrigoMoves.ADD ->
                panel().battle(after(move).survey().battle(), survey.battle().loser());
            case OrigoMoves.FOLD -> {
                OrigoBattle battle = survey.battle();
                if (battle.loser() == OrigoBattle.DEFENDER) {
                    pen.ghost(
                            battle.seat(OrigoBattle.ATTACKER),
                            places.middleX(battle.field()),
                            places.middleY(battle.field()),
                            places.shield);
                }
            }
            default -> {
                // nothing to be seen on the map
            }
        }
    }

    private OrigoState after(int move) {
        OrigoState after = state.copy();
        after.play(move);
        return after;
    }

    private OrigoPanel panel() {
        return new OrigoPanel(scene, pen, places, words);
    }

    // A shield comes to stand there, and may found a country.
    private void placed(int move) {
        int field = OrigoMoves.field(move);
        int seat = state.actor();
        double x = places.middleX(field);
        double y = places.middleY(field);
        pen.ghost(seat, x, y, places.shield);
        OrigoState after = after(move);
        int leader = after.leader(seat);
        if (leader != state.leader(seat)) {
            String points = "+" + (leader - state.leader(seat));
            pen.forecast(points, x, y - places.cell * 0.6);
            double tx = places.trackX(leader);
            double ty = places.trackY(leader);
            pen.sign(null, seat, tx, ty, places.step * 0.46);
            scene.add(Shape.of(Path.disc(tx, ty, places.step * 0.62))
                    .stroke(Ink.PREVIEW, 1.6)
                    .dash(2.4));
        }
    }

    /** Marks an attacked field, and draws a line to it from every shield that supports a side. */
    static void battlefield(Scene scene, OrigoLayout places, OrigoBattle battle) {
        double x = places.middleX(battle.field());
        double y = places.middleY(battle.field());
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            for (int side = 0; side < 2; side++) {
                if (battle.supports(side, field)) {
                    double dx = places.middleX(field) - x;
                    double dy = places.middleY(field) - y;
                    scene.add(Shape.of(Path.segment(x + dx * 0.34, y + dy * 0.34, x + dx * 0.66, y + dy * 0.66))
                            .stroke(OrigoPieceRenderer.COAST, 5));
                    scene.add(Shape.of(Path.segment(x + dx * 0.34, y + dy * 0.34, x + dx * 0.66, y + dy * 0.66))
                            .stroke(Ink.seat(battle.seat(side)), 3.2));
                }
            }
        }
        Path outline = places.field(battle.field()).outline(1);
        scene.add(Shape.of(outline).stroke(Ink.PAPER, 3.4));
        scene.add(Shape.of(outline).stroke(OrigoPieceRenderer.RED, 2.2));
    }

    void point(String spot) {
        int field = OrigoTable.field(spot);
        int kind = OrigoTable.kind(spot);
        int score = OrigoTable.score(spot);
        if (field >= 0) {
            pointField(field);
        } else if (kind >= 0) {
            pointCard(kind);
        } else if (score >= 0) {
            pointScore(score);
        } else if (spot.equals(OrigoTable.TRACK)) {
            leaders();
        }
    }

    // The shields connected with the one there, where it may go, or how an attack on it would begin.
    private void pointField(int field) {
        int owner = state.board().owner(field);
        if (owner < 0) {
            return;
        }
        int[] group = survey.group(field);
        for (int each : group) {
            if (group.length > 1) {
                scene.add(Shape.of(places.field(each).outline(2.4))
                        .stroke(Ink.PREVIEW, 1.4)
                        .dash(3));
            }
        }
        if (state.phase() != OrigoPhase.TURN || state.actor() != options.seat()) {
            return;
        }
        if (owner == state.actor()) {
            for (int to : survey.targets(field)) {
                pen.dashed(places.field(to), places.cell * 0.26);
            }
        } else if (survey.mayAttack(field / OrigoMap.SIDE, field)) {
            OrigoBattle battle = survey.battle(field);
            battlefield(scene, places, battle);
            panel().battle(battle, -1);
        }
    }

    // All that the card shows; of people, what lies beside own shields.
    private void pointCard(int kind) {
        Path fields = new Path();
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            if (survey.fits(options.seat(), kind, field)) {
                double x = places.left(field) + 1.5;
                double y = places.top(field) + 1.5;
                double size = places.cell - 3;
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

    private void pointScore(int score) {
        double scale = places.cell / OrigoOutlines.FIELD;
        boolean above = score >= OrigoLayout.SEA || OrigoOutlines.nameY(score) > OrigoMap.SIDE / 2.0;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            if (OrigoPanel.isPartOf(score, region)) {
                scene.add(Shape.of(OrigoOutlines.region(region))
                        .at(places.edge, places.edge)
                        .scale(scale)
                        .fill(Ink.PREVIEW)
                        .alpha(0.25));
            }
        }
        OrigoScoring scoring = survey.scoring();
        Plate plate = new Plate(OrigoTexts.score(score, words), above);
        int lines = 0;
        if (score == OrigoLayout.CLANS) {
            for (int clan = 0; clan < Math.min(scoring.clans(), MOST_CLANS); clan++) {
                String shields = words.count("origo.battle.shields", scoring.clanSize(clan));
                plate.line(lines++, scoring.clanSeat(clan), shields, scoring.clanPoints(clan));
            }
        } else {
            for (int seat = 0; seat < state.seats(); seat++) {
                int shields = score == OrigoLayout.SEA ? scoring.seaShields(seat) : scoring.countryShields(score, seat);
                if (shields > 0) {
                    int points = OrigoPanel.points(scoring, score, seat);
                    plate.line(lines++, seat, words.count("origo.battle.shields", shields), points);
                }
            }
        }
        plate.show(lines);
    }

    // Where they stand, and where a scoring now would bring them.
    private void leaders() {
        Plate plate = new Plate(words.text("origo.after"), false);
        boolean over = state.actor() == State.OVER;
        for (int seat = 0; seat < state.seats(); seat++) {
            int then = over ? state.leader(seat) : survey.afterScoring(seat);
            plate.line(seat, seat, state.leader(seat) + " →", then);
        }
        plate.show(state.seats());
    }

    /** A sheet of paper over the map. */
    private final class Plate {
        private final Scene lines = new Scene(1, 1);
        private final OrigoPieceRenderer writer = new OrigoPieceRenderer(lines, words);
        private final String title;
        private final double left = places.edge + 3 * places.cell;
        private final double top;

        Plate(String title, boolean above) {
            this.title = title;
            top = places.edge + (above ? 0.3 : 5.4) * places.cell;
        }

        void line(int line, int seat, String what, int points) {
            double y = top + 18 + (line + 0.6) * LINE;
            writer.sign(null, seat, left + 12, y, 5.4);
            writer.from(what, left + 24, y);
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
                writer.from(words.text("origo.nobody"), left + 24, top + 27);
            }
            for (Shape shape : lines.shapes()) {
                scene.addAbove(shape.fixed());
            }
        }
    }
}
