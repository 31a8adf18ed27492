package atoll.web.play;

import atoll.play.SavedGame;
import atoll.table.all.Tables;
import atoll.web.app.AppContext;
import atoll.web.app.Dialog;
import atoll.web.app.LegendList;
import atoll.web.app.Route;
import atoll.web.app.SeatForm;
import atoll.web.app.SettingsDialog;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;

/** The menu of the table, and the dialog about its players. */
final class TableMenu {
    private final AppContext app;
    private final Texts texts;
    private final SavedGame saved;
    private final Runnable share;
    private final Runnable seatsChanged;

    TableMenu(AppContext app, SavedGame saved, Runnable share, Runnable seatsChanged) {
        this.app = app;
        this.saved = saved;
        this.share = share;
        this.seatsChanged = seatsChanged;
        texts = app.texts();
    }

    void open() {
        String game = saved.session().game().info().id();
        Dialog menu = new Dialog(texts, texts.text("menu.title"));
        item(menu, "settings.title", () -> new SettingsDialog(app).open());
        item(menu, "menu.legend", () -> LegendList.open(app, Tables.of(game)));
        link(menu, "menu.rules", Route.help(game, ""));
        item(menu, "menu.seats", this::openSeats);
        link(menu, "menu.new", Route.newGame(game));
        item(menu, "menu.share", share);
        link(menu, "games.title", Route.of(Route.GAMES));
        link(menu, "menu.home", Route.of(Route.HOME));
        link(menu, "menu.about", Route.of(Route.ABOUT));
        menu.open();
    }

    private void link(Dialog menu, String key, Route route) {
        item(menu, key, () -> app.navigate(route));
    }

    private void item(Dialog menu, String key, Runnable action) {
        menu.add(Dom.button("plain wide", texts.text(key), () -> {
            menu.close();
            action.run();
        }));
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
