package atoll.web.puzzle;

import atoll.puzzle.Days;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.SolvedDays;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The days of a month and which were solved: a table with a link to the puzzle of each day up to today. One of them is in the order
 * of the Tab key; the arrow keys lead to the others, and to other months.
 */
final class DayCalendar {
    private static final int WEEK = 7;

    private final Texts texts;
    private final PuzzleLog log;
    private final SolvedDays days;
    private final int today;
    private final HTMLElement name = Dom.el("h3", "");
    private final HTMLElement table = Dom.el("table", "");
    private final HTMLElement before;
    private final HTMLElement after;
    private final HTMLElement root;
    /** The first day of the month that is shown. */
    private int first;

    /** The day that the Tab key reaches. */
    private int current;

    DayCalendar(Texts texts, PuzzleLog log, int today) {
        this.texts = texts;
        this.log = log;
        days = log.days();
        this.today = today;
        current = today;
        before = Dom.button("plain", "‹", () -> turn(-1));
        after = Dom.button("plain", "›", () -> turn(1));
        before.setAttribute("aria-label", texts.text("puzzle.month.before"));
        after.setAttribute("aria-label", texts.text("puzzle.month.after"));
        name.setAttribute("aria-live", "polite");
        root = Dom.el("div", "calendar", Dom.el("div", "calendar-head", before, name, after), table);
        show();
    }

    HTMLElement element() {
        return root;
    }

    // Months before the first day of all have no puzzles; the days of a clock that was ahead are shown.
    private void turn(int months) {
        int year = Days.year(first);
        int month = Days.month(first) + months;
        int target =
                month < 1 ? Days.of(year - 1, 12, 1) : month > 12 ? Days.of(year + 1, 1, 1) : Days.of(year, month, 1);
        if (target >= 0 && target <= lastDay()) {
            current = Math.min(target + current - first, target + length(target) - 1);
            show();
        }
    }

    private static int length(int first) {
        return Days.daysOf(Days.year(first), Days.month(first));
    }

    private void show() {
        first = Days.of(Days.year(current), Days.month(current), 1);
        Dom.setText(name, Browser.day(first, texts.language(), "month"));
        Dom.empty(table);
        table.setAttribute("aria-label", texts.text("puzzle.calendar"));
        HTMLElement heads = Dom.el("tr", "");
        for (int i = 0; i < WEEK; i++) {
            // 1970-01-05 was a Monday
            HTMLElement head = Dom.text("th", "", Browser.day(4 + i, texts.language(), "weekday"));
            head.setAttribute("scope", "col");
            heads.appendChild(head);
        }
        table.appendChild(Dom.el("thead", "", heads));
        HTMLElement body = Dom.el("tbody", "");
        int last = first + length(first);
        int reached = reachable(first, last);
        for (int monday = first - Days.weekday(first); monday < last; monday += WEEK) {
            HTMLElement row = Dom.el("tr", "");
            for (int day = monday; day < monday + WEEK; day++) {
                row.appendChild(day < first || day >= last ? Dom.el("td", "") : cell(day, day == reached));
            }
            body.appendChild(row);
        }
        table.appendChild(body);
        Dom.enable(before, first > 0);
        Dom.enable(after, last <= lastDay());
    }

    // Later months are empty.
    private int lastDay() {
        return Math.max(today, days.last());
    }

    // The day that the Tab key reaches: one with a link.
    private int reachable(int from, int to) {
        int day = Math.min(current, to - 1);
        while (day >= from && !hasLink(day)) {
            day--;
        }
        return day;
    }

    private boolean hasLink(int day) {
        return day <= today || days.has(day);
    }

    private HTMLElement cell(int day, boolean inTabOrder) {
        String number = Integer.toString(day - first + 1);
        boolean solved = days.has(day);
        HTMLElement cell = Dom.el("td", solved ? days.isInTime(day) ? "solved in-time" : "solved" : "");
        if (day == today) {
            cell.setAttribute("aria-current", "date");
        }
        if (!hasLink(day)) {
            cell.appendChild(Dom.text("span", "", number));
            return cell;
        }
        HTMLElement link = Dom.link("", number, PuzzlePlace.day(day).href());
        link.setAttribute("aria-label", texts.format(state(day), Browser.day(day, texts.language(), "long")));
        link.setAttribute("data-day", Days.text(day));
        link.setAttribute("tabindex", inTabOrder ? "0" : "-1");
        link.addEventListener("keydown", (KeyboardEvent event) -> key(event, day));
        cell.appendChild(link);
        return cell;
    }

    private String state(int day) {
        if (days.has(day)) {
            return days.isInTime(day) ? "puzzle.cell.solved" : "puzzle.cell.late";
        }
        return log.isShown(day) ? "puzzle.cell.shown" : "puzzle.cell.open";
    }

    private void key(KeyboardEvent event, int day) {
        if (event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        current = day;
        switch (event.getKey()) {
            case "ArrowLeft" -> current = day - 1;
            case "ArrowRight" -> current = day + 1;
            case "ArrowUp" -> current = day - WEEK;
            case "ArrowDown" -> current = day + WEEK;
            case "Home" -> current = first;
            case "End" -> current = first + length(first) - 1;
            case "PageUp" -> turn(-1);
            case "PageDown" -> turn(1);
            default -> {
                return;
            }
        }
        event.preventDefault();
        while (current > day && !hasLink(current)) {
            current--;
        }
        current = Math.max(0, current);
        show();
        Browser.focus(table.querySelector("[tabindex='0']"));
    }
}
