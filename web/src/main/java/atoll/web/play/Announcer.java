package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.web.app.LiveRegion;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

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

    /**
     * Shows and announces why a spot is of no use, each time, even if it is the same text; the prompt is announced again after that.
     *
     * @param reason empty if the prompt says everything
     * @param place where the prompt stands
     */
    public void refuse(String reason, HTMLElement place, Texts texts) {
        String sentence = reason.isEmpty() ? texts.text("try.not") : reason;
        Dom.setText(place, sentence);
        liveRegion.announce(sentence);
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
