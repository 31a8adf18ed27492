package atoll.games.orbis;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Setup;

/**
 * Parses positions written in words, for lessons and tests. Words are separated by blanks:
 *
 * <ul>
 * <li>{@code display} and its nine tiles from a1 on, with their worshippers: {@code R2a:red*3+blue},
 * <li>{@code gods} and the available ones; if there are fewer than in the game, others are added,
 * <li>{@code seat}, once per seat, each with optional parts: its {@code god} and its name, its {@code supply} of worshippers,
 * {@code red*3 blue}, and its {@code world}: cells and their tiles, {@code 1.0=G1a 1.1=wild}, in a legal order of placement.
 * </ul>
 *
 * An exclamation mark after the god of death, a village or a volcano means that its price was not paid. Tiles have the same names
 * as in tokens. Tiles not listed are in the piles, except that the lowest of them became the wildernesses.
 */
public final class OrbisPositionParser {
    private static final OrbisGame GAME = new OrbisGame();

    private final String drawing;
    private final OrbisState state;
    private int at;
    private String word;
    /** Gods held by seats, as bits. */
    private int held;

    private OrbisPositionParser(String drawing, int seats) {
        this.drawing = drawing;
        state = new OrbisState(Setup.of(GAME.info(), seats));
        next();
    }

    /**
     * The position at the beginning of a turn.
     *
     * @param drawing the position as text
     * @param seats the number of seats
     * @param turn the seat to move, 0..seats-1
     * @return the position or view
     * @throws BadPosition if the text is malformed or the position impossible
     */
    public static OrbisState read(String drawing, int seats, int turn) {
        OrbisPositionParser reading = new OrbisPositionParser(drawing, seats);
        reading.display();
        reading.gods();
        for (int seat = 0; seat < seats; seat++) {
            reading.seat(reading.state.playerAreas[seat]);
        }
        if (!reading.word.isEmpty()) {
            throw new BadPosition("unknown word " + reading.word + "?");
        }
        reading.rest();
        reading.state.turn = turn;
        reading.state.phase = OrbisPhase.TURN;
        BitWriter out = new BitWriter();
        reading.state.write(out);
        return (OrbisState) GAME.read(new BitReader(out.text()));
    }

    private void display() {
        expect("display");
        for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
            int colon = word.indexOf(':');
            state.display.tiles[slot] = tile(colon < 0 ? word : word.substring(0, colon));
            int end;
            for (int begin = colon + 1; colon > 0 && begin < word.length(); begin = end + 1) {
                int plus = word.indexOf('+', begin);
                end = plus < 0 ? word.length() : plus;
                state.display.worshippers[slot] += worshippers(word.substring(begin, end));
            }
            next();
        }
    }

    private void gods() {
        if (word.equals("gods")) {
            next();
            for (int god = OrbisGods.find(word); god != OrbisGods.NONE; god = OrbisGods.find(word)) {
                state.gods |= 1 << god;
                next();
            }
        }
    }

    private void seat(OrbisPlayerArea area) {
        expect("seat");
        if (word.equals("god")) {
            next();
            area.godFailed = word.equals("death!");
            area.god = OrbisGods.find(area.godFailed ? "death" : word);
            if (area.god == OrbisGods.NONE || ((state.gods | held) >> area.god & 1) != 0) {
                throw new BadPosition("this god is not available: " + word);
            }
            held |= 1 << area.god;
            next();
        }
        if (word.equals("supply")) {
            next();
            while (isWorshipper(word)) {
                area.supply += worshippers(word);
                next();
            }
        }
        if (word.equals("world")) {
            next();
            while (word.indexOf('=') > 0) {
                lay(area);
                next();
            }
        }
    }

    private void lay(OrbisPlayerArea area) {
        int equals = word.indexOf('=');
        int cell = OrbisPyramid.find(word.substring(0, equals));
        boolean failed = word.endsWith("!");
        String what = word.substring(equals + 1, word.length() - (failed ? 1 : 0));
        int tile = what.equals("wild") ? OrbisPlayerArea.WILDERNESS : tile(what);
        boolean fits = cell >= 0 && (area.places(tile) >> cell & 1) != 0;
        if (!fits || failed && (tile == OrbisPlayerArea.WILDERNESS || !OrbisCodec.isPriced(tile))) {
            throw new BadPosition("the tile cannot be placed there: " + word);
        }
        area.lay(cell, tile);
        area.failed |= failed ? 1 << cell : 0;
    }

    // The remaining gods, and the tiles that are unseen or lie face down.
    private void rest() {
        int wild = 0;
        for (OrbisPlayerArea area : state.playerAreas) {
            wild += Integer.bitCount(area.wild);
        }
        for (int god = 0; god < OrbisGods.GODS; god++) {
            boolean room = Integer.bitCount(state.gods | held) < OrbisTransitions.called(state.seats());
            state.gods |= room && (held >> god & 1) == 0 ? 1 << god : 0;
        }
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            int unseen = OrbisCodec.notShown(state, level);
            for (; wild > 0 && unseen != 0; wild--) {
                unseen &= unseen - 1;
            }
            state.display.unseen[level] = unseen;
        }
    }

    private static int tile(String name) {
        int tile = OrbisTiles.find(name);
        if (tile < 0) {
            throw new BadPosition("not a tile: " + name);
        }
        return tile;
    }

    private static boolean isWorshipper(String text) {
        int star = text.indexOf('*');
        return OrbisWorshippers.find(star < 0 ? text : text.substring(0, star)) >= 0;
    }

    private static int worshippers(String text) {
        int star = text.indexOf('*');
        int colour = OrbisWorshippers.find(star < 0 ? text : text.substring(0, star));
        int number = star < 0 ? 1 : text.length() == star + 2 ? text.charAt(star + 1) - '0' : 0;
        if (colour < 0 || number < 1 || number > 9) {
            throw new BadPosition("not worshippers: " + text);
        }
        return number * OrbisWorshippers.one(colour);
    }

    private void expect(String wanted) {
        if (!word.equals(wanted)) {
            throw new BadPosition(wanted + " is missing before " + word);
        }
        next();
    }

    private void next() {
        while (at < drawing.length() && drawing.charAt(at) <= ' ') {
            at++;
        }
        int begin = at;
        while (at < drawing.length() && drawing.charAt(at) > ' ') {
            at++;
        }
        word = drawing.substring(begin, at);
    }
}
