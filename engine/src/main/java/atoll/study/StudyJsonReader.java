package atoll.study;

import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.Games;
import atoll.json.Json;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the files of {@link StudyJson}. Every move is checked by the rules; exceptions say what is wrong. */
public final class StudyJsonReader {
    /** Longer files are rejected without reading them, in characters. */
    public static final int LONGEST = 4_000_000;

    private final List<Game> games;

    private StudyJsonReader(List<Game> games) {
        this.games = games;
    }

    /**
     * Reads a file with a study of any game.
     *
     * @param text the content of the file
     * @return the study
     * @throws BadLink FORM if it is no study, or cut off; NEWER if a later version wrote it; LONG if it is too large; ILLEGAL if a
     *     move or another part of its content cannot be; otherwise as for the link of its start
     */
    public static Study read(String text) throws BadLink {
        return read(Games.ALL, text);
    }

    /**
     * Reads a file with a study of one of {@code games}.
     *
     * @param games the games that can be read
     * @param text the content of the file
     * @return the study
     * @throws BadLink if it is no study of these games
     */
    static Study read(List<Game> games, String text) throws BadLink {
        return new StudyJsonReader(games).study(text);
    }

    private Study study(String text) throws BadLink {
        if (text.length() > LONGEST) {
            throw new BadLink(BadLink.Why.LONG, "longer than " + LONGEST + " characters");
        }
        Object content;
        try {
            content = Json.read(text.startsWith("\ufeff") ? text.substring(1) : text);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.FORM, e.getMessage());
        }
        if (!(content instanceof Map<?, ?> file) || !StudyJson.KIND.equals(file.get("kind"))) {
            throw new BadLink(BadLink.Why.FORM, "not a study");
        }
        checkFormat(file.get("format"));
        GameRecord start = start(file);
        int viewer = viewer(file.get("viewer"), start.start().seats());
        StudyDraft root = new StudyDraft();
        root.annotate(annotation(file, "the start"));
        addMoves(file.get("moves"), root);
        try {
            Study study = new Moves(start.game()).study(start, viewer, root);
            study.title(string(file, "title", "the study"));
            return study;
        } catch (BadPosition e) {
            throw new BadLink(BadLink.Why.ILLEGAL, e.getMessage());
        }
    }

    private static void checkFormat(Object format) throws BadLink {
        if (!(format instanceof Integer number) || number < 1) {
            throw new BadLink(BadLink.Why.FORM, "the format is not a number");
        }
        if (number > StudyJson.FORMAT) {
            throw new BadLink(
                    BadLink.Why.NEWER, "of format " + number + "; this program reads up to " + StudyJson.FORMAT);
        }
    }

    private GameRecord start(Map<?, ?> file) throws BadLink {
        String game = string(file, "game", "the study");
        if (Games.find(games, game) == null) {
            throw new BadLink(BadLink.Why.GAME, "no game called " + game);
        }
        Link link = Link.read(games, string(file, "start", "the study"));
        boolean fits = link.kind() == Link.Kind.GAME || link.kind() == Link.Kind.POSITION;
        if (!fits || link.record().length() > 0) {
            throw new BadLink(BadLink.Why.ILLEGAL, "the start is neither a position nor a game without moves");
        }
        if (!link.record().game().info().id().equals(game)) {
            throw new BadLink(BadLink.Why.ILLEGAL, "the start is of another game");
        }
        return link.record();
    }

    private static int viewer(Object viewer, int seats) throws BadLink {
        if (StudyJson.ALL.equals(viewer)) {
            return Study.EVERYTHING;
        }
        if (StudyJson.SPECTATOR.equals(viewer)) {
            return State.SPECTATOR;
        }
        if (viewer instanceof Integer seat && seat >= 0 && seat < seats) {
            return seat;
        }
        throw new BadLink(BadLink.Why.FORM, "no viewer");
    }

    private static void addMoves(Object moves, StudyDraft root) throws BadLink {
        if (!(moves instanceof List<?> list)) {
            throw new BadLink(BadLink.Why.FORM, "there are no moves");
        }
        if (list.size() >= Study.MOST_NODES) {
            throw new BadLink(BadLink.Why.LONG, "more than " + Study.MOST_NODES + " moves");
        }
        List<StudyDraft> drafts = new ArrayList<>();
        drafts.add(root);
        for (Object move : list) {
            int number = drafts.size();
            if (!(move instanceof Map<?, ?> object)) {
                throw new BadLink(BadLink.Why.FORM, "move " + number + " is not an object");
            }
            StudyDraft draft = new StudyDraft();
            draft.token(number, string(object, "move", "move " + number));
            draft.annotate(annotation(object, "move " + number));
            drafts.get(before(object, number)).add(draft);
            drafts.add(draft);
        }
    }

    private static int before(Map<?, ?> move, int number) throws BadLink {
        if (!move.containsKey("after")) {
            return number - 1;
        }
        if (move.get("after") instanceof Integer after && after >= 0 && after < number) {
            return after;
        }
        throw new BadLink(BadLink.Why.FORM, "move " + number + " does not follow an earlier move");
    }

    private static Annotation annotation(Map<?, ?> object, String where) throws BadLink {
        String comment = object.containsKey("comment") ? string(object, "comment", where) : "";
        Glyph glyph = object.containsKey("glyph") ? Glyph.find(string(object, "glyph", where)) : Glyph.NONE;
        if (glyph == null) {
            throw new BadLink(BadLink.Why.FORM, where + " has an unknown glyph");
        }
        List<Mark> marks = new ArrayList<>();
        if (object.containsKey("marks")) {
            if (!(object.get("marks") instanceof List<?> list)) {
                throw new BadLink(BadLink.Why.FORM, where + " has marks that are not a list");
            }
            for (Object mark : list) {
                marks.add(mark(mark, where));
            }
        }
        try {
            return new Annotation(comment, glyph, marks);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.ILLEGAL, where + ": " + e.getMessage());
        }
    }

    private static Mark mark(Object mark, String where) throws BadLink {
        if (!(mark instanceof Map<?, ?> object)) {
            throw new BadLink(BadLink.Why.FORM, where + " has a mark that is not an object");
        }
        Mark.Colour colour = Mark.Colour.find(string(object, "colour", where));
        if (colour == null) {
            throw new BadLink(BadLink.Why.FORM, where + " has a mark of an unknown colour");
        }
        try {
            String to = object.containsKey("to") ? string(object, "to", where) : "";
            return new Mark(string(object, "spot", where), to, colour);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.ILLEGAL, where + ": " + e.getMessage());
        }
    }

    private static String string(Map<?, ?> object, String name, String where) throws BadLink {
        if (object.get(name) instanceof String string) {
            return string;
        }
        throw new BadLink(BadLink.Why.FORM, where + " has no text called " + name);
    }

    private static final class Moves extends StudyDraft.Walk {
        private final Game game;

        Moves(Game game) {
            this.game = game;
        }

        @Override
        int move(StudyDraft draft, State before) {
            try {
                return game.parseMove(before, draft.token());
            } catch (IllegalArgumentException e) {
                throw new BadPosition(draft + ": " + e.getMessage());
            }
        }
    }
}
