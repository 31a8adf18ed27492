package atoll.games.orbis;

import atoll.engine.Case;
import atoll.engine.State;
import java.util.List;

/** Positions for tests, given by their relevant parts, and moves by their tokens. */
final class OrbisSketch {
    static final OrbisGame GAME = new OrbisGame();

    /** Nine tiles of the third level, to leave the others for pyramids. */
    private static final String[] PLAIN = {"G3a", "B3a", "W3a", "R3a", "Y3a", "G3b", "B3b", "R3b", "Y3b"};

    private final int seats;
    private final String[] slots = PLAIN.clone();
    private final String[] parts;
    private String gods = "";
    private int turn;

    OrbisSketch(int seats) {
        this.seats = seats;
        parts = new String[seats];
        for (int seat = 0; seat < seats; seat++) {
            parts[seat] = "seat";
        }
    }

    /** Sets the tile of a slot, in the notation of the parser: {@code b2}, {@code R2a:red*3}. */
    OrbisSketch slot(String name, String what) {
        slots[slot(name)] = what;
        return this;
    }

    /** Puts worshippers on the tile of a slot: {@code red*3+blue}. */
    OrbisSketch on(String name, String worshippers) {
        slots[slot(name)] += ":" + worshippers;
        return this;
    }

    OrbisSketch gods(String names) {
        gods = "gods " + names;
        return this;
    }

    /** Sets a seat's area, in the notation of the parser: {@code god love supply red*3 world 1.0=G1a}. */
    OrbisSketch seat(int seat, String what) {
        parts[seat] += " " + what;
        return this;
    }

    OrbisSketch turn(int seat) {
        turn = seat;
        return this;
    }

    OrbisState state() {
        String drawing = "display " + String.join(" ", slots) + " " + gods + " " + String.join(" ", parts);
        return OrbisPositionParser.read(drawing, seats, turn);
    }

    static int slot(String name) {
        return name.charAt(0) - 'a' + 3 * (name.charAt(1) - '1');
    }

    static int cell(String name) {
        return OrbisPyramid.find(name);
    }

    static int colour(String name) {
        return OrbisWorshippers.find(name);
    }

    /** Plays moves by their tokens; chance moves in between are the first possible ones. */
    static OrbisState go(OrbisState state, String tokens) {
        for (String token : tokens.split(" ")) {
            if (!token.startsWith("deal") && state.actor() == State.CHANCE) {
                state.play(Case.moves(state).get(0));
            }
            state.play(GAME.parseMove(state, token));
        }
        return state;
    }

    static List<String> tokens(OrbisState state) {
        return Case.moves(state).stream().map(OrbisMoves::token).toList();
    }

    /** The legal moves without exchanges. */
    static List<String> plainTokens(OrbisState state) {
        return tokens(state).stream().filter(token -> !token.startsWith("swap")).toList();
    }

    static boolean allows(OrbisState state, String token) {
        return tokens(state).contains(token);
    }

    /** The supply of a seat in words: {@code green*2 red}, or {@code none}. */
    static String supply(OrbisState state, int seat) {
        return words(state.playerAreas[seat].supply);
    }

    /** The worshippers on the tile of a slot. */
    static String on(OrbisState state, String slot) {
        return words(state.display.worshippers[slot(slot)]);
    }

    private static String words(int group) {
        StringBuilder words = new StringBuilder();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int count = OrbisWorshippers.count(group, colour);
            if (count > 0) {
                words.append(words.isEmpty() ? "" : " ").append(OrbisWorshippers.name(colour));
                words.append(count > 1 ? "*" + count : "");
            }
        }
        return words.isEmpty() ? "none" : words.toString();
    }
}
