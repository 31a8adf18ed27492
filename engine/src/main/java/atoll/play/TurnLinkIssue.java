package atoll.play;

import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player should know before taking over a game that comes by link: it need not be foul play, but it is not what happens
 * when all sides only play their turns.
 *
 * @param kind what is wrong
 * @param ply how many moves were made before the one it is about; 0 for SEED
 */
public record TurnLinkIssue(Kind kind, int ply) {
    /** What can be wrong. */
    public enum Kind {
        /** The link has another seed than the game that is kept: chance goes on differently. */
        SEED,
        /** An outcome of chance is not what the seed brings. */
        CHANCE,
        /** The other side has decided for a seat that is played here. */
        SEAT
    }

    /** About a game of which nothing is kept: the first outcome of chance that does not follow from its seed. */
    public static List<TurnLinkIssue> of(GameRecord theirs, Seed seed) {
        return about(theirs, 0, Session.resume(theirs, seed), null);
    }

    /**
     * About another record of a game that is kept: the first of each kind among the moves that no line here has. A move without
     * a choice is no decision: whoever comes to it plays it.
     *
     * @param seed of the link
     */
    public static List<TurnLinkIssue> of(SavedGame mine, GameRecord theirs, Seed seed) {
        Session session = mine.session();
        int known = session.commonLength(theirs);
        for (GameRecord branch : session.branches()) {
            known = Math.max(known, RecordComparison.of(branch, theirs).ply());
        }
        List<TurnLinkIssue> doubts = about(theirs, known, Session.resume(theirs, session.seed()), mine.seats());
        if (!session.seed().equals(seed)) {
            doubts.add(0, new TurnLinkIssue(Kind.SEED, 0));
        }
        return doubts;
    }

    private static List<TurnLinkIssue> about(GameRecord line, int known, Session replay, SeatAssignments seats) {
        List<TurnLinkIssue> doubts = new ArrayList<>();
        MoveList legal = new MoveList();
        boolean chance = false;
        boolean seat = seats == null;
        for (int ply = 0; ply < line.length() && !(chance && seat); ply++) {
            State at = replay.state();
            int actor = at.actor();
            if (ply >= known && actor == State.CHANCE) {
                if (!chance && replay.outcome() != line.move(ply)) {
                    chance = true;
                    doubts.add(new TurnLinkIssue(Kind.CHANCE, ply));
                }
            } else if (ply >= known && !seat && seats.isHere(actor)) {
                at.moves(legal);
                if (legal.size() > 1) {
                    seat = true;
                    doubts.add(new TurnLinkIssue(Kind.SEAT, ply));
                }
            }
            replay.play(line.move(ply));
        }
        return doubts;
    }
}
