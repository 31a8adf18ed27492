package atoll.table.rapanui;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be pointed at in Rapa Nui, and what is said about it. {@link RapanuiRenderer} draws it, {@link RapanuiTexts} has
 * its names.
 *
 * <p>Hands and offerings are called with their seat, so that what another has played is not marked in one's own hand. A
 * hunter is picked once for each that is laid out.
 */
public final class RapanuiTable implements Table {
    static final String COLUMN = "column:";
    static final String STOCK = "stock:";
    static final String HAND = "hand:";
    static final String PILE = "pile:";
    static final String GROUP = "group:";
    static final String VILLAGE = "village:";
    static final String STONE = "stone";
    static final String DECK = "deck";
    private static final String MEANS = "means";
    private static final String WOOD = "wood";
    private static final String GLORY = "glory";
    private static final String TOSS = "toss";

    @Override
    public String id() {
        return "rapanui";
    }

    @Override
    public Scene scene(State view, ViewOptions look) {
        RapanuiState state = (RapanuiState) view;
        RapanuiRenderer chart = new RapanuiRenderer(state, look);
        Scene scene = chart.draw();
        RapanuiLayout places = chart.places();
        RapanuiFacts survey = state.survey();
        RapanuiTexts wording = new RapanuiTexts(state, look.messages());
        RapanuiScoringPreview forecast = forecast(state, look);
        for (int column = 0; column < 4; column++) {
            String label = wording.column(column) + " " + forecast.ofColumn(column);
            scene.add(new Spot(COLUMN + (column + 1), places.column(column), label, "columns"));
        }
        boolean counted = chart.isCounted();
        scene.add(new Spot(STONE, places.stone(), wording.stone(chart.isOpen(), counted), "stone"));
        scene.add(new Spot(DECK, places.deck(), wording.deck(counted), "stone"));
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            String label = wording.stock(kind, chart.near()) + (counted ? wording.worth(chart.worth(kind)) : "");
            scene.add(new Spot(STOCK + RapanuiOfferings.name(kind), places.stock(kind), label, "stocks"));
        }
        villages(chart, wording, forecast, look, scene);
        if (chart.showsHand()) {
            own(survey, chart, look.messages(), scene);
        }
        buttons(state, chart.isOpen() || state.actor() == look.seat(), look.messages(), scene);
        return scene;
    }

    private static RapanuiScoringPreview forecast(RapanuiState state, ViewOptions look) {
        return new RapanuiScoringPreview(state.survey(), state.seats(), look.seat(), look.messages());
    }

    private static void villages(
            RapanuiRenderer chart,
            RapanuiTexts wording,
            RapanuiScoringPreview forecast,
            ViewOptions look,
            Scene scene) {
        for (int i = 1; i < chart.seats(); i++) {
            int seat = (chart.near() + i) % chart.seats();
            String label = wording.village(seat, look.seat(), chart.isOpen());
            scene.add(new Spot(VILLAGE + (seat + 1), chart.places().village(seat), label, "villages"));
        }
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            String label = look.messages()
                    .format("rapanui.compared", wording.group(card, chart.near(), look.seat()), forecast.incomes(card));
            scene.add(new Spot(GROUP + RapanuiCards.name(card), chart.places().group(card), label, "villages"));
        }
        String means = wording.village(chart.near(), look.seat(), false);
        scene.add(new Spot(MEANS, chart.places().means(), means, "villages"));
    }

    private static void own(RapanuiFacts survey, RapanuiRenderer chart, Messages words, Scene scene) {
        int near = chart.near();
        int slot = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            int number = survey.hand(near, card);
            if (number > 0) {
                Area area = chart.places().hand(slot, number);
                String label = words.format("rapanui.hand", Integer.toString(number), RapanuiTexts.card(card, words));
                scene.add(new Spot(hand(near, card), area, label, "hand"));
                slot += number;
            }
        }
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            String label = words.format("rapanui.pile", RapanuiTexts.kind(kind, words), chart.number(near, kind));
            scene.add(new Spot(pile(near, kind), chart.places().pile(kind), label, "offerings"));
        }
    }

    // Who may put a Moai out of the game holds three: that is for those to see who see the hand.
    private static void buttons(RapanuiState state, boolean seesHand, Messages words, Scene scene) {
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            switch (RapanuiMoves.verb(legal.get(i))) {
                case RapanuiMoves.TOSS -> {
                    if (seesHand) {
                        scene.add(Spot.button(TOSS, words.text("rapanui.toss")));
                    }
                }
                case RapanuiMoves.WOOD -> scene.add(Spot.button(WOOD, words.count("rapanui.take.wood", income(state))));
                case RapanuiMoves.GLORY ->
                    scene.add(Spot.button(GLORY, words.count("rapanui.take.glory", income(state))));
                default -> {
                    // has its place
                }
            }
        }
    }

    private static int income(RapanuiState state) {
        return state.survey().income(state.actor(), RapanuiCards.MOAI);
    }

    private static String hand(int seat, int card) {
        return HAND + (seat + 1) + ":" + RapanuiCards.name(card);
    }

    private static String pile(int seat, int kind) {
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
    public void drawPreview(State view, int move, ViewOptions look, Scene scene) {
        RapanuiState state = (RapanuiState) view;
        if (RapanuiMoves.verb(move) == RapanuiMoves.TAKE) {
            pointColumn(state, RapanuiMoves.what(move), look, scene);
        } else if (view.actor() == look.seat()) {
            new RapanuiPreviewRenderer(state, look).ghost(state, move, scene);
        }
    }

    // Who would get what if the card uncovered were the turn's last.
    private static void pointColumn(RapanuiState state, int column, ViewOptions look, Scene scene) {
        RapanuiFacts survey = state.survey();
        if (survey.columnSize(column) == 0 || state.phase() == RapanuiPhase.OVER) {
            return;
        }
        RapanuiPreviewRenderer overlay = new RapanuiPreviewRenderer(state, look);
        int card = survey.uncovers(column);
        if (card == RapanuiFacts.NONE) {
            String key = survey.ends(column) ? "rapanui.ends.short" : "rapanui.refills.short";
            overlay.uncovered(column, look.messages().text(key), scene);
            return;
        }
        overlay.uncovered(column, RapanuiTexts.card(card, look.messages()), scene);
        if (survey.takesLeft() < 2) {
            overlay.forecast(card, scene);
        }
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions look, Scene scene) {
        RapanuiState state = (RapanuiState) view;
        if (spot.startsWith(COLUMN)) {
            pointColumn(state, spot.charAt(COLUMN.length()) - '1', look, scene);
        } else if (spot.startsWith(GROUP) && state.phase() != RapanuiPhase.OVER) {
            new RapanuiPreviewRenderer(state, look).forecast(card(spot.substring(GROUP.length())), scene);
        } else if (spot.equals(DECK)) {
            new RapanuiPreviewRenderer(state, look).deckCounts(scene);
        } else if (spot.equals(STONE)) {
            new RapanuiPreviewRenderer(state, look).stoneCounts(scene);
        }
    }

    /** The villager of that name, 0..6. */
    static int card(String name) {
        int card = 0;
        while (!RapanuiCards.name(card).equals(name)) {
            card++;
        }
        return card;
    }

    @Override
    public String prompt(State view, List<String> picks, Messages words) {
        RapanuiState state = (RapanuiState) view;
        RapanuiFacts survey = state.survey();
        return switch (state.phase()) {
            case BUYING, PLAYING -> {
                if (!picks.isEmpty()) {
                    yield words.text("rapanui.prompt.more");
                }
                String what = state.phase() == RapanuiPhase.BUYING ? "lay" : "play";
                if (survey.hand(survey.turn(), RapanuiCards.MOAI) == RapanuiCards.HAND) {
                    what = canBuild(state) ? "moai" : "toss";
                }
                String duty = words.text("rapanui.prompt." + what);
                yield canBuy(state) ? duty + " " + words.text("rapanui.prompt.buy") : duty;
            }
            case OFFERING -> words.text("rapanui.prompt.offer");
            case HIDING -> words.text("rapanui.prompt.hide");
            case ADDING -> words.text("rapanui.prompt.add");
            case TAKING ->
                survey.takesLeft() > 1
                        ? words.format("rapanui.prompt.takes", Integer.toString(survey.takesLeft()))
                        : words.text("rapanui.prompt.take");
            case CHOOSING -> words.text("rapanui.prompt.choose");
            case GAINING -> words.count("rapanui.prompt.gain", survey.due());
            default -> "";
        };
    }

    private static boolean canBuy(RapanuiState state) {
        boolean can = false;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            can |= state.illegalReason(RapanuiMoves.of(RapanuiMoves.BUY, kind)) == 0;
        }
        return can;
    }

    private static boolean canBuild(RapanuiState state) {
        return state.illegalReason(RapanuiMoves.play(RapanuiCards.MOAI, 1)) == 0;
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions look) {
        String reason = new RapanuiIllegalMoveText((RapanuiState) view, look.messages()).to(spot);
        if (reason != null) {
            return reason;
        }
        // What is only looked at says what it is; a card that was there until now is no more.
        Spot there = scene(view, look).spot(spot);
        if (there == null) {
            return null;
        }
        String label = there.label();
        return label.endsWith(".") ? label : label + ".";
    }

    /** Cards of a kind are alike: what others have played is not marked in a hand. */
    @Override
    public boolean marksLastMove(String spot) {
        return !spot.startsWith(HAND) && !spot.startsWith(PILE);
    }

    @Override
    public String describeMove(State view, int move, String who, Messages words) {
        return new RapanuiTexts((RapanuiState) view, words).tell(move, who);
    }

    /** The set-up, or a column filled again. */
    @Override
    public String describeChanceRun(State before, State after, Messages words) {
        return new RapanuiTexts((RapanuiState) before, words).dealt((RapanuiState) after);
    }

    /** Hands and offerings lie face down for others until the end, though everyone has seen them come. */
    @Override
    public boolean hasPrivateView(State view) {
        return !((RapanuiState) view).survey().liesOpen();
    }

    @Override
    public String describeHiddenMove(State view, String who, Messages words) {
        return words.format("rapanui.tell.hidden", who);
    }

    /**
     * While it lasts only what lies open counts, unless all play openly: who knows the rest has to remember it. What an
     * unknown card on the stone makes uncertain is no number to show either: it changes what its builder still has, and
     * what every offering is worth.
     */
    @Override
    public int score(State view, int seat) {
        RapanuiFacts survey = ((RapanuiState) view).survey();
        boolean certain = survey.liesOpen() && survey.stoneUnknown() == 0;
        return survey.isOver() || certain ? view.score(seat) : view.score(seat) - survey.offeringPoints(seat);
    }

    @Override
    public String rationale(State view, int move, Messages words) {
        return new RapanuiRationale((RapanuiState) view, words).of(move);
    }

    @Override
    public String standing(State view, int seat, Messages words) {
        return new RapanuiTexts((RapanuiState) view, words).means(seat);
    }

    @Override
    public List<String> result(State view, int seat, Messages words) {
        RapanuiFacts survey = ((RapanuiState) view).survey();
        List<String> lines = new ArrayList<>();
        lines.add(words.format(
                "rapanui.result.open",
                Integer.toString(survey.glory(seat)),
                Integer.toString(survey.village(seat, RapanuiCards.MOAI)),
                Integer.toString(survey.moaiPoints(seat)),
                Integer.toString(survey.wood(seat)),
                Integer.toString(survey.woodPoints(seat))));
        StringBuilder kinds = new StringBuilder();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            int number = survey.offerings(seat, kind);
            if (number > 0) {
                String name = RapanuiTexts.kind(kind, words);
                kinds.append(kinds.length() == 0 ? "" : ", ");
                kinds.append(number).append(' ').append(name).append(" × ").append(survey.worth(kind));
            }
        }
        if (kinds.length() > 0) {
            kinds.append(" = ").append(survey.offeringPoints(seat));
            lines.add(kinds.toString());
        }
        for (int other = 0; other < view.seats(); other++) {
            if (other != seat && view.score(other) == view.score(seat)) {
                lines.add(words.text("rapanui.result.tie"));
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
    public Guide guide() {
        return RapanuiGuide.guide();
    }
}
