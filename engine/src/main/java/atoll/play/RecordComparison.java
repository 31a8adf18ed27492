package atoll.play;

import atoll.engine.BitWriter;
import atoll.engine.State;

/**
 * How one's own record of a game stands to the record that another sends.
 *
 * @param kind which of the two goes further, if either does
 * @param ply how many moves both have in common; 0 if they are OTHER games
 */
public record RecordComparison(Kind kind, int ply) {
    /** Seen from one's own record. */
    public enum Kind {
        /** The very same moves. */
        SAME,
        /** Theirs goes on where mine ends. */
        AHEAD,
        /** Mine goes on where theirs ends. */
        BEHIND,
        /** They differ from the move at {@link RecordComparison#ply} on. */
        PARTED,
        /** Not one game: another game, other rules, other options or another start. */
        OTHER
    }

    public static RecordComparison of(GameRecord mine, GameRecord theirs) {
        if (!begin(mine).equals(begin(theirs))) {
            return new RecordComparison(Kind.OTHER, 0);
        }
        int shorter = Math.min(mine.length(), theirs.length());
        for (int ply = 0; ply < shorter; ply++) {
            if (mine.move(ply) != theirs.move(ply)) {
                return new RecordComparison(Kind.PARTED, ply);
            }
        }
        if (mine.length() == theirs.length()) {
            return new RecordComparison(Kind.SAME, shorter);
        }
        return new RecordComparison(shorter == mine.length() ? Kind.AHEAD : Kind.BEHIND, shorter);
    }

    /** Whether one's own record has more to do with theirs than another has: neither left it, or it did later. */
    public boolean isCloserThan(RecordComparison other) {
        boolean parted = kind == Kind.PARTED || kind == Kind.OTHER;
        boolean otherParted = other.kind == Kind.PARTED || other.kind == Kind.OTHER;
        return parted == otherParted ? ply > other.ply : otherParted;
    }

    // All that makes equal moves mean the same.
    private static String begin(GameRecord record) {
        State start = record.start();
        BitWriter out = new BitWriter();
        start.setup().write(out);
        start.write(out);
        return record.game().info().id() + " " + record.game().info().rules() + " " + out.text();
    }
}
