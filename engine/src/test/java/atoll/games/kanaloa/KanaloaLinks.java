package atoll.games.kanaloa;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;

/** Links of Kanaloa, written and read again. */
final class KanaloaLinks {
    private KanaloaLinks() {}

    /** What is read from a link to the view of a seat. */
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
