package atoll.table.kanaloa;

import atoll.engine.Rng;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The moves, the standing and the result in words. */
final class KanaloaMoveTexts {
    private KanaloaMoveTexts() {}

    /**
     * {@return a move as a sentence}
     *
     * @param state the position or view
     * @param move a move, as the game encodes it
     * @param who the name of the seat
     * @param messages the texts
     */
    static String describeMove(KanaloaState state, int move, String who, Messages messages) {
        String card = KanaloaMoves.verb(move) == KanaloaMoves.GOD ? "" : cardOf(move);
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.GOD ->
                messages.format("kanaloa.tell.god", nextIsland(state), KanaloaGods.name(KanaloaMoves.god(move)));
            case KanaloaMoves.DEAL ->
                state.phase() == KanaloaPhase.FILLING
                        ? messages.format("kanaloa.tell.open", card)
                        : messages.format("kanaloa.tell.deal", seat(state.turn(), messages), card);
            case KanaloaMoves.PULL ->
                messages.format(
                        "kanaloa.tell.pull",
                        seat(state.turn(), messages),
                        seat(state.progress().other(), messages),
                        card);
            case KanaloaMoves.GIVE -> messages.format("kanaloa.tell.give", who, card);
            case KanaloaMoves.DISCARD -> messages.format("kanaloa.tell.discard", who, card);
            case KanaloaMoves.TAKE ->
                messages.format("kanaloa.tell.take", who, card) + describeEnd(state, move, messages);
            case KanaloaMoves.STEAL ->
                messages.format("kanaloa.tell.steal", who, seat(state.progress().other(), messages), card);
            case KanaloaMoves.LEAVE ->
                messages.format("kanaloa.tell.leave", who, seat(state.progress().other(), messages));
            case KanaloaMoves.BUILD ->
                messages.format("kanaloa.tell.build", who, card, lane(move)) + gains(state, move, messages);
            case KanaloaMoves.EXCHANGE -> {
                String cards = messages.format("kanaloa.two", card, KanaloaMoves.cardName(KanaloaMoves.second(move)));
                yield messages.format("kanaloa.tell.exchange", who, cards, lane(move)) + gains(state, move, messages);
            }
            case KanaloaMoves.REMOVE ->
                messages.format(
                        "kanaloa.tell.remove",
                        who,
                        lane(move),
                        seat(Math.max(0, state.board().owner(KanaloaMoves.connection(move))), messages));
            case KanaloaMoves.KU -> messages.format("kanaloa.tell.ku", who, seat(KanaloaMoves.seat(move), messages));
            case KanaloaMoves.RETURN ->
                messages.format("kanaloa.tell.return", who, seat(KanaloaMoves.seat(move), messages), card);
            case KanaloaMoves.PELE -> messages.format("kanaloa.tell.pele", who);
            case KanaloaMoves.LONO -> messages.format("kanaloa.tell.lono", who);
            case KanaloaMoves.DRAW -> messages.format("kanaloa.tell.draw", who) + describeEnd(state, move, messages);
            case KanaloaMoves.PASS -> messages.format("kanaloa.tell.pass", who);
            default -> messages.format("kanaloa.tell.end", who) + describeEnd(state, move, messages);
        };
    }

    // A half ends with a turn: the sentence includes the scoring or the last round. A view does not tell hidden cards
    // of
    // hands from those of the deck; dealt in any way, the deck is as large as it is.
    private static String describeEnd(KanaloaState state, int move, Messages messages) {
        KanaloaState after = state.copy();
        after.determinize(new Rng(0));
        after.play(move);
        if (after.isSecondHalf() && !state.isSecondHalf()) {
            StringBuilder gains = new StringBuilder();
            for (int seat = 0; seat < state.seats(); seat++) {
                gains.append(seat == 0 ? "" : ", ")
                        .append(messages.seat(seat))
                        .append(" +")
                        .append(after.points(seat) - state.points(seat));
            }
            return messages.format("kanaloa.tell.scored", gains.toString());
        }
        boolean last = after.isLastRound() && !state.isLastRound();
        return last && after.phase() != KanaloaPhase.OVER ? messages.text("kanaloa.tell.last") : "";
    }

    /**
     * {@return a move with a card that the reader does not see}
     *
     * @param view what the seat knows
     * @param who the name of the seat
     * @param messages the texts
     */
    static String describeHiddenMove(KanaloaState view, String who, Messages messages) {
        String card = messages.text("kanaloa.tell.card");
        String hidden = messages.text("kanaloa.tell.hidden");
        return switch (view.phase()) {
            case GIVING -> messages.format("kanaloa.tell.give", who, card);
            case TURN -> messages.format("kanaloa.tell.discard", who, card);
            case STEALING ->
                messages.format("kanaloa.tell.steal", who, seat(view.progress().other(), messages), card);
            case PULLING ->
                messages.format(
                        "kanaloa.tell.pull",
                        seat(view.turn(), messages),
                        seat(view.progress().other(), messages),
                        hidden);
            case RETURNING ->
                messages.format("kanaloa.tell.return", who, seat(view.progress().other(), messages), card);
            default -> messages.format("kanaloa.tell.deal", seat(view.turn(), messages), hidden);
        };
    }

    /**
     * {@return the set-up, and a new display; other runs of chance moves have one sentence per card}
     *
     * @param before the position before
     * @param after the position after
     * @param messages the texts
     */
    static String describeChanceRun(KanaloaState before, KanaloaState after, Messages messages) {
        return switch (before.phase()) {
            case PLACING -> messages.text("kanaloa.tell.stones") + dealt(after, messages);
            case DEALING -> messages.text("kanaloa.tell.dealt") + hands(after, messages);
            case FILLING -> messages.format("kanaloa.tell.open", opened(before, after));
            default -> "";
        };
    }

    private static String dealt(KanaloaState after, Messages messages) {
        return after.handSize(0) == 0 ? "" : ". " + messages.text("kanaloa.tell.dealt") + hands(after, messages);
    }

    // The cards that the reader sees.
    private static String hands(KanaloaState after, Messages messages) {
        StringBuilder hands = new StringBuilder();
        for (int seat = 0; seat < after.seats(); seat++) {
            StringBuilder cards = new StringBuilder();
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                list(cards, after.hand(seat, island), island);
            }
            if (cards.length() > 0) {
                hands.append(". ").append(messages.format("kanaloa.tell.deal", seat(seat, messages), cards.toString()));
            }
        }
        return hands.toString();
    }

    private static String opened(KanaloaState before, KanaloaState after) {
        StringBuilder cards = new StringBuilder();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            list(cards, after.display(island) - before.display(island), island);
        }
        return cards.toString();
    }

    private static void list(StringBuilder cards, int times, int island) {
        for (int i = 0; i < times; i++) {
            cards.append(cards.length() == 0 ? "" : ", ").append(KanaloaMap.name(island));
        }
    }

    private static String cardOf(int move) {
        return KanaloaMoves.card(move) <= KanaloaMoves.JOKER ? KanaloaMoves.cardName(KanaloaMoves.card(move)) : "";
    }

    private static String lane(int move) {
        return KanaloaMap.connectionName(KanaloaMoves.connection(move));
    }

    private static String seat(int seat, Messages messages) {
        return messages.seat(seat);
    }

    private static String nextIsland(KanaloaState state) {
        int island = 0;
        while (island < KanaloaMap.ISLANDS - 1 && state.board().stone(island) != KanaloaGods.NONE) {
            island++;
        }
        return KanaloaMap.name(island);
    }

    // Other effects of a bridge: islands taken over, with their stones, and bridges that an absolute majority removes.
    private static String gains(KanaloaState state, int move, Messages messages) {
        var preview = state.preview(move);
        StringBuilder gains = new StringBuilder();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (preview.gains(island)) {
                gains.append(messages.format("kanaloa.tell.gains", KanaloaMap.name(island)));
                if (preview.stone(island) != KanaloaGods.NONE) {
                    gains.append(messages.format("kanaloa.tell.gets", KanaloaGods.name(preview.stone(island))));
                }
            }
        }
        StringBuilder gone = new StringBuilder();
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (preview.removes(c) && c != KanaloaMoves.connection(move)) {
                gone.append(gone.length() == 0 ? "" : ", ")
                        .append(KanaloaMap.connectionName(c))
                        .append(" (")
                        .append(seat(state.board().owner(c), messages))
                        .append(')');
            }
        }
        return gone.length() == 0 ? gains.toString() : gains + messages.format("kanaloa.tell.gone", gone.toString());
    }

    /**
     * {@return the standing of a seat in a few words: its islands; after a scoring, its points so far
     * and what its islands would bring now; in the last round, who
     * has played and who may pass}
     *
     * @param state the position or view
     * @param seat a seat, from 0
     * @param messages the texts
     */
    static String standing(KanaloaState state, int seat, Messages messages) {
        String standing = messages.count("kanaloa.islands", state.board().islands(seat));
        boolean over = state.phase() == KanaloaPhase.OVER;
        if (!over && (state.isSecondHalf() || state.points(seat) > 0)) {
            standing = messages.format(
                    "kanaloa.standing",
                    standing,
                    Messages.number(state.points(seat)),
                    Messages.number(worthNow(state, seat)));
        }
        if (state.isLastRound() && !over) {
            boolean may = seat == state.turn() ? state.mayPass() : state.mayPass(seat);
            String round = state.finished(seat) > 0 ? "done" : may ? "may" : "must";
            standing = messages.format("kanaloa.standing." + round, standing);
        }
        return standing;
    }

    /**
     * {@return the points that the next scoring would bring a seat now}
     *
     * @param state the position or view
     * @param seat a seat, from 0
     */
    static int worthNow(KanaloaState state, int seat) {
        return state.worth(seat, state.isSecondHalf());
    }

    /**
     * {@return how many islands a seat has at the end, what it discarded face down, and how a tie was decided}
     *
     * @param state the position or view
     * @param seat a seat, from 0
     * @param messages the texts
     */
    static List<String> resultNotes(KanaloaState state, int seat, Messages messages) {
        List<String> lines = new ArrayList<>();
        lines.add(messages.count("kanaloa.islands", state.board().islands(seat)));
        StringBuilder down = new StringBuilder();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            for (int i = 0; i < state.faceDown(seat, island); i++) {
                down.append(down.length() == 0 ? "" : ", ").append(KanaloaMap.name(island));
            }
        }
        if (down.length() > 0) {
            lines.add(messages.format("kanaloa.result.down", down.toString()));
        }
        for (int other = 0; other < state.seats() && state.champion() < 0; other++) {
            if (other != seat && state.points(other) == state.points(seat)) {
                lines.add(messages.format("kanaloa.result.tie", Integer.toString(state.finished(seat))));
                break;
            }
        }
        return lines;
    }
}
