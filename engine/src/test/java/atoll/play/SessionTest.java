package atoll.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.template.TemplateGame;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SessionTest {
    private final Game game = new TemplateGame();
    private final Case which = new Case(game, Setup.of(game.info(), 3));

    private Session begun(int plies) {
        Session over = which.walk(4, session -> {});
        Session session = new Session(game, which.setup(), Seed.of(4));
        for (int ply = 0; ply < plies; ply++) {
            session.play(over.move(ply));
        }
        return session;
    }

    @Test
    void undoAndRedoAreInverse() {
        Session session = begun(30);
        String last = Case.text(session.state());
        String first = Case.text(session.at(0));
        for (int ply = 29; ply >= 0; ply--) {
            assertTrue(session.undo());
            assertEquals(ply, session.ply());
            assertEquals(Case.text(session.at(ply)), Case.text(session.state()));
        }
        assertFalse(session.undo());
        assertEquals(first, Case.text(session.state()));
        assertEquals(30, session.length());
        for (int i = 0; i < 30; i++) {
            assertTrue(session.redo());
        }
        assertFalse(session.redo());
        assertEquals(last, Case.text(session.state()));
        session.seek(7);
        assertEquals(Case.text(session.at(7)), Case.text(session.state()));
        assertEquals(7, session.record().length());
        assertEquals(30, session.fullRecord().length());
    }

    @Test
    void playingAnotherMoveDropsTheRedoLine() {
        Session session = begun(30);
        session.seek(20);
        session.play(session.move(20));
        assertEquals(30, session.length(), "the same move keeps the rest");
        while (Case.moves(session.state()).size() < 2 || session.state().actor() == State.CHANCE) {
            session.undo();
        }
        int ply = session.ply();
        List<Integer> moves = Case.moves(session.state());
        int other = moves.get(0) == session.move(ply) ? moves.get(1) : moves.get(0);
        session.play(other);
        assertEquals(ply + 1, session.length());
        assertEquals(other, session.move(ply));
        assertThrows(IndexOutOfBoundsException.class, () -> session.move(ply + 1));
    }

    @Test
    void chanceNeverRerolls() {
        Session session = new Session(game, which.setup(), Seed.of(9));
        int first = session.outcome();
        assertEquals(first, session.outcome(), "asking changes nothing");
        session.play(first);
        int second = session.outcome();
        session.play(second);
        session.seek(0);
        assertEquals(first, session.outcome());
        session.play(first);
        assertEquals(second, session.outcome());
        Session again = new Session(game, which.setup(), Seed.of(9));
        assertEquals(first, again.outcome());
        again.play(first);
        assertEquals(second, again.outcome());
    }

    @Test
    void continuesFromPositionsAndRecords() {
        Session session = begun(25);
        Session from = Session.from(game, session.state(), Seed.of(1));
        assertEquals(0, from.ply());
        assertFalse(from.record().fromSetup());
        assertEquals(Case.text(session.state()), Case.text(from.state()));
        String before = Case.text(session.state());
        from.play(Case.moves(from.state()).get(0));
        assertEquals(before, Case.text(session.state()), "each has its own position");
        Session of = Session.of(session.record(), Seed.of(1));
        assertEquals(25, of.ply());
        assertTrue(of.record().fromSetup());
        assertEquals(Case.text(session.state()), Case.text(of.state()));
    }

    @Test
    void abandonedLinesBecomeBranches() {
        Session session = begun(30);
        int[] before = moves(session.fullRecord());
        int ply = choice(session, 20);
        playAnother(session);
        assertEquals(
                List.of(ply),
                session.branches().stream().map(session::commonLength).toList());
        assertArrayEquals(before, moves(session.branches().get(0)));
        int[] other = moves(session.fullRecord());
        session.switchToBranch(0);
        assertEquals(30, session.ply());
        assertArrayEquals(before, moves(session.fullRecord()));
        assertEquals(1, session.branches().size());
        assertArrayEquals(other, moves(session.branches().get(0)));
        assertThrows(IndexOutOfBoundsException.class, () -> session.switchToBranch(1));
        assertThrows(IndexOutOfBoundsException.class, () -> session.switchToBranch(-1));
        assertArrayEquals(before, moves(session.fullRecord()));
        assertThrows(
                UnsupportedOperationException.class, () -> session.branches().clear());
    }

    @Test
    void changingYourMindWithinATurnCreatesNoBranch() {
        for (Case each : Case.all()) {
            Session session = each.walk(3, at -> {});
            int ply = 0;
            for (int at = 0; at + 1 < session.length(); at++) {
                boolean midTurn = session.at(at).actor() == session.at(at + 1).actor();
                if (midTurn && Case.moves(session.at(at)).size() > 1) {
                    ply = at;
                }
            }
            if (session.at(ply).actor() != session.at(ply + 1).actor()) {
                continue; // a game where every turn is one move
            }
            Session half = Session.of(session.fullRecord().until(ply + 1), Seed.of(3));
            half.seek(ply);
            playAnother(half);
            assertEquals(List.of(), half.branches(), each.toString());
            assertEquals(ply + 1, half.length());
        }
    }

    @Test
    void completedTurnsBecomeBranches() {
        Session session = begun(30);
        int last = choice(session, 10);
        session.seek(30);
        Session whole = Session.of(session.fullRecord().until(last + 1), Seed.of(4));
        assertNotEquals(whole.at(last).actor(), whole.state().actor());
        whole.seek(last);
        playAnother(whole);
        assertEquals(1, whole.branches().size());
        assertEquals(last + 1, whole.branches().get(0).length());
    }

    @Test
    void prefixesAreNoBranches() {
        Session session = begun(30);
        GameRecord line = session.fullRecord();
        session.addBranch(line);
        session.addBranch(line.until(12));
        assertEquals(List.of(), session.branches(), "both are on the line that is played");
        int ply = choice(session, 10);
        playAnother(session);
        session.addBranch(line.until(ply + 1));
        assertEquals(30, session.branches().get(0).length(), "the longer line stays");
        Session longer = Session.of(line, Seed.of(4));
        longer.play(
                longer.state().actor() == State.CHANCE
                        ? longer.outcome()
                        : Case.moves(longer.state()).get(0));
        session.addBranch(longer.fullRecord());
        assertEquals(1, session.branches().size());
        assertEquals(31, session.branches().get(0).length(), "in place of the shorter");
        // Replaying a branch move by move continues that branch.
        session.seek(ply);
        for (int i = ply; i < 31; i++) {
            session.play(longer.move(i));
        }
        assertEquals(1, session.branches().size());
        assertEquals(ply, session.commonLength(session.branches().get(0)), "only the other line is left");
    }

    @Test
    void linesWithAnotherStartThrow() {
        Session session = begun(30);
        GameRecord two = new Session(game, Setup.of(game.info(), 2), Seed.of(4)).fullRecord();
        assertThrows(IllegalArgumentException.class, () -> session.addBranch(two));
        GameRecord later = Session.from(game, session.state(), Seed.of(4)).fullRecord();
        assertThrows(IllegalArgumentException.class, () -> session.addBranch(later));
        // The same start, though not the same object.
        session.addBranch(begun(10).fullRecord());
        assertEquals(List.of(), session.branches());
    }

    @Tag("slow")
    @Test
    void manyBranchesOfEveryGameStaySound() {
        for (Case each : Case.all()) {
            for (int seed = 1; seed <= 3; seed++) {
                branchesStaySound(each, seed);
            }
        }
    }

    @Test
    void oldestOfTooManyBranchesAreDropped() {
        Game template = new TemplateGame();
        Case which = new Case(template, Setup.of(template.info(), 2));
        Session session = which.walk(0, at -> {});
        for (int seed = 1; seed <= Session.MOST_BRANCHES; seed++) {
            session.addBranch(which.walk(seed, at -> {}).fullRecord());
        }
        assertEquals(Session.MOST_BRANCHES, session.branches().size());
        GameRecord second = session.branches().get(1);
        GameRecord last = which.walk(-1, at -> {}).fullRecord();
        session.addBranch(last);
        assertEquals(Session.MOST_BRANCHES, session.branches().size());
        assertSame(second, session.branches().get(0));
        assertSame(last, session.branches().get(Session.MOST_BRANCHES - 1));
    }

    @Test
    void oldestOfTooLongBranchesAreDropped() {
        Game kanaloa = Games.find("kanaloa");
        Case which = new Case(kanaloa, Setup.of(kanaloa.info(), 2));
        Session session = which.walk(0, at -> {});
        GameRecord last = null;
        int moves = 0;
        for (int seed = 1; moves <= Session.MOST_BRANCH_MOVES + 1000; seed++) {
            last = which.walk(seed, at -> {}).fullRecord();
            moves += last.length();
            session.addBranch(last);
        }
        int kept = session.branches().stream().mapToInt(GameRecord::length).sum();
        assertTrue(kept <= Session.MOST_BRANCH_MOVES && kept > Session.MOST_BRANCH_MOVES - 1000, kept + " moves");
        assertSame(last, session.branches().get(session.branches().size() - 1));
    }

    private static void branchesStaySound(Case each, int seed) {
        Session session = each.walk(seed, at -> {});
        Rng rng = new Rng(seed, 77);
        for (int round = 0; round < 25; round++) {
            session.seek(rng.next(session.length() + 1));
            for (int i = rng.next(9); i >= 0 && session.state().actor() != State.OVER; i--) {
                List<Integer> moves = Case.moves(session.state());
                boolean chance = session.state().actor() == State.CHANCE;
                session.play(chance ? session.outcome() : moves.get(rng.next(moves.size())));
            }
            isSound(each, session);
            if (!session.branches().isEmpty() && rng.next(3) == 0) {
                int branch = rng.next(session.branches().size());
                GameRecord line = session.branches().get(branch);
                GameRecord left = session.fullRecord();
                session.switchToBranch(branch);
                assertArrayEquals(moves(line), moves(session.fullRecord()));
                assertEquals(Case.text(line.at(line.length())), Case.text(session.state()));
                assertTrue(knows(session, left), "nothing is lost by turning to a branch");
                isSound(each, session);
            }
        }
        Session again = Session.of(session.fullRecord(), Seed.of(seed));
        session.branches().forEach(again::addBranch);
        assertEquals(written(session), written(again), each + ": kept and read back");
        assertTrue(again.followsSeed() || !hasChance(session.fullRecord()), each + ": chance by seed and ply");
    }

    private static boolean hasChance(GameRecord line) {
        for (int at = 0; at < line.length(); at++) {
            if (line.at(at).actor() == State.CHANCE) {
                return true;
            }
        }
        return false;
    }

    private static void isSound(Case each, Session session) {
        List<GameRecord> branches = session.branches();
        for (GameRecord branch : branches) {
            State at = branch.start();
            for (int i = 0; i < branch.length(); i++) {
                assertTrue(Case.moves(at).contains(branch.move(i)), each + ": a branch is legal");
                at.play(branch.move(i));
            }
            assertNotEquals(branch.length(), session.commonLength(branch), each + ": a branch leaves the line");
            for (GameRecord other : branches) {
                assertTrue(other == branch || !branch.isPrefixOf(other), each + ": no branch begins another");
            }
        }
    }

    private static List<String> written(Session session) {
        return session.branches().stream().map(Link::game).toList();
    }

    private static boolean knows(Session session, GameRecord line) {
        return session.commonLength(line) == line.length()
                || session.branches().stream().anyMatch(line::isPrefixOf);
    }

    private static int[] moves(GameRecord line) {
        int[] moves = new int[line.length()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = line.move(i);
        }
        return moves;
    }

    /** Goes back from {@code ply} to a choice of several moves that end a seat's turn. */
    private static int choice(Session session, int ply) {
        session.seek(ply);
        while (session.state().actor() == State.CHANCE
                || Case.moves(session.state()).size() < 2
                || session.at(session.ply() + 1).actor() == session.state().actor()) {
            session.undo();
        }
        return session.ply();
    }

    private static void playAnother(Session session) {
        List<Integer> moves = Case.moves(session.state());
        session.play(moves.get(0) == session.move(session.ply()) ? moves.get(1) : moves.get(0));
    }

    @Test
    void wrongUseThrows() {
        Session session = begun(30);
        String before = Case.text(session.state());
        assertThrows(IllegalArgumentException.class, () -> session.play(Integer.MAX_VALUE));
        assertThrows(IndexOutOfBoundsException.class, () -> session.seek(31));
        assertThrows(IndexOutOfBoundsException.class, () -> session.seek(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> session.at(31));
        assertThrows(IndexOutOfBoundsException.class, () -> session.record().move(30));
        assertThrows(IndexOutOfBoundsException.class, () -> session.record().until(31));
        assertThrows(IndexOutOfBoundsException.class, () -> session.record().at(-1));
        while (session.state().actor() == State.CHANCE) {
            session.undo();
        }
        assertThrows(IllegalStateException.class, session::outcome);
        session.seek(30);
        assertEquals(before, Case.text(session.state()));
    }
}
