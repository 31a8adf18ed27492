package atoll.study;

import atoll.engine.BadPosition;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the texts of {@link StudyText}, which anyone may have changed. The last line of the head (all before the first empty line)
 * with a {@code #} has the link of the start after it. Names of players, numbers of turns, line breaks and blanks do not matter.
 * A comment loses its line breaks, and braces in it have become parentheses.
 *
 * <p>What a viewer does not know is not in the text; so a study of what one viewer knows can only be read if its moves show nothing
 * that was drawn at random.
 */
public final class StudyTextReader {
    private static final String DOTS = "...";
    private static final String BREAKS = "(){}";

    private final String text;
    /** Whether nothing is hidden, so that a question mark is the sign of a move. */
    private final boolean open;

    private final List<Line> lines = new ArrayList<>();
    private int at;
    private int nodes = 1;
    /** The characters of all comments and marks. */
    private int length;

    /** Whether a name of a player follows. */
    private boolean named;

    private boolean ended;

    /** A line of moves that is being read. */
    private static final class Line {
        /** The node before its last move; null if it has no move yet. */
        private StudyDraft before;

        private StudyDraft last;

        Line(StudyDraft last) {
            this.last = last;
        }
    }

    private StudyTextReader(String text, int at, boolean open) {
        this.text = text;
        this.at = at;
        this.open = open;
    }

    /**
     * Reads the text of a study of any game. It has no title: which line of the head is one depends on the language.
     *
     * @param text the text
     * @return the study
     * @throws BadStudyText if it is not the text of a study
     */
    public static Study read(String text) throws BadStudyText {
        return read(Games.ALL, text);
    }

    /**
     * Reads the text of a study of one of {@code games}.
     *
     * @param games the games that can be read
     * @param text the text
     * @return the study, without a title
     * @throws BadStudyText if it is not the text of a study of these games
     */
    static Study read(List<Game> games, String text) throws BadStudyText {
        if (text.length() > StudyJsonReader.LONGEST) {
            throw new BadStudyText(BadStudyText.Why.LONG, "");
        }
        String clean = Annotation.clean(text);
        int end = endOfHead(clean);
        Study start = start(games, clean.substring(0, end));
        StudyDraft root = new StudyTextReader(clean, end, start.isOpen()).moves();
        Moves moves = new Moves(start.game());
        try {
            return moves.study(start.start(), start.viewer(), root);
        } catch (BadPosition e) {
            boolean hidden = !start.isOpen();
            throw new BadStudyText(
                    hidden ? BadStudyText.Why.HIDDEN : BadStudyText.Why.PLACE, clean.substring(moves.reading.number()));
        }
    }

    // Where the first empty line begins.
    private static int endOfHead(String text) {
        int line = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                if (text.substring(line, i).trim().isEmpty()) {
                    return line;
                }
                line = i + 1;
            }
        }
        return text.length();
    }

    // The study without moves.
    private static Study start(List<Game> games, String head) throws BadStudyText {
        int from = head.lastIndexOf('#') + 1;
        int end = from;
        while (end < head.length() && head.charAt(end) > ' ') {
            end++;
        }
        if (from == 0 || end == from) {
            throw new BadStudyText(BadStudyText.Why.NO_STUDY, head);
        }
        try {
            Link link = Link.read(games, head.substring(from, end));
            GameRecord record = link.record();
            return link.kind() == Link.Kind.GAME
                    ? new Study(record.until(0), Study.EVERYTHING, StudyNode.leaf(0))
                    : Studies.ofLink(link, State.SPECTATOR, 0);
        } catch (BadLink e) {
            BadStudyText.Why why = switch (e.why()) {
                case FORM -> BadStudyText.Why.NO_STUDY;
                case NEWER, GAME -> BadStudyText.Why.NEWER;
                default -> BadStudyText.Why.PLACE;
            };
            throw new BadStudyText(why, head.substring(from));
        }
    }

    private StudyDraft moves() throws BadStudyText {
        StudyDraft root = new StudyDraft();
        lines.add(new Line(root));
        while (at < text.length()) {
            char c = text.charAt(at);
            if (ended && c > ' ') {
                throw wrong(at);
            }
            switch (c) {
                case ' ', '\n' -> at++;
                case '(' -> begin();
                case ')' -> end();
                case '{' -> comment();
                default -> word();
            }
        }
        if (!ended) {
            throw new BadStudyText(BadStudyText.Why.CUT, "");
        }
        return root;
    }

    private Line line() {
        return lines.get(lines.size() - 1);
    }

    private void begin() throws BadStudyText {
        if (line().before == null) {
            throw wrong(at);
        }
        lines.add(new Line(line().before));
        at++;
    }

    private void end() throws BadStudyText {
        if (lines.size() == 1 || line().before == null) {
            throw wrong(at);
        }
        lines.remove(lines.size() - 1);
        at++;
    }

    private void comment() throws BadStudyText {
        int end = text.indexOf('}', at);
        boolean placed = lines.size() == 1 || line().before != null;
        if (end < 0 || !placed || !line().last.annotation().isEmpty()) {
            throw wrong(at);
        }
        try {
            Annotation annotation = CommentText.read(text.substring(at + 1, end));
            line().last.annotate(annotation);
            length += annotation.textLength();
        } catch (IllegalArgumentException e) {
            throw wrong(at);
        }
        if (length > Study.MOST_TEXT) {
            throw new BadStudyText(BadStudyText.Why.LONG, "");
        }
        at = end + 1;
    }

    private void word() throws BadStudyText {
        int from = at;
        do {
            at++;
        } while (at < text.length() && text.charAt(at) > ' ' && BREAKS.indexOf(text.charAt(at)) < 0);
        String word = text.substring(from, at);
        boolean isName = named && !word.equals(DOTS) && word.charAt(0) != '[';
        named = isName ? !word.endsWith(":") : isNumber(word);
        if (word.equals(StudyText.END)) {
            if (lines.size() > 1) {
                throw wrong(from);
            }
            ended = true;
        } else if (open && line().before != null && Glyph.find(word) != null) {
            StudyDraft last = line().last;
            last.token(last.number(), last.token() + word);
        } else if (!isName && !named && !word.equals(DOTS)) {
            move(from, word);
        }
    }

    private static boolean isNumber(String word) {
        for (int i = 0; i < word.length() - 1; i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return word.length() > 1 && word.endsWith(".");
    }

    private void move(int from, String word) throws BadStudyText {
        if (++nodes > Study.MOST_NODES) {
            throw new BadStudyText(BadStudyText.Why.LONG, "");
        }
        StudyDraft draft = new StudyDraft();
        draft.token(from, word);
        Line line = line();
        line.last.add(draft);
        line.before = line.last;
        line.last = draft;
    }

    private BadStudyText wrong(int from) {
        return new BadStudyText(BadStudyText.Why.PLACE, text.substring(from));
    }

    /** Reads moves with their signs. */
    private static final class Moves extends StudyDraft.Walk {
        private final Game game;
        /** The move that is being read. */
        private StudyDraft reading;

        Moves(Game game) {
            this.game = game;
        }

        @Override
        int move(StudyDraft draft, State before) {
            reading = draft;
            String word = draft.token();
            for (Glyph glyph : Glyph.values()) {
                if (word.endsWith(glyph.sign())) {
                    String token =
                            word.substring(0, word.length() - glyph.sign().length());
                    boolean chance = token.startsWith("[") && token.endsWith("]");
                    try {
                        int move = game.parseMove(before, chance ? token.substring(1, token.length() - 1) : token);
                        draft.annotate(draft.annotation().withGlyph(glyph));
                        return move;
                    } catch (IllegalArgumentException e) {
                        continue; // perhaps with another sign
                    }
                }
            }
            throw new BadPosition("no move " + word);
        }
    }
}
