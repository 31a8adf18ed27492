package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.Purpose;
import atoll.table.Words;

/** What a move of Kanaloa is for: the islands before a bridge and after it, or what a card goes with. */
final class KanaloaPurpose {
    private final KanaloaTable table = new KanaloaTable();
    private final KanaloaState before;
    private final KanaloaBoard board;
    private final int seat;
    private final Words words;
    private final Purpose purpose;

    KanaloaPurpose(KanaloaState state, Words words) {
        before = state;
        board = state.board();
        seat = state.actor();
        this.words = words;
        purpose = new Purpose(table.id(), words);
    }

    String of(int move) {
        int card = KanaloaMoves.card(move);
        switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD, KanaloaMoves.EXCHANGE, KanaloaMoves.REMOVE -> changes(move);
            case KanaloaMoves.TAKE, KanaloaMoves.STEAL -> goesWith(card);
            case KanaloaMoves.DRAW -> {
                purpose.say(isAnyOpenUseful() ? "unseen" : "draw");
            }
            case KanaloaMoves.GIVE, KanaloaMoves.DISCARD, KanaloaMoves.RETURN -> {
                if (board.controls(seat, card)) {
                    purpose.say("spare", name(card));
                } else {
                    purpose.count("gives", board.missing(seat, card), name(card));
                }
            }
            case KanaloaMoves.KU, KanaloaMoves.LONO -> purpose.say("more");
            default -> {
                // nothing that could be named
            }
        }
        return purpose.text();
    }

    private void changes(int move) {
        KanaloaState after = before.copy();
        after.play(move);
        if (after.champion() == seat) {
            purpose.say("wins");
        } else if (table.score(after, seat) > table.score(before, seat)) {
            purpose.count("gain.points", table.score(after, seat) - table.score(before, seat));
        }
        breaks(after.board());
        clears(after.board(), KanaloaMoves.connection(move));
        if (after.phase() == KanaloaPhase.REMOVING && before.phase() != KanaloaPhase.REMOVING) {
            purpose.say("majority", name(after.removalIsland()));
        } else {
            // Where another bridge goes first, nobody knows yet what follows.
            stops(after.board());
            next(after);
        }
    }

    // The most valuable island that another loses.
    private void breaks(KanaloaBoard after) {
        int lost = -1;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int controller = board.controller(island);
            if (controller >= 0
                    && controller != seat
                    && !after.controls(controller, island)
                    && (lost < 0 || board.value(controller, island) > board.value(board.controller(lost), lost))) {
                lost = island;
            }
        }
        if (lost >= 0) {
            purpose.say("breaks", name(lost), words.seat(board.controller(lost)));
        }
    }

    private void clears(KanaloaBoard after, int own) {
        int cleared = 0;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            cleared += c != own && board.owner(c) >= 0 && after.owner(c) < 0 ? 1 : 0;
        }
        if (cleared > 0) {
            purpose.count("clears", cleared);
        }
    }

    private void stops(KanaloaBoard after) {
        for (int rival = 0; rival < before.seats(); rival++) {
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                if (rival != seat && isOneShort(board, rival, island) && !isOneShort(after, rival, island)) {
                    purpose.say("stops", name(island), words.seat(rival));
                    return;
                }
            }
        }
    }

    // Where one bridge more would bring control; if that is nowhere new, where it has come nearer.
    private void next(KanaloaState after) {
        int nearest = -1;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int missing = after.board().missing(seat, island);
            if (missing == 0 || after.board().places(island) == 0 || missing >= board.missing(seat, island)) {
                continue;
            }
            if (nearest < 0 || missing < after.board().missing(seat, nearest)) {
                nearest = island;
            }
        }
        if (nearest >= 0) {
            int missing = after.board().missing(seat, nearest);
            if (missing == 1) {
                purpose.say(after.hand(seat, nearest) > 0 ? "next.held" : "next", name(nearest));
            } else if (purpose.isEmpty()) {
                purpose.count("toward", missing, name(nearest));
            }
        }
    }

    private void goesWith(int card) {
        boolean needed = true;
        if (isOneShort(board, seat, card)) {
            purpose.say("card", name(card));
        } else if (before.hand(seat, card) > 0 && hasForeign(card)) {
            purpose.say("pair", name(card));
        } else if (board.missing(seat, card) > 0 && board.count(seat, card) > 0) {
            purpose.count("toward.card", board.missing(seat, card), name(card));
        } else {
            needed = false;
        }
        for (int rival = 0; rival < before.seats(); rival++) {
            if (rival != seat && isOneShort(board, rival, card)) {
                purpose.say(needed ? "denies.too" : "denies", name(card), words.seat(rival));
                return;
            }
        }
        if (purpose.isEmpty() && board.missing(seat, card) > 0) {
            purpose.count("toward.card", board.missing(seat, card), name(card));
        }
    }

    private boolean isAnyOpenUseful() {
        boolean useful = false;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            useful |= before.display(island) > 0 && isOneShort(board, seat, island);
        }
        return useful;
    }

    private boolean hasForeign(int island) {
        boolean has = false;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            boolean there = KanaloaMap.first(c) == island || KanaloaMap.second(c) == island;
            has |= there && board.owner(c) >= 0 && board.owner(c) != seat;
        }
        return has;
    }

    // Whether a bridge on a free connection of the island would bring its control.
    private static boolean isOneShort(KanaloaBoard board, int seat, int island) {
        return board.missing(seat, island) == 1 && board.places(island) > 0;
    }

    private static String name(int island) {
        return KanaloaMap.name(island);
    }
}
