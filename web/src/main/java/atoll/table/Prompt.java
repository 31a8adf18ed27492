package atoll.table;

import atoll.engine.State;
import atoll.play.Session;
import java.util.List;

/** What those at the table are told: what may be done now, and why something may not. */
final class Prompt {
    private final Table table;
    private final Words words;

    Prompt(Table table, Words words) {
        this.table = table;
        this.words = words;
    }

    /** @param settles whether chance is to move, or there is no choice, or the game is over */
    String now(Sitting sitting, boolean settles) {
        Session session = sitting.session();
        Picker picker = sitting.picker();
        if (sitting.isLooking() && picker.picks().isEmpty()) {
            boolean halted = session.ply() == sitting.latest();
            return words.say(
                    sitting.personToMove() ? "look.yours" : halted ? "look.halted" : "look.prompt",
                    Integer.toString(session.ply()),
                    Integer.toString(sitting.span()));
        }
        if (settles) {
            return "";
        }
        Player player = sitting.players().get(session.state().actor());
        if (sitting.isCurtained()) {
            return words.say("table.pass", player.name());
        }
        if (player.level() == Player.AWAY) {
            return words.say("table.away", player.name());
        }
        if (!player.isPerson()) {
            return words.say("table.thinking", player.name());
        }
        State view = sitting.view();
        List<String> picks = picker.picks();
        String prompt = picker.holds() ? table.confirm(view, picks, words) : table.prompt(view, picks, words);
        return new Party(sitting.players()).persons() > 1 ? words.say("table.turn", player.name(), prompt) : prompt;
    }

    /**
     * @param offering whether the person is offered some of the legal moves only
     * @param look how the person sees the table
     */
    String whyNot(Sitting sitting, String spot, boolean offering, Look look) {
        if (!sitting.picker().dead(spot)) {
            return "";
        }
        if (offering && isLegal(sitting, spot)) {
            return words.text("try.other");
        }
        String reason = table.whyNot(sitting.view(), sitting.picker().picks(), spot, look);
        return reason == null ? "" : reason;
    }

    // Whether the rules would let the spot be picked next, if all their moves were offered.
    private boolean isLegal(Sitting sitting, String spot) {
        Picker all = new Picker();
        all.offer(table, sitting.view());
        sitting.picker().picks().forEach(all::pick);
        return !all.dead(spot);
    }
}
