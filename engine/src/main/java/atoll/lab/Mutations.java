package atoll.lab;

import atoll.engine.Rng;

/** Random damage to texts, as by accident or by an attacker. */
final class Mutations {
    /** All kinds of characters: of links and of JSON, non-ASCII letters, half a surrogate pair, a null character. */
    private static final String STRANGE = "AZaz09-_.{}[]\",:\\ \n\t#%?&é☃\ud83c\u0000\ufeff";

    private Mutations() {}

    /**
     * {@return {@code text} with one to three random changes; parts of {@code other} may be spliced in}
     *
     * @param text the text to read
     * @param other another text
     * @param digits the characters to prefer
     * @param rng the source of randomness, which advances
     */
    static String damaged(String text, String other, String digits, Rng rng) {
        StringBuilder damaged = new StringBuilder(text);
        for (int changes = 1 + rng.next(3); changes > 0; changes--) {
            change(damaged, other, digits, rng);
        }
        return damaged.toString();
    }

    private static void change(StringBuilder text, String other, String digits, Rng rng) {
        int at = rng.next(text.length() + 1);
        switch (rng.next(8)) {
            case 0 -> text.setLength(at);
            case 1 -> text.delete(0, at);
            case 2 -> text.insert(at, character(digits, rng));
            case 3 -> text.append(text.substring(at));
            case 4 -> {
                text.setLength(at);
                text.append(other.substring(rng.next(other.length() + 1)));
            }
            case 5 -> {
                if (at < text.length()) {
                    text.setCharAt(at, (char) (text.charAt(at) ^ 1 << rng.next(7)));
                }
            }
            default -> {
                if (at < text.length()) {
                    text.setCharAt(at, character(digits, rng));
                }
            }
        }
    }

    /**
     * {@return up to {@code longest} random characters, mostly from {@code digits}}
     *
     * @param longest the most characters
     * @param digits the characters to prefer
     * @param rng the source of randomness, which advances
     */
    static String random(int longest, String digits, Rng rng) {
        StringBuilder text = new StringBuilder();
        for (int length = rng.next(1 + rng.next(1 + longest)); length > 0; length--) {
            text.append(character(digits, rng));
        }
        return text.toString();
    }

    private static char character(String digits, Rng rng) {
        return rng.next(8) == 0 ? STRANGE.charAt(rng.next(STRANGE.length())) : digits.charAt(rng.next(digits.length()));
    }
}
