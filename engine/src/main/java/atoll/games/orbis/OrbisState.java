package atoll.games.orbis;

import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position of Orbis: what is decided next, by whom, and what follows. All of it lies open but the order of the piles. */
public final class OrbisState extends State {
    /** The slots of the display: 0..8, a1 b1 c1 a2 and so on. */
    public static final int SLOTS = OrbisDisplay.SLOTS;

    /** The most worshippers a seat has when its turn has ended. */
    public static final int LIMIT = 10;

    static final int NONE = -1;

    private final Setup setup;
    final OrbisDisplay display;
    final OrbisPlayerArea[] worlds;
    OrbisPhase phase = OrbisPhase.CALLING;
    int turn;
    /** The gods that can be taken, as bits. */
    int gods;
    /** The slot that was taken from in this turn, or NONE. */
    int slot = NONE;
    /** The tile that was taken, until its effect is over; else NONE. */
    int tile = NONE;
    /** In PLACING: the tile becomes a wilderness. */
    boolean turned;
    /** Where the tile was laid, until its effect is over; else NONE. */
    int cell = NONE;
    /** How many worshippers are still to be given, gained or burnt, one by one. */
    int due;

    OrbisState(Setup setup) {
        this.setup = setup;
        display = new OrbisDisplay(setup.seats());
        worlds = new OrbisPlayerArea[setup.seats()];
        for (int seat = 0; seat < worlds.length; seat++) {
            worlds[seat] = new OrbisPlayerArea();
        }
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** What a table shows of a position. */
    public OrbisFacts survey() {
        return new OrbisFacts(this);
    }

    public OrbisPhase phase() {
        return phase;
    }

    @Override
    public int actor() {
        return switch (phase) {
            case CALLING, DEALING, REFILLING -> CHANCE;
            case OVER -> OVER;
            default -> turn;
        };
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        OrbisLegalMoves.of(this, out);
    }

    /** A {@link OrbisIllegalReason} why a move is not legal here, 0 for exactly the legal ones. */
    public int illegalReason(int move) {
        return OrbisIllegalReason.of(this, move);
    }

    @Override
    public void play(int move) {
        OrbisTransitions.play(this, move);
    }

    @Override
    public OrbisState copy() {
        OrbisState copy = new OrbisState(setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        OrbisState that = (OrbisState) other;
        display.copyFrom(that.display);
        for (int seat = 0; seat < worlds.length; seat++) {
            worlds[seat].copyFrom(that.worlds[seat]);
        }
        phase = that.phase;
        turn = that.turn;
        gods = that.gods;
        slot = that.slot;
        tile = that.tile;
        turned = that.turned;
        cell = that.cell;
        due = that.due;
    }

    @Override
    public int score(int seat) {
        return OrbisScoring.score(worlds, seat);
    }

    @Override
    public int rank(int seat) {
        int score = score(seat);
        int rank = 1;
        for (int other = 0; other < worlds.length; other++) {
            int rival = other == seat ? score : score(other);
            // rulebook, end of the game: equal points are decided by the worshippers left
            boolean richer = rival == score
                    && OrbisWorshippers.total(worlds[other].supply) > OrbisWorshippers.total(worlds[seat].supply);
            rank += rival > score || richer ? 1 : 0;
        }
        return rank;
    }

    /** Everyone sees everything. */
    @Override
    public OrbisState viewFor(int seat) {
        return copy();
    }

    @Override
    public void determinize(Rng rng) {
        // nothing is hidden
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return true;
    }

    @Override
    public void write(BitWriter out) {
        setup.write(out);
        OrbisCodec.write(this, out);
    }
}
