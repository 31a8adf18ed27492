package atoll.games.origo;

import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position of Origo, or one seat's view of it. */
public final class OrigoState extends State {
    /** The expansions and attacks in a turn, together. */
    public static final int ACTIONS = 2;

    /** No field. */
    static final int NOWHERE = -1;

    /** The seats and options. */
    final Setup setup;
    /** The number of seats. */
    final int seats;
    /** Whether corners support in a battle as well. */
    final boolean corners;

    /** Shields, supplies and founded countries. */
    final OrigoBoard board;
    /** Pile, discards and hands. */
    final OrigoHands hands;
    /** The track of points. */
    final OrigoTrack track;
    /** The kind of the next decision. */
    OrigoPhase phase = OrigoPhase.DEALING;
    /** The seat to move; before the first turn the one that is dealt to or places; when NAMING the one that names. */
    int turn;
    /** The start player of each round. */
    int start;
    /** Expansions and attacks left. */
    int actions = ACTIONS;
    /** A shield has wandered or cards were swapped in this turn. */
    boolean shifted;
    /** No seat has acted in this round so far. */
    boolean quiet = true;
    /** Scorings to come, 0..2, each at the end of a round. */
    int waiting;
    /** Cards still to be drawn for those swapped, or the seat whose hand is being refilled. */
    int drawing;
    /** The field under attack, or NOWHERE. */
    int target = NOWHERE;
    /** Shields of {@code turn} that have sailed in this turn, as bits of words. */
    final int[] sailed = new int[OrigoMap.WORDS];

    // Scratch space for listing moves and counting points.
    /** Scratch space: fields around a seat's shields. */
    final int[] border = new int[OrigoMap.WORDS];
    /** Scratch space: shields not handled yet. */
    final int[] left = new int[OrigoMap.WORDS];
    /** Scratch space: the shields of a group. */
    final int[] group = new int[OrigoMap.WORDS];
    /** Scratch space: the fields that a group can reach. */
    final int[] targets = new int[OrigoMap.WORDS];
    /** Scratch space: the kinds of cards in a hand; one made by hand may have too many. */
    final int[] kinds = new int[OrigoCards.KINDS];
    /** Scratch space: the points of the board. */
    final OrigoScoring scoring;

    /** Scratch space: what an evaluator has computed for this position. */
    final OrigoValues values = new OrigoValues();

    private final OrigoTrack outlook;

    /**
     * The position before anything is dealt.
     *
     * @param setup the seats and options
     */
    OrigoState(Setup setup) {
        this.setup = setup;
        seats = setup.seats();
        corners = setup.choice(OrigoGame.SUPPORT) == 1;
        board = new OrigoBoard(seats);
        hands = new OrigoHands(seats);
        track = new OrigoTrack(seats);
        scoring = new OrigoScoring(seats);
        outlook = new OrigoTrack(seats);
    }

    @Override
    public Setup setup() {
        return setup;
    }

    // The public information; more in the survey.

    /** {@return the kind of the next decision} */
    public OrigoPhase phase() {
        return phase;
    }

    /** {@return shields, supplies and founded countries} */
    public OrigoBoard board() {
        return board;
    }

    /** {@return the facts for a table: battles, scorings, targets} */
    public OrigoFacts survey() {
        return new OrigoFacts(this);
    }

    /** {@return the seat whose turn it is; in a battle the attacker} */
    public int turn() {
        return turn;
    }

    /** {@return the start player of the rounds} */
    public int start() {
        return start;
    }

    /**
     * {@return the field of a seat's leader: its points so far, at least 1}
     *
     * @param seat a seat, from 0
     */
    public int leader(int seat) {
        return track.leaders[seat];
    }

    /**
     * {@return the number of cards a seat holds}
     *
     * @param seat a seat, from 0
     */
    public int handSize(int seat) {
        return hands.sizes[seat];
    }

    /**
     * {@return the number of cards of a kind a seat holds; 0 for a hidden hand}
     *
     * @param seat a seat, from 0
     * @param kind a card, 0..47
     */
    public int hand(int seat, int kind) {
        return hands.count(seat, kind);
    }

    /**
     * {@return whether a seat's hand is known}
     *
     * @param seat a seat, from 0
     */
    public boolean knows(int seat) {
        return isFullyKnown() || hands.viewer == seat || hands.sizes[seat] == 0;
    }

    /**
     * {@return the number of cards of a kind that are certainly in hidden hands: not among the discards at the last
     * shuffle, and not played since}
     *
     * @param kind a card, 0..47
     */
    public int sure(int kind) {
        return isFullyKnown() ? 0 : hands.knowledge.sure(hands.viewer, kind);
    }

    /**
     * {@return the number of cards of a kind among the open discards, without those of the current battle}
     *
     * @param kind a card, 0..47
     */
    public int discards(int kind) {
        return OrigoBag.get(hands.bags, OrigoHands.DISCARDS, kind);
    }

    /** {@return cards left to draw before the discards are needed} */
    public int pile() {
        return hands.pileSize;
    }

    /** {@return the number of expansions and attacks left in this turn} */
    public int actions() {
        return actions;
    }

    /** {@return whether a shield may still wander, or cards may be swapped, in this turn} */
    public boolean mayShift() {
        return !shifted;
    }

    /**
     * {@return whether the shield there has sailed in this turn}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public boolean hasSailed(int field) {
        return (sailed[OrigoMap.word(field)] & OrigoMap.bit(field)) != 0;
    }

    /** {@return the number of waiting scorings, for the end of this round and the next, 0..2} */
    public int waiting() {
        return waiting;
    }

    /** {@return whether this round is certainly the last one: a supply or the stones are used up} */
    public boolean isLastRound() {
        boolean last = board.stones() == OrigoMap.COUNTRIES;
        for (int seat = 0; seat < seats; seat++) {
            last |= board.supply[seat] == 0;
        }
        return last;
    }

    /** {@return whether the game ends with this turn, if nothing more is done in it} Every seat had its turn then. */
    public boolean isLastTurn() {
        return (turn + 1) % seats == start && (isQuiet() || isLastRound());
    }

    /** {@return whether no seat has acted in this round so far} */
    public boolean isQuiet() {
        return quiet && !hasActed();
    }

    /**
     * {@return whether the seat has acted in this turn; a shield that has sailed stays marked, even when it wanders on}
     */
    public boolean hasActed() {
        return shifted || actions < ACTIONS || (sailed[0] | sailed[1] | sailed[2] | sailed[3]) != 0;
    }

    @Override
    public int actor() {
        return switch (phase) {
            case DEALING, SWAPPING, REFILLING -> CHANCE;
            case PLACING, TURN, NAMING -> turn;
            case BATTLE -> attackValue() > defenceValue() ? board.owner(target) : turn;
            case OVER -> OVER;
        };
    }

    // The first shields and the choice of who begins are before a turn.
    @Override
    public int turnSeat() {
        return switch (phase) {
            case PLACING, NAMING -> CHANCE;
            case BATTLE -> turn;
            default -> actor();
        };
    }

    // Two for a card, one for a shield next to the attacked one.
    /** {@return the value of the attacker in the current battle} */
    int attackValue() {
        return 2 * OrigoBag.size(hands.bags, OrigoHands.played(0)) + board.around(turn, target, corners);
    }

    // The same, plus one for the attacked shield.
    /** {@return the value of the defender in the current battle} */
    int defenceValue() {
        return 2 * OrigoBag.size(hands.bags, OrigoHands.played(1))
                + board.around(board.owner(target), target, corners)
                + 1;
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        OrigoLegalMoves.of(this, out);
    }

    @Override
    public boolean stillAllows(int move) {
        return switch (OrigoMoves.verb(move)) {
            case OrigoMoves.EXPAND, OrigoMoves.ATTACK -> hands.count(turn, OrigoMoves.card(move)) > 0;
            case OrigoMoves.SWAP -> {
                int first = OrigoMoves.card(move);
                int second = OrigoMoves.second(move);
                yield hands.count(turn, second) > 0 && hands.count(turn, first) > (first == second ? 1 : 0);
            }
            case OrigoMoves.ADD -> hands.count(actor(), OrigoMoves.card(move)) > 0;
            default -> true;
        };
    }

    @Override
    public void sample(int count, Rng rng, MoveList out) {
        boolean chance = phase == OrigoPhase.DEALING || phase == OrigoPhase.SWAPPING || phase == OrigoPhase.REFILLING;
        if (chance && isFullyKnown()) {
            out.clear();
            out.add(OrigoMoves.of(OrigoMoves.DEAL, hands.next(rng)));
        } else {
            super.sample(count, rng, out);
        }
    }

    @Override
    public void play(int move) {
        values.clear();
        OrigoTransitions.play(this, move);
    }

    /**
     * Ends the battle under way without more cards, for proofs in which the cards of a hand are unknown. No move of the game.
     *
     * @param won whether the attacker wins
     */
    public void settle(boolean won) {
        values.clear();
        OrigoTransitions.settle(this, won);
    }

    @Override
    public OrigoState copy() {
        OrigoState copy = new OrigoState(setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        OrigoState that = (OrigoState) other;
        values.clear();
        board.copyFrom(that.board);
        hands.copyFrom(that.hands);
        track.copyFrom(that.track);
        phase = that.phase;
        turn = that.turn;
        start = that.start;
        actions = that.actions;
        shifted = that.shifted;
        quiet = that.quiet;
        waiting = that.waiting;
        drawing = that.drawing;
        target = that.target;
        System.arraycopy(that.sailed, 0, sailed, 0, OrigoMap.WORDS);
    }

    /** The field of the leader; unless the game is over, after a final scoring now. */
    @Override
    public int score(int seat) {
        return standings().leaders[seat];
    }

    @Override
    public int rank(int seat) {
        return standings().rank(seat);
    }

    private OrigoTrack standings() {
        if (phase == OrigoPhase.OVER) {
            return track;
        }
        outlook.copyFrom(track);
        scoring.take(board).award(outlook, start);
        return outlook;
    }

    /** What {@code viewer} knows; for a view of another seat, only what everyone knows. */
    @Override
    public OrigoState viewFor(int viewer) {
        OrigoState view = copy();
        int of = viewer == SPECTATOR ? seats : viewer;
        if (!isFullyKnown() && hands.viewer != of) {
            of = seats;
        }
        if (hands.viewer != of) {
            view.hands.forget(of);
        }
        return view;
    }

    @Override
    public boolean isFullyKnown() {
        return hands.viewer == OrigoHands.NO_VIEW;
    }

    @Override
    public void determinize(Rng rng) {
        hands.determinize(rng);
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return switch (phase) {
            case DEALING, SWAPPING -> seat == turn;
            case REFILLING -> seat == drawing;
            default -> true;
        };
    }

    @Override
    public void write(BitWriter out) {
        OrigoCodec.write(this, out);
    }
}
