package atoll.web.puzzle;

import atoll.web.app.AppContext;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.CopyStatus;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The solved puzzle of a day: the streak, and a line to share that tells nothing of the answer. */
final class DayResult {
    private final HTMLElement root = Dom.el("div", "day-result");

    DayResult(AppContext app, PuzzleScreens puzzles) {
        Texts texts = app.texts();
        PuzzlePlace place = puzzles.place();
        PuzzleRound round = puzzles.round();
        int streak = puzzles.log().days().streak(puzzles.today());
        String date = Browser.day(place.day(), texts.language(), "long");
        String line = new PuzzleTexts(texts).share(round.puzzle(), date, round.tries(), streak);
        String address = Browser.address() + PuzzlePlace.day(place.day()).href();
        if (streak > 0) {
            root.appendChild(Dom.text("p", "streak", texts.count("puzzle.streak", streak)));
        }
        HTMLTextAreaElement field = CopyStatus.field();
        field.setId("puzzle-line");
        field.setValue(line + "\n" + address);
        field.setAttribute("rows", "3");
        field.setAttribute("aria-label", texts.text("puzzle.share"));
        CopyStatus status = new CopyStatus(texts);
        HTMLElement ways = Dom.el("div", "buttons", copy(texts, status, field));
        if (Browser.canShare()) {
            ways.appendChild(Dom.button(
                    "plain", texts.text("share.send"), () -> Browser.share(texts.text("puzzle.day"), line, address)));
        }
        root.appendChild(field);
        root.appendChild(ways);
        root.appendChild(status.element());
    }

    private static HTMLElement copy(Texts texts, CopyStatus status, HTMLTextAreaElement field) {
        HTMLElement copy = Dom.button("plain", texts.text("puzzle.copy"), () -> status.copy(field));
        copy.setId("puzzle-copy");
        return copy;
    }

    HTMLElement element() {
        return root;
    }
}
