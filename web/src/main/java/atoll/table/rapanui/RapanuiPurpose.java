package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiState;
import atoll.games.rapanui.RapanuiSurvey;
import atoll.table.Purpose;
import atoll.table.Words;

/** What a move of Rapa Nui is for: what it changes in the village, on the stone and in what a scoring brings. */
final class RapanuiPurpose {
    private final RapanuiState state;
    private final RapanuiSurvey before;
    private final int seat;
    private final Words words;
    private final Purpose purpose;
    private RapanuiState then;
    private RapanuiSurvey after;

    RapanuiPurpose(RapanuiState state, Words words) {
        this.state = state;
        this.words = words;
        before = state.survey();
        seat = state.actor();
        purpose = new Purpose("rapanui", words);
    }

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
            case RapanuiMoves.OFFER, RapanuiMoves.ADD -> sacrifice(what);
            case RapanuiMoves.WOOD, RapanuiMoves.GLORY -> {
                if (!before.canBuild(seat) && after.canBuild(seat)) {
                    purpose.say("moai");
                }
                gain();
            }
            default -> {
                // nothing that could be named
            }
        }
        return purpose.text();
    }

    private void gain() {
        int gain = then.score(seat) - state.score(seat);
        if (gain > 0) {
            purpose.count("outlook.points", gain);
        }
    }

    private void village(int card) {
        String name = RapanuiWording.card(card, words);
        int more = after.income(seat, card) - before.income(seat, card);
        if (more > 0) {
            purpose.say("income", RapanuiWording.income(card, after.income(seat, card), words));
        }
        if (after.leads(seat, card) && !before.leads(seat, card)) {
            purpose.say("leads", name);
        }
        for (int rival = 0; rival < state.seats(); rival++) {
            if (rival != seat && before.leads(rival, card) && !after.leads(rival, card)) {
                purpose.say("stops", name, words.seat(rival));
            }
        }
        int kind = card - RapanuiCards.HUNTER;
        if (kind >= 0 && after.price(seat, kind) < before.price(seat, kind)) {
            purpose.say(
                    "price",
                    kind(kind),
                    Integer.toString(after.price(seat, kind)),
                    Integer.toString(before.price(seat, kind)));
        }
    }

    // As it would count now, as far as the stone is known.
    private void worth(int kind) {
        int least = before.leastWorth(kind);
        if (least > 0) {
            purpose.count("worth", least, kind(kind));
        } else {
            holds(kind);
        }
    }

    private void holds(int kind) {
        int own = after.offerings(seat, kind);
        if (own > 0 && purpose.isEmpty()) {
            purpose.say("offered", kind(kind), Integer.toString(own));
        }
    }

    private void take(int column) {
        int card = before.front(column);
        if (before.ends(column)) {
            purpose.say("ends");
        } else if (before.takesLeft() == 1 && before.uncovers(column) != RapanuiSurvey.NONE) {
            scores(before.uncovers(column));
        }
        if (card == RapanuiCards.MOAI) {
            int next = (seat + 1) % state.seats();
            if (before.canBuild(seat) && before.hand(seat, card) == 0) {
                purpose.say("moai");
            }
            if (before.canBuild(next)) {
                purpose.say("denies", words.seat(next));
            }
        } else if (RapanuiCards.isHunter(card) && before.hand(seat, card) > 0) {
            purpose.say("together", RapanuiWording.card(card, words), Integer.toString(after.hand(seat, card)));
        } else if (before.village(seat, card) > 0) {
            purpose.say("more", RapanuiWording.card(card, words), Integer.toString(before.village(seat, card)));
        }
    }

    // What a seat gets, and the most that another does.
    private void scores(int card) {
        int most = 0;
        for (int rival = 0; rival < state.seats(); rival++) {
            most = rival == seat ? most : Math.max(most, RapanuiForecast.income(before, rival, card));
        }
        int own = RapanuiForecast.income(before, seat, card);
        if (own > most) {
            purpose.say("scores", RapanuiWording.card(card, words), Integer.toString(own), Integer.toString(most));
        } else if (own == most && own > 0) {
            purpose.say("even", RapanuiWording.card(card, words));
        }
    }

    private void sacrifice(int kind) {
        if (state.whole()) {
            gain();
        }
        boolean raised = false;
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            int now = after.leastWorth(each);
            int own = after.offerings(seat, each);
            if (own > 0 && now == after.mostWorth(each) && now > before.mostWorth(each)) {
                purpose.say("raises", kind(each), Integer.toString(now), Integer.toString(own));
                raised = true;
            }
        }
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            int now = after.mostWorth(each);
            if (isOthers(each) && now == after.leastWorth(each) && now < before.leastWorth(each)) {
                purpose.say("lowers", kind(each), Integer.toString(now), Integer.toString(after.offerings(seat, each)));
            }
        }
        boolean most = !raised;
        for (int each = 0; each < RapanuiOfferings.KINDS; each++) {
            most &= each == kind || after.offerings(seat, each) < after.offerings(seat, kind);
        }
        if (most) {
            purpose.say("most", kind(kind), Integer.toString(after.offerings(seat, kind)));
        } else {
            holds(kind);
        }
    }

    // Whether somebody else seems to have more of a kind.
    private boolean isOthers(int kind) {
        boolean others = false;
        for (int rival = 0; rival < state.seats(); rival++) {
            others |= before.offerings(rival, kind) > before.offerings(seat, kind);
        }
        return others;
    }

    private String kind(int kind) {
        return RapanuiWording.kind(kind, words);
    }
}
