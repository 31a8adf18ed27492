package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked: the rules are asked about the move that the player seems to have in mind. */
final class KanaloaIllegalMoveText {
    private static final KanaloaGame GAME = new KanaloaGame();

    private final KanaloaState state;
    private final ViewOptions look;
    private final Messages words;

    KanaloaIllegalMoveText(KanaloaState state, ViewOptions look) {
        this.state = state;
        this.look = look;
        words = look.messages();
    }

    String to(List<String> picks, String spot) {
        String name = KanaloaSpots.name(spot);
        if (spot.startsWith(KanaloaSpots.ISLAND)) {
            int island = KanaloaMap.find(name);
            return words.format(
                    "kanaloa.about.island",
                    name,
                    Integer.toString(KanaloaMap.need(island)),
                    KanaloaSpots.standing(state, island, state.actor(), true, words));
        }
        if (spot.startsWith(KanaloaSpots.SEAT)) {
            int seat = name.charAt(0) - '0';
            return words.format(
                    "kanaloa.about.seat",
                    KanaloaSpots.seat(words, seat, state.actor()),
                    KanaloaSpots.hand(state, seat, look, words));
        }
        if (spot.equals(KanaloaSpots.DISCARDS) && !isCard(cards(picks)[0])) {
            return discards();
        }
        if (spot.startsWith(KanaloaSpots.LANE)) {
            return lane(picks, KanaloaPromptText.connection(name));
        }
        return say(GAME.illegalReason(state, wanted(picks, spot, name)), name);
    }

    // With no card of the hand picked: what lies there, and how or why not to add to it.
    private String discards() {
        String how = words.text("kanaloa.about.discards.how");
        for (int island = 0; state.phase() == KanaloaPhase.TURN && island < KanaloaMap.ISLANDS; island++) {
            if (state.hand(state.actor(), island) > 0) {
                String reason = GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DISCARD, island));
                how = reason == null ? how : say(reason, KanaloaMap.name(island));
            }
        }
        return words.format(
                look.hidesAids() ? "kanaloa.about.discards.unaided" : "kanaloa.about.discards",
                look.hidesAids() ? "" : KanaloaSpots.played(state, words),
                Integer.toString(state.faceDown()),
                how);
    }

    private static boolean isCard(int card) {
        return card >= 0 && card != KanaloaMoves.JOKER;
    }

    // The move that comes to mind with a card, a stone, the deck or a button.
    private int wanted(List<String> picks, String spot, String name) {
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
        String reason = GAME.illegalReason(state, move);
        boolean removing = state.phase() == KanaloaPhase.REMOVING && "not-at-island".equals(reason);
        return say(removing ? "not-there" : reason, KanaloaMap.connectionName(connection));
    }

    private int bridge(int connection, int one, int other) {
        return state.board().owner(connection) < 0
                ? KanaloaMoves.build(one, connection)
                : KanaloaMoves.exchange(Math.min(one, other), Math.max(one, other), connection);
    }

    // The cards picked, or -1.
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

    // No reason: the move is legal, but does not go with the picks.
    private String say(String reason, String what) {
        boolean removing = state.phase() == KanaloaPhase.REMOVING;
        String island = removing ? KanaloaMap.name(state.removalIsland()) : "";
        return words.format("kanaloa.why." + (reason == null ? "other" : reason), what, island);
    }
}
