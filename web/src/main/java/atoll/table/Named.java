package atoll.table;

import java.util.function.Supplier;

/** Texts in which players are called by the names they have now. */
final class Named implements Words {
    private final Words words;
    private final Supplier<Party> party;

    Named(Words words, Supplier<Party> party) {
        this.words = words;
        this.party = party;
    }

    @Override
    public String seat(int seat) {
        return party.get().at(seat).name();
    }

    @Override
    public String text(String key) {
        return words.text(key);
    }

    @Override
    public String plural(int n) {
        return words.plural(n);
    }
}
