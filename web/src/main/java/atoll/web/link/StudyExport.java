package atoll.web.link;

import atoll.engine.BitWriter;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.study.Study;
import atoll.study.StudyJson;
import atoll.study.StudyLink;
import atoll.study.StudyNode;
import atoll.study.StudyPath;
import atoll.study.StudyText;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** A study for others: its link, its file and its text, and what each reveals. */
public final class StudyExport {
    private final Study study;
    private final Messages messages;
    private final String address;

    /**
     * @param address of the page, for the links
     */
    public StudyExport(Study study, Messages messages, String address) {
        this.study = study;
        this.messages = messages;
        this.address = address;
    }

    /** The name of a study in lists and headings. */
    public static String name(String title, String game, Messages messages) {
        return title.isEmpty() ? messages.text("game." + game + ".name") : title;
    }

    /** Whose knowledge a study shows, in words. */
    public static String view(int viewer, Messages messages) {
        return viewer == Study.EVERYTHING
                ? messages.text("studies.view.everything")
                : viewer < 0
                        ? messages.text("studies.view.onlooker")
                        : messages.format("studies.view", seat(viewer, messages));
    }

    private static String seat(int seat, Messages messages) {
        return messages.format("seat.number", Integer.toString(seat + 1));
    }

    /** Its title, or the name of its game. */
    public String name() {
        return name(study.title(), game(), messages);
    }

    private String game() {
        return study.game().info().id();
    }

    /** The number of moves, of all variations. */
    public int moves() {
        return study.tree().root().size() - 1;
    }

    /** The number of comments. */
    public int comments() {
        int comments = 0;
        // Lines are thousands of moves deep, so this does not recurse.
        List<StudyNode> open = new ArrayList<>(List.of(study.tree().root()));
        while (!open.isEmpty()) {
            StudyNode node = open.remove(open.size() - 1);
            comments += node.annotation().comment().isEmpty() ? 0 : 1;
            for (int i = 0; i < node.childCount(); i++) {
                open.add(node.child(i));
            }
        }
        return comments;
    }

    /** What others will know, in a sentence. */
    public String reveals() {
        if (!study.isOpen()) {
            return study.viewer() < 0
                    ? messages.text("studies.reveals.onlooker")
                    : messages.format("studies.reveals.view", seat(study.viewer(), messages));
        }
        return messages.text(
                hidesNothing(study.tree().root(), study.state(StudyPath.START))
                        ? "share.reveals.open"
                        : "studies.reveals.everything");
    }

    // Whether everyone knows the position and all that follows in all variations; it changes the position.
    private static boolean hidesNothing(StudyNode first, State state) {
        StudyNode node = first;
        while (true) {
            if (!isKnownToAll(state)) {
                return false;
            }
            for (int i = 0; i < node.childCount(); i++) {
                StudyNode child = node.child(i);
                if (!state.isVisibleTo(State.SPECTATOR, child.move())) {
                    return false;
                }
                if (i > 0) {
                    State after = state.copy();
                    after.play(child.move());
                    if (!hidesNothing(child, after)) {
                        return false;
                    }
                }
            }
            if (node.childCount() == 0) {
                return true;
            }
            node = node.child(0);
            state.play(node.move());
        }
    }

    private static boolean isKnownToAll(State state) {
        return written(state).equals(written(state.viewFor(State.SPECTATOR)));
    }

    /** The address of the study; it may be {@linkplain #isTooLong too long} to be opened. */
    public String link() {
        return address + "#" + StudyLink.of(study);
    }

    /** Whether the study is too long for a link; its file still contains it. */
    public boolean isTooLong() {
        return !StudyLink.isReadable(StudyLink.of(study));
    }

    /** The study as a file that can be opened again. */
    public String json() {
        return StudyJson.write(study);
    }

    /** The study for readers; {@link atoll.study.StudyTextReader} reads it, too. */
    public String text() {
        State start = study.view(StudyPath.START);
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < start.seats(); seat++) {
            names.add(seat(seat, messages));
        }
        return StudyText.write(study, head(start), names);
    }

    private List<String> head(State start) {
        List<String> head = new ArrayList<>();
        if (!study.title().isEmpty()) {
            head.add(study.title());
        }
        head.add(messages.text("game." + game() + ".name"));
        Setup setup = start.setup();
        for (Option option : setup.info().options()) {
            String key = "option." + game() + "." + option.id();
            head.add(messages.format(
                    "table.turn", messages.text(key), messages.text(key + "." + setup.value(option.id()))));
        }
        if (!study.isOpen()) {
            head.add(view(study.viewer(), messages));
        }
        head.add(messages.format("share.from", address + "#" + StudyText.start(study)));
        return head;
    }

    /** The name of its file. */
    public String fileName(String extension) {
        return "atoll-" + name() + "." + extension;
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }
}
