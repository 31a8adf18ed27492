package atoll.table.origo;

import atoll.games.origo.OrigoState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the draw pile and the near seat's supply with their numbers, and on a desktop the key to the places in countries. */
final class OrigoSupplies {
    /** The size of words, on a desktop. */
    private static final double WORDS = 5.8;

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
     * Draws them in a row with the key between them; on a phone one above the other, without it.
     *
     * @param state the position or view
     * @param near the seat at the near side
     */
    void draw(OrigoState state, int near) {
        Area area = layout.pile();
        scene.add(OrigoPieceRenderer.plate(null, area).fill(OrigoRenderer.PARCHMENT));
        double half = layout.tall ? area.height() * 0.24 : 0;
        double y = area.centreY();
        double x = area.left() + (layout.tall ? 13 : 8);
        double supply = layout.tall ? x : area.left() + 83;
        new OrigoCardRenderer(scene, messages).pile(x, y - half, layout.tall ? 0.85 : 1);
        int shields = state.board().supply(near);
        counted("pile-count", state.pile(), x + 9, y - half);
        new OrigoPieceRenderer(scene).shield("supply", null, null, near, supply, y + half, 0.6, 1);
        counted("supply-count", shields, supply + 9, y + half);
        if (!layout.tall) {
            double middle = area.left() + 58;
            OrigoPodium.key(scene, middle, y + 3.4);
            word(noun("origo.cards", state.pile()), x + 9, y).align(Shape.Align.LEFT);
            word(messages.text("origo.places"), middle, y);
            double right = area.left() + area.width() - 2;
            word(noun("origo.battle.shields", shields), right, y).align(Shape.Align.RIGHT);
        }
    }

    private void counted(String id, int number, double x, double y) {
        scene.add(Shape.text(id, Integer.toString(number), layout.tall ? 11 : 12)
                .motion(Motion.PLAIN.step(3).counts())
                .at(x, layout.tall ? y + 0.5 : y - 3)
                .align(Shape.Align.LEFT)
                .fill(Ink.TEXT)
                .bold());
    }

    // What a number counts, without it.
    private String noun(String key, int number) {
        String words = messages.count(key, number);
        return words.substring(words.indexOf(' ') + 1);
    }

    private Shape word(String text, double x, double y) {
        Shape word = Shape.text(null, text, WORDS).shortText("").at(x, y + 6.8).fill(Ink.TEXT);
        scene.add(word);
        return word;
    }
}
