package atoll.table.present;

import atoll.table.text.Messages;
import java.util.function.Supplier;

/** Messages that use the current player names. */
final class PlayerNameTexts implements Messages {
    private final Messages messages;
    private final Supplier<Players> players;

    /**
     * Texts with the names of the players.
     *
     * @param messages the texts
     * @param players the players, one per seat
     */
    PlayerNameTexts(Messages messages, Supplier<Players> players) {
        this.messages = messages;
        this.players = players;
    }

    @Override
    public String seat(int seat) {
        return players.get().at(seat).name();
    }

    @Override
    public String text(String key) {
        return messages.text(key);
    }

    @Override
    public String plural(int n) {
        return messages.plural(n);
    }
}
