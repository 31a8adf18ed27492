package atoll.table.origo;

import atoll.engine.MoveList;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The prompt, built from the legal moves, so that it offers nothing impossible. */
final class OrigoPromptText {
    private final OrigoState state;
    private final Messages messages;

    /**
     * The prompts of a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrigoPromptText(OrigoState state, Messages messages) {
        this.state = state;
        this.messages = messages;
    }

    /**
     * {@return what the seat may do now}
     *
     * @param picks the spots picked so far
     */
    String prompt(List<String> picks) {
        return switch (state.phase()) {
            case PLACING -> {
                int seats = state.seats();
                int left = state.board().supply(state.turn())
                        - OrigoBoard.shieldsEach(seats)
                        + OrigoBoard.startShields(seats);
                yield messages.format("origo.prompt.place", Integer.toString(left));
            }
            case NAMING -> messages.text("origo.prompt.start");
            case BATTLE -> battle();
            case TURN -> picks.isEmpty() ? turn() : picked(picks);
            default -> "";
        };
    }

    // Other spots of the moves that match these picks: cards, fields, own shields; or the swap waits for its button.
    private String picked(List<String> picks) {
        boolean cards = false;
        boolean fields = false;
        boolean shields = false;
        int picked = OrigoTable.field(picks.get(0));
        boolean field = picked >= 0;
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            List<String> rest = new ArrayList<>(OrigoTable.spotsOfMove(legal.get(i), state.turn()));
            boolean fits = true;
            for (String pick : picks) {
                fits &= rest.remove(pick);
            }
            for (String spot : rest) {
                int at = OrigoTable.field(spot);
                boolean own = at >= 0 && state.board().owner(at) == state.turn();
                shields |= fits && own;
                fields |= fits && at >= 0 && !own;
                cards |= fits && OrigoTable.kind(spot) >= 0;
            }
        }
        String key = cards && !fields && !field ? "swap" : (cards ? "card" : "") + (fields ? "field" : "");
        return messages.format(
                "origo.prompt." + (shields ? key + "shield" : key.isEmpty() ? "button" : key),
                field ? OrigoTexts.place(picked, messages) : "");
    }

    private String battle() {
        OrigoBattle battle = state.survey().battle();
        String values = messages.format(
                "origo.prompt.battle",
                OrigoTexts.place(battle.field(), messages),
                Integer.toString(battle.value(OrigoBattle.ATTACKER)),
                Integer.toString(battle.value(OrigoBattle.DEFENDER)));
        int left = battle.left(battle.loser());
        int needed = battle.needed();
        String add = left == 0
                ? messages.text("origo.prompt.fold")
                : messages.format(
                        left < needed ? "origo.prompt.short" : "origo.prompt.add." + messages.plural(needed),
                        Integer.toString(needed),
                        Integer.toString(left));
        return values + " " + add;
    }

    private String turn() {
        MoveList legal = new MoveList();
        state.moves(legal);
        boolean[] can = new boolean[OrigoMoves.START + 1];
        for (int i = 0; i < legal.size(); i++) {
            can[OrigoMoves.verb(legal.get(i))] = true;
        }
        StringBuilder prompt = new StringBuilder();
        if (can[OrigoMoves.EXPAND] || can[OrigoMoves.ATTACK]) {
            String key = !can[OrigoMoves.ATTACK] ? "expand" : can[OrigoMoves.EXPAND] ? "both" : "attack";
            prompt.append(messages.count("origo.can." + key, state.actions())).append(' ');
        }
        if (can[OrigoMoves.WANDER] || can[OrigoMoves.SAIL]) {
            String key = !can[OrigoMoves.SAIL] ? "wander" : can[OrigoMoves.WANDER] ? "shift" : "sail";
            prompt.append(messages.text("origo.can." + key)).append(' ');
        }
        // otherwise the button says so
        if (can[OrigoMoves.SWAP] && !can[OrigoMoves.EXPAND] && !can[OrigoMoves.ATTACK]) {
            prompt.append(messages.text("origo.can.swap")).append(' ');
        }
        if (prompt.length() == 0) {
            return messages.text("origo.prompt.end");
        }
        if (state.isLastRound()) {
            prompt.append(messages.text("origo.prompt.last"));
        } else if (state.waiting() > 0) {
            prompt.append(messages.text("origo.prompt.scoring"));
        }
        return prompt.toString().trim();
    }
}
