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
 * A position of Rapa Nui, or one seat's view of it: what is decided next, by whom, and the rules.
 *
 * <p>Hands come from an open display and gains from open stocks, so everybody knows everything but the kinds of the
 * offerings that builders sacrificed face down; see {@link RapanuiSacrificePile}.
 */
public final class RapanuiState extends State {
    private final Setup setup;
    private final int seats;
    final RapanuiDisplay display = new RapanuiDisplay();
    final RapanuiPlayerAreas tribes;
    final RapanuiSacrificePile stone = new RapanuiSacrificePile();
    RapanuiPhase phase = RapanuiPhase.SETTING_UP;
    /** Offerings of each kind that nobody has. */
    int stock;
    /** The seat whose turn it is. */
    int turn;
    /** The seat that decides in {@code turn}'s turn: offers, chooses or gains. */
    int decider;
    /** How many offerings the decider still gains. */
    int due;
    /** The column that is filled or was taken from last, while that matters. */
    int column;
    /** Moai out of the game. */
    int tossed;
    /** In a view: the builder's choice is none of ours, and we are not told what it may choose from. */
    boolean aside;

    RapanuiState(Setup setup) {
        this.setup = setup;
        seats = setup.seats();
        tribes = new RapanuiPlayerAreas(seats);
        stock = (RapanuiOfferings.EACH - seats) * RapanuiOfferings.ONE_EACH;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** What a table shows of a position. */
    public RapanuiFacts survey() {
        return new RapanuiFacts(this);
    }

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

    @Override
    public void moves(MoveList out) {
        out.clear();
        RapanuiLegalMoves.of(this, out);
    }

    /** A {@link RapanuiIllegalReason} why a move is not legal here, 0 for exactly the legal ones; of a whole position. */
    public int illegalReason(int move) {
        return RapanuiIllegalReason.of(this, move);
    }

    @Override
    public void play(int move) {
        int what = RapanuiMoves.what(move);
        switch (RapanuiMoves.verb(move)) {
            case DEAL -> deal(what);
            case BUY -> {
                tribes.wood[turn] -= tribes.price(turn, what);
                receive(turn, what, 1);
                phase = RapanuiPhase.PLAYING;
            }
            case PLAY -> {
                tribes.playCards(turn, what, RapanuiMoves.number(move));
                if (what == MOAI) {
                    sacrifice((turn + 1) % seats);
                } else {
                    phase = RapanuiPhase.TAKING;
                }
            }
            case TOSS -> {
                tribes.hands[turn] -= RapanuiCards.one(MOAI);
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
                tribes.wood[decider] += tribes.income(decider, MOAI);
                scoreMoai(decider + 1);
            }
            case GLORY -> {
                tribes.glory[decider] += tribes.income(decider, MOAI);
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
        tribes.piles[seat] += offerings;
    }

    // The sacrifice goes on with the first seat from here on that has something to offer; the builder comes last.
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

    /** Also in a view, where a pile holds what its owner may have hidden. */
    boolean hasOfferings(int seat) {
        return RapanuiOfferings.total(tribes.piles[seat]) > stone.unknown(seat);
    }

    private void addOrTake() {
        phase = stock == 0 ? RapanuiPhase.TAKING : RapanuiPhase.ADDING;
    }

    private void offer(int kind) {
        boolean secret = phase == RapanuiPhase.HIDING;
        int seat = secret ? turn : decider;
        tribes.piles[seat] -= RapanuiOfferings.one(kind);
        if (secret) {
            stone.hide(seat, kind, tribes.piles[seat]);
            addOrTake();
        } else {
            stone.lay(kind);
            stone.conclude(seat, kind, tribes.piles[seat]);
            sacrifice((seat + 1) % seats);
        }
    }

    private void take(int from) {
        column = from;
        tribes.hands[turn] += RapanuiCards.one(display.take(from));
        if (display.isEmpty(from)) {
            phase = RapanuiPhase.REFILLING;
        } else {
            taken();
        }
    }

    private void taken() {
        if (tribes.handSize(turn) < RapanuiCards.HAND) {
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
            int[] gains = card == WOODCUTTER ? tribes.wood : tribes.glory;
            for (int seat = 0; seat < seats; seat++) {
                gains[seat] += tribes.income(seat, card);
            }
            endTurn();
        }
    }

    // From a seat on, clockwise, as far as the one whose turn it is; that one only if it is asked first.
    private void scoreMoai(int from) {
        int seat = from;
        boolean first = phase != RapanuiPhase.CHOOSING;
        while (first || seat % seats != turn) {
            first = false;
            if (tribes.village(seat % seats, MOAI) > 0) {
                phase = RapanuiPhase.CHOOSING;
                decider = seat % seats;
                return;
            }
            seat++;
        }
        endTurn();
    }

    // As with Moai; who cannot get all of its yield chooses other kinds for the rest.
    private void scoreHunters(int kind, int from) {
        int seat = from;
        boolean first = phase != RapanuiPhase.GAINING;
        while (first || seat % seats != turn) {
            first = false;
            int income = tribes.income(seat % seats, HUNTER + kind);
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
        tribes.copyFrom(that.tribes);
        stone.copyFrom(that.stone);
        phase = that.phase;
        stock = that.stock;
        turn = that.turn;
        decider = that.decider;
        due = that.due;
        column = that.column;
        tossed = that.tossed;
        aside = that.aside;
    }

    /** In a view what we do not know to lie on the stone counts as still in its owner's pile. */
    @Override
    public int score(int seat) {
        int score = tribes.glory[seat]
                + tribes.wood[seat] / RapanuiPlayerAreas.WOOD_PER_GLORY
                + tribes.village(seat, MOAI) * RapanuiPlayerAreas.MOAI_GLORY;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            score += tribes.pile(seat, kind) * RapanuiOfferings.worth(stone.all, kind);
        }
        return score;
    }

    @Override
    public int rank(int seat) {
        int standing = standing(seat);
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            rank += standing(other) > standing ? 1 : 0;
        }
        return rank;
    }

    // Points, then Moai, then wood; there are 9 Moai, and no game brings 1024 wood.
    private int standing(int seat) {
        return (score(seat) * 16 + tribes.village(seat, MOAI)) * 1024 + tribes.wood[seat];
    }

    @Override
    public RapanuiState viewFor(int seat) {
        RapanuiState view = copy();
        if (phase != RapanuiPhase.OVER) { // the final count shows them all
            view.stone.forget(seat, view.tribes.piles);
        }
        view.aside |= phase == RapanuiPhase.HIDING && seat != turn;
        return view;
    }

    @Override
    public boolean isFullyKnown() {
        return !aside && stone.unknown() == 0;
    }

    @Override
    public void determinize(Rng rng) {
        stone.determinize(rng, tribes.piles);
        aside = false;
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
