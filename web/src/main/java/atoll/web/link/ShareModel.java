package atoll.web.link;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Notation;
import atoll.play.Session;
import atoll.table.present.Player;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What can be shared of a game, in which format, and what each format reveals. */
final class ShareModel {
    /** What is shared. */
    enum What {
        /** The whole game, for the player to move to continue. */
        TURN("turn"),
        POSITION("position"),
        GAME("game"),
        VIEW("view"),
        NOTATION("notation");

        /** In text keys and in the page. */
        final String key;

        What(String key) {
            this.key = key;
        }
    }

    /** Instead of a seat, for {@link What#NOTATION}: nothing is hidden. */
    static final int EVERYTHING = -10;

    private final GameRecord record;
    private final State state;
    private final List<String> names = new ArrayList<>();
    private final Messages messages;
    private final String address;
    private final Link.CorrespondenceInfo turn;
    private final boolean chance;
    /** Whether the game is too long for a link. */
    private final boolean tooLong;

    /**
     * @param players one for every seat
     * @param address of the page, for the links
     * @param turn the identity of a correspondence game in its links; null for other games
     */
    ShareModel(Session session, List<Player> players, Messages messages, String address, Link.CorrespondenceInfo turn) {
        this.turn = turn;
        record = session.record();
        tooLong = !Link.canHold(record);
        chance = session.followsSeed();
        state = session.state().copy();
        for (Player player : players) {
            names.add(player.name());
        }
        this.messages = messages;
        this.address = address;
    }

    /** The useful formats: one seat's view only if it differs from the public one. */
    List<What> offers() {
        List<What> offers = new ArrayList<>(List.of(What.values()));
        if (turn == null || tooLong) {
            offers.remove(What.TURN);
        }
        if (tooLong) {
            offers.remove(What.GAME);
        }
        if (!hidesPosition()) {
            offers.remove(What.VIEW);
        }
        return offers;
    }

    /** Whether the game is too long for a complete link; its file still contains it. */
    boolean isTooLong() {
        return tooLong;
    }

    /** Whether any viewer knows less than the full position. */
    boolean hidesPosition() {
        for (int viewer : onlookers()) {
            if (!written(state).equals(written(state.viewFor(viewer)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether any viewer does not know some of the moves. */
    boolean hidMoves() {
        State at = record.start();
        for (int ply = 0; ply < record.length(); ply++) {
            for (int viewer : onlookers()) {
                if (!at.isVisibleTo(viewer, record.move(ply))) {
                    return true;
                }
            }
            at.play(record.move(ply));
        }
        return false;
    }

    /** The possible viewers: all seats, then a spectator; first of all everything, if it may be revealed. */
    List<Integer> viewers(What what) {
        List<Integer> viewers = new ArrayList<>();
        if (what == What.NOTATION && hidMoves()) {
            viewers.add(EVERYTHING);
        }
        if (what == What.VIEW || !viewers.isEmpty()) {
            viewers.addAll(onlookers());
        }
        return viewers;
    }

    private List<Integer> onlookers() {
        List<Integer> all = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            all.add(seat);
        }
        all.add(State.SPECTATOR);
        return all;
    }

    /** The name of a viewer. */
    String name(int viewer) {
        return viewer == EVERYTHING
                ? messages.text("share.everything")
                : viewer == State.SPECTATOR ? messages.text("share.onlooker") : names.get(viewer);
    }

    /** What others will know, in a sentence or two. */
    String reveals(What what, int viewer) {
        String ofChance = chanceKey(what);
        return known(what, viewer) + (ofChance.isEmpty() ? "" : " " + messages.text(ofChance));
    }

    // The text key of what a link proves about chance by its seed; empty if nothing.
    private String chanceKey(What what) {
        if (isOver()) {
            // A game that did not begin at its setup may begin with chosen cards.
            boolean proves = chance && record.fromSetup() && (what == What.TURN || what == What.GAME);
            return proves ? "share.reveals.seed" : "";
        }
        return what == What.TURN && hasChance() ? "share.reveals.foretold" : "";
    }

    // In games with chance, it moves first: cards are dealt, tiles laid out.
    private boolean hasChance() {
        return record.game().start(state.setup()).actor() == State.CHANCE;
    }

    private boolean isOver() {
        return state.actor() == State.OVER;
    }

    private String known(What what, int viewer) {
        boolean open = what == What.POSITION ? !hidesPosition() : !hidesPosition() && !hidMoves();
        if (open) {
            return messages.text("share.reveals.open");
        }
        boolean some = what == What.VIEW || what == What.NOTATION && viewer != EVERYTHING;
        String key = "share.reveals." + what.key + (some && viewer == State.SPECTATOR ? ".onlooker" : "");
        if (some) {
            return messages.format(key, name(viewer));
        }
        return messages.text(
                switch (what) {
                    case NOTATION -> "share.reveals.everything";
                    case TURN, GAME -> isOver() ? "share.reveals.over" : "share.reveals.game";
                    default -> key;
                });
    }

    /** The link without the page's address. Throws IllegalArgumentException for {@link What#NOTATION}. */
    String link(What what, int viewer) {
        Game game = record.game();
        return switch (what) {
            case TURN -> Link.turn(record, turn);
            case POSITION -> Link.position(game, state);
            case GAME -> Link.game(record);
            case VIEW -> Link.view(game, state, viewer);
            case NOTATION -> throw new IllegalArgumentException("not a link");
        };
    }

    /** The text to copy: an address, or the moves as text. */
    String text(What what, int viewer) {
        if (what != What.NOTATION) {
            return address + "#" + link(what, viewer);
        }
        if (viewer == EVERYTHING || !hidMoves()) {
            String link = tooLong ? "" : "\n" + address + "#" + Link.game(record) + "\n";
            return Notation.of(record, head(viewer), names) + link;
        }
        return Notation.viewFor(viewer, record, head(viewer), names);
    }

    /** HTML code that shows the link on any page. */
    String frame(What what, int viewer) {
        return "<iframe src=\"" + address + "?embed#" + link(what, viewer) + "\" title=\"" + title()
                + "\" width=\"400\" height=\"460\" loading=\"lazy\" style=\"border:0\"></iframe>";
    }

    /** The game's name. */
    String title() {
        return messages.text("game." + record.game().info().id() + ".name");
    }

    private List<String> head(int viewer) {
        List<String> head = new ArrayList<>();
        head.add(title());
        Setup setup = state.setup();
        for (Option option : setup.info().options()) {
            String key = "option." + setup.info().id() + "." + option.id();
            head.add(messages.format(
                    "table.turn", messages.text(key), messages.text(key + "." + setup.value(option.id()))));
        }
        head.add(messages.format("table.turn", messages.text("table.players"), String.join(", ", names)));
        if (!record.fromSetup()) {
            State start = record.start();
            boolean all = viewer == EVERYTHING || !hidMoves();
            String from = all ? Link.position(record.game(), start) : Link.view(record.game(), start, viewer);
            head.add(messages.format("share.from", address + "#" + from));
        }
        if (isOver()) {
            head.add(messages.format("table.turn", messages.text("over.title"), String.join(", ", result())));
        } else if (state.actor() >= 0) {
            head.add(messages.format("open.turn", names.get(state.actor())));
        }
        return head;
    }

    // In order of ranks, which settle ties in points.
    private List<String> result() {
        List<String> result = new ArrayList<>();
        for (int place = 1; place <= names.size(); place++) {
            for (int seat = 0; seat < names.size(); seat++) {
                if (state.rank(seat) == place) {
                    result.add(
                            place + ". " + names.get(seat) + " (" + messages.count("points", state.score(seat)) + ")");
                }
            }
        }
        return result;
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }
}
