package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the bitboards with the rules spelt out: slow, on a plain grid, with real geometry for crossing bridges. */
class PonteOracleTest {
    private record Span(int x1, int y1, int x2, int y2) {
        Set<Long> under() {
            Set<Long> cells = new HashSet<>();
            int dx = x2 - x1;
            int dy = y2 - y1;
            for (int x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) {
                for (int y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
                    boolean end = x == x1 && y == y1 || x == x2 && y == y2;
                    // a cell lies under a bridge if its centre is nearer than half a cell and a bit to the line of it
                    double off = Math.abs(dy * (x - x1) - dx * (y - y1)) / Math.hypot(dx, dy);
                    if (!end && off < 0.5) {
                        cells.add(100L * x + y);
                    }
                }
            }
            return cells;
        }

        boolean crosses(Span that) {
            return side(that.x1, that.y1) * side(that.x2, that.y2) < 0 && that.side(x1, y1) * that.side(x2, y2) < 0;
        }

        private int side(int x, int y) {
            return Integer.signum((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
        }
    }

    private int size;
    private int[][] colours;
    private final Set<Span> spans = new HashSet<>();

    @ParameterizedTest
    @CsvSource({"10, unlimited, 1", "10, box, 2", "12, unlimited, 3", "12, box, 4"})
    void theSameMovesAsTheRulesSpeltOut(String size, String supply, int seed) {
        PonteGame game = new PonteGame();
        Setup setup = Setup.of(game.info(), 2).with("size", size).with("supply", supply);
        Rng rng = new Rng(seed);
        for (int i = 0; i < 12; i++) {
            PonteState state = (PonteState) game.start(setup);
            MoveList moves = new MoveList();
            while (state.actor() != State.OVER) {
                state.moves(moves);
                look(state.board());
                assertEquals(expected(state), tokens(moves));
                // bridges are rare among the moves, so they are taken more often than chance would
                int move = moves.pick(rng);
                if (rng.next(3) == 0) {
                    move = moves.get(Math.max(0, moves.size() - 1 - rng.next(4)));
                }
                state.play(move);
            }
        }
    }

    private static Set<String> tokens(MoveList moves) {
        Set<String> tokens = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            tokens.add(PonteMoves.token(moves.get(i)));
        }
        return tokens;
    }

    private void look(PonteBoard board) {
        size = board.size();
        colours = new int[size][size];
        spans.clear();
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                int cell = PonteMoves.cell(x, y);
                colours[x][y] = board.colourAt(cell);
                int mate = board.mate(cell);
                if (mate > cell) {
                    spans.add(new Span(x, y, PonteMoves.column(mate), PonteMoves.row(mate)));
                }
            }
        }
    }

    private Set<String> expected(PonteState state) {
        Set<String> tokens = new TreeSet<>();
        switch (state.phase()) {
            case COLOUR -> tokens.addAll(Set.of("light", "dark"));
            case OPENING -> tiles(PonteBoard.LIGHT, true, tokens);
            case OPENING_SECOND -> tiles(PonteBoard.LIGHT, false, tokens);
            case SECOND -> tiles(state.colour(state.actor()), false, tokens);
            case TURN -> {
                int colour = state.colour(state.actor());
                if (!isBox(state) || count(colour) <= 38) {
                    tiles(colour, true, tokens);
                }
                boolean stuck = tokens.isEmpty();
                if (!isBox(state) || spans.size() < 15) {
                    bridges(colour, tokens);
                }
                if (stuck) {
                    tokens.add("pass");
                }
            }
            case OVER -> throw new IllegalStateException();
        }
        return tokens;
    }

    private static boolean isBox(PonteState state) {
        return state.setup().value("supply").equals("box");
    }

    private int count(int colour) {
        int count = 0;
        for (int[] column : colours) {
            for (int each : column) {
                count += each == colour ? 1 : 0;
            }
        }
        return count;
    }

    private void tiles(int colour, boolean first, Set<String> out) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                if (fits(colour, x, y) && (!first || isFollowed(colour, x, y))) {
                    out.add(PonteMoves.name(PonteMoves.cell(x, y)));
                }
            }
        }
    }

    private boolean isFollowed(int colour, int x, int y) {
        colours[x][y] = colour;
        boolean found = false;
        for (int i = 0; i < size && !found; i++) {
            for (int k = 0; k < size && !found; k++) {
                found = fits(colour, i, k);
            }
        }
        colours[x][y] = -1;
        return found;
    }

    private boolean fits(int colour, int x, int y) {
        if (colours[x][y] >= 0 || spans.stream().anyMatch(span -> span.under().contains(100L * x + y))) {
            return false;
        }
        colours[x][y] = colour;
        boolean legal = isLegal(colour);
        colours[x][y] = -1;
        return legal;
    }

    // No group above four, and nothing of its colour beside a group of four.
    private boolean isLegal(int colour) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                if (at(x, y) != colour) {
                    continue;
                }
                Set<Long> group = group(x, y);
                if (group.size() > 4 || group.size() == 4 && touchesOthers(group, colour)) {
                    return false;
                }
            }
        }
        return true;
    }

    private Set<Long> group(int x, int y) {
        Set<Long> group = new HashSet<>();
        Deque<Long> open = new ArrayDeque<>(Set.of(100L * x + y));
        while (!open.isEmpty()) {
            long cell = open.pop();
            if (group.add(cell)) {
                int cx = (int) (cell / 100);
                int cy = (int) (cell % 100);
                for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    if (at(cx + step[0], cy + step[1]) == at(x, y)) {
                        open.push(100L * (cx + step[0]) + cy + step[1]);
                    }
                }
            }
        }
        return group;
    }

    private boolean touchesOthers(Set<Long> island, int colour) {
        for (long cell : island) {
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    int x = (int) (cell / 100) + dx;
                    int y = (int) (cell % 100) + dy;
                    if (at(x, y) == colour && !island.contains(100L * x + y)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int at(int x, int y) {
        return x < 0 || y < 0 || x >= size || y >= size ? -2 : colours[x][y];
    }

    private void bridges(int colour, Set<String> out) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                for (int dx = 0; dx <= 2; dx++) {
                    for (int dy = -2; dy <= 2; dy++) {
                        boolean long1 = Math.max(dx, Math.abs(dy)) == 2;
                        boolean canonical = dx > 0 || dy > 0;
                        Span span = new Span(x, y, x + dx, y + dy);
                        if (long1 && canonical && at(x, y) == colour && at(x + dx, y + dy) == colour && isFree(span)) {
                            out.add(PonteMoves.name(PonteMoves.cell(x, y))
                                    + "-"
                                    + PonteMoves.name(PonteMoves.cell(x + dx, y + dy)));
                        }
                    }
                }
            }
        }
    }

    private boolean isFree(Span span) {
        for (long cell : span.under()) {
            if (at((int) (cell / 100), (int) (cell % 100)) >= 0) {
                return false;
            }
        }
        for (Span other : spans) {
            Set<Long> shared = new HashSet<>(span.under());
            shared.retainAll(other.under());
            boolean sharesEnd = ends(span).stream().anyMatch(ends(other)::contains);
            if (!shared.isEmpty() || sharesEnd || span.crosses(other)) {
                return false;
            }
        }
        return true;
    }

    private static Set<Long> ends(Span span) {
        return Set.of(100L * span.x1() + span.y1(), 100L * span.x2() + span.y2());
    }
}
