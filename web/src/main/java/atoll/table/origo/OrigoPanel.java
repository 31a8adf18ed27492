package atoll.table.origo;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
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
    /** The size of countries' names, where there is room for them. */
    private static final double NAME = 5.4;
    /** So many letters fit in this size; a longer name is shown where it fits in the smallest readable size. */
    private static final int FITTING = 10;

    private static final double LONG = 46;

    /** The height of points. */
    private static final double VALUE = 12.6;

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
     * Adds the spots of the scores, or of the battle in their place. On a phone countries have none: the standings tell of them.
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
        for (int score = layout.firstScore; score < OrigoLayout.SCORES; score++) {
            int which = score;
            scene.add(
                    new Spot(OrigoTable.scoreSpot(score), layout.score(score), () -> texts.scored(which, near), GROUP));
        }
        scene.add(new Spot(
                OrigoTable.STANDINGS, layout.standings(), () -> standings(layout.firstScore, texts, near), GROUP));
    }

    // With the countries that have no spots.
    private static String standings(int countries, OrigoTexts texts, int near) {
        StringBuilder all = new StringBuilder(texts.standings(near));
        for (int country = 0; country < countries && country < OrigoMap.COUNTRIES; country++) {
            all.append(". ").append(texts.scored(country, near));
        }
        return all.toString();
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
        for (int score = layout.firstScore; score < OrigoLayout.SCORES; score++) {
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
        name(score, area.centreX(), area.top() + area.height() * (layout.tall ? 0.28 : 0.24));
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
        double first = several ? 5 : wide * (layout.tall ? 0.22 : 0.28);
        double each = Math.min(7.4, (number - half - first - SIGN) / Math.max(1, best - 1));
        double x = area.left() + first;
        for (int seat = 0; seat < points.length; seat++) {
            if (points[seat] == most) {
                pieces.sign(signs + seat, seat, x, y, SIGN);
                x += each;
            }
        }
        scene.add(value(id, most).at(area.left() + number, y + 0.3));
    }

    private double row(Area area) {
        return area.top() + area.height() * (layout.tall ? 0.69 : 0.66);
    }

    private Shape value(String id, int points) {
        return Shape.text(id, Integer.toString(points), VALUE)
                .motion(Motion.PLAIN.step(3).counts())
                .fill(Ink.TEXT)
                .bold();
    }

    // On a phone there is room for signs only.
    private void name(int score, double x, double y) {
        if (layout.tall && score == OrigoLayout.SEA) {
            pieces.waves(x, y + 0.6, 0.8);
        } else if (layout.tall) {
            pieces.clan(x, y + 1, 0.6);
        } else {
            String text = OrigoTexts.score(score, messages);
            String code = score < OrigoMap.COUNTRIES ? OrigoTexts.code(score, messages) : text;
            scene.add(Shape.text(null, text, text.length() > FITTING ? LONG / text.length() : NAME)
                    .shortText(code)
                    .at(x, y)
                    .serif()
                    .fill(Ink.TEXT));
        }
    }

    // Where leaders would stand after a scoring: on a phone both of two, beside their signs like the scores; three, and
    // two
    // on a desktop, in the order of a podium; else the first one. The full table opens from here.
    private void race(OrigoFacts facts, OrigoState state) {
        Area area = layout.standings();
        tile(area, OrigoPieceRenderer.LAND, 1);
        double head = area.top() + (layout.tall ? 6.6 : 5.4);
        boolean over = state.actor() == State.OVER;
        Shape word = Shape.text(null, messages.text(over ? "table.points" : "origo.forecast"), layout.tall ? 9.6 : NAME)
                .fill(Ink.TEXT);
        scene.add(
                layout.tall
                        // where a battle hides all of it
                        ? word.at(area.left() + 5, head).align(Shape.Align.LEFT)
                        : word.at(area.centreX(), head).shortText(over ? "" : messages.text("origo.forecast.brief")));
        int[] points = new int[state.seats()];
        int most = 0;
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = then(facts, state, seat);
            most = Math.max(most, points[seat]);
        }
        boolean pair = points.length == 2 && layout.tall;
        if (!pair && (points.length > 3 || most > 99)) {
            // as close together as in the scores
            Area score = layout.score(0);
            double left = area.centreX() - score.width() / 2;
            most(points, new Area.Card(left, area.top(), score.width(), area.height()), "then-sign-", "then-");
            return;
        }
        double each = layout.tall ? 28 : 12.4;
        double size = layout.tall ? 10 : 7;
        for (int seat = 0; seat < points.length; seat++) {
            int ahead = 0;
            for (int of : points) {
                ahead += of > points[seat] ? 1 : 0;
            }
            if (pair) {
                double left = area.left() + 3 + seat * (area.width() - 3) / 2;
                pieces.sign("then-sign-" + seat, seat, left + 6, row(area), SIGN);
                scene.add(value("then-" + seat, points[seat])
                        .at(left + 12.4, row(area) + 0.3)
                        .align(Shape.Align.LEFT));
                continue;
            }
            double x = area.centreX() + (ahead == 0 ? 0 : ahead == 1 ? -each : each);
            Shape sign = OrigoPieceRenderer.sign(seat, x, head + 7.2, 3, "then-sign-" + seat);
            Shape number = Shape.text("then-" + seat, Integer.toString(points[seat]), size)
                    .motion(Motion.PLAIN.step(3).counts())
                    .at(x, head + 15.6)
                    .fill(Ink.TEXT);
            scene.add(ahead == 0 ? sign : sign.below(size));
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

    /**
     * {@return whether a score covers a region, for its outline on the map: all seas, or one country; nothing for
     * clans}
     *
     * @param score a country, {@link OrigoLayout#SEA} or {@link OrigoLayout#CLANS}
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    static boolean isPartOf(int score, int region) {
        return score == OrigoLayout.SEA ? OrigoMap.isSea(region) : score < OrigoLayout.SEA && region == score;
    }
}
