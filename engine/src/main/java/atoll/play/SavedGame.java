package atoll.play;

import atoll.engine.BitWriter;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A game as it is kept between visits: its session with all its lines, who plays, and what it is called. It is written as
 * named texts, so that a browser's database and a file can hold it alike, and whoever reads them trusts none.
 */
public final class SavedGame {
    /** Longest name of a game, in characters. */
    public static final int LONGEST_NAME = 60;

    private static final int LONGEST_ID = 24;
    private static final int FORMAT = 2;
    /** Longer texts are refused unread. */
    private static final int LONGEST = 2_000_000;

    private static final String MOMENT = "0000-00-00T00:00:00.000Z";

    private final String id;
    private final Session session;
    private final String began;
    private final int tag;
    private SeatAssignments seats;
    private String name = "";
    private String changed;

    /**
     * A game to be kept from now on.
     *
     * @param id 1..24 digits of a link: what the game is known by; never shown
     * @param tag what this game is known by in links that go to and fro
     * @param now the moment, as {@code 2001-02-03T04:05:06.789Z}
     */
    public SavedGame(String id, int tag, Session session, SeatAssignments seats, String now) {
        if (seats.kinds().length() != session.state().seats()) {
            throw new IllegalArgumentException("one kind a seat");
        }
        if (!isId(id) || !isMoment(now)) {
            throw new IllegalArgumentException("wrong id or moment");
        }
        this.id = id;
        this.tag = tag;
        this.session = session;
        this.seats = seats;
        began = now;
        changed = now;
    }

    public String id() {
        return id;
    }

    public int tag() {
        return tag;
    }

    /** What the links that carry this game to and fro say of it. */
    public Link.CorrespondenceInfo turn() {
        List<Integer> levels = new ArrayList<>();
        for (int seat = 0; seat < seats.kinds().length(); seat++) {
            levels.add(seats.isBot(seat) ? seats.kind(seat) - '0' : 0);
        }
        return new Link.CorrespondenceInfo(tag, session.seed(), levels);
    }

    public Session session() {
        return session;
    }

    public SeatAssignments seats() {
        return seats;
    }

    /** Other players sit down; throws IllegalArgumentException if they are not as many. */
    public void assignSeats(SeatAssignments newSeats) {
        if (newSeats.kinds().length() != seats.kinds().length()) {
            throw new IllegalArgumentException("one kind a seat");
        }
        seats = newSeats;
    }

    /** What the player calls it; empty if nothing. */
    public String name() {
        return name;
    }

    /** Names the game: one line, cut to {@link #LONGEST_NAME}. */
    public void name(String newName) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < newName.length() && line.length() < LONGEST_NAME; i++) {
            line.append(newName.charAt(i) < ' ' ? ' ' : newName.charAt(i));
        }
        name = line.toString().trim();
    }

    /** When it began, as {@code 2001-02-03T04:05:06.789Z}. */
    public String startedAt() {
        return began;
    }

    /** When it was last played. */
    public String changed() {
        return changed;
    }

    /** The same game under another id, for a copy. */
    public SavedGame as(String newId) {
        try {
            Map<String, String> texts = written(changed);
            texts.put("id", newId);
            return read(texts::get);
        } catch (BadLink e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * What {@link #read} reads, and for lists of games {@code plies} and, once the game is over, {@code places}: the place
     * of each seat, a digit each.
     *
     * @param now the moment of the last change
     */
    public Map<String, String> written(String now) {
        changed = now;
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("id", id);
        texts.put("name", name);
        texts.put("began", began);
        texts.put("changed", changed);
        texts.put("seats", seats.kinds());
        texts.put("names", joined(seats.names(), '\n'));
        texts.put("seed", session.seed().toString());
        texts.put("tag", Integer.toString(tag));
        texts.put("ply", Integer.toString(session.ply()));
        texts.put("game", Link.game(session.fullRecord()));
        StringBuilder branches = new StringBuilder();
        for (GameRecord branch : session.branches()) {
            branches.append(branches.length() > 0 ? " " : "").append(Link.game(branch));
        }
        texts.put("branches", branches.toString());
        texts.put("plies", Integer.toString(session.ply()));
        texts.put("places", places());
        return texts;
    }

    private String places() {
        StringBuilder places = new StringBuilder();
        if (session.state().actor() == State.OVER) {
            for (int seat = 0; seat < session.state().seats(); seat++) {
                places.append(session.state().rank(seat));
            }
        }
        return places.toString();
    }

    /**
     * Reads what {@link #written} wrote.
     *
     * @param texts the text of a name, or null if there is none
     * @throws BadLink if they are no game that can be kept
     */
    public static SavedGame read(UnaryOperator<String> texts) throws BadLink {
        int format = number(texts, "format");
        if (format > FORMAT) {
            throw new BadLink(BadLink.Why.NEWER, "a game kept in form " + format);
        }
        if (format == FORMAT - 1) {
            throw new BadLink(BadLink.Why.OLDER, "a game kept in form " + format + ", which was never released");
        }
        String game = text(texts, "game");
        Link link = Link.readSaved(game);
        if (link.kind() != Link.Kind.GAME || format < FORMAT) {
            throw new BadLink(BadLink.Why.FORM, "not a whole game");
        }
        try {
            Session session = Session.of(link.record(), seed(texts));
            readBranches(text(texts, "branches"), session);
            SeatAssignments seats = new SeatAssignments(text(texts, "seats"), parts(text(texts, "names") + "\n", '\n'));
            SavedGame saved =
                    new SavedGame(text(texts, "id"), number(texts, "tag"), session, seats, text(texts, "began"));
            saved.changed = text(texts, "changed");
            saved.name(text(texts, "name"));
            if (!isMoment(saved.changed)) {
                throw new BadLink(BadLink.Why.FORM, "not a moment");
            }
            session.seek(number(texts, "ply"));
            return saved;
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadLink(BadLink.Why.ILLEGAL, "players, ply or lines do not fit the game");
        }
    }

    // What this program writes never has so many: somebody else wrote that.
    private static void readBranches(String text, Session session) throws BadLink {
        List<String> branches = parts(text, ' ');
        int moves = 0;
        for (int i = 0; i <= branches.size(); i++) {
            if (Session.isTooMuch(branches.size(), moves)) {
                throw new BadLink(BadLink.Why.LONG, "more lines than a game can have");
            }
            if (i < branches.size()) {
                GameRecord line = line(branches.get(i));
                moves += line.length();
                session.addBranch(line);
            }
        }
    }

    private static GameRecord line(String branch) throws BadLink {
        Link link = Link.readSaved(branch);
        if (link.kind() != Link.Kind.GAME) {
            throw new BadLink(BadLink.Why.FORM, "not a whole game");
        }
        return link.record();
    }

    private static String text(UnaryOperator<String> texts, String name) throws BadLink {
        String text = texts.apply(name);
        if (text == null) {
            throw new BadLink(BadLink.Why.FORM, "a kept game without " + name);
        }
        if (text.length() > LONGEST) {
            throw new BadLink(BadLink.Why.LONG, name + " is longer than any game can be");
        }
        return text;
    }

    private static int number(UnaryOperator<String> texts, String name) throws BadLink {
        try {
            return Integer.parseInt(text(texts, name));
        } catch (NumberFormatException e) {
            throw new BadLink(BadLink.Why.FORM, name + " is no number");
        }
    }

    private static Seed seed(UnaryOperator<String> texts) throws BadLink {
        try {
            return Seed.parse(text(texts, "seed"));
        } catch (NumberFormatException e) {
            throw new BadLink(BadLink.Why.FORM, "seed is none");
        }
    }

    private static String joined(Iterable<String> parts, char by) {
        StringBuilder joined = new StringBuilder();
        String before = "";
        for (String part : parts) {
            joined.append(before).append(part);
            before = String.valueOf(by);
        }
        return joined.toString();
    }

    // What stands before each of the separators, and after the last one if that is anything.
    private static List<String> parts(String text, char by) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(by); at >= 0; at = text.indexOf(by, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        if (from < text.length()) {
            parts.add(text.substring(from));
        }
        return parts;
    }

    private static boolean isId(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (BitWriter.DIGITS.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= LONGEST_ID;
    }

    private static boolean isMoment(String text) {
        if (text.length() != MOMENT.length()) {
            return false;
        }
        for (int i = 0; i < MOMENT.length(); i++) {
            char wanted = MOMENT.charAt(i);
            char found = text.charAt(i);
            if (wanted == '0' ? found < '0' || found > '9' : found != wanted) {
                return false;
            }
        }
        return true;
    }
}
