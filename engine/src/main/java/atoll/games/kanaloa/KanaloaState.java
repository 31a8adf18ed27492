package atoll.games.kanaloa;

import atoll.engine.BitWriter;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position of Kanaloa, or one seat's view of it. */
public final class KanaloaState extends State {
    /** In a view: the seat has put away an unknown card. */
    public static final int SECRET = KanaloaMap.ISLANDS + 1;

    /** The most cards a seat may hold at the end of its turn. */
    public static final int HAND_LIMIT = 5;

    /** The number of controlled islands that wins the game. */
    public static final int ISLANDS_TO_WIN = 11;

    /** The cards dealt to each seat. */
    static final int HAND = 4;
    /** The open cards of the display. */
    static final int DISPLAY = 4;
    /** No seat. */
    static final int NOBODY = -1;

    /** The seats and options. */
    final Setup setup;
    /** Whether the gods take part. */
    final boolean gods;
    /** Bridges, control and stones. */
    final KanaloaBoard board;
    /** Deck, display, discards and hands. */
    final KanaloaCards cards;
    /** The kind of the next decision. */
    KanaloaPhase phase;
    /** The seat whose turn it is. */
    int turn;
    /** Whether the deck has run out once. */
    boolean secondHalf;
    /** Whether this is the last round. */
    boolean lastRound;
    /** A card was played for a bridge in this turn; KANALOA counts as one. */
    boolean played;
    /** A card was discarded face down in this turn: no bridge follows. */
    boolean discarded;
    /** LONO has taken the last card: the turn ends without one. */
    boolean closing;
    /** The seat whose hand KU shows, or that loses a card to PELE. */
    int other;
    /** PELE: bits of the seats that gave a card and have not got one back. */
    int givers;
    /** Bits of the islands on which {@code turn} still has to remove a bridge; the lowest first. */
    int removals;
    /** The seat that won by controlling eleven islands, or NOBODY. */
    int champion = NOBODY;
    /** By seat: 1 + the island of the card it has put away, 0 for none, SECRET. */
    final int[] given;

    /** By seat: its points of the scorings so far. */
    final int[] points;
    /** By seat: the order of the turns in the last round, from 1; 0 before the seat's last turn. */
    final int[] finished;

    /**
     * The position before anything is dealt.
     *
     * @param setup the seats and options
     */
    KanaloaState(Setup setup) {
        this.setup = setup;
        gods = setup.choice("gods") == 1;
        board = new KanaloaBoard(setup.seats());
        cards = new KanaloaCards(setup.seats());
        given = new int[setup.seats()];
        points = new int[setup.seats()];
        finished = new int[setup.seats()];
        phase = gods ? KanaloaPhase.PLACING : KanaloaPhase.DEALING;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    // The kind of the next decision.

    /** {@return the kind of the next decision} */
    public KanaloaPhase phase() {
        return phase;
    }

    /** {@return the seat whose turn it is, or that chance deals to} */
    public int turn() {
        return turn;
    }

    /**
     * With KU the seat whose hand is seen; with PELE the seat that loses a card or gets one back.
     *
     * @return a seat, from 0
     */
    public int other() {
        return other;
    }

    /** {@return whether the game uses gods' stones} */
    public boolean hasGods() {
        return gods;
    }

    /** {@return bridges, control and stones} */
    public KanaloaBoard board() {
        return board;
    }

    /**
     * {@return the number of known cards of an island in a hand, 0..3}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    public int hand(int seat, int island) {
        return KanaloaBag.of(cards.hands[seat], island);
    }

    /**
     * {@return the number of cards in a hand}
     *
     * @param seat a seat, from 0
     */
    public int handSize(int seat) {
        return cards.hand(seat);
    }

    /**
     * {@return the number of unknown cards in a hand}
     *
     * @param seat a seat, from 0
     */
    public int unknown(int seat) {
        return cards.unknown[seat];
    }

    /**
     * {@return the number of cards of an island in the hand of {@code owner} that another seat knows, 0..3} In a view,
     * the knowledge of other seats is limited to what everyone knows.
     *
     * @param viewer a seat, or SPECTATOR for what everyone knows
     * @param owner the seat whose hand it is
     * @param island an island, 0..15
     */
    public int knows(int viewer, int owner, int island) {
        return viewer == owner
                ? hand(owner, island)
                : KanaloaBag.of(cards.knowledge.sure(viewer == SPECTATOR ? seats() : viewer, owner), island);
    }

    /**
     * {@return the number of cards of an island that {@code viewer} knew in the hand of {@code owner} and that may have
     * left it unseen since}
     *
     * @param viewer a seat, or the number after the last seat for a spectator
     * @param owner the seat whose hand it is
     * @param island an island, 0..15
     */
    public int doubts(int viewer, int owner, int island) {
        int bag = viewer == owner ? 0 : cards.knowledge.doubtful(viewer == SPECTATOR ? seats() : viewer, owner);
        return KanaloaBag.of(bag, island);
    }

    /**
     * {@return 1 + the island of the card that a seat has put away, {@link #SECRET} if it is unknown, 0 for none}
     *
     * @param seat a seat, from 0
     */
    public int given(int seat) {
        return given[seat];
    }

    /**
     * {@return the number of open cards of an island in the display}
     *
     * @param island an island, 0..15
     */
    public int display(int island) {
        return KanaloaBag.of(cards.display, island);
    }

    /** {@return the number of cards in the display, 0..4} */
    public int displaySize() {
        return KanaloaBag.size(cards.display);
    }

    /**
     * {@return the number of openly played cards of an island since the last shuffle}
     *
     * @param island an island, 0..15
     */
    public int discards(int island) {
        return KanaloaBag.of(cards.discards, island);
    }

    /** {@return the number of cards discarded face down since the last shuffle, by all seats} */
    public int faceDown() {
        int sum = 0;
        for (int seat = 0; seat < seats(); seat++) {
            sum += cards.down(seat);
        }
        return sum;
    }

    /**
     * {@return the number of cards of an island known to be among a seat's face-down discards; in a view, only its own}
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     */
    public int faceDown(int seat, int island) {
        return KanaloaBag.of(cards.down[seat], island);
    }

    /** {@return the number of cards left in the deck} */
    public int left() {
        return cards.left();
    }

    /**
     * {@return the points of a seat so far, without future scorings}
     *
     * @param seat a seat, from 0
     */
    public int points(int seat) {
        return points[seat];
    }

    /** {@return whether the deck has run out once, so that gods help} */
    public boolean isSecondHalf() {
        return secondHalf;
    }

    /** {@return whether this is the last round} */
    public boolean isLastRound() {
        return lastRound;
    }

    /**
     * {@return the order of a seat's turn in the last round, from 1; 0 before that turn}
     *
     * @param seat a seat, from 0
     */
    public int finished(int seat) {
        return finished[seat];
    }

    /** {@return whether {@code turn} may postpone its last turn} */
    public boolean mayPass() {
        return phase == KanaloaPhase.TURN && lastRound && !played && !discarded && mayPass(turn);
    }

    /**
     * {@return whether a seat may postpone its last turn: another seat with more points has not had its last turn}
     *
     * @param who a seat, from 0
     */
    public boolean mayPass(int who) {
        boolean ahead = false;
        for (int seat = 0; seat < seats(); seat++) {
            ahead |= finished[seat] == 0 && points[seat] > points[who];
        }
        return ahead;
    }

    /** {@return whether stones other than KANE can be played now: in the second half, before the last round} */
    public boolean godsHelp() {
        return gods && secondHalf && !lastRound;
    }

    /** {@return whether {@code turn} has played a card in this turn; KANALOA counts as one, other stones do not} */
    public boolean hasPlayed() {
        return played;
    }

    /** {@return whether {@code turn} has discarded in this turn: no bridge follows, and no second voluntary discard} */
    public boolean hasDiscarded() {
        return discarded;
    }

    /** {@return whether LONO has taken the last card, so that the turn ends without another} */
    public boolean isClosing() {
        return closing;
    }

    /**
     * {@return the most cards {@code turn} may hold before the draw that ends its turn, or before the end without a
     * draw}
     */
    public int handLimit() {
        return KanaloaLegalMoves.limit(this);
    }

    /** {@return the seat that has won by controlling eleven islands, or -1} */
    public int champion() {
        return champion;
    }

    /** {@return the island on which {@code turn} removes a bridge in the phase REMOVING} */
    public int removalIsland() {
        return Integer.numberOfTrailingZeros(removals);
    }

    /**
     * {@return the effects of a bridge: a move BUILD or EXCHANGE of {@code turn}, legal or not}
     *
     * @param move a move of this game
     */
    public KanaloaPreview preview(int move) {
        return new KanaloaPreview(this, turn, KanaloaMoves.connection(move));
    }

    @Override
    public int actor() {
        return switch (phase) {
            case PLACING, DEALING, FILLING, DRAWING, EXTRA_DRAWING, PULLING -> CHANCE;
            case OVER -> OVER;
            default -> turn;
        };
    }

    @Override
    public void moves(MoveList out) {
        KanaloaLegalMoves.moves(this, out);
    }

    @Override
    public void play(int move) {
        KanaloaTransitions.play(this, move);
    }

    @Override
    public KanaloaState copy() {
        KanaloaState copy = new KanaloaState(setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State that) {
        KanaloaState from = (KanaloaState) that;
        board.copyFrom(from.board);
        cards.copyFrom(from.cards);
        phase = from.phase;
        turn = from.turn;
        secondHalf = from.secondHalf;
        lastRound = from.lastRound;
        played = from.played;
        discarded = from.discarded;
        closing = from.closing;
        other = from.other;
        givers = from.givers;
        removals = from.removals;
        champion = from.champion;
        for (int seat = 0; seat < given.length; seat++) {
            given[seat] = from.given[seat];
            points[seat] = from.points[seat];
            finished[seat] = from.finished[seat];
        }
    }

    /** The points including a final scoring of this position, unless the game is over. */
    @Override
    public int score(int seat) {
        return points[seat] + (phase == KanaloaPhase.OVER ? 0 : worth(seat, true));
    }

    /**
     * {@return the points that a scoring would give a seat now}
     *
     * @param seat a seat, from 0
     * @param finalScoring whether the game ends with this scoring
     */
    public int worth(int seat, boolean finalScoring) {
        int worth = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (board.controls(seat, island)) {
                worth += board.value(seat, island) + (finalScoring ? 1 : 0);
            }
        }
        return worth;
    }

    @Override
    public int rank(int seat) {
        int rank = 1;
        for (int rival = 0; rival < seats(); rival++) {
            rank += isAhead(rival, seat) ? 1 : 0;
        }
        return rank;
    }

    private boolean isAhead(int seat, int of) {
        if (champion >= 0 && seat != of && (seat == champion || of == champion)) {
            return seat == champion;
        }
        int difference = score(seat) - score(of);
        // rulebook, end of the game: with equal points, the earlier last turn wins
        return difference > 0
                || difference == 0 && finished[seat] > 0 && (finished[of] == 0 || finished[seat] < finished[of]);
    }

    /** What {@code viewer} knows; for a view of another seat, only what everyone knows. */
    @Override
    public KanaloaState viewFor(int viewer) {
        KanaloaState view = copy();
        int of = viewer == SPECTATOR ? seats() : viewer;
        if (!isFullyKnown() && cards.viewer != of) {
            of = seats();
        }
        if (cards.viewer != of) {
            view.cards.forget(of);
            for (int seat = 0; seat < seats(); seat++) {
                if (seat != of && given[seat] > 0) {
                    view.given[seat] = SECRET;
                }
            }
        }
        return view;
    }

    @Override
    public boolean isFullyKnown() {
        return cards.viewer == KanaloaCards.NO_VIEW;
    }

    @Override
    public void determinize(Rng rng) {
        boolean unseen =
                phase == KanaloaPhase.STEALING && !isFullyKnown() && cards.viewer != turn && cards.viewer != other;
        cards.determinize(rng);
        if (unseen) {
            cards.look(turn, other); // the thief has seen the determinized hand
        }
        for (int seat = 0; seat < seats(); seat++) {
            if (given[seat] == SECRET) {
                given[seat] = 1 + KanaloaBag.pick(cards.hands[seat], rng);
            }
        }
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return switch (phase) {
            case DEALING, DRAWING, EXTRA_DRAWING -> seat == turn;
            case GIVING -> seat == turn || turn == seats() - 1; // the last choice reveals all of them
            case TURN -> seat == turn || KanaloaMoves.verb(move) != KanaloaMoves.DISCARD;
            case STEALING -> seat == turn || seat == other || KanaloaMoves.verb(move) == KanaloaMoves.LEAVE;
            case PULLING, RETURNING -> seat == turn || seat == other;
            default -> true;
        };
    }

    /** The cards put away: the last choice reveals all of them. */
    @Override
    public int revealedCount(int move) {
        return phase == KanaloaPhase.GIVING && turn == seats() - 1 ? turn : 0;
    }

    @Override
    public void write(BitWriter out) {
        KanaloaCodec.write(this, out);
    }
}
