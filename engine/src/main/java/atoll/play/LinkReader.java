package atoll.play;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;

/** Reads the text of a link. Checks its form, its checksum and every move, and says what is wrong. */
final class LinkReader {
    /** The limit for saved games: enough for the longest possible game, and still fast to read. */
    private static final int LONGEST_SAVED = 30_000;

    private final int maxLength;
    private final int maxMoves;

    private LinkReader(int maxLength, int maxMoves) {
        this.maxLength = maxLength;
        this.maxMoves = maxMoves;
    }

    /** {@return a reader of links in addresses} */
    static LinkReader ofAddresses() {
        return new LinkReader(Link.LONGEST, Link.MOST_MOVES);
    }

    /** {@return a reader of links in saved games, which need not fit in an address} */
    static LinkReader ofSavedGames() {
        return new LinkReader(LONGEST_SAVED, Integer.MAX_VALUE);
    }

    /**
     * Reads a link of one of {@code games}.
     *
     * @param games the games that can be read
     * @param text the written form
     * @return the link
     * @throws BadLink if the text is no valid link of these games
     */
    Link read(List<Game> games, String text) throws BadLink {
        if (text.length() > maxLength) {
            throw new BadLink(BadLink.Why.LONG, "longer than " + maxLength + " characters");
        }
        int dot1 = text.indexOf('.');
        int dot2 = text.indexOf('.', dot1 + 1);
        int dot3 = text.indexOf('.', dot2 + 1);
        if (dot1 < 0 || dot2 < 0 || dot3 < 0 || dot3 != dot2 + 2) {
            throw new BadLink(BadLink.Why.FORM, "not of the form 2.game.g.payload");
        }
        checkFormat(text.substring(0, dot1));
        int body = text.length() - Link.CHECK_DIGITS;
        if (body <= dot3 || !Link.checksum(text.substring(0, body)).equals(text.substring(body))) {
            throw new BadLink(BadLink.Why.DAMAGED, "the checksum is wrong: cut or mistyped");
        }
        Game game = Games.find(games, text.substring(dot1 + 1, dot2));
        if (game == null) {
            throw new BadLink(BadLink.Why.GAME, "no game called " + text.substring(dot1 + 1, dot2));
        }
        try {
            return read(game, text.charAt(dot3 - 1), new BitReader(text.substring(dot3 + 1, body)));
        } catch (BadPosition e) {
            throw new BadLink(BadLink.Why.ILLEGAL, e.getMessage());
        }
    }

    private static void checkFormat(String format) throws BadLink {
        if (format.isEmpty() || format.length() > 3) {
            throw new BadLink(BadLink.Why.FORM, "does not start with a format version");
        }
        int number = 0;
        for (int i = 0; i < format.length(); i++) {
            int digit = format.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new BadLink(BadLink.Why.FORM, "does not start with a format version");
            }
            number = 10 * number + digit;
        }
        if (number > Link.FORMAT) {
            throw new BadLink(BadLink.Why.NEWER, "of format " + number + "; this program reads up to " + Link.FORMAT);
        }
        if (number < 1) {
            throw new BadLink(BadLink.Why.FORM, "there is no format 0");
        }
        if (number < Link.FORMAT) {
            throw new BadLink(BadLink.Why.OLDER, "of format " + number + ", which was never released");
        }
    }

    private Link read(Game game, char letter, BitReader in) throws BadLink {
        int rules = in.get(Link.RULES);
        if (rules > game.info().rules()) {
            throw new BadLink(BadLink.Why.NEWER, "of rules version " + rules);
        }
        if (rules < 1) {
            throw new BadPosition("there is no rules version 0");
        }
        Game then = game.withRulesVersion(rules);
        if (then == null) {
            throw new BadLink(BadLink.Why.OLDER, "of rules version " + rules + ", which was never released");
        }
        Link link;
        if (letter == Link.FINISHED) {
            Seed seed = Seed.read(in);
            link = new Link(Link.Kind.GAME, record(then, in).withSeed(seed), State.SPECTATOR);
        } else {
            link = read(then, kind(letter), in);
        }
        if (!in.atEnd()) {
            throw new BadPosition("data after the end of the game");
        }
        return link;
    }

    private static Link.Kind kind(char letter) throws BadLink {
        for (Link.Kind kind : Link.Kind.values()) {
            if (kind.letter() == letter) {
                return kind;
            }
        }
        throw new BadLink(BadLink.Why.NEWER, "of an unknown kind");
    }

    private Link read(Game game, Link.Kind kind, BitReader in) throws BadLink {
        return switch (kind) {
            case GAME -> new Link(kind, record(game, in), State.SPECTATOR);
            case POSITION -> new Link(kind, positionRecord(game, fullyKnown(game.read(in))), State.SPECTATOR);
            case VIEW -> {
                int seat = in.get(Link.VIEWERS) - 1;
                State view = game.read(in);
                if (seat >= view.seats()) {
                    throw new BadPosition("a view of a seat that does not exist");
                }
                yield new Link(kind, positionRecord(game, view), seat < 0 ? State.SPECTATOR : seat);
            }
            case TURN -> {
                int tag = Seed.getInt(in);
                Seed seed = Seed.read(in);
                GameRecord record = record(game, in);
                List<Integer> levels = new ArrayList<>();
                for (int seat = record.start().seats(); seat > 0; seat--) {
                    levels.add(in.get(Link.LEVELS));
                }
                yield new Link(kind, record, State.SPECTATOR, new Link.CorrespondenceInfo(tag, seed, levels));
            }
        };
    }

    private static GameRecord positionRecord(Game game, State state) {
        return new GameRecord(game, state, false, new int[0]);
    }

    // A view cannot be played on: chance cannot draw from what is unknown.
    private static State fullyKnown(State state) {
        if (!state.isFullyKnown()) {
            throw new BadPosition("a view of one seat cannot be played on");
        }
        return state;
    }

    private GameRecord record(Game game, BitReader in) throws BadLink {
        boolean fromSetup = in.getFlag();
        State start = fromSetup ? game.start(Setup.read(game.info(), in)) : fullyKnown(game.read(in));
        int length = in.getNumber();
        if (length > game.info().maxMoves()) {
            throw new BadPosition("more moves than a game can have");
        }
        if (length > maxMoves) {
            throw new BadLink(BadLink.Why.LONG, "more than " + maxMoves + " moves");
        }
        int[] moves = new int[length];
        State state = start.copy();
        MoveList legal = new MoveList();
        for (int i = 0; i < length; i++) {
            state.moves(legal);
            if (legal.size() == 0) {
                throw new BadPosition("moves after the end of the game");
            }
            moves[i] = legal.get(in.get(legal.size()));
            state.play(moves[i]);
        }
        return new GameRecord(game, start, fromSetup, moves);
    }
}
