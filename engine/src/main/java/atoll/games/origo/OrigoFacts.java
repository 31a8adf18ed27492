package atoll.games.origo;

import atoll.engine.MoveList;

/** What a table shows of a position, or of a view: pure functions of it, made anew for each. */
public final class OrigoFacts {
    private final OrigoState state;
    /** Made when somebody asks for it: most moves are told without. */
    private OrigoScoring scoring;

    OrigoFacts(OrigoState state) {
        this.state = state;
    }

    /** The scoring that there would be now: clans, sea, countries. */
    public OrigoScoring scoring() {
        if (scoring == null) {
            scoring = new OrigoScoring(state.seats).take(state.board);
        }
        return scoring;
    }

    /** Where the leader of a seat would stand after that scoring. */
    public int afterScoring(int seat) {
        OrigoTrack track = new OrigoTrack(state.seats);
        track.copyFrom(state.track);
        scoring().award(track, state.start);
        return track.leaders[seat];
    }

    /** The seat whose leader stands on a field of the score track, or -1. */
    public int onTrack(int field) {
        for (int seat = 0; seat < state.seats; seat++) {
            if (state.track.leaders[seat] == field) {
                return seat;
            }
        }
        return -1;
    }

    /** How many stones have been taken, 0..12: the next one is that of this number. */
    public int stones() {
        return state.board.stones();
    }

    /** Whether a card fits a field for a seat: people need an own shield beside it. */
    public boolean fits(int seat, int kind, int field) {
        return state.board.fits(seat, kind, field);
    }

    /** Whether the seat whose turn it is may expand to a field with such a card, if it has one. */
    public boolean mayExpand(int kind, int field) {
        return mayAct() && state.board.owner(field) < 0 && fits(state.turn, kind, field);
    }

    /** Whether it may attack a field with such a card, if it has one. */
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

    /** The battle at hand, or null. */
    public OrigoBattle battle() {
        return state.phase == OrigoPhase.BATTLE ? new OrigoBattle(state, state.target) : null;
    }

    /** The battle as it would begin before a card is played, if the seat whose turn it is attacked a field with a shield. */
    public OrigoBattle battle(int field) {
        return new OrigoBattle(state, field);
    }

    /**
     * Where a shield of the seat whose turn it is may go now, wandering from land or sailing from sea; nowhere in
     * another's view, which has no moves.
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

    /** The fields of a clan of {@link #scoring}, or of any other group of shields that holds the field. */
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
