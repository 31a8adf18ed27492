package atoll.web.puzzle;

import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.SolvedDays;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** The puzzle of the day with the calendar of solved days, and the games with their puzzles. */
final class PuzzlesScreen implements Screen {
    private final Texts texts;
    private final PuzzleTexts words;
    private final PuzzleScreens puzzles;
    private final HTMLElement root;

    PuzzlesScreen(AppContext app, PuzzleScreens puzzles) {
        this.puzzles = puzzles;
        texts = app.texts();
        words = new PuzzleTexts(texts);
        root = Dom.el(
                "main",
                "sheet narrow puzzles",
                Dom.text("h1", "", title()),
                Dom.text("p", "lead", texts.text("puzzle.lead")));
        if (puzzles.hasUnreadable()) {
            root.appendChild(Dom.text("p", "warning card", texts.text("puzzle.unreadable")));
        }
        root.appendChild(day());
        root.appendChild(games());
    }

    @Override
    public String name() {
        return "puzzles";
    }

    @Override
    public String title() {
        return texts.text("puzzle.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    private HTMLElement day() {
        int today = puzzles.today();
        SolvedDays days = puzzles.log().days();
        PuzzlePlace place =
                PuzzlePlace.ofDay(today, Games.INFOS, puzzles.files().counts());
        boolean solved = days.has(today);
        boolean shown = puzzles.log().isShown(today);
        int streak = days.streak(today);
        HTMLElement link = Dom.link(
                solved || shown ? "plain" : "primary",
                texts.text(solved || shown ? "puzzle.again" : "puzzle.solve"),
                PuzzlePlace.day(today).href());
        link.setId("puzzle-today");
        String date = Browser.day(today, texts.language(), "long") + " · " + words.gameName(place.game());
        HTMLElement facts = Dom.el(
                "div",
                "day-words",
                Dom.text("h2", "", texts.text("puzzle.day")),
                Dom.text("p", "", date),
                Dom.text(
                        "p",
                        "streak",
                        streak > 0
                                ? texts.count("puzzle.streak", streak)
                                : texts.text(solved ? "puzzle.streak.late" : "puzzle.streak.none")),
                Dom.el("div", "buttons", link));
        if (shown) {
            facts.appendChild(Dom.text("p", "hint", texts.text("puzzle.day.shown")));
        }
        if (days.size() > 0) {
            facts.appendChild(Dom.text(
                    "p",
                    "hint",
                    texts.count("puzzle.days", days.size()) + " "
                            + texts.count("puzzle.longest", days.longestStreak())));
        }
        return Dom.el("section", "card day", facts, new DayCalendar(texts, puzzles.log(), today).element());
    }

    private HTMLElement games() {
        PuzzleLog log = puzzles.log();
        HTMLElement list = Dom.el("ul", "puzzle-games");
        int[] counts = puzzles.files().counts();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] == 0) {
                continue;
            }
            GameInfo info = Games.INFOS.get(i);
            HTMLElement link = Dom.link(
                    "plain",
                    words.gameName(info.id()),
                    Route.puzzles(info.id(), "").href());
            String solved =
                    texts.format("puzzle.count", Integer.toString(log.solved(info.id())), Integer.toString(counts[i]));
            list.appendChild(Dom.el("li", "", link, Dom.text("span", "hint", solved)));
        }
        return Dom.el("section", "card", Dom.text("h2", "", texts.text("puzzle.games")), list);
    }
}
