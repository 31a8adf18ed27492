package atoll.web.puzzle;

import atoll.puzzle.PuzzleLog;
import atoll.web.app.AppContext;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.CopyStatus;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The solved puzzle of a day that counts: the streak, and a line to share that does not give the answer away. */
final class DayResult {
    private final HTMLElement root = Dom.el("div", "day-result");
    private final HTMLTextAreaElement field = CopyStatus.field();
    private final CopyStatus status;

    DayResult(AppContext app, PuzzleScreens puzzles) {
        Texts texts = app.texts();
        PuzzlePlace place = puzzles.place();
        PuzzleLog log = puzzles.log();
        PuzzleLog.Attempt attempt = log.attempt(place.game(), place.number());
        int streak = log.days().streak(puzzles.today());
        String date = Browser.day(place.day(), texts.language(), "long");
        String line = new PuzzleTexts(texts)
                .share(puzzles.round().puzzle(), date, tries(log.mistakes(place.day()), attempt), streak);
        // a page on disk has no address for others; its links are for its own address bar
        boolean onDisk = Browser.address().startsWith("file:");
        String address =
                (onDisk ? "" : Browser.address()) + PuzzlePlace.day(place.day()).href();
        if (streak > 0) {
            root.appendChild(Dom.text("p", "streak", texts.count("puzzle.streak", streak)));
        }
        field.setId("puzzle-line");
        field.setValue(line + "\n" + address);
        field.setAttribute("rows", "4");
        field.setAttribute("aria-label", texts.text("puzzle.share"));
        status = new CopyStatus(texts);
        root.appendChild(status.element());
        root.appendChild(field);
        if (Browser.canShare()) {
            root.appendChild(Dom.button(
                    "plain",
                    texts.text("share.send"),
                    () -> Browser.share(texts.text("puzzle.day"), line, onDisk ? null : address)));
        }
    }

    // What is stored counts, not what this visit saw. Without a mistake on this day, but one before, there is no
    // number.
    private static int tries(int mistakes, PuzzleLog.Attempt attempt) {
        return mistakes == 0 && !attempt.isFirstTry() ? PuzzleTexts.SOME_TRIES : mistakes + 1;
    }

    /** Copies the line with the link. */
    void copy() {
        status.copy(field);
    }

    HTMLElement element() {
        return root;
    }
}
