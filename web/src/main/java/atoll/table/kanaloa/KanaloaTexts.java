package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What happened, how it stands, and how it ended. */
final class KanaloaTexts {
    private KanaloaTexts() {}

    static String tell(KanaloaState state, int move, String who, Messages words) {
        String card = KanaloaMoves.verb(move) == KanaloaMoves.GOD ? "" : cardOf(move);
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.GOD ->
                words.format("kanaloa.tell.god", nextIsland(state), KanaloaGods.name(KanaloaMoves.god(move)));
            case KanaloaMoves.DEAL ->
                state.phase() == KanaloaPhase.FILLING
                        ? words.format("kanaloa.tell.open", card)
                        : words.format("kanaloa.tell.deal", seat(state.turn(), words), card);
            case KanaloaMoves.PULL ->
                words.format("kanaloa.tell.pull", seat(state.turn(), words), seat(state.other(), words), card);
            case KanaloaMoves.GIVE -> words.format("kanaloa.tell.give", who, card);
            case KanaloaMoves.DISCARD -> words.format("kanaloa.tell.discard", who, card);
            case KanaloaMoves.TAKE -> words.format("kanaloa.tell.take", who, card) + ends(state, move, words);
            case KanaloaMoves.STEAL -> words.format("kanaloa.tell.steal", who, seat(state.other(), words), card);
            case KanaloaMoves.LEAVE -> words.format("kanaloa.tell.leave", who, seat(state.other(), words));
            case KanaloaMoves.BUILD ->
                words.format("kanaloa.tell.build", who, card, lane(move)) + gains(state, move, words);
            case KanaloaMoves.EXCHANGE -> {
                String cards = words.format("kanaloa.two", card, KanaloaMoves.cardName(KanaloaMoves.second(move)));
                yield words.format("kanaloa.tell.exchange", who, cards, lane(move)) + gains(state, move, words);
            }
            case KanaloaMoves.REMOVE ->
                words.format(
                        "kanaloa.tell.remove",
                        who,
                        lane(move),
                        seat(Math.max(0, state.board().owner(KanaloaMoves.connection(move))), words));
            case KanaloaMoves.KU -> words.format("kanaloa.tell.ku", who, seat(KanaloaMoves.seat(move), words));
            case KanaloaMoves.RETURN ->
                words.format("kanaloa.tell.return", who, seat(KanaloaMoves.seat(move), words), card);
            case KanaloaMoves.PELE -> words.format("kanaloa.tell.pele", who);
            case KanaloaMoves.LONO -> words.format("kanaloa.tell.lono", who);
            case KanaloaMoves.DRAW -> words.format("kanaloa.tell.draw", who) + ends(state, move, words);
            case KanaloaMoves.PASS -> words.format("kanaloa.tell.pass", who);
            default -> words.format("kanaloa.tell.end", who) + ends(state, move, words);
        };
    }

    // A half ends with a turn: its scoring, or the last round, comes with what ended that.
    private static String ends(KanaloaState state, int move, Messages words) {
        KanaloaState after = state.copy();
        after.play(move);
        if (after.isSecondHalf() && !state.isSecondHalf()) {
            StringBuilder gains = new StringBuilder();
            for (int seat = 0; seat < state.seats(); seat++) {
                gains.append(seat == 0 ? "" : ", ")
                        .append(words.seat(seat))
                        .append(" +")
                        .append(after.points(seat) - state.points(seat));
            }
            return words.format("kanaloa.tell.scored", gains.toString());
        }
        boolean last = after.isLastRound() && !state.isLastRound();
        return last && after.phase() != KanaloaPhase.OVER ? words.text("kanaloa.tell.last") : "";
    }

    /** A move whose card one does not see. */
    static String tellUnseen(KanaloaState view, String who, Messages words) {
        String card = words.text("kanaloa.tell.card");
        String hidden = words.text("kanaloa.tell.hidden");
        return switch (view.phase()) {
            case GIVING -> words.format("kanaloa.tell.give", who, card);
            case TURN -> words.format("kanaloa.tell.discard", who, card);
            case STEALING -> words.format("kanaloa.tell.steal", who, seat(view.other(), words), card);
            case PULLING ->
                words.format("kanaloa.tell.pull", seat(view.turn(), words), seat(view.other(), words), hidden);
            case RETURNING -> words.format("kanaloa.tell.return", who, seat(view.other(), words), card);
            default -> words.format("kanaloa.tell.deal", seat(view.turn(), words), hidden);
        };
    }

    /** The set-up, and a display laid out anew; whatever else chance does in a row is told card by card. */
    static String tellAll(KanaloaState before, KanaloaState after, Messages words) {
        return switch (before.phase()) {
            case PLACING -> words.text("kanaloa.tell.stones") + dealt(after, words);
            case DEALING -> words.text("kanaloa.tell.dealt") + hands(after, words);
            case FILLING -> words.format("kanaloa.tell.open", opened(before, after));
            default -> "";
        };
    }

    private static String dealt(KanaloaState after, Messages words) {
        return after.handSize(0) == 0 ? "" : ". " + words.text("kanaloa.tell.dealt") + hands(after, words);
    }

    // What the listener sees of the cards.
    private static String hands(KanaloaState after, Messages words) {
        StringBuilder hands = new StringBuilder();
        for (int seat = 0; seat < after.seats(); seat++) {
            StringBuilder cards = new StringBuilder();
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                list(cards, after.hand(seat, island), island);
            }
            if (cards.length() > 0) {
                hands.append(". ").append(words.format("kanaloa.tell.deal", seat(seat, words), cards.toString()));
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

    private static String seat(int seat, Messages words) {
        return words.seat(seat);
    }

    private static String nextIsland(KanaloaState state) {
        int island = 0;
        while (island < KanaloaMap.ISLANDS - 1 && state.board().stone(island) != KanaloaGods.NONE) {
            island++;
        }
        return KanaloaMap.name(island);
    }

    // What else a bridge brings: islands taken over, with their stones.
    private static String gains(KanaloaState state, int move, Messages words) {
        var preview = state.preview(move);
        StringBuilder gains = new StringBuilder();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (preview.gains(island)) {
                gains.append(words.format("kanaloa.tell.gains", KanaloaMap.name(island)));
                if (preview.stone(island) != KanaloaGods.NONE) {
                    gains.append(words.format("kanaloa.tell.gets", KanaloaGods.name(preview.stone(island))));
                }
            }
        }
        return gains.toString();
    }

    /** Islands; once there was a scoring, the points of it; in the last round who has played and who may pass. */
    static String standing(KanaloaState state, int seat, Messages words) {
        String standing = words.count("kanaloa.islands", state.board().islands(seat));
        boolean over = state.phase() == KanaloaPhase.OVER;
        if (!over && (state.isSecondHalf() || state.points(seat) > 0)) {
            standing = words.format("kanaloa.standing", standing, words.count("kanaloa.points", state.points(seat)));
        }
        if (state.isLastRound() && !over) {
            boolean may = seat == state.turn() ? state.mayPass() : state.mayPass(seat);
            String round = state.finished(seat) > 0 ? "done" : may ? "may" : "must";
            standing = words.format("kanaloa.standing." + round, standing);
        }
        return standing;
    }

    static List<String> result(KanaloaState state, int seat, Messages words) {
        List<String> lines = new ArrayList<>();
        int islands = state.board().islands(seat);
        if (state.champion() >= 0) {
            lines.add(words.count("kanaloa.result.islands", islands));
            if (state.champion() == seat) {
                lines.add(words.text("kanaloa.result.eleven"));
            }
            return lines;
        }
        int worth = state.worth(seat, true);
        lines.add(words.format("kanaloa.result.before", Integer.toString(state.points(seat) - worth)));
        lines.add(
                words.format("kanaloa.result.last", words.count("kanaloa.islands", islands), Integer.toString(worth)));
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat && state.points(other) == state.points(seat)) {
                lines.add(words.format("kanaloa.result.tie", Integer.toString(state.finished(seat))));
                break;
            }
        }
        return lines;
    }
}
