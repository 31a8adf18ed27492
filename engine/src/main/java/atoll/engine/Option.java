package atoll.engine;

import java.util.List;

/**
 * A choice made before a game starts.
 *
 * @param id ASCII letters, words written as one: {@code size}, {@code openMemory}
 * @param values what may be chosen, as written in traces: a number, {@code true}/{@code false}, or a word
 * @param defaultIndex index of the value taken when nothing is said
 */
public record Option(String id, List<String> values, int defaultIndex) {
    public Option {
        if (defaultIndex < 0 || defaultIndex >= values.size()) {
            throw new IllegalArgumentException(id + " has no value number " + defaultIndex);
        }
    }

    /** The first value is the standard one. */
    public static Option of(String id, String... values) {
        return new Option(id, List.of(values), 0);
    }

    /** The index of a value. Throws IllegalArgumentException if the option has no such value. */
    public int index(String value) {
        int index = values.indexOf(value);
        if (index < 0) {
            throw new IllegalArgumentException("option " + id + " is one of " + String.join(", ", values));
        }
        return index;
    }
}
