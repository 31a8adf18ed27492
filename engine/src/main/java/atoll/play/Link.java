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
 * The text form of a whole game, a position, one seat's view, or a correspondence game that is played by sending links; see the
 * package.
 *
 * @param kind the kind of content
 * @param record the game; a position or view is a record without moves
 * @param seat the seat of a view, {@link State#SPECTATOR} for a spectator's view and for all other kinds
 * @param turn the correspondence game of a TURN; null for all other kinds
 */
public record Link(Kind kind, GameRecord record, int seat, Link.CorrespondenceInfo turn) {
    /** The kind of content of a link. */
    public enum Kind {
        /** A whole game with all its moves. */
        GAME('g'),
        /** A single position. */
        POSITION('p'),
        /** What one seat knows of a position. */
        VIEW('v'),
        /** A game by link: all moves so far, and the players. */
        TURN('t');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }
    }

    /**
     * The data that all links of one correspondence game share.
     *
     * @param tag identifies the game: drawn at random at its start, the same in all its links
     * @param seed of {@link Session}, so that chance continues unchanged
     * @param levels for each seat 0 for a person or the level of a bot, up to 15; this program may have fewer levels
     */
    public record CorrespondenceInfo(int tag, Seed seed, List<Integer> levels) {
        /**
         * Throws IllegalArgumentException if a level is out of range.
         *
         * @param tag distinguishes games by link with the same players
         * @param seed the source of chance
         * @param levels the level of each seat's bot, 0 for a person
         */
        public CorrespondenceInfo {
            levels = List.copyOf(levels);
            for (int level : levels) {
                if (level < 0 || level >= LEVELS) {
                    throw new IllegalArgumentException("level " + level);
                }
            }
        }
    }

    /** Longer texts are rejected without reading them. */
    public static final int LONGEST = 8000;

    /** Links with more moves are rejected. Five times the length of any serious game, and still fast to read. */
    public static final int MOST_MOVES = 3000;

    /** The limit for saved games: enough for the longest possible game, and still fast to read. */
    private static final int LONGEST_SAVED = 30_000;
    /** The extra length of a TURN link over the link of the same game, in characters. */
    private static final int TURN_EXTRA = 40;
    /** The letter of a finished game with its seed, in place of GAME's. The seed comes first. */
    private static final char FINISHED = 'f';

    private static final int FORMAT = 2;
    /** A spectator and the most seats of any game. */
    private static final int VIEWERS = 8;

    private static final int LEVELS = 16;
    private static final int RULES = 64;
    private static final int CHECK_DIGITS = 4;

    /**
     * A link of any kind but TURN.
     *
     * @param kind how it is written
     * @param record a game
     * @param seat a seat, from 0
     */
    public Link(Kind kind, GameRecord record, int seat) {
        this(kind, record, seat, null);
    }

    /**
     * {@return the link of a whole game, with its seed if the record has it}
     *
     * @param record a game
     */
    public static String game(GameRecord record) {
        BitWriter out = header(record.game());
        Seed seed = record.seed();
        if (seed != null) {
            seed.write(out);
        }
        write(record, out);
        return encode(seed == null ? Kind.GAME.letter : FINISHED, record.game(), out);
    }

    /**
     * {@return whether the link of the whole game can be read again: it is not too long and does not have too many
     * moves}
     *
     * @param record a game
     */
    public static boolean canHold(GameRecord record) {
        return record.length() <= MOST_MOVES && game(record).length() <= LONGEST - TURN_EXTRA;
    }

    /**
     * {@return the link of a game for the next player} Throws IllegalArgumentException if the number of levels is not
     * the number of seats.
     *
     * @param record a game
     * @param turn what a link by turns adds
     */
    public static String turn(GameRecord record, Link.CorrespondenceInfo turn) {
        if (turn.levels().size() != record.start().seats()) {
            throw new IllegalArgumentException("there must be one level per seat");
        }
        BitWriter out = header(record.game());
        Seed.putInt(out, turn.tag());
        turn.seed().write(out);
        write(record, out);
        // The number of levels follows from the record. Persons are zeros, which take no space at the end.
        for (int level : turn.levels()) {
            out.put(level, LEVELS);
        }
        return encode(Kind.TURN.letter, record.game(), out);
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

    /**
     * {@return the link of a whole position, hidden information included}
     *
     * @param game the rules
     * @param state a position
     */
    public static String position(Game game, State state) {
        BitWriter out = header(game);
        state.write(out);
        return encode(Kind.POSITION.letter, game, out);
    }

    /**
     * {@return the link of the view of one seat or a spectator}
     *
     * @param game the rules
     * @param state a position
     * @param seat a seat, from 0
     */
    public static String view(Game game, State state, int seat) {
        BitWriter out = header(game);
        out.put(seat == State.SPECTATOR ? 0 : 1 + seat, VIEWERS);
        state.viewFor(seat).write(out);
        return encode(Kind.VIEW.letter, game, out);
    }

    /**
     * {@return whether a text, which may be a link, has the form of a TURN link}
     *
     * @param text the written form
     */
    public static boolean isTurn(String text) {
        int dot = text.indexOf('.', text.indexOf('.') + 1);
        return dot > 0 && text.startsWith(Kind.TURN.letter + ".", dot + 1);
    }

    /**
     * Reads a link of any game.
     *
     * @param text the written form
     * @return the link
     * @throws BadLink if the text is no valid link of these games
     */
    public static Link read(String text) throws BadLink {
        return read(Games.ALL, text);
    }

    /**
     * Reads a link of one of {@code games}.
     *
     * @param games the games that can be read
     * @param text the written form
     * @return the link
     * @throws BadLink if the text is no valid link of these games
     */
    public static Link read(List<Game> games, String text) throws BadLink {
        return read(games, text, LONGEST, MOST_MOVES);
    }

    /**
     * Reads a link in a saved game; it need not fit in an address.
     *
     * @param text the written form
     * @return the link
     * @throws BadLink if the text is no valid link of these games
     */
    static Link readSaved(String text) throws BadLink {
        return read(Games.ALL, text, LONGEST_SAVED, Integer.MAX_VALUE);
    }

    private static Link read(List<Game> games, String text, int maxLength, int maxMoves) throws BadLink {
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
        int body = text.length() - CHECK_DIGITS;
        if (body <= dot3 || !checksum(text.substring(0, body)).equals(text.substring(body))) {
            throw new BadLink(BadLink.Why.DAMAGED, "the checksum is wrong: cut or mistyped");
        }
        Game game = Games.find(games, text.substring(dot1 + 1, dot2));
        if (game == null) {
            throw new BadLink(BadLink.Why.GAME, "no game called " + text.substring(dot1 + 1, dot2));
        }
        try {
            return read(game, text.charAt(dot3 - 1), new BitReader(text.substring(dot3 + 1, body)), maxMoves);
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

    private static Link read(Game game, char letter, BitReader in, int maxMoves) throws BadLink {
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
            link = new Link(Kind.GAME, record(then, in, maxMoves).withSeed(seed), State.SPECTATOR);
        } else {
            link = read(then, kind(letter), in, maxMoves);
        }
        if (!in.atEnd()) {
            throw new BadPosition("data after the end of the game");
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

    private static Link read(Game game, Kind kind, BitReader in, int maxMoves) throws BadLink {
        return switch (kind) {
            case GAME -> new Link(kind, record(game, in, maxMoves), State.SPECTATOR);
            case POSITION -> new Link(kind, positionRecord(game, fullyKnown(game.read(in))), State.SPECTATOR);
            case VIEW -> {
                int seat = in.get(VIEWERS) - 1;
                State view = game.read(in);
                if (seat >= view.seats()) {
                    throw new BadPosition("a view of a seat that does not exist");
                }
                yield new Link(kind, positionRecord(game, view), seat < 0 ? State.SPECTATOR : seat);
            }
            case TURN -> {
                int tag = Seed.getInt(in);
                Seed seed = Seed.read(in);
                GameRecord record = record(game, in, maxMoves);
                List<Integer> levels = new ArrayList<>();
                for (int seat = record.start().seats(); seat > 0; seat--) {
                    levels.add(in.get(LEVELS));
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

    private static GameRecord record(Game game, BitReader in, int maxMoves) throws BadLink {
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

    private static BitWriter header(Game game) {
        BitWriter out = new BitWriter();
        out.put(game.info().rules(), RULES);
        return out;
    }

    private static String encode(char letter, Game game, BitWriter out) {
        String body = FORMAT + "." + game.info().id() + "." + letter + "." + out.text();
        return body + checksum(body);
    }

    // 24 bits of FNV-1a, mixed so that every bit of the text affects every digit.
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
