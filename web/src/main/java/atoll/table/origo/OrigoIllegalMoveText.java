package atoll.table.origo;

import atoll.engine.IllegalReason;
import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoIllegalReason;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked: asks the rules about the move that the player probably intends. */
final class OrigoIllegalMoveText {
    private static final OrigoGame GAME = new OrigoGame();
    private static final int NONE = -1;

    private final OrigoState state;
    private final Messages messages;

    /**
     * Explains a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrigoIllegalMoveText(OrigoState state, Messages messages) {
        this.state = state;
        this.messages = messages;
    }

    /**
     * {@return the reason why a spot cannot be picked}
     *
     * @param picks the spots picked so far
     * @param spot the id of a spot
     */
    String to(List<String> picks, String spot) {
        int field = OrigoTable.field(spot);
        int kind = OrigoTable.kind(spot);
        if (field >= 0) {
            return toField(picks, field);
        }
        if (kind >= 0) {
            return toCard(picks, kind);
        }
        return about(spot);
    }

    // A spot that is never played describes itself.
    private String about(String spot) {
        OrigoTexts texts = new OrigoTexts(state, state.survey(), messages);
        int near = state.actor();
        int score = OrigoTable.score(spot);
        if (score >= 0) {
            return texts.scored(score, near) + ".";
        }
        return switch (spot) {
                    case OrigoTable.STONES -> texts.stones();
                    case OrigoTable.TRACK -> texts.track(near);
                    case OrigoTable.STANDINGS -> texts.standings(near);
                    case OrigoTable.BATTLE -> texts.battle(state.survey().battle(), near);
                    default -> texts.pile(near, false);
                }
                + ".";
    }

    private String toField(List<String> picks, int field) {
        String name = OrigoTexts.place(field, messages);
        if (state.phase() != OrigoPhase.TURN) {
            return format(OrigoMoves.of(OrigoMoves.PLACE, field), name);
        }
        int kind = NONE;
        int from = NONE;
        for (String pick : picks) {
            kind = Math.max(kind, OrigoTable.kind(pick));
            int other = OrigoTable.field(pick);
            from = other >= 0 && state.board().owner(other) == state.turn() ? other : from;
        }
        int owner = state.board().owner(field);
        if (from >= 0) {
            return format(move(from, field), name);
        }
        if (owner == state.turn() && kind < 0) {
            return ownShield(field, name);
        }
        boolean free = owner < 0;
        int verb = free ? OrigoMoves.EXPAND : OrigoMoves.ATTACK;
        if (kind >= 0) {
            return format(OrigoMoves.of(verb, kind, field), name);
        }
        int any = OrigoMoves.of(verb, field / OrigoMap.SIDE, field);
        IllegalReason reason = GAME.illegalReason(state, any);
        boolean lacks = reason == null || reason == OrigoIllegalReason.NO_CARD;
        return messages.format(lacks ? "origo.why.no-card-for" : "origo.why." + reason.id(), name);
    }

    private int move(int from, int to) {
        boolean sea = OrigoMap.isSea(OrigoMap.region(from));
        return OrigoMoves.of(sea ? OrigoMoves.SAIL : OrigoMoves.WANDER, from, to);
    }

    // It may have moved already, or be blocked.
    private String ownShield(int field, String name) {
        IllegalReason reason = GAME.illegalReason(state, move(field, field));
        boolean stuck = reason == null || reason == OrigoIllegalReason.TAKEN;
        return messages.format(stuck ? "origo.why.stuck" : "origo.why." + reason.id(), name);
    }

    private String toCard(List<String> picks, int kind) {
        String name = OrigoTexts.card(kind, messages);
        if (state.phase() == OrigoPhase.BATTLE) {
            return format(OrigoMoves.of(OrigoMoves.ADD, kind), name);
        }
        int field = NONE;
        for (String pick : picks) {
            field = Math.max(field, OrigoTable.field(pick));
        }
        if (field >= 0) {
            boolean free = state.board().owner(field) < 0;
            return format(OrigoMoves.of(free ? OrigoMoves.EXPAND : OrigoMoves.ATTACK, kind, field), name);
        }
        IllegalReason reason = GAME.illegalReason(state, OrigoMoves.of(OrigoMoves.EXPAND, kind, 0));
        boolean general = state.phase() != OrigoPhase.TURN
                || reason == OrigoIllegalReason.NO_ACTIONS
                || reason == OrigoIllegalReason.NO_SHIELDS;
        return messages.format(general ? "origo.why." + reason.id() : "origo.why.no-field", name);
    }

    // No reason: the move is legal, but does not match the picks.
    private String format(int move, String what) {
        IllegalReason reason = GAME.illegalReason(state, move);
        return messages.format("origo.why." + (reason == null ? "other" : reason.id()), what);
    }
}
