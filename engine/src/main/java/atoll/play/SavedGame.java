package atoll.play;

import atoll.engine.State;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/**
 * A game saved between visits: its session with all branches, its players and its name. It is written as a map of texts, so that
 * a browser's database and a file can hold the same. The texts are validated when they are read.
 */
public final class SavedGame {
    /** Longest name of a game, in characters. */
    public static final int LONGEST_NAME = 60;

    /** In {@link #aids}: a hint or the odds. */
    public static final String HINTED = "h";

    /** In {@link #aids}: a review or a study of the game while it was under way. */
    public static final String STUDIED = "s";

    /** In {@link #aids}: other players took over. */
    public static final String RESEATED = "p";

    /** In {@link #aids}: the first moves were played elsewhere. */
    public static final String COPIED = "c";

    private static final int FORMAT = 2;

    private final String id;
    private final Session session;
    private final String startedAt;
    private final int tag;
    private final WrittenLines lines = new WrittenLines();
    private IntSupplier livePly;
    private SeatAssignments seats;
    private String name = "";
    private String changed;
    /** See {@link #aids}. */
    private String aids;

    /**
     * A new saved game.
     *
     * @param id 1..24 base64url digits; internal, never shown
     * @param tag identifies this game in correspondence links
     * @param session the game in progress
     * @param seats the players, one per seat
     * @param now the time, as {@code 2001-02-03T04:05:06.789Z}
     */
    public SavedGame(String id, int tag, Session session, SeatAssignments seats, String now) {
        if (seats.size() != session.state().seats()) {
            throw new IllegalArgumentException("there must be one player per seat");
        }
        if (!SavedTexts.isId(id) || !SavedTexts.isTime(now)) {
            throw new IllegalArgumentException("wrong id or time");
        }
        this.id = id;
        this.tag = tag;
        this.session = session;
        livePly = session::ply;
        this.seats = seats;
        startedAt = now;
        changed = now;
        aids = session.length() == 0 ? "" : COPIED;
    }

    /** {@return the id in the storage} */
    public String id() {
        return id;
    }

    /** {@return the tag of the correspondence; 0 for none} */
    public int tag() {
        return tag;
    }

    /** {@return the data of this game for correspondence links} */
    public Link.CorrespondenceInfo turn() {
        List<Integer> levels = new ArrayList<>();
        for (SeatAssignment seat : seats.seats()) {
            levels.add(seat.level());
        }
        return new Link.CorrespondenceInfo(tag, session.seed(), levels);
    }

    /** {@return the game in progress} */
    public Session session() {
        return session;
    }

    /** {@return the players} */
    public SeatAssignments seats() {
        return seats;
    }

    /**
     * Replaces the players; throws IllegalArgumentException if their number differs.
     *
     * @param newSeats the players, one per seat
     */
    public void assignSeats(SeatAssignments newSeats) {
        if (newSeats.size() != seats.size()) {
            throw new IllegalArgumentException("there must be one player per seat");
        }
        if (!newSeats.written().equals(seats.written())) {
            aid(RESEATED);
        }
        seats = newSeats;
    }

    /** {@return how many moves the game has come to: those before the position of the session, unless that is only viewed} */
    public int livePly() {
        return livePly.getAsInt();
    }

    /**
     * Tells apart the position of the game and one that is only viewed, which is never written.
     *
     * @param newLivePly the number of moves that the game has come to
     */
    public void livePly(IntSupplier newLivePly) {
        livePly = newLivePly;
    }

    /** {@return what makes the game unrated, one of the constants of this class; empty if nothing did; null if it was not recorded} */
    public String aids() {
        return aids;
    }

    /**
     * Records what makes the game unrated: the first time, and before the game is over.
     *
     * @param how one of the constants of this class
     */
    public void aid(String how) {
        if ("".equals(aids) && session.at(session.length()).actor() != State.OVER) {
            aids = how;
        }
    }

    /** {@return the player's name for the game; may be empty} */
    public String name() {
        return name;
    }

    /**
     * Sets the name: one line, cut to {@link #LONGEST_NAME}.
     *
     * @param newName the name
     */
    public void name(String newName) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < newName.length() && line.length() < LONGEST_NAME; i++) {
            line.append(newName.charAt(i) < ' ' ? ' ' : newName.charAt(i));
        }
        name = line.toString().trim();
    }

    /** {@return the start time, as {@code 2001-02-03T04:05:06.789Z}} */
    public String startedAt() {
        return startedAt;
    }

    /** {@return the time of the last change} */
    public String changed() {
        return changed;
    }

    /**
     * Prepares a part of {@link #written}, which takes long for the first time in a long game.
     *
     * @param moves how many moves to prepare at most
     * @return whether moves are left
     */
    public boolean prepare(int moves) {
        return lines.advance(session, moves);
    }

    /**
     * {@return the texts for {@link #read}} Lists of games also use {@code plies} and, once the game is over, {@code
     * places}: the rank of each seat, one digit each.
     *
     * @param now the time of the last change
     */
    public Map<String, String> written(String now) {
        changed = now;
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("id", id);
        texts.put("name", name);
        texts.put("began", startedAt);
        texts.put("changed", changed);
        texts.put("seats", seats.written());
        texts.put("names", join(seats.names(), '\n'));
        texts.put("seed", session.seed().toString());
        texts.put("tag", Integer.toString(tag));
        texts.put("ply", Integer.toString(livePly()));
        texts.put("game", lines.current(session));
        texts.put("branches", lines.branches(session));
        texts.put("plies", Integer.toString(livePly()));
        texts.put("places", places());
        if (aids != null) {
            texts.put("aids", aids);
        }
        return texts;
    }

    private String places() {
        StringBuilder places = new StringBuilder();
        State state = livePly() == session.ply() ? session.state() : session.at(livePly());
        if (state.actor() == State.OVER) {
            for (int seat = 0; seat < state.seats(); seat++) {
                places.append(state.rank(seat));
            }
        }
        return places.toString();
    }

    /**
     * Reads the texts of {@link #written}.
     *
     * @param texts the text for a key, or null if there is none
     * @return the game
     * @throws BadLink if the texts are not a valid saved game
     */
    public static SavedGame read(UnaryOperator<String> texts) throws BadLink {
        int format = SavedTexts.number(texts, "format");
        if (format > FORMAT) {
            throw new BadLink(BadLink.Why.NEWER, "a saved game of format " + format);
        }
        if (format == FORMAT - 1) {
            throw new BadLink(BadLink.Why.OLDER, "a saved game of format " + format + ", which was never released");
        }
        String game = SavedTexts.text(texts, "game");
        Link link = LinkReader.ofSavedGames().read(Games.ALL, game);
        if (link.kind() != Link.Kind.GAME || format < FORMAT) {
            throw new BadLink(BadLink.Why.FORM, "not a whole game");
        }
        try {
            Session session = Session.of(link.record(), seed(texts));
            readBranches(SavedTexts.text(texts, "branches"), session);
            SeatAssignments seats = SeatAssignments.parse(
                    SavedTexts.text(texts, "seats"), split(SavedTexts.text(texts, "names") + "\n", '\n'));
            SavedGame saved = new SavedGame(
                    SavedTexts.text(texts, "id"),
                    SavedTexts.number(texts, "tag"),
                    session,
                    seats,
                    SavedTexts.text(texts, "began"));
            saved.changed = SavedTexts.text(texts, "changed");
            saved.name(SavedTexts.text(texts, "name"));
            saved.aids = texts.apply("aids"); // games stored by older programs have none
            if (!SavedTexts.isTime(saved.changed)) {
                throw new BadLink(BadLink.Why.FORM, "not a time");
            }
            session.seek(SavedTexts.number(texts, "ply"));
            return saved;
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadLink(BadLink.Why.ILLEGAL, "players, ply or branches do not fit the game");
        }
    }

    // This program never writes more branches than the limit, so such a text comes from elsewhere.
    private static void readBranches(String text, Session session) throws BadLink {
        List<String> branches = split(text, ' ');
        int moves = 0;
        for (int i = 0; i <= branches.size(); i++) {
            if (Session.isTooMuch(branches.size(), moves)) {
                throw new BadLink(BadLink.Why.LONG, "more branches than a game can have");
            }
            if (i < branches.size()) {
                GameRecord line = line(branches.get(i));
                moves += line.length();
                session.addBranch(line);
            }
        }
    }

    private static GameRecord line(String branch) throws BadLink {
        Link link = LinkReader.ofSavedGames().read(Games.ALL, branch);
        if (link.kind() != Link.Kind.GAME) {
            throw new BadLink(BadLink.Why.FORM, "not a whole game");
        }
        return link.record();
    }

    private static Seed seed(UnaryOperator<String> texts) throws BadLink {
        try {
            return Seed.parse(SavedTexts.text(texts, "seed"));
        } catch (NumberFormatException e) {
            throw new BadLink(BadLink.Why.FORM, "not a seed");
        }
    }

    private static String join(Iterable<String> parts, char separator) {
        StringBuilder joined = new StringBuilder();
        String before = "";
        for (String part : parts) {
            joined.append(before).append(part);
            before = String.valueOf(separator);
        }
        return joined.toString();
    }

    // Splits a text at a separator; a trailing empty part is dropped.
    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        if (from < text.length()) {
            parts.add(text.substring(from));
        }
        return parts;
    }
}
