package atoll.lab;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Links of composed positions and views of one game, made by changing some numbers of an encoded position, and of games that
 * continue from such a position.
 */
final class FuzzPositions implements Fuzz {
    private static final int RULES = 64;
    private static final int VIEWERS = 8;
    private static final int LEVELS = 16;
    private static final int HALF_AN_INT = 1 << 16;

    /** The number of games of each setup, and of positions of each game. */
    private static final int GAMES = 2;

    private static final int POSITIONS = 24;
    /** A game from a composed position has fewer moves than this. */
    private static final int MOVES = 40;

    private final List<Game> games;
    private final Game game;
    private final List<State> valid = new ArrayList<>();
    /** The first part of its links, up to the letter of the kind. */
    private final String head;

    /**
     * @param games all games
     * @param game the game whose positions are composed
     */
    FuzzPositions(List<Game> games, Game game) {
        this.games = games;
        this.game = game;
        for (Setup setup : LeakCheck.setups(game)) {
            for (int seed = 0; seed < GAMES; seed++) {
                addPositions(setup, seed);
            }
        }
        String link = Link.position(game, valid.get(0));
        head = link.substring(0, link.lastIndexOf('.') - 1);
    }

    // Adds equally many positions of each kind of decision, including rare ones.
    private void addPositions(Setup setup, int seed) {
        Session session = new Session(game, setup, Seed.of(seed));
        Rng rng = new Rng(seed, setup.seats());
        MoveList legal = new MoveList();
        Map<String, List<Integer>> plies = new TreeMap<>();
        for (session.state().moves(legal); legal.size() > 0; session.state().moves(legal)) {
            String token = game.formatMove(session.state(), legal.get(legal.size() - 1));
            plies.computeIfAbsent(verb(token), verb -> new ArrayList<>()).add(session.ply());
            session.play(legal.sample(rng));
        }
        plies.put("", List.of(session.length()));
        List<List<Integer>> kinds = List.copyOf(plies.values());
        for (int i = 0; i < POSITIONS; i++) {
            List<Integer> kind = kinds.get(i % kinds.size());
            valid.add(session.at(kind.get(rng.next(kind.size()))));
        }
    }

    // The leading letters of a token: in most games they name the action.
    private static String verb(String token) {
        int end = 0;
        while (end < token.length() && Character.isLetter(token.charAt(end))) {
            end++;
        }
        return token.substring(0, end);
    }

    @Override
    public String name() {
        return "positions of " + game.info().id();
    }

    @Override
    public String sample(Rng rng) {
        State state = valid.get(rng.next(valid.size()));
        BitWriter out = header();
        switch (rng.next(8)) {
            case 0 -> {
                return line(mutant(state, rng), rng);
            }
            case 1 -> {
                putTurn(mutant(state, rng), state.seats(), out, rng);
                return sealed('t', out);
            }
            case 2, 3, 4 -> {
                int viewer = rng.next(1 + state.seats());
                out.put(viewer, VIEWERS);
                mutant(state.viewFor(viewer == 0 ? State.SPECTATOR : viewer - 1), rng)
                        .write(out);
                return sealed('v', out);
            }
            default -> {
                mutant(state, rng).write(out);
                return sealed('p', out);
            }
        }
    }

    /**
     * Games that continue from the same composed position.
     *
     * @param seats the seats of the original position
     */
    record Lines(List<String> links, int seats) {}

    /**
     * A text of random lines.
     *
     * @param number how many
     * @param rng the source of randomness, which advances
     * @return the lines
     */
    Lines lines(int number, Rng rng) {
        State state = valid.get(rng.next(valid.size()));
        Digits start = mutant(state, rng);
        List<String> links = new ArrayList<>();
        while (links.size() < number) {
            links.add(line(start, rng));
        }
        return new Lines(links, state.seats());
    }

    private Digits mutant(State state, Rng rng) {
        return Digits.of(state).mutant(Digits.of(valid.get(rng.next(valid.size()))), rng);
    }

    private BitWriter header() {
        BitWriter out = new BitWriter();
        out.put(game.info().rules(), RULES);
        return out;
    }

    private String line(Digits start, Rng rng) {
        BitWriter out = header();
        putGame(start, out, rng);
        return sealed('g', out);
    }

    private void putTurn(Digits start, int seats, BitWriter out, Rng rng) {
        out.put(rng.next(HALF_AN_INT), HALF_AN_INT);
        out.put(rng.next(HALF_AN_INT), HALF_AN_INT);
        out.put(true); // the seed is a small number
        out.put(rng.next(HALF_AN_INT), HALF_AN_INT);
        out.put(rng.next(HALF_AN_INT), HALF_AN_INT);
        putGame(start, out, rng);
        for (int seat = 0; seat < seats; seat++) {
            out.put(rng.next(LEVELS), LEVELS);
        }
    }

    // Encoded like a game in Link that begins with a position, with legal moves as long as there are any.
    private void putGame(Digits start, BitWriter out, Rng rng) {
        List<int[]> moves = new ArrayList<>();
        try {
            State state = game.read(new BitReader(start.text()));
            MoveList legal = new MoveList();
            for (int left = state.isFullyKnown() ? rng.next(MOVES) : 0; left > 0; left--) {
                state.moves(legal);
                if (legal.size() == 0) {
                    break;
                }
                int index = rng.next(legal.size());
                moves.add(new int[] {index, legal.size()});
                state.play(legal.get(index));
            }
        } catch (RuntimeException e) {
            // The reader must reject this start.
        }
        out.put(false);
        start.write(out);
        out.putNumber(moves.size());
        moves.forEach(move -> out.put(move[0], move[1]));
    }

    private String sealed(char kind, BitWriter out) {
        return FuzzLinks.sealed(head + kind + "." + out.text());
    }

    @Override
    public boolean check(String text) throws BadLink {
        return FuzzLinks.check(games, text);
    }
}
