package atoll.table.text;

/** Texts in the player's language, by key. */
public interface Messages {
    /**
     * {@return the text of a key; the key itself if there is none}
     *
     * @param key the key of a text
     */
    String text(String key);

    /**
     * {@return the CLDR plural category of a number in this language: {@code one}, {@code few}, {@code other} and so
     * on}
     *
     * @param n the number
     */
    default String plural(int n) {
        return n == 1 ? "one" : "other";
    }

    /**
     * {@return the text of a key with its placeholders {0}, {1} and so on replaced by the arguments} A verb with
     * several forms is written {@code [draws|draw]}; the first argument, the actor, selects the form: the first for a
     * name, the second for "you", the third for a hint. If there are fewer forms, the last one is used.
     *
     * @param key the key of a text
     * @param args the values of {0}, {1} and so on
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

    /**
     * {@return the player's designation within a sentence: the name if known, else the seat number}
     *
     * @param seat a seat, from 0
     */
    default String seat(int seat) {
        return format("seat.low", Integer.toString(seat + 1));
    }

    /**
     * {@return a count: the text of {@code key.one}, {@code key.other} and so on, with {0} replaced by the number}
     *
     * @param key the key of a text
     * @param n the number
     */
    default String count(String key, int n) {
        return format(key + "." + plural(n), number(n));
    }

    /**
     * {@return a whole number as text; negative numbers get a minus sign, not a hyphen}
     *
     * @param n the number
     */
    static String number(int n) {
        return n < 0 ? "−" + -n : Integer.toString(n);
    }

    /**
     * {@return a name with a capital at its beginning} Names within sentences begin with small letters in some languages. All words
     * of the games that do are ASCII there: toUpperCase would add tables of all letters to the page.
     *
     * @param name a name
     */
    static String capital(String name) {
        char first = name.isEmpty() ? ' ' : name.charAt(0);
        return first >= 'a' && first <= 'z' ? (char) (first - 'a' + 'A') + name.substring(1) : name;
    }
}
