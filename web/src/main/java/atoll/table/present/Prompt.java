package atoll.table.present;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.text.Messages;
import java.util.List;

/** What those at the table are told: what may be done now, and why something may not. */
final class Prompt {
    private final Table table;
    private final Messages words;

    Prompt(Table table, Messages words) {
        this.table = table;
        this.words = words;
    }

    /** @param settles whether chance is to move, or there is no choice, or the game is over */
    String current(TablePresenter presenter, boolean settles) {
        Session session = presenter.session();
        Picker picker = presenter.picker();
        if (presenter.isLookingBack() && picker.picks().isEmpty()) {
            boolean halted = session.ply() == presenter.livePly();
            return words.format(
                    presenter.personToMove() ? "look.yours" : halted ? "look.halted" : "look.prompt",
                    Integer.toString(session.ply()),
                    Integer.toString(presenter.span()));
        }
        if (settles) {
            return "";
        }
        Player player = presenter.players().get(session.state().actor());
        if (presenter.awaitsHandover()) {
            return words.format("table.pass", player.name());
        }
        if (player.level() == Player.AWAY) {
            return words.format("table.away", player.name());
        }
        if (!player.isPerson()) {
            return words.format("table.thinking", player.name());
        }
        State view = presenter.view();
        List<String> picks = picker.picks();
        String prompt =
                picker.awaitsConfirmation() ? table.confirmLabel(view, picks, words) : table.prompt(view, picks, words);
        return new Players(presenter.players()).persons() > 1
                ? words.format("table.turn", player.name(), prompt)
                : prompt;
    }

    /**
     * @param offering whether the person is offered some of the legal moves only
     * @param look how the person sees the table
     */
    String illegalMoveText(TablePresenter presenter, String spot, boolean offering, ViewOptions look) {
        if (!presenter.picker().isDeadEnd(spot)) {
            return "";
        }
        if (offering && isLegal(presenter, spot)) {
            return words.text("try.other");
        }
        String reason =
                table.illegalMoveText(presenter.view(), presenter.picker().picks(), spot, look);
        return reason == null ? "" : reason;
    }

    // Whether the rules would let the spot be picked next, if all their moves were offered.
    private boolean isLegal(TablePresenter presenter, String spot) {
        Picker all = new Picker();
        all.offer(table, presenter.view());
        presenter.picker().picks().forEach(all::pick);
        return !all.isDeadEnd(spot);
    }
}
