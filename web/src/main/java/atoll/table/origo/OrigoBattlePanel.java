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

/** Draws the current battle beside the map, in the place of the stones and of what a scoring would bring; on a phone in a single row. */
final class OrigoBattlePanel {
    /** Half the depth of the front between two sides. */
    private static final double FRONT = 4.4;

    /** The radius of the star on the front, and on a phone; at scale 1, swords fit into one of 21. */
    private static final double STAR = 16;

    private static final double STAR_PHONE = 14;

    /** The distance of played cards from each other. */
    private static final double WIDE = 27;

    private static final double HIGH = 14.9;

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
        double y = layout.tall ? area.centreY() : area.top() + 15.5;
        double star = layout.tall ? STAR_PHONE : STAR;
        for (int layer = 0; layer < 2; layer++) {
            scene.addAbove(Shape.of(OrigoPreviewRenderer.star(layer == 0 ? star : star * 0.76))
                    .at(area.centreX(), y)
                    .fill(layer == 0 ? OrigoPreviewRenderer.FLAME : OrigoPieceRenderer.STONE)
                    .stroke(OrigoPieceRenderer.RED, layer == 0 ? 1.2 : 0.6));
        }
        pieces.swords("battle-sword", area.centreX(), y, star / 21);
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
        boolean tall = layout.tall;
        double top = area.top();
        double y = tall ? area.centreY() : top + 15.5;
        int seat = battle.seat(side);
        pieces.shield("battle-" + side, null, null, seat, outer + mirror * (tall ? 14 : 20), y, tall ? 1.05 : 1.25, 1);
        scene.add(Shape.text("battle-value-" + side, Integer.toString(battle.value(side)), tall ? 18 : 20)
                .at(outer + mirror * (tall ? 37 : 20), tall ? y + 0.5 : top + 38)
                .motion(Motion.PLAIN.counts())
                .fill(more ? Ink.PREVIEW : Ink.TEXT)
                .bold());
        int support = battle.support(side);
        double step = Math.min(tall ? 6.5 : 6, (tall ? 48.0 : 18) / Math.max(1, support - 1));
        for (int n = 0; n < support; n++) {
            pieces.shield(
                    seat,
                    outer + mirror * ((tall ? 52 : 36) + n * step),
                    top + (tall ? 22.6 : 38),
                    tall ? 0.3 : 0.4,
                    1);
        }
        cards(battle, side, tall ? outer + mirror * 74 : left + half / 2, top + (tall ? 9.4 : 54));
        if (battle.loser() == side) {
            // the current loser: the half that has to respond
            scene.add(Shape.of(Path.round(
                            side == OrigoBattle.ATTACKER ? left + 3 : left + FRONT + 2,
                            top + 3,
                            half - FRONT - 5,
                            area.height() - 6,
                            4))
                    .stroke(Ink.PREVIEW, 1.4)
                    .dash(3));
        }
    }

    // The played cards, two in a row; how many more there are in the last place.
    private void cards(OrigoBattle battle, int side, double middle, double top) {
        int seat = battle.seat(side);
        int places = layout.tall ? 2 : 4;
        int cards = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            cards += battle.played(side, kind);
        }
        int room = cards > places ? places - 1 : places;
        int shown = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            for (int n = battle.played(side, kind); n > 0 && shown < room; n--) {
                new OrigoCardRenderer(scene, messages)
                        .chip(
                                "battle-" + side + "-" + kind + "-" + n,
                                seat == near ? "card-" + seat + "-" + kind : "leader-" + seat,
                                kind,
                                middle + (shown % 2 - 0.5) * WIDE,
                                top + shown / 2 * HIGH);
                shown++;
            }
        }
        if (cards > room) {
            pieces.text("+" + (cards - room), middle + (room % 2 - 0.5) * WIDE, top + room / 2 * HIGH);
        }
    }
}
