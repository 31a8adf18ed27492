package atoll.play;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;

/**
 * The written form of a whole game, a position, one seat's view, or a game that is played by sending it to and fro; see the
 * package.
 *
 * @param kind what was written
 * @param record the game; a position or view is a record without moves
 * @param seat whose view it is, {@link State#SPECTATOR} for a spectator's; SPECTATOR also where everything is shown
 * @param turn which game it is a turn of; null for every kind but TURN
 */
public record Link(Kind kind, GameRecord record, int seat, Link.CorrespondenceInfo turn) {
    /** What a link shows. */
    public enum Kind {
        GAME('g'),
        POSITION('p'),
        VIEW('v'),
        TURN('t');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }
    }

    /**
     * What all the links of one game that is played by link have in common.
     *
     * @param tag names the game: drawn at its start, and so the same in all its links and hardly in any other
     * @param seed of {@link Session}: chance stays what it was
     * @param levels for each seat 0 if a person plays it, else the level of the bot, up to 15; this program may know fewer
     */
    public record CorrespondenceInfo(int tag, Seed seed, List<Integer> levels) {
        /** Throws IllegalArgumentException if a level is out of range. */
        public CorrespondenceInfo {
            levels = List.copyOf(levels);
            for (int level : levels) {
                if (level < 0 || level >= LEVELS) {
                    throw new IllegalArgumentException("level " + level);
                }
            }
        }
    }

    /** Longer texts are refused unread. */
    public static final int LONGEST = 8000;

    /** Links with more moves are refused: five times as many as any game takes in earnest, and soon read. */
    public static final int MOST_MOVES = 3000;

    /** The same of texts that are kept: room for the longest game of all, and little enough to be read. */
    private static final int LONGEST_KEPT = 30_000;
    /** By how many characters a link to play by may be longer than one to the same game. */
    private static final int TURN_EXTRA = 40;
    /** In place of the letter of GAME: the seed of the game, which is over, comes first. */
    private static final char FINISHED = 'f';

    private static final int FORMAT = 2;
    /** A spectator and as many seats as any game may have. */
    private static final int VIEWERS = 8;

    private static final int LEVELS = 16;
    private static final int RULES = 64;
    private static final int CHECK_DIGITS = 4;

    /** A link of any kind but TURN. */
    public Link(Kind kind, GameRecord record, int seat) {
        this(kind, record, seat, null);
    }

    /** A whole game, and its seed if the record tells it. */
    public static String game(GameRecord record) {
        BitWriter out = header(record.game());
        Seed seed = record.seed();
        if (seed != null) {
            seed.write(out);
        }
        write(record, out);
        return seal(seed == null ? Kind.GAME.letter : FINISHED, record.game(), out);
    }

    /** Whether a link to the whole game can be read again: it is neither too long nor has too many moves. */
    public static boolean canHold(GameRecord record) {
        return record.length() <= MOST_MOVES && game(record).length() <= LONGEST - TURN_EXTRA;
    }

    /**
     * A game so far, for the one who is to play on. Throws IllegalArgumentException if there is not one level for each
     * seat.
     */
    public static String turn(GameRecord record, Link.CorrespondenceInfo turn) {
        if (turn.levels().size() != record.start().seats()) {
            throw new IllegalArgumentException("one level a seat");
        }
        BitWriter out = header(record.game());
        Seed.putInt(out, turn.tag());
        turn.seed().write(out);
        write(record, out);
        // How many there are follows from the record; and persons, being zeros, cost nothing at the end.
        for (int level : turn.levels()) {
            out.put(level, LEVELS);
        }
        return seal(Kind.TURN.letter, record.game(), out);
    }

    private static void write(GameRecord record, BitWriter out) {
        State state = record.start();
        out.put(record.fromSetup());
        if (record.fromSetup()) {
            state.setup().write(out);
        } else {
            state.write(out);
        }
        out.putNumber(record.length());
        MoveList legal = new MoveList();
        for (int i = 0; i < record.length(); i++) {
            state.moves(legal);
            out.put(legal.indexOf(record.move(i)), legal.size());
            state.play(record.move(i));
        }
    }

    /** All of a position, what is hidden from the seats included. */
    public static String position(Game game, State state) {
        BitWriter out = header(game);
        state.write(out);
        return seal(Kind.POSITION.letter, game, out);
    }

    /** What one seat, or a spectator, knows of a position. */
    public static String view(Game game, State state, int seat) {
        BitWriter out = header(game);
        out.put(seat == State.SPECTATOR ? 0 : 1 + seat, VIEWERS);
        state.viewFor(seat).write(out);
        return seal(Kind.VIEW.letter, game, out);
    }

    /** Whether a text that may be a link says that it is a turn of a game played by link. */
    public static boolean isTurn(String text) {
        int dot = text.indexOf('.', text.indexOf('.') + 1);
        return dot > 0 && text.startsWith(Kind.TURN.letter + ".", dot + 1);
    }

    public static Link read(String text) throws BadLink {
        return read(Games.ALL, text);
    }

    /** Reads a link to one of {@code games}. */
    public static Link read(List<Game> games, String text) throws BadLink {
        return read(games, text, LONGEST, MOST_MOVES);
    }

    /** Reads a link that is kept: no address has to hold it. */
    static Link readSaved(String text) throws BadLink {
        return read(Games.ALL, text, LONGEST_KEPT, Integer.MAX_VALUE);
    }

    private static Link read(List<Game> games, String text, int longest, int most) throws BadLink {
        if (text.length() > longest) {
            throw new BadLink(BadLink.Why.LONG, "longer than " + longest + " characters");
        }
        int dot1 = text.indexOf('.');
        int dot2 = text.indexOf('.', dot1 + 1);
        int dot3 = text.indexOf('.', dot2 + 1);
        if (dot1 < 0 || dot2 < 0 || dot3 < 0 || dot3 != dot2 + 2) {
            throw new BadLink(BadLink.Why.FORM, "not of the form 2.game.g.payload");
        }
        checkFormat(text.substring(0, dot1));
        int body = text.length() - CHECK_DIGITS;
        if (body <= dot3 || !checksum(text.substring(0, body)).equals(text.substring(body))) {
            throw new BadLink(BadLink.Why.DAMAGED, "the checksum is wrong: cut or mistyped");
        }
        Game game = Games.find(games, text.substring(dot1 + 1, dot2));
        if (game == null) {
            throw new BadLink(BadLink.Why.GAME, "no game called " + text.substring(dot1 + 1, dot2));
        }
        try {
            return read(game, text.charAt(dot3 - 1), new BitReader(text.substring(dot3 + 1, body)), most);
        } catch (BadPosition e) {
            throw new BadLink(BadLink.Why.ILLEGAL, e.getMessage());
        }
    }

    private static void checkFormat(String format) throws BadLink {
        if (format.isEmpty() || format.length() > 3) {
            throw new BadLink(BadLink.Why.FORM, "does not begin with the version of its format");
        }
        int number = 0;
        for (int i = 0; i < format.length(); i++) {
            int digit = format.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new BadLink(BadLink.Why.FORM, "does not begin with the version of its format");
            }
            number = 10 * number + digit;
        }
        if (number > FORMAT) {
            throw new BadLink(BadLink.Why.NEWER, "of format " + number + "; this program reads up to " + FORMAT);
        }
        if (number < 1) {
            throw new BadLink(BadLink.Why.FORM, "there is no format 0");
        }
        if (number < FORMAT) {
            throw new BadLink(BadLink.Why.OLDER, "of format " + number + ", which was never released");
        }
    }

    private static Link read(Game game, char letter, BitReader in, int most) throws BadLink {
        int rules = in.get(RULES);
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
        if (letter == FINISHED) {
            Seed seed = Seed.read(in);
            link = new Link(Kind.GAME, record(then, in, most).withSeed(seed), State.SPECTATOR);
        } else {
            link = read(then, kind(letter), in, most);
        }
        if (!in.atEnd()) {
            throw new BadPosition("more than a game");
        }
        return link;
    }

    private static Kind kind(char letter) throws BadLink {
        for (Kind kind : Kind.values()) {
            if (kind.letter == letter) {
                return kind;
            }
        }
        throw new BadLink(BadLink.Why.NEWER, "of an unknown kind");
    }

    private static Link read(Game game, Kind kind, BitReader in, int most) throws BadLink {
        return switch (kind) {
            case GAME -> new Link(kind, record(game, in, most), State.SPECTATOR);
            case POSITION -> new Link(kind, still(game, whole(game.read(in))), State.SPECTATOR);
            case VIEW -> {
                int seat = in.get(VIEWERS) - 1;
                State view = game.read(in);
                if (seat >= view.seats()) {
                    throw new BadPosition("the view of a seat that is not there");
                }
                yield new Link(kind, still(game, view), seat < 0 ? State.SPECTATOR : seat);
            }
            case TURN -> {
                int tag = Seed.getInt(in);
                Seed seed = Seed.read(in);
                GameRecord record = record(game, in, most);
                List<Integer> levels = new ArrayList<>();
                for (int seat = record.start().seats(); seat > 0; seat--) {
                    levels.add(in.get(LEVELS));
                }
                yield new Link(kind, record, State.SPECTATOR, new Link.CorrespondenceInfo(tag, seed, levels));
            }
        };
    }

    private static GameRecord still(Game game, State state) {
        return new GameRecord(game, state, false, new int[0]);
    }

    // Chance cannot turn up what a view does not know: nobody can play on from one.
    private static State whole(State state) {
        if (!state.isFullyKnown()) {
            throw new BadPosition("what one seat sees is no position to play from");
        }
        return state;
    }

    private static GameRecord record(Game game, BitReader in, int most) throws BadLink {
        boolean fromSetup = in.getFlag();
        State start = fromSetup ? game.start(Setup.read(game.info(), in)) : whole(game.read(in));
        int length = in.getNumber();
        if (length > game.info().maxMoves()) {
            throw new BadPosition("more moves than a game can have");
        }
        if (length > most) {
            throw new BadLink(BadLink.Why.LONG, "more than " + most + " moves");
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

    private static BitWriter header(Game game) {
        BitWriter out = new BitWriter();
        out.put(game.info().rules(), RULES);
        return out;
    }

    private static String seal(char letter, Game game, BitWriter out) {
        String body = FORMAT + "." + game.info().id() + "." + letter + "." + out.text();
        return body + checksum(body);
    }

    // 24 bits of FNV-1a, finished so that every bit of the text reaches every digit.
    private static String checksum(String body) {
        int hash = 0x811C9DC5;
        for (int i = 0; i < body.length(); i++) {
            hash = (hash ^ body.charAt(i)) * 0x01000193;
        }
        hash = Rng.mix(hash);
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < CHECK_DIGITS; i++) {
            digits.append(BitWriter.DIGITS.charAt(hash >>> (6 * i) & 63));
        }
        return digits.toString();
    }
}
