package atoll.table.origo;

import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoCards;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the current battle beside the map, in the place of what a scoring would bring; on a phone in a single row. */
final class OrigoBattlePanel {
    /** Half the depth of the front between two sides. */
    private static final double FRONT = 4.4;

    /** The radius of the star on the front, and on a phone; swords fit into the former. */
    private static final double STAR = 21;

    private static final double STAR_PHONE = 14;

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
    OrigoBattlePanel(Scene scene, OrigoPieceRenderer pieces, OrigoLayout layout, ViewOptions options) {
        this.scene = scene;
        this.pieces = pieces;
        this.layout = layout;
        messages = options.messages();
        near = options.seat();
    }

    /**
     * Both sides with their values, their shields and their played cards, and swords between them.
     *
     * @param battle the battle
     * @param added the side that would add its last card, or -1
     */
    void draw(OrigoBattle battle, int added) {
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
        double y = layout.tall ? area.centreY() : area.top() + 27;
        double star = layout.tall ? STAR_PHONE : STAR;
        for (int layer = 0; layer < 2; layer++) {
            scene.addAbove(Shape.of(OrigoPreviewRenderer.star(layer == 0 ? star : star * 0.76))
                    .at(area.centreX(), y)
                    .fill(layer == 0 ? OrigoPreviewRenderer.FLAME : OrigoPieceRenderer.STONE)
                    .stroke(OrigoPieceRenderer.RED, layer == 0 ? 1.2 : 0.6));
        }
        pieces.swords("battle-sword", area.centreX(), y, star / STAR);
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
        double y = layout.tall ? area.centreY() : area.top() + 27;
        int seat = battle.seat(side);
        pieces.shield(
                "battle-" + side,
                null,
                null,
                seat,
                outer + mirror * (layout.tall ? 14 : 25),
                y,
                layout.tall ? 1.05 : 1.7,
                1);
        scene.add(Shape.text("battle-value-" + side, Integer.toString(battle.value(side)), layout.tall ? 18 : 27)
                .at(outer + mirror * (layout.tall ? 37 : 25), layout.tall ? y + 0.5 : area.top() + 62)
                .motion(Motion.PLAIN.step(2).counts())
                .fill(more ? Ink.PREVIEW : Ink.TEXT)
                .bold());
        int room = layout.tall ? 2 : 6;
        double top = area.top() + (layout.tall ? 9.4 : 97);
        double first = layout.tall ? outer + mirror * 74 - 13.5 : left + half / 2 - 13.5;
        // of more than six, all find room in a wide space only
        double step = layout.tall ? 6.5 : battle.support(side) > 6 ? 6 : 8;
        for (int n = 0; n < battle.support(side); n++) {
            double x = outer + mirror * ((layout.tall ? 52 : 9) + n * step);
            if (n < 8 || !layout.tall) {
                pieces.shield(seat, x, area.top() + (layout.tall ? 22.6 : 82), layout.tall ? 0.3 : 0.4, 1);
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
                                    first + shown % 2 * 27,
                                    top + shown / 2 * 17);
                }
                shown++;
            }
        }
        if (shown > room) {
            pieces.text(
                    "+" + (shown - room),
                    layout.tall ? outer + mirror * 104 : first,
                    layout.tall ? top : top + room / 2 * 17);
        }
        if (battle.loser() == side) {
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
}
