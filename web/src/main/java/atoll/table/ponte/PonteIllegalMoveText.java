package atoll.table.ponte;

import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteIllegalReason;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteObstacle;
import atoll.games.ponte.PonteState;
import atoll.table.text.Messages;
import java.util.List;

/** Why a spot cannot be picked: asks the rules about the move that the player probably intends. */
final class PonteIllegalMoveText {
    private final PonteState state;
    private final PonteBoard board;
    private final int colour;
    private final Messages messages;

    /**
     * Explains a position.
     *
     * @param state the position or view
     * @param colour the colour of the tiles placed now
     * @param messages the texts
     */
    PonteIllegalMoveText(PonteState state, int colour, Messages messages) {
        this.state = state;
        this.colour = colour;
        this.messages = messages;
        board = state.board();
    }

    /**
     * {@return the obstacle on a cell: for the end of a bridge if one was picked or an own tile is there, else for a
     * tile}
     *
     * @param picks the spots picked so far
     * @param spot the id of a spot
     */
    String to(List<String> picks, String spot) {
        int cell = cell(spot);
        if (!picks.isEmpty() && isCell(picks.get(0)) && isOwn(cell(picks.get(0)))) {
            return bridge(cell(picks.get(0)), cell);
        }
        boolean turn = state.phase() == PonteState.Phase.TURN || state.phase() == PonteState.Phase.SECOND;
        return turn && isOwn(cell) ? bridgesFrom(cell) : format(PonteObstacle.of(state, cell), cell, cell);
    }

    private String bridge(int from, int to) {
        if (PonteMoves.canSpan(from, to)) {
            return format(PonteObstacle.of(state, PonteMoves.bridgeBetween(from, to)), from, to);
        }
        return isOwn(to) ? format("distance", from, to, to) : format(PonteIllegalReason.END_NOT_OWN.at(to), from, to);
    }

    // With one possible end, its obstacle; with several, only what applies to all.
    private String bridgesFrom(int from) {
        int partners = 0;
        PonteObstacle last = null;
        int to = 0;
        for (int i = 0; i < board.size() * board.size(); i++) {
            int end = PonteMoves.cell(i % board.size(), i / board.size());
            if (!PonteMoves.canSpan(from, end)) {
                continue;
            }
            PonteObstacle obstacle = PonteObstacle.of(state, PonteMoves.bridgeBetween(from, end));
            if (obstacle.cell() == 0) {
                return format(obstacle, from, end);
            }
            // The rules name the lower end first, which may be the other one.
            if (board.mate(from) != 0) {
                return format(PonteIllegalReason.END_BEARS.at(from), from, end);
            }
            if (isOwn(end)) {
                partners++;
                last = obstacle;
                to = end;
            }
        }
        return partners == 1
                ? format(last, from, to)
                : format(partners == 0 ? "no-partner" : "no-bridge", from, from, from);
    }

    private String format(PonteObstacle obstacle, int from, int to) {
        return format(obstacle.reason().id(), from, obstacle.cell(), to);
    }

    // A rule, or a reason that concerns several moves: the ends are no bridge apart, the tile has no partner, none
    // suits.
    private String format(String key, int from, int culprit, int to) {
        return messages.format("ponte.why." + key, name(from), name(culprit), name(to), name(board.mate(culprit)));
    }

    // A held pick may be a button beside the board.
    private static boolean isCell(String spot) {
        return spot.length() > 1 && spot.charAt(1) >= '0' && spot.charAt(1) <= '9';
    }

    private boolean isOwn(int cell) {
        return board.colourAt(cell) == colour;
    }

    private static String name(int cell) {
        return cell == 0 ? "" : PonteMoves.name(cell);
    }

    private static int cell(String name) {
        return PonteMoves.cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }
}
