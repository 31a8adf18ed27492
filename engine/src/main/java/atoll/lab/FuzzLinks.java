package atoll.lab;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Links of all games and kinds: cut, changed, spliced, too long or random, many of them with a correct checksum. */
final class FuzzLinks implements Fuzz {
    private static final int CHECK_DIGITS = 4;

    private final List<Game> games;
    private final List<String> valid = new ArrayList<>();
    private final MoveList legal = new MoveList();

    /**
     * Links of these games.
     *
     * @param games the games to choose from
     */
    FuzzLinks(List<Game> games) {
        this.games = games;
        for (Game game : games) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                addLinks(game, seats);
            }
        }
    }

    private void addLinks(Game game, int seats) {
        Session over = new Session(game, Setup.of(game.info(), seats), Seed.of(seats));
        Rng rng = new Rng(seats);
        for (over.state().moves(legal); legal.size() > 0; over.state().moves(legal)) {
            over.play(legal.sample(rng));
        }
        valid.add(Link.game(over.record()));
        valid.add(Link.game(over.record().withSeed(new Seed(seats, rng.next(), 0, seats))));
        valid.add(turn(over.record(), seats));
        valid.add(turn(over.record().until(over.ply() / 2), seats));
        for (int part = 0; part <= 4; part++) {
            State at = over.at(over.ply() * part / 4);
            valid.add(Link.position(game, at));
            valid.add(Link.game(Session.from(game, at, Seed.of(1)).record()));
            valid.add(Link.view(game, at, part % seats));
            valid.add(Link.view(game, at, State.SPECTATOR));
        }
    }

    private static String turn(GameRecord record, int seats) {
        return Link.turn(
                record, new Link.CorrespondenceInfo(seats, Seed.of(-seats), Collections.nCopies(seats, seats % 2)));
    }

    @Override
    public String name() {
        return "links";
    }

    @Override
    public String sample(Rng rng) {
        String text = valid.get(rng.next(valid.size()));
        String other = valid.get(rng.next(valid.size()));
        int head = text.lastIndexOf('.') + 1;
        String payload = text.substring(head, text.length() - CHECK_DIGITS);
        return switch (rng.next(16)) {
            case 0 -> Mutations.random(200, BitWriter.DIGITS + "2.pgvtf", rng);
            case 1 -> sealed(text.substring(0, head) + Mutations.random(400, BitWriter.DIGITS, rng));
            // The first character is the version of the rules.
            case 2, 3 -> sealed(text.substring(0, head + 1) + digits(1 << rng.next(10), rng));
            case 4 ->
                rng.next(10) > 0
                        ? sealed(other.substring(0, other.lastIndexOf('.') + 1) + payload)
                        : tooLong(text, rng);
            case 5, 6, 7 -> Mutations.damaged(text, other, BitWriter.DIGITS, rng);
            case 8, 9 -> sealed(Mutations.damaged(text, other, BitWriter.DIGITS, rng));
            default -> {
                String otherPayload = other.substring(other.lastIndexOf('.') + 1);
                yield sealed(text.substring(0, head) + Mutations.damaged(payload, otherPayload, BitWriter.DIGITS, rng));
            }
        };
    }

    private static String tooLong(String text, Rng rng) {
        int length = Link.LONGEST + rng.next(3) - 1 - CHECK_DIGITS;
        return sealed(text + digits(length - text.length(), rng));
    }

    private static String digits(int length, Rng rng) {
        StringBuilder digits = new StringBuilder();
        while (digits.length() < length) {
            digits.append(BitWriter.DIGITS.charAt(rng.next(BitWriter.DIGITS.length())));
        }
        return digits.toString();
    }

    // The checksum of Link: an attacker can compute it as well.
    /**
     * {@return a link with the right checksum}
     *
     * @param body a link without its checksum
     */
    static String sealed(String body) {
        int hash = 0x811C9DC5;
        for (int i = 0; i < body.length(); i++) {
            hash = (hash ^ body.charAt(i)) * 0x01000193;
        }
        hash = Rng.mix(hash);
        StringBuilder text = new StringBuilder(body);
        for (int i = 0; i < CHECK_DIGITS; i++) {
            text.append(BitWriter.DIGITS.charAt(hash >>> (6 * i) & 63));
        }
        return text.toString();
    }

    @Override
    public boolean check(String text) throws BadLink {
        return check(games, text);
    }

    /**
     * Whether a text is accepted as a link of one of {@code games}; its content must then be valid.
     *
     * @param games the games to choose from
     * @param text the text to read
     * @return the result of the check
     * @throws BadLink if the text is no valid link of these games
     */
    static boolean check(List<Game> games, String text) throws BadLink {
        Link link;
        try {
            link = Link.read(games, text);
        } catch (BadLink e) {
            return false;
        }
        GameRecord record = link.record();
        State last = record.at(record.length());
        checkRoundTrip(games, link, last);
        PositionCheck.of(record.game(), last, new Rng(text.hashCode()));
        return true;
    }

    private static void checkRoundTrip(List<Game> games, Link link, State last) throws BadLink {
        Game game = link.record().game();
        String again = switch (link.kind()) {
            case GAME -> Link.game(link.record());
            case POSITION -> Link.position(game, last);
            case VIEW -> Link.view(game, last, link.seat());
            case TURN -> Link.turn(link.record(), link.turn());
        };
        State expected = link.kind() == Link.Kind.VIEW ? last.viewFor(link.seat()) : last;
        GameRecord read = Link.read(games, again).record();
        expect(Objects.equals(read.seed(), link.record().seed()), "a round trip changed the seed");
        expect(
                PositionCheck.written(read.at(read.length())).equals(PositionCheck.written(expected)),
                "a round trip changed the position");
    }

    private static void expect(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }
}
