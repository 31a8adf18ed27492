package atoll.table.text;

/** The same texts, in brief where there is such a one: its key ends with {@code .brief}. */
public final class BriefTexts implements Messages {
    private final Messages whole;

    /**
     * Texts in brief.
     *
     * @param whole the texts
     */
    public BriefTexts(Messages whole) {
        this.whole = whole;
    }

    @Override
    public String text(String key) {
        String brief = key + ".brief";
        String text = whole.text(brief);
        return text.equals(brief) ? whole.text(key) : text;
    }

    @Override
    public String seat(int seat) {
        return whole.seat(seat);
    }

    @Override
    public String plural(int n) {
        return whole.plural(n);
    }
}
