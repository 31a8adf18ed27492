package atoll.games.kanaloa;

/** The effects of a seat's bridge on a connection, before it is placed. */
public final class KanaloaPreview {
    private final int seat;
    private final int connection;
    private final KanaloaBoard before;
    private final KanaloaBoard after;
    private final int gained;

    /**
     * What a bridge of a seat on a connection would change.
     *
     * @param at a position
     * @param seat a seat, from 0
     * @param connection a connection, 0..36
     */
    KanaloaPreview(KanaloaState at, int seat, int connection) {
        this.seat = seat;
        this.connection = connection;
        before = at.board.copy();
        after = at.board.copy();
        gained = after.lay(seat, connection);
    }

    /**
     * {@return whether {@code seat} would gain control of an island}
     *
     * @param island an island, 0..15
     */
    public boolean gains(int island) {
        return (gained >> island & 1) != 0;
    }

    /**
     * {@return the god whose stone the seat would take from an island, or NONE}
     *
     * @param island an island, 0..15
     */
    public int stone(int island) {
        return gains(island) ? before.stone(island) : KanaloaGods.NONE;
    }

    /**
     * {@return whether the bridge of another seat on a connection would be removed, including by exchange}
     *
     * @param which a connection, 0..36
     */
    public boolean removes(int which) {
        return before.owner(which) >= 0 && after.owner(which) != before.owner(which);
    }

    /**
     * {@return the seat that would lose control of an island, or -1}
     *
     * @param island an island, 0..15
     */
    public int loser(int island) {
        int controller = before.controller(island);
        return controller >= 0 && !after.controls(controller, island) ? controller : -1;
    }

    /**
     * {@return whether it would make a relative majority on an island, so that one of the {@link #mayRemove} bridges
     * must be removed}
     *
     * @param island an island, 0..15
     */
    public boolean leads(int island) {
        return (island == KanaloaMap.first(connection) || island == KanaloaMap.second(connection))
                && after.leads(seat, island)
                && !wins();
    }

    /**
     * {@return whether the bridge on a connection is a candidate for removal from an island}
     *
     * @param island an island, 0..15
     * @param which a connection, 0..36
     */
    public boolean mayRemove(int island, int which) {
        int other = KanaloaMap.otherEnd(which, island);
        return leads(island) && (after.removable(seat, island) & KanaloaConnectionSets.between(island, other)) != 0;
    }

    /** {@return whether it would be the eleventh island} */
    public boolean wins() {
        return gained != 0 && after.islands(seat) >= KanaloaState.ISLANDS_TO_WIN;
    }

    /** {@return the board after the move, before a bridge is removed by a relative majority} */
    public KanaloaBoard board() {
        return after.copy();
    }
}
