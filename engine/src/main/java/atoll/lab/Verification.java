package atoll.lab;

import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.play.TurnLinkIssue;

/** Verifies that all chance outcomes of a finished game followed from the seed in its link. */
final class Verification {
    private Verification() {}

    /**
     * {@return the message if they did} Throws UsageException with the reason if they did not or if that cannot be
     * checked.
     *
     * @param link the link
     * @throws UsageException if the arguments are wrong
     */
    static String of(Link link) throws UsageException {
        GameRecord record = link.record();
        if (link.kind() == Link.Kind.POSITION || link.kind() == Link.Kind.VIEW) {
            throw new UsageException("a position has no moves to verify");
        }
        if (record.at(record.length()).actor() != State.OVER) {
            throw new UsageException(
                    "the game is not over: its seed stays secret until the end, because it reveals all future chance outcomes");
        }
        if (outcomes(record) == 0) {
            return "nothing to verify: this game has no chance outcomes" + sinceStart(record);
        }
        Seed seed = link.turn() == null ? record.seed() : link.turn().seed();
        if (seed == null) {
            throw new UsageException("the link carries no seed: chance did not follow from one seed");
        }
        compare(record, seed);
        return "verified: all " + outcomes(record) + " chance outcomes" + sinceStart(record)
                + " followed from the seed " + seed;
    }

    // Anything before the start may have been chosen freely.
    private static String sinceStart(GameRecord record) {
        return record.fromSetup() ? "" : " since its start position";
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
        for (TurnLinkIssue issue : TurnLinkIssue.of(record, seed)) {
            Session session = Session.of(record, seed);
            session.seek(issue.ply());
            State at = session.state();
            throw new UsageException("differs at move " + issue.ply() + ": the link has "
                    + record.game().formatMove(at, record.move(issue.ply())) + " but the seed " + seed + " gives "
                    + record.game().formatMove(at, session.outcome()));
        }
    }
}
