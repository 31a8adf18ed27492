package atoll.web.canvas;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;

/** A small picture of a position that the player has made. */
public final class PositionThumbnail extends StoredThumbnail {
    public PositionThumbnail(StoredGame entry, Texts texts, ThemeColours colours) {
        super(entry, texts, colours);
    }

    @Override
    State seen(StoredGame stored) throws BadLink {
        Link link = stored.readPosition().position();
        State start = link.record().start();
        return link.kind() == Link.Kind.VIEW ? start : start.viewFor(State.SPECTATOR);
    }
}
