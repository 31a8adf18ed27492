package atoll.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnalysisRunnerTest {
    private final Session session =
            new Session(Games.find("ponte"), Setup.of(Games.find("ponte").info(), 2), Seed.of(1));

    @Test
    void aMoveIsExplainedByItsOddsAndItsLine() throws BadLink {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        int move = legal.get(3);
        Request.Task task = new Request.Task(Request.EXPLAINING, 7, Link.view(session.game(), session.state(), 0));
        String written = MessageCodec.encode(new Request.Search(1, task, move));
        Computation computation = new Computations.All().start((Request.Search) MessageCodec.decodeRequest(written));
        assertInstanceOf(AnalysisRunner.class, computation);
        assertEquals(Level.of(Level.STRONGEST, session.game()), computation.level(), "bounded");
        while (!computation.run(1000)) {
            assertTrue(computation.iterationsDone() > 0);
        }
        List<Reply> replies = new ArrayList<>();
        computation.sendResult(new Bot(new Computations.All()) {
            @Override
            protected void send(Reply reply) {
                replies.add(reply);
            }

            @Override
            protected void wake() {
                throw new AssertionError("it sleeps");
            }
        });
        int[] numbers = assertInstanceOf(Reply.Report.class, replies.get(0)).numbers();
        assertEquals(move, numbers[1]);
        assertTrue(numbers[2] > 0 && numbers[2] < 1000, "odds " + numbers[2]);
        assertTrue(numbers[3] > 0, "a line");
        assertEquals(4 + numbers[3], numbers.length, "and no other move");
        assertEquals(move, assertInstanceOf(Reply.Move.class, replies.get(1)).move());
    }
}
