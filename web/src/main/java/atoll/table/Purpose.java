package atoll.table;

/** What a move is for: at most three sentences, the weightiest first. Each table finds its own. */
public final class Purpose {
    private static final int MOST = 3;

    private final String prefix;
    private final Words words;
    private final StringBuilder said = new StringBuilder();
    private int count;

    /** @param game the id of the game, whose texts {@code purpose.ID.*} are said */
    public Purpose(String game, Words words) {
        prefix = "purpose." + game + ".";
        this.words = words;
    }

    /** Adds a sentence, unless enough has been said. */
    public void say(String kind, String... args) {
        if (count++ < MOST) {
            said.append(count > 1 ? " " : "").append(words.say(prefix + kind, args));
        }
    }

    /** Adds a sentence about a number of things: {0} of {@code kind.one}, {@code kind.other} ... */
    public void count(String kind, int n, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = Integer.toString(n);
        System.arraycopy(args, 0, all, 1, args.length);
        say(kind + "." + words.plural(n), all);
    }

    /** Whether nothing has been said yet. */
    public boolean isEmpty() {
        return count == 0;
    }

    /** All that has been said. */
    public String text() {
        return said.toString();
    }
}
