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
    /** The number of seats. */
    final int seats;
    /** Whether the gods take part. */
    final boolean gods;
    /** Bridges, control and stones. */
    final KanaloaBoard board;
    /** Deck, display, discards and hands. */
    final KanaloaCards cards;
    /** What has happened in the turn under way. */
    final KanaloaTurnProgress progress = new KanaloaTurnProgress();
    /** The kind of the next decision. */
    KanaloaPhase phase;
    /** The seat whose turn it is. */
    int turn;
    /** Whether the deck has run out once. */
    boolean secondHalf;
    /** Whether this is the last round. */
    boolean lastRound;
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
        seats = setup.seats();
        gods = setup.choice("gods") == 1;
        board = new KanaloaBoard(seats);
        cards = new KanaloaCards(seats);
        given = new int[seats];
        points = new int[seats];
        finished = new int[seats];
        phase = gods ? KanaloaPhase.PLACING : KanaloaPhase.DEALING;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** {@return the kind of the next decision} */
    public KanaloaPhase phase() {
        return phase;
    }

    /** {@return the seat whose turn it is, or that chance deals to} */
    public int turn() {
        return turn;
    }

    /** {@return whether the game uses gods' stones} */
    public boolean hasGods() {
        return gods;
    }

    /** {@return what has happened in the turn under way} Read only. */
    public KanaloaTurnProgress progress() {
        return progress;
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
        return cards.allDown();
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
        return phase == KanaloaPhase.TURN && lastRound && !progress.played && !progress.discarded && mayPass(turn);
    }

    /**
     * {@return whether a seat may postpone its last turn: another seat with more points has not had its last turn}
     *
     * @param who a seat, from 0
     */
    public boolean mayPass(int who) {
        return KanaloaLegalMoves.mayPass(this, who);
    }

    /** {@return whether stones other than KANE can be played now: in the second half, before the last round} */
    public boolean godsHelp() {
        return gods && secondHalf && !lastRound;
    }

    /** {@return the most cards {@code turn} may hold before the draw that ends its turn, or at an end without a draw} */
    public int handLimit() {
        return KanaloaLegalMoves.limit(this);
    }

    /** {@return the seat that has won by controlling eleven islands, or -1} */
    public int champion() {
        return champion;
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
        return phase.byChance ? CHANCE : phase == KanaloaPhase.OVER ? OVER : turn;
    }

    // To put a card away is part of the set-up.
    @Override
    public int turnSeat() {
        return phase == KanaloaPhase.GIVING ? CHANCE : actor();
    }

    @Override
    public void moves(MoveList out) {
        KanaloaLegalMoves.moves(this, out);
    }

    @Override
    public boolean stillAllows(int move) {
        return KanaloaLegalMoves.stillAllows(this, move);
    }

    @Override
    public void sample(int count, Rng rng, MoveList out) {
        if (phase.deals) {
            out.clear();
            out.add(KanaloaMoves.of(KanaloaMoves.DEAL, KanaloaBag.pick(cards.deck, rng)));
        } else {
            super.sample(count, rng, out);
        }
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
        progress.copyFrom(from.progress);
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
        return KanaloaScoring.score(this, seat);
    }

    /**
     * {@return the points that a scoring would give a seat now}
     *
     * @param seat a seat, from 0
     * @param finalScoring whether the game ends with this scoring
     */
    public int worth(int seat, boolean finalScoring) {
        return KanaloaScoring.worth(board, seat, finalScoring);
    }

    @Override
    public int rank(int seat) {
        return KanaloaScoring.rank(this, seat);
    }

    /** What {@code viewer} knows; for a view of another seat, only what everyone knows. */
    @Override
    public KanaloaState viewFor(int viewer) {
        return KanaloaSecrets.viewFor(this, viewer);
    }

    @Override
    public boolean isFullyKnown() {
        return cards.viewer == KanaloaCards.NO_VIEW;
    }

    @Override
    public void determinize(Rng rng) {
        KanaloaSecrets.determinize(this, rng);
    }

    @Override
    public void determinizeToPlay(Rng rng) {
        KanaloaSecrets.determinizeToPlay(this, rng);
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return KanaloaSecrets.isVisibleTo(this, seat, move);
    }

    /** The cards put away: the last choice reveals all of them. */
    @Override
    public int revealedCount(int move) {
        return phase == KanaloaPhase.GIVING && turn == seats() - 1 ? turn : 0;
    }

    /** KU shows a hand. */
    @Override
    public boolean tellsMore(int move) {
        return KanaloaMoves.verb(move) == KanaloaMoves.KU || super.tellsMore(move);
    }

    @Override
    public void write(BitWriter out) {
        KanaloaCodec.write(this, out);
    }
}
