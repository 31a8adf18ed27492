package atoll.games.kanaloa;

/** The effects of a seat's bridge on a connection, before it is placed. */
public final class KanaloaPreview {
    private final int seat;
    private final int connection;
    private final KanaloaBoard before;
    private final KanaloaBoard after;
    private final int gained;

    KanaloaPreview(KanaloaState at, int seat, int connection) {
        this.seat = seat;
        this.connection = connection;
        before = at.board.copy();
        after = at.board.copy();
        gained = after.lay(seat, connection);
    }

    /** Whether {@code seat} would gain control of an island. */
    public boolean gains(int island) {
        return (gained >> island & 1) != 0;
    }

    /** The god whose stone the seat would take from an island, or NONE. */
    public int stone(int island) {
        return gains(island) ? before.stone(island) : KanaloaGods.NONE;
    }

    /** Whether the bridge of another seat on a connection would be removed, including by exchange. */
    public boolean removes(int which) {
        return before.owner(which) >= 0 && after.owner(which) != before.owner(which);
    }

    /** The seat that would lose control of an island, or -1. */
    public int loser(int island) {
        int controller = before.controller(island);
        return controller >= 0 && !after.controls(controller, island) ? controller : -1;
    }

    /** Whether it would make a relative majority on an island, so that one of the {@link #mayRemove} bridges must be removed. */
    public boolean leads(int island) {
        return (island == KanaloaMap.first(connection) || island == KanaloaMap.second(connection))
                && after.leads(seat, island)
                && !wins();
    }

    /** Whether the bridge on a connection is a candidate for removal from an island. */
    public boolean mayRemove(int island, int which) {
        return leads(island) && (after.removable(seat, island, KanaloaMap.word(which)) & KanaloaMap.bit(which)) != 0;
    }

    /** Whether it would be the eleventh island. */
    public boolean wins() {
        return gained != 0 && after.islands(seat) >= KanaloaState.ISLANDS_TO_WIN;
    }

    /** The board after the move, before a bridge is removed by a relative majority. */
    public KanaloaBoard board() {
        return after.copy();
    }
}
