package atoll.engine;

import java.util.List;

/**
 * A choice made before a game starts.
 *
 * @param id ASCII letters in camel case: {@code size}, {@code openMemory}
 * @param values the possible values, as written in traces: a number, {@code true}/{@code false}, or a word
 * @param defaultIndex index of the default value
 */
public record Option(String id, List<String> values, int defaultIndex) {
    public Option {
        if (defaultIndex < 0 || defaultIndex >= values.size()) {
            throw new IllegalArgumentException(id + " has no value number " + defaultIndex);
        }
    }

    /** An option whose first value is the default. */
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
