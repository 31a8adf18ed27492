package atoll.table;

/** Words among players whose names are known. */
record NamedWords(Words words, Party party) implements Words {
    @Override
    public String text(String key) {
        return words.text(key);
    }

    @Override
    public String plural(int n) {
        return words.plural(n);
    }

    @Override
    public String seat(String key, int seat) {
        return party.at(seat).name();
    }
}
