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

    /** How far the lower edge of a banner is pointed. */
    private static final double POINT = 3;

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

    // A cloth with what it is, and below it who gets most.
    private void banner(OrigoScoring scoring, int score, int seats, Area area) {
        double x = area.centreX();
        double name = area.top() + area.height() * (layout.tall ? 0.27 : 0.22);
        double y = area.top() + area.height() * (layout.tall ? 0.67 : 0.69);
        double foot = area.height() - POINT;
        Path cloth = Path.polygon(
                0.7, 0, area.width() - 0.7, 0, area.width() - 0.7, foot, area.width() / 2, area.height(), 0.7, foot);
        scene.add(Shape.of(cloth)
                .at(area.left(), area.top())
                .fill(score == OrigoLayout.SEA ? OrigoPieceRenderer.SEA : Ink.PAPER)
                .stroke(OrigoPieceRenderer.WOOD, 0.6)
                .shadow(0.8));
        int best = 0;
        int most = 0;
        int leader = 0;
        for (int seat = 0; seat < seats; seat++) {
            int points = points(scoring, score, seat);
            if (points >= most && points > 0) {
                best = points > most ? 1 : best + 1;
                most = points;
                leader = seat;
            }
        }
        if (best == 1) {
            // as on the map, with a hem
            scene.add(Shape.of(cloth)
                    .at(area.left(), area.top())
                    .fill(Ink.seat(leader))
                    .alpha(0.25));
            Path hem = Path.polygon(0.7, foot, area.width() / 2, area.height(), area.width() - 0.7, foot);
            scene.add(Shape.of(hem).at(area.left(), area.top()).fill(Ink.seat(leader)));
        }
        name(score, x, name);
        if (most == 0) {
            return;
        }
        // the signs of all who get most, closer if there are many, and how much
        double number = most > 9 ? 16 : 7.4;
        double each = Math.min(7.4, (area.width() - 2 - number) / best);
        x -= (best * each + number) / 2;
        for (int seat = 0; seat < seats; seat++) {
            if (points(scoring, score, seat) == most) {
                pieces.sign("score-" + score + "-" + seat, seat, x + each / 2, y, 3.3);
                x += each;
            }
        }
        scene.add(pieces.number("points-" + score, most)
                .at(x + number / 2, y)
                .motion(Motion.PLAIN.step(3).counts()));
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

    // Where leaders would stand after a scoring, in the order of a podium; only the first one if there is no room for
    // all of them. The full table opens from here.
    private void race(OrigoFacts facts, OrigoState state) {
        Area area = layout.standings();
        scene.add(OrigoPieceRenderer.plate(null, area)
                .fill(OrigoPieceRenderer.LAND)
                .stroke(OrigoPieceRenderer.WOOD, 1)
                .shadow(0.8));
        int seats = state.seats();
        double head = area.top() + (layout.tall ? 5.4 : 4.2);
        boolean over = state.actor() == State.OVER;
        scene.add(Shape.text(null, messages.text(over ? "table.points" : "origo.forecast"), layout.tall ? 8.4 : NAME)
                .shortText("")
                .at(area.centreX(), head)
                .fill(Ink.TEXT));
        int most = 0;
        for (int seat = 0; seat < seats; seat++) {
            most = Math.max(most, then(facts, state, seat));
        }
        boolean all = seats < 4 && most < 100;
        double each = (area.width() - 5) / 3;
        double size = layout.tall ? 9 : 6.4;
        for (int seat = 0; seat < seats; seat++) {
            int points = then(facts, state, seat);
            int ahead = 0;
            for (int other = 0; other < seats; other++) {
                ahead += then(facts, state, other) > points ? 1 : 0;
            }
            if (ahead == 0 || all) {
                double x = area.centreX() + (ahead == 0 ? 0 : ahead == 1 ? -each : each);
                Shape sign = OrigoPieceRenderer.sign(seat, x, head + 7.4, 3.1, "then-sign-" + seat);
                Shape number = Shape.text("then-" + seat, Integer.toString(points), size)
                        .motion(Motion.PLAIN.step(3).counts())
                        .at(x, head + (layout.tall ? 16.6 : 15.4))
                        .fill(Ink.TEXT);
                scene.add(ahead == 0 ? sign : sign.below(size));
                scene.add(ahead == 0 ? number.bold() : number.shortText(""));
            }
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
