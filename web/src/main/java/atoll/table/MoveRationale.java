package atoll.table;

import atoll.table.text.Messages;

/** What a move is for: at most three sentences, the weightiest first. Each table finds its own. */
public final class MoveRationale {
    private static final int MOST = 3;

    private final String prefix;
    private final Messages messages;
    private final StringBuilder said = new StringBuilder();
    private int count;

    /** @param game the id of the game, whose texts {@code purpose.ID.*} are said */
    public MoveRationale(String game, Messages messages) {
        prefix = "purpose." + game + ".";
        this.messages = messages;
    }

    /** Adds a sentence, unless enough has been said. */
    public void add(String kind, String... args) {
        if (count++ < MOST) {
            said.append(count > 1 ? " " : "").append(messages.format(prefix + kind, args));
        }
    }

    /** Adds a sentence about a number of things: {0} of {@code kind.one}, {@code kind.other} ... */
    public void addCount(String kind, int n, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = Integer.toString(n);
        System.arraycopy(args, 0, all, 1, args.length);
        add(kind + "." + messages.plural(n), all);
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
