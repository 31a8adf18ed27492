package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.template.TemplateGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The issues of received games: chance, decisions for other seats, another seed. */
class TurnLinkIssueTest {
    private static final Seed SEED = Seed.of(3);
    private static final Seed OTHER = Seed.of(4);
    private static final TemplateGame TEMPLATE = new TemplateGame();
    private static final String NOW = "2001-02-03T04:05:06.789Z";

    static List<Case> cases() {
        return Case.all();
    }

    private static Session over() {
        return new Case(TEMPLATE, Setup.of(TEMPLATE.info(), 2)).walk(3, session -> {});
    }

    private static SavedGame kept(Session session, String kinds) {
        return new SavedGame("id", 1, session, SeatAssignments.parse(kinds), NOW);
    }

    // Plays until another seat than the first has to decide, and to the end of its turn.
    private static int afterTurnOf(Session over, int seat, int from) {
        int ply = from;
        while (over.at(ply).actor() != seat) {
            ply++;
        }
        while (over.at(ply).actor() == seat) {
            ply++;
        }
        return ply;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void gamesThatFollowTheSeedHaveNoIssues(Case which) {
        Session over = which.walk(3, session -> {});
        assertEquals(List.of(), TurnLinkIssue.of(over.fullRecord(), SEED));
        String away = "r".repeat(which.setup().seats());
        Session mine = Session.of(over.fullRecord().until(over.length() / 2), SEED);
        assertEquals(List.of(), TurnLinkIssue.of(kept(mine, away), over.fullRecord(), SEED));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void firstChangedOutcomeIsFound(Case which) {
        int[] ply = {-1, -1};
        Session over = which.walk(3, at -> {
            if (at.state().actor() == State.CHANCE && Case.moves(at.state()).size() > 1) {
                ply[0] = ply[0] < 0 ? at.ply() : ply[0];
                ply[1] = at.ply();
            }
        });
        for (int at : ply) {
            if (at < 0) {
                continue;
            }
            GameRecord chosen = chosen(over, at);
            TurnLinkIssue doubt = new TurnLinkIssue(TurnLinkIssue.Kind.CHANCE, at);
            assertEquals(List.of(doubt), TurnLinkIssue.of(chosen, SEED));
            // by the seed of the saved game; the link's own seed does not matter
            String away = "r".repeat(which.setup().seats());
            SavedGame mine = kept(Session.of(over.fullRecord().until(at), SEED), away);
            assertEquals(List.of(doubt), TurnLinkIssue.of(mine, chosen, SEED));
            assertEquals(
                    List.of(new TurnLinkIssue(TurnLinkIssue.Kind.SEED, 0), doubt),
                    TurnLinkIssue.of(mine, chosen, OTHER));
            // issues in moves that both sides already have are not reported again
            SavedGame agreed = kept(Session.of(chosen.until(at + 1), SEED), away);
            assertEquals(List.of(), TurnLinkIssue.of(agreed, chosen, SEED));
        }
    }

    // Changes the outcome at that ply; all later ones follow the seed.
    private static GameRecord chosen(Session over, int ply) {
        Session session = Session.of(over.fullRecord().until(ply), SEED);
        MoveList legal = new MoveList();
        session.state().moves(legal);
        session.play(legal.get(0) == session.outcome() ? legal.get(1) : legal.get(0));
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(
                    session.state().actor() == State.CHANCE
                            ? session.outcome()
                            : legal.sample(new Rng(9, session.ply())));
        }
        return session.fullRecord();
    }

    @Test
    void decisionsForLocalSeatsAreFound() {
        Session over = over();
        int mine = afterTurnOf(over, 0, 0);
        int theirs = afterTurnOf(over, 1, mine);
        int again = theirs;
        while (over.at(again).actor() != 0 || Case.moves(over.at(again)).size() < 2) {
            again++;
        }
        GameRecord turn = over.fullRecord().until(theirs);
        GameRecord more = over.fullRecord().until(again + 1);
        for (String kinds : List.of("yr", "pr")) {
            SavedGame kept = kept(Session.of(over.fullRecord().until(mine), SEED), kinds);
            assertEquals(List.of(), TurnLinkIssue.of(kept, turn, SEED), "their turn");
            assertEquals(
                    List.of(new TurnLinkIssue(TurnLinkIssue.Kind.SEAT, again)), TurnLinkIssue.of(kept, more, SEED));
        }
        // the other seat belongs to the other side, and a bot to either
        for (String kinds : List.of("rr", "1r")) {
            SavedGame kept = kept(Session.of(over.fullRecord().until(mine), SEED), kinds);
            assertEquals(List.of(), TurnLinkIssue.of(kept, more, SEED));
        }
    }

    @Test
    void branchesCountAsKnown() {
        Session over = over();
        int mine = afterTurnOf(over, 0, 0);
        Session other = Session.of(over.fullRecord().until(mine - 1), SEED);
        MoveList legal = new MoveList();
        other.state().moves(legal);
        assertTrue(legal.size() > 1, "a decision to be taken otherwise");
        other.play(legal.get(legal.get(0) == over.move(mine - 1) ? 1 : 0));
        GameRecord otherwise = other.fullRecord();
        SavedGame kept = kept(Session.of(over.fullRecord().until(mine), SEED), "yr");
        assertEquals(
                List.of(new TurnLinkIssue(TurnLinkIssue.Kind.SEAT, mine - 1)), TurnLinkIssue.of(kept, otherwise, SEED));
        kept.session().addBranch(otherwise);
        assertEquals(List.of(), TurnLinkIssue.of(kept, otherwise, SEED));
    }

    @Test
    void anotherSeedIsFoundWithoutNewMoves() {
        GameRecord record = over().fullRecord();
        SavedGame kept = kept(Session.of(record, SEED), "yr");
        assertEquals(List.of(new TurnLinkIssue(TurnLinkIssue.Kind.SEED, 0)), TurnLinkIssue.of(kept, record, OTHER));
        assertEquals(List.of(), TurnLinkIssue.of(kept, record, SEED));
    }
}
