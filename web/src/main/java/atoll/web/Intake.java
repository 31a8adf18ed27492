package atoll.web;

import atoll.play.BadLink;
import atoll.play.Saved;
import java.util.List;
import java.util.function.Consumer;

/**
 * Takes in a file that the player has chosen: its games come to those that are here, its settings take the place of those
 * in force. Then it says what has become of them.
 */
final class Intake implements Files.Reader {
    private final App app;
    private final Texts texts;
    private final Library library;
    private final Consumer<String> changed;
    private List<Kept> here;
    private String settings;
    private int taken;
    private int known;
    private int bad;
    private int unkept;
    /** What has to come to its end before all is said. */
    private int waiting = 1;

    /** @param changed called with the id of each game that has come */
    Intake(App app, Consumer<String> changed) {
        this.app = app;
        this.changed = changed;
        texts = app.texts();
        library = app.store().library();
    }

    @Override
    public void read(List<Kept> games, String json) {
        settings = json;
        here = library.entries();
        for (Kept game : games) {
            take(game);
        }
        ended();
    }

    @Override
    public void refused() {
        Notice.show(app, texts.text("games.nofile"));
    }

    // A game that is here already, as it is and whatever its id, is not taken twice; one that differs from the game of
    // its id comes as another.
    private void take(Kept game) {
        // a file does not hold the seed of a game under way: chance goes on with another
        boolean seedless = game.text("seed").isEmpty();
        if (seedless) {
            Kept.set(game.object(), "seed", Browser.newSeed().toString());
        }
        try {
            Saved saved = game.read();
            if (isHere(game, seedless) || isHere(Kept.of(saved.written(saved.changed())), seedless)) {
                known++;
                return;
            }
            Saved added = library.entry(saved.id()) == null ? saved : saved.as(Browser.id());
            Kept entry = Kept.of(added.written(added.changed()));
            here.add(entry);
            waiting++;
            library.keep(entry, false, outcome -> {
                count(outcome);
                changed.accept(added.id());
                ended();
            });
        } catch (BadLink e) {
            bad++;
        }
    }

    private boolean isHere(Kept game, boolean seedless) {
        for (Kept each : here) {
            if (same(each, game) && (seedless || each.text("seed").equals(game.text("seed")))) {
                return true;
            }
        }
        return false;
    }

    private void count(Database.Outcome outcome) {
        if (outcome == Database.Outcome.KEPT) {
            taken++;
        } else if (outcome == Database.Outcome.OVERTAKEN) {
            known++; // another tab has just taken it in
        } else {
            unkept++;
        }
    }

    private void ended() {
        waiting--;
        if (waiting > 0) {
            return;
        }
        String words = texts.count("games.taken", taken)
                + counted("games.known", known)
                + counted("games.bad", bad)
                + counted("games.unkept", unkept);
        String before = app.settings().json();
        if (settings != null) {
            app.settings().take(settings);
        }
        if (before.equals(app.settings().json())) {
            Notice.show(app, words);
        } else {
            Notice.offer(
                    app,
                    words + " " + texts.text("games.settings"),
                    texts.text("notice.undo"),
                    () -> app.settings().take(before));
        }
    }

    private String counted(String key, int n) {
        return n == 0 ? "" : " " + texts.count(key, n);
    }

    private static boolean same(Kept one, Kept two) {
        for (String name : new String[] {"name", "seats", "names", "ply", "game", "branches"}) {
            if (!one.text(name).equals(two.text(name))) {
                return false;
            }
        }
        return true;
    }
}
