package atoll.games.kanaloa;

/** What has happened in the turn under way, as far as it decides what may follow. */
public final class KanaloaTurnProgress {
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
    /** Bits of the islands on which the seat still has to remove a bridge; the lowest first. */
    int removals;

    /** Nothing has happened. */
    KanaloaTurnProgress() {}

    /**
     * Takes over everything.
     *
     * @param from the original
     */
    void copyFrom(KanaloaTurnProgress from) {
        played = from.played;
        discarded = from.discarded;
        closing = from.closing;
        other = from.other;
        givers = from.givers;
        removals = from.removals;
    }

    /** {@return whether the seat has played a card in this turn; KANALOA counts as one, other stones do not} */
    public boolean hasPlayed() {
        return played;
    }

    /** {@return whether the seat has discarded in this turn: no bridge follows, and no second voluntary discard} */
    public boolean hasDiscarded() {
        return discarded;
    }

    /** {@return whether LONO has taken the last card, so that the turn ends without another} */
    public boolean isClosing() {
        return closing;
    }

    /**
     * With KU the seat whose hand is seen; with PELE the seat that loses a card or gets one back.
     *
     * @return a seat, from 0
     */
    public int other() {
        return other;
    }

    /** {@return the island on which the seat removes a bridge in the phase REMOVING} */
    public int removalIsland() {
        return Integer.numberOfTrailingZeros(removals);
    }
}
