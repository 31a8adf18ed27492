package atoll.lab;

import atoll.engine.Rng;

/**
 * A fuzz test of one reader of untrusted texts. Each text must either be rejected properly, or be read as something fully valid.
 */
interface Fuzz {
    /** {@return the name of the reader} */
    String name();

    /**
     * {@return a text, sometimes valid, mostly damaged; the same for the same random numbers}
     *
     * @param rng the source of randomness, which advances
     */
    String sample(Rng rng);

    /**
     * Reads a text. True if it was accepted and passed all checks, false if it was rejected properly; any exception is
     * a failure.
     *
     * @param text the text to read
     * @return the result of the check
     * @throws Exception for any bug that the text finds
     */
    boolean check(String text) throws Exception;

    /**
     * The result of a run.
     *
     * @param inputs number of texts read
     * @param accepted number of valid texts
     * @param trouble the failure of the last text, or null
     */
    record Outcome(int inputs, int accepted, String trouble) {}

    /**
     * Reads the texts {@code from}, {@code from + 1} ... of a seed, up to {@code inputs} of them or the first failure.
     *
     * @param fuzz what reads the texts
     * @param seed the seed
     * @param from the first number
     * @param inputs the number of texts
     * @return the outcome
     */
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
