package atoll.table.text;

/** Texts in the player's language, by key. */
public interface Messages {
    /** The text of that key; the key itself if there is none. */
    String text(String key);

    /** The plural category of {@code n} in this language, as CLDR names them: {@code one}, {@code few}, {@code other} ... */
    default String plural(int n) {
        return n == 1 ? "one" : "other";
    }

    /**
     * The text of that key, with {0}, {1} ... replaced by the arguments. Where it has a verb in several forms, {@code [draws|draw]},
     * the first argument says who acts: the first form is for a name, the second for "you", the third for advice; where there
     * are fewer, the last serves.
     */
    default String format(String key, String... args) {
        String text = text(key);
        if (text.indexOf('[') >= 0 && args.length > 0) {
            text = VerbForms.select(text, VerbForms.formOf(args[0], this));
        }
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
            boolean slot = at + 2 < text.length() && text.charAt(at + 2) == '}';
            int arg = slot ? text.charAt(at + 1) - '0' : -1;
            if (arg >= 0 && arg < args.length) {
                out.append(text.substring(from, at)).append(args[arg]);
                from = at + 3;
            }
        }
        return out.append(text.substring(from)).toString();
    }

    /** What a player is called in the middle of a sentence: a name where names are known, else the number of the seat. */
    default String seat(int seat) {
        return format("seat.low", Integer.toString(seat + 1));
    }

    /** A number of things: the text of {@code key.one}, {@code key.other} ..., with {0} replaced by {@code n}. */
    default String count(String key, int n) {
        return format(key + "." + plural(n), number(n));
    }

    /** A number of points: what is less than nothing with a minus, not a hyphen. */
    static String number(int n) {
        return n < 0 ? "−" + -n : Integer.toString(n);
    }
}
