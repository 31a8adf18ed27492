package atoll.web.bot;

import atoll.play.Session;
import atoll.table.Guide;
import java.util.List;

/**
 * Plays scripted moves.
 *
 * @param line the moves of all seats from the start of the session, as in {@link Guide.Step#line}
 */
public record ScriptedMoves(List<String> line) implements MoveSource {
    @Override
    public void requestMove(Session session, int level, BotClient.ReplyHandler handler) {
        String wanted = line.get(session.ply());
        handler.move(Guide.moves(session.game(), session.state(), wanted).get(0), new int[0], new int[0]);
    }

    @Override
    public void moveNow() {
        // replies are immediate
    }

    @Override
    public void cancel() {
        // it has replied already
    }
}
