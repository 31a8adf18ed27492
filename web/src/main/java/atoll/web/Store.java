package atoll.web;

import atoll.play.BadLink;

/** Where the game at hand outlives the page. Without storage the game goes on, and the player is told once. */
final class Store {
    private static final String GAME = "atoll.game";
    /** A game that could not be read is kept here when another takes its place. */
    private static final String UNREADABLE = "atoll.game.unreadable";

    private Hand hand;
    private BadLink trouble;
    private boolean refused;

    /** Reads the game at hand. */
    void load() {
        String text = Browser.stored(GAME);
        if (text == null || text.isEmpty()) {
            return;
        }
        try {
            hand = Hand.read(text);
        } catch (BadLink e) {
            trouble = e;
        }
    }

    /** The game at hand, or null. */
    Hand hand() {
        return hand;
    }

    /** What is wrong with the stored game, or null. */
    BadLink trouble() {
        return trouble;
    }

    /** Whether the browser did not keep the last game it was given. */
    boolean refused() {
        return refused;
    }

    /** Makes this the game at hand, in place of any other. */
    void take(Hand newHand) {
        if (trouble != null) {
            Browser.store(UNREADABLE, Browser.stored(GAME));
            trouble = null;
        }
        hand = newHand;
        keep();
    }

    /** Writes down how the game at hand stands now. */
    void keep() {
        refused = !Browser.store(GAME, hand.written());
    }
}
