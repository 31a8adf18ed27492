package atoll.games.kanaloa;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;

/** Round trips of Kanaloa's links. */
final class KanaloaLinks {
    private KanaloaLinks() {}

    /** The view read from a seat's view link. */
    static KanaloaState viewOf(State state, int viewer) {
        try {
            return (KanaloaState) Link.read(Link.view(KanaloaScene.GAME, state, viewer))
                    .record()
                    .start();
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }
}
