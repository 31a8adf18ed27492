package atoll.table;

import atoll.table.text.Messages;

/** The reasons for a move: at most three sentences, the most important first. Each table finds its own. */
public final class MoveRationale {
    private static final int MOST = 3;

    private final String prefix;
    private final Messages messages;
    private final StringBuilder sentences = new StringBuilder();
    private int count;

    /**
     * Reasons for a move of a game, none so far.
     *
     * @param game the id of the game; its texts are {@code purpose.ID.*}
     * @param messages the texts
     */
    public MoveRationale(String game, Messages messages) {
        prefix = "purpose." + game + ".";
        this.messages = messages;
    }

    /**
     * Adds a sentence, unless there are enough.
     *
     * @param kind the key of the text, after the prefix of the game
     * @param args the values of {0}, {1} and so on
     */
    public void add(String kind, String... args) {
        if (count++ < MOST) {
            sentences.append(count > 1 ? " " : "").append(messages.format(prefix + kind, args));
        }
    }

    /**
     * Adds a sentence about a number of things. Its text has the plural category of the number at the end of its key.
     *
     * @param kind the key of the text, after the prefix of the game and without the plural category
     * @param n the number, {0} in the text
     * @param args the values of {1}, {2} and so on
     */
    public void addCount(String kind, int n, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = Integer.toString(n);
        System.arraycopy(args, 0, all, 1, args.length);
        add(kind + "." + messages.plural(n), all);
    }

    /** {@return whether no sentence was added yet} */
    public boolean isEmpty() {
        return count == 0;
    }

    /** {@return all sentences} */
    public String text() {
        return sentences.toString();
    }
}
