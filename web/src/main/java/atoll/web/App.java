package atoll.web;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** What outlives a screen, and which screen an address means. */
final class App {
    private final HTMLDocument document = HTMLDocument.current();
    private final Texts texts = new Texts();
    private final Store store = new Store();
    private final Inks inks = new Inks();
    private final Voice voice = new Voice();
    private final Bots bots = new Bots(this::showBackend);
    private Header header;
    private Screen screen;

    void start() {
        voice.addTo(document.getBody());
        texts.load(this::begin, () -> Dom.say(document.getElementById("start"), "Atoll could not load its texts."));
    }

    private void begin() {
        store.load();
        header = new Header(this);
        Window.current().addEventListener("hashchange", (Event event) -> route(true));
        Window.current().addEventListener("atoll-update", (Event event) -> header.offerUpdate());
        Browser.onMedia("(prefers-color-scheme: dark)", this::repaint);
        route(false);
        Browser.tell("atoll-started");
    }

    Texts texts() {
        return texts;
    }

    Store store() {
        return store;
    }

    Inks inks() {
        return inks;
    }

    Voice voice() {
        return voice;
    }

    Bots bots() {
        return bots;
    }

    /** Goes to an address: a fragment without its #. */
    void go(String fragment) {
        if (fragment.equals(Browser.fragment())) {
            route(true);
        } else {
            Window.current().getLocation().setHash(fragment);
        }
    }

    /** Makes a game the one at hand, and goes to its table. */
    void play(Hand hand) {
        store.take(hand);
        go("table");
    }

    /** Changes the language, and says everything anew. */
    void speak(String language) {
        texts.choose(
                language,
                () -> {
                    route(false);
                    Browser.focus(document.querySelector(".language"));
                },
                () -> voice.say(texts.text("language.failed")));
    }

    private void route(boolean moveFocus) {
        Dialog.closeAny();
        Screen next = screenAt(Browser.fragment());
        if (screen != null) {
            screen.leave();
        }
        screen = next;
        HTMLElement place = document.getElementById("app");
        Dom.empty(place);
        place.appendChild(header.build(next));
        place.appendChild(next.body());
        Dom.set(document.getBody(), "data-screen", next.name());
        document.getDocumentElement().setAttribute("lang", texts.language());
        document.setTitle(next.name().equals("home") ? "Atoll" : next.title() + " – Atoll");
        showBackend();
        Window.current().scrollTo(0, 0);
        next.enter();
        HTMLElement heading = document.querySelector("h1");
        if (moveFocus && heading != null) {
            heading.setAttribute("tabindex", "-1");
            Browser.focus(heading);
        }
    }

    private Screen screenAt(String fragment) {
        if (!fragment.isEmpty() && fragment.charAt(0) >= '0' && fragment.charAt(0) <= '9') {
            return opened(fragment);
        }
        if (fragment.startsWith("new.")) {
            Game game = Games.find(fragment.substring("new.".length()));
            if (game != null) {
                return new NewScreen(this, game);
            }
        }
        if (fragment.equals("table") && store.hand() != null) {
            return new TableScreen(this, store.hand());
        }
        if (fragment.equals("about")) {
            return new AboutScreen(this);
        }
        if (!fragment.isEmpty()) {
            Browser.replaceFragment("");
        }
        return new HomeScreen(this);
    }

    private Screen opened(String fragment) {
        try {
            return new OpenScreen(this, Link.read(fragment));
        } catch (BadLink e) {
            return new BadLinkScreen(this, e);
        }
    }

    private void repaint() {
        inks.forget();
        screen.repaint();
    }

    private void showBackend() {
        Dom.set(document.getBody(), "data-backend", bots.backend());
        HTMLElement table = document.getElementById("table");
        if (table != null) {
            Dom.set(table, "data-backend", bots.backend());
        }
    }
}
