package atoll.web.play;

import atoll.engine.State;
import atoll.table.present.PlayState;
import atoll.table.present.PlayState.Stage;
import atoll.table.present.TablePresenter;
import atoll.web.dom.Audio;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import org.teavm.jso.JSObject;

/** A few soft, short, synthesized sounds: wood on wood for moves, a bell for attention. */
final class Sounds {
    private static final double KNOCK = 0.09;
    private static final double BELL = 0.5;

    private final Settings settings;
    private JSObject device;
    /** Null before the first call. */
    private PlayState last;

    Sounds(Settings settings) {
        this.settings = settings;
    }

    /** Plays the sounds of all changes since the last call. */
    void playFor(TablePresenter presenter, PlayState state) {
        PlayState before = last;
        last = state;
        if (before == null || !settings.isOn(Setting.SOUND)) {
            return;
        }
        int moves = state.ply() - before.ply();
        int picks = state.picks().size() - before.picks().size();
        if (state.stage() == Stage.OVER && before.stage() != Stage.OVER) {
            over();
            return;
        }
        if (moves == 1) {
            moved(spots(presenter));
        } else if (moves < 0 || picks < 0) {
            tone(420, 300, KNOCK, 0.05, 0);
        } else if (picks > 0) {
            tone(700, 560, KNOCK, 0.06, 0);
        }
        if (state.stage() == Stage.PERSON && (before.stage() == Stage.BOT || before.stage() == Stage.FORCED)) {
            tone(660, 660, BELL, 0.04, 0.16);
        }
    }

    /** The picked spot is not usable now. */
    void refuse() {
        if (settings.isOn(Setting.SOUND)) {
            tone(150, 110, 0.16, 0.1, 0);
        }
    }

    // A move with one spot has one sound; a move that connects spots has one for each end.
    private void moved(int spots) {
        tone(300, 170, KNOCK, 0.14, 0);
        if (spots > 1) {
            tone(360, 210, KNOCK, 0.12, 0.1);
        }
    }

    private void over() {
        tone(523, 523, BELL, 0.05, 0);
        tone(659, 659, BELL, 0.05, 0.14);
        tone(784, 784, 2 * BELL, 0.05, 0.28);
    }

    // The number of spots of the last move, as far as the near seat saw it.
    private static int spots(TablePresenter presenter) {
        int last = presenter.session().ply() - 1;
        State before = presenter.session().at(last);
        int move = presenter.session().move(last);
        int seat = presenter.viewerSeat();
        return before.actor() >= 0 && before.isVisibleTo(seat, move)
                ? presenter.table().spotsOfMove(before.viewFor(seat), move).size()
                : 1;
    }

    private void tone(double from, double to, double seconds, double loud, double wait) {
        device = Audio.play(device, from, to, seconds, loud, wait);
    }

    // The compiler shortens parameters to single letters, but not variables declared here: hence the long names.
    // Without sound,
    // or without permission to play, the page stays silent.
}
