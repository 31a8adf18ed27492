package atoll.web.bot;

import atoll.play.Session;
import atoll.table.Guide;
import java.util.List;

/**
 * Moves as it is written.
 *
 * @param line the moves of all seats, from the beginning of the session on, as in {@link Guide.Step#line}
 */
public record ScriptedMoves(List<String> line) implements MoveSource {
    @Override
    public void ask(Session session, int level, BotClient.ReplyHandler answer) {
        String wanted = line.get(session.ply());
        answer.move(Guide.moves(session.game(), session.state(), wanted).get(0), new int[0]);
    }

    @Override
    public void moveNow() {
        // it never hesitates
    }

    @Override
    public void drop() {
        // it has answered already
    }
}
