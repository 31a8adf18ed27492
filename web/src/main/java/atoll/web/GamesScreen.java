package atoll.web;

import atoll.engine.Game;
import atoll.play.BadLink;
import atoll.play.Saved;
import atoll.play.Seats;
import atoll.table.Player;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** All games that are kept: to be played on, named, saved as files, and thrown away. */
final class GamesScreen implements Screen {
    private final App app;
    private final Texts texts;
    private final Library library;
    private final HTMLElement list = Dom.el("ul", "kept");
    private final HTMLElement none;
    private final HTMLElement root;
    private final List<Picture> pictures = new ArrayList<>();

    GamesScreen(App app) {
        this.app = app;
        texts = app.texts();
        library = app.store().library();
        none = Dom.text("p", "lead", texts.text("games.none"));
        root = Dom.el(
                "main",
                "games",
                heading(),
                Dom.text("p", "hint", texts.text(library.keeps() ? "games.where" : "store.refused")),
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("plain", texts.text("games.import"), this::open),
                        Dom.button("plain", texts.text("games.export"), this::saveAll)),
                none,
                list);
    }

    private HTMLElement heading() {
        HTMLElement heading = Dom.text("h1", "", title());
        heading.setAttribute("tabindex", "-1");
        return heading;
    }

    /** What a game is called in lists. */
    static String name(Kept entry, Texts texts) {
        String name = entry.text("name");
        return !name.isEmpty()
                ? name
                : entry.game() == null
                        ? texts.text("games.unknown")
                        : texts.text("game." + entry.game().info().id() + ".name");
    }

    /** How far it has come, or how it ended. */
    static String state(Kept entry, Texts texts) {
        String plies = entry.text("plies");
        int n = 0;
        for (int i = 0; i < plies.length() && plies.charAt(i) >= '0' && plies.charAt(i) <= '9' && i < 5; i++) {
            n = 10 * n + plies.charAt(i) - '0';
        }
        String places = entry.text("places");
        if (places.isEmpty()) {
            return texts.count("home.moves", n);
        }
        String winners = "";
        List<Player> players = players(entry, texts);
        for (int seat = 0; seat < players.size() && seat < places.length(); seat++) {
            if (places.charAt(seat) == '1') {
                winners += (winners.isEmpty() ? "" : ", ") + players.get(seat).name();
            }
        }
        return texts.say("games.won", winners);
    }

    private static List<Player> players(Kept entry, Texts texts) {
        try {
            List<String> names = new ArrayList<>();
            String rest = entry.text("names") + "\n";
            while (!rest.isEmpty()) {
                int end = rest.indexOf('\n');
                names.add(rest.substring(0, end));
                rest = rest.substring(end + 1);
            }
            return Company.players(new Seats(entry.text("seats"), names), texts);
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }

    @Override
    public String name() {
        return "games";
    }

    @Override
    public String title() {
        return texts.text("games.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        show();
        library.refresh(this::show); // what other tabs have kept
    }

    @Override
    public void repaint() {
        for (Picture picture : pictures) {
            picture.repaint();
        }
    }

    private void show() {
        Dom.empty(list);
        pictures.clear();
        List<Kept> entries = library.entries();
        none.setHidden(!entries.isEmpty());
        for (Kept entry : entries) {
            list.appendChild(row(entry));
        }
        for (Picture picture : pictures) {
            picture.show();
        }
    }

    private HTMLElement row(Kept entry) {
        Picture picture = new Picture(entry, texts, app.inks());
        pictures.add(picture);
        String name = name(entry, texts);
        Game game = entry.game();
        HTMLElement heading = Dom.text("h2", "", name);
        HTMLElement words = Dom.el("div", "words", heading);
        if (!entry.text("name").isEmpty() && game != null) {
            words.appendChild(
                    Dom.text("p", "hint", texts.text("game." + game.info().id() + ".name")));
        }
        words.appendChild(Dom.text("p", "", state(entry, texts)));
        String who = "";
        for (Player player : players(entry, texts)) {
            who += (who.isEmpty() ? "" : " – ") + player.name();
        }
        words.appendChild(Dom.text("p", "hint", who));
        words.appendChild(Dom.text("p", "hint", Browser.date(entry.text("changed"), texts.language())));
        HTMLElement play = Dom.button(
                "primary", texts.text(entry.isOver() ? "games.look" : "games.play"), () -> app.resume(entry.id()));
        play.setAttribute("aria-label", play.getTextContent() + ": " + name);
        HTMLElement row = Dom.el("li", "card", Dom.el("div", "window", picture.element()), words);
        row.setAttribute("data-id", entry.id());
        row.appendChild(Dom.el(
                "div",
                "buttons",
                play,
                act("games.rename", name, () -> rename(entry)),
                act("games.save", name, () -> Files.save("atoll-" + fileName(name) + ".json", List.of(entry), null)),
                act("games.delete", name, () -> delete(entry))));
        return row;
    }

    private HTMLElement act(String key, String name, Runnable action) {
        HTMLElement button = Dom.button("plain", texts.text(key), action);
        button.setAttribute("aria-label", texts.text(key) + ": " + name);
        button.setAttribute("data-act", key);
        return button;
    }

    private static String fileName(String name) {
        StringBuilder file = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            file.append(plain ? c : '-');
        }
        return file.toString();
    }

    private void rename(Kept entry) {
        HTMLInputElement field = (HTMLInputElement) Dom.el("input", "field wide");
        field.setAttribute("maxlength", Integer.toString(Saved.LONGEST_NAME));
        field.setAttribute("aria-label", texts.text("games.name"));
        field.setValue(entry.text("name"));
        Dialog dialog = new Dialog(texts, texts.text("games.rename"));
        HTMLElement form = Dom.el(
                "form", "", field, Dom.el("div", "buttons", Dom.text("button", "primary", texts.text("seats.done"))));
        form.addEventListener("submit", (Event event) -> {
            event.preventDefault();
            dialog.close();
            try {
                Saved saved = entry.read();
                saved.name(field.getValue());
                library.keep(Kept.of(saved.written(saved.changed())), false, outcome -> {
                    if (outcome == Database.Outcome.OVERTAKEN) {
                        Notice.show(app, texts.text("games.overtaken"));
                    }
                    library.refresh(() -> {
                        show();
                        focus(entry.id(), "games.rename");
                    });
                });
            } catch (BadLink e) {
                Notice.show(app, texts.text("games.unreadable"));
            }
        });
        dialog.add(form).open();
        Browser.select(field);
    }

    private void delete(Kept entry) {
        int at = library.entries().indexOf(entry);
        library.remove(entry.id());
        show();
        List<Kept> left = library.entries();
        focus(
                left.isEmpty()
                        ? ""
                        : left.get(Math.min(Math.max(0, at), left.size() - 1)).id(),
                "games.delete");
        Notice.offerForNow(app, texts.say("games.deleted", name(entry, texts)), texts.text("notice.undo"), () -> {
            library.restore(entry);
            show();
            focus(entry.id(), "games.delete");
        });
    }

    // All rows have been made anew: the focus goes back to where it was, or near it.
    private static void focus(String id, String act) {
        Browser.focus(HTMLDocument.current()
                .querySelector(id.isEmpty() ? "main h1" : "li[data-id='" + id + "'] [data-act='" + act + "']"));
    }

    private void saveAll() {
        Files.save("atoll.json", library.entries(), app.settings().json());
    }

    private void open() {
        Files.open(new Files.Reader() {
            @Override
            public void read(List<Kept> games, String settings) {
                take(games);
                if (settings != null) {
                    app.settings().take(settings);
                }
            }

            @Override
            public void refused() {
                Notice.show(app, texts.text("games.nofile"));
            }
        });
    }

    // A game that is here already, as it is, is not taken twice; one that differs comes as another.
    private void take(List<Kept> games) {
        int taken = 0;
        int known = 0;
        int bad = 0;
        for (Kept game : games) {
            try {
                Saved saved = game.read();
                Kept here = library.entry(saved.id());
                if (here == null) {
                    library.restore(Kept.of(saved.written(saved.changed())));
                    taken++;
                } else if (same(here, game)) {
                    known++;
                } else {
                    library.restore(Kept.of(saved.as(Browser.id()).written(saved.changed())));
                    taken++;
                }
            } catch (BadLink e) {
                bad++;
            }
        }
        show();
        String words = texts.count("games.taken", taken);
        if (known > 0) {
            words += " " + texts.count("games.known", known);
        }
        if (bad > 0) {
            words += " " + texts.count("games.bad", bad);
        }
        Notice.show(app, words);
    }

    private static boolean same(Kept one, Kept two) {
        for (String name : new String[] {"name", "seats", "names", "seed", "ply", "game", "branches"}) {
            if (!one.text(name).equals(two.text(name))) {
                return false;
            }
        }
        return true;
    }
}
