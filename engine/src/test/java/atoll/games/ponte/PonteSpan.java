package atoll.games.ponte;

import java.util.HashSet;
import java.util.Set;

/** A bridge as a line between the centres of two cells, columns and rows counted from 0. A cell is 100 times its column plus its row. */
record PonteSpan(int x1, int y1, int x2, int y2) {
    static PonteSpan of(int bridge) {
        int lower = PonteMoves.lower(bridge);
        int upper = PonteMoves.upper(bridge);
        return new PonteSpan(
                PonteMoves.column(lower), PonteMoves.row(lower), PonteMoves.column(upper), PonteMoves.row(upper));
    }

    Set<Long> under() {
        Set<Long> cells = new HashSet<>();
        int dx = x2 - x1;
        int dy = y2 - y1;
        for (int x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) {
            for (int y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
                boolean end = x == x1 && y == y1 || x == x2 && y == y2;
                // a cell is under a bridge if its centre is closer to the line than a little over half a cell
                double off = Math.abs(dy * (x - x1) - dx * (y - y1)) / Math.hypot(dx, dy);
                if (!end && off < 0.5) {
                    cells.add(100L * x + y);
                }
            }
        }
        return cells;
    }

    Set<Long> ends() {
        return Set.of(100L * x1 + y1, 100L * x2 + y2);
    }

    /** Whether both can exist: neither ends under the other, no tile has both, and the lines have no common point. */
    boolean goesWith(PonteSpan that) {
        return ends().stream().noneMatch(that.ends()::contains)
                && ends().stream().noneMatch(that.under()::contains)
                && that.ends().stream().noneMatch(under()::contains)
                && !meets(that);
    }

    boolean sharesCellWith(PonteSpan that) {
        return under().stream().anyMatch(that.under()::contains);
    }

    /** Whether that one is the same knight's bridge, shifted by one cell across its longer direction. */
    boolean isBeside(PonteSpan that) {
        int dx = x2 - x1;
        int dy = y2 - y1;
        boolean alike = dx == that.x2 - that.x1 && dy == that.y2 - that.y1;
        boolean tall = Math.abs(dx) == 1;
        boolean wide = Math.abs(dy) == 1;
        int right = Math.abs(x1 - that.x1);
        int up = Math.abs(y1 - that.y1);
        return alike && (tall && right == 1 && up == 0 || wide && right == 0 && up == 1);
    }

    private boolean meets(PonteSpan that) {
        int a = side(that.x1, that.y1);
        int b = side(that.x2, that.y2);
        if (a == 0 && b == 0) {
            return overlap(x1, x2, that.x1, that.x2) && overlap(y1, y2, that.y1, that.y2);
        }
        return a * b <= 0 && that.side(x1, y1) * that.side(x2, y2) <= 0;
    }

    private static boolean overlap(int a, int b, int c, int d) {
        return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
    }

    private int side(int x, int y) {
        return Integer.signum((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
    }
}
