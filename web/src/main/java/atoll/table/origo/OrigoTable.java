package atoll.table.origo;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.Callout;
import atoll.table.Chapter;
import atoll.table.EditTable;
import atoll.table.Guide;
import atoll.table.LegendEntry;
import atoll.table.ScoreRow;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.List;

/**
 * The table of Origo and its spots. {@link OrigoRenderer} draws it, {@link OrigoTexts} has its labels.
 *
 * <p>A card and a field are an expansion or an attack, two fields move a shield, two cards and the swap button are a swap. Ids
 * of hand cards contain their seat, so that another seat's card is not marked in the own hand.
 */
public final class OrigoTable implements Table {
    /** The prefix of fields. */
    static final String FIELD = "field:";
    /** The prefix of cards in hand. */
    static final String HAND = "hand:";
    /** The score of the sea. */
    static final String SCORE_SEA = "score:sea";
    /** The score of the clans. */
    static final String SCORE_CLANS = "score:clans";
    /** The spot of the stones. */
    static final String STONES = "stones";
    /** The spot of the track. */
    static final String TRACK = "track";
    /** The spot of the pile. */
    static final String PILE = "pile";
    /** The spot of the battle. */
    static final String BATTLE = "battle";

    /** The spot of the table of all standings. */
    static final String STANDINGS = "standings";

    /** By field: its spot. */
    private static final String[] FIELDS = new String[OrigoMap.FIELDS];

    static {
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            FIELDS[field] = FIELD + OrigoMap.name(field);
        }
    }

    private static final String START = "start:";
    private static final String SWAP = "swap";
    private static final String END = "end";
    private static final String FOLD = "fold";

    @Override
    public String id() {
        return "origo";
    }

    @Override
    public Scene cover() {
        return OrigoCover.draw();
    }

    @Override
    public Scene scene(State view, ViewOptions options) {
        OrigoState state = (OrigoState) view;
        OrigoFacts facts = state.survey();
        OrigoRenderer renderer = new OrigoRenderer(state, facts, options);
        Scene scene = renderer.draw();
        OrigoLayout layout = renderer.places();
        OrigoTexts texts = new OrigoTexts(state, facts, options.messages());
        int near = options.seat();
        int[] clans = clans(facts);
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            int at = field;
            int owner = state.board().owner(field);
            Area area = layout.field(field, owner >= 0);
            scene.add(new Spot(field(field), area, () -> texts.field(at, clans[at], near), "origo.map"));
        }
        if (renderer.showsHand()) {
            hand(state, renderer.near(), layout, options.messages(), scene);
        }
        OrigoBattle battle = facts.battle();
        OrigoPanel.addSpots(layout, battle, texts, near, scene);
        if (battle == null) {
            scene.add(new Spot(STONES, layout.stones(), texts::stones, "origo.stones"));
        }
        scene.add(
                new Spot(PILE, layout.pile(), () -> texts.pile(renderer.near(), !options.hidesAids()), "origo.stones"));
        scene.add(new Spot(TRACK, layout.track(), () -> texts.track(near), "origo.track"));
        if (state.actor() == State.OVER && !layout.tall) {
            renderer.podium().hands(layout.hand());
        }
        buttons(state, options.messages(), scene);
        return scene;
    }

    // By field: the size of the clan there, or 0.
    private static int[] clans(OrigoFacts facts) {
        OrigoScoring scoring = facts.scoring();
        int[] sizes = new int[OrigoMap.FIELDS];
        for (int clan = 0; clan < scoring.clans(); clan++) {
            for (int field : facts.group(scoring.clanField(clan))) {
                sizes[field] = scoring.clanSize(clan);
            }
        }
        return sizes;
    }

    private static void hand(OrigoState state, int seat, OrigoLayout layout, Messages messages, Scene scene) {
        int slot = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int number = state.hand(seat, kind);
            if (number > 0) {
                Area area = layout.card(slot++);
                String card = OrigoTexts.card(kind, messages);
                String label = number > 1
                        ? messages.format("origo.hand.several", Integer.toString(number), card)
                        : messages.format("origo.hand", card);
                boolean aside = number > 1 && layout.tall && !OrigoCardRenderer.lies(area);
                double dot = aside ? area.left() + area.width() - 8 : area.centreX();
                scene.add(new Spot(
                        hand(seat, kind), new Area.Framed(area, area, dot, area.dotY(), false), label, "hand"));
            }
        }
    }

    private static void buttons(OrigoState state, Messages messages, Scene scene) {
        MoveList legal = new MoveList();
        state.moves(legal);
        boolean swap = false;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            switch (OrigoMoves.verb(move)) {
                case OrigoMoves.SWAP -> swap = true;
                case OrigoMoves.END -> scene.add(Spot.button(END, messages.text("origo.end")));
                case OrigoMoves.FOLD -> scene.add(Spot.button(FOLD, fold(state, messages)));
                case OrigoMoves.START -> {
                    int seat = OrigoMoves.seat(move);
                    scene.add(Spot.button(START + (seat + 1), messages.seat(seat)));
                }
                default -> {
                    // already placed
                }
            }
        }
        if (swap) {
            scene.add(Spot.button(SWAP, messages.text("origo.swap")));
        }
    }

    private static String fold(OrigoState state, Messages messages) {
        OrigoBattle battle = state.survey().battle();
        return battle.loser() == OrigoBattle.DEFENDER
                ? messages.format("origo.fold.defender", OrigoTexts.place(battle.field(), messages))
                : messages.text("origo.fold.attacker");
    }

    /**
     * {@return the spot of a field}
     *
     * @param field a field, 0..99
     */
    static String field(int field) {
        return FIELDS[field];
    }

    /**
     * {@return the spot of a card in a hand}
     *
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     */
    static String hand(int seat, int kind) {
        return HAND + (seat + 1) + ":" + OrigoCards.token(kind);
    }

    /**
     * {@return the field of a spot, or -1}
     *
     * @param spot the id of a spot
     */
    static int field(String spot) {
        return spot.startsWith(FIELD) ? OrigoMap.field(spot.substring(FIELD.length())) : -1;
    }

    /**
     * {@return the kind of a hand card, or -1}
     *
     * @param spot the id of a spot
     */
    static int kind(String spot) {
        return spot.startsWith(HAND) ? OrigoCards.find(spot.substring(spot.lastIndexOf(':') + 1)) : -1;
    }

    /**
     * {@return the score of a spot, or -1}
     *
     * @param spot the id of a spot
     */
    static int score(String spot) {
        return spot.equals(SCORE_SEA) ? OrigoLayout.SEA : spot.equals(SCORE_CLANS) ? OrigoLayout.CLANS : -1;
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        return spotsOfMove(move, view.actor());
    }

    /**
     * {@return the spots of a move}
     *
     * @param move a move, as the game encodes it
     * @param seat a seat, from 0
     */
    static List<String> spotsOfMove(int move, int seat) {
        return switch (OrigoMoves.verb(move)) {
            case OrigoMoves.DEAL -> List.of(PILE);
            case OrigoMoves.PLACE -> List.of(field(OrigoMoves.field(move)));
            case OrigoMoves.EXPAND, OrigoMoves.ATTACK ->
                List.of(hand(seat, OrigoMoves.card(move)), field(OrigoMoves.field(move)));
            case OrigoMoves.WANDER, OrigoMoves.SAIL ->
                List.of(field(OrigoMoves.from(move)), field(OrigoMoves.field(move)));
            case OrigoMoves.SWAP ->
                List.of(hand(seat, OrigoMoves.card(move)), hand(seat, OrigoMoves.second(move)), SWAP);
            case OrigoMoves.END -> List.of(END);
            case OrigoMoves.ADD -> List.of(hand(seat, OrigoMoves.card(move)));
            case OrigoMoves.FOLD -> List.of(FOLD);
            default -> List.of(START + (OrigoMoves.seat(move) + 1));
        };
    }

    /** Cards, and own shields in the own turn. */
    @Override
    public boolean isWorthTelling(int move) {
        return OrigoMoves.verb(move) != OrigoMoves.END;
    }

    @Override
    public boolean isDraggable(State view, String spot) {
        OrigoState state = (OrigoState) view;
        int field = field(spot);
        return field < 0 ? kind(spot) >= 0 : state.board().owner(field) == state.actor();
    }

    @Override
    public void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        new OrigoPreviewRenderer((OrigoState) view, options, scene).preview(move);
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        new OrigoPreviewRenderer((OrigoState) view, options, scene).hover(spot);
    }

    @Override
    public String prompt(State view, List<String> picks, Messages messages) {
        return new OrigoPromptText((OrigoState) view, messages).prompt(picks);
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        return new OrigoIllegalMoveText((OrigoState) view, options.messages()).to(picks, spot);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages messages) {
        OrigoState state = (OrigoState) view;
        return new OrigoMoveTexts(state, messages).describeMove(move, who);
    }

    @Override
    public String describeHiddenMove(State view, String who, Messages messages) {
        OrigoState state = (OrigoState) view;
        return new OrigoMoveTexts(state, messages).describeHiddenMove();
    }

    @Override
    public String describeChanceRun(State before, State after, Messages messages) {
        OrigoState state = (OrigoState) before;
        return new OrigoMoveTexts(state, messages).describeDraws((OrigoState) after);
    }

    /** The leader's position, without a scoring preview. */
    @Override
    public int score(State view, int seat) {
        return ((OrigoState) view).leader(seat);
    }

    @Override
    public String rationale(State view, int move, Messages messages) {
        return new OrigoRationale((OrigoState) view, messages).of(move);
    }

    @Override
    public String standing(State view, int seat, Messages messages) {
        OrigoState state = (OrigoState) view;
        return new OrigoTexts(state, state.survey(), messages).standing(seat);
    }

    @Override
    public List<ScoreRow> scoreSheet(State view, Messages messages) {
        OrigoScoring scoring = ((OrigoState) view).survey().scoring();
        int[][] parts = new int[view.seats()][];
        for (int seat = 0; seat < parts.length; seat++) {
            int total = scoring.total(seat);
            int clans = scoring.clanPointsOf(seat);
            int sea = scoring.seaPoints(seat);
            parts[seat] = new int[] {view.score(seat) - total, clans, sea, total - clans - sea};
        }
        return ScoreRow.sheet(
                parts,
                messages.text("origo.sheet.before"),
                messages.text("origo.clans"),
                messages.text("origo.sea"),
                messages.text("origo.sheet.countries"));
    }

    @Override
    public String ending(State view, Messages messages) {
        return OrigoTexts.ending((OrigoState) view, messages);
    }

    @Override
    public List<String> resultNotes(State view, int seat, Messages messages) {
        String hand = OrigoMoveTexts.hand((OrigoState) view, seat, messages);
        return hand.isEmpty() ? List.of() : List.of(hand);
    }

    @Override
    public List<Chapter> chapters() {
        return OrigoLessons.chapters();
    }

    @Override
    public List<LegendEntry> legend(Messages messages) {
        return new OrigoLegend(messages).entries();
    }

    @Override
    public List<Callout> callouts(State view, Scene picture, Messages messages) {
        return new OrigoLegend(messages).callouts((OrigoState) view, picture);
    }

    @Override
    public boolean hasGuide() {
        return true;
    }

    @Override
    public Guide guide() {
        return OrigoGuide.guide();
    }

    @Override
    public EditTable editing() {
        return new OrigoEditTable();
    }
}
