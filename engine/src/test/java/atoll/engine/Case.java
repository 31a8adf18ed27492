package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.GameRecord;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A game with a setup: the input of every general test. */
public record Case(Game game, Setup setup) {
    /** Every game, with every number of seats and every combination of options. */
    public static List<Case> all() {
        List<Case> cases = new ArrayList<>();
        for (Game game : TemplateGames.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                List<Setup> setups = List.of(Setup.of(game.info(), seats));
                for (Option option : game.info().options()) {
                    List<Setup> more = new ArrayList<>();
                    for (Setup setup : setups) {
                        option.values().forEach(value -> more.add(setup.with(option.id(), value)));
                    }
                    setups = more;
                }
                setups.forEach(setup -> cases.add(new Case(game, setup)));
            }
        }
        return cases;
    }

    /** A number of seeds that takes about the same time for every game: fewer for games with many seats and cards. */
    public int seeds(int most) {
        return game.info().maxSeats() > 4 ? Math.min(2, most) : most;
    }

    /** Plays a random game, the same for the same seed; calls {@code visitor} before every move and at the end. */
    public Session walk(int seed, Consumer<Session> visitor) {
        Session session = new Session(game, setup, Seed.of(seed));
        MoveList legal = new MoveList();
        visitor.accept(session);
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(
                    session.state().actor() == State.CHANCE
                            ? session.outcome()
                            : legal.sample(new Rng(seed, ~session.ply())));
            visitor.accept(session);
        }
        return session;
    }

    /** As {@link #walk}, but visits only about {@code visits} positions of the game. */
    public Session stroll(int seed, int visits, Consumer<Session> visitor) {
        Rng rng = new Rng(seed, 1 << 30);
        int plies = walk(seed, session -> {}).ply() + 1;
        return walk(seed, session -> {
            if (rng.next(plies) < visits) {
                visitor.accept(session);
            }
        });
    }

    /** {@return whether somebody does not see a move of a random game, the same for the same seed} */
    public boolean hidesMoves(int seed) {
        GameRecord record = walk(seed, session -> {}).record();
        State state = record.at(0);
        for (int ply = 0; ply < record.length(); ply++) {
            for (int viewer : viewers(state)) {
                if (!state.isVisibleTo(viewer, record.move(ply))) {
                    return true;
                }
            }
            state.play(record.move(ply));
        }
        return false;
    }

    /** All viewers: a spectator and all seats. */
    public static List<Integer> viewers(State state) {
        List<Integer> viewers = new ArrayList<>(List.of(State.SPECTATOR));
        for (int seat = 0; seat < state.seats(); seat++) {
            viewers.add(seat);
        }
        return viewers;
    }

    /** The encoded state and its hash. */
    public static String text(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text() + " " + out.hash();
    }

    public static List<Integer> moves(State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            moves.add(legal.get(i));
        }
        return moves;
    }

    public static List<Integer> weights(State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        List<Integer> weights = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            weights.add(legal.weight(i));
        }
        return weights;
    }

    /** Plays a fully known state at random to its end, which must come in time. */
    public static void playOut(State state, int ply) {
        MoveList legal = new MoveList();
        Rng rng = new Rng(ply, 99);
        int left = state.setup().info().maxMoves();
        for (state.moves(legal); legal.size() > 0; state.moves(legal)) {
            state.play(legal.sample(rng));
            assertTrue(--left >= 0, "a game that does not end");
        }
        assertEquals(State.OVER, state.actor());
    }

    @Override
    public String toString() {
        return setup.toString();
    }
}
