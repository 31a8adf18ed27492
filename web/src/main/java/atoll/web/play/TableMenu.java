package atoll.web.play;

import atoll.play.GameRecord;
import atoll.play.SavedGame;
import atoll.study.Studies;
import atoll.table.all.Tables;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.LegendList;
import atoll.web.app.Route;
import atoll.web.app.SeatForm;
import atoll.web.app.SettingsDialog;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** The menu of the table, and the dialog about its players. */
final class TableMenu {
    private final AppContext app;
    private final Texts texts;
    private final SavedGame saved;
    private final TablePresenter presenter;
    private final Runnable share;
    private final Runnable seatsChanged;

    TableMenu(AppContext app, SavedGame saved, TablePresenter presenter, Runnable share, Runnable seatsChanged) {
        this.app = app;
        this.saved = saved;
        this.presenter = presenter;
        this.share = share;
        this.seatsChanged = seatsChanged;
        texts = app.texts();
    }

    /**
     * @param warning what to say about a study if nothing else is to be said; or empty
     */
    void open(String warning) {
        String game = saved.session().game().info().id();
        Dialog menu = new Dialog(texts, texts.text("menu.title"));
        item(menu, "settings.title", () -> new SettingsDialog(app).open());
        item(menu, "menu.legend", () -> LegendList.open(app, Tables.of(game)));
        link(menu, "menu.rules", Route.help(game, ""));
        item(menu, "menu.seats", this::openSeats);
        link(menu, "menu.new", Route.newGame(game));
        item(menu, "menu.share", share);
        HTMLElement study = item(menu, "menu.study", this::study);
        boolean complete = Studies.hasAllMoves(liveRecord(), presenter.viewerSeat());
        String about = (complete ? "" : texts.text("menu.study.view") + " ") + warning;
        if (!about.isEmpty()) {
            HTMLElement hint = Dom.text("p", "hint", about);
            hint.setId("study-hint");
            study.setAttribute("aria-describedby", "study-hint");
            menu.add(hint);
        }
        link(menu, "menu.edit", Route.editOfCurrent(presenter.viewerSeat()));
        link(menu, "games.title", Route.of(Route.GAMES));
        link(menu, "menu.home", Route.of(Route.HOME));
        link(menu, "menu.about", Route.of(Route.ABOUT));
        menu.open();
    }

    /** Makes a study of the game, with no more than the screen shows. */
    void study() {
        app.navigate(Route.studyOfCurrent(presenter.viewerSeat()));
    }

    private void link(Dialog menu, String key, Route route) {
        item(menu, key, () -> app.navigate(route));
    }

    private HTMLElement item(Dialog menu, String key, Runnable action) {
        HTMLElement item = Dom.button("plain wide", texts.text(key), () -> {
            menu.close();
            action.run();
        });
        menu.add(item);
        return item;
    }

    // Whatever earlier position is viewed.
    private GameRecord liveRecord() {
        return saved.session().fullRecord().until(presenter.navigator().livePly());
    }

    // People may join and leave during a game, and bots take their seats.
    void openSeats() {
        SeatForm seatForm = new SeatForm(
                saved.session().game(), texts, app.colours(), saved.session().state());
        seatForm.show(saved.seats());
        Dialog dialog = new Dialog(texts, texts.text("seats.title"));
        dialog.add(seatForm.element());
        dialog.add(Dom.text("p", "hint", texts.text("seats.about")));
        dialog.add(Dom.el("div", "buttons", Dom.button("primary", texts.text("seats.done"), () -> {
            dialog.close();
            if (!seatForm.seats().equals(saved.seats())) {
                saved.assignSeats(seatForm.seats());
                seatsChanged.run();
            }
        })));
        dialog.open();
        seatForm.paint();
    }
}
