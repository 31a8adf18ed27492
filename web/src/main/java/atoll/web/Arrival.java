package atoll.web;

import atoll.engine.State;
import atoll.play.Doubt;
import atoll.play.Link;
import atoll.play.Meeting;
import atoll.play.Record;
import atoll.play.Saved;
import atoll.play.Seats;
import atoll.play.Session;
import atoll.table.Sitting;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A game that comes by link for its next turn: new here, or to be joined with the game that is kept. */
final class Arrival {
    private final App app;
    private final Texts texts;
    private final Link link;
    private final Record theirs;
    private final Sitting sitting;
    /** The game that is kept, or null. */
    private Saved mine;

    private final HTMLElement root = Dom.el("div", "arrival");

    /** @param sitting at the last move of the link's game */
    Arrival(App app, Link link, Sitting sitting) {
        this.app = app;
        this.link = link;
        this.sitting = sitting;
        texts = app.texts();
        theirs = link.record();
        // Another tab may have begun this very game since the library was read.
        app.store().library().refresh(this::look);
    }

    private void look() {
        // Of several with one tag, where lines have parted before, the one that it goes on from, or comes nearest to.
        Meeting meeting = null;
        for (Saved each : app.store().library().tagged(link.turn().tag())) {
            Meeting found = Meeting.of(each.session().whole(), theirs);
            if (found.kind() != Meeting.Kind.OTHER && (meeting == null || isBetter(each, found, meeting))) {
                mine = each;
                meeting = found;
            }
        }
        if (meeting == null) {
            arrive();
        } else {
            meet(meeting);
        }
    }

    // A game of another seed is another game, however far both have gone alike.
    private boolean isBetter(Saved each, Meeting found, Meeting meeting) {
        boolean same = hasSeed(each);
        return same == hasSeed(mine) ? found.isNearerThan(meeting) : same;
    }

    private boolean hasSeed(Saved saved) {
        return saved.session().seed().equals(link.turn().seed());
    }

    HTMLElement element() {
        return root;
    }

    private void arrive() {
        boolean over = sitting.isOver();
        say(over ? "turn.over" : "turn.new");
        warn(Doubt.of(theirs, link.turn().seed()));
        offer(button("primary", over ? "turn.keep" : "turn.play", this::begin));
    }

    private void meet(Meeting meeting) {
        List<Doubt> doubts = Doubt.of(mine, theirs, link.turn().seed());
        boolean parted = meeting.kind() == Meeting.Kind.PARTED;
        boolean ahead = meeting.kind() == Meeting.Kind.AHEAD;
        if (ahead) {
            root.appendChild(Dom.text("p", "", texts.count("turn.ahead", theirs.length() - meeting.ply())));
        } else if (parted) {
            warn("turn.parted", meeting.ply());
        } else {
            say(meeting.kind() == Meeting.Kind.SAME ? "turn.same" : "turn.behind");
        }
        warn(doubts);
        if (ahead && doubts.isEmpty()) {
            offer(button("primary", "turn.play", this::follow));
            return;
        }
        HTMLElement back = button("primary", ahead || parted ? "turn.mine" : "turn.back", () -> app.resume(mine.id()));
        HTMLElement apart = button("plain", "turn.both", this::begin);
        if (!hasSeed(mine)) {
            offer(back, apart); // one game has one seed
        } else if (ahead) {
            offer(back, button("plain", "turn.anyway", this::follow), apart);
        } else if (parted) {
            offer(back, button("plain", "turn.theirs", this::giveWay), apart);
        } else {
            offer(back);
        }
    }

    private void warn(List<Doubt> doubts) {
        for (Doubt doubt : doubts) {
            warn(
                    switch (doubt.kind()) {
                        case SEED -> "turn.seed";
                        case CHANCE -> mine == null ? "turn.stray" : "turn.chance";
                        case SEAT -> "turn.seat";
                    },
                    doubt.ply());
        }
    }

    private void warn(String key, int ply) {
        HTMLElement warning = Dom.text("p", "warning", texts.say(key, Integer.toString(ply + 1)));
        warning.setAttribute("role", "alert");
        root.appendChild(warning);
    }

    // The one whose turn it is has got the link; the other people are where it comes from.
    private void begin() {
        int actor = theirs.at(theirs.length()).actor(); // whatever is leafed to
        StringBuilder kinds = new StringBuilder();
        for (int seat = 0; seat < link.turn().levels().size(); seat++) {
            int level = link.turn().levels().get(seat);
            boolean here = seat == actor || actor == State.OVER;
            kinds.append(level > 0 ? (char) ('0' + Math.min(level, 9)) : here ? Seats.YOU : Seats.AWAY);
        }
        Session session = Session.of(theirs, link.turn().seed());
        app.play(Store.begin(session, Seats.of(kinds.toString()), link.turn().tag()));
    }

    private void follow() {
        Session session = mine.session();
        session.go(session.length());
        for (int ply = session.ply(); ply < theirs.length(); ply++) {
            session.play(theirs.move(ply));
        }
        keep();
    }

    // Their line is played from now on; mine can be gone back to.
    private void giveWay() {
        Session session = mine.session();
        session.keep(theirs);
        for (int i = 0; i < session.branches().size(); i++) {
            Meeting.Kind kind = Meeting.of(session.branches().get(i), theirs).kind();
            if (kind == Meeting.Kind.SAME || kind == Meeting.Kind.BEHIND) {
                session.turnTo(i);
                session.go(theirs.length());
                break;
            }
        }
        keep();
    }

    private void keep() {
        app.store().library().keep(mine, true, outcome -> {
            if (outcome == Database.Outcome.OVERTAKEN) {
                app.store().library().refresh(() -> app.go(Browser.fragment()));
            } else {
                app.resume(mine.id());
            }
        });
    }

    private void say(String key) {
        root.appendChild(Dom.text("p", "", texts.text(key)));
    }

    private HTMLElement button(String classes, String key, Runnable action) {
        return Dom.button(classes, texts.text(key), action);
    }

    private void offer(HTMLElement... buttons) {
        root.appendChild(Dom.el("div", "buttons", buttons));
    }
}
