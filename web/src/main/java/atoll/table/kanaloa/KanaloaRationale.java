package atoll.table.kanaloa;

import atoll.engine.MoveList;
import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.MoveRationale;
import atoll.table.text.Messages;

/** The reasons for a move of Kanaloa: compares the islands before and after a bridge, or finds what a card combines with. */
final class KanaloaRationale {
    private final KanaloaTable table = new KanaloaTable();
    private final KanaloaState before;
    private final KanaloaBoard board;
    private final int seat;
    private final Messages messages;
    private final MoveRationale rationale;

    /**
     * Reasons for moves in a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    KanaloaRationale(KanaloaState state, Messages messages) {
        before = state;
        board = state.board();
        seat = state.actor();
        this.messages = messages;
        rationale = new MoveRationale(table.id(), messages);
    }

    /**
     * {@return the reasons for a move}
     *
     * @param move a move, as the game encodes it
     */
    String of(int move) {
        int card = KanaloaMoves.card(move);
        switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD, KanaloaMoves.EXCHANGE, KanaloaMoves.REMOVE -> changes(move);
            case KanaloaMoves.TAKE, KanaloaMoves.STEAL -> goesWith(card);
            case KanaloaMoves.DRAW -> draws();
            case KanaloaMoves.GIVE, KanaloaMoves.DISCARD, KanaloaMoves.RETURN -> spares(card);
            case KanaloaMoves.KU -> rationale.add("looks");
            case KanaloaMoves.LONO -> rationale.add("more");
            case KanaloaMoves.PELE -> rationale.add("returns");
            case KanaloaMoves.PASS -> rationale.add("later");
            case KanaloaMoves.END -> ends();
            default -> {
                // no reason to name
            }
        }
        return rationale.text();
    }

    private void changes(int move) {
        KanaloaState after = before.copy();
        after.play(move);
        if (after.champion() == seat) {
            rationale.add("wins");
        } else if (table.score(after, seat) > table.score(before, seat)) {
            rationale.addCount("gain.points", table.score(after, seat) - table.score(before, seat));
        }
        breaks(after.board());
        clears(after.board(), KanaloaMoves.connection(move));
        if (after.phase() == KanaloaPhase.REMOVING && before.phase() != KanaloaPhase.REMOVING) {
            rationale.add("majority", name(after.progress().removalIsland()));
        } else {
            // If another bridge is removed first, the result is not known yet.
            stops(after.board());
            next(after);
            int bridge = KanaloaMoves.connection(move);
            secures(after.board(), KanaloaMap.first(bridge));
            secures(after.board(), KanaloaMap.second(bridge));
        }
    }

    // The most valuable island that another seat loses.
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
            rationale.add("breaks", name(lost), messages.seat(board.controller(lost)));
        }
    }

    private void clears(KanaloaBoard after, int own) {
        int cleared = 0;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            cleared += c != own && board.owner(c) >= 0 && after.owner(c) < 0 ? 1 : 0;
        }
        if (cleared > 0) {
            rationale.addCount("clears", cleared);
        }
    }

    private void stops(KanaloaBoard after) {
        for (int rival = 0; rival < before.seats(); rival++) {
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                if (isStillToPlay(rival) && isOneShort(board, rival, island) && !isOneShort(after, rival, island)) {
                    rationale.add("stops", name(island), messages.seat(rival));
                    return;
                }
            }
        }
    }

    // Where one more bridge would bring control; if there is no new such island, where control came nearer.
    private void next(KanaloaState after) {
        KanaloaReachableIslands reach = new KanaloaReachableIslands(after, seat, KanaloaReachableIslands.NONE);
        int nearest = -1;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int missing = after.board().missing(seat, island);
            if (missing < board.missing(seat, island)
                    && reach.isWithin(island)
                    && (nearest < 0 || missing < after.board().missing(seat, nearest))) {
                nearest = island;
            }
        }
        if (nearest >= 0) {
            int missing = after.board().missing(seat, nearest);
            if (missing == 1) {
                rationale.add(reach.bridges(nearest) > 0 ? "next.held" : "next", name(nearest));
            } else if (rationale.isEmpty()) {
                rationale.addCount("toward", missing, name(nearest));
            }
        }
    }

    // What a bridge secures: control that survives a loss, or an island where another seat has too few places left.
    private void secures(KanaloaBoard after, int island) {
        for (int rival = 0; rival < before.seats(); rival++) {
            if (!rationale.isEmpty() || !isStillToPlay(rival)) {
                continue;
            }
            int missing = board.missing(rival, island);
            if (board.controls(seat, island) && after.count(seat, island) == KanaloaMap.need(island) + 1) {
                rationale.add("keeps", name(island));
            } else if (missing > 0
                    && missing <= board.places(island)
                    && after.missing(rival, island) > after.places(island)) {
                rationale.add("blocks", name(island), messages.seat(rival));
            }
        }
    }

    private boolean isStillToPlay(int rival) {
        return rival != seat && !(before.isLastRound() && before.finished(rival) > 0);
    }

    private void goesWith(int card) {
        KanaloaReachableIslands reach = new KanaloaReachableIslands(before, seat, card);
        if (reach.control() >= 0) {
            rationale.add("card", name(reach.control()));
        } else if (reach.withHand() >= 0) {
            rationale.add("cards", name(reach.withHand()));
        } else if (reach.exchange() >= 0) {
            int bridge = reach.exchange();
            rationale.add("pair", name(reach.partner(bridge)), KanaloaMap.connectionName(bridge));
        } else if (reach.nearest() >= 0) {
            toward(reach.nearest());
        }
        boolean needed = !rationale.isEmpty();
        for (int rival = 0; rival < before.seats(); rival++) {
            boolean gets = before.phase() == KanaloaPhase.STEALING
                    ? rival == before.progress().other()
                    : before.left() + before.displaySize() > (rival - seat + before.seats()) % before.seats();
            int island = new KanaloaReachableIslands(before, rival, card).control();
            if (rival != seat && gets && island >= 0 && !hasAnother(rival, card)) {
                rationale.add(needed ? "denies.too" : "denies", name(island), messages.seat(rival));
                return;
            }
        }
        if (!needed && reach.isWithin(card)) {
            toward(card);
        }
    }

    // Whether a seat has the same card or can still take one.
    private boolean hasAnother(int rival, int card) {
        int own = before.phase() == KanaloaPhase.STEALING ? 1 : 0;
        return before.hand(rival, card) > own || before.display(card) > 1 - own;
    }

    private void toward(int island) {
        rationale.addCount("toward.card", board.missing(seat, island), name(island));
    }

    // What the unseen cards could bring, and whether an open one does the same. With a joker each may bring more.
    private void draws() {
        boolean joker = board.held(seat, KanaloaGods.KANALOA) > 0;
        boolean open = joker;
        int unseen = 0;
        int useful = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            KanaloaReachableIslands reach = new KanaloaReachableIslands(before, seat, island);
            boolean gives = reach.givesControl();
            open |= gives && before.display(island) > 0;
            int left = KanaloaMap.COPIES - before.display(island) - before.discards(island);
            for (int owner = 0; owner < before.seats(); owner++) {
                left -= before.hand(owner, island) + before.faceDown(owner, island);
            }
            unseen += left;
            useful += gives ? left : 0;
        }
        if (useful > 0 && !joker) {
            rationale.add(open ? "odds" : "draw.odds", Integer.toString(useful), Integer.toString(unseen));
        } else {
            rationale.add(open ? "unseen" : "draw");
        }
    }

    // Why a card is dispensable.
    private void spares(int card) {
        boolean others = before.handSize(seat) > 1;
        boolean alone = others && board.count(seat, card) == 0;
        boolean far = others;
        boolean little = others;
        int nearer = -1;
        for (int other = 0; other < KanaloaMap.ISLANDS; other++) {
            if (other != card && before.hand(seat, other) > 0) {
                alone &= KanaloaMap.between(card, other) < 0;
                far &= board.missing(seat, other) <= board.missing(seat, card);
                little &= counts(other) >= counts(card);
                nearer = board.missing(seat, other) < board.missing(seat, card) ? other : nearer;
            }
        }
        if (before.hand(seat, card) > 1) {
            rationale.add("same", name(card));
        } else if (board.controls(seat, card)) {
            rationale.add("spare", name(card));
        } else if (board.places(card) == 0) {
            rationale.add("full", name(card));
        } else if (alone) {
            rationale.add("alone", name(card));
        } else if (far) {
            rationale.addCount("far", board.missing(seat, card), name(card));
        } else if (little) {
            rationale.add("little", name(card));
        } else if (nearer >= 0) {
            rationale.add("nearer", name(nearer), name(card));
        }
    }

    // What control of an island would count: each place without an own bridge.
    private int counts(int island) {
        return KanaloaMap.size(island) - board.count(seat, island);
    }

    private void ends() {
        MoveList moves = new MoveList();
        before.moves(moves);
        boolean none = before.isLastRound();
        for (int i = 0; i < moves.size(); i++) {
            KanaloaState after = before.copy();
            after.play(moves.get(i));
            none &= table.score(after, seat) <= table.score(before, seat);
        }
        if (none) {
            rationale.add("nothing");
        }
    }

    // Whether a bridge on a free connection of the island would bring control.
    private static boolean isOneShort(KanaloaBoard board, int seat, int island) {
        return board.missing(seat, island) == 1 && board.places(island) > 0;
    }

    private static String name(int island) {
        return KanaloaMap.name(island);
    }
}
