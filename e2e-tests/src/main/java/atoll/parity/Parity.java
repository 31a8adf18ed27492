package atoll.parity;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays seeded games and computes a hash per game of everything that happens: outcomes of chance, legal moves, positions,
 * views, determinizations, links, tokens, ranks. The same code runs on the JVM and, compiled, in a browser; the hashes must be
 * equal.
 */
public final class Parity {
    /** Views and links are hashed in one of this many positions: they cost many times a move. */
    private static final int SELDOM = 8;

    private static final int ITERATIONS = 150;
    private static final int DECISIONS_A_GAME = 6;

    /** One of this many games in a row is the template's. */
    private static final int TEMPLATE_EVERY = 5;

    private final List<Setup> shipped = setups(Games.ALL);
    private final List<Setup> template = setups(List.of(new TemplateGame()));
    private final MoveList legal = new MoveList();
    private final Rng rng = new Rng(0);
    private int hash;

    /** Every game with every number of seats and every combination of options. */
    private static List<Setup> setups(List<Game> games) {
        List<Setup> all = new ArrayList<>();
        for (Game game : games) {
            GameInfo info = game.info();
            for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
                List<Setup> combined = List.of(Setup.of(info, seats));
                for (Option option : info.options()) {
                    List<Setup> more = new ArrayList<>();
                    for (Setup setup : combined) {
                        for (String value : option.values()) {
                            more.add(setup.with(option.id(), value));
                        }
                    }
                    combined = more;
                }
                all.addAll(combined);
            }
        }
        return all;
    }

    private static Game gameOf(Setup setup) {
        for (Game game : TemplateGames.ALL) {
            if (game.info().id().equals(setup.info().id())) {
                return game;
            }
        }
        throw new IllegalArgumentException("no such game: " + setup);
    }

    private Setup setup(int number) {
        List<Setup> setups = number % TEMPLATE_EVERY == 0 ? template : shipped;
        return setups.get(number / TEMPLATE_EVERY % setups.size());
    }

    /** A description of the {@code number}-th game. */
    public String name(int number) {
        return "game " + number + ", " + setup(number);
    }

    /** Plays the {@code number}-th game, 0 and up, to its end, and returns its hash. */
    public int game(int number) {
        Setup setup = setup(number);
        Game game = gameOf(setup);
        hash = number;
        rng.reset(number, 1);
        Session session = new Session(game, setup, new Seed(number, ~number, Rng.mix(number), -1));
        State state = session.state();
        while (state.actor() != State.OVER) {
            addState(state);
            if (rng.next(SELDOM) == 0) {
                addViews(game, state);
            }
            int move = state.actor() == State.CHANCE ? session.outcome() : legal.sample(rng);
            if (rng.next(SELDOM) == 0) {
                add(game.formatMove(state, move));
            }
            session.play(move);
        }
        addState(state);
        String link = Link.game(session.record());
        add(link);
        add(readBack(link));
        return hash;
    }

    // Afterwards `legal` contains the legal moves.
    private void addState(State state) {
        add(state.actor());
        add(state.hash());
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            add(legal.get(i));
            add(legal.weight(i));
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            add(state.score(seat));
            add(state.rank(seat));
        }
    }

    private void addViews(Game game, State state) {
        for (int each = -1; each < state.seats(); each++) {
            int seat = each < 0 ? State.SPECTATOR : each;
            State view = state.viewFor(seat);
            add(view.hash());
            view.determinize(rng);
            add(view.hash());
            for (int i = 0; i < legal.size(); i++) {
                add(state.isVisibleTo(seat, legal.get(i)) ? 1 : 0);
            }
        }
        add(Link.view(game, state, rng.next(state.seats())));
        add(Link.position(game, state));
    }

    private static String readBack(String link) {
        try {
            return Link.game(Link.read(TemplateGames.ALL, link).record());
        } catch (BadLink e) {
            return e.why().name();
        }
    }

    /**
     * Runs the bot for a few decisions of the {@code number}-th game, 0 and up; chance and the seed make the other moves.
     * Returns the bot's moves.
     */
    public String searches(int number) {
        Setup setup = setup(number);
        Game game = gameOf(setup);
        rng.reset(number, 2);
        State state = game.start(setup);
        int skipped = rng.next(20);
        StringBuilder moves = new StringBuilder(setup.toString());
        int decided = 0;
        while (state.actor() != State.OVER && decided < DECISIONS_A_GAME) {
            state.moves(legal);
            int move = legal.sample(rng);
            if (state.actor() != State.CHANCE && legal.size() > 1 && skipped-- <= 0) {
                // A level with blunders draws random numbers among its candidates, the others do not.
                Level level = new Level(ITERATIONS, 1000, decided % 2 == 0 ? Level.MOVES : 0);
                Search search = new Search(game, state.viewFor(state.actor()), level, number + decided);
                search.run(ITERATIONS);
                move = search.best();
                decided++;
                moves.append(' ').append(game.formatMove(state, move));
            }
            state.play(move);
        }
        return moves.toString();
    }

    private void add(int number) {
        hash = Rng.mix(hash * 31 + number);
    }

    private void add(String text) {
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
    }
}
