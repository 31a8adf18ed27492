package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.table.MoveRationale;
import atoll.table.text.Messages;

/** The reasons for a move of Rapa Nui: what it changes in the village, on the stone and in a scoring. */
final class RapanuiRationale {
    private final RapanuiState state;
    private final RapanuiFacts before;
    private final int seat;
    private final boolean open;
    private final Messages messages;
    private final MoveRationale rationale;
    private RapanuiState then;
    private RapanuiFacts after;

    /**
     * Reasons for moves in a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    RapanuiRationale(RapanuiState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        before = state.survey();
        seat = state.actor();
        open = before.liesOpen();
        rationale = new MoveRationale("rapanui", messages);
    }

    /**
     * {@return the reasons for a move}
     *
     * @param move a move, as the game encodes it
     */
    String of(int move) {
        then = state.copy();
        then.play(move);
        after = then.survey();
        int what = RapanuiMoves.what(move);
        switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.PLAY -> {
                gain();
                village(what);
            }
            case RapanuiMoves.BUY, RapanuiMoves.GAIN -> worth(what);
            case RapanuiMoves.TAKE -> take(what);
            case RapanuiMoves.OFFER, RapanuiMoves.ADD -> sacrifice(move);
            case RapanuiMoves.WOOD, RapanuiMoves.GLORY -> {
                if (!before.canBuild(seat) && after.canBuild(seat)) {
                    rationale.add("moai");
                }
                gain();
                if (rationale.isEmpty()) {
                    rationale.add("wood");
                }
            }
            default -> {
                // no reason to name
            }
        }
        return rationale.text();
    }

    private void gain() {
        int gain = then.score(seat) - state.score(seat);
        if (gain > 0) {
            rationale.addCount("outlook.points", gain);
        }
    }

    private void village(int card) {
        String name = RapanuiTexts.card(card, messages);
        int income = after.income(seat, card);
        if (income > before.income(seat, card) && isInStock(card, income)) {
            rationale.add("income", RapanuiTexts.income(card, income, messages));
        }
        if (after.leads(seat, card) && !before.leads(seat, card) && isInStock(card, income)) {
            rationale.add("leads", name);
        }
        for (int rival = 0; rival < state.seats(); rival++) {
            if (rival != seat && before.leads(rival, card) && !after.leads(rival, card)) {
                rationale.add("stops", name, messages.seat(rival));
            }
        }
        int kind = card - RapanuiCards.HUNTER;
        if (isInStock(card, 1) && kind >= 0 && after.price(seat, kind) < before.price(seat, kind)) {
            rationale.add(
                    "price",
                    kind(kind),
                    Integer.toString(after.price(seat, kind)),
                    Integer.toString(before.price(seat, kind)));
        }
    }

    // The current value, as far as the stone is known and may be revealed.
    private void worth(int kind) {
        int least = open ? before.leastWorth(kind) : 0;
        if (least > 0) {
            rationale.addCount("worth", least, kind(kind));
        } else {
            rationale.add("offered", kind(kind), Integer.toString(after.offerings(seat, kind)));
        }
    }

    private void take(int column) {
        int card = before.front(column);
        if (before.ends(column)) {
            rationale.add("ends");
            return;
        }
        if (card == RapanuiCards.MOAI) {
            rationale.add(before.canBuild(seat) && before.hand(seat, card) == 0 ? "card" : "card.later");
            int next = (seat + 1) % state.seats();
            if (before.canBuild(next)) {
                rationale.add("denies", messages.seat(next));
            }
        } else {
            laidOut(card);
        }
        if (before.takesLeft() == 1 && before.uncovers(column) != RapanuiFacts.NONE) {
            scores(before.uncovers(column));
        }
    }

    // Whether the stock has so many of what a villager brings; of wood and glory it always has.
    private boolean isInStock(int card, int number) {
        return !RapanuiCards.isHunter(card) || before.stock(card - RapanuiCards.HUNTER) >= number;
    }

    // What the card brings in the village; hunters with the offerings of the kind in hand.
    private void laidOut(int card) {
        String name = RapanuiTexts.card(card, messages);
        boolean hunter = RapanuiCards.isHunter(card);
        int more = hunter ? before.hand(seat, card) + 1 : 1;
        int number = before.village(seat, card) + more;
        boolean leads = number > 1;
        int loser = seat;
        for (int rival = 0; rival < state.seats(); rival++) {
            leads &= rival == seat || before.village(rival, card) < number;
            loser = before.leads(rival, card) && before.village(rival, card) == number ? rival : loser;
        }
        int income = (hunter ? 1 : number) + (leads ? 1 : 0);
        int kind = card - RapanuiCards.HUNTER;
        // else other kinds come in its place
        boolean given = isInStock(card, income);
        if (given && leads && !before.leads(seat, card)) {
            rationale.add("may.lead", name, RapanuiTexts.income(card, income, messages));
        } else if (given && income > before.income(seat, card)) {
            rationale.add("may.bring", RapanuiTexts.income(card, income, messages));
        } else if (given && hunter && before.price(seat, kind) > 0) {
            rationale.add("may.cost", kind(kind), Integer.toString(Math.max(0, before.price(seat, kind) - more)));
        }
        if (loser != seat) {
            rationale.add("may.stop", messages.seat(loser));
        }
    }

    // Whether a seat gets at least as much as any other; the log says how much.
    private void scores(int card) {
        int most = 0;
        for (int rival = 0; rival < state.seats(); rival++) {
            most = rival == seat ? most : Math.max(most, RapanuiScoringPreview.income(before, rival, card));
        }
        int own = RapanuiScoringPreview.income(before, seat, card);
        if (own > most) {
            rationale.add("scores");
        } else if (own == most && own > 0) {
            rationale.add("even");
        }
    }

    private void sacrifice(int move) {
        if (open) {
            worths();
        }
        if (rationale.isEmpty()) {
            favours(move);
        }
    }

    // Changes of values, for oneself and for others.
    private void worths() {
        if (state.isFullyKnown()) {
            gain();
        }
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            int now = after.leastWorth(each);
            int own = after.offerings(seat, each);
            if (own > 0 && now == after.mostWorth(each) && now > before.mostWorth(each)) {
                rationale.add("raises", kind(each), Integer.toString(now), Integer.toString(own));
            }
        }
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            int now = after.mostWorth(each);
            if (isOthers(each) && now == after.leastWorth(each) && now < before.leastWorth(each)) {
                rationale.add(
                        "lowers", kind(each), Integer.toString(now), Integer.toString(after.offerings(seat, each)));
            }
        }
    }

    // Why this kind, if it changes no value yet: the seat has most of it left, others have more of another kind, or a
    // kind is spared of which the seat has more. Others' resources, and cards below the top one, are used only where
    // they are open.
    private void favours(int move) {
        int kind = RapanuiMoves.what(move);
        int own = after.offerings(seat, kind);
        boolean most = own > 0;
        int spared = kind;
        int theirs = -1;
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            most &= each == kind || after.offerings(seat, each) <= own;
            spared = after.offerings(seat, each) > after.offerings(seat, spared) ? each : spared;
            theirs = open && each != kind && mayCountLess(each, kind) ? each : theirs;
        }
        if (most) {
            rationale.add("most", kind(kind), Integer.toString(own));
        } else if (theirs >= 0) {
            rationale.add("against", kind(kind), kind(theirs));
        } else if (RapanuiMoves.verb(move) == RapanuiMoves.ADD && own > 0) {
            rationale.add("offered", kind(kind), Integer.toString(own));
        } else if (RapanuiMoves.verb(move) == RapanuiMoves.OFFER && spared != kind) {
            rationale.add("spares", kind(spared), Integer.toString(after.offerings(seat, spared)));
        }
    }

    // Whether more of a kind on the stone can harm others: they have more of another kind there that is at least as
    // frequent.
    private boolean mayCountLess(int theirs, int kind) {
        return isOthers(theirs) && before.stone(theirs) >= before.stone(kind);
    }

    // Whether another seat certainly has more of a kind.
    private boolean isOthers(int kind) {
        boolean others = false;
        for (int rival = 0; rival < state.seats(); rival++) {
            int least = before.offerings(rival, kind) - before.unknown(rival);
            others |= rival != seat && least > before.offerings(seat, kind);
        }
        return others;
    }

    private String kind(int kind) {
        return RapanuiTexts.kind(kind, messages);
    }
}
