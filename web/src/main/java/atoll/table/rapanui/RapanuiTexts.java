package atoll.table.rapanui;

import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** How everything is called, and what has happened. */
final class RapanuiTexts {
    private final RapanuiState state;
    private final RapanuiFacts survey;
    private final Messages words;

    RapanuiTexts(RapanuiState state, Messages words) {
        this.state = state;
        this.words = words;
        survey = state.survey();
    }

    /** A villager: "priest", "fisher". */
    static String card(int card, Messages words) {
        return words.text("rapanui.card." + RapanuiCards.name(card));
    }

    /** What a villager brings where it is scored: "2 wood", "1 fish". */
    static String income(int card, int income, Messages words) {
        return switch (card) {
            case RapanuiCards.WOODCUTTER -> words.count("rapanui.wood", income);
            case RapanuiCards.PRIEST -> words.count("rapanui.glory", income);
            case RapanuiCards.MOAI -> words.count("rapanui.either", income);
            default -> income + " " + kind(card - RapanuiCards.HUNTER, words);
        };
    }

    /** A kind of offerings: "fish". */
    static String kind(int kind, Messages words) {
        return words.text("rapanui.kind." + RapanuiOfferings.name(kind));
    }

    /** A seat: "you", or "seat 2". */
    static String seat(int seat, int near, Messages words) {
        return seat == near ? words.text("rapanui.you") : words.seat(seat);
    }

    /** The cards of a column from the front one on. */
    String column(int column) {
        int size = survey.columnSize(column);
        if (size == 0) {
            return words.format("rapanui.column.empty", Integer.toString(column + 1));
        }
        StringBuilder cards = new StringBuilder();
        for (int place = size - 1; place >= 0; place--) {
            cards.append(cards.length() == 0 ? "" : ", ").append(card(survey.columnCard(column, place), words));
        }
        return words.format("rapanui.column", Integer.toString(column + 1), cards.toString());
    }

    /** A stock, what is left of it and what one costs the seat. */
    String stock(int kind, int seat) {
        return words.format(
                "rapanui.stock",
                kind(kind, words),
                Integer.toString(survey.stock(kind)),
                Integer.toString(survey.price(seat, kind)));
    }

    /** What an offering of a kind would count now, as far as it is known. */
    String worth(String worth) {
        return words.format("rapanui.worth", worth);
    }

    /**
     * The stone and its top card; {@code sized} tells also how many cards lie there, {@code counted} how many of each kind
     * are known to.
     */
    String stone(boolean sized, boolean counted) {
        int top = survey.stoneTop();
        String what = top == RapanuiFacts.NONE
                ? words.text("rapanui.stone.empty")
                : top == RapanuiFacts.FACE_DOWN ? words.text("rapanui.stone.hidden") : kind(top, words);
        String stone = words.format("rapanui.stone", what);
        if (sized) {
            stone += ", " + words.count("rapanui.cards", survey.stoneSize());
        }
        return counted && survey.stoneSize() > 0 ? stone + ": " + stoneKinds() : stone;
    }

    private String stoneKinds() {
        List<String> kinds = new ArrayList<>();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            kinds.add(survey.stone(kind) + " " + kind(kind, words));
        }
        if (survey.stoneUnknown() > 0) {
            kinds.add(words.count("rapanui.unknown", survey.stoneUnknown()));
        }
        return list(kinds);
    }

    /** The draw pile; {@code counted} tells also of what. */
    String deck(boolean counted) {
        List<String> cards = new ArrayList<>();
        cards.add(words.count("rapanui.deck", survey.deckSize()));
        for (int card = 0; counted && card < RapanuiCards.CARDS; card++) {
            if (survey.deck(card) > 0) {
                cards.add(survey.deck(card) + " " + card(card, words));
            }
        }
        return list(cards);
    }

    /** A seat's village and means; with {@code open} also its hand and its offerings by kind. */
    String village(int seat, int near, boolean open) {
        List<String> parts = new ArrayList<>();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int number = survey.village(seat, card);
            if (number > 0) {
                parts.add(number + " × " + card(card, words));
            }
        }
        parts.add(means(seat));
        parts.add(words.count("rapanui.offerings", survey.offerings(seat)));
        if (open) {
            parts.add(hand(seat));
            parts.add(offerings(seat));
        }
        return words.format("rapanui.village", seat(seat, near, words), list(parts));
    }

    String means(int seat) {
        return words.count("rapanui.wood", survey.wood(seat)) + ", " + words.count("rapanui.glory", survey.glory(seat));
    }

    private String hand(int seat) {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            if (survey.hand(seat, card) > 0) {
                cards.add(survey.hand(seat, card) + " " + card(card, words));
            }
        }
        return words.format("rapanui.in.hand", list(cards));
    }

    private String offerings(int seat) {
        List<String> kinds = new ArrayList<>();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            kinds.add((survey.unknown(seat) > 0 ? "≤ " : "") + survey.offerings(seat, kind) + " " + kind(kind, words));
        }
        return list(kinds);
    }

    /** How many of a villager the near seat has, and the others. */
    String group(int card, int first, int near) {
        List<String> seats = new ArrayList<>();
        for (int i = 0; i < state.seats(); i++) {
            int seat = (first + i) % state.seats();
            seats.add(
                    words.format("rapanui.has", seat(seat, near, words), Integer.toString(survey.village(seat, card))));
        }
        return words.format("rapanui.group", card(card, words), list(seats));
    }

    /** A move as a sentence. */
    String tell(int move, String who) {
        int what = RapanuiMoves.what(move);
        return switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.DEAL -> dealt(after(move));
            case RapanuiMoves.BUY -> {
                int price = survey.price(state.actor(), what);
                yield words.format("rapanui.tell.buy", who, kind(what, words), words.count("rapanui.wood", price));
            }
            case RapanuiMoves.PLAY -> {
                int number = RapanuiMoves.number(move);
                String cards = number > 1 ? number + " × " + card(what, words) : card(what, words);
                yield words.format(what == RapanuiCards.MOAI ? "rapanui.tell.build" : "rapanui.tell.play", who, cards);
            }
            case RapanuiMoves.TOSS -> words.format("rapanui.tell.toss", who);
            case RapanuiMoves.OFFER -> {
                boolean hidden = state.phase() == RapanuiPhase.HIDING;
                yield words.format(hidden ? "rapanui.tell.hide" : "rapanui.tell.offer", who, kind(what, words));
            }
            case RapanuiMoves.ADD -> words.format("rapanui.tell.add", who, kind(what, words));
            case RapanuiMoves.TAKE -> {
                String card = card(survey.front(what), words);
                yield words.format("rapanui.tell.take", who, card, Integer.toString(what + 1))
                        + scored(after(move), what);
            }
            case RapanuiMoves.GAIN -> words.format("rapanui.tell.gain", who, kind(what, words));
            default -> {
                int income = survey.income(state.actor(), RapanuiCards.MOAI);
                boolean wood = RapanuiMoves.verb(move) == RapanuiMoves.WOOD;
                String gain = words.count(wood ? "rapanui.wood" : "rapanui.glory", income);
                yield words.format("rapanui.tell.moai", who, gain);
            }
        };
    }

    /**
     * What was dealt until {@code after}, column by column, and what that has scored. Columns are filled one after the
     * other: a card lies in the first that is not full, or in the empty one.
     */
    String dealt(RapanuiState after) {
        RapanuiFacts now = after.survey();
        StringBuilder told = new StringBuilder();
        int last = 0;
        for (int column = 0; column < 4; column++) {
            StringBuilder cards = new StringBuilder();
            for (int place = survey.columnSize(column); place < now.columnSize(column); place++) {
                cards.append(cards.length() == 0 ? "" : ", ").append(card(now.columnCard(column, place), words));
                last = column;
            }
            if (cards.length() > 0) {
                told.append(told.length() == 0 ? "" : ". ")
                        .append(words.format("rapanui.tell.deal", Integer.toString(column + 1), cards.toString()));
            }
        }
        return told + scored(after, last);
    }

    private RapanuiState after(int move) {
        RapanuiState after = state.copy();
        after.play(move);
        return after;
    }

    // What a turn's last card has scored, and what that has brought at once.
    private String scored(RapanuiState after, int column) {
        RapanuiFacts now = after.survey();
        boolean asked = now.scored() != RapanuiFacts.NONE;
        if (after.actor() == State.OVER) {
            return words.text("rapanui.tell.over");
        }
        if (!asked && (after.phase() != RapanuiPhase.BUYING || state.phase() == RapanuiPhase.SETTING_UP)) {
            return "";
        }
        List<String> gains = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            gained(seat, now, gains);
        }
        String card = card(now.front(column), words);
        if (gains.isEmpty()) {
            return words.format(asked ? "rapanui.tell.asked" : "rapanui.tell.nothing", card);
        }
        return words.format("rapanui.tell.scored", card, list(gains));
    }

    private void gained(int seat, RapanuiFacts now, List<String> gains) {
        String name = words.seat(seat);
        int wood = now.wood(seat) - survey.wood(seat);
        int glory = now.glory(seat) - survey.glory(seat);
        if (wood > 0) {
            gains.add(name + " +" + words.count("rapanui.wood", wood));
        }
        if (glory > 0) {
            gains.add(name + " +" + words.count("rapanui.glory", glory));
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int more = now.offerings(seat, kind) - survey.offerings(seat, kind);
            if (more > 0) {
                gains.add(name + " +" + more + " " + kind(kind, words));
            }
        }
    }

    private static String list(List<String> parts) {
        StringBuilder list = new StringBuilder();
        for (String part : parts) {
            list.append(list.length() == 0 ? "" : ", ").append(part);
        }
        return list.toString();
    }
}
