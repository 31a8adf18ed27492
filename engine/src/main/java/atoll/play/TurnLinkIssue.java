package atoll.play;

import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A warning before taking over a game from a link. It need not be cheating, but does not happen if all sides only play their own
 * turns.
 *
 * @param kind what is wrong
 * @param ply the number of moves before the issue; 0 for SEED
 */
public record TurnLinkIssue(Kind kind, int ply) {
    /** The kinds of issues. */
    public enum Kind {
        /** The link has another seed than the saved game, so chance continues differently. */
        SEED,
        /** A chance outcome does not follow from the seed. */
        CHANCE,
        /** The other side moved for a seat that is played here. */
        SEAT
    }

    /**
     * {@return the issues of a game that is not saved here: the first chance outcome that does not follow from its
     * seed}
     *
     * @param theirs the received record
     * @param seed the source of chance
     */
    public static List<TurnLinkIssue> of(GameRecord theirs, Seed seed) {
        return find(theirs, 0, Session.resume(theirs, seed), null);
    }

    /**
     * {@return the issues of another record of a saved game: the first of each kind among the moves that no branch here
     * has} A forced move is not an issue, since either side plays it automatically.
     *
     * @param mine one's own record
     * @param theirs the received record
     * @param seed the seed in the link
     */
    public static List<TurnLinkIssue> of(SavedGame mine, GameRecord theirs, Seed seed) {
        Session session = mine.session();
        int known = session.commonLength(theirs);
        for (GameRecord branch : session.branches()) {
            known = Math.max(known, RecordComparison.of(branch, theirs).ply());
        }
        List<TurnLinkIssue> issues = find(theirs, known, Session.resume(theirs, session.seed()), mine.seats());
        if (!session.seed().equals(seed)) {
            issues.add(0, new TurnLinkIssue(Kind.SEED, 0));
        }
        return issues;
    }

    private static List<TurnLinkIssue> find(GameRecord line, int known, Session replay, SeatAssignments seats) {
        List<TurnLinkIssue> issues = new ArrayList<>();
        MoveList legal = new MoveList();
        boolean chance = false;
        boolean seat = seats == null;
        for (int ply = 0; ply < line.length() && !(chance && seat); ply++) {
            State at = replay.state();
            int actor = at.actor();
            if (ply >= known && actor == State.CHANCE) {
                if (!chance && replay.outcome() != line.move(ply)) {
                    chance = true;
                    issues.add(new TurnLinkIssue(Kind.CHANCE, ply));
                }
            } else if (ply >= known && !seat && seats.at(actor).isHere()) {
                at.moves(legal);
                if (legal.size() > 1) {
                    seat = true;
                    issues.add(new TurnLinkIssue(Kind.SEAT, ply));
                }
            }
            replay.play(line.move(ply));
        }
        return issues;
    }
}
