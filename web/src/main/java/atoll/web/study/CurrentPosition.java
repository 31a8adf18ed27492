package atoll.web.study;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.SavedGame;
import atoll.table.all.Tables;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.dom.Browser;
import atoll.web.storage.StoredGame;
import atoll.web.storage.StudyStore;
import atoll.web.text.PlayerNames;

/** The part of the current game that people at this screen may study or edit. */
public final class CurrentPosition {
    private CurrentPosition() {}

    /**
     * Whether the visit begins at the current address, perhaps by a link from somebody else: then nobody here asked
     * for its action.
     */
    public static boolean isForeign() {
        return !Browser.matches("body[data-screen]") && !Browser.wasHandedOver();
    }

    /**
     * The seat whose knowledge is shown. Anyone can write an address, so only seats of people here count; for others,
     * it is the seat that the screen would show after a reload.
     */
    public static int viewer(AppContext app, SavedGame saved, Route route) {
        String game = saved.session().game().info().id();
        int near = new TablePresenter(
                        saved.session(), Tables.of(game), PlayerNames.players(saved.seats(), app.texts()), app.texts())
                .viewerSeat();
        int viewer = route.viewer(near);
        boolean isHere = viewer >= 0
                && viewer < saved.seats().size()
                && saved.seats().at(viewer).isHere();
        return isHere || viewer == State.SPECTATOR ? viewer : near;
    }

    /**
     * From now on a game under way is unrated if it has come to the last position of a record, perhaps in another tab. Only the
     * table of the game can change it.
     */
    static void studied(AppContext app, GameRecord record) {
        State position = record.at(record.length());
        for (StoredGame entry : app.currentGame().library().games()) {
            try {
                SavedGame saved = entry.read();
                if (saved.session().game() == record.game() && isAt(saved, position)) {
                    StudyStore.studied(saved.id());
                }
            } catch (BadLink e) {
                continue; // for example of a later version
            }
        }
    }

    // Whether a position is that of a game, or what somebody knows of it.
    private static boolean isAt(SavedGame saved, State position) {
        State now = saved.session().at(saved.livePly());
        boolean same = now.hash() == position.hash();
        for (int seat = 0; seat < now.seats(); seat++) {
            same |= now.viewFor(seat).hash() == position.hash();
        }
        return same;
    }

    /** From now on a game under way is unrated. */
    public static void studied(AppContext app) {
        app.currentGame().aid(SavedGame.STUDIED);
        app.currentGame().flush();
        try {
            SavedGame saved = app.currentGame().current().read();
            boolean unaided = "".equals(saved.aids());
            saved.aid(SavedGame.STUDIED);
            if (unaided && !saved.aids().isEmpty()) {
                app.currentGame().library().save(saved, false, outcome -> {}); // it was not open
            }
        } catch (BadLink e) {
            throw new IllegalStateException(e); // it has just been read
        }
    }
}
