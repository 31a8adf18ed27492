package atoll.template;

import static atoll.template.TemplateMoves.ANSWER;
import static atoll.template.TemplateMoves.DEAL;
import static atoll.template.TemplateMoves.DRAW;
import static atoll.template.TemplateMoves.DUEL;
import static atoll.template.TemplateMoves.HIDE;
import static atoll.template.TemplateMoves.LAY;
import static atoll.template.TemplateMoves.TAKE;
import static atoll.template.TemplateMoves.TRADE;
import static atoll.template.TemplateMoves.YIELD;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position of Flotsam, or one seat's view of it, and the rules. */
public final class TemplateState extends State {
    public static final int KINDS = TemplateCards.KINDS;
    /** In a view: the seat has hidden an unknown card. */
    public static final int SECRET = TemplateCards.SECRET;

    private static final TemplatePhase[] PHASES = TemplatePhase.values();

    private final Setup setup;
    final boolean duels;
    final TemplateCards cards;
    private TemplatePhase phase = TemplatePhase.DEALING;
    private int turn;
    // In a duel, else 0: the challenged seat, and the kind the challenger has played.
    int rival;
    private int stake;

    TemplateState(Setup setup) {
        this.setup = setup;
        duels = setup.choice("duels") == 0;
        cards = new TemplateCards(setup.seats(), setup.choice("copies") == 0 ? 5 : 7);
    }

    @Override
    public Setup setup() {
        return setup;
    }

    public TemplatePhase phase() {
        return phase;
    }

    /** The seat whose turn it is, or that chance deals to. */
    public int turn() {
        return turn;
    }

    /** In a duel: the kind the challenger has played. */
    public int stake() {
        return stake;
    }

    /** Open cards of a kind. */
    public int shown(int kind) {
        return cards.shown[kind];
    }

    /** Cards of a kind that {@code seat} has won. */
    public int pile(int seat, int kind) {
        return cards.pile[seat * KINDS + kind];
    }

    /** The number of known cards of a kind in a hand. */
    public int hand(int seat, int kind) {
        return cards.hand(seat, kind);
    }

    /** The number of unknown cards in a hand. */
    public int unknown(int seat) {
        return cards.unknown[seat];
    }

    /** 1 + the kind that {@code seat} has hidden, {@link #SECRET} if unknown, 0 for none. */
    public int hidden(int seat) {
        return cards.hidden[seat];
    }

    /** Cards left to draw. */
    public int left() {
        return cards.left();
    }

    @Override
    public int actor() {
        return switch (phase) {
            case DEALING, FILLING, DRAWING -> CHANCE;
            case HIDING, TAKING, LAYING -> turn;
            case ANSWERING -> rival;
            case OVER -> OVER;
        };
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        int actor = actor();
        if (actor >= 0 && unknown(actor) > 0) {
            return; // its legal moves would reveal its hand
        }
        switch (phase) {
            case DEALING, FILLING, DRAWING -> outcomes(out);
            case HIDING -> hand(HIDE, turn, out);
            case TAKING -> takes(out);
            case LAYING -> {
                hand(LAY, turn, out);
                duels(out);
            }
            case ANSWERING -> {
                hand(ANSWER, rival, out);
                out.add(YIELD);
            }
            case OVER -> {
                // no decision left
            }
        }
    }

    private void outcomes(MoveList out) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (cards.deck[kind] > 0) {
                out.add(TemplateMoves.of(DEAL, kind), cards.deck[kind]);
            }
        }
    }

    private void hand(int verb, int seat, MoveList out) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (hand(seat, kind) > 0) {
                out.add(TemplateMoves.of(verb, kind));
            }
        }
    }

    private void takes(MoveList out) {
        if (left() > 0) {
            out.add(DRAW);
        }
        for (int kind = 0; kind < KINDS; kind++) {
            if (shown(kind) > 0) {
                out.add(TemplateMoves.of(TAKE, kind));
                trades(kind, out);
            }
        }
    }

    private void trades(int forKind, MoveList out) {
        for (int first = 0; first < KINDS; first++) {
            for (int second = first; second < KINDS; second++) {
                boolean has = first == second ? hand(turn, first) > 1 : hand(turn, first) > 0 && hand(turn, second) > 0;
                if (has) {
                    out.add(TemplateMoves.trade(first, second, forKind));
                }
            }
        }
    }

    private void duels(MoveList out) {
        for (int seat = 0; duels && seat < seats(); seat++) {
            for (int kind = 0; seat != turn && kind < KINDS; kind++) {
                if (hand(turn, kind) > 0) {
                    out.add(TemplateMoves.duel(seat, kind));
                }
            }
        }
    }

    @Override
    public void play(int move) {
        int kind = TemplateMoves.kind(move);
        switch (TemplateMoves.verb(move)) {
            case DEAL -> deal(kind);
            case HIDE -> hide(kind);
            case TAKE -> take(kind);
            case DRAW -> phase = TemplatePhase.DRAWING;
            case TRADE -> {
                cards.lose(turn, kind);
                cards.lose(turn, TemplateMoves.second(move));
                take(TemplateMoves.forKind(move));
            }
            case LAY -> {
                cards.lose(turn, kind);
                cards.win(turn, kind);
                next();
            }
            case DUEL -> {
                cards.lose(turn, kind);
                stake = kind;
                rival = TemplateMoves.seat(move);
                phase = TemplatePhase.ANSWERING;
            }
            case ANSWER -> answer(kind);
            case YIELD -> {
                cards.win(turn, stake);
                next();
            }
            default -> throw new IllegalArgumentException("no move of this game: " + move);
        }
    }

    private void deal(int kind) {
        if (phase == TemplatePhase.FILLING) {
            cards.show(kind);
            begin();
            return;
        }
        cards.deal(turn, kind);
        if (phase == TemplatePhase.DRAWING) {
            phase = TemplatePhase.LAYING;
        } else if (cards.hand(turn) == TemplateCards.HAND && ++turn == seats()) {
            turn = 0;
            phase = TemplatePhase.HIDING;
        }
    }

    private void hide(int kind) {
        cards.hidden[turn] = 1 + kind;
        if (++turn < seats()) {
            return;
        }
        for (int seat = 0; seat < seats(); seat++) {
            cards.lose(seat, hidden(seat) - 1);
            cards.win(seat, hidden(seat) - 1);
            cards.hidden[seat] = 0;
        }
        turn = 0;
        begin();
    }

    private void take(int kind) {
        cards.take(turn, kind);
        phase = TemplatePhase.LAYING;
    }

    private void answer(int kind) {
        cards.lose(rival, kind);
        if (kind != stake) {
            int winner = kind > stake ? rival : turn;
            cards.win(winner, kind);
            cards.win(winner, stake);
        }
        next();
    }

    private void next() {
        turn = (turn + 1) % seats();
        rival = 0;
        stake = 0;
        begin();
    }

    private void begin() {
        if (left() > 0 && cards.allShown() < TemplateCards.SHOWN) {
            phase = TemplatePhase.FILLING;
        } else {
            phase = cards.allShown() > 0 ? TemplatePhase.TAKING : TemplatePhase.OVER;
        }
    }

    @Override
    public State copy() {
        TemplateState copy = new TemplateState(setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        TemplateState that = (TemplateState) other;
        cards.copyFrom(that.cards);
        phase = that.phase;
        turn = that.turn;
        rival = that.rival;
        stake = that.stake;
    }

    @Override
    public int score(int seat) {
        int score = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            score += (kind + 1) * pile(seat, kind);
        }
        return score;
    }

    @Override
    public int rank(int seat) {
        int rank = 1;
        for (int other = 0; other < seats(); other++) {
            if (rankKey(other) > rankKey(seat)) {
                rank++;
            }
        }
        return rank;
    }

    // Points, then cards; there are fewer than 32 of them.
    private int rankKey(int seat) {
        return score(seat) * 32 + cards.won(seat);
    }

    @Override
    public State viewFor(int viewer) {
        TemplateState view = (TemplateState) copy();
        for (int seat = 0; seat < seats(); seat++) {
            if (seat != viewer) {
                view.cards.forget(seat);
            }
        }
        return view;
    }

    @Override
    public boolean isFullyKnown() {
        return cards.allUnknown() == 0; // a secret card is still in its owner's hand
    }

    @Override
    public void determinize(Rng rng) {
        cards.determinize(rng);
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return switch (phase) {
            case DEALING, DRAWING -> seat == turn;
            case HIDING -> seat == turn || turn == seats() - 1; // the last choice reveals all of them
            default -> true;
        };
    }

    /** The cards hidden: the last choice reveals all of them. */
    @Override
    public int revealedCount(int move) {
        return phase == TemplatePhase.HIDING && turn == seats() - 1 ? turn : 0;
    }

    @Override
    public void write(BitWriter out) {
        setup.write(out);
        out.put(phase.ordinal(), PHASES.length);
        out.put(turn, seats());
        out.put(rival, seats());
        out.put(stake, KINDS);
        cards.write(out);
    }

    /** Reads what {@link #write} wrote after the setup. Throws BadPosition if the rules allow no such position. */
    void read(BitReader in) {
        phase = PHASES[in.get(PHASES.length)];
        turn = in.get(seats());
        rival = in.get(seats());
        stake = in.get(KINDS);
        cards.read(in);
        if (!TemplateValidator.isSound(this)) {
            throw new BadPosition("no such position");
        }
    }
}
