package atoll.table.rapanui;

import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.Callout;
import atoll.table.Chapter;
import atoll.table.EditTable;
import atoll.table.Guide;
import atoll.table.LegendEntry;
import atoll.table.ScoreRow;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of Rapa Nui, its spots and texts. {@link RapanuiRenderer} draws it, {@link RapanuiSpots} adds its spots, {@link RapanuiTexts} has
 * their labels.
 *
 * <p>Ids of hands and offerings contain their seat, so that another seat's card is not marked in the own hand. A hunter is
 * picked once for each copy played.
 */
public final class RapanuiTable implements Table {
    /** The prefix of columns. */
    static final String COLUMN = "column:";
    /** The prefix of stocks. */
    static final String STOCK = "stock:";
    /** The prefix of cards in hand. */
    static final String HAND = "hand:";
    /** The prefix of a seat's offerings. */
    static final String PILE = "pile:";
    /** The prefix of groups of villagers. */
    static final String GROUP = "group:";
    /** The prefix of villages. */
    static final String VILLAGE = "village:";
    /** The spot of the sacrificial stone. */
    static final String STONE = "stone";
    /** The spot of the draw pile. */
    static final String DECK = "deck";

    /** The spot of the sign of the near village, with the torch of the seat to move. */
    static final String TORCH = "torch";
    /** The prefix of what the near seat owns: wood, glory, offerings. */
    static final String OWNED = "owned:";
    /** The button to take wood. */
    static final String WOOD = "wood";
    /** The button to take glory. */
    static final String GLORY = "glory";
    /** The button to remove a Moai. */
    static final String TOSS = "toss";

    @Override
    public String id() {
        return "rapanui";
    }

    @Override
    public Scene cover() {
        return RapanuiCover.draw();
    }

    @Override
    public Scene scene(State view, ViewOptions options) {
        return scene((RapanuiState) view, options, new RapanuiRenderer((RapanuiState) view, options));
    }

    /**
     * {@return the table}
     *
     * @param state the position or view
     * @param options how the viewer sees the table
     * @param renderer draws it
     */
    static Scene scene(RapanuiState state, ViewOptions options, RapanuiRenderer renderer) {
        Scene scene = renderer.draw();
        new RapanuiSpots(state, options, renderer, scene).add();
        return scene;
    }

    private static RapanuiScoringPreview forecast(RapanuiState state, ViewOptions options) {
        return new RapanuiScoringPreview(state.survey(), state.seats(), options.seat(), options.messages());
    }

    /**
     * {@return the spot of a seat's cards of a kind in hand}
     *
     * @param seat a seat, from 0
     * @param card a villager, 0..6
     */
    static String hand(int seat, int card) {
        return HAND + (seat + 1) + ":" + RapanuiCards.name(card);
    }

    /**
     * {@return the spot of a seat's offerings of a kind}
     *
     * @param seat a seat, from 0
     * @param kind a kind of offering, 0..3
     */
    static String pile(int seat, int kind) {
        return PILE + (seat + 1) + ":" + RapanuiOfferings.name(kind);
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        int what = RapanuiMoves.what(move);
        return switch (RapanuiMoves.verb(move)) {
            case RapanuiMoves.DEAL -> List.of(DECK);
            case RapanuiMoves.BUY, RapanuiMoves.ADD, RapanuiMoves.GAIN -> List.of(STOCK + RapanuiOfferings.name(what));
            case RapanuiMoves.PLAY -> {
                List<String> path = new ArrayList<>();
                for (int n = RapanuiMoves.number(move); n > 0; n--) {
                    path.add(hand(view.actor(), what));
                }
                yield path;
            }
            case RapanuiMoves.OFFER -> List.of(pile(view.actor(), what));
            case RapanuiMoves.TAKE -> List.of(COLUMN + (what + 1));
            case RapanuiMoves.WOOD -> List.of(WOOD);
            case RapanuiMoves.GLORY -> List.of(GLORY);
            default -> List.of(TOSS);
        };
    }

    @Override
    public void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        RapanuiState state = (RapanuiState) view;
        if (RapanuiMoves.verb(move) == RapanuiMoves.TAKE) {
            hoverColumn(state, RapanuiMoves.what(move), options, scene);
        } else if (view.actor() == options.seat()) {
            new RapanuiPreviewRenderer(state, options).preview(state, move, scene);
        }
    }

    // Every seat's income if the uncovered card were the turn's last.
    private static void hoverColumn(RapanuiState state, int column, ViewOptions options, Scene scene) {
        RapanuiFacts facts = state.survey();
        if (facts.columnSize(column) == 0 || state.phase() == RapanuiPhase.OVER) {
            return;
        }
        RapanuiPreviewRenderer overlay = new RapanuiPreviewRenderer(state, options);
        overlay.uncovered(column, scene);
        scene.note(forecast(state, options).ofColumn(column));
        int card = facts.uncovers(column);
        if (card != RapanuiFacts.NONE && facts.takesLeft() < 2) {
            overlay.forecast(card, scene);
        }
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        RapanuiState state = (RapanuiState) view;
        if (spot.startsWith(COLUMN)) {
            hoverColumn(state, spot.charAt(COLUMN.length()) - '1', options, scene);
        } else if (spot.startsWith(GROUP) && state.phase() != RapanuiPhase.OVER) {
            new RapanuiPreviewRenderer(state, options).forecast(card(spot.substring(GROUP.length())), scene);
        } else if (spot.equals(DECK)) {
            new RapanuiPreviewRenderer(state, options).deckCounts(scene);
        } else if (spot.equals(STONE)) {
            new RapanuiPreviewRenderer(state, options).stoneCounts(scene);
        }
    }

    /**
     * {@return the villager with that name, 0..6}
     *
     * @param name the name in the ids of spots and in moves
     */
    static int card(String name) {
        int card = 0;
        while (!RapanuiCards.name(card).equals(name)) {
            card++;
        }
        return card;
    }

    @Override
    public String prompt(State view, List<String> picks, Messages messages) {
        return new RapanuiPromptText((RapanuiState) view, messages).prompt(picks);
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        String reason = new RapanuiIllegalMoveText((RapanuiState) view, options.messages()).to(picks, spot);
        if (reason != null) {
            return reason;
        }
        // A spot that is only viewed describes itself; a card may be gone.
        Spot there = scene(view, options).spot(spot);
        if (there == null) {
            return null;
        }
        return there.label().endsWith(".") ? there.label() : there.label() + ".";
    }

    /** Cards of a kind are alike: others' cards are not marked in a hand. */
    @Override
    public boolean marksLastMove(String spot, int move) {
        return !spot.startsWith(HAND) && !spot.startsWith(PILE);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages messages) {
        return new RapanuiMoveTexts((RapanuiState) view, messages).describeMove(move, who);
    }

    /** The set-up, or a refilled column. */
    @Override
    public String describeChanceRun(State before, State after, Messages messages) {
        return new RapanuiMoveTexts((RapanuiState) before, messages).describeDeal((RapanuiState) after);
    }

    /** Hands and offerings are face down for others until the end, though everyone saw them arrive. */
    @Override
    public boolean hasPrivateView(State view) {
        return !((RapanuiState) view).survey().liesOpen();
    }

    @Override
    public String describeHiddenMove(State view, String who, Messages messages) {
        return messages.format("rapanui.tell.hidden", who);
    }

    /**
     * During the game only open information scores, unless all play openly: players have to remember the rest. An unknown card
     * on the stone makes the number uncertain, so it is not shown: it changes what its builder still has, and the value of
     * every offering.
     */
    @Override
    public int score(State view, int seat) {
        RapanuiFacts facts = ((RapanuiState) view).survey();
        boolean certain = facts.liesOpen() && facts.stoneUnknown() == 0;
        return facts.isOver() || certain ? view.score(seat) : view.score(seat) - facts.offeringPoints(seat);
    }

    @Override
    public String rationale(State view, int move, Messages messages) {
        return new RapanuiRationale((RapanuiState) view, messages).of(move);
    }

    @Override
    public String standing(State view, int seat, Messages messages) {
        return new RapanuiTexts((RapanuiState) view, messages).means(seat);
    }

    @Override
    public List<ScoreRow> scoreSheet(State view, Messages messages) {
        RapanuiFacts facts = ((RapanuiState) view).survey();
        int[][] parts = new int[view.seats()][];
        String[] names = new String[3 + RapanuiOfferings.KINDS];
        names[0] = messages.text("rapanui.caption.glory");
        names[1] = RapanuiTexts.card(RapanuiCards.MOAI, messages) + times(facts.moaiWorth());
        names[2] = messages.text("rapanui.sheet.wood");
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = new int[names.length];
            parts[seat][0] = facts.glory(seat);
            parts[seat][1] = facts.moaiPoints(seat);
            parts[seat][2] = facts.woodPoints(seat);
            for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                parts[seat][3 + kind] = facts.offerings(seat, kind) * facts.worth(kind);
                names[3 + kind] = RapanuiTexts.kind(kind, messages) + times(facts.worth(kind));
            }
        }
        return ScoreRow.sheet(parts, names);
    }

    // not at the beginning of a line
    private static String times(int worth) {
        return " ×\u00a0" + worth;
    }

    @Override
    public String ending(State view, Messages messages) {
        return messages.text("rapanui.ending");
    }

    @Override
    public List<String> resultNotes(State view, int seat, Messages messages) {
        List<String> lines = new ArrayList<>();
        for (int other = 0; other < view.seats(); other++) {
            if (other != seat && view.score(other) == view.score(seat)) {
                lines.add(messages.text("rapanui.result.tie"));
                break;
            }
        }
        return lines;
    }

    @Override
    public List<Chapter> chapters() {
        return RapanuiLessons.chapters();
    }

    @Override
    public List<LegendEntry> legend(Messages messages) {
        return RapanuiLegend.of(messages);
    }

    @Override
    public List<Callout> callouts(State view, Scene picture, Messages messages) {
        return RapanuiLegend.callouts(view, messages);
    }

    @Override
    public boolean hasGuide() {
        return true;
    }

    @Override
    public Guide guide() {
        return RapanuiGuide.guide();
    }

    @Override
    public EditTable editing() {
        return new RapanuiEditTable();
    }
}
