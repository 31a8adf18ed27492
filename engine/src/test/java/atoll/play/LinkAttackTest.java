package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An attacker has the link of an unfinished game, all its outcomes and the seeds of earlier games. It tries small seeds and seeds
 * related to known values. No guess reproduces the past, and the best guess predicts no outcome.
 */
class LinkAttackTest {
    private static final int VICTIMS = 12;
    private static final int SMALL = 2500;

    /** A chance outcome in the link, and the next one. */
    private record Event(int place, int total, int from, int weight) {
        /** Whether a seed gives this outcome. */
        boolean followsFrom(Chance chance) {
            int drawn = chance.draw(place, total);
            return from <= drawn && drawn < from + weight;
        }

        double odds() {
            return (double) weight / total;
        }
    }

    /** How much the attacker's best guess explains, in bits, and whether it predicts the next outcome. */
    private record Attack(double bits, Seed guess, boolean predicts) {}

    static List<Game> games() {
        return Games.ALL.stream()
                .filter(game -> game.start(Setup.of(game.info(), 2)).actor() == State.CHANCE)
                .toList();
    }

    private static Seed secret(Rng rng) {
        return new Seed(rng.next(), rng.next(), rng.next(), rng.next());
    }

    /** A random game up to an uncertain outcome, at about the given ply. */
    private static Session unfinished(Game game, Seed seed, Rng rng) {
        Session session = new Session(game, Setup.of(game.info(), 2), seed);
        MoveList legal = new MoveList();
        int least = 50 + rng.next(20);
        while (true) {
            session.state().moves(legal);
            boolean chance = session.state().actor() == State.CHANCE;
            if (chance && legal.size() > 1 && session.ply() >= least) {
                return session;
            }
            session.play(chance ? session.outcome() : legal.sample(rng));
            if (session.state().actor() == State.OVER) {
                session.seek(least / 2);
                least = 0;
            }
        }
    }

    private static Event event(State state, int place, int move) {
        MoveList legal = new MoveList();
        state.moves(legal);
        int at = legal.indexOf(move);
        int from = 0;
        for (int i = 0; i < at; i++) {
            from += legal.weight(i);
        }
        return new Event(place, legal.totalWeight(), from, legal.weight(at));
    }

    private static List<Event> known(String link) throws BadLink {
        GameRecord record = Link.read(link).record();
        List<Event> events = new ArrayList<>();
        State state = record.start();
        for (int ply = 0; ply < record.length(); ply++) {
            if (state.actor() == State.CHANCE) {
                events.add(event(state, ply, record.move(ply)));
            }
            state.play(record.move(ply));
        }
        return events;
    }

    private static List<Seed> guesses(Seed earlier) {
        List<Seed> guesses = new ArrayList<>();
        for (int n = -SMALL; n < SMALL; n++) {
            guesses.addAll(List.of(
                    Seed.of(n),
                    new Seed(0, n, 0, 0),
                    new Seed(0, 0, 0, n),
                    new Seed(n, n, n, n),
                    // the next value of a counter, and a small step in one word
                    new Seed(earlier.a() + n, earlier.b(), earlier.c(), earlier.d()),
                    new Seed(earlier.a(), earlier.b(), earlier.c(), earlier.d() ^ n)));
        }
        guesses.add(new Seed(earlier.d(), earlier.c(), earlier.b(), earlier.a()));
        guesses.add(new Seed(~earlier.a(), ~earlier.b(), ~earlier.c(), ~earlier.d()));
        return guesses;
    }

    private static Attack attack(List<Event> known, Event due, List<Seed> guesses) {
        Attack best = new Attack(-1, null, false);
        for (Seed guess : guesses) {
            Chance chance = new Chance(guess);
            double bits = 0;
            int right = 0;
            while (right < known.size() && known.get(right).followsFrom(chance)) {
                bits -= Math.log(known.get(right).odds()) / Math.log(2);
                right++;
            }
            if (bits > best.bits()) {
                best = new Attack(bits, guess, due.followsFrom(chance));
            }
        }
        return best;
    }

    @ParameterizedTest
    @MethodSource("games")
    void linksRevealNoSeed(Game game) throws BadLink {
        Rng rng = new Rng(9);
        double expected = 0;
        double variance = 0;
        int predicted = 0;
        for (int i = 0; i < VICTIMS; i++) {
            Seed seed = secret(rng);
            Seed earlier = secret(rng);
            Session session = unfinished(game, seed, rng);
            List<Event> known = known(Link.game(session.record()));
            Event due = event(session.view(State.SPECTATOR), session.ply(), session.outcome());
            Attack best = attack(known, due, guesses(earlier));
            assertTrue(best.bits() < 40, "30,000 guesses are 15 bits: " + best);
            expected += due.odds();
            variance += due.odds() * (1 - due.odds());
            predicted += best.predicts() ? 1 : 0;
        }
        assertTrue(
                predicted <= expected + 1 + 4 * Math.sqrt(variance),
                predicted + " predicted, " + expected + " by the odds");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theAttackFindsSeedsThatItTries(Game game) throws BadLink {
        Rng rng = new Rng(10);
        Seed earlier = secret(rng);
        Seed next = new Seed(earlier.a() + 3, earlier.b(), earlier.c(), earlier.d());
        for (Seed weak : List.of(Seed.of(1234), new Seed(7, 7, 7, 7), next)) {
            Session session = unfinished(game, weak, rng);
            Event due = event(session.state(), session.ply(), session.outcome());
            Attack best = attack(known(Link.game(session.record())), due, guesses(earlier));
            assertEquals(weak, best.guess());
            assertTrue(best.predicts());
        }
    }

    /** If the 128 bits were folded into fewer, seeds with equal folds would give the same outcomes. */
    @Test
    void seedsWithEqualFoldsDiffer() {
        Rng rng = new Rng(11);
        int alike = 0;
        int all = 0;
        for (int i = 0; i < 400; i++) {
            Seed seed = secret(rng);
            int x = rng.next();
            for (Seed other : List.of(
                    new Seed(seed.a() ^ x, seed.b() ^ x, seed.c(), seed.d()),
                    new Seed(seed.a() + x, seed.b() - x, seed.c(), seed.d()),
                    new Seed(seed.b(), seed.a(), seed.d(), seed.c()),
                    new Seed(seed.a(), x, seed.c(), seed.d()),
                    new Seed(seed.a(), seed.b(), seed.c(), x))) {
                assertNotEquals(seed, other);
                Chance one = new Chance(seed);
                Chance two = new Chance(other);
                for (int place = 0; place < 5; place++) {
                    alike += one.draw(place, 10) == two.draw(place, 10) ? 1 : 0;
                    all++;
                }
            }
        }
        assertEquals(all / 10.0, alike, 5 * Math.sqrt(all * 0.09), "one in ten, within five deviations");
    }
}
