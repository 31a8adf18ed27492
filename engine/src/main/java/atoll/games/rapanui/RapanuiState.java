package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiCards.HUNTER;
import static atoll.games.rapanui.RapanuiCards.MOAI;
import static atoll.games.rapanui.RapanuiCards.WOODCUTTER;
import static atoll.games.rapanui.RapanuiMoves.ADD;
import static atoll.games.rapanui.RapanuiMoves.BUY;
import static atoll.games.rapanui.RapanuiMoves.DEAL;
import static atoll.games.rapanui.RapanuiMoves.GAIN;
import static atoll.games.rapanui.RapanuiMoves.GLORY;
import static atoll.games.rapanui.RapanuiMoves.OFFER;
import static atoll.games.rapanui.RapanuiMoves.PLAY;
import static atoll.games.rapanui.RapanuiMoves.TAKE;
import static atoll.games.rapanui.RapanuiMoves.TOSS;
import static atoll.games.rapanui.RapanuiMoves.WOOD;

import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/**
 * A position of Rapa Nui, or one seat's view of it, and the rules.
 *
 * <p>Hands come from an open display and gains from open stocks. So everything is public except the kinds of the offerings that
 * builders sacrificed face down; see {@link RapanuiSacrificePile}.
 */
public final class RapanuiState extends State {
    private final Setup setup;
    private final int seats;
    /** The columns and the draw pile. */
    final RapanuiDisplay display = new RapanuiDisplay();
    /** Hands, villages, piles, wood and glory of all seats. */
    final RapanuiPlayerAreas playerAreas;
    /** The sacrificed offerings. */
    final RapanuiSacrificePile stone = new RapanuiSacrificePile();
    /** The kind of the next decision. */
    RapanuiPhase phase = RapanuiPhase.SETTING_UP;
    /** By kind: the offerings in the stock. */
    int stock;
    /** The seat whose turn it is. */
    int turn;
    /** The seat to decide in {@code turn}'s turn: offers, chooses or gains. */
    int decider;
    /** The number of offerings the decider still gains. */
    int due;
    /** The column that is filled or was taken from last, if needed. */
    int column;
    /** Moai out of the game. */
    int tossed;
    /** In a view: another seat's secret choice, whose legal moves are hidden. */
    boolean secretChoice;

    /**
     * The position before anything is dealt.
     *
     * @param setup the seats and options
     */
    RapanuiState(Setup setup) {
        this.setup = setup;
        seats = setup.seats();
        playerAreas = new RapanuiPlayerAreas(seats);
        stock = (RapanuiOfferings.EACH - seats) * RapanuiOfferings.ONE_EACH;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** {@return the facts of the position for a table} */
    public RapanuiFacts survey() {
        return new RapanuiFacts(this);
    }

    /** {@return the kind of the next decision} */
    public RapanuiPhase phase() {
        return phase;
    }

    @Override
    public int actor() {
        return switch (phase) {
            case SETTING_UP, REFILLING -> CHANCE;
            case BUYING, PLAYING, HIDING, ADDING, TAKING -> turn;
            case OFFERING, CHOOSING, GAINING -> decider;
            case OVER -> OVER;
        };
    }

    // The others' offerings and rewards are part of a turn.
    @Override
    public int turnSeat() {
        return actor() < 0 ? actor() : turn;
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        RapanuiLegalMoves.of(this, out);
    }

    @Override
    public void play(int move) {
        int what = RapanuiMoves.what(move);
        switch (RapanuiMoves.verb(move)) {
            case DEAL -> deal(what);
            case BUY -> {
                playerAreas.wood[turn] -= playerAreas.price(turn, what);
                receive(turn, what, 1);
                phase = RapanuiPhase.PLAYING;
            }
            case PLAY -> {
                playerAreas.playCards(turn, what, RapanuiMoves.number(move));
                if (what == MOAI) {
                    sacrifice((turn + 1) % seats);
                } else {
                    phase = RapanuiPhase.TAKING;
                }
            }
            case TOSS -> {
                playerAreas.hands[turn] -= RapanuiCards.one(MOAI);
                tossed++;
                phase = RapanuiPhase.TAKING;
            }
            case OFFER -> offer(what);
            case ADD -> {
                stock -= RapanuiOfferings.one(what);
                stone.lay(what);
                phase = RapanuiPhase.TAKING;
            }
            case TAKE -> take(what);
            case WOOD -> {
                playerAreas.wood[decider] += playerAreas.income(decider, MOAI);
                scoreMoai(decider + 1);
            }
            case GLORY -> {
                playerAreas.glory[decider] += playerAreas.income(decider, MOAI);
                scoreMoai(decider + 1);
            }
            case GAIN -> {
                receive(decider, what, 1);
                due--;
                if (due == 0 || stock == 0) {
                    scoreHunters(display.front(column) - HUNTER, decider + 1);
                }
            }
            default -> throw new IllegalArgumentException("no move of this game: " + move);
        }
    }

    private void deal(int card) {
        display.deal(column, card);
        if (phase == RapanuiPhase.REFILLING && display.left == 0) {
            // rulebook, end of the game: at once, and the card last uncovered is not scored
            stop();
        } else if (display.isFull(column)) {
            if (phase == RapanuiPhase.REFILLING) {
                taken();
            } else if (++column == RapanuiDisplay.COLUMNS) {
                column = 0;
                phase = RapanuiPhase.BUYING;
            }
        }
    }

    private void stop() {
        phase = RapanuiPhase.OVER;
        column = 0;
    }

    private void receive(int seat, int kind, int number) {
        int offerings = RapanuiOfferings.some(kind, number);
        stock -= offerings;
        playerAreas.piles[seat] += offerings;
    }

    // Continues the sacrifice with the first seat from here on that has an offering; the builder comes last.
    private void sacrifice(int from) {
        int seat = from;
        while (seat != turn && !hasOfferings(seat)) {
            seat = (seat + 1) % seats;
        }
        decider = 0;
        if (seat != turn) {
            phase = RapanuiPhase.OFFERING;
            decider = seat;
        } else if (hasOfferings(turn)) {
            phase = RapanuiPhase.HIDING;
        } else {
            addOrTake();
        }
    }

    /**
     * Also valid in a view, where a pile includes the owner's possibly hidden offerings.
     *
     * @param seat a seat, from 0
     * @return whether the seat has an offering to sacrifice
     */
    boolean hasOfferings(int seat) {
        return RapanuiOfferings.total(playerAreas.piles[seat]) > stone.unknown(seat);
    }

    private void addOrTake() {
        phase = stock == 0 ? RapanuiPhase.TAKING : RapanuiPhase.ADDING;
    }

    private void offer(int kind) {
        boolean secret = phase == RapanuiPhase.HIDING;
        int seat = secret ? turn : decider;
        playerAreas.piles[seat] -= RapanuiOfferings.one(kind);
        if (secret) {
            stone.hide(seat, kind, playerAreas.piles[seat]);
            addOrTake();
        } else {
            stone.lay(kind);
            stone.conclude(seat, kind, playerAreas.piles[seat]);
            sacrifice((seat + 1) % seats);
        }
    }

    private void take(int from) {
        column = from;
        playerAreas.hands[turn] += RapanuiCards.one(display.take(from));
        if (display.isEmpty(from)) {
            phase = RapanuiPhase.REFILLING;
        } else {
            taken();
        }
    }

    private void taken() {
        if (playerAreas.handSize(turn) < RapanuiCards.HAND) {
            phase = RapanuiPhase.TAKING;
            column = 0;
        } else {
            scoreCard(display.front(column));
        }
    }

    private void scoreCard(int card) {
        if (card >= HUNTER) {
            scoreHunters(card - HUNTER, turn);
        } else if (card == MOAI) {
            scoreMoai(turn);
        } else {
            int[] gains = card == WOODCUTTER ? playerAreas.wood : playerAreas.glory;
            for (int seat = 0; seat < seats; seat++) {
                gains[seat] += playerAreas.income(seat, card);
            }
            endTurn();
        }
    }

    // From a seat on, clockwise, up to the seat to move; only that one if it is asked first.
    private void scoreMoai(int from) {
        int seat = from;
        boolean first = phase != RapanuiPhase.CHOOSING;
        while (first || seat % seats != turn) {
            first = false;
            if (playerAreas.village(seat % seats, MOAI) > 0) {
                phase = RapanuiPhase.CHOOSING;
                decider = seat % seats;
                return;
            }
            seat++;
        }
        endTurn();
    }

    // As with Moai; a seat that cannot get its full yield chooses other kinds for the rest.
    private void scoreHunters(int kind, int from) {
        int seat = from;
        boolean first = phase != RapanuiPhase.GAINING;
        while (first || seat % seats != turn) {
            first = false;
            int income = playerAreas.income(seat % seats, HUNTER + kind);
            int given = Math.min(income, RapanuiOfferings.count(stock, kind));
            receive(seat % seats, kind, given);
            if (given < income && stock != 0) {
                phase = RapanuiPhase.GAINING;
                decider = seat % seats;
                due = income - given;
                return;
            }
            seat++;
        }
        endTurn();
    }

    private void endTurn() {
        turn = (turn + 1) % seats;
        decider = 0;
        due = 0;
        column = 0;
        phase = RapanuiPhase.BUYING;
    }

    @Override
    public RapanuiState copy() {
        RapanuiState copy = new RapanuiState(setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        RapanuiState that = (RapanuiState) other;
        display.copyFrom(that.display);
        playerAreas.copyFrom(that.playerAreas);
        stone.copyFrom(that.stone);
        phase = that.phase;
        stock = that.stock;
        turn = that.turn;
        decider = that.decider;
        due = that.due;
        column = that.column;
        tossed = that.tossed;
        secretChoice = that.secretChoice;
    }

    /** In a view, offerings not known to be on the stone count as still in their owner's pile. */
    @Override
    public int score(int seat) {
        int score = playerAreas.glory[seat]
                + playerAreas.wood[seat] / RapanuiPlayerAreas.WOOD_PER_GLORY
                + playerAreas.village(seat, MOAI) * RapanuiPlayerAreas.MOAI_GLORY;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            score += playerAreas.pile(seat, kind) * RapanuiOfferings.worth(stone.all, kind);
        }
        return score;
    }

    @Override
    public int rank(int seat) {
        int rankKey = rankKey(seat);
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            rank += rankKey(other) > rankKey ? 1 : 0;
        }
        return rank;
    }

    // Points, then Moai, then wood; there are 9 Moai, and no game gives 1024 wood.
    private int rankKey(int seat) {
        return (score(seat) * 16 + playerAreas.village(seat, MOAI)) * 1024 + playerAreas.wood[seat];
    }

    @Override
    public RapanuiState viewFor(int seat) {
        RapanuiState view = copy();
        if (phase != RapanuiPhase.OVER) { // the final count reveals all
            view.stone.forget(seat, view.playerAreas.piles);
        }
        view.secretChoice |= phase == RapanuiPhase.HIDING && seat != turn;
        return view;
    }

    @Override
    public boolean isFullyKnown() {
        return !secretChoice && stone.unknown() == 0;
    }

    @Override
    public void determinize(Rng rng) {
        stone.determinize(rng, playerAreas.piles);
        secretChoice = false;
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return phase != RapanuiPhase.HIDING || seat == turn;
    }

    @Override
    public void write(BitWriter out) {
        setup.write(out);
        RapanuiCodec.write(this, out);
    }
}
