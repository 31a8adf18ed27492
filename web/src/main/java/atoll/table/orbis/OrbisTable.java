package atoll.table.orbis;

import atoll.engine.State;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.List;

/** Orbis on the screen. {@link OrbisRenderer} draws it, {@link OrbisSpots} has what moves are made of. */
public final class OrbisTable implements Table {
    @Override
    public String id() {
        return "orbis";
    }

    @Override
    public Scene scene(State view, ViewOptions look) {
        OrbisState state = (OrbisState) view;
        OrbisLayout plan = plan(state, look);
        Scene scene = new Scene(plan.width, plan.height);
        new OrbisRenderer(plan, state, scene).draw();
        new OrbisSpots(plan, state, look, scene).add();
        return scene;
    }

    private static OrbisLayout plan(OrbisState state, ViewOptions look) {
        // at the end the ranking and how it came about need the room below
        boolean over = look.room() == ViewOptions.LONG && state.actor() == State.OVER;
        return OrbisLayout.of(state.seats(), look.seat(), over ? ViewOptions.TALL : look.room());
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        return OrbisSpots.path((OrbisState) view, move);
    }

    /** A tile that could only become a wilderness: what comes of it has to be seen before, by those with a finger too. */
    @Override
    public boolean needsConfirmation(State view, int move) {
        OrbisState state = (OrbisState) view;
        return state.phase() == OrbisPhase.TURN
                && OrbisMoves.verb(move) == OrbisMoves.TAKE
                && !OrbisPreviewRenderer.canBuild(state.survey().preview(OrbisMoves.what(move)));
    }

    @Override
    public void drawPreview(State view, int move, ViewOptions look, Scene scene) {
        if (view.actor() == look.seat()) {
            ghosts(view, look, scene).preview(move, look.messages());
        }
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions look, Scene scene) {
        ghosts(view, look, scene).point(spot, look.messages());
    }

    private static OrbisPreviewRenderer ghosts(State view, ViewOptions look, Scene scene) {
        OrbisState state = (OrbisState) view;
        return new OrbisPreviewRenderer(plan(state, look), state, view.actor() == look.seat(), scene);
    }

    @Override
    public String prompt(State view, List<String> picks, Messages words) {
        return new OrbisMoveTexts((OrbisState) view, words).prompt(picks);
    }

    @Override
    public String confirmLabel(State view, List<String> picks, Messages words) {
        String own = new OrbisMoveTexts((OrbisState) view, words).confirm(picks);
        return own.isEmpty() ? Table.super.confirmLabel(view, picks, words) : own;
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions look) {
        return new OrbisIllegalMoveText((OrbisState) view, look.messages()).to(picks, spot);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages words) {
        return new OrbisMoveTexts((OrbisState) view, words).tell(move, who);
    }

    @Override
    public String rationale(State view, int move, Messages words) {
        return new OrbisRationale((OrbisState) view, words).of(move);
    }

    @Override
    public String standing(State view, int seat, Messages words) {
        return new OrbisTexts((OrbisState) view, words).standing(seat);
    }

    @Override
    public List<String> result(State view, int seat, Messages words) {
        return new OrbisMoveTexts((OrbisState) view, words).result(seat);
    }

    @Override
    public List<Chapter> chapters() {
        return OrbisLessons.chapters();
    }

    @Override
    public Guide guide() {
        return OrbisGuide.guide();
    }
}
