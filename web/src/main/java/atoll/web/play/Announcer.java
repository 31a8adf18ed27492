package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.web.app.LiveRegion;

/** Announces each move and each prompt of a game once. */
public final class Announcer {
    private final LiveRegion liveRegion;
    private int moves;
    private String prompt = "";

    public Announcer(LiveRegion liveRegion) {
        this.liveRegion = liveRegion;
    }

    /** Counts the moves so far, and a prompt, as announced. */
    public void skip(PlayState state, String announced) {
        moves = state.ply();
        prompt = announced;
    }

    /** Counts the moves so far as announced. */
    void skipMoves(PlayState state) {
        moves = state.ply();
    }

    /** Announces the prompt again after the next change. */
    public void repeatPrompt() {
        prompt = "";
    }

    /** Whether announced moves were undone. */
    boolean isAhead(PlayState state) {
        return state.ply() < moves;
    }

    /** Announces the new moves, and the prompt if it differs from the last one. */
    public void announce(PlayState state, String sentence) {
        moves = liveRegion.announceMoves(state, moves);
        if (!sentence.equals(prompt)) {
            prompt = sentence;
            liveRegion.announce(sentence);
        }
    }
}
