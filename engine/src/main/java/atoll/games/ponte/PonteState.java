package atoll.games.ponte;

import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position of Ponte. Nothing is hidden. */
public final class PonteState extends State {
    /** The next decision. */
    public enum Phase {
        /** Seat 0 places the first of two light tiles. */
        OPENING,
        /** Seat 0 places the second light tile. */
        OPENING_SECOND,
        /** Seat 1 chooses light or dark. */
        COLOUR,
        /** A turn begins. */
        TURN,
        /** The second tile of a turn. */
        SECOND,
        /** The game is over. */
        OVER
    }

    private static final int BOX_TILES = 40;
    private static final int BOX_BRIDGES = 15;

    /** The size of the board and the supply. */
    final Setup setup;
    /** Whether the supply is limited to what is in the box. */
    final boolean box;
    /** Tiles and bridges. */
    final PonteBoard board;
    /** The next decision. */
    Phase phase = Phase.OPENING;
    /** The colour to move. */
    int turn = PonteBoard.LIGHT;
    /** The seat that plays light. */
    int light;
    /** Light has passed, so dark's turn is the last. */
    boolean last;
    /** Scratch space: the moves at the beginning of this turn, from which some were drawn. */
    private final MoveList turnMoves = new MoveList();
    /** The number of tiles in it, which come first, or 0 if nothing was drawn. */
    private int places;

    /**
     * The position before the first move.
     *
     * @param setup the seats and options
     */
    PonteState(Setup setup) {
        this.setup = setup;
        box = setup.choice("supply") == 1;
        board = new PonteBoard(setup.choice("size") == 0 ? 10 : 12);
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** {@return the board} */
    public PonteBoard board() {
        return board;
    }

    /** {@return the next decision} */
    public Phase phase() {
        return phase;
    }

    /** {@return whether colours have been chosen} */
    public boolean hasColours() {
        // Asked for every move that a search considers; compareTo would look at the class, too.
        return phase.ordinal() > Phase.COLOUR.ordinal();
    }

    /**
     * {@return the colour of a seat; before the choice, seat 0 has light}
     *
     * @param seat a seat, from 0
     */
    public int colour(int seat) {
        return seat == light ? PonteBoard.LIGHT : PonteBoard.DARK;
    }

    /** {@return whether light has passed, so that this turn of dark is the last} */
    public boolean isLastTurn() {
        return last;
    }

    /**
     * {@return the number of tiles left of a colour, or -1 if the supply is unlimited}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    public int tilesLeft(int colour) {
        return box ? BOX_TILES - board.tiles(colour) : -1;
    }

    /** {@return the number of bridges left for both, or -1 if the supply is unlimited} */
    public int bridgesLeft() {
        return box ? BOX_BRIDGES - board.bridges(PonteBoard.LIGHT) - board.bridges(PonteBoard.DARK) : -1;
    }

    @Override
    public int actor() {
        return switch (phase) {
            case OPENING, OPENING_SECOND -> 0;
            case COLOUR -> 1;
            case TURN, SECOND -> turn == PonteBoard.LIGHT ? light : 1 - light;
            case OVER -> OVER;
        };
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        switch (phase) {
            case OPENING -> board.firstTilePlaces(PonteBoard.LIGHT, out);
            case OPENING_SECOND, SECOND -> board.tilePlaces(turn, out);
            case COLOUR -> {
                out.add(PonteMoves.LIGHT);
                out.add(PonteMoves.DARK);
            }
            case TURN -> turnMoves(out);
            case OVER -> {
                // no decision left
            }
        }
    }

    @Override
    public void sample(int count, Rng rng, MoveList out) {
        if (phase == Phase.SECOND && places > 0) {
            // Whatever takes a tile now took the first one, too, so the list of then will do.
            out.clear();
            while (out.size() < count) {
                int cell = turnMoves.get(rng.next(places));
                if (board.takesTile(turn, cell)) {
                    out.add(cell);
                }
            }
        } else if (phase == Phase.TURN) {
            moves(turnMoves);
            out.clear();
            do {
                out.add(turnMoves.sample(rng));
            } while (out.size() < count && turnMoves.size() > 1);
        } else {
            super.sample(count, rng, out);
        }
    }

    private void turnMoves(MoveList out) {
        firstTilePlaces(turn, out);
        boolean canPlace = out.size() > 0;
        places = out == turnMoves ? out.size() : 0;
        if (canBuild()) {
            board.bridgePlaces(turn, out);
        }
        if (!canPlace) {
            out.add(PonteMoves.PASS);
        }
    }

    @Override
    public void play(int move) {
        switch (phase) {
            case OPENING -> {
                board.place(PonteBoard.LIGHT, move);
                phase = Phase.OPENING_SECOND;
            }
            case OPENING_SECOND -> {
                board.place(PonteBoard.LIGHT, move);
                phase = Phase.COLOUR;
            }
            case COLOUR -> {
                light = move == PonteMoves.LIGHT ? 1 : 0;
                turn = PonteBoard.DARK;
                phase = Phase.TURN;
            }
            case TURN -> playTurn(move);
            case SECOND -> {
                board.place(turn, move);
                endTurn();
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    private void playTurn(int move) {
        if (PonteMoves.isTile(move)) {
            board.place(turn, move);
            phase = Phase.SECOND;
        } else if (move == PonteMoves.PASS) {
            // rulebook, end of the game: after light's pass dark has one more turn, after dark's there is none
            last |= turn == PonteBoard.LIGHT;
            if (turn == PonteBoard.DARK) {
                phase = Phase.OVER;
            } else {
                endTurn();
            }
        } else {
            board.build(turn, move);
            endTurn();
        }
    }

    private void endTurn() {
        places = 0;
        if (last && turn == PonteBoard.DARK) {
            phase = Phase.OVER;
        } else {
            phase = Phase.TURN;
            turn = 1 - turn;
        }
    }

    @Override
    public PonteState copy() {
        PonteState copy = new PonteState(setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        PonteState that = (PonteState) other;
        board.copyFrom(that.board);
        phase = that.phase;
        turn = that.turn;
        light = that.light;
        last = that.last;
        places = 0;
    }

    @Override
    public int score(int seat) {
        return hasColours() ? board.networks(colour(seat)).points() : 0;
    }

    @Override
    public int rank(int seat) {
        return hasColours() && rankKey(seat) < rankKey(1 - seat) ? 2 : 1;
    }

    // Points, then islands, then bridges, in one number: a colour has at most 36 islands and 48 bridges.
    private int rankKey(int seat) {
        PonteNetworks own = board.networks(colour(seat));
        return (own.points() * 64 + own.islands()) * 64 + board.bridges(colour(seat));
    }

    @Override
    public PonteState viewFor(int seat) {
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
        PonteCodec.write(this, out);
    }

    /**
     * {@return this position with a seat at the beginning of a turn, no matter whose turn it is}
     *
     * @param seat a seat, from 0
     */
    public PonteState turnOf(int seat) {
        PonteState state = copy();
        state.turn = colour(seat);
        state.phase = Phase.TURN;
        return state;
    }

    /**
     * Adds all cells for a first tile of a turn: none if the supply does not have two.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param out receives the moves
     */
    void firstTilePlaces(int colour, MoveList out) {
        if (hasTwoTiles(colour)) {
            board.firstTilePlaces(colour, out);
        }
    }

    /**
     * {@return whether the supply has two tiles, as many as a turn places}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    boolean hasTwoTiles(int colour) {
        return !box || tilesLeft(colour) >= 2;
    }

    /** {@return whether the supply has a bridge} */
    boolean canBuild() {
        return !box || bridgesLeft() > 0;
    }
}
