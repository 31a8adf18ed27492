package atoll.games.origo;

import atoll.engine.MoveList;

/** The facts of a position or view for a table: pure functions, created anew for each position. */
public final class OrigoFacts {
    private final OrigoState state;
    /** Computed lazily: most moves do not need it. */
    private OrigoScoring scoring;

    /**
     * The facts of a position.
     *
     * @param state a position
     */
    OrigoFacts(OrigoState state) {
        this.state = state;
    }

    /** {@return the scoring of the current position: clans, sea, countries} */
    public OrigoScoring scoring() {
        if (scoring == null) {
            scoring = new OrigoScoring(state.seats).take(state.board);
        }
        return scoring;
    }

    /**
     * {@return the field of a seat's leader after that scoring}
     *
     * @param seat a seat, from 0
     */
    public int afterScoring(int seat) {
        OrigoTrack track = new OrigoTrack(state.seats);
        track.copyFrom(state.track);
        scoring().award(track, state.start);
        return track.leaders[seat];
    }

    /**
     * {@return the seat whose leader is on a field of the score track, or -1}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public int onTrack(int field) {
        for (int seat = 0; seat < state.seats; seat++) {
            if (state.track.leaders[seat] == field) {
                return seat;
            }
        }
        return -1;
    }

    /** {@return the number of stones taken, 0..12; also the index of the next one} */
    public int stones() {
        return state.board.stones();
    }

    /**
     * {@return whether a card fits a field for a seat: people need an own shield beside it}
     *
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     * @param field a field, 0..99: ten per row from A1
     */
    public boolean fits(int seat, int kind, int field) {
        return state.board.fits(seat, kind, field);
    }

    /**
     * {@return whether the seat to move may attack a field with such a card, if it has one}
     *
     * @param kind a card, 0..47
     * @param field a field, 0..99: ten per row from A1
     */
    public boolean mayAttack(int kind, int field) {
        int owner = state.board.owner(field);
        return mayAct()
                && owner >= 0
                && owner != state.turn
                && state.board.isNear(state.turn, field)
                && state.board.isOpenToAttack(OrigoMap.region(field))
                && fits(state.turn, kind, field);
    }

    private boolean mayAct() {
        return state.phase == OrigoPhase.TURN && state.actions > 0 && state.board.supply(state.turn) > 0;
    }

    /** {@return the current battle, or null} */
    public OrigoBattle battle() {
        return state.phase == OrigoPhase.BATTLE ? new OrigoBattle(state, state.target) : null;
    }

    /**
     * {@return the battle before the first card if the seat to move attacked a field with a shield}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public OrigoBattle battle(int field) {
        return new OrigoBattle(state, field);
    }

    /**
     * {@return the fields a shield of the seat to move can reach now, wandering on land or sailing at sea; none in
     * another seat's view, which has no moves}
     *
     * @param from a field, 0..99
     */
    public int[] targets(int from) {
        MoveList moves = new MoveList();
        if (state.phase == OrigoPhase.TURN) {
            state.moves(moves);
        }
        int[] targets = new int[OrigoMap.FIELDS];
        int size = 0;
        for (int i = 0; i < moves.size(); i++) {
            int verb = OrigoMoves.verb(moves.get(i));
            boolean moved = verb == OrigoMoves.WANDER || verb == OrigoMoves.SAIL;
            if (moved && OrigoMoves.from(moves.get(i)) == from) {
                targets[size++] = OrigoMoves.field(moves.get(i));
            }
        }
        int[] found = new int[size];
        System.arraycopy(targets, 0, found, 0, size);
        return found;
    }

    /**
     * {@return the fields of a clan of {@link #scoring}, or of any other group of shields with this field}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public int[] group(int field) {
        OrigoBoard board = state.board;
        int owner = board.owner(field);
        int[] fields = new int[OrigoMap.FIELDS];
        int size = 0;
        if (owner >= 0) {
            board.flood(owner, OrigoMap.word(field), OrigoMap.bit(field));
            for (int i = 0; i < OrigoMap.FIELDS; i++) {
                if ((board.reach[OrigoMap.word(i)] & OrigoMap.bit(i)) != 0) {
                    fields[size++] = i;
                }
            }
        }
        int[] found = new int[size];
        System.arraycopy(fields, 0, found, 0, size);
        return found;
    }
}
