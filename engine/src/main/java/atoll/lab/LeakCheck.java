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
 * Checks that a bot uses only its seat's view. It visits many positions of games between random players and bots, with all
 * numbers of seats and all options. In each it redraws everything hidden from the seat to move; the bot's answer must not change.
 */
final class LeakCheck {
    private static final int WEAK_ITERATIONS = 12;
    /** One in this many positions of a game is checked. */
    private static final int POSITION_INTERVAL = 16;
    /** The number of attempts to draw a different determinization. */
    private static final int DRAWS = 8;
    /** If no seat lacked information in this many games of each setup, nothing is hidden. */
    private static final int OPEN_GAMES = 3;

    private final Game game;
    private final Thinker thinker;
    private final int maxPositions;
    private final List<Setup> setups;
    private final MoveList legal = new MoveList();
    private int positions;
    private int games;
    private String trouble;

    private LeakCheck(Game game, Thinker thinker, int maxPositions) {
        this.game = game;
        this.thinker = thinker;
        this.maxPositions = maxPositions;
        setups = setups(game);
    }

    /** The bot's answer for the seat to move: its move and any other output. */
    interface Thinker {
        /**
         * {@return the decision in a position as text}
         *
         * @param game the rules
         * @param actual the position
         * @param seed the seed
         */
        String think(Game game, State actual, int seed);
    }

    /**
     * {@return a correct bot, which gets only its seat's view} Its estimates must not change either.
     *
     * @param iterations the iterations of each search
     */
    static Thinker search(int iterations) {
        Bot bot = new Bot(Level.STRONGEST, iterations, 0);
        return (game, actual, seed) -> {
            Search search = bot.search(game, actual.viewFor(actual.actor()), seed);
            search.run(iterations);
            StringBuilder answer = new StringBuilder(game.formatMove(actual, search.best()));
            for (int seat = 0; seat < actual.seats(); seat++) {
                answer.append(' ').append(search.winProbability(seat));
            }
            return answer.toString();
        };
    }

    /**
     * The result of a check.
     *
     * @param positions number of positions with redrawn hidden information
     * @param games number of games played
     * @param trouble the place where an answer changed, or null
     */
    record Outcome(int positions, int games, String trouble) {}

    /**
     * Checks this many positions; fewer if an answer changes, and none if the game hides nothing from the seat to move.
     *
     * @param game the rules
     * @param thinker decides the moves
     * @param positions the number of positions
     * @param seed the seed
     * @return the result of the check
     */
    static Outcome check(Game game, Thinker thinker, int positions, int seed) {
        LeakCheck check = new LeakCheck(game, thinker, positions);
        while (!check.isDone()) {
            check.play(seed + check.games);
        }
        return new Outcome(check.positions, check.games, check.trouble);
    }

    private boolean isDone() {
        return positions == maxPositions || trouble != null || positions == 0 && games == OPEN_GAMES * setups.size();
    }

    private void play(int seed) {
        Session session = new Session(game, setups.get(games++ % setups.size()), Seed.of(seed));
        Rng rng = new Rng(seed, 1 << 30);
        Player[] players = new Player[session.state().seats()];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = rng.next(2) == 0 ? Player.RANDOM : new Bot(1, WEAK_ITERATIONS, 0);
        }
        while (session.state().actor() != State.OVER && !isDone()) {
            if (session.state().actor() == State.CHANCE) {
                session.play(session.outcome());
            } else {
                session.state().moves(legal);
                if (legal.size() > 1 && rng.next(POSITION_INTERVAL) == 0) {
                    check(session.state(), rng);
                }
                players[session.state().actor()].play(session);
            }
        }
    }

    private void check(State actual, Rng rng) {
        State view = actual.viewFor(actual.actor());
        for (int i = 0; i < DRAWS && !view.isFullyKnown(); i++) {
            State drawn = view.copy();
            drawn.determinize(rng);
            if (!written(drawn).equals(written(actual))) {
                compare(actual, drawn, rng.next());
                return;
            }
        }
    }

    private void compare(State actual, State drawn, int seed) {
        positions++;
        // The other position is decoded from text, so that the two share no object.
        State other = game.read(new BitReader(written(drawn)));
        String here = thinker.think(game, actual, seed);
        String there = thinker.think(game, other, seed);
        if (!here.equals(there)) {
            trouble = "position " + positions + ": " + here + " in " + Link.position(game, actual) + " and " + there
                    + " in " + Link.position(game, other);
        }
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }

    /**
     * {@return all setups of a game: all numbers of seats with all options}
     *
     * @param game the rules
     */
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
