package atoll.play;

import atoll.engine.GrowingNumber;
import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.HashMap;
import java.util.Map;

/**
 * The links of a session's lines, written after every move: keeps what it has written, so that a move of a long game costs little more
 * than one of a short game. The texts are those of {@link Link#game(GameRecord)}.
 */
final class WrittenLines {
    private final GrowingNumber number = new GrowingNumber();
    private final MoveList legal = new MoveList();
    /** The moves of the number. */
    private int[] moves = new int[128];

    private Map<GameRecord, String> branches = Map.of();

    /**
     * {@return the link of the line with the current position, undone moves included}
     *
     * @param session always the same session
     */
    String current(Session session) {
        advance(session, Integer.MAX_VALUE);
        return Link.game(session.fullRecord(), number);
    }

    /**
     * Writes a part of what {@link #current} needs, so that the first text of a long game need not be written at once.
     *
     * @param session always the same session
     * @param most the number of moves to write at most
     * @return whether moves are left
     */
    boolean advance(Session session, int most) {
        GameRecord record = session.fullRecord();
        int known = 0;
        while (known < number.size() && known < record.length() && moves[known] == record.move(known)) {
            known++;
        }
        while (number.size() > known) {
            number.removeLast();
        }
        int end = Math.min(record.length(), known + Math.min(most, record.length()));
        if (known < end) {
            moves = record.moves(Math.max(moves.length, record.length()));
            State state = session.at(known);
            for (int i = known; i < end; i++) {
                state.moves(legal);
                number.add(legal.indexOf(moves[i]), legal.size());
                state.play(moves[i]);
            }
        }
        return end < record.length();
    }

    /**
     * {@return the links of all abandoned lines, separated by blanks}
     *
     * @param session the same session
     */
    String branches(Session session) {
        Map<GameRecord, String> written = new HashMap<>();
        StringBuilder texts = new StringBuilder();
        for (GameRecord branch : session.branches()) {
            String known = branches.get(branch);
            String text = known == null ? Link.game(branch) : known;
            written.put(branch, text);
            texts.append(texts.length() > 0 ? " " : "").append(text);
        }
        branches = written;
        return texts.toString();
    }
}
