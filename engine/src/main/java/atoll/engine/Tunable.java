package atoll.engine;

/** A judge whose numbers are data, so that better ones can be found by letting it play against itself. */
public interface Tunable extends Judge {
    /** One name for each weight, in their order, parted by white space. */
    String names();

    /** A copy of the weights, each at least 0. */
    int[] weights();

    /** A judge with other weights, as many as these. */
    Judge with(int[] weights);
}
