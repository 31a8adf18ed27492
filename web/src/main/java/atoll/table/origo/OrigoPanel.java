package atoll.table.origo;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;

/** Draws what a scoring now would bring. */
final class OrigoPanel {
    /** The size of words on a desktop. */
    private static final double NAME = 6.4;
    /** The size of the caption of the forecast. */
    private static final double CAPTION = 9.6;

    /** The size of points on a podium of three, and the distance of its steps. */
    private static final double PODIUM = 10;

    private static final double STEP = 28;

    /** The height of points, and of two digits and more. */
    private static final double VALUE = 12.6;

    private static final double LONGER = 11.4;

    /** The radius of signs beside them. */
    private static final double SIGN = 3.4;

    /** The group of all its spots. */
    private static final String GROUP = "origo.scores";

    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final OrigoLayout layout;
    private final Messages messages;

    /**
     * Draws into a scene.
     *
     * @param scene the scene to add to
     * @param pieces draws pieces
     * @param layout where everything lies
     * @param messages the texts
     */
    OrigoPanel(Scene scene, OrigoPieceRenderer pieces, OrigoLayout layout, Messages messages) {
        this.scene = scene;
        this.pieces = pieces;
        this.layout = layout;
        this.messages = messages;
    }

    /**
     * Adds the spots of the scores, or of the battle in their place. Countries have none: the standings tell of them.
     *
     * @param layout where everything lies
     * @param battle the battle, or null
     * @param texts the texts of the position
     * @param near the seat at the near side
     * @param scene the scene to add to
     */
    static void addSpots(OrigoLayout layout, OrigoBattle battle, OrigoTexts texts, int near, Scene scene) {
        if (battle != null) {
            scene.add(new Spot(OrigoTable.BATTLE, layout.battle(), () -> texts.battle(battle, near), GROUP));
            return;
        }
        for (int score = OrigoLayout.SEA; score < OrigoLayout.SCORES; score++) {
            int which = score;
            String spot = score == OrigoLayout.SEA ? OrigoTable.SCORE_SEA : OrigoTable.SCORE_CLANS;
            scene.add(new Spot(spot, layout.score(score), () -> texts.scored(which, near), GROUP));
        }
        scene.add(new Spot(OrigoTable.STANDINGS, layout.standings(), () -> OrigoSheet.spoken(texts, near), GROUP));
    }

    /**
     * {@return a seat's points if a score were counted now}
     *
     * @param scoring the scoring
     * @param score a country, {@link OrigoLayout#SEA} or {@link OrigoLayout#CLANS}
     * @param seat a seat, from 0
     */
    static int points(OrigoScoring scoring, int score, int seat) {
        return switch (score) {
            case OrigoLayout.SEA -> scoring.seaPoints(seat);
            case OrigoLayout.CLANS -> scoring.clanPointsOf(seat);
            default -> scoring.countryPoints(score, seat);
        };
    }

    /**
     * A tag for each score with who would get most, and the race of all leaders if it were scored now.
     *
     * @param facts the facts of the position
     * @param state the position or view
     */
    void scores(OrigoFacts facts, OrigoState state) {
        OrigoScoring scoring = facts.scoring();
        for (int score = OrigoLayout.SEA; score < OrigoLayout.SCORES; score++) {
            banner(scoring, score, state.seats(), layout.score(score));
        }
        race(facts, state);
    }

    // What it is, and below it who gets most.
    private void banner(OrigoScoring scoring, int score, int seats, Area area) {
        int[] points = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = points(scoring, score, seat);
        }
        tile(area, Ink.PAPER, 1);
        int leader = only(points);
        if (leader >= 0) {
            // as on the map
            tile(area, Ink.seat(leader), 0.2);
        }
        name(score, area);
        most(points, area, "score-" + score + "-", "points-" + score);
    }

    private void tile(Area area, Ink ink, double alpha) {
        Path tile = Path.round(0.4, 0.4, area.width() - 0.8, area.height() - 0.8, 3);
        scene.add(Shape.of(tile).at(area.left(), area.top()).fill(ink).alpha(alpha));
    }

    // The seat with the most points, if it is only one.
    private static int only(int[] points) {
        int only = -1;
        int most = 0;
        for (int seat = 0; seat < points.length; seat++) {
            if (points[seat] >= most) {
                only = points[seat] > most ? seat : -1;
                most = points[seat];
            }
        }
        return only;
    }

    // The signs of all who have most in one column, closer if there are many, and how much in another.
    private void most(int[] points, Area area, String signs, String id) {
        int best = 0;
        int most = 1;
        for (int of : points) {
            best = of > most ? 1 : of == most ? best + 1 : best;
            most = Math.max(most, of);
        }
        if (best == 0) {
            return;
        }
        double wide = area.width();
        double y = row(area);
        double half = most > 99 ? 12 : most > 9 ? 8 : 4;
        // several signs need the room beside the number
        boolean several = best > 1 || most > 99;
        double number = several ? wide - 2 - half : wide * 0.66;
        double first = several ? 5 : wide * (most > 9 ? 0.16 : 0.22);
        double each = Math.min(7.4, (number - half - first - SIGN) / Math.max(1, best - 1));
        double x = area.left() + first;
        for (int seat = 0; seat < points.length; seat++) {
            if (points[seat] == most) {
                pieces.sign(signs + seat, seat, x, y, SIGN);
                x += each;
            }
        }
        scene.add(value(id, most, most > 9 ? LONGER : VALUE).at(area.left() + number, y + 0.3));
    }

    private double row(Area area) {
        return area.top() + area.height() * (layout.tall ? 0.69 : 0.76);
    }

    private static Shape value(String id, int points, double size) {
        return Shape.text(id, Integer.toString(points), size)
                .motion(Motion.PLAIN.step(3).counts())
                .fill(Ink.TEXT)
                .bold();
    }

    // A sign, and on a desktop a word below it.
    private void name(int score, Area area) {
        double x = area.centreX();
        double y = area.top() + area.height() * (layout.tall ? 0.28 : 0.2);
        if (score == OrigoLayout.SEA) {
            pieces.waves(x, y + 0.6, 0.8);
        } else {
            pieces.clan(x, y + 1, 0.6);
        }
        if (!layout.tall) {
            scene.add(Shape.text(null, OrigoTexts.score(score, messages), NAME)
                    .shortText("")
                    .at(x, y + 10)
                    .serif()
                    .fill(Ink.TEXT));
        }
    }

    // Where leaders would stand after a scoring: on a desktop all, on a phone two or three, else the first one.
    // The full table opens from here.
    private void race(OrigoFacts facts, OrigoState state) {
        Area area = layout.standings();
        tile(area, OrigoPieceRenderer.LAND, 1);
        double head = area.top() + (layout.tall ? 6.6 : 7);
        boolean over = state.actor() == State.OVER;
        String word = messages.text(over ? "table.points" : "origo.forecast");
        scene.add(Shape.text(null, word, CAPTION)
                .shortText("")
                .at(layout.tall ? area.left() + 3 : area.centreX(), head)
                .align(layout.tall ? Shape.Align.LEFT : Shape.Align.CENTRE)
                .fill(Ink.TEXT));
        int[] points = new int[state.seats()];
        int most = 0;
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = then(facts, state, seat);
            most = Math.max(most, points[seat]);
        }
        if (!layout.tall || points.length == 2) {
            all(points, most, area);
        } else if (points.length > 3 || most > 99) {
            // as close together as in the scores
            Area score = layout.score(OrigoLayout.SEA);
            double left = area.centreX() - score.width() / 2;
            most(points, new Area.Card(left, area.top(), score.width(), area.height()), "then-sign-", "then-");
        } else {
            podium(points, area.centreX(), head);
        }
    }

    // Two in a row; on a desktop two players below each other.
    private void all(int[] points, int most, Area area) {
        int columns = layout.tall || points.length > 2 ? 2 : 1;
        int rows = (points.length + columns - 1) / columns;
        double head = area.height() * (layout.tall ? 0.38 : 0.3);
        double high = (area.height() - head) / rows;
        double size = Math.min(VALUE, high * 0.85) * (points.length == 2 ? 1 : most > 99 ? 0.7 : 0.88);
        for (int seat = 0; seat < points.length; seat++) {
            double x = area.left() + 3 + seat % columns * (area.width() - 3) / columns;
            double y = area.top() + head + (seat / columns + 0.5) * high;
            pieces.sign("then-sign-" + seat, seat, x + 4.4, y, Math.min(SIGN, high * 0.23));
            scene.add(value("then-" + seat, points[seat], size)
                    .at(x + 10, y + 0.3)
                    .align(Shape.Align.LEFT));
        }
    }

    // Three in the order of a podium.
    private void podium(int[] points, double middle, double head) {
        for (int seat = 0; seat < points.length; seat++) {
            int ahead = 0;
            for (int of : points) {
                ahead += of > points[seat] ? 1 : 0;
            }
            double x = middle + (ahead == 0 ? 0 : ahead == 1 ? -STEP : STEP);
            Shape sign = OrigoPieceRenderer.sign(seat, x, head + 7.2, 3, "then-sign-" + seat);
            Shape number = Shape.text("then-" + seat, Integer.toString(points[seat]), PODIUM)
                    .motion(Motion.PLAIN.step(3).counts())
                    .at(x, head + 15.6)
                    .fill(Ink.TEXT);
            scene.add(ahead == 0 ? sign : sign.below(PODIUM));
            scene.add(ahead == 0 ? number.bold() : number.shortText(""));
        }
    }

    /**
     * {@return the field of a seat's leader after a scoring now; at the end, where it stands}
     *
     * @param facts the facts of the position
     * @param state the position or view
     * @param seat a seat, from 0
     */
    static int then(OrigoFacts facts, OrigoState state, int seat) {
        return state.actor() == State.OVER ? state.leader(seat) : facts.afterScoring(seat);
    }
}
