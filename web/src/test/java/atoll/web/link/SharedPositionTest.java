package atoll.web.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.present.LogEntry;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import atoll.template.TemplateGames;
import atoll.web.EveryTableTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The position at any ply, and any viewer's knowledge of it, can be sent as a link. The receiver sees it as on the page, and
 * plays on from it with bots or people.
 */
class SharedPositionTest {
    private static final Messages WORDS = TestMessages.of("en");

    /** The number of moves played on. */
    private static final int SOME = 4;
    /** The same where a seat has made a hidden choice: until it is revealed. */
    private static final int MORE = 16;
    /** From every so many plies a game is played to its end. */
    private static final int ENDS = 2;
    /** Of so many plies, one is played on from, besides those with a secret. */
    private static final int APART = 3;

    private final MoveList legal = new MoveList();

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void everyPlyCanBeSharedAndPlayedOn(EveryTableTest.Case each) throws BadLink {
        Session session = each.session();
        Rng rng = new Rng(session.seed().a());
        session.seek(0);
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        for (int ply = 0; ply <= session.length(); ply++) {
            session.seek(ply);
            boolean toTheEnd = rng.next(session.length()) < ENDS;
            share(each.table(), session, toTheEnd, rng);
        }
    }

    private void share(Table table, Session session, boolean toTheEnd, Rng rng) throws BadLink {
        Game game = session.game();
        State state = session.state();
        boolean secret = isSecret(state);
        int steps = toTheEnd ? game.info().maxMoves() : secret ? MORE : SOME;
        int chosen = rng.next(1 + state.seats()) - 1;
        boolean playedOn = toTheEnd || secret || rng.next(APART) == 0;
        Link position = opened(table, Link.position(game, state));
        if (playedOn) {
            playOn(table, position, steps, rng);
        }
        for (int viewer = -1; viewer < state.seats(); viewer++) {
            Link link = opened(table, Link.view(game, state, viewer < 0 ? State.SPECTATOR : viewer));
            if (playedOn && (secret || viewer == chosen)) {
                playOn(table, link, secret ? MORE : SOME, rng);
            }
        }
    }

    // Whether a hidden choice is made or revealed.
    private boolean isSecret(State state) {
        state.moves(legal);
        return state.actor() >= 0
                && (!state.isVisibleTo(State.SPECTATOR, legal.get(0)) || state.revealedCount(legal.get(0)) > 0);
    }

    // What the page shows of a link before anybody plays.
    private static Link opened(Table table, String text) throws BadLink {
        Link link = Link.read(TemplateGames.ALL, text);
        Session session = Session.of(link.record(), Seed.of(0));
        State state = session.state();
        TablePresenter presenter =
                new TablePresenter(session, table, Collections.nCopies(state.seats(), new Player("Bot", 1)), WORDS);
        Scene scene = link.kind() == Link.Kind.VIEW
                ? table.scene(state, new ViewOptions(WORDS, link.seat(), ViewOptions.WIDE, List.of(), false))
                : presenter.scene(ViewOptions.WIDE, null);
        assertFalse(scene.shapes().isEmpty(), text);
        for (int seat = 0; seat < state.seats(); seat++) {
            table.score(state, seat);
            table.standing(state, seat, WORDS);
        }
        return link;
    }

    private void playOn(Table table, Link link, int steps, Rng rng) {
        State truth = link.record().start();
        truth.determinize(rng);
        int alone = rng.next(truth.seats());
        boolean together = rng.next(2) == 0;
        for (boolean people : new boolean[] {false, true}) {
            List<Player> players = new ArrayList<>();
            for (int seat = 0; seat < truth.seats(); seat++) {
                players.add(new Player("Seat " + seat, people && (together || seat == alone) ? 0 : 1));
            }
            Session session = Session.from(link.record().game(), truth, Seed.of(rng.next()));
            TablePresenter presenter = new TablePresenter(session, table, players, WORDS);
            if (!presenter.isOver() && presenter.botToMove() > 0) {
                presenter.play(thought(session));
            }
            for (int left = steps; left > 0 && !presenter.isOver(); left--) {
                play(presenter, rng);
            }
            presenter.scene(ViewOptions.TALL, null);
            assertTrue(presenter.isOver() || session.ply() >= steps, "not played to the end");
            assertEquals(session.length(), presenter.history().size());
            for (LogEntry entry : presenter.history()) {
                assertFalse(entry.sentence().isEmpty(), "a move without its sentence");
            }
            if (presenter.navigator().undo()) {
                presenter.navigator().redo();
            }
        }
    }

    private static int thought(Session session) {
        Game game = session.game();
        Search search = new Search(
                game, session.view(session.state().actor()), Level.of(1, game).with(1), session.ply());
        search.run(1);
        return search.best();
    }

    // People pick the spots of the move, all others just play it.
    private void play(TablePresenter presenter, Rng rng) {
        if (presenter.playForced()) {
            return;
        }
        if (presenter.awaitsHandover()) {
            assertFalse(presenter.prompt().isEmpty());
            presenter.acceptHandover();
        }
        State view = presenter.personToMove()
                ? presenter.view()
                : presenter.session().state();
        view.moves(legal);
        int move = legal.sample(rng);
        if (!presenter.personToMove()) {
            presenter.play(move);
            return;
        }
        int ply = presenter.session().ply();
        for (String spot : presenter.table().spotsOfMove(view, move)) {
            presenter.pick(spot);
        }
        if (presenter.session().ply() == ply) {
            assertTrue(presenter.confirm(), "nothing comes of the picks");
        }
    }
}
