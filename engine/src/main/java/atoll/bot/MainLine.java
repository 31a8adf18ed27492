package atoll.bot;

import atoll.engine.MoveList;
import atoll.engine.State;

/** What a search expects to happen. */
final class MainLine {
    /** A move of fewer visits is no plan. */
    private static final int TRUSTED_VISITS = 20;

    private MainLine() {}

    /**
     * {@return the moves most visited after a move, in order} They end where chance moves, where the move would not be seen, or
     * where the search has hardly looked.
     *
     * @param from a node
     * @param first a move of this node
     * @param only the line ends where another seat than this decides; {@link State#SPECTATOR} for any seat
     */
    static int[] of(Node from, int first, int only) {
        MoveList line = new MoveList();
        Node node = from.children().get(first);
        while (node != null && node.size > 0 && (only == State.SPECTATOR || node.decider == only)) {
            int best = node.mostVisited();
            if (node.visits[best] < TRUSTED_VISITS) {
                break;
            }
            line.add(node.moves[best]);
            node = node.children().get(node.moves[best]);
        }
        int[] moves = new int[line.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = line.get(i);
        }
        return moves;
    }
}
