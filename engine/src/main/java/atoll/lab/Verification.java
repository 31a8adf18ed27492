package atoll.lab;

import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.play.TurnLinkIssue;

/** Whether chance in a game that is over followed from the seed that its link carries. */
final class Verification {
    private Verification() {}

    /** What is to be said if it did. Throws Usage, with the reason, if it did not or if that cannot be known. */
    static String of(Link link) throws UsageException {
        GameRecord record = link.record();
        if (link.kind() == Link.Kind.POSITION || link.kind() == Link.Kind.VIEW) {
            throw new UsageException("a position has no moves that could be verified");
        }
        if (record.at(record.length()).actor() != State.OVER) {
            throw new UsageException(
                    "the game is not over: its seed is told at the end, since it foretells all chance to come");
        }
        if (outcomes(record) == 0) {
            return "nothing to verify: chance had no part in this game" + since(record);
        }
        Seed seed = link.turn() == null ? record.seed() : link.turn().seed();
        if (seed == null) {
            throw new UsageException("the link carries no seed: chance did not follow from one seed");
        }
        compare(record, seed);
        return "verified: all " + outcomes(record) + " outcomes of chance" + since(record) + " came from the seed "
                + seed;
    }

    // What was there before may be anybody's choice.
    private static String since(GameRecord record) {
        return record.fromSetup() ? "" : " since the position that it began from";
    }

    private static int outcomes(GameRecord record) {
        int outcomes = 0;
        State at = record.start();
        for (int ply = 0; ply < record.length(); ply++) {
            outcomes += at.actor() == State.CHANCE ? 1 : 0;
            at.play(record.move(ply));
        }
        return outcomes;
    }

    private static void compare(GameRecord record, Seed seed) throws UsageException {
        for (TurnLinkIssue doubt : TurnLinkIssue.of(record, seed)) {
            Session session = Session.of(record, seed);
            session.seek(doubt.ply());
            State at = session.state();
            throw new UsageException("differs at move " + doubt.ply() + ": the link has "
                    + record.game().formatMove(at, record.move(doubt.ply())) + " where the seed " + seed + " brings "
                    + record.game().formatMove(at, session.outcome()));
        }
    }
}
