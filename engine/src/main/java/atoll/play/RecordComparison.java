package atoll.play;

import atoll.engine.BitWriter;
import atoll.engine.State;

/**
 * How one's own record of a game compares with a received one.
 *
 * @param kind which of the two continues the other, if either
 * @param ply the number of common moves; 0 for OTHER games
 */
public record RecordComparison(Kind kind, int ply) {
    /** From the point of view of one's own record. */
    public enum Kind {
        /** Both have exactly the same moves. */
        SAME,
        /** Their record continues mine. */
        AHEAD,
        /** My record continues theirs. */
        BEHIND,
        /** They differ at the move {@link RecordComparison#ply}. */
        DIVERGED,
        /** Not the same game: another game, other rules, other options or another start. */
        OTHER
    }

    /**
     * Compares two records.
     *
     * @param mine one's own record
     * @param theirs the received record
     * @return how they compare
     */
    public static RecordComparison of(GameRecord mine, GameRecord theirs) {
        if (!startKey(mine).equals(startKey(theirs))) {
            return new RecordComparison(Kind.OTHER, 0);
        }
        int shorter = Math.min(mine.length(), theirs.length());
        for (int ply = 0; ply < shorter; ply++) {
            if (mine.move(ply) != theirs.move(ply)) {
                return new RecordComparison(Kind.DIVERGED, ply);
            }
        }
        if (mine.length() == theirs.length()) {
            return new RecordComparison(Kind.SAME, shorter);
        }
        return new RecordComparison(shorter == mine.length() ? Kind.AHEAD : Kind.BEHIND, shorter);
    }

    /**
     * {@return whether this record is closer to theirs than another one: it does not diverge, or diverges later}
     *
     * @param other another seat
     */
    public boolean isCloserThan(RecordComparison other) {
        boolean diverged = kind == Kind.DIVERGED || kind == Kind.OTHER;
        boolean otherDiverged = other.kind == Kind.DIVERGED || other.kind == Kind.OTHER;
        return diverged == otherDiverged ? ply > other.ply : otherDiverged;
    }

    // The key of everything that must be equal for moves to mean the same.
    private static String startKey(GameRecord record) {
        State start = record.start();
        BitWriter out = new BitWriter();
        start.setup().write(out);
        start.write(out);
        return record.game().info().id() + " " + record.game().info().rules() + " " + out.text();
    }
}
