package atoll.web.learn;

import atoll.games.Games;
import atoll.table.Chapter;
import atoll.table.Lesson;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.present.AnnotatedPicture;
import atoll.web.app.AppContext;
import atoll.web.app.LegendList;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** A game's rules in chapters, with boards to try, and sections shared by all games. */
public final class HelpScreen implements Screen {
    /** Sections shared by all games: a title, and paragraphs {@code .1}, {@code .2} ... */
    private static final List<String> COMMON = List.of(
            "help.history",
            "help.saved",
            "help.share",
            "help.settings",
            "help.rating",
            "help.puzzles",
            "about.bots",
            "about.private");

    private static final String LEGEND = "help.legend";
    private static final String INPUT = "help.input";
    /** The width of a window for an upright picture, in CSS pixels. */
    private static final int NARROW = 600;

    private final AppContext app;
    private final Texts texts;
    private final Table table;
    private final String section;
    private final HTMLElement card = Dom.el("article", "card help");
    private final HTMLElement root = Dom.el("main", "sheet narrow", card);
    private final List<LessonFigure> lessons = new ArrayList<>();
    private final EventListener<Event> printing = event -> print();
    /** Null before the texts are loaded, like the next two. */
    private AnnotatedPicture described;

    private SceneCanvas picture;
    private LegendList legend;
    private boolean left;

    /**
     * @param section where to begin: a chapter or another section; empty for the top
     */
    public HelpScreen(AppContext app, Table table, String section) {
        this.app = app;
        this.table = table;
        this.section = section;
        texts = app.texts();
        card.appendChild(Dom.text("h1", "", title()));
    }

    @Override
    public String name() {
        return "help";
    }

    @Override
    public String title() {
        return texts.format("help.title", texts.text("game." + table.id() + ".name"));
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        Window.current().addEventListener("beforeprint", printing);
        texts.loadStyledHelp(
                table.id(), this::fill, () -> card.appendChild(Dom.text("p", "warning", texts.text("load.failed"))));
    }

    @Override
    public void leave() {
        left = true;
        Window.current().removeEventListener("beforeprint", printing);
        lessons.forEach(LessonFigure::leave);
    }

    @Override
    public void repaint() {
        paint();
        lessons.forEach(LessonFigure::repaint);
    }

    private void print() {
        lessons.forEach(LessonFigure::print);
    }

    private void fill() {
        if (left) {
            return;
        }
        legend = new LegendList(app, table);
        card.appendChild(Dom.text("p", "lead", texts.text("game." + table.id() + ".about")));
        card.appendChild(ways());
        card.appendChild(picture());
        card.appendChild(contents());
        for (Chapter chapter : table.chapters()) {
            String key = "help." + table.id() + "." + chapter.id();
            section(key);
            for (Lesson lesson : chapter.lessons()) {
                LessonFigure figure = new LessonFigure(app, table, lesson);
                lessons.add(figure);
                card.appendChild(figure.element());
            }
        }
        section(LEGEND);
        card.appendChild(legend.element());
        section(INPUT);
        new KeyboardHelp(app).addTo(card);
        COMMON.forEach(this::section);
        card.appendChild(Dom.text("p", "offline", texts.text("about.offline")));
        card.appendChild(Dom.text("p", "online", texts.text("about.online")));
        card.appendChild(ways());
        lessons.forEach(LessonFigure::enter);
        paint();
        Dom.setAttribute(card, "data-filled", "yes");
        // After the page has focused its heading.
        Window.requestAnimationFrame(now -> arrive());
    }

    private void arrive() {
        HTMLElement heading = section.isEmpty() ? null : HTMLDocument.current().getElementById(id(section));
        if (heading != null && !left) {
            Browser.scrollTo(heading);
            Browser.focus(heading);
        }
    }

    // A real position: numbers on it, and their texts below.
    private HTMLElement picture() {
        int room = Window.current().getInnerWidth() < NARROW ? ViewOptions.TALL : ViewOptions.WIDE;
        described = new AnnotatedPicture(Games.find(table.id()), table, texts, room);
        picture = new SceneCanvas(Dom.canvas("annotated"), app.colours(), false);
        HTMLElement list = Dom.el("ol", "");
        described.texts().forEach(text -> list.appendChild(Dom.text("li", "", text)));
        picture.element().setAttribute("aria-hidden", "true"); // the list says it all
        picture.element()
                .getStyle()
                .setProperty(
                        "aspect-ratio",
                        (int) described.scene().width() + " / "
                                + (int) described.scene().height());
        return Dom.el("figure", "picture", picture.element(), list);
    }

    private void paint() {
        if (picture != null) {
            picture.showStill(described.scene());
            legend.paint();
        }
    }

    // Links to games: the current one, a guided one, a new one.
    private HTMLElement ways() {
        HTMLElement row = Dom.el("div", "buttons ways");
        if (app.currentGame().current() != null) {
            row.appendChild(Dom.link(
                    "primary", texts.text("help.back"), Route.of(Route.TABLE).href()));
        }
        if (table.hasGuide()) {
            row.appendChild(Dom.link(
                    "plain",
                    texts.text("guide.offer"),
                    Route.guide(table.id(), "").href()));
        }
        row.appendChild(Dom.link(
                "plain", texts.text("menu.new"), Route.newGame(table.id()).href()));
        return row;
    }

    private HTMLElement contents() {
        HTMLElement list = Dom.el("ul", "contents");
        for (Chapter chapter : table.chapters()) {
            list.appendChild(entry("help." + table.id() + "." + chapter.id()));
        }
        list.appendChild(entry(LEGEND));
        list.appendChild(entry(INPUT));
        COMMON.forEach(key -> list.appendChild(entry(key)));
        HTMLElement nav = Dom.el("nav", "", list);
        nav.setAttribute("aria-label", texts.text("help.contents"));
        return nav;
    }

    private HTMLElement entry(String key) {
        Route route = Route.help(table.id(), last(key));
        return Dom.el("li", "", Dom.link("", texts.text(key), route.href()));
    }

    private void section(String key) {
        HTMLElement heading = Dom.text("h2", "", texts.text(key));
        heading.setId(id(last(key)));
        heading.setAttribute("tabindex", "-1");
        card.appendChild(heading);
        for (String text : texts.list(key)) {
            card.appendChild(Dom.text("p", "", text));
        }
    }

    private static String id(String name) {
        return "help-" + name;
    }

    private static String last(String key) {
        return key.substring(key.lastIndexOf('.') + 1);
    }
}
