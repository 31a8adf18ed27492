package atoll.web.edit;

import atoll.edit.Draft;
import atoll.edit.DraftText;
import atoll.edit.Editor;
import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.LinkForm;
import atoll.play.SavedGame;
import atoll.table.EditTable;
import atoll.table.all.Tables;
import atoll.table.edit.EditPresenter;
import atoll.web.app.AppContext;
import atoll.web.app.OpeningScreen;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.home.BadGameScreen;
import atoll.web.link.BadLinkScreen;
import atoll.web.link.OpenScreen;
import atoll.web.storage.StoredGame;
import atoll.web.study.CurrentPosition;
import org.teavm.jso.dom.html.HTMLElement;

/** Makes the screen of the editor by its address: of a game, a link, the current game, or an unfinished draft. */
public final class EditScreens {
    private static final String NAME = "edit";

    private final AppContext app;
    /** The editor that was shown last, with its history; or null. */
    private EditPresenter presenter;
    /** Where it is stored. */
    private KeptPosition kept;
    /** What its address says it is. */
    private String address = "";
    /** Whether the texts are loaded for the next screen. */
    private boolean prepared;
    /** Whether an unfinished position was opened as if it were a link; the editor then says what it is. */
    private boolean cameByLink;

    public EditScreens(AppContext app) {
        this.app = app;
    }

    /** The screen of an address; null if it is not one of the editor, or there is nothing to edit. */
    public Screen at(Route route) {
        boolean ready = prepared;
        prepared = false;
        if (route.is(Route.LINK)) {
            cameByLink = true;
            app.replaceRoute(Route.edit(route.link()));
            return at(app.route());
        }
        if (!route.is(Route.EDIT)) {
            return null;
        }
        try {
            if (route.isOfCurrent()) {
                String what = CurrentPosition.isForeign() ? "" : ofCurrent(route);
                if (what.isEmpty()) {
                    return null;
                }
                app.replaceRoute(Route.edit(what));
                return at(app.route());
            }
            // what is wrong with a link is said in texts that are loaded as well
            return ready ? opened(route) : new OpeningScreen(app, this::load);
        } catch (BadLink e) {
            return route.isOfCurrent() ? new BadGameScreen(app, e) : new BadLinkScreen(app, e);
        }
    }

    /** Adds a link to the editor to the form for a new game. */
    public static void addEntry(AppContext app, HTMLElement form) {
        String game = app.route().game();
        form.querySelector(".card .buttons")
                .appendChild(Dom.link(
                        "plain",
                        app.texts().text("games.positions.new"),
                        Route.edit(game).href()));
    }

    /** Adds a link to the editor to the screen of a link. */
    public static void addLink(AppContext app, OpenScreen opened) {
        String link = app.route().link();
        opened.ways()
                .appendChild(Dom.link(
                        "plain", app.texts().text("open.edit"), Route.edit(link).href()));
    }

    private Screen opened(Route route) throws BadLink {
        if (presenter == null || !route.study().equals(address)) {
            EditPresenter read = read(route.edited());
            if (read == null) {
                return null;
            }
            presenter = read;
            address = route.study();
            kept = new KeptPosition(app.currentGame().library(), route.storedId(), this::changed);
        }
        if (cameByLink) {
            cameByLink = false;
            Toast.show(app, app.texts().text("edit.draft"));
        }
        return new EditScreen(app, presenter, kept, this::changed);
    }

    // The texts and the style of the editor, which nothing else needs.
    private void load(Runnable failed) {
        Browser.Action ready = () -> {
            prepared = app.route().is(Route.EDIT);
            if (prepared) {
                app.navigate(app.route());
            }
        };
        Browser.Action texts = () -> app.texts().loadHelp(NAME, ready, failed::run);
        Browser.style("edit.css", () -> app.texts().loadStyledMore(texts, failed::run), failed::run);
    }

    // The address has the whole draft, so that nothing is lost by a reload.
    private void changed() {
        Draft draft = presenter.draft();
        Game game = Games.find(draft.setup().info().id());
        Route route = Route.edit(
                presenter.problem().isEmpty() ? EditedPosition.link(draft) : Route.draft(game, DraftText.write(draft)),
                kept.id());
        address = route.study();
        app.replaceRoute(route);
    }

    private String ofCurrent(Route route) throws BadLink {
        app.currentGame().flush();
        StoredGame entry = app.currentGame().current();
        if (entry == null) {
            return "";
        }
        SavedGame saved = entry.read();
        State state = saved.session().state();
        boolean over = state.actor() == State.OVER;
        int viewer = CurrentPosition.viewer(app, saved, route);
        if (!over) {
            CurrentPosition.studied(app);
        }
        return EditedPosition.link(saved.session().game(), over ? state : state.viewFor(viewer), viewer);
    }

    // Null if it has none.
    private static Editor editorOf(String game) {
        EditTable edits = Tables.of(game).editing();
        return edits == null ? null : edits.editor();
    }

    // Null if there is no such game, or it has no editor.
    private EditPresenter read(String what) throws BadLink {
        Game game = Games.find(what);
        if (game != null) {
            Editor editor = editorOf(what);
            return editor == null
                    ? null
                    : presenter(editor.empty(Setup.of(game.info(), game.info().minSeats())), 0);
        }
        if (Route.isDraft(what)) {
            LinkForm form = LinkForm.read(Games.ALL, what, Link.LONGEST);
            Editor editor = editorOf(form.game().info().id());
            try {
                return editor == null ? null : presenter(DraftText.read(editor, form.payload()), 0);
            } catch (BadPosition e) {
                throw new BadLink(BadLink.Why.FORM, e.getMessage());
            }
        }
        Link link = Link.read(what);
        Editor editor = editorOf(link.record().game().info().id());
        return editor == null ? null : presenter(editor.of(position(link)), Math.max(0, link.seat()));
    }

    // What everyone knows of a game that is not over: a link of it shows no more.
    private static State position(Link link) {
        GameRecord record = link.record();
        State last = record.at(record.length());
        boolean whole =
                link.kind() == Link.Kind.POSITION || link.kind() == Link.Kind.VIEW || last.actor() == State.OVER;
        return whole ? last : last.viewFor(State.SPECTATOR);
    }

    private EditPresenter presenter(Draft draft, int near) {
        EditPresenter made = new EditPresenter(Tables.of(draft.setup().info().id()), draft, app.texts());
        made.turnTo(near);
        return made;
    }
}
