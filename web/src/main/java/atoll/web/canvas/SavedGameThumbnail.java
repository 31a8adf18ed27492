package atoll.web.canvas;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;

/** A small picture of a stored game. */
public final class SavedGameThumbnail extends StoredThumbnail {
    public SavedGameThumbnail(StoredGame entry, Texts texts, ThemeColours colours) {
        super(entry, texts, colours);
    }

    @Override
    State seen(StoredGame stored) throws BadLink {
        return stored.read().session().view(State.SPECTATOR);
    }
}
