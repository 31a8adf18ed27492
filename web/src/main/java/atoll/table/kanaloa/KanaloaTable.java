package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaPreview;
import atoll.games.kanaloa.KanaloaState;
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

/** The table of Kanaloa: the spots of its moves. {@link KanaloaRenderer} and {@link KanaloaHandsRenderer} draw it. */
public final class KanaloaTable implements Table {
    @Override
    public String id() {
        return "kanaloa";
    }

    @Override
    public Scene cover() {
        return KanaloaCover.draw();
    }

    @Override
    public Scene scene(State view, ViewOptions options) {
        return scene((KanaloaState) view, options, layout((KanaloaState) view, options));
    }

    /**
     * {@return the table}
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param layout where everything lies
     */
    static Scene scene(KanaloaState state, ViewOptions options, KanaloaLayout layout) {
        Scene scene = new Scene(layout.width, layout.height).thumbnail(layout.mapWidth, layout.mapHeight);
        new KanaloaRenderer(layout, state, options).draw(scene);
        new KanaloaHandsRenderer(layout, state, options, scene).draw();
        new KanaloaSpots(layout, state, options).add(scene);
        return scene;
    }

    private static KanaloaLayout layout(KanaloaState state, ViewOptions options) {
        return layout(state, options, state.phase() == KanaloaPhase.OVER);
    }

    /**
     * {@return where everything lies}
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param results whether what was won is in place of hands
     */
    static KanaloaLayout layout(KanaloaState state, ViewOptions options, boolean results) {
        return new KanaloaLayout(options.room(), state.seats(), options.seat() >= 0, state.hasGods(), results);
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        return switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.GIVE, KanaloaMoves.RETURN -> List.of(card(KanaloaMoves.card(move)));
            case KanaloaMoves.DISCARD -> List.of(card(KanaloaMoves.card(move)), KanaloaSpots.DISCARDS);
            case KanaloaMoves.TAKE -> List.of(KanaloaSpots.OPEN + KanaloaMap.name(KanaloaMoves.card(move)));
            case KanaloaMoves.STEAL -> List.of(KanaloaSpots.STEAL + KanaloaMap.name(KanaloaMoves.card(move)));
            case KanaloaMoves.BUILD -> List.of(card(KanaloaMoves.card(move)), lane(move));
            case KanaloaMoves.EXCHANGE ->
                List.of(card(KanaloaMoves.card(move)), card(KanaloaMoves.second(move)), lane(move));
            case KanaloaMoves.REMOVE -> List.of(lane(move));
            case KanaloaMoves.KU -> List.of(stone(KanaloaGods.KU), KanaloaSpots.SEAT + KanaloaMoves.seat(move));
            case KanaloaMoves.PELE -> List.of(stone(KanaloaGods.PELE));
            case KanaloaMoves.LONO -> List.of(stone(KanaloaGods.LONO));
            case KanaloaMoves.DRAW -> List.of(KanaloaSpots.DECK);
            case KanaloaMoves.END -> List.of(KanaloaSpots.END);
            case KanaloaMoves.PASS -> List.of(KanaloaSpots.PASS);
            case KanaloaMoves.LEAVE -> List.of(KanaloaSpots.LEAVE);
            default -> List.of(); // chance
        };
    }

    /** Only moves on the map; several hands can have cards with the same name. */
    @Override
    public boolean marksLastMove(String spot, int move) {
        return spot.startsWith(KanaloaSpots.LANE);
    }

    private static String card(int card) {
        return card == KanaloaMoves.JOKER ? stone(KanaloaGods.KANALOA) : KanaloaSpots.HAND + KanaloaMap.name(card);
    }

    private static String stone(int god) {
        return KanaloaSpots.STONE + KanaloaGods.name(god);
    }

    private static String lane(int move) {
        return KanaloaSpots.LANE + KanaloaMap.connectionName(KanaloaMoves.connection(move));
    }

    /** A takeover: touch users too must see what it removes before they confirm. */
    @Override
    public boolean needsConfirmation(State view, int move) {
        if (!KanaloaMoves.isBridge(move)) {
            return false;
        }
        KanaloaPreview preview = ((KanaloaState) view).preview(move);
        boolean grave = false;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            grave |= c != KanaloaMoves.connection(move) && preview.removes(c);
        }
        return grave;
    }

    @Override
    public void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        KanaloaState state = (KanaloaState) view;
        new KanaloaPreviewRenderer(layout(state, options), state, scene).preview(move);
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        KanaloaState state = (KanaloaState) view;
        new KanaloaPreviewRenderer(layout(state, options), state, scene).hover(spot);
        if (spot.startsWith(KanaloaSpots.ISLAND)) {
            int island = KanaloaMap.find(KanaloaSpots.name(spot));
            scene.note(KanaloaMap.name(island)
                    + KanaloaSpots.standing(state, island, options.seat(), options.hidesAids(), options.messages()));
        }
    }

    @Override
    public String prompt(State view, List<String> picks, Messages messages) {
        return new KanaloaPromptText((KanaloaState) view, messages).prompt(picks);
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        return new KanaloaIllegalMoveText((KanaloaState) view, options).to(picks, spot);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages messages) {
        return KanaloaMoveTexts.describeMove((KanaloaState) view, move, who, messages);
    }

    @Override
    public String rationale(State view, int move, Messages messages) {
        return new KanaloaRationale((KanaloaState) view, messages).of(move);
    }

    /** Includes the next scoring as if it happened now, like the islands. */
    @Override
    public int score(State view, int seat) {
        KanaloaState state = (KanaloaState) view;
        boolean over = state.phase() == KanaloaPhase.OVER;
        return state.points(seat) + (over ? 0 : KanaloaMoveTexts.worthNow(state, seat));
    }

    // A scoring is told with its points, and the score forecasts the next one then; a champion needs none.
    @Override
    public boolean comparesScores(State before, State after) {
        KanaloaState later = (KanaloaState) after;
        return later.champion() < 0 && ((KanaloaState) before).isSecondHalf() == later.isSecondHalf();
    }

    @Override
    public String describeHiddenMove(State view, String who, Messages messages) {
        return KanaloaMoveTexts.describeHiddenMove((KanaloaState) view, who, messages);
    }

    @Override
    public String describeChanceRun(State before, State after, Messages messages) {
        return KanaloaMoveTexts.describeChanceRun((KanaloaState) before, (KanaloaState) after, messages);
    }

    @Override
    public String standing(State view, int seat, Messages messages) {
        return KanaloaMoveTexts.standing((KanaloaState) view, seat, messages);
    }

    @Override
    public String ending(State view, Messages messages) {
        return messages.text(((KanaloaState) view).champion() < 0 ? "kanaloa.ending.taken" : "kanaloa.ending.eleven");
    }

    @Override
    public List<ScoreRow> scoreSheet(State view, Messages messages) {
        KanaloaState state = (KanaloaState) view;
        int[][] parts = new int[state.seats()][];
        for (int seat = 0; seat < parts.length; seat++) {
            int all = state.worth(seat, true);
            int free = state.worth(seat, false);
            parts[seat] = state.champion() < 0
                    ? new int[] {state.points(seat) - all, free, all - free}
                    : new int[] {state.points(seat)};
        }
        String before = messages.text("kanaloa.sheet.before");
        // the eleventh island ends a game before its last scoring
        return state.champion() < 0
                ? ScoreRow.sheet(
                        parts, before, messages.text("kanaloa.sheet.free"), messages.text("kanaloa.sheet.islands"))
                : ScoreRow.sheet(parts, before);
    }

    /** The eleventh island wins, whatever the points. */
    @Override
    public boolean isWonByPoints(State view) {
        return ((KanaloaState) view).champion() < 0;
    }

    @Override
    public List<String> resultNotes(State view, int seat, Messages messages) {
        return KanaloaMoveTexts.resultNotes((KanaloaState) view, seat, messages);
    }

    @Override
    public List<Chapter> chapters() {
        return KanaloaLessons.chapters();
    }

    @Override
    public List<LegendEntry> legend(Messages messages) {
        return new KanaloaLegend(messages).entries();
    }

    @Override
    public List<Callout> callouts(State view, Scene picture, Messages messages) {
        return new KanaloaLegend(messages).callouts((KanaloaState) view);
    }

    @Override
    public boolean hasGuide() {
        return true;
    }

    @Override
    public Guide guide() {
        return KanaloaGuide.guide();
    }

    @Override
    public EditTable editing() {
        return new KanaloaEditTable();
    }
}
