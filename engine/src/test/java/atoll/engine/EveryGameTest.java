package atoll.engine;

import static atoll.engine.Case.moves;
import static atoll.engine.Case.text;
import static atoll.engine.Case.weights;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Notation;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * General tests of every game, with all numbers of seats and all options; a new game is tested by being in the list.
 * {@link EveryViewTest} tests views.
 */
class EveryGameTest {
    private static final int SEEDS = 5;
    private static final int VISITS = 30;

    static List<Case> cases() {
        return Case.all();
    }

    static List<Game> games() {
        return TemplateGames.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void infoIsSound(Game game) {
        GameInfo info = game.info();
        assertTrue(isWord(info.id()), info.id());
        assertTrue(2 <= info.minSeats() && info.minSeats() <= info.maxSeats() && info.maxSeats() <= 5);
        assertTrue(1 <= info.rules() && info.rules() < 64);
        Set<String> ids = new HashSet<>();
        for (Option option : info.options()) {
            assertTrue(isWords(option.id()), option.id());
            assertTrue(ids.add(option.id()));
            assertEquals(option.values().size(), new HashSet<>(option.values()).size());
        }
        assertEquals(
                1,
                TemplateGames.ALL.stream()
                        .filter(other -> other.info().id().equals(info.id()))
                        .count());
    }

    private static boolean isWord(String id) {
        return !id.isEmpty() && id.chars().allMatch(c -> 'a' <= c && c <= 'z');
    }

    // Camel-case words: size, or openMemory.
    private static boolean isWords(String id) {
        return !id.isEmpty() && isWord(id.substring(0, 1)) && isWord(id.toLowerCase(Locale.ROOT));
    }

    // 1. Legal moves are non-empty, distinct, in a fixed order; games end within a stated bound; ranks and scores
    // agree.

    @ParameterizedTest
    @MethodSource("cases")
    void movesAreDistinctAndInAFixedOrder(Case which) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            which.walk(seed, session -> {
                State state = session.state();
                List<Integer> moves = moves(state);
                List<Integer> weights = weights(state);
                assertEquals(state.actor() == State.OVER, moves.isEmpty());
                assertEquals(moves.size(), new HashSet<>(moves).size(), "distinct");
                assertTrue(moves.stream().allMatch(move -> move >= 0), "moves are at least 0");
                assertTrue(state.actor() == State.CHANCE || weights.stream().allMatch(weight -> weight == 1));
                assertEquals(moves, moves(state), "asked twice");
                assertEquals(moves, moves(state.copy()), "asked of a copy");
                assertEquals(weights, weights(state.copy()));
                assertTrue(State.OVER <= state.actor() && state.actor() < state.seats());
                assertTrue(state.isFullyKnown(), "a position that was played to hides nothing from itself");
            });
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void gamesEndInTime(Case which) {
        for (int seed = 1; seed <= 8 * SEEDS; seed++) {
            Session over = which.walk(seed, session -> {});
            assertTrue(over.ply() <= which.game().info().maxMoves(), "seed " + seed + ": " + over.ply() + " moves");
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void ranksAndScoresAgree(Case which) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Session over = which.walk(seed, session -> ranksAreSound(session.state()));
            State state = over.state();
            for (int i = 0; i < state.seats(); i++) {
                for (int j = 0; j < state.seats(); j++) {
                    // Some games have an immediate win that does not depend on points.
                    boolean wonAtOnce = state.rank(j) == 1 && winners(state) == 1;
                    if (state.score(i) > state.score(j) && !wonAtOnce) {
                        assertTrue(state.rank(i) < state.rank(j), "seed " + seed + ", seats " + i + " and " + j);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void favouriteIsTheFirstMoveOfTheGreatestPrior(Case which) {
        Evaluator evaluator = which.game().evaluator();
        for (int seed = 1; seed <= which.seeds(SEEDS); seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                if (state.actor() < 0) {
                    return;
                }
                int best = -1;
                int most = 0;
                MoveList legal = new MoveList();
                state.moves(legal);
                for (int i = 0; i < legal.size(); i++) {
                    int prior = evaluator.movePrior(state, legal.get(i));
                    if (prior > most) {
                        most = prior;
                        best = legal.get(i);
                    }
                }
                assertEquals(best, evaluator.favourite(state.copy(), legal));
            });
        }
    }

    private static void ranksAreSound(State state) {
        assertTrue(winners(state) > 0, "a seat is ahead");
        for (int seat = 0; seat < state.seats(); seat++) {
            int inFront = 0;
            for (int other = 0; other < state.seats(); other++) {
                inFront += state.rank(other) < state.rank(seat) ? 1 : 0;
            }
            assertEquals(1 + inFront, state.rank(seat));
        }
    }

    private static int winners(State state) {
        int winners = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            winners += state.rank(seat) == 1 ? 1 : 0;
        }
        return winners;
    }

    // 2. copyFrom and copy are equal and independent; play is deterministic; hash agrees with the encoding.

    @ParameterizedTest
    @MethodSource("cases")
    void copiesAreEqualAndIndependent(Case which) {
        State stale = which.walk(SEEDS + 1, session -> {}).state();
        for (int seed = 1; seed <= SEEDS; seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                String text = text(state);
                State copy = state.copy();
                stale.copyFrom(state);
                for (State twin : List.of(copy, stale)) {
                    same(state, twin);
                    assertEquals(state.hash(), twin.hash());
                    for (int move : moves(state)) {
                        State other = twin.copy();
                        other.play(move);
                        assertEquals(text, text(twin), "playing on a copy does not change the original");
                    }
                    Case.playOut(twin, session.ply());
                    assertEquals(text, text(state), "playing on a copy does not change the original");
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void playIsDeterministic(Case which) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            List<String> texts = new ArrayList<>();
            Session played = which.walk(seed, session -> texts.add(text(session.state())));
            State state = which.game().start(which.setup());
            State other = state.copy();
            for (int ply = 0; ply < played.ply(); ply++) {
                assertEquals(texts.get(ply), text(state));
                other.copyFrom(state);
                other.play(played.move(ply));
                state.play(played.move(ply));
                assertEquals(state.hash(), other.hash());
            }
            assertEquals(texts.get(played.ply()), text(state));
        }
    }

    // 3. Tokens are unique and read back; state, view, record and link round-trip.

    @ParameterizedTest
    @MethodSource("cases")
    void tokensAreUniqueAndReadBack(Case which) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            which.walk(seed, session -> {
                Set<String> tokens = new HashSet<>();
                for (int move : moves(session.state())) {
                    String token = which.game().formatMove(session.state(), move);
                    assertTrue(tokens.add(token), "twice: " + token);
                    assertTrue(!token.isEmpty() && token.chars().allMatch(c -> '!' <= c && c <= '~'), token);
                }
                if (session.ply() % 8 == 0) {
                    for (int move : moves(session.state())) {
                        String token = which.game().formatMove(session.state(), move);
                        assertEquals(move, which.game().parseMove(session.state(), token));
                    }
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void statesAndViewsAreReadBack(Case which) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            which.stroll(seed, VISITS, session -> {
                State state = session.state();
                readBack(which, state);
                State position = open(which, Link.position(which.game(), state), Link.Kind.POSITION)
                        .start();
                same(state, position);
                for (int seat : Case.viewers(state)) {
                    State view = state.viewFor(seat);
                    readBack(which, view);
                    same(
                            view,
                            open(which, Link.view(which.game(), state, seat), Link.Kind.VIEW)
                                    .start());
                }
            });
        }
    }

    private static void readBack(Case which, State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        BitReader in = new BitReader(out.text());
        State read = which.game().read(in);
        assertTrue(in.atEnd());
        same(state, read);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void recordsAreReadBack(Case which) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Session over = which.stroll(seed, VISITS / 5, session -> recordIsReadBack(which, session.record()));
            recordIsReadBack(which, over.record());
            Session from = Session.from(which.game(), over.at(over.ply() / 2), Seed.of(seed));
            for (int ply = over.ply() / 2; ply < over.ply(); ply++) {
                from.play(over.move(ply));
            }
            recordIsReadBack(which, from.record());
        }
    }

    private static void recordIsReadBack(Case which, GameRecord record) {
        String link = Link.game(record);
        assertTrue(link.length() < Link.LONGEST / 2, "the longest game must fit: " + link.length());
        same(record, open(which, link, Link.Kind.GAME));
        Link.CorrespondenceInfo turn = new Link.CorrespondenceInfo(
                record.length(), Seed.of(-7), Collections.nCopies(which.setup().seats(), 15));
        String turned = Link.turn(record, turn);
        assertTrue(turned.length() < Link.LONGEST / 2, "the longest game must fit: " + turned.length());
        same(record, open(which, turned, Link.Kind.TURN));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void encodingOfAnUnfinishedGameDoesNotDependOnTheSeed(Case which) {
        which.stroll(1, VISITS / 5, session -> {
            if (session.state().actor() != State.OVER) {
                Session other = Session.of(session.record(), new Seed(1, 2, 3, session.ply()));
                assertEquals(written(session), written(other));
            }
        });
    }

    private static List<String> written(Session session) {
        List<String> texts = new ArrayList<>(List.of(
                Link.game(session.record()),
                Link.game(session.fullRecord()),
                Link.position(session.game(), session.state()),
                Notation.of(session.record(), List.of(), names(session))));
        for (int seat : Case.viewers(session.state())) {
            texts.add(Link.view(session.game(), session.state(), seat));
            texts.add(text(session.view(seat)));
        }
        return texts;
    }

    private static List<String> names(Session session) {
        return Collections.nCopies(session.state().seats(), "somebody");
    }

    private static void same(GameRecord record, GameRecord read) {
        assertEquals(record.fromSetup(), read.fromSetup());
        assertEquals(record.length(), read.length());
        same(record.start(), read.start());
        for (int ply = 0; ply < record.length(); ply++) {
            assertEquals(record.move(ply), read.move(ply));
        }
        same(record.at(record.length()), read.at(read.length()));
    }

    private static GameRecord open(Case which, String text, Link.Kind kind) {
        try {
            Link link = Link.read(TemplateGames.ALL, text);
            assertEquals(kind, link.kind());
            assertEquals(which.setup(), link.record().start().setup());
            return link.record();
        } catch (BadLink e) {
            throw new AssertionError(text, e);
        }
    }

    private static void same(State one, State other) {
        assertEquals(text(one), text(other));
        assertEquals(one.setup(), other.setup());
        assertEquals(one.actor(), other.actor());
        assertEquals(one.isFullyKnown(), other.isFullyKnown());
        assertEquals(moves(one), moves(other));
        assertEquals(weights(one), weights(other));
        for (int seat = 0; seat < one.seats(); seat++) {
            assertEquals(one.score(seat), other.score(seat));
            assertEquals(one.rank(seat), other.rank(seat));
        }
    }
}
