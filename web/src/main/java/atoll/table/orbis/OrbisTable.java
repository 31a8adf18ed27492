package atoll.table.orbis;

import atoll.engine.State;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Look;
import atoll.table.Scene;
import atoll.table.Table;
import atoll.table.Words;
import java.util.List;

/** Orbis on the screen. {@link OrbisChart} draws it, {@link OrbisSpots} has what moves are made of. */
public final class OrbisTable implements Table {
    @Override
    public String id() {
        return "orbis";
    }

    @Override
    public Scene scene(State view, Look look) {
        OrbisState state = (OrbisState) view;
        OrbisPlan plan = plan(state, look);
        Scene scene = new Scene(plan.width, plan.height);
        new OrbisChart(plan, state, scene).draw();
        new OrbisSpots(plan, state, look, scene).add();
        return scene;
    }

    private static OrbisPlan plan(OrbisState state, Look look) {
        // at the end the ranking and how it came about need the room below
        boolean over = look.room() == Look.LONG && state.actor() == State.OVER;
        return OrbisPlan.of(state.seats(), look.seat(), over ? Look.TALL : look.room());
    }

    @Override
    public List<String> path(State view, int move) {
        return OrbisSpots.path((OrbisState) view, move);
    }

    /** A tile that could only become a wilderness: what comes of it has to be seen before, by those with a finger too. */
    @Override
    public boolean isGrave(State view, int move) {
        OrbisState state = (OrbisState) view;
        return state.phase() == OrbisPhase.TURN
                && OrbisMoves.verb(move) == OrbisMoves.TAKE
                && !OrbisGhosts.canBuild(state.survey().preview(OrbisMoves.what(move)));
    }

    @Override
    public void preview(State view, int move, Look look, Scene scene) {
        if (view.actor() == look.seat()) {
            ghosts(view, look, scene).preview(move, look.words());
        }
    }

    @Override
    public void point(State view, String spot, Look look, Scene scene) {
        ghosts(view, look, scene).point(spot, look.words());
    }

    private static OrbisGhosts ghosts(State view, Look look, Scene scene) {
        OrbisState state = (OrbisState) view;
        return new OrbisGhosts(plan(state, look), state, view.actor() == look.seat(), scene);
    }

    @Override
    public String prompt(State view, List<String> picks, Words words) {
        return new OrbisTale((OrbisState) view, words).prompt(picks);
    }

    @Override
    public String confirm(State view, List<String> picks, Words words) {
        String own = new OrbisTale((OrbisState) view, words).confirm(picks);
        return own.isEmpty() ? Table.super.confirm(view, picks, words) : own;
    }

    @Override
    public String whyNot(State view, List<String> picks, String spot, Look look) {
        return new OrbisObjections((OrbisState) view, look.words()).to(picks, spot);
    }

    @Override
    public String tell(State view, int move, String who, Words words) {
        return new OrbisTale((OrbisState) view, words).tell(move, who);
    }

    @Override
    public String purpose(State view, int move, Words words) {
        return new OrbisPurpose((OrbisState) view, words).of(move);
    }

    @Override
    public String standing(State view, int seat, Words words) {
        return new OrbisWording((OrbisState) view, words).standing(seat);
    }

    @Override
    public List<String> result(State view, int seat, Words words) {
        return new OrbisTale((OrbisState) view, words).result(seat);
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
