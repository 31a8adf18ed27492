package atoll.table.kanaloa;

import atoll.engine.MoveList;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.text.Messages;
import java.util.List;

/** The prompt for the seat to move. */
final class KanaloaPromptText {
    private final KanaloaState state;
    private final Messages messages;

    /**
     * The prompts of a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    KanaloaPromptText(KanaloaState state, Messages messages) {
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
            case GIVING -> messages.text("kanaloa.prompt.give");
            case TURN -> picks.isEmpty() ? turn() : picked(picks);
            case REMOVING ->
                messages.format(
                        "kanaloa.prompt.remove",
                        KanaloaMap.name(state.progress().removalIsland()));
            case EXTRA -> messages.text("kanaloa.prompt.extra");
            case STEALING ->
                messages.format(
                        "kanaloa.prompt.steal",
                        KanaloaSpots.seat(messages, state.progress().other(), state.turn()));
            case RETURNING ->
                messages.format(
                        "kanaloa.prompt.return",
                        KanaloaSpots.seat(messages, state.progress().other(), state.turn()));
            default -> messages.text("kanaloa.prompt.wait");
        };
    }

    // The legal moves decide what the prompt offers.
    private String turn() {
        MoveList legal = new MoveList();
        state.moves(legal);
        boolean bridge = false;
        boolean card = false;
        boolean stone = false;
        boolean discard = false;
        boolean take = false;
        boolean end = false;
        for (int i = 0; i < legal.size(); i++) {
            int verb = KanaloaMoves.verb(legal.get(i));
            boolean lays = KanaloaMoves.isBridge(legal.get(i));
            bridge |= lays;
            card |= lays && KanaloaMoves.card(legal.get(i)) != KanaloaMoves.JOKER;
            stone |= verb == KanaloaMoves.KU || verb == KanaloaMoves.PELE || verb == KanaloaMoves.LONO;
            discard |= verb == KanaloaMoves.DISCARD;
            take |= verb == KanaloaMoves.TAKE || verb == KanaloaMoves.DRAW;
            end |= verb == KanaloaMoves.END;
        }
        if (end) {
            String round = state.isLastRound() ? "kanaloa.prompt.last" : "kanaloa.prompt.closing";
            String last = messages.text(bridge || stone ? round : "kanaloa.prompt.last.end");
            return state.mayPass() ? messages.format("kanaloa.prompt.last.pass", last) : last;
        }
        if (!take) {
            return tooMany(card, discard, bridge || stone);
        }
        String what = bridge ? discard ? "turn" : "on" : stone ? "take.stone" : "take";
        return messages.text("kanaloa.prompt." + what);
    }

    // After playing, a player may discard only unplayable cards; then a stone may help instead.
    private String tooMany(boolean card, boolean discard, boolean stone) {
        int hand = state.handSize(state.actor());
        boolean five = hand == KanaloaState.HAND_LIMIT;
        String what = card ? !discard ? "many" : five ? "five" : "many.discard" : stone ? "forced.stone" : "forced";
        return messages.format(
                "kanaloa.prompt." + what,
                Integer.toString(state.handLimit()),
                Integer.toString(hand),
                Integer.toString(hand - state.handLimit()));
    }

    private String picked(List<String> picks) {
        String first = "";
        String second = "";
        String lane = "";
        for (String pick : picks) {
            if (pick.startsWith(KanaloaSpots.LANE)) {
                lane = KanaloaSpots.name(pick);
            } else if (pick.startsWith(KanaloaSpots.HAND) || pick.startsWith(KanaloaSpots.STONE)) {
                second = first;
                first = KanaloaSpots.name(pick);
            }
        }
        if (first.equals(KanaloaGods.name(KanaloaGods.KU))) {
            return messages.text("kanaloa.prompt.ku");
        }
        if (picks.contains(KanaloaSpots.DISCARDS)) {
            return messages.text("kanaloa.prompt.discard");
        }
        if (!lane.isEmpty()) {
            int connection = connection(lane);
            int owner = state.board().owner(connection);
            boolean free = owner < 0;
            return messages.format(
                    free
                            ? "kanaloa.prompt.lane"
                            : first.isEmpty() ? "kanaloa.prompt.bridge" : "kanaloa.prompt.bridge.second",
                    KanaloaMap.name(KanaloaMap.first(connection)),
                    KanaloaMap.name(KanaloaMap.second(connection)),
                    free ? "" : messages.seat(owner));
        }
        if (!second.isEmpty()) {
            return messages.format("kanaloa.prompt.two", second, first);
        }
        if (first.isEmpty()) {
            return messages.text("kanaloa.prompt.stone");
        }
        boolean joker = first.equals(KanaloaGods.name(KanaloaGods.KANALOA));
        String what = joker ? "joker" : isPlayable(KanaloaMap.find(first)) ? "card" : "card.discard";
        return messages.format("kanaloa.prompt." + what, first);
    }

    // Whether a card of that island can build a bridge; if not, it can only be discarded.
    private boolean isPlayable(int card) {
        MoveList legal = new MoveList();
        state.moves(legal);
        boolean playable = false;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            playable |= KanaloaMoves.isBridge(move)
                    && (KanaloaMoves.card(move) == card
                            || KanaloaMoves.verb(move) == KanaloaMoves.EXCHANGE && KanaloaMoves.second(move) == card);
        }
        return playable;
    }

    /**
     * {@return the connection with that name, 0..36}
     *
     * @param name the name of a connection, as in the ids of spots
     */
    static int connection(String name) {
        int connection = 0;
        while (!KanaloaMap.connectionName(connection).equals(name)) {
            connection++;
        }
        return connection;
    }
}
