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
import atoll.web.text.PlayerNames;
import java.util.ArrayList;
import java.util.List;

/** What can be given away of a game as it stands, in which written form, and what each form lets others know. */
final class ShareModel {
    /** What is shared. */
    enum What {
        /** The whole game, for whoever is to move to go on with it. */
        TURN("turn"),
        POSITION("position"),
        GAME("game"),
        VIEW("view"),
        NOTATION("notation");

        /** In the keys of texts and in the page. */
        final String word;

        What(String word) {
            this.word = word;
        }
    }

    /** In place of a seat, for {@link What#NOTATION}: nothing is left out. */
    static final int EVERYTHING = -10;

    private final GameRecord record;
    private final State state;
    private final List<String> names = new ArrayList<>();
    private final Messages messages;
    private final String address;
    private final Link.CorrespondenceInfo turn;
    private final boolean chance;
    /** Whether no link holds the whole game. */
    private final boolean tooLong;

    /**
     * @param players one for every seat
     * @param address of the page, for the links
     * @param turn what this game is known by in links that go to and fro; null if nobody plays by them
     */
    ShareModel(Session session, List<Player> players, Messages messages, String address, Link.CorrespondenceInfo turn) {
        this.turn = turn;
        record = session.record();
        tooLong = !Link.canHold(record);
        chance = session.followsSeed();
        state = session.state().copy();
        for (Player player : players) {
            names.add(PlayerNames.unparted(player.name()));
        }
        this.messages = messages;
        this.address = address;
    }

    /** What makes sense here: one seat's view only where it is not everybody's. */
    List<What> offers() {
        List<What> offers = new ArrayList<>(List.of(What.values()));
        if (turn == null || tooLong) {
            offers.remove(What.TURN);
        }
        if (tooLong) {
            offers.remove(What.GAME);
        }
        if (!hides()) {
            offers.remove(What.VIEW);
        }
        return offers;
    }

    /** Whether the game has become too long for a link to all of it: its file holds it. */
    boolean isTooLong() {
        return tooLong;
    }

    /** Whether anybody knows less than all of the position. */
    boolean hides() {
        for (int viewer : onlookers()) {
            if (!written(state).equals(written(state.viewFor(viewer)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether anybody was not told some of the moves. */
    boolean hid() {
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

    /** Those whose knowledge can be chosen: all seats, then a spectator; before them everything, if that can be told. */
    List<Integer> viewers(What what) {
        List<Integer> viewers = new ArrayList<>();
        if (what == What.NOTATION && hid()) {
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

    /** What a viewer is called. */
    String name(int viewer) {
        return viewer == EVERYTHING
                ? messages.text("share.everything")
                : viewer == State.SPECTATOR ? messages.text("share.onlooker") : names.get(viewer);
    }

    /** What others will know, in a sentence or two. */
    String reveals(What what, int viewer) {
        String ofChance = ofChance(what);
        return known(what, viewer) + (ofChance.isEmpty() ? "" : " " + messages.text(ofChance));
    }

    // The key of what a link tells of chance by the seed that it carries; empty if it tells nothing.
    private String ofChance(What what) {
        if (isOver()) {
            // What a game began with that did not begin at its setup may be anybody's choice.
            boolean proves = chance && record.fromSetup() && (what == What.TURN || what == What.GAME);
            return proves ? "share.reveals.seed" : "";
        }
        return what == What.TURN && hasChance() ? "share.reveals.foretold" : "";
    }

    // Where chance has a part in a game, it begins: cards are dealt, tiles laid out.
    private boolean hasChance() {
        return record.game().start(state.setup()).actor() == State.CHANCE;
    }

    private boolean isOver() {
        return state.actor() == State.OVER;
    }

    private String known(What what, int viewer) {
        boolean open = what == What.POSITION ? !hides() : !hides() && !hid();
        if (open) {
            return messages.text("share.reveals.open");
        }
        boolean some = what == What.VIEW || what == What.NOTATION && viewer != EVERYTHING;
        String key = "share.reveals." + what.word + (some && viewer == State.SPECTATOR ? ".onlooker" : "");
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

    /** The link, without the address of the page. Throws IllegalArgumentException for {@link What#NOTATION}. */
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

    /** What is to be copied: an address, or the moves as text. */
    String text(What what, int viewer) {
        if (what != What.NOTATION) {
            return address + "#" + link(what, viewer);
        }
        if (viewer == EVERYTHING || !hid()) {
            String link = tooLong ? "" : "\n" + address + "#" + Link.game(record) + "\n";
            return Notation.of(record, head(viewer), names) + link;
        }
        return Notation.viewFor(viewer, record, head(viewer), names);
    }

    /** Shows the link on any page that takes this piece of HTML. */
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
            boolean all = viewer == EVERYTHING || !hid();
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

    // In the order of the places, which settle a tie where points do not.
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
