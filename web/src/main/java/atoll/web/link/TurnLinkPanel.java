package atoll.web.link;

import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.RecordComparison;
import atoll.play.SavedGame;
import atoll.play.SeatAssignment;
import atoll.play.SeatAssignment.Kind;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.play.TurnCounter;
import atoll.play.TurnLinkIssue;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import atoll.web.dom.Dom;
import atoll.web.storage.CurrentGame;
import atoll.web.storage.Database;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A correspondence game that arrives by link: new here, or to be merged with the stored game. */
public final class TurnLinkPanel {
    private final AppContext app;
    private final Texts texts;
    private final Link link;
    private final String sender;
    private final GameRecord theirs;
    private final TablePresenter presenter;
    /** The stored game, or null. */
    private SavedGame mine;

    private final HTMLElement root = Dom.el("div", "arrival");

    /**
     * @param sender the name of the sender; empty if the link has none
     * @param presenter at the last move of the link's game
     */
    public TurnLinkPanel(AppContext app, Link link, String sender, TablePresenter presenter) {
        this.app = app;
        this.link = link;
        this.sender = sender;
        this.presenter = presenter;
        texts = app.texts();
        theirs = link.record();
        nameSeats();
        // Another tab may have started this game since the library was read.
        app.currentGame().library().refresh(this::findGame);
    }

    // While a player is to move it is known who is who. All count as bots: the link shows what everybody knows.
    private void nameSeats() {
        if (theirs.at(theirs.length()).actor() >= 0) {
            List<Player> players = PlayerNames.players(seats(), texts);
            players.replaceAll(player -> new Player(player.name(), 1));
            presenter.setPlayers(players);
        }
    }

    private void findGame() {
        // Among several games with one tag, whose lines diverged before: the one that it continues, or the closest one.
        RecordComparison comparison = null;
        for (SavedGame each : app.currentGame().library().tagged(link.turn().tag())) {
            RecordComparison found = RecordComparison.of(each.session().fullRecord(), theirs);
            if (found.kind() != RecordComparison.Kind.OTHER
                    && (comparison == null || isBetter(each, found, comparison))) {
                mine = each;
                comparison = found;
            }
        }
        if (comparison == null) {
            arrive();
        } else {
            showComparison(comparison);
        }
    }

    // A game with another seed is another game, however many moves agree.
    private boolean isBetter(SavedGame each, RecordComparison found, RecordComparison comparison) {
        boolean same = hasSeed(each);
        return same == hasSeed(mine) ? found.isCloserThan(comparison) : same;
    }

    private boolean hasSeed(SavedGame saved) {
        return saved.session().seed().equals(link.turn().seed());
    }

    public HTMLElement element() {
        return root;
    }

    private void arrive() {
        boolean over = presenter.isOver();
        showText(over ? "turn.over" : "turn.new");
        warn(TurnLinkIssue.of(theirs, link.turn().seed()));
        offer(button("primary", over ? "turn.keep" : "turn.play", this::offerStart));
    }

    private void showComparison(RecordComparison comparison) {
        List<TurnLinkIssue> warnings =
                TurnLinkIssue.of(mine, theirs, link.turn().seed());
        boolean diverged = comparison.kind() == RecordComparison.Kind.DIVERGED;
        boolean ahead = comparison.kind() == RecordComparison.Kind.AHEAD;
        if (ahead) {
            root.appendChild(Dom.text("p", "", texts.count("turn.ahead", theirs.length() - comparison.ply())));
        } else if (diverged) {
            warn("turn.parted", comparison.ply());
        } else {
            showText(comparison.kind() == RecordComparison.Kind.SAME ? "turn.same" : "turn.behind");
        }
        warn(warnings);
        if (ahead && warnings.isEmpty()) {
            offer(button("primary", "turn.play", this::follow));
            return;
        }
        HTMLElement back =
                button("primary", ahead || diverged ? "turn.mine" : "turn.back", () -> app.resume(mine.id()));
        HTMLElement apart = button("plain", "turn.both", this::offerStart);
        if (!hasSeed(mine)) {
            offer(back, apart); // one game has one seed
        } else if (ahead) {
            offer(back, button("plain", "turn.anyway", this::follow), apart);
        } else if (diverged) {
            offer(back, button("plain", "turn.theirs", this::adoptTheirs), apart);
        } else {
            offer(back);
        }
    }

    private void warn(List<TurnLinkIssue> warnings) {
        for (TurnLinkIssue warning : warnings) {
            warn(
                    switch (warning.kind()) {
                        case SEED -> "turn.seed";
                        case CHANCE -> mine == null ? "turn.stray" : "turn.chance";
                        case SEAT -> "turn.seat";
                    },
                    warning.ply());
        }
    }

    private void warn(String key, int ply) {
        int turn = TurnCounter.turnAt(theirs, Math.min(ply + 1, theirs.length()));
        HTMLElement warning = Dom.text("p", "warning", texts.format(key, Integer.toString(turn)));
        warning.setAttribute("role", "alert");
        root.appendChild(warning);
    }

    private void offerStart() {
        Session session = Session.of(theirs, link.turn().seed());
        app.play(CurrentGame.create(session, seats(), link.turn().tag()));
    }

    // The player to move received the link; the other people are remote.
    private SeatAssignments seats() {
        int actor = theirs.at(theirs.length()).actor(); // at any viewed position
        List<SeatAssignment> players = new ArrayList<>();
        for (int seat = 0; seat < link.turn().levels().size(); seat++) {
            int level = link.turn().levels().get(seat);
            boolean here = seat == actor || actor == State.OVER;
            players.add(level > 0 ? SeatAssignment.bot(level) : SeatAssignment.of(here ? Kind.YOU : Kind.AWAY));
        }
        SeatAssignment away = SeatAssignment.of(Kind.AWAY);
        if (players.indexOf(away) == players.lastIndexOf(away)) {
            players.replaceAll(player -> player.equals(away) ? away.named(sender) : player);
        }
        return new SeatAssignments(players);
    }

    private void follow() {
        Session session = mine.session();
        session.seek(session.length());
        for (int ply = session.ply(); ply < theirs.length(); ply++) {
            session.play(theirs.move(ply));
        }
        saveChanges();
    }

    // Switches to their line; mine stays as a branch.
    private void adoptTheirs() {
        Session session = mine.session();
        session.addBranch(theirs);
        for (int i = 0; i < session.branches().size(); i++) {
            RecordComparison.Kind kind =
                    RecordComparison.of(session.branches().get(i), theirs).kind();
            if (kind == RecordComparison.Kind.SAME || kind == RecordComparison.Kind.BEHIND) {
                session.switchToBranch(i);
                session.seek(theirs.length());
                break;
            }
        }
        saveChanges();
    }

    private void saveChanges() {
        app.currentGame().library().save(mine, true, outcome -> {
            if (outcome == Database.Outcome.OVERTAKEN) {
                app.currentGame().library().refresh(() -> app.navigate(app.route()));
            } else {
                app.resume(mine.id());
            }
        });
    }

    private void showText(String key) {
        root.appendChild(Dom.text("p", "", texts.text(key)));
    }

    private HTMLElement button(String classes, String key, Runnable action) {
        return Dom.button(classes, texts.text(key), action);
    }

    private void offer(HTMLElement... buttons) {
        root.appendChild(Dom.el("div", "buttons", buttons));
    }
}
