package atoll.play;

import atoll.engine.BitWriter;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Reads the texts of anything saved, and checks their form. */
public final class SavedTexts {
    private static final int LONGEST_ID = 24;
    /** Longer texts are rejected without reading them. */
    private static final int LONGEST = 2_000_000;

    private static final String TIME_FORMAT = "0000-00-00T00:00:00.000Z";

    private SavedTexts() {}

    /**
     * {@return the text of that name}
     *
     * @param texts the text for a key, or null if there is none
     * @param name a key
     * @throws BadLink if there is none, or it is too long
     */
    public static String text(UnaryOperator<String> texts, String name) throws BadLink {
        String text = texts.apply(name);
        if (text == null) {
            throw new BadLink(BadLink.Why.FORM, "there is no " + name);
        }
        if (text.length() > LONGEST) {
            throw new BadLink(BadLink.Why.LONG, name + " is longer than anything saved");
        }
        return text;
    }

    /**
     * {@return the number of that name}
     *
     * @param texts the text for a key, or null if there is none
     * @param name a key
     * @throws BadLink if there is none
     */
    public static int number(UnaryOperator<String> texts, String name) throws BadLink {
        try {
            return Integer.parseInt(text(texts, name));
        } catch (NumberFormatException e) {
            throw new BadLink(BadLink.Why.FORM, name + " is not a number");
        }
    }

    /**
     * Reads the parts of a text one by one. A damaged part is left out, so that it does not lose the others.
     *
     * @param text parts with a separator between them; may be empty
     * @param separator a character that no part contains
     * @param read reads a part, or throws IllegalArgumentException if it is damaged
     */
    public static void readParts(String text, char separator, Consumer<String> read) {
        int from = 0;
        while (from < text.length()) {
            int next = text.indexOf(separator, from);
            int end = next < 0 ? text.length() : next;
            try {
                read.accept(text.substring(from, end));
            } catch (IllegalArgumentException e) {
                // this part is damaged; the others are not
            }
            from = end + 1;
        }
    }

    /**
     * {@return whether a text can be the id of something saved: 1..24 base64url digits}
     *
     * @param text any text
     */
    public static boolean isId(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (BitWriter.DIGITS.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= LONGEST_ID;
    }

    /**
     * {@return whether a text is a time, as {@code 2001-02-03T04:05:06.789Z}}
     *
     * @param text any text
     */
    public static boolean isTime(String text) {
        if (text.length() != TIME_FORMAT.length()) {
            return false;
        }
        for (int i = 0; i < TIME_FORMAT.length(); i++) {
            char wanted = TIME_FORMAT.charAt(i);
            char found = text.charAt(i);
            if (wanted == '0' ? found < '0' || found > '9' : found != wanted) {
                return false;
            }
        }
        return true;
    }
}
