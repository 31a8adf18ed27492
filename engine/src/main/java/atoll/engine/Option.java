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
    /**
     * Copies the values.
     *
     * @param values the possible values, the default first
     * @param id ASCII letters in camel case
     * @param defaultIndex the index of the default value
     */
    public Option {
        if (defaultIndex < 0 || defaultIndex >= values.size()) {
            throw new IllegalArgumentException(id + " has no value number " + defaultIndex);
        }
    }

    /**
     * {@return an option whose first value is the default}
     *
     * @param id the id of the option
     * @param values the possible values, the default first
     */
    public static Option of(String id, String... values) {
        return new Option(id, List.of(values), 0);
    }

    /**
     * {@return the index of a value} Throws IllegalArgumentException if the option has no such value.
     *
     * @param value a value
     */
    public int index(String value) {
        int index = values.indexOf(value);
        if (index < 0) {
            throw new IllegalArgumentException("option " + id + " is one of " + String.join(", ", values));
        }
        return index;
    }
}
