package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Invalid links. A general test checks that valid links of every game read back. */
class LinkTest {
    /** The possible errors of a link with a correct checksum. */
    private static final Set<BadLink.Why> ABOUT_THE_PAYLOAD =
            Set.of(BadLink.Why.ILLEGAL, BadLink.Why.LONG, BadLink.Why.NEWER, BadLink.Why.OLDER);

    private static final Game TEMPLATE = new TemplateGame();

    static List<Game> games() {
        return TemplateGames.ALL;
    }

    // The checksum of Link, to test the checks after it.
    static String sealed(String body) {
        int hash = 0x811C9DC5;
        for (int i = 0; i < body.length(); i++) {
            hash = (hash ^ body.charAt(i)) * 0x01000193;
        }
        hash = Rng.mix(hash);
        StringBuilder text = new StringBuilder(body);
        for (int i = 0; i < 4; i++) {
            text.append(BitWriter.DIGITS.charAt(hash >>> (6 * i) & 63));
        }
        return text.toString();
    }

    private static BadLink.Why why(String text) {
        return assertThrows(BadLink.class, () -> Link.read(TemplateGames.ALL, text), text)
                .why();
    }

    private static Session played(Game game, int seats) {
        return new Case(game, Setup.of(game.info(), seats)).walk(1, session -> {});
    }

    private static String payload(BitWriter out) {
        return out.text();
    }

    private static BitWriter rules(int version) {
        BitWriter out = new BitWriter();
        out.put(version, 64);
        return out;
    }

    @Test
    void reportsTheReason() {
        String good = Link.game(played(TEMPLATE, 2).record());
        assertEquals(BadLink.Why.FORM, why(""));
        assertEquals(BadLink.Why.FORM, why("hello"));
        assertEquals(BadLink.Why.FORM, why("..."));
        assertEquals(BadLink.Why.FORM, why("one" + good.substring(1)));
        assertEquals(BadLink.Why.FORM, why("0" + good.substring(1)));
        assertEquals(BadLink.Why.FORM, why(sealed("2.template..B")));
        assertEquals(BadLink.Why.FORM, why(sealed("2.template.game.B")));
        assertEquals(BadLink.Why.LONG, why("A".repeat(Link.LONGEST + 1)));
        assertEquals(BadLink.Why.OLDER, why("1" + good.substring(1)));
        assertEquals(BadLink.Why.NEWER, why("3" + good.substring(1)));
        assertEquals(BadLink.Why.NEWER, why(sealed("2.template.g." + payload(rules(63)))));
        assertEquals(BadLink.Why.NEWER, why(sealed("2.template.z." + payload(rules(1)))));
        assertEquals(BadLink.Why.GAME, why(sealed("2.chess.g." + payload(rules(1)))));
        assertEquals(BadLink.Why.DAMAGED, why(good.substring(0, good.length() - 1)));
        assertEquals(BadLink.Why.DAMAGED, why(good + "A"));
        assertEquals(BadLink.Why.DAMAGED, why("2.template.g."));
        assertEquals(BadLink.Why.ILLEGAL, why(sealed("2.template.g." + payload(rules(0)))));
        assertEquals(BadLink.Why.ILLEGAL, why(sealed("2.template.g.not base64")));
        assertEquals(
                BadLink.Why.ILLEGAL,
                why(sealed(good.substring(0, good.length() - 4) + "________")),
                "data after the end of the game");
    }

    @Test
    void movesAfterTheEndAreIllegal() {
        Session over = played(TEMPLATE, 2);
        BitWriter out = rules(1);
        out.put(true);
        over.state().setup().write(out);
        out.putNumber(over.ply() + 1);
        assertTooLong(over, out);
        BitWriter longer = rules(1);
        longer.put(true);
        over.state().setup().write(longer);
        longer.putNumber(TEMPLATE.info().maxMoves() + 1);
        assertEquals(BadLink.Why.ILLEGAL, why(sealed("2.template.g." + payload(longer))));
    }

    private static void assertTooLong(Session over, BitWriter out) {
        MoveList legal = new MoveList();
        State state = over.at(0);
        for (int ply = 0; ply < over.ply(); ply++) {
            state.moves(legal);
            out.put(legal.indexOf(over.move(ply)), legal.size());
            state.play(over.move(ply));
        }
        assertEquals(BadLink.Why.ILLEGAL, why(sealed("2.template.g." + payload(out))));
    }

    @Test
    void onlyFinishedGamesContainTheirSeed() throws BadLink {
        Session session = played(TEMPLATE, 3);
        assertEquals(session.seed(), session.record().seed());
        assertNull(session.fullRecord().seed(), "a saved game stores its seed separately");
        Link link = Link.read(TemplateGames.ALL, Link.game(session.record()));
        assertEquals(Link.Kind.GAME, link.kind());
        assertEquals(session.seed(), link.record().seed());
        assertEquals(
                new RecordComparison(RecordComparison.Kind.SAME, session.ply()),
                RecordComparison.of(session.record(), link.record()));
        for (int number : new int[] {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 0x12345678}) {
            for (Seed seed :
                    List.of(Seed.of(number), new Seed(0, 0, 0, number), new Seed(number, ~number, 7, number))) {
                String withSeed = Link.game(session.fullRecord().withSeed(seed));
                assertEquals(
                        seed, Link.read(TemplateGames.ALL, withSeed).record().seed());
                assertTrue(withSeed.length() <= Link.game(session.fullRecord()).length() + 22, "128 bits and a flag");
            }
        }
        session.undo();
        assertNull(session.record().seed());
        GameRecord running = session.record();
        assertNull(Link.read(TemplateGames.ALL, Link.game(running)).record().seed());
        assertThrows(BadPosition.class, () -> running.withSeed(Seed.of(1)));
        BitWriter out = rules(1);
        Seed.of(7).write(out);
        out.put(true);
        running.start().setup().write(out);
        out.putNumber(0);
        assertEquals(BadLink.Why.ILLEGAL, why(sealed("2.template.f." + payload(out))), "not over");
    }

    @Test
    void seedIsOmittedIfChanceDidNotFollowIt() {
        Session first = played(TEMPLATE, 2);
        first.seek(first.ply() / 2);
        Session second = Session.of(first.record(), Seed.of(first.seed().a() + 1));
        MoveList legal = new MoveList();
        while (second.state().actor() != State.OVER) {
            second.state().moves(legal);
            second.play(second.state().actor() == State.CHANCE ? second.outcome() : legal.get(0));
        }
        assertNull(second.record().seed());
    }

    @Test
    void viewsCannotBePlayedOn() {
        Session session = new Case(TEMPLATE, Setup.of(TEMPLATE.info(), 3)).walk(1, at -> {});
        session.seek(20);
        State view = session.view(0);
        assertEquals(BadLink.Why.ILLEGAL, why(Link.position(TEMPLATE, view)));
        assertEquals(
                BadLink.Why.ILLEGAL,
                why(Link.game(Session.from(TEMPLATE, view, Seed.of(1)).record())));
    }

    @Test
    void turnLinksContainTagSeedAndLevels() throws BadLink {
        GameRecord record = played(TEMPLATE, 3).record().until(20);
        for (Link.CorrespondenceInfo turn : List.of(
                new Link.CorrespondenceInfo(0, Seed.of(0), List.of(0, 0, 0)),
                new Link.CorrespondenceInfo(-1, Seed.of(Integer.MIN_VALUE), List.of(15, 0, 15)),
                new Link.CorrespondenceInfo(0x12345678, new Seed(0xFEDCBA98, 1, -2, 0x80000000), List.of(0, 1, 2)))) {
            Link link = Link.read(TemplateGames.ALL, Link.turn(record, turn));
            assertTrue(Link.isTurn(Link.turn(record, turn)));
            assertFalse(Link.isTurn(Link.game(record)));
            assertEquals(Link.Kind.TURN, link.kind());
            assertEquals(turn, link.turn());
            assertEquals(
                    new RecordComparison(RecordComparison.Kind.SAME, 20), RecordComparison.of(record, link.record()));
        }
        assertThrows(IllegalArgumentException.class, () -> new Link.CorrespondenceInfo(1, Seed.of(1), List.of(0, 16)));
        assertThrows(IllegalArgumentException.class, () -> new Link.CorrespondenceInfo(1, Seed.of(1), List.of(-1, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> Link.turn(record, new Link.CorrespondenceInfo(1, Seed.of(1), List.of(0, 0))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCutAndEveryChangedCharacterIsDetected(Game game) {
        Rng rng = new Rng(3);
        Session over = played(game, game.info().minSeats());
        for (String good : List.of(
                Link.game(over.fullRecord()),
                Link.game(over.record().withSeed(Seed.of(-99))),
                Link.position(game, over.state()),
                Link.turn(over.record(), new Link.CorrespondenceInfo(-5, Seed.of(77), List.of(0, 3))),
                Link.view(game, over.at(over.ply() / 2), 0))) {
            for (int i = 0; i < good.length(); i++) {
                why(good.substring(0, i));
                for (int bit = 0; bit < 7; bit++) {
                    why(good.substring(0, i) + (char) (good.charAt(i) ^ 1 << bit) + good.substring(i + 1));
                }
                why(good.substring(0, i) + (char) rng.next(0x10000) + good.substring(i));
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void anyPayloadIsRejectedOrLegal(Game game) {
        Rng rng = new Rng(game.info().id().hashCode());
        List<String> seeds = new ArrayList<>();
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            Session over = played(game, seats);
            State middle = over.at(over.ply() / 2);
            seeds.add(Link.game(over.fullRecord()));
            seeds.add(Link.game(over.record().withSeed(Seed.of(seats))));
            seeds.add(Link.game(Session.from(game, middle, Seed.of(1)).record()));
            seeds.add(Link.turn(
                    Session.from(game, middle, Seed.of(1)).record(),
                    new Link.CorrespondenceInfo(9, Seed.of(-1), Collections.nCopies(seats, 2))));
            seeds.add(Link.turn(
                    over.record().until(over.ply() / 3),
                    new Link.CorrespondenceInfo(-1 << 31, Seed.of(5), Collections.nCopies(seats, 0))));
            seeds.add(Link.position(game, middle));
            seeds.add(Link.position(game, over.at(over.ply() / 5)));
            seeds.add(Link.view(game, middle, 0));
            seeds.add(Link.view(game, over.at(over.ply() / 5), seats - 1));
            seeds.add(Link.view(game, over.at(1), State.SPECTATOR));
        }
        int legal = 0;
        for (int i = 0; i < 15_000; i++) {
            String seed = seeds.get(rng.next(seeds.size()));
            String body = seed.substring(0, seed.length() - 4);
            int head = body.lastIndexOf('.') + 1;
            String text = sealed(body.substring(0, head) + damaged(body.substring(head), rng));
            try {
                isFullyValid(Link.read(TemplateGames.ALL, text), text);
                legal++;
            } catch (BadLink e) {
                assertTrue(ABOUT_THE_PAYLOAD.contains(e.why()), text);
            }
        }
        assertTrue(legal > 100, "some of them are games: " + legal);
    }

    // Changes, swaps, drops or inserts some digits, or randomizes all but the first.
    private static String damaged(String payload, Rng rng) {
        StringBuilder text = new StringBuilder(payload);
        if (rng.next(4) == 0) {
            text.setLength(Math.min(text.length(), 1 + rng.next(6)));
            for (int more = rng.next(1 << rng.next(9)); more >= 0; more--) {
                text.append(digit(rng));
            }
            return text.toString();
        }
        for (int changes = 1 + rng.next(3); changes > 0; changes--) {
            int at = rng.next(text.length() + 1);
            switch (rng.next(4)) {
                case 0 -> text.insert(at, digit(rng));
                case 1 -> text.setLength(Math.max(1, at));
                default -> {
                    if (at < text.length()) {
                        text.setCharAt(at, digit(rng));
                    }
                }
            }
        }
        return text.toString();
    }

    private static char digit(Rng rng) {
        return BitWriter.DIGITS.charAt(rng.next(64));
    }

    private static BitWriter viewOf(Link link) {
        BitWriter out = rules(1);
        out.put(link.seat() == State.SPECTATOR ? 0 : 1 + link.seat(), 8);
        link.record().at(0).write(out);
        return out;
    }

    // An accepted link must be writable and playable like any other.
    private static void isFullyValid(Link link, String text) throws BadLink {
        GameRecord record = link.record();
        Game game = record.game();
        State state = record.at(record.length());
        String again = switch (link.kind()) {
            case GAME -> Link.game(record);
            case POSITION -> Link.position(game, state);
            case VIEW -> sealed(text.substring(0, text.lastIndexOf('.') + 1) + payload(viewOf(link)));
            case TURN -> Link.turn(record, link.turn());
        };
        Link other = Link.read(TemplateGames.ALL, again);
        assertEquals(link.turn(), other.turn());
        assertEquals(record.seed(), other.record().seed());
        assertEquals(
                Case.text(state), Case.text(other.record().at(other.record().length())), text);
        Rng rng = new Rng(text.hashCode());
        for (int seat : Case.viewers(state)) {
            Case.moves(state.viewFor(seat));
            state.rank(Math.max(0, seat));
            state.score(Math.max(0, seat));
        }
        if (!state.isFullyKnown()) {
            String view = Case.text(state);
            state.determinize(rng);
            assertTrue(state.isFullyKnown(), view);
        }
        MoveList legal = new MoveList();
        int left = game.info().maxMoves();
        for (state.moves(legal); legal.size() > 0; state.moves(legal)) {
            int move = legal.sample(rng);
            game.formatMove(state, move);
            state.play(move);
            assertTrue(--left >= 0, "a game that does not end: " + text);
        }
        assertEquals(State.OVER, state.actor(), text);
    }

    private static BitWriter written(State state) {
        BitWriter out = rules(1);
        state.write(out);
        return out;
    }

    @Test
    void randomTextsAreRejected() {
        Rng rng = new Rng(77);
        String letters = "2.pontegvt" + BitWriter.DIGITS + " %#?&\n\u00e9";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = rng.next(60); length > 0; length--) {
                text.append(letters.charAt(rng.next(letters.length())));
            }
            why(text.toString());
            why("2.template.g." + text);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void oversizedPayloadsAreRejectedQuickly(Game game) {
        for (char digit : "AB_x".toCharArray()) {
            for (char kind : "gpvtf".toCharArray()) {
                for (int rules = 0; rules < 64; rules++) {
                    String head = "2." + game.info().id() + "." + kind + "." + BitWriter.DIGITS.charAt(rules);
                    String text = sealed(head + String.valueOf(digit).repeat(Link.LONGEST - head.length() - 4));
                    try {
                        Link.read(TemplateGames.ALL, text);
                    } catch (BadLink e) {
                        assertTrue(ABOUT_THE_PAYLOAD.contains(e.why()), text);
                    }
                }
            }
        }
    }
}
