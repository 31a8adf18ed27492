package atoll.parity;

import org.teavm.jso.JSExport;

/** The exports of {@link Parity}, {@link Rate} and {@link ThinkingTime} for a browser. */
public final class ParityPage {
    private static final Parity PARITY = new Parity();

    private ParityPage() {}

    public static void main(String[] args) {
        // the loader calls the exports
    }

    /** See {@link Parity#game}; {@code count} games from number {@code first} on, separated by blanks. */
    @JSExport
    public static String games(int first, int count) {
        StringBuilder hashes = new StringBuilder();
        for (int i = first; i < first + count; i++) {
            hashes.append(i == first ? "" : " ").append(PARITY.game(i));
        }
        return hashes.toString();
    }

    /** See {@link Parity#searches}; {@code count} games from number {@code first} on, one per line. */
    @JSExport
    public static String searches(int first, int count) {
        StringBuilder lines = new StringBuilder();
        for (int i = first; i < first + count; i++) {
            lines.append(i == first ? "" : "\n").append(PARITY.searches(i));
        }
        return lines.toString();
    }

    /** See {@link Rate#of}. */
    @JSExport
    public static double rate(String game, int millis) {
        return Rate.of(game, millis);
    }

    /** See {@link Rate#ofSearch}. */
    @JSExport
    public static double searchRate(String game, int iterations) {
        return Rate.ofSearch(game, iterations);
    }

    /** See {@link ThinkingTime#of}. */
    @JSExport
    public static String thought(String game, int seed) {
        return ThinkingTime.of(game, seed);
    }
}
