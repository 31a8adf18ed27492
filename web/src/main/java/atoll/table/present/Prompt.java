package atoll.table.present;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.text.Messages;
import java.util.List;

/** The prompt at the table: what can be done now, and why a spot cannot be picked. */
final class Prompt {
    private final Table table;
    private final Messages messages;

    /**
     * The prompts of a table.
     *
     * @param table the table of the game
     * @param messages the texts
     */
    Prompt(Table table, Messages messages) {
        this.table = table;
        this.messages = messages;
    }

    /**
     * The prompt of the current position.
     *
     * @param presenter the game at the table
     * @param automatic whether chance is to move, or the move is forced, or the game is over
     * @return one or two short sentences
     */
    String current(TablePresenter presenter, boolean automatic) {
        Session session = presenter.session();
        Picker picker = presenter.picker();
        if (presenter.navigator().isLookingBack() && picker.picks().isEmpty()) {
            boolean paused = session.ply() == presenter.navigator().livePly();
            return messages.format(
                    presenter.personToMove() ? "look.yours" : paused ? "look.halted" : "look.prompt",
                    turn(presenter, session.ply()),
                    turn(presenter, presenter.navigator().span()));
        }
        if (automatic) {
            return "";
        }
        Player player = presenter.players().get(session.state().actor());
        if (presenter.awaitsHandover()) {
            return messages.format("table.pass", player.name());
        }
        if (player.level() == Player.AWAY) {
            return messages.format("table.away", player.name());
        }
        if (!player.isPerson()) {
            return messages.format("table.thinking", player.name());
        }
        State view = presenter.view();
        List<String> picks = picker.picks();
        String prompt = picker.awaitsConfirmation()
                ? table.confirmLabel(view, picks, messages)
                : table.prompt(view, picks, messages);
        return presenter.persons() > 1 ? messages.format("table.turn", player.name(), prompt) : prompt;
    }

    private static String turn(TablePresenter presenter, int ply) {
        return Integer.toString(TurnNumbers.at(presenter.history(), ply));
    }

    /**
     * Why a spot cannot be picked.
     *
     * @param presenter the game at the table
     * @param spot the id of a spot
     * @param restricted whether only some of the legal moves are offered
     * @param options how the person sees the table
     * @return a sentence, or an empty text if there is nothing to say
     */
    String illegalMoveText(TablePresenter presenter, String spot, boolean restricted, ViewOptions options) {
        // where nothing is asked any more, nothing is refused
        boolean done = restricted && presenter.picker().alive().isEmpty();
        if (done || !presenter.picker().isDeadEnd(spot)) {
            return "";
        }
        if (restricted && isLegal(presenter, spot)) {
            return messages.text("try.other");
        }
        String reason =
                table.illegalMoveText(presenter.view(), presenter.picker().picks(), spot, options);
        return reason == null ? "" : reason;
    }

    // Whether the rules allow the spot next, if all legal moves were offered.
    private boolean isLegal(TablePresenter presenter, String spot) {
        Picker all = new Picker();
        all.offer(table, presenter.view());
        presenter.picker().picks().forEach(all::pick);
        return !all.isDeadEnd(spot);
    }
}
