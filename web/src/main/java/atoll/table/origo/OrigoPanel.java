package atoll.table.origo;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the scoring preview, or the current battle in its place. */
final class OrigoPanel {
    /** The size of countries' names, where there is room for them. */
    private static final double NAME = 5.4;
    /** So many letters fit in this size; a longer name is shown where it fits in the smallest readable size. */
    private static final int FITTING = 10;

    private static final double LONG = 46;

    /** The size of countries' codes on a phone: on the smallest ones there is room for two letters. */
    private static final double SHORT_NAME = 10;

    /** The height of points. */
    private static final double VALUE = 12.6;

    /** The radius of signs beside them. */
    private static final double SIGN = 3.4;

    /** Half the depth of the front between two sides. */
    private static final double FRONT = 4.4;

    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final OrigoLayout layout;
    private final Messages messages;
    private final int near;

    /**
     * Draws into a scene.
     *
     * @param scene the scene to add to
     * @param pieces draws pieces
     * @param layout where everything lies
     * @param options how the viewer sees the table
     */
    OrigoPanel(Scene scene, OrigoPieceRenderer pieces, OrigoLayout layout, ViewOptions options) {
        this.scene = scene;
        this.pieces = pieces;
        this.layout = layout;
        messages = options.messages();
        near = options.seat();
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
        for (int score = 0; score < OrigoLayout.SCORES; score++) {
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

    // On a phone there is room for signs of the sea and of clans only.
    private void name(int score, double x, double y) {
        boolean country = score < OrigoMap.COUNTRIES;
        if (layout.tall && score == OrigoLayout.SEA) {
            pieces.waves(x, y + 0.6, 0.8);
        } else if (layout.tall && !country) {
            pieces.clan(x, y + 1, 0.6);
        } else {
            String text = OrigoTexts.score(score, messages);
            String code = country ? OrigoTexts.code(score, messages) : text;
            double size = layout.tall ? SHORT_NAME : text.length() > FITTING ? LONG / text.length() : NAME;
            scene.add(Shape.text(null, layout.tall ? code : text, size)
                    .shortText(layout.tall && country ? OrigoTexts.brief(score, messages) : code)
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
     * Both sides with their values, their shields and their played cards, and swords between them.
     *
     * @param battle the battle
     * @param added the side that would add its last card, or -1
     */
    void battle(OrigoBattle battle, int added) {
        Area area = layout.battle();
        scene.add(OrigoPieceRenderer.plate(null, area)
                .fill(Ink.PAPER)
                .stroke(OrigoPieceRenderer.RED, 1.6)
                .shadow(1.5));
        double half = area.width() / 2;
        for (int side = 0; side < 2; side++) {
            scene.add(Shape.of(host(side, area))
                    .at(area.centreX(), area.top() + 2)
                    .fill(Ink.seat(battle.seat(side)))
                    .alpha(0.26));
            side(battle, side, area.left() + side * half, area, side == added);
        }
        double y = area.top() + (layout.tall ? 17 : 27);
        for (int layer = 0; layer < 2; layer++) {
            scene.addAbove(Shape.of(OrigoPreviewRenderer.star(layer == 0 ? 21 : 16))
                    .at(area.centreX(), y)
                    .fill(layer == 0 ? OrigoPreviewRenderer.FLAME : OrigoPieceRenderer.STONE)
                    .stroke(OrigoPieceRenderer.RED, layer == 0 ? 1.2 : 0.6));
        }
        pieces.swords("battle-sword", area.centreX(), y, 1);
    }

    // Half of the panel, up to a jagged front.
    private static Path host(int side, Area area) {
        double outer = (side == OrigoBattle.ATTACKER ? -1 : 1) * (area.width() / 2 - 2);
        double high = area.height() - 4;
        Path host = new Path().move(outer, 0);
        int teeth = (int) (high / 12) * 2;
        for (int tooth = 0; tooth <= teeth; tooth++) {
            host.line(tooth % 2 == 0 ? -FRONT : FRONT, high * tooth / teeth);
        }
        return host.line(outer, high).close();
    }

    // The attacker's half is the left one, the defender's the right one, mirrored.
    private void side(OrigoBattle battle, int side, double left, Area area, boolean more) {
        double half = area.width() / 2;
        int mirror = side == OrigoBattle.ATTACKER ? 1 : -1;
        double outer = side == OrigoBattle.ATTACKER ? left : left + half;
        double y = area.top() + (layout.tall ? 17 : 27);
        int seat = battle.seat(side);
        pieces.shield(
                "battle-" + side,
                null,
                null,
                seat,
                outer + mirror * (layout.tall ? 16 : 25),
                y,
                layout.tall ? 1.15 : 1.7,
                1);
        scene.add(Shape.text("battle-value-" + side, Integer.toString(battle.value(side)), layout.tall ? 21 : 27)
                .at(outer + mirror * (layout.tall ? 43 : 25), layout.tall ? y + 0.5 : area.top() + 62)
                .motion(Motion.PLAIN.step(2).counts())
                .fill(more ? Ink.PREVIEW : Ink.TEXT)
                .bold());
        int row = layout.tall ? 4 : 2;
        int room = layout.tall ? 3 : 6;
        double top = area.top() + (layout.tall ? 44 : 97);
        double first = left + half / 2 - (row - 1) * 13.5;
        // of more than six, all find room in a wide space only
        double step = layout.tall ? 6.5 : battle.support(side) > 6 ? 6 : 8;
        for (int n = 0; n < battle.support(side); n++) {
            double x = outer + mirror * ((layout.tall ? 60 : 9) + n * step);
            if (n < 5 || !layout.tall) {
                pieces.shield(seat, x, layout.tall ? y + 8 : area.top() + 82, layout.tall ? 0.3 : 0.4, 1);
            }
        }
        int shown = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            for (int n = battle.played(side, kind); n > 0; n--) {
                if (shown < room) {
                    new OrigoCardRenderer(scene, messages)
                            .chip(
                                    "battle-" + side + "-" + kind + "-" + n,
                                    seat == near ? "card-" + seat + "-" + kind : "leader-" + seat,
                                    kind,
                                    first + shown % row * 27,
                                    top + shown / row * 17);
                }
                shown++;
            }
        }
        if (shown > room) {
            pieces.text("+" + (shown - room), first + room % row * 27, top + room / row * 17);
        }
        if (loses(battle, side)) {
            // the current loser: the half that has to respond
            scene.add(Shape.of(Path.round(
                            side == OrigoBattle.ATTACKER ? left + 3 : left + FRONT + 2,
                            area.top() + 3,
                            half - FRONT - 5,
                            area.height() - 6,
                            4))
                    .stroke(Ink.PREVIEW, 1.4)
                    .dash(3));
        }
    }

    private static boolean loses(OrigoBattle battle, int side) {
        return battle.loser() == side;
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
