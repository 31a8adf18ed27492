package atoll.games.ponte;

import atoll.engine.BadPosition;
import atoll.engine.MoveList;

/** Checks whether the rules can continue from a decoded position; composed ones are valid. {@link PonteDiagnosis} says why not. */
final class PonteValidator {
    private PonteValidator() {}

    /**
     * Throws BadPosition if the rules cannot continue from a position.
     *
     * @param at a position
     */
    static void check(PonteState at) {
        PonteBoard board = at.board;
        int lights = board.tiles(PonteBoard.LIGHT);
        int darks = board.tiles(PonteBoard.DARK);
        boolean fresh = at.turn == PonteBoard.LIGHT && at.light == 0 && !at.last && darks == 0;
        boolean possible = switch (at.phase) {
            case OPENING -> fresh && lights == 0;
            case OPENING_SECOND -> fresh && lights == 1;
            case COLOUR -> fresh && lights == 2 && board.bridges(PonteBoard.LIGHT) == 0;
            case TURN -> !at.last || at.turn == PonteBoard.DARK;
            case SECOND -> (!at.last || at.turn == PonteBoard.DARK) && board.tiles(at.turn) > 0 && hasMoves(at);
            // closed cells stay closed: a colour that could not place two tiles then cannot do so now
            case OVER -> at.turn == PonteBoard.DARK && (at.last || !canPlace(at, PonteBoard.DARK));
        };
        boolean exceeded = at.box && (at.tilesLeft(0) < 0 || at.tilesLeft(1) < 0 || at.bridgesLeft() < 0);
        if (!possible || at.last && canPlace(at, PonteBoard.LIGHT) || exceeded) {
            throw new BadPosition("not a possible position of ponte");
        }
    }

    /**
     * {@return whether a colour could place the two tiles of a turn}
     *
     * @param at a position
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    static boolean canPlace(PonteState at, int colour) {
        MoveList places = new MoveList();
        at.firstTilePlaces(colour, places);
        return places.size() > 0;
    }

    private static boolean hasMoves(PonteState at) {
        MoveList moves = new MoveList();
        at.moves(moves);
        return moves.size() > 0 && (!at.box || at.tilesLeft(at.turn) > 0);
    }
}
