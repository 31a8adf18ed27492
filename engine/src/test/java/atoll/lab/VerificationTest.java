package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.template.TemplateGame;
import atoll.template.TemplateGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that chance followed from the seed, and finds every change. */
class VerificationTest {
    private static final Game TEMPLATE = new TemplateGame();

    static List<Case> cases() {
        return Case.all();
    }

    private static String verified(String link) throws BadLink, UsageException {
        return Verification.of(Link.read(TemplateGames.ALL, link));
    }

    private static void rejected(String says, String link) {
        String message =
                assertThrows(UsageException.class, () -> verified(link)).getMessage();
        assertTrue(message.contains(says), message);
    }

    private static Session over(int seed) {
        return new Case(TEMPLATE, Setup.of(TEMPLATE.info(), 2)).walk(seed, session -> {});
    }

    @ParameterizedTest
    @MethodSource("cases")
    void finishedGamesAreVerified(Case which) throws BadLink, UsageException {
        for (int seed : new int[] {1, -7}) {
            int[] outcomes = new int[1];
            Session session = which.walk(seed, at -> outcomes[0] += at.state().actor() == State.CHANCE ? 1 : 0);
            String link = Link.game(session.record());
            assertEquals(
                    outcomes[0] == 0
                            ? "nothing to verify: this game has no chance outcomes"
                            : "verified: all " + outcomes[0] + " chance outcomes followed from the seed " + seed,
                    verified(link));
            if (outcomes[0] > 0) {
                rejected("differs at move ", Link.game(session.record().withSeed(Seed.of(seed + 1))));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void changedOutcomesAreFoundAtTheirMoves(Case which) {
        List<Integer> plies = new ArrayList<>();
        which.walk(3, at -> {
            if (at.state().actor() == State.CHANCE && Case.moves(at.state()).size() > 1) {
                plies.add(at.ply());
            }
        });
        if (!plies.isEmpty()) {
            foundIfChanged(which, plies.get(0));
            foundIfChanged(which, plies.get(plies.size() - 1));
        }
    }

    // Changes an outcome, as an attacker could, and replays the rest by the seed.
    private static void foundIfChanged(Case which, int ply) {
        Session session = which.walk(3, at -> {});
        session.seek(ply);
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
        rejected("differs at move " + ply + ": ", Link.game(session.fullRecord().withSeed(Seed.of(3))));
        rejected("carries no seed", Link.game(session.record()));
    }

    @Test
    void gamesWithUndoAreVerified() throws BadLink, UsageException {
        Session session = over(5);
        MoveList legal = new MoveList();
        for (int back = 1; back <= 12; back += 3) {
            session.seek(session.length() - back);
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                session.play(
                        session.state().actor() == State.CHANCE
                                ? session.outcome()
                                : legal.sample(new Rng(back, session.ply())));
            }
            assertTrue(verified(Link.game(session.record())).startsWith("verified: all "));
        }
    }

    @Test
    void gamesFromPositionsAreVerified() throws BadLink, UsageException {
        Session whole = over(5);
        Session part = Session.from(TEMPLATE, whole.at(whole.ply() / 2), Seed.of(77));
        MoveList legal = new MoveList();
        while (part.state().actor() != State.OVER) {
            part.state().moves(legal);
            part.play(part.state().actor() == State.CHANCE ? part.outcome() : legal.get(0));
        }
        assertTrue(verified(Link.game(part.record()))
                .endsWith(" chance outcomes since its start position followed from the seed 77"));
    }

    @Test
    void reportsWhyVerificationIsImpossible() throws BadLink, UsageException {
        Session session = over(5);
        rejected("the link carries no seed", Link.game(session.fullRecord()));
        rejected("a position has no moves", Link.position(TEMPLATE, session.state()));
        rejected("a position has no moves", Link.view(TEMPLATE, session.state(), 0));
        String turn =
                Link.turn(session.fullRecord(), new Link.CorrespondenceInfo(1, Seed.of(5), Collections.nCopies(2, 0)));
        assertTrue(verified(turn).startsWith("verified: all "));
        rejected(
                "differs at move",
                Link.turn(session.fullRecord(), new Link.CorrespondenceInfo(1, Seed.of(6), Collections.nCopies(2, 0))));
        session.undo();
        rejected("the game is not over", Link.game(session.record()));
        rejected(
                "the game is not over",
                Link.turn(session.record(), new Link.CorrespondenceInfo(1, Seed.of(5), Collections.nCopies(2, 0))));
    }

    @Test
    void changedLinksAreRejectedOrStillFollowTheSeed() {
        String link = Link.game(over(5).record());
        int head = link.lastIndexOf('.') + 1;
        String body = link.substring(0, link.length() - 4);
        int found = 0;
        for (int at = head + 1; at < body.length(); at++) {
            char digit = BitWriter.DIGITS.charAt(BitWriter.DIGITS.indexOf(body.charAt(at)) ^ 1);
            String text = FuzzLinks.sealed(body.substring(0, at) + digit + body.substring(at + 1));
            try {
                String word = verified(text);
                assertTrue(word.endsWith(" followed from the seed 5"), "only decisions can be others: " + word);
            } catch (BadLink | UsageException e) {
                found++;
            }
        }
        assertTrue(found > (body.length() - head) / 2, found + " of " + (body.length() - head));
    }
}
