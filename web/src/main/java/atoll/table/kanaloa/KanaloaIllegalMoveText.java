package atoll.table.kanaloa;

import atoll.engine.IllegalReason;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaIllegalReason;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked: asks the rules about the move that the player probably intends. */
final class KanaloaIllegalMoveText {
    private static final KanaloaGame GAME = new KanaloaGame();

    private final KanaloaState state;
    private final ViewOptions options;
    private final Messages messages;

    /**
     * Explains a position.
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     */
    KanaloaIllegalMoveText(KanaloaState state, ViewOptions options) {
        this.state = state;
        this.options = options;
        messages = options.messages();
    }

    /**
     * {@return the reason why a spot cannot be picked}
     *
     * @param picks the spots picked so far
     * @param spot the id of a spot
     */
    String to(List<String> picks, String spot) {
        String name = KanaloaSpots.name(spot);
        if (spot.startsWith(KanaloaSpots.ISLAND)) {
            int island = KanaloaMap.find(name);
            return messages.format(
                    "kanaloa.about.island",
                    name,
                    Integer.toString(KanaloaMap.need(island)),
                    KanaloaSpots.standing(state, island, state.actor(), options.hidesAids(), messages));
        }
        if (spot.startsWith(KanaloaSpots.SEAT)) {
            int seat = name.charAt(0) - '0';
            return messages.format(
                    "kanaloa.about.seat",
                    KanaloaSpots.seat(messages, seat, state.actor()),
                    KanaloaSpots.hand(state, seat, options, messages));
        }
        if (spot.equals(KanaloaSpots.DISCARDS) && !isCard(cards(picks)[0])) {
            return discards();
        }
        if (spot.startsWith(KanaloaSpots.LANE)) {
            return lane(picks, KanaloaPromptText.connection(name));
        }
        return format(id(GAME.illegalReason(state, intendedMove(picks, spot, name))), name);
    }

    // Without a picked hand card: the discards, and how or why not to discard.
    private String discards() {
        String how = messages.text("kanaloa.about.discards.how");
        for (int island = 0; state.phase() == KanaloaPhase.TURN && island < KanaloaMap.ISLANDS; island++) {
            if (state.hand(state.actor(), island) > 0) {
                IllegalReason reason = GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DISCARD, island));
                how = reason == null ? how : format(reason.id(), KanaloaMap.name(island));
            }
        }
        return messages.format(
                options.hidesAids() ? "kanaloa.about.discards.unaided" : "kanaloa.about.discards",
                options.hidesAids() ? "" : KanaloaSpots.played(state, messages),
                Integer.toString(state.faceDown()),
                how);
    }

    private static boolean isCard(int card) {
        return card >= 0 && card != KanaloaMoves.JOKER;
    }

    // The probable move with a card, a stone, the deck or a button.
    private int intendedMove(List<String> picks, String spot, String name) {
        if (spot.equals(KanaloaSpots.DECK)) {
            return KanaloaMoves.of(KanaloaMoves.DRAW);
        }
        if (spot.equals(KanaloaSpots.END)) {
            return KanaloaMoves.of(KanaloaMoves.END);
        }
        if (spot.startsWith(KanaloaSpots.OPEN)) {
            return KanaloaMoves.of(KanaloaMoves.TAKE, KanaloaMap.find(name));
        }
        if (spot.equals(KanaloaSpots.DISCARDS)) {
            return KanaloaMoves.of(KanaloaMoves.DISCARD, cards(picks)[0]);
        }
        if (spot.startsWith(KanaloaSpots.STONE)) {
            return switch (name) {
                case "KU" -> KanaloaMoves.of(KanaloaMoves.KU, state.actor() == 0 ? 1 : 0);
                case "PELE" -> KanaloaMoves.of(KanaloaMoves.PELE);
                case "LONO" -> KanaloaMoves.of(KanaloaMoves.LONO);
                default -> KanaloaMoves.build(KanaloaMoves.JOKER, free());
            };
        }
        int island = KanaloaMap.find(name);
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (KanaloaMap.first(c) == island || KanaloaMap.second(c) == island) {
                int bridge = bridge(c, island, island);
                if (GAME.illegalReason(state, bridge) != null) {
                    return bridge;
                }
            }
        }
        return KanaloaMoves.of(KanaloaMoves.DISCARD, island);
    }

    private int free() {
        int connection = 0;
        while (connection < KanaloaMap.CONNECTIONS - 1 && state.board().owner(connection) >= 0) {
            connection++;
        }
        return connection;
    }

    private String lane(List<String> picks, int connection) {
        int owner = state.board().owner(connection);
        if (picks.isEmpty() && owner >= 0 && state.phase() == KanaloaPhase.TURN) {
            return messages.format(
                    owner == state.actor() ? "kanaloa.about.own" : "kanaloa.about.bridge",
                    KanaloaSpots.lane(state, connection, state.actor(), messages));
        }
        int first = KanaloaMap.first(connection);
        int second = KanaloaMap.second(connection);
        int move;
        if (state.phase() == KanaloaPhase.REMOVING) {
            move = KanaloaMoves.remove(connection);
        } else {
            int[] cards = cards(picks);
            boolean taken = state.board().owner(connection) >= 0;
            int one = cards[0] >= 0 ? cards[0] : first;
            int other = cards[1] >= 0 ? cards[1] : one == first && taken ? second : one;
            move = cards[1] >= 0 && !taken
                    ? KanaloaMoves.exchange(Math.min(one, other), Math.max(one, other), connection)
                    : bridge(connection, one, other);
        }
        IllegalReason reason = GAME.illegalReason(state, move);
        boolean removing = state.phase() == KanaloaPhase.REMOVING && reason == KanaloaIllegalReason.NOT_AT_ISLAND;
        return format(removing ? "not-there" : id(reason), KanaloaMap.connectionName(connection));
    }

    private int bridge(int connection, int one, int other) {
        return state.board().owner(connection) < 0
                ? KanaloaMoves.build(one, connection)
                : KanaloaMoves.exchange(Math.min(one, other), Math.max(one, other), connection);
    }

    // The picked cards, or -1.
    private static int[] cards(List<String> picks) {
        int[] cards = {-1, -1};
        int size = 0;
        for (String pick : picks) {
            if (size < 2 && pick.startsWith(KanaloaSpots.HAND)) {
                cards[size++] = KanaloaMap.find(KanaloaSpots.name(pick));
            } else if (size < 2 && pick.equals(KanaloaSpots.STONE + KanaloaGods.name(KanaloaGods.KANALOA))) {
                cards[size++] = KanaloaMoves.JOKER;
            }
        }
        return cards;
    }

    // Without a reason, the move is legal but does not match the picks.
    private static String id(IllegalReason reason) {
        return reason == null ? "other" : reason.id();
    }

    private String format(String reason, String what) {
        boolean removing = state.phase() == KanaloaPhase.REMOVING;
        String island = removing ? KanaloaMap.name(state.progress().removalIsland()) : "";
        return messages.format(
                "kanaloa.why." + reason,
                what,
                island,
                Integer.toString(state.handSize(state.actor())),
                Integer.toString(state.handLimit()));
    }
}
