package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.origo.OrigoState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.all.Tables;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rationales in games of all kinds: their texts exist, and their claims about points are true. */
class MoveRationalesTest {
    private static final int MANY = 40;
    /** The maximum number of hints in a hundred without a rationale. */
    private static final int PURPOSELESS = 4;

    record Case(Table table, Setup setup) {
        static List<Case> all() {
            List<Case> cases = new ArrayList<>();
            for (Table table : Tables.ALL) {
                Game game = Games.find(table.id());
                for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                    cases.add(new Case(table, Setup.of(game.info(), seats)));
                }
                for (Option option : game.info().options()) {
                    for (String value : option.values()) {
                        Setup plain = Setup.of(game.info(), game.info().maxSeats());
                        cases.add(new Case(table, plain.with(option.id(), value)));
                    }
                }
            }
            return cases;
        }
    }

    private interface Visitor {
        void visit(State truth, int move);
    }

    @ParameterizedTest
    @MethodSource("atoll.table.present.MoveRationalesTest$Case#all")
    void aRationaleIsAFewSentences(Case each) {
        List<Messages> languages =
                List.of(TestMessages.of("en", each.table.id()), TestMessages.of("de", each.table.id()));
        walk(each, (truth, move) -> {
            State view = truth.viewFor(truth.actor());
            int hash = view.hash();
            for (Messages messages : languages) {
                String rationale = each.table.rationale(view, move, messages);
                assertFalse(rationale.contains("{") || rationale.contains("  "), rationale);
                assertTrue(rationale.isEmpty() || rationale.endsWith("."), rationale);
            }
            assertEquals(hash, view.hash(), "the view is left as it is");
        });
    }

    @ParameterizedTest
    @MethodSource("atoll.table.present.MoveRationalesTest$Case#all")
    void aNameIsNotInflectedInGerman(Case each) {
        Messages german = TestMessages.of("de", each.table.id());
        Messages named = new Messages() {
            @Override
            public String text(String key) {
                return german.text(key);
            }

            @Override
            public String seat(int seat) {
                return "Kluger Bot";
            }
        };
        walk(each, (truth, move) -> {
            String rationale = each.table.rationale(truth.viewFor(truth.actor()), move, named);
            assertFalse(rationale.matches(".*(?<!verliert|Und|[.,])\\s+Kluger Bot.*"), rationale);
        });
    }

    /**
     * Kinds with {@code gain.} state how many more points the table shows then, {@code outlook.} how many more a scoring would
     * bring, {@code wins} that the game is won.
     */
    @ParameterizedTest
    @MethodSource("atoll.table.present.MoveRationalesTest$Case#all")
    void claimedPointsAreTrue(Case each) {
        walk(each, (truth, move) -> {
            int seat = truth.actor();
            State after = truth.copy();
            after.play(move);
            String prefix = "purpose." + each.table.id() + ".";
            int sentences = 0;
            for (String claim : each.table
                    .rationale(truth.viewFor(seat), move, key -> key + "={0};")
                    .split(";")) {
                String kind = claim.strip();
                sentences += kind.isEmpty() ? 0 : 1;
                if (kind.startsWith(prefix + "gain.")) {
                    assertEquals(
                            prefixOf(kind) + "=" + (each.table.score(after, seat) - each.table.score(truth, seat)),
                            kind);
                } else if (kind.startsWith(prefix + "outlook.")) {
                    int gain = outlook(after, seat) - outlook(truth, seat);
                    assertEquals(prefixOf(kind) + "=" + gain, kind);
                } else if (kind.startsWith(prefix + "wins")) {
                    assertEquals(State.OVER, after.actor());
                    assertEquals(1, after.rank(seat));
                }
            }
            assertTrue(sentences <= 3, sentences + " sentences");
        });
    }

    // In Origo a score has more than the points of a scoring: what was founded, and jumps.
    private static int outlook(State state, int seat) {
        return state instanceof OrigoState origo ? origo.survey().scoring().total(seat) : state.score(seat);
    }

    @ParameterizedTest
    @MethodSource("atoll.table.present.MoveRationalesTest$Case#all")
    void rationalesUseOnlyKnownInformation(Case each) {
        Messages messages = TestMessages.of("en", each.table.id());
        walk(each, (truth, move) -> {
            State view = truth.viewFor(truth.actor());
            String rationale = each.table.rationale(view, move, messages);
            State other = view.copy();
            other.determinize(new Rng(truth.hash()));
            assertEquals(rationale, each.table.rationale(other.viewFor(truth.actor()), move, messages));
        });
    }

    @Test
    void everyTableHasRationales() {
        for (Table table : Tables.ALL) {
            TreeSet<String> kinds = new TreeSet<>();
            Game game = Games.find(table.id());
            walk(new Case(table, Setup.of(game.info(), game.info().minSeats())), (truth, move) -> {
                String rationale = table.rationale(truth.viewFor(truth.actor()), move, key -> key + ";");
                for (String kind : rationale.split("; ?")) {
                    kinds.add(kind);
                }
            });
            kinds.remove("");
            assertTrue(kinds.size() >= 5, table.id() + " " + kinds);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("atoll.table.present.MoveRationalesTest$Case#all")
    void mostHintsHaveARationale(Case each) {
        Messages messages = TestMessages.of("en", each.table.id());
        Game game = Games.find(each.table.id());
        TreeMap<String, Integer> without = new TreeMap<>();
        int hints = 0;
        // a single game may have an unusual end
        for (int seed = 6; seed <= 8; seed++) {
            Session session = new Session(game, each.setup, Seed.of(seed));
            while (session.state().actor() != State.OVER) {
                State state = session.state();
                if (state.actor() == State.CHANCE) {
                    session.play(session.outcome());
                    continue;
                }
                State view = state.viewFor(state.actor());
                Search search = new Search(game, view, Level.of(2, game), session.ply());
                search.runUntilDecided(Integer.MAX_VALUE);
                if (search.moves().length > 1) {
                    hints++;
                    if (each.table.rationale(view, search.best(), messages).isEmpty()) {
                        without.merge(game.formatMove(view, search.best()), 1, Integer::sum);
                    }
                }
                session.play(search.best());
            }
        }
        int silent = without.values().stream().mapToInt(n -> n).sum();
        assertTrue(silent * 100 <= hints * PURPOSELESS, silent + " of " + hints + ": " + without);
    }

    @Test
    void aHintIncludesTheRationaleOnRequest() {
        Table table = Tables.of("ponte");
        Game game = Games.find("ponte");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(1));
        for (String token : "e5 f7 dark c3".split(" ")) {
            session.play(game.parseMove(session.state(), token));
        }
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        TablePresenter presenter = new TablePresenter(session, table, players, TestMessages.of("en", "ponte"));
        int move = game.parseMove(session.state(), "c4");
        assertEquals(
                "Hint: lay a tile on c4.",
                presenter.composer().hint(presenter.viewerSeat(), List.of(move), "Hint", false));
        assertEquals(
                "Hint: lay a tile on c4. Your sandbank there then has two tiles; four are an island.",
                presenter.composer().hint(presenter.viewerSeat(), List.of(move), "Hint", true));
        assertNotEquals("", table.rationale(presenter.view(), move, TestMessages.of("de", "ponte")));
        assertEquals(
                "Better: lay a tile on c3. Then: lay a tile on c4.",
                presenter
                        .composer()
                        .describeTurn(
                                3, presenter.viewerSeat(), List.of(session.move(3), move, session.move(0)), "Better"),
                "up to a move that is not legal");
    }

    private static String prefixOf(String claim) {
        return claim.substring(0, claim.indexOf('='));
    }

    // A random game; some of the moves in every few positions.
    private static void walk(Case each, Visitor visitor) {
        Session session = new Session(Games.find(each.table.id()), each.setup, Seed.of(5));
        MoveList legal = new MoveList();
        Rng rng = new Rng(9);
        while (session.state().actor() != State.OVER) {
            State state = session.state();
            state.moves(legal);
            if (state.actor() == State.CHANCE) {
                session.play(session.outcome());
                continue;
            }
            if (session.ply() % 5 == 0) {
                for (int i = 0; i < legal.size(); i += 1 + legal.size() / MANY) {
                    visitor.visit(state, legal.get(i));
                }
            }
            state.moves(legal);
            session.play(legal.sample(rng));
        }
    }
}
