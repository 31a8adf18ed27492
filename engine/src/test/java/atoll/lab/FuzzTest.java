package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing that can be typed, pasted or imported is more than refused; a longer run is {@code Lab fuzz}. */
class FuzzTest {
    private static final int SEED = 2026;
    private static final int INPUTS = 60_000;

    static List<Fuzz> all() {
        return Fuzzing.all(TemplateGames.ALL);
    }

    @ParameterizedTest
    @MethodSource("all")
    @Timeout(600)
    void whateverIsReadIsRefusedOrInOrder(Fuzz fuzz) {
        Fuzz.Outcome outcome = Fuzz.run(fuzz, SEED, 0, INPUTS);
        assertNull(outcome.trouble());
        assertEquals(INPUTS, outcome.inputs());
        assertTrue(outcome.accepted() > INPUTS / 100, "some are in order: " + outcome.accepted());
        assertTrue(outcome.accepted() < INPUTS / 2, "most are not: " + outcome.accepted());
    }

    @ParameterizedTest
    @MethodSource("all")
    void samplesAreManyAndTheSameEachTime(Fuzz fuzz) {
        Set<String> samples = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            String sample = fuzz.sample(new Rng(SEED, i));
            assertEquals(sample, fuzz.sample(new Rng(SEED, i)));
            samples.add(sample);
        }
        assertTrue(samples.size() > 800, samples.size() + " of 1000");
    }

    @Test
    void theChecksumOfSamplesIsThatOfLinks() {
        TemplateGame game = new TemplateGame();
        String link = Link.game(new Session(game, Setup.of(game.info(), 2), Seed.of(1)).record());
        assertEquals(link, FuzzLinks.sealed(link.substring(0, link.length() - 4)));
        assertNotEquals(link, FuzzLinks.sealed(link));
    }

    @Test
    void stopsAtTheFirstTroubleAndSaysWhichItIs() {
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
