package atoll.table.present;

import atoll.table.text.Messages;
import java.util.function.Supplier;

/** Texts in which players are called by the names they have now. */
final class PlayerNameTexts implements Messages {
    private final Messages messages;
    private final Supplier<Players> party;

    PlayerNameTexts(Messages messages, Supplier<Players> party) {
        this.messages = messages;
        this.party = party;
    }

    @Override
    public String seat(int seat) {
        return party.get().at(seat).name();
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
