package atoll.games.orbis;

import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position of Orbis. Only the order of the piles is hidden. */
public final class OrbisState extends State {
    /** The slots of the display: 0..8, a1 b1 c1 a2 and so on. */
    public static final int SLOTS = OrbisDisplay.SLOTS;

    /** The most worshippers a seat may have at the end of its turn. */
    public static final int LIMIT = 10;

    /** No tile, slot or cell. */
    static final int NONE = -1;

    private final Setup setup;
    /** The display and the piles. */
    final OrbisDisplay display;
    /** By seat: its area. */
    final OrbisPlayerArea[] playerAreas;
    /** The kind of the next decision. */
    OrbisPhase phase = OrbisPhase.CALLING;
    /** The seat whose turn it is. */
    int turn;
    /** The available gods, as bits. */
    int gods;
    /** The slot whose tile was taken in this turn, or NONE. */
    int slot = NONE;
    /** The tile taken, until its effect is complete; else NONE. */
    int tile = NONE;
    /** In PLACING: the tile becomes a wilderness. */
    boolean turned;
    /** The cell of the tile placed, until its effect is complete; else NONE. */
    int cell = NONE;
    /** The number of worshippers still to be given, gained or burnt, one by one. */
    int due;

    /**
     * The position before the gods are drawn.
     *
     * @param setup the seats and options
     */
    OrbisState(Setup setup) {
        this.setup = setup;
        display = new OrbisDisplay(setup.seats());
        playerAreas = new OrbisPlayerArea[setup.seats()];
        for (int seat = 0; seat < playerAreas.length; seat++) {
            playerAreas[seat] = new OrbisPlayerArea();
        }
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** {@return the facts of the position for a table} */
    public OrbisFacts survey() {
        return new OrbisFacts(this);
    }

    /** {@return the kind of the next decision} */
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
        for (int seat = 0; seat < playerAreas.length; seat++) {
            playerAreas[seat].copyFrom(that.playerAreas[seat]);
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
        return OrbisScoring.score(playerAreas, seat);
    }

    @Override
    public int rank(int seat) {
        int score = score(seat);
        int rank = 1;
        for (int other = 0; other < playerAreas.length; other++) {
            int rival = other == seat ? score : score(other);
            // rulebook, end of the game: with equal points, more worshippers left win
            boolean richer = rival == score
                    && OrbisWorshippers.total(playerAreas[other].supply)
                            > OrbisWorshippers.total(playerAreas[seat].supply);
            rank += rival > score || richer ? 1 : 0;
        }
        return rank;
    }

    /** Nothing is hidden from any seat. */
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
