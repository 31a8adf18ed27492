package atoll.games.ponte;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.GameInfo;
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

    private static final Phase[] PHASES = Phase.values();
    private static final int BOX_TILES = 40;
    private static final int BOX_BRIDGES = 15;

    private final Setup setup;
    private final boolean box;
    private final PonteBoard board;
    private Phase phase = Phase.OPENING;
    /** The colour to move. */
    private int turn = PonteBoard.LIGHT;
    /** The seat that plays light. */
    private int light;
    /** Light has passed, so dark's turn is the last. */
    private boolean last;

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
        return phase.compareTo(Phase.COLOUR) > 0;
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

    private void turnMoves(MoveList out) {
        firstTilePlaces(turn, out);
        boolean canPlace = out.size() > 0;
        if (canBuild()) {
            board.bridgePlaces(turn, out);
        }
        if (!canPlace) {
            out.add(PonteMoves.PASS);
        }
    }

    /**
     * {@return why an illegal move is illegal, as a {@link PonteIllegalReason} with the cell in the way}
     *
     * @param move any move that {@link PonteMoves} encodes and that is not legal here: a tile on a cell of the board, a
     *     bridge, a colour or a pass
     */
    public int obstacle(int move) {
        boolean tile = PonteMoves.isTile(move);
        return switch (phase) {
            case OPENING, OPENING_SECOND -> tile ? board.whyNoTile(turn, move) : PonteIllegalReason.OPENING.at(0);
            case COLOUR -> PonteIllegalReason.COLOUR_FIRST.at(0);
            case TURN -> tile ? whyNoFirstTile(move) : whyNotInTurn(move);
            case SECOND -> tile ? board.whyNoTile(turn, move) : PonteIllegalReason.SECOND_FIRST.at(0);
            case OVER -> PonteIllegalReason.OVER.at(0);
        };
    }

    private int whyNoFirstTile(int cell) {
        if (!board.takesTile(turn, cell)) {
            return board.whyNoTile(turn, cell);
        }
        return (hasTwoTiles(turn) ? PonteIllegalReason.NO_SECOND : PonteIllegalReason.NO_TILES_LEFT).at(0);
    }

    private int whyNotInTurn(int move) {
        if (PonteMoves.isBridge(move)) {
            return canBuild() ? board.whyNoBridge(turn, move) : PonteIllegalReason.NO_BRIDGES_LEFT.at(0);
        }
        return (move == PonteMoves.PASS ? PonteIllegalReason.CAN_PLACE : PonteIllegalReason.COLOURS_CHOSEN).at(0);
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
        setup.write(out);
        out.put(phase.ordinal(), PHASES.length);
        out.put(turn, 2);
        out.put(light, 2);
        out.put(last);
        for (int i = 0; i < board.size() * board.size(); i++) {
            out.put(board.colourAt(cell(i)) + 1, 3);
        }
        PonteState built = new PonteState(setup);
        for (int i = 0; i < board.size() * board.size(); i++) {
            if (board.colourAt(cell(i)) >= 0) {
                built.board.place(board.colourAt(cell(i)), cell(i));
            }
        }
        MoveList all = new MoveList();
        MoveList bridges = new MoveList();
        for (int i = 0; i < board.size() * board.size(); i++) {
            built.bridgesFrom(cell(i), all, bridges);
            int chosen = 0;
            for (int k = 0; k < bridges.size(); k++) {
                if (board.mate(cell(i)) == PonteMoves.upper(bridges.get(k))) {
                    chosen = k + 1;
                }
            }
            out.put(chosen, bridges.size() + 1);
            if (chosen > 0) {
                built.board.build(board.colourAt(cell(i)), bridges.get(chosen - 1));
            }
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the position
     */
    static PonteState read(GameInfo info, BitReader in) {
        PonteState state = new PonteState(Setup.read(info, in));
        state.phase = PHASES[in.get(PHASES.length)];
        state.turn = in.get(2);
        state.light = in.get(2);
        state.last = in.getFlag();
        state.readBoard(in);
        state.check();
        return state;
    }

    private void readBoard(BitReader in) {
        for (int i = 0; i < board.size() * board.size(); i++) {
            int colour = in.get(3) - 1;
            if (colour >= 0) {
                if (!board.takesTile(colour, cell(i))) {
                    throw new BadPosition("a tile is not allowed on " + PonteMoves.name(cell(i)));
                }
                board.place(colour, cell(i));
            }
        }
        MoveList all = new MoveList();
        MoveList bridges = new MoveList();
        for (int i = 0; i < board.size() * board.size(); i++) {
            bridgesFrom(cell(i), all, bridges);
            int chosen = in.get(bridges.size() + 1);
            if (chosen > 0) {
                board.build(board.colourAt(cell(i)), bridges.get(chosen - 1));
            }
        }
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

    // Composed positions are valid if the rules can continue from them.
    /** Throws BadPosition if the rules cannot continue from this position. */
    void check() {
        int lights = board.tiles(PonteBoard.LIGHT);
        int darks = board.tiles(PonteBoard.DARK);
        boolean fresh = turn == PonteBoard.LIGHT && light == 0 && !last && darks == 0;
        boolean possible = switch (phase) {
            case OPENING -> fresh && lights == 0;
            case OPENING_SECOND -> fresh && lights == 1;
            case COLOUR -> fresh && lights == 2 && board.bridges(PonteBoard.LIGHT) == 0;
            case TURN -> !last || turn == PonteBoard.DARK;
            case SECOND -> (!last || turn == PonteBoard.DARK) && board.tiles(turn) > 0 && hasMoves();
            // closed cells stay closed: a colour that could not place two tiles then cannot do so now
            case OVER -> turn == PonteBoard.DARK && (last || !canPlace(PonteBoard.DARK));
        };
        if (!possible
                || last && canPlace(PonteBoard.LIGHT)
                || box && (tilesLeft(0) < 0 || tilesLeft(1) < 0 || bridgesLeft() < 0)) {
            throw new BadPosition("not a possible position of ponte");
        }
    }

    private void firstTilePlaces(int colour, MoveList out) {
        if (hasTwoTiles(colour)) {
            board.firstTilePlaces(colour, out);
        }
    }

    private boolean hasTwoTiles(int colour) {
        return !box || tilesLeft(colour) >= 2;
    }

    private boolean canBuild() {
        return !box || bridgesLeft() > 0;
    }

    private boolean canPlace(int colour) {
        MoveList places = new MoveList();
        firstTilePlaces(colour, places);
        return places.size() > 0;
    }

    private boolean hasMoves() {
        MoveList moves = new MoveList();
        moves(moves);
        return moves.size() > 0 && (!box || tilesLeft(turn) > 0);
    }

    // A position encodes each bridge as an index among those that are possible so far, cell by cell.
    private void bridgesFrom(int lower, MoveList all, MoveList out) {
        out.clear();
        int colour = board.colourAt(lower);
        if (colour < 0 || board.mate(lower) != 0) {
            return;
        }
        all.clear();
        board.bridgePlaces(colour, all);
        for (int i = 0; i < all.size(); i++) {
            if (PonteMoves.lower(all.get(i)) == lower) {
                out.add(all.get(i));
            }
        }
    }

    private int cell(int index) {
        return PonteMoves.cell(index % board.size(), index / board.size());
    }
}
