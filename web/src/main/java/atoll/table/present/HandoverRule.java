package atoll.table.present;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;

/** What several people at one screen must not see of each other. */
final class HandoverRule {
    private HandoverRule() {}

    /**
     * {@return whether one of two seats knows or sees more than the public view}
     *
     * @param table the table of the game
     * @param session the game in progress
     * @param seat a seat, from 0
     * @param other another seat
     */
    static boolean isNeeded(Table table, Session session, int seat, int other) {
        State open = session.view(State.SPECTATOR);
        return table.hasPrivateView(open)
                || session.view(seat).hash() != open.hash()
                || session.view(other).hash() != open.hash();
    }
}
