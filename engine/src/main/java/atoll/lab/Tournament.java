package atoll.lab;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Plays games between players. Every deal is played once from every seat, so that luck evens out. Bots count iterations unless
 * they have a time limit, so a tournament is reproducible on any machine with any number of threads.
 */
final class Tournament {
    private final Game game;
    private final Setup setup;
    private final List<? extends Player> players;

    /**
     * With more seats than players, the players repeat.
     *
     * @param game the rules
     * @param setup the seats and options
     * @param players the players, one per seat
     */
    Tournament(Game game, Setup setup, List<? extends Player> players) {
        this.game = game;
        this.setup = setup;
        this.players = players;
    }

    /**
     * Plays at least this many games, rounded up to whole rounds. Returns for each the ranks of its places; place p
     * belongs to player p modulo the number of players.
     *
     * @param atLeast the least number of games
     * @param seed the seed of the first round; each further round adds one
     * @param threads the number of threads, at least 1
     * @param progress called about ten times with the state of the run
     * @return by game: the ranks of its places
     * @throws InterruptedException if the thread is interrupted
     */
    List<int[]> play(int atLeast, int seed, int threads, Consumer<String> progress) throws InterruptedException {
        int seats = setup.seats();
        int games = (atLeast + seats - 1) / seats * seats;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<int[]>> results = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                int number = i;
                results.add(pool.submit(() -> game(number, seed + number / seats)));
            }
            List<int[]> ranks = new ArrayList<>();
            for (Future<int[]> future : results) {
                ranks.add(future.get());
                if (10 * ranks.size() / games > 10 * (ranks.size() - 1) / games) {
                    progress.accept(ranks.size() + " of " + games + " games");
                }
            }
            return ranks;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private int[] game(int number, int seed) {
        int seats = setup.seats();
        Session session = new Session(game, setup, Seed.of(seed));
        Player[] seated = new Player[seats];
        for (int seat = 0; seat < seats; seat++) {
            seated[seat] = players.get(place(seat, number) % players.size());
        }
        Player.play(session, seated);
        State over = session.state();
        int[] ranks = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            ranks[place(seat, number)] = over.rank(seat);
        }
        return ranks;
    }

    // Places keep their player and move one seat on from game to game.
    private int place(int seat, int number) {
        return (seat + number) % setup.seats();
    }

    /**
     * {@return a player's share of all wins, 0..1}
     *
     * @param ranks the rank of each seat
     * @param player the player
     * @param players the players, one per seat
     */
    static double share(List<int[]> ranks, int player, int players) {
        double sum = 0;
        for (int[] places : ranks) {
            sum += winShare(places, player, players);
        }
        return sum / ranks.size();
    }

    /**
     * {@return a player's share of one game's win, 0..1; shared wins are split}
     *
     * @param places the player of each seat
     * @param player the player
     * @param players the players, one per seat
     */
    static double winShare(int[] places, int player, int players) {
        int winners = 0;
        int own = 0;
        for (int place = 0; place < places.length; place++) {
            if (places[place] == 1) {
                winners++;
                own += place % players == player ? 1 : 0;
            }
        }
        return (double) own / winners;
    }
}
