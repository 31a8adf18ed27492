package atoll.study;

import atoll.engine.BadPosition;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.LinkForm;
import java.util.ArrayList;
import java.util.List;

/**
 * A study as a link, {@code 2.GAME.s.PAYLOADCCCC}, in the {@linkplain LinkForm form} of all links. Programs that know no studies
 * say that it is of a newer version.
 *
 * <p>The payload is one digit for the version of the rules, then chunks of values, see {@link ChunkWriter}: the start, alone in its
 * chunk; the viewer (0 for everything, 1 for a spectator, 2 for seat 0 and so on); the title; then the nodes, each before what
 * follows it. A node is the index of its move among the legal ones, its annotation, and the number of its children. The first node
 * is the start, which has no move.
 */
public final class StudyLink {
    private static final char KIND = 's';
    /** A study as saved may be longer than a link that has to fit in an address. */
    private static final int LONGEST_SAVED = 2_000_000;
    /** Everything, a spectator and more than the most seats of any game. */
    private static final int VIEWERS = 16;
    /** More than there are glyphs; a later version may have more. */
    private static final int GLYPHS = 32;
    /** More than there are colours; a later version may have more. */
    private static final int COLOURS = 16;
    /** 0 and 1 children, or more; their number follows. */
    private static final int MORE = 2;

    private StudyLink() {}

    /**
     * {@return the link of a study} It may be too long to be {@linkplain #isReadable read}.
     *
     * @param study a study
     */
    public static String of(Study study) {
        Game game = study.game();
        ChunkWriter out = new ChunkWriter();
        BitWriter start = new BitWriter();
        study.start().writeStart(start);
        out.append(start);
        out.put(viewer(study.viewer()), VIEWERS);
        out.putText(study.title());
        write(study.tree().root(), out);
        MoveList legal = new MoveList();
        new StudyWalk() {
            @Override
            int visit(StudyNode node, int parent, State before) {
                before.moves(legal);
                out.put(legal.indexOf(node.move()), legal.size());
                write(node, out);
                return node.move();
            }
        }.run(study);
        char rules = BitWriter.DIGITS.charAt(game.info().rules());
        return new LinkForm(game, KIND, rules + out.text()).text();
    }

    private static int viewer(int viewer) {
        return viewer == Study.EVERYTHING ? 0 : viewer == State.SPECTATOR ? 1 : 2 + viewer;
    }

    private static void write(StudyNode node, ChunkWriter out) {
        Annotation annotation = node.annotation();
        out.put(annotation.isEmpty() ? 0 : 1, 2);
        if (!annotation.isEmpty()) {
            out.putText(annotation.comment());
            out.put(annotation.glyph().ordinal(), GLYPHS);
            out.putNumber(annotation.marks().size());
            for (Mark mark : annotation.marks()) {
                out.putText(mark.spot());
                out.putText(mark.to());
                out.put(mark.colour().ordinal(), COLOURS);
            }
        }
        out.put(Math.min(node.childCount(), MORE), MORE + 1);
        if (node.childCount() >= MORE) {
            out.putNumber(node.childCount() - MORE);
        }
    }

    /**
     * {@return whether a link is short enough for {@link #read}; longer studies can only be saved and exported}
     *
     * @param link the link of a study
     */
    public static boolean isReadable(String link) {
        return link.length() <= Link.LONGEST;
    }

    /**
     * {@return whether a text, which may be a link, has the form of a study's link}
     *
     * @param text the written form
     */
    public static boolean isStudy(String text) {
        return LinkForm.isOfKind(text, KIND);
    }

    /**
     * Reads the link of a study of any game.
     *
     * @param text the written form
     * @return the study
     * @throws BadLink if the text is no valid link of a study
     */
    public static Study read(String text) throws BadLink {
        return read(Games.ALL, text, Link.LONGEST);
    }

    /**
     * Reads a link as saved, which need not fit in an address.
     *
     * @param games the games that can be read
     * @param text the written form
     * @return the study
     * @throws BadLink if the text is no valid link of a study of these games
     */
    static Study readSaved(List<Game> games, String text) throws BadLink {
        return read(games, text, LONGEST_SAVED);
    }

    private static Study read(List<Game> games, String text, int longest) throws BadLink {
        LinkForm form = LinkForm.read(games, text, longest);
        if (form.kind() != KIND) {
            throw new BadLink(BadLink.Why.FORM, "not a study");
        }
        String payload = form.payload();
        Game game =
                LinkForm.withRules(form.game(), payload.isEmpty() ? 0 : BitWriter.DIGITS.indexOf(payload.charAt(0)));
        Reader reader = new Reader(new ChunkReader(payload.substring(1)));
        try {
            return reader.read(game);
        } catch (BadPosition e) {
            throw new BadLink(reader.isNewer ? BadLink.Why.NEWER : BadLink.Why.ILLEGAL, e.getMessage());
        }
    }

    private static final class Reader extends StudyDraft.Walk {
        private final ChunkReader in;
        private final MoveList legal = new MoveList();
        private int nodes = 1;
        /** Whether the link has something that only a later version knows. */
        private boolean isNewer;

        Reader(ChunkReader in) {
            this.in = in;
        }

        Study read(Game game) {
            GameRecord start = GameRecord.readStart(game, in.next());
            int viewer = in.get(VIEWERS) - 2;
            if (viewer >= start.start().seats()) {
                throw new BadPosition("a study of a seat that does not exist");
            }
            String title = in.getText(Study.LONGEST_TITLE);
            StudyDraft root = new StudyDraft();
            read(root);
            Study study = study(start, viewer == -2 ? Study.EVERYTHING : viewer == -1 ? State.SPECTATOR : viewer, root);
            in.finish();
            study.title(title);
            return study;
        }

        @Override
        int move(StudyDraft draft, State before) {
            before.moves(legal);
            if (legal.size() == 0) {
                throw new BadPosition("moves after the end of the game");
            }
            int move = legal.get(in.get(legal.size()));
            read(draft);
            return move;
        }

        private void read(StudyDraft draft) {
            if (in.get(2) > 0) {
                draft.annotate(annotation());
            }
            int children = in.get(MORE + 1);
            children += children == MORE ? in.getNumber() : 0;
            nodes += children;
            if (nodes > Study.MOST_NODES) {
                throw new BadPosition("more than " + Study.MOST_NODES + " moves");
            }
            for (int i = 0; i < children; i++) {
                draft.add(new StudyDraft());
            }
        }

        private Annotation annotation() {
            String comment = in.getText(Annotation.LONGEST_COMMENT);
            int glyph = known(in.get(GLYPHS), Glyph.values().length, "glyph");
            int count = in.getNumber();
            if (count > Annotation.MOST_MARKS) {
                throw new BadPosition("more than " + Annotation.MOST_MARKS + " marks");
            }
            List<Mark> marks = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                marks.add(mark());
            }
            try {
                return new Annotation(comment, Glyph.values()[glyph], marks);
            } catch (IllegalArgumentException e) {
                throw new BadPosition(e.getMessage());
            }
        }

        private Mark mark() {
            String spot = in.getText(Mark.LONGEST_SPOT);
            String to = in.getText(Mark.LONGEST_SPOT);
            int colour = known(in.get(COLOURS), Mark.Colour.values().length, "colour");
            try {
                return new Mark(spot, to, Mark.Colour.values()[colour]);
            } catch (IllegalArgumentException e) {
                throw new BadPosition(e.getMessage());
            }
        }

        private int known(int value, int count, String what) {
            if (value >= count) {
                isNewer = true;
                throw new BadPosition("an unknown " + what);
            }
            return value;
        }
    }
}
