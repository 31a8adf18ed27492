package atoll.web.compiler;

/** What {@link FasterMethods} puts in the place of {@code Integer.parseInt}. */
final class PlainNumbers {
    private PlainNumbers() {}

    /**
     * {@return the number that a text is, as {@code Integer.parseInt}, but of the digits 0 to 9 only} Throws
     * NumberFormatException.
     *
     * @param text digits, perhaps with a sign
     */
    static int parse(String text) {
        boolean minus = text.startsWith("-");
        int from = minus || text.startsWith("+") ? 1 : 0;
        // Of negative numbers there is one more.
        int number = 0;
        for (int i = from; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9 || number < Integer.MIN_VALUE / 10 || 10 * number < Integer.MIN_VALUE + digit) {
                throw new NumberFormatException(text);
            }
            number = 10 * number - digit;
        }
        if (from == text.length() || !minus && number == Integer.MIN_VALUE) {
            throw new NumberFormatException(text);
        }
        return minus ? number : -number;
    }
}
