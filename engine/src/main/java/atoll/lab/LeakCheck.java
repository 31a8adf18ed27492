package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a bot knows no more than its seat: in many positions of games between dice and bots, with every number of seats and
 * all options in turn, all that is hidden from the seat to decide is drawn anew, and the bot has to answer as before.
 */
final class LeakCheck {
    private static final int WEAK = 12;
    /** One of so many positions of a game is looked at. */
    private static final int EVERY = 16;
    /** So often another truth is drawn; where it never differs there is none. */
    private static final int DRAWS = 8;
    /** After so many games of each setup in which nobody ever lacked anything, nothing is hidden. */
    private static final int OPEN_GAMES = 3;

    private final Game game;
    private final Thinker thinker;
    private final int most;
    private final List<Setup> setups;
    private final MoveList legal = new MoveList();
    private int positions;
    private int games;
    private String trouble;

    private LeakCheck(Game game, Thinker thinker, int most) {
        this.game = game;
        this.thinker = thinker;
        this.most = most;
        setups = setups(game);
    }

    /** What comes of a position for the seat to decide: its move, and whatever else it lets out. */
    interface Thinker {
        String think(Game game, State truth, int seed);
    }

    /** A bot as it is meant to be: it is handed what its seat sees. Its estimates must stay the same, too. */
    static Thinker search(int iterations) {
        Bot bot = new Bot(Level.STRONGEST, iterations, 0);
        return (game, truth, seed) -> {
            Search search = bot.search(game, truth.viewFor(truth.actor()), seed);
            search.run(iterations);
            StringBuilder answer = new StringBuilder(game.formatMove(truth, search.best()));
            for (int seat = 0; seat < truth.seats(); seat++) {
                answer.append(' ').append(search.winProbability(seat));
            }
            return answer.toString();
        };
    }

    /**
     * What came of it.
     *
     * @param positions in which something was hidden, and drawn anew
     * @param games they were met in
     * @param trouble null, or where an answer changed
     */
    record Outcome(int positions, int games, String trouble) {}

    /** Looks at so many positions, at fewer if there is trouble, and at none if the game hides nothing from whoever decides. */
    static Outcome check(Game game, Thinker thinker, int positions, int seed) {
        LeakCheck honesty = new LeakCheck(game, thinker, positions);
        while (!honesty.isDone()) {
            honesty.play(seed + honesty.games);
        }
        return new Outcome(honesty.positions, honesty.games, honesty.trouble);
    }

    private boolean isDone() {
        return positions == most || trouble != null || positions == 0 && games == OPEN_GAMES * setups.size();
    }

    private void play(int seed) {
        Session session = new Session(game, setups.get(games++ % setups.size()), Seed.of(seed));
        Rng rng = new Rng(seed, 1 << 30);
        Player[] players = new Player[session.state().seats()];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = rng.next(2) == 0 ? Player.RANDOM : new Bot(1, WEAK, 0);
        }
        while (session.state().actor() != State.OVER && !isDone()) {
            if (session.state().actor() == State.CHANCE) {
                session.play(session.outcome());
            } else {
                session.state().moves(legal);
                if (legal.size() > 1 && rng.next(EVERY) == 0) {
                    look(session.state(), rng);
                }
                players[session.state().actor()].play(session);
            }
        }
    }

    private void look(State truth, Rng rng) {
        State view = truth.viewFor(truth.actor());
        for (int i = 0; i < DRAWS && !view.isFullyKnown(); i++) {
            State drawn = view.copy();
            drawn.determinize(rng);
            if (!written(drawn).equals(written(truth))) {
                compare(truth, drawn, rng.next());
                return;
            }
        }
    }

    private void compare(State truth, State drawn, int seed) {
        positions++;
        // Read from what is written, the other truth shares nothing with this one, in whatever field it may be kept.
        State other = game.read(new BitReader(written(drawn)));
        String here = thinker.think(game, truth, seed);
        String there = thinker.think(game, other, seed);
        if (!here.equals(there)) {
            trouble = "position " + positions + ": " + here + " in " + Link.position(game, truth) + " and " + there
                    + " in " + Link.position(game, other);
        }
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }

    /** A game with all numbers of seats and all options. */
    static List<Setup> setups(Game game) {
        List<Setup> setups = new ArrayList<>();
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            setups.add(Setup.of(game.info(), seats));
        }
        for (Option option : game.info().options()) {
            List<Setup> more = new ArrayList<>();
            for (Setup setup : setups) {
                option.values().forEach(value -> more.add(setup.with(option.id(), value)));
            }
            setups = more;
        }
        return setups;
    }
}
