package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Invalid input is only ever rejected; for a longer run use {@code Lab fuzz}. */
class FuzzTest {
    private static final int SEED = 2026;
    private static final int INPUTS_A_GAME = 10_000;

    static List<Fuzz> all() {
        return FuzzCommand.all(TemplateGames.ALL);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("all")
    @Timeout(600)
    void allInputIsRejectedOrValid(Fuzz fuzz) {
        boolean few = !(fuzz instanceof FuzzLinks); // the others are slower to check
        int inputs = INPUTS_A_GAME * (few ? 1 : TemplateGames.ALL.size());
        Fuzz.Outcome outcome = Fuzz.run(fuzz, SEED, 0, inputs);
        assertNull(outcome.trouble());
        assertEquals(inputs, outcome.inputs());
        assertTrue(outcome.accepted() > inputs / 100, "some are valid: " + outcome.accepted());
        int most = forms(fuzz) < inputs ? inputs : inputs * 3 / 4;
        assertTrue(outcome.accepted() < most, "many are not: " + outcome.accepted());
    }

    // How many positions the numbers of a game could write: in a tiny game most are possible, and come more than once.
    private static double forms(Fuzz fuzz) {
        double[] most = {0};
        for (Game game : TemplateGames.ALL) {
            if (fuzz.name().equals("positions of " + game.info().id())) {
                Setup setup = Setup.of(game.info(), game.info().minSeats());
                BitWriter options = new BitWriter();
                setup.write(options);
                new Case(game, setup).walk(SEED, session -> {
                    BitWriter position = new BitWriter();
                    session.state().write(position);
                    most[0] = Math.max(most[0], forms(position) / forms(options));
                });
            }
        }
        return most[0] > 0 ? most[0] : Double.POSITIVE_INFINITY;
    }

    private static double forms(BitWriter numbers) {
        double forms = 1;
        for (int i = 0; i < numbers.size(); i++) {
            forms *= numbers.radix(i);
        }
        return forms;
    }

    private static List<String> onceBroken() throws IOException {
        try (InputStream in = FuzzTest.class.getResourceAsStream("/fuzz/links.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    /** Each of these was once accepted and then failed. */
    @Tag("slow")
    @Test
    void oldFailuresAreRejectedOrValid() throws Exception {
        FuzzLinks links = new FuzzLinks(TemplateGames.ALL);
        Set<String> failed = new TreeSet<>();
        for (String line : onceBroken()) {
            if (!line.startsWith("#")) {
                links.check(line);
                isRejectedOrValid(line);
                assertEquals(line, FuzzLinks.sealed(line.substring(0, line.length() - 4)), "the checksum is correct");
                failed.add(line.split("\\.")[1]);
            }
        }
        assertEquals(Set.of("kanaloa", "rapanui", "template"), failed, "every game that has ever failed");
    }

    // An error need not occur in the first random game from the position.
    private static void isRejectedOrValid(String line) {
        GameRecord record;
        try {
            record = Link.read(TemplateGames.ALL, line).record();
        } catch (BadLink e) {
            return;
        }
        for (int seed = 0; seed < 200; seed++) {
            PositionCheck.of(record.game(), record.at(record.length()), new Rng(seed));
        }
    }

    /** A mutant differs from a real position only in some numbers, and is often accepted. */
    @Test
    void mutantsStayBelowTheirRadices() {
        TemplateGame game = new TemplateGame();
        State start = game.start(Setup.of(game.info(), 2));
        State later = game.start(Setup.of(game.info(), 5));
        MoveList legal = new MoveList();
        later.moves(legal);
        later.play(legal.get(0));
        Digits digits = Digits.of(start);
        assertEquals(PositionCheck.written(start), digits.text());
        Set<String> mutants = new HashSet<>();
        int read = 0;
        for (int i = 0; i < 1000; i++) {
            // BitWriter throws if a number is not below its radix.
            String mutant = digits.mutant(Digits.of(later), new Rng(i)).text();
            mutants.add(mutant);
            try {
                game.read(new BitReader(mutant));
                read++;
            } catch (BadPosition e) {
                continue;
            }
        }
        assertEquals(PositionCheck.written(start), digits.text(), "the original stays as it is");
        assertTrue(mutants.size() > 300, mutants.size() + " different ones");
        assertTrue(read > 20, read + " read");
    }

    @Test
    void errorsInPositionsAreFound() {
        TemplateGame game = new TemplateGame();
        State start = game.start(Setup.of(game.info(), 2));
        PositionCheck.of(game, start, new Rng(1));
        assertThrows(AssertionError.class, () -> PositionCheck.of(reading(FuzzTest::onePlyOn), start, new Rng(1)));
        assertThrows(AssertionError.class, () -> PositionCheck.of(reading(FuzzTest::onlyOfChance), start, new Rng(1)));
    }

    // The template game with a modified reader for positions.
    private static Game reading(UnaryOperator<State> change) {
        Game game = new TemplateGame();
        return new Game() {
            @Override
            public GameInfo info() {
                return game.info();
            }

            @Override
            public State start(Setup setup) {
                return game.start(setup);
            }

            @Override
            public String formatMove(State at, int move) {
                return game.formatMove(at, move);
            }

            @Override
            public State read(BitReader in) {
                return change.apply(game.read(in));
            }
        };
    }

    private static State onePlyOn(State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        if (legal.size() > 0) {
            state.play(legal.get(0));
        }
        return state;
    }

    private static State onlyOfChance(State state) {
        if (state.actor() >= 0) {
            throw new BadPosition("a seat decides");
        }
        return state;
    }

    @ParameterizedTest
    @MethodSource("all")
    void samplesVaryAndAreReproducible(Fuzz fuzz) {
        Set<String> samples = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            String sample = fuzz.sample(new Rng(SEED, i));
            assertEquals(sample, fuzz.sample(new Rng(SEED, i)));
            samples.add(sample);
        }
        assertTrue(samples.size() > Math.min(700, forms(fuzz)), samples.size() + " of 1000");
    }

    @Test
    void samplesHaveTheChecksumOfLinks() {
        TemplateGame game = new TemplateGame();
        String link = Link.game(new Session(game, Setup.of(game.info(), 2), Seed.of(1)).record());
        assertEquals(link, FuzzLinks.sealed(link.substring(0, link.length() - 4)));
        assertNotEquals(link, FuzzLinks.sealed(link));
    }

    @Test
    void stopsAtTheFirstFailureAndReportsIt() {
        Fuzz fragile = new Fuzz() {
            @Override
            public String name() {
                return "numbers";
            }

            @Override
            public String sample(Rng rng) {
                return Integer.toString(rng.next(50));
            }

            @Override
            public boolean check(String text) {
                return 100 / (Integer.parseInt(text) - 7) != 0;
            }
        };
        Fuzz.Outcome outcome = Fuzz.run(fragile, 1, 0, 1000);
        assertTrue(outcome.inputs() < 1000);
        assertTrue(outcome.trouble().startsWith("input " + (outcome.inputs() - 1) + " of seed 1: "));
        assertTrue(outcome.trouble().endsWith(": 7"), outcome.trouble());
        Fuzz.Outcome again = Fuzz.run(fragile, 1, outcome.inputs() - 1, 1);
        assertEquals(outcome.trouble(), again.trouble());
    }
}
