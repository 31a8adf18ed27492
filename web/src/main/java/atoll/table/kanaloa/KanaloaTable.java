package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaPreview;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.List;

/** Kanaloa on the screen: what its moves are made of. {@link KanaloaRenderer} and {@link KanaloaHandsRenderer} draw it. */
public final class KanaloaTable implements Table {
    @Override
    public String id() {
        return "kanaloa";
    }

    @Override
    public Scene scene(State view, ViewOptions look) {
        KanaloaState state = (KanaloaState) view;
        KanaloaLayout plan = plan(state, look);
        Scene scene = new Scene(plan.width, plan.height).thumbnail(plan.mapWidth, plan.mapHeight);
        new KanaloaRenderer(plan, state, look).draw(scene);
        new KanaloaHandsRenderer(plan, state, look, scene).draw();
        new KanaloaSpots(plan, state, look).add(scene);
        return scene;
    }

    private static KanaloaLayout plan(KanaloaState state, ViewOptions look) {
        return new KanaloaLayout(look.tall(), state.seats(), look.seat() >= 0);
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
            default -> List.of(); // of chance
        };
    }

    /** What is done on the map; cards of one name lie in many a hand. */
    @Override
    public boolean marksLastMove(String spot) {
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

    /** A takeover: what it removes has to be seen before, by those as well who have no pointer to hover with. */
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
    public void drawPreview(State view, int move, ViewOptions look, Scene scene) {
        KanaloaState state = (KanaloaState) view;
        new KanaloaPreviewRenderer(plan(state, look), state, scene).preview(move);
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions look, Scene scene) {
        KanaloaState state = (KanaloaState) view;
        new KanaloaPreviewRenderer(plan(state, look), state, scene).point(spot);
    }

    @Override
    public String prompt(State view, List<String> picks, Messages words) {
        return new KanaloaPromptText((KanaloaState) view, words).now(picks);
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions look) {
        return new KanaloaIllegalMoveText((KanaloaState) view, look).to(picks, spot);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages words) {
        return KanaloaTexts.tell((KanaloaState) view, move, who, words);
    }

    @Override
    public String rationale(State view, int move, Messages words) {
        return new KanaloaRationale((KanaloaState) view, words).of(move);
    }

    /** With what the next scoring would bring now: as the islands say. */
    @Override
    public int score(State view, int seat) {
        KanaloaState state = (KanaloaState) view;
        boolean over = state.phase() == KanaloaPhase.OVER;
        return state.points(seat) + (over ? 0 : state.worth(seat, state.isSecondHalf()));
    }

    @Override
    public String describeHiddenMove(State view, String who, Messages words) {
        return KanaloaTexts.tellUnseen((KanaloaState) view, who, words);
    }

    @Override
    public String describeChanceRun(State before, State after, Messages words) {
        return KanaloaTexts.tellAll((KanaloaState) before, (KanaloaState) after, words);
    }

    @Override
    public String standing(State view, int seat, Messages words) {
        return KanaloaTexts.standing((KanaloaState) view, seat, words);
    }

    @Override
    public List<String> result(State view, int seat, Messages words) {
        return KanaloaTexts.result((KanaloaState) view, seat, words);
    }

    @Override
    public List<Chapter> chapters() {
        return KanaloaLessons.chapters();
    }

    @Override
    public Guide guide() {
        return KanaloaGuide.guide();
    }
}
