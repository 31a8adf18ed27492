package atoll.table.origo;

import atoll.games.origo.OrigoState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the draw pile and the near seat's supply with their numbers, and the key to the places in countries. */
final class OrigoSupplies {
    /** The size of words on a desktop and on a phone. */
    private static final double WORDS = 5.8;

    private static final double PHONE_WORDS = 8.4;

    private final Scene scene;
    private final OrigoLayout layout;
    private final Messages messages;

    /**
     * The supplies of a scene.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     * @param messages the texts
     */
    OrigoSupplies(Scene scene, OrigoLayout layout, Messages messages) {
        this.scene = scene;
        this.layout = layout;
        this.messages = messages;
    }

    /**
     * Draws them in a row, with the key between them; on a phone one above the other, left of it.
     *
     * @param state the position or view
     * @param near the seat at the near side
     */
    void draw(OrigoState state, int near) {
        Area area = layout.pile();
        scene.add(OrigoPieceRenderer.plate(null, area)
                .fill(OrigoRenderer.PARCHMENT)
                .stroke(OrigoPieceRenderer.WOOD, 0.6)
                .shadow(0.8));
        double half = layout.tall ? area.height() / 4 : 0;
        double y = area.centreY() - half;
        double x = area.left() + (layout.tall ? 7 : 8);
        double supply = layout.tall ? x : area.left() + 83;
        new OrigoCardRenderer(scene, messages).pile(x, y, layout.tall ? 0.8 : 1);
        counted("pile-count", state.pile(), "origo.cards", x + 9, y);
        new OrigoPieceRenderer(scene)
                .shield("supply", null, null, near, supply, y + 2 * half, layout.tall ? 0.58 : 0.66, 1);
        counted("supply-count", state.board().supply(near), "origo.battle.shields", supply + 9, y + 2 * half);
        double middle = area.left() + 58;
        OrigoPodium.key(scene, middle, y + (layout.tall ? 9.4 : 3.4));
        scene.add(Shape.text(null, messages.text("origo.places"), layout.tall ? PHONE_WORDS : WORDS)
                .shortText("")
                .at(middle, y + (layout.tall ? 14.4 : 6.8))
                .fill(Ink.TEXT));
    }

    // A number, and on a desktop what it counts below it.
    private void counted(String id, int number, String key, double x, double y) {
        scene.add(Shape.text(id, Integer.toString(number), layout.tall ? 11 : 12)
                .motion(Motion.PLAIN.step(3).counts())
                .at(x, layout.tall ? y + 0.5 : y - 3)
                .align(Shape.Align.LEFT)
                .fill(Ink.TEXT)
                .bold());
        if (!layout.tall) {
            String words = messages.count(key, number);
            scene.add(Shape.text(null, words.substring(words.indexOf(' ') + 1), WORDS)
                    .shortText("")
                    .at(x, y + 6.8)
                    .align(Shape.Align.LEFT)
                    .fill(Ink.TEXT));
        }
    }
}
