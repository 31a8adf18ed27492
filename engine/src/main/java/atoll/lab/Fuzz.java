package atoll.lab;

import atoll.engine.Rng;

/**
 * Something this program reads that anybody may have written, and how to try it with texts that nobody should have. Each
 * text is either refused in the way that is made for it, or read as something that is then as good as any other.
 */
interface Fuzz {
    /** What is read, in one word. */
    String name();

    /** A text, now and then a good one, mostly a damaged one; the same for the same numbers. */
    String sample(Rng rng);

    /**
     * Reads a text. True if it was accepted and what it says was found in order, false if it was refused as it should be;
     * throws whatever else came of it.
     */
    boolean check(String text) throws Exception;

    /**
     * What came of many texts.
     *
     * @param inputs how many were read
     * @param accepted how many of them were in order
     * @param trouble null, or what is wrong with the last of them
     */
    record Outcome(int inputs, int accepted, String trouble) {}

    /** Reads the texts {@code from}, {@code from + 1} ... of a seed, as many as {@code inputs}, or as far as the first trouble. */
    static Outcome run(Fuzz fuzz, int seed, int from, int inputs) {
        int accepted = 0;
        for (int i = 0; i < inputs; i++) {
            String text = fuzz.sample(new Rng(seed, from + i));
            try {
                accepted += fuzz.check(text) ? 1 : 0;
            } catch (Exception | AssertionError | StackOverflowError | OutOfMemoryError e) {
                String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
                return new Outcome(
                        i + 1, accepted, "input " + (from + i) + " of seed " + seed + ": " + e + where + ": " + text);
            }
        }
        return new Outcome(inputs, accepted, null);
    }
}
