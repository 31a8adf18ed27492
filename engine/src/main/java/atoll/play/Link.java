package atoll.play;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.GrowingNumber;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
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

        /** {@return the letter in the text of a link} */
        char letter() {
            return letter;
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

    /** The extra length of a TURN link over the link of the same game, in characters. */
    private static final int TURN_EXTRA = 40;
    /** The letter of a finished game with its seed, in place of GAME's. The seed comes first. */
    static final char FINISHED = 'f';

    /** A spectator and the most seats of any game. */
    static final int VIEWERS = 8;
    /** More than the highest level of a bot. */
    static final int LEVELS = 16;

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
     * {@return the link of a whole game whose seed is secret, as {@link #game(GameRecord)} writes it}
     *
     * @param record a game without its seed; only its start and its length matter here
     * @param moves for every move, its index among the legal moves, and their number
     */
    static String game(GameRecord record, GrowingNumber moves) {
        BitWriter out = header(record.game());
        record.writeStart(out);
        out.putNumber(record.length());
        return new LinkForm(record.game(), Kind.GAME.letter, out.text(moves)).text();
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
        record.writeStart(out);
        out.putNumber(record.length());
        State state = record.start();
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
        return LinkForm.isOfKind(text, Kind.TURN.letter);
    }

    /**
     * {@return whether a text, which may be a link, has the form of a VIEW link}
     *
     * @param text the written form
     */
    public static boolean isView(String text) {
        return LinkForm.isOfKind(text, Kind.VIEW.letter);
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
        return LinkReader.ofAddresses().read(games, text);
    }

    private static BitWriter header(Game game) {
        BitWriter out = new BitWriter();
        out.put(game.info().rules(), LinkForm.RULES);
        return out;
    }

    private static String encode(char letter, Game game, BitWriter out) {
        return new LinkForm(game, letter, out.text()).text();
    }
}
