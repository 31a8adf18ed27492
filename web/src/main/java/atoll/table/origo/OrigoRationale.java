package atoll.table.origo;

import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.MoveRationale;
import atoll.table.text.Messages;

/** The reasons for a move of Origo: its effect on a scoring, what it founds, the state of a battle. */
final class OrigoRationale {
    private final OrigoState state;
    private final OrigoFacts before;
    private final int seat;
    private final Messages messages;
    private final MoveRationale rationale;

    /**
     * Reasons for moves in a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrigoRationale(OrigoState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        before = state.survey();
        seat = state.actor();
        rationale = new MoveRationale("origo", messages);
    }

    /**
     * {@return the reasons for a move}
     *
     * @param move a move, as the game encodes it
     */
    String of(int move) {
        OrigoState after = state.copy();
        after.play(move);
        switch (OrigoMoves.verb(move)) {
            case OrigoMoves.PLACE, OrigoMoves.EXPAND, OrigoMoves.WANDER, OrigoMoves.SAIL ->
                stands(after, OrigoMoves.field(move));
            case OrigoMoves.ATTACK, OrigoMoves.ADD -> battle(after, OrigoMoves.verb(move) == OrigoMoves.ATTACK);
            case OrigoMoves.FOLD -> folds(before.battle());
            case OrigoMoves.SWAP -> swaps(OrigoMoves.card(move), OrigoMoves.second(move));
            case OrigoMoves.START -> rationale.add(OrigoMoves.seat(move) == seat ? "begins" : "waits");
            case OrigoMoves.END -> {
                if (!state.isLastTurn()) {
                    rationale.addCount("keeps", state.handSize(seat));
                }
            }
            default -> {
                // no reason to name
            }
        }
        return rationale.text();
    }

    private void stands(OrigoState after, int field) {
        int region = OrigoMap.region(field);
        int gain = gain(after, seat);
        if (gain > 0) {
            rationale.addCount("outlook.points", gain);
        }
        costs(gain > 0 ? "costs.too" : "costs", after);
        int clan = after.survey().group(field).length;
        if (rationale.isEmpty() && clan >= OrigoScoring.CLAN) {
            rationale.add("clan", Integer.toString(clan));
        }
        if (rationale.isEmpty()) {
            shields(after.board(), region);
        }
    }

    // How many points more a scoring would bring a seat: not what a move brings at once, and no jumps on the track.
    private int gain(OrigoState after, int of) {
        return after.survey().scoring().total(of) - before.scoring().total(of);
    }

    // The loss of the seat that loses most.
    private void costs(String kind, OrigoState after) {
        int most = 0;
        int loser = seat;
        for (int rival = 0; rival < state.seats(); rival++) {
            int loss = rival == seat ? 0 : -gain(after, rival);
            if (loss > most) {
                most = loss;
                loser = rival;
            }
        }
        if (most > 0) {
            rationale.addCount(kind, most, messages.seat(loser));
        }
    }

    // Whether anyone has more in the region.
    private void shields(OrigoBoard after, int region) {
        int most = 0;
        for (int rival = 0; rival < state.seats(); rival++) {
            most = rival == seat ? most : Math.max(most, after.count(rival, region));
        }
        String name = OrigoTexts.region(region, messages);
        int own = after.count(seat, region);
        if (own < most) {
            rationale.addCount("behind", most - own, name);
        } else {
            rationale.add(own > most ? "ahead" : "level", name);
        }
    }

    // Who has to respond; an added card's sentence includes the battle values. And the effect if nobody responds.
    private void battle(OrigoState after, boolean begins) {
        OrigoBattle battle = after.survey().battle();
        if (begins) {
            String attack = Integer.toString(battle.value(OrigoBattle.ATTACKER));
            rationale.add("battle", attack, Integer.toString(battle.value(OrigoBattle.DEFENDER)));
        } else {
            rationale.addCount(after.actor() == seat ? "lacks" : "answer", battle.needed());
        }
        if (seat == state.turn() && after.actor() != seat) {
            OrigoState won = after.copy();
            won.play(OrigoMoves.of(OrigoMoves.FOLD));
            int gain = gain(won, seat);
            if (gain > 0) {
                rationale.addCount("won", gain);
            }
            costs(gain > 0 ? "costs.too" : "won.costs", won);
        }
    }

    // Why the loss is small: the number of free fields that either card fits.
    private void swaps(int first, int second) {
        int fields = 0;
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            boolean fits = before.fits(seat, first, field) || before.fits(seat, second, field);
            fields += fits && state.board().owner(field) < 0 ? 1 : 0;
        }
        rationale.addCount("swaps", fields);
    }

    private void folds(OrigoBattle battle) {
        int left = battle.left(battle.loser());
        if (left < battle.needed()) {
            rationale.addCount("cannot", battle.needed());
        } else {
            rationale.addCount("saves", left);
        }
    }
}
