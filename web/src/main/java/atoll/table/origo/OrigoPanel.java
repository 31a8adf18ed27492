package atoll.table.origo;

import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the scoring preview, or the current battle in its place. */
final class OrigoPanel {
    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final OrigoLayout layout;
    private final Messages messages;

    OrigoPanel(Scene scene, OrigoPieceRenderer pieces, OrigoLayout layout, Messages messages) {
        this.scene = scene;
        this.pieces = pieces;
        this.layout = layout;
        this.messages = messages;
    }

    /** A seat's points if a score were counted now: a country by its number, {@link OrigoLayout#SEA} or CLANS. */
    static int points(OrigoScoring scoring, int score, int seat) {
        return switch (score) {
            case OrigoLayout.SEA -> scoring.seaPoints(seat);
            case OrigoLayout.CLANS -> scoring.clanPointsOf(seat);
            default -> scoring.countryPoints(score, seat);
        };
    }

    void scores(OrigoScoring scoring, int seats) {
        for (int score = 0; score < OrigoLayout.SCORES; score++) {
            Area area = layout.score(score);
            scene.add(OrigoPieceRenderer.plate(null, area)
                    .fill(score == OrigoLayout.SEA ? OrigoPieceRenderer.SEA : Ink.PAPER)
                    .stroke(OrigoPieceRenderer.WOOD, 0.6));
            if (layout.tall) {
                first(scoring, score, seats, area);
            } else {
                all(scoring, score, seats, area);
            }
        }
    }

    // On a phone: an abbreviation, and below it the leader, if there is a single one.
    private void first(OrigoScoring scoring, int score, int seats, Area area) {
        double x = area.centreX();
        scene.add(Shape.text(null, OrigoTexts.brief(score, messages), 9)
                .at(x, area.top() + 7.5)
                .fill(Ink.TEXT));
        int best = 0;
        int most = 0;
        boolean shared = false;
        for (int seat = 0; seat < seats; seat++) {
            int points = points(scoring, score, seat);
            shared = points == most ? shared || points > 0 : points < most && shared;
            if (points > most) {
                most = points;
                best = seat;
            }
        }
        double y = area.top() + 20;
        if (most == 0) {
            return;
        }
        if (shared) {
            pieces.text("=" + most, x, y);
        } else {
            pieces.sign("score-" + score, best, x - (most > 9 ? 7.2 : 5), y, 3.2);
            pieces.text(Integer.toString(most), x + (most > 9 ? 3.2 : 4.5), y);
        }
    }

    // Where there is room: its name, and every seat's points.
    private void all(OrigoScoring scoring, int score, int seats, Area area) {
        scene.add(Shape.text(null, OrigoTexts.score(score, messages), 10)
                .at(area.left() + 4, area.centreY() + 0.3)
                .fill(Ink.TEXT)
                .serif()
                .align(Shape.Align.LEFT));
        double x = area.left() + area.width();
        double y = area.centreY();
        for (int seat = seats - 1; seat >= 0; seat--) {
            int points = points(scoring, score, seat);
            if (points > 0) {
                x -= points > 9 ? 26 : 19;
                pieces.sign("score-" + score + "-" + seat, seat, x + 4, y, 4);
                pieces.textFrom(Integer.toString(points), x + 9.5, y + 0.5);
            }
        }
    }

    /**
     * Both sides with their values and played cards.
     *
     * @param added the side that would add its last card, or -1
     */
    void battle(OrigoBattle battle, int added) {
        Area area = layout.battle();
        scene.add(OrigoPieceRenderer.plate(null, area).fill(Ink.PAPER).stroke(OrigoPieceRenderer.RED, 1.6));
        double half = area.height() / 2;
        for (int side = 0; side < 2; side++) {
            double top = area.top() + (layout.tall ? side * half : 10 + side * 96);
            side(battle, side, area.left(), top, side == added);
        }
        int loser = battle.loser();
        if (!layout.tall) {
            pieces.textFrom(
                    messages.format("origo.battle.needs", messages.count("origo.cards", battle.needed())),
                    area.left() + 24,
                    area.top() + 216);
            pieces.textFrom(messages.text("origo.battle.folds"), area.left() + 24, area.top() + 236);
            pieces.sign(null, battle.seat(loser), area.left() + 12, area.top() + 226, 7);
        }
    }

    private void side(OrigoBattle battle, int side, double left, double top, boolean more) {
        double y = top + 13.5;
        pieces.sign(null, battle.seat(side), left + 13, y, 8);
        scene.add(Shape.text(null, Integer.toString(battle.value(side)), 19)
                .at(left + 36, y + 0.5)
                .fill(more ? Ink.PREVIEW : Ink.TEXT)
                .bold());
        if (!layout.tall) {
            String key = side == OrigoBattle.ATTACKER ? "origo.battle.attacks" : "origo.battle.defends";
            pieces.textFrom(messages.text(key), left + 56, y);
            pieces.textFrom(messages.count("origo.battle.shields", battle.support(side)), left + 8, top + 35);
        }
        double x = layout.tall ? left + 64 : left + 24;
        double line = layout.tall ? y : top + 54;
        int row = 5;
        int room = layout.tall ? 4 : 2 * row;
        int shown = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            for (int n = battle.played(side, kind); n > 0; n--) {
                if (shown < room) {
                    pieces.chip(kind, x + shown % row * 30, line + shown / row * 17);
                }
                shown++;
            }
        }
        if (shown > room) {
            pieces.slip("+" + (shown - room), x + room * 30 - 8, line);
        }
        if (loses(battle, side)) {
            // the current loser: the half that has to respond
            scene.add(Shape.of(Path.round(left + 2, top + 2, layout.tall ? 199 : 164, layout.tall ? 24.5 : 84, 4))
                    .stroke(Ink.PREVIEW, 1.4)
                    .dash(3));
        }
    }

    private static boolean loses(OrigoBattle battle, int side) {
        return battle.loser() == side;
    }

    /** Whether a score covers a region, for its outline on the map: all seas, or one country; nothing for clans. */
    static boolean isPartOf(int score, int region) {
        return score == OrigoLayout.SEA ? OrigoMap.isSea(region) : score < OrigoLayout.SEA && region == score;
    }
}
