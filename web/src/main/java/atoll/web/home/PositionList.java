package atoll.web.home;

import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SavedPosition;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.canvas.PositionThumbnail;
import atoll.web.canvas.StoredThumbnail;
import atoll.web.dom.Dom;
import atoll.web.storage.GameFiles;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.Function;
import org.teavm.jso.dom.html.HTMLElement;

/** The positions that the player has made: to play from, to study, to edit again. */
final class PositionList extends EntryList {
    private final Texts texts;

    PositionList(AppContext app, Deletions deletions) {
        super(app, deletions, new Kind(SavedPosition.KIND, "positions", "games.positions", SavedPosition.LONGEST_NAME));
        texts = app.texts();
    }

    @Override
    StoredThumbnail picture(StoredGame entry) {
        return new PositionThumbnail(entry, texts, app().colours());
    }

    @Override
    void describe(StoredGame entry, HTMLElement words) {
        if (Link.isView(entry.text("game"))) {
            words.appendChild(Dom.text("p", "hint", texts.text("games.positions.open")));
        }
    }

    // The screen of its link has seats and bots to choose.
    @Override
    void open(StoredGame entry) {
        go(entry, Route::parse);
    }

    @Override
    void addButtons(StoredGame entry, String name, HTMLElement buttons) {
        buttons.appendChild(act("games.positions.edit", name, () -> go(entry, link -> Route.edit(link, entry.id()))));
        buttons.appendChild(act("games.positions.study", name, () -> go(entry, Route::study)));
        buttons.appendChild(
                act("games.save", name, () -> GameFiles.save("atoll-" + name + ".json", List.of(entry), null)));
    }

    private void go(StoredGame entry, Function<String, Route> route) {
        use(entry.id(), now -> app().navigate(route.apply(now.readPosition().link())));
    }

    @Override
    StoredGame renamed(StoredGame entry, String name) throws BadLink {
        SavedPosition saved = entry.readPosition();
        return StoredGame.of(saved.named(name, saved.changed()).written());
    }
}
