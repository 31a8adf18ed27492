package atoll.table.orbis;

import atoll.engine.State;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPoints;
import atoll.games.orbis.OrbisState;
import atoll.table.Callout;
import atoll.table.Chapter;
import atoll.table.EditTable;
import atoll.table.Guide;
import atoll.table.LegendEntry;
import atoll.table.ScoreRow;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.List;

/** The table of Orbis. {@link OrbisRenderer} draws it, {@link OrbisSpots} knows the spots of moves. */
public final class OrbisTable implements Table {
    @Override
    public String id() {
        return "orbis";
    }

    @Override
    public Scene cover() {
        return OrbisCover.draw();
    }

    @Override
    public boolean isWorthTelling(int move) {
        return OrbisMoves.verb(move) != OrbisMoves.BUILD; // what it cost is less than where it lies
    }

    @Override
    public Scene scene(State view, ViewOptions options) {
        OrbisState state = (OrbisState) view;
        return scene(state, options, layout(state, options));
    }

    /**
     * {@return the table}
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param layout where everything lies
     */
    static Scene scene(OrbisState state, ViewOptions options, OrbisLayout layout) {
        Scene scene = new Scene(layout.width, layout.height);
        new OrbisRenderer(layout, state, options.messages(), scene).draw(options.seat() >= 0);
        new OrbisSpots(layout, state, options, scene).add();
        return scene;
    }

    /**
     * {@return where everything lies}
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     */
    static OrbisLayout layout(OrbisState state, ViewOptions options) {
        // at the end the ranking and its details need the space below
        boolean over = state.actor() == State.OVER;
        int room = over && ViewOptions.isLong(options.room()) ? ViewOptions.TALL : options.room();
        return OrbisLayout.of(state.seats(), options.seat(), room, over);
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        return OrbisSpots.path((OrbisState) view, move);
    }

    /** A tile that can only become a wilderness: touch users too must see the effect before they confirm. */
    @Override
    public boolean needsConfirmation(State view, int move) {
        OrbisState state = (OrbisState) view;
        return state.phase() == OrbisPhase.TURN
                && OrbisMoves.verb(move) == OrbisMoves.TAKE
                && !OrbisPreviewRenderer.canBuild(state.survey().preview(OrbisMoves.what(move)));
    }

    @Override
    public void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        if (view.actor() == options.seat()) {
            previewRenderer(view, options, scene).preview(move, options.messages());
        }
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        previewRenderer(view, options, scene).hover(spot, options.messages());
    }

    private static OrbisPreviewRenderer previewRenderer(State view, ViewOptions options, Scene scene) {
        OrbisState state = (OrbisState) view;
        return new OrbisPreviewRenderer(layout(state, options), state, view.actor() == options.seat(), scene);
    }

    @Override
    public String prompt(State view, List<String> picks, Messages messages) {
        return new OrbisPromptText((OrbisState) view, messages).prompt(picks);
    }

    @Override
    public String confirmLabel(State view, List<String> picks, Messages messages) {
        String own = new OrbisPromptText((OrbisState) view, messages).confirm(picks);
        return own.isEmpty() ? Table.super.confirmLabel(view, picks, messages) : own;
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        return new OrbisIllegalMoveText((OrbisState) view, options.messages()).to(picks, spot);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages messages) {
        return new OrbisMoveTexts((OrbisState) view, messages).describeMove(move, who);
    }

    @Override
    public String rationale(State view, int move, Messages messages) {
        return new OrbisRationale((OrbisState) view, messages).of(move);
    }

    /** A tile that is to become a wilderness is not praised for what it would bring. */
    @Override
    public String rationale(State view, int move, int next, Messages messages) {
        return new OrbisRationale((OrbisState) view, messages).of(move, OrbisMoves.verb(next) == OrbisMoves.WILD);
    }

    @Override
    public String standing(State view, int seat, Messages messages) {
        return new OrbisScoreTexts((OrbisState) view, messages).standing(seat);
    }

    /** Not tiles from which only worshippers were removed: what was taken and laid would be lost among them. */
    @Override
    public boolean marksLastMove(String spot, int move) {
        return OrbisMoves.verb(move) != OrbisMoves.BURN && !spot.startsWith(OrbisSpots.HEAP);
    }

    @Override
    public List<ScoreRow> scoreSheet(State view, Messages messages) {
        OrbisPoints points = ((OrbisState) view).survey().points();
        int[][] parts = new int[view.seats()][];
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = OrbisScorePanel.parts(points, seat);
        }
        return ScoreRow.sheet(parts, OrbisScorePanel.words(messages));
    }

    @Override
    public String ending(State view, Messages messages) {
        return messages.text("orbis.ending");
    }

    @Override
    public List<String> resultNotes(State view, int seat, Messages messages) {
        return new OrbisMoveTexts((OrbisState) view, messages).resultNotes(seat);
    }

    @Override
    public List<Chapter> chapters() {
        return OrbisLessons.chapters();
    }

    @Override
    public List<LegendEntry> legend(Messages messages) {
        return OrbisLegend.of(messages);
    }

    @Override
    public List<Callout> callouts(State view, Scene picture, Messages messages) {
        return OrbisLegend.callouts((OrbisState) view, messages);
    }

    @Override
    public boolean hasGuide() {
        return true;
    }

    @Override
    public Guide guide() {
        return OrbisGuide.guide();
    }

    @Override
    public EditTable editing() {
        return new OrbisEditTable();
    }
}
