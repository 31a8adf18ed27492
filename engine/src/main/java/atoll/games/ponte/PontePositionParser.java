package atoll.games.ponte;

import atoll.engine.BadPosition;
import atoll.engine.MoveList;
import atoll.engine.Setup;

/**
 * Parses drawn positions, for lessons and tests: a line for every row, top row first; {@code L} a light tile, {@code D} a dark
 * one, {@code .} water, blanks anywhere. The bridges follow below the rows, as move tokens ({@code b1-d1 e4-g6}), in the order of
 * building.
 */
public final class PontePositionParser {
    private final PonteState state;
    private final String drawing;
    private int at;

    private PontePositionParser(PonteState state, String drawing) {
        this.state = state;
        this.drawing = drawing;
    }

    /**
     * {@return the drawn position at the beginning of a turn, with light at seat 0}
     *
     * @param drawing one line per row from the top, then the bridges
     * @param colour the colour to move, {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @throws BadPosition if the drawing is malformed or the position illegal
     */
    public static PonteState read(String drawing, int colour) {
        PonteState state = new PonteState(Setup.of(new PonteGame().info(), 2));
        PontePositionParser reading = new PontePositionParser(state, drawing);
        for (int row = state.board().size() - 1; row >= 0; row--) {
            reading.readRow(row);
        }
        for (String bridge = reading.word(); !bridge.isEmpty(); bridge = reading.word()) {
            reading.build(bridge);
        }
        PonteState begun = state.turnOf(state.colour(0) == colour ? 0 : 1);
        PonteValidator.check(begun);
        return begun;
    }

    private void readRow(int row) {
        PonteBoard board = state.board();
        for (int column = 0; column < board.size(); column++) {
            skipBlanks();
            char sign = at < drawing.length() ? drawing.charAt(at++) : ' ';
            int cell = PonteMoves.cell(column, row);
            int colour = sign == 'L' ? PonteBoard.LIGHT : PonteBoard.DARK;
            if (sign != '.' && sign != 'L' && sign != 'D') {
                throw new BadPosition("neither tile nor water on " + PonteMoves.name(cell) + ": " + sign);
            }
            if (sign != '.' && !board.takesTile(colour, cell)) {
                throw new BadPosition("a tile is not allowed on " + PonteMoves.name(cell));
            }
            if (sign != '.') {
                board.place(colour, cell);
            }
        }
    }

    private void build(String token) {
        MoveList bridges = new MoveList();
        for (int colour = 0; colour < 2; colour++) {
            bridges.clear();
            state.board().bridgePlaces(colour, bridges);
            for (int i = 0; i < bridges.size(); i++) {
                if (PonteMoves.token(bridges.get(i)).equals(token)) {
                    state.board().build(colour, bridges.get(i));
                    return;
                }
            }
        }
        throw new BadPosition("this bridge is not allowed: " + token);
    }

    private String word() {
        skipBlanks();
        int begin = at;
        while (at < drawing.length() && drawing.charAt(at) > ' ') {
            at++;
        }
        return drawing.substring(begin, at);
    }

    private void skipBlanks() {
        while (at < drawing.length() && drawing.charAt(at) <= ' ') {
            at++;
        }
    }
}
