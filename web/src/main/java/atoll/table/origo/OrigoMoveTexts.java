package atoll.table.origo;

import atoll.engine.MoveList;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Moves as sentences, for the log. */
final class OrigoMoveTexts {
    private final OrigoState state;
    private final OrigoFacts facts;
    private final Messages messages;

    /**
     * Texts for the moves of a position.
     *
     * @param state the position or view before the move
     * @param messages the texts
     */
    OrigoMoveTexts(OrigoState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
    }

    /**
     * {@return a move as a sentence}
     *
     * @param move a move, as the game encodes it
     * @param who the name of the seat
     */
    String describeMove(int move, String who) {
        String field = place(Math.min(OrigoMoves.field(move), OrigoMap.FIELDS - 1));
        return switch (OrigoMoves.verb(move)) {
            case OrigoMoves.DEAL -> describeDraws(after(move));
            case OrigoMoves.PLACE -> messages.format("origo.tell.place", who, field);
            case OrigoMoves.EXPAND ->
                messages.format("origo.tell.expand", who, field, OrigoTexts.card(OrigoMoves.card(move), messages))
                        + founded(move);
            case OrigoMoves.ATTACK -> {
                String other = messages.seat(state.board().owner(OrigoMoves.field(move)));
                yield messages.format(
                        "origo.tell.attack", who, other, field, OrigoTexts.card(OrigoMoves.card(move), messages));
            }
            case OrigoMoves.WANDER ->
                messages.format("origo.tell.wander", who, place(OrigoMoves.from(move)), field) + founded(move);
            case OrigoMoves.SAIL ->
                messages.format("origo.tell.sail", who, place(OrigoMoves.from(move)), field) + founded(move);
            case OrigoMoves.SWAP ->
                messages.format(
                        "origo.tell.swap",
                        who,
                        OrigoTexts.card(OrigoMoves.card(move), messages),
                        OrigoTexts.card(OrigoMoves.second(move), messages));
            case OrigoMoves.END -> messages.format("origo.tell.end", who) + scored(after(move));
            case OrigoMoves.ADD -> added(move, who);
            case OrigoMoves.FOLD -> folded(who);
            default -> {
                int first = OrigoMoves.seat(move);
                yield first == state.actor()
                        ? messages.format("origo.tell.begin", who)
                        : messages.format("origo.tell.start", who, messages.seat(first));
            }
        };
    }

    private String place(int field) {
        return OrigoTexts.place(field, messages);
    }

    private OrigoState after(int move) {
        OrigoState after = state.copy();
        after.play(move);
        return after;
    }

    /** {@return a move with a card that the reader does not see, as a sentence} */
    String describeHiddenMove() {
        MoveList outcomes = new MoveList();
        state.moves(outcomes);
        return describeDraws(after(outcomes.get(0))); // the effect is the same for every card
    }

    /**
     * {@return who draws what in a row, up to {@code after}; for unknown hands, the number of cards}
     *
     * @param after the position after
     */
    String describeDraws(OrigoState after) {
        StringBuilder sentences = new StringBuilder();
        for (int seat = 0; seat < state.seats(); seat++) {
            int all = after.handSize(seat) - state.handSize(seat);
            List<String> cards = new ArrayList<>();
            for (int kind = 0; after.knows(seat) && kind < OrigoCards.KINDS; kind++) {
                OrigoTexts.number(after.hand(seat, kind) - state.hand(seat, kind), kind, messages, cards);
            }
            if (all > 0) {
                String what = cards.isEmpty() ? messages.count("origo.cards", all) : String.join(", ", cards);
                // only the first begins a line, where its name may stand alone
                String key = sentences.length() == 0 ? "origo.tell.deal" : "origo.tell.deal.more";
                sentences.append(messages.format(key, messages.seat(seat), what));
            }
        }
        return sentences + scored(after);
    }

    // The end of a round may bring a scoring, of the current shields.
    private String scored(OrigoState after) {
        boolean over = after.phase() == OrigoPhase.OVER;
        if (!over && after.phase() != OrigoPhase.NAMING) {
            return "";
        }
        OrigoScoring scoring = facts.scoring();
        List<String> gains = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            int clans = scoring.clanPointsOf(seat);
            int sea = scoring.seaPoints(seat);
            int all = scoring.total(seat);
            gains.add(messages.format(
                    "origo.tell.gain",
                    messages.seat(seat),
                    Integer.toString(all),
                    Integer.toString(clans),
                    Integer.toString(sea),
                    Integer.toString(all - clans - sea)));
        }
        String sentences = messages.format(over ? "origo.tell.final" : "origo.tell.scoring", String.join(", ", gains));
        return after.waiting() > 0 ? sentences + messages.text("origo.tell.next") : sentences;
    }

    private String founded(int move) {
        OrigoState after = after(move);
        if (after.board().stones() == state.board().stones()) {
            return "";
        }
        int country = OrigoMap.region(OrigoMoves.field(move));
        int seat = state.turn();
        return messages.format(
                        "origo.tell.found",
                        OrigoTexts.region(country, messages),
                        Integer.toString(OrigoBoard.stone(state.board().stones())),
                        Integer.toString(after.leader(seat)))
                + called(after);
    }

    // A red stone triggers a scoring at the end of the round.
    private String called(OrigoState after) {
        return after.waiting() == state.waiting()
                ? ""
                : messages.text(state.waiting() > 0 ? "origo.tell.postponed" : "origo.tell.called");
    }

    private String added(int move, String who) {
        OrigoBattle battle = after(move).survey().battle();
        return messages.format(
                "origo.tell.add",
                who,
                OrigoTexts.card(OrigoMoves.card(move), messages),
                Integer.toString(battle.value(OrigoBattle.ATTACKER)),
                Integer.toString(battle.value(OrigoBattle.DEFENDER)));
    }

    private String folded(String who) {
        OrigoBattle battle = facts.battle();
        boolean defends = battle.loser() == OrigoBattle.DEFENDER;
        return messages.format(
                defends ? "origo.tell.lost" : "origo.tell.repelled",
                who,
                place(battle.field()),
                messages.seat(battle.seat(OrigoBattle.ATTACKER)));
    }

    /**
     * {@return the cards that a seat holds, in words; empty if there are none, or unknown ones}
     *
     * @param state the position
     * @param seat a seat, from 0
     * @param messages the texts
     */
    static String hand(OrigoState state, int seat, Messages messages) {
        List<String> hand = new ArrayList<>();
        for (int kind = 0; state.knows(seat) && kind < OrigoCards.KINDS; kind++) {
            OrigoTexts.number(state.hand(seat, kind), kind, messages, hand);
        }
        return hand.isEmpty() ? "" : messages.format("origo.result.hand", String.join(", ", hand));
    }
}
