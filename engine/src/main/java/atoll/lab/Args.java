package atoll.lab;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The arguments of a command: {@code --name value} pairs, {@code --name} flags, and the rest. */
final class Args {
    private final List<Game> games;
    private final Map<String, List<String>> named = new HashMap<>();
    private final List<String> rest = new ArrayList<>();

    /**
     * Sorts arguments into options and the rest.
     *
     * @param games the games to choose from
     * @param args the arguments
     * @param words names of options with a value
     * @param flags names of options without a value
     * @throws UsageException if an option is unknown or lacks its value
     */
    Args(List<Game> games, List<String> args, Set<String> words, Set<String> flags) throws UsageException {
        this.games = games;
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            String name = arg.startsWith("--") ? arg.substring(2) : "";
            if (name.isEmpty()) {
                rest.add(arg);
            } else if (flags.contains(name)) {
                named.put(name, List.of(""));
            } else if (!words.contains(name)) {
                throw new UsageException("unknown option " + arg);
            } else if (++i == args.size()) {
                throw new UsageException(arg + " needs a value");
            } else {
                named.computeIfAbsent(name, key -> new ArrayList<>()).add(args.get(i));
            }
        }
    }

    /** {@return the games to choose from} */
    List<Game> games() {
        return games;
    }

    /**
     * {@return whether an option was given}
     *
     * @param name the name of an option
     */
    boolean has(String name) {
        return named.containsKey(name);
    }

    /**
     * {@return the value of an option; the last one if it is repeated}
     *
     * @param name the name of an option
     * @param defaultValue the value if the option is missing
     */
    String word(String name, String defaultValue) {
        List<String> values = named.getOrDefault(name, List.of());
        return values.isEmpty() ? defaultValue : values.get(values.size() - 1);
    }

    /**
     * {@return the value of an option, or null}
     *
     * @param name the name of an option
     * @throws UsageException if the arguments are wrong
     */
    String word(String name) throws UsageException {
        if (!has(name)) {
            throw new UsageException("--" + name + " is missing");
        }
        return word(name, null);
    }

    /**
     * {@return the number of an option}
     *
     * @param name the name of an option
     * @param defaultValue the value if the option is missing
     * @param least the least value
     * @param most the greatest value
     * @throws UsageException if the arguments are wrong
     */
    int number(String name, int defaultValue, int least, int most) throws UsageException {
        String word = word(name, null);
        if (word == null) {
            return defaultValue;
        }
        try {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new UsageException("--" + name + " is a number from " + least + " to " + most + ", not " + word);
    }

    /**
     * {@return the number in {@code word}, or -1 if it is not a number in {@code least}..{@code most}; {@code least} is
     * at least 0}
     *
     * @param word the word to read
     * @param least the least value
     * @param most the greatest value
     */
    static int number(String word, int least, int most) {
        try {
            int number = Integer.parseInt(word);
            return number >= least && number <= most ? number : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /**
     * {@return the seed of a game: a number, or the 32 digits printed for a finished game}
     *
     * @throws UsageException if the arguments are wrong
     */
    Seed gameSeed() throws UsageException {
        try {
            return Seed.parse(word("seed", "1"));
        } catch (NumberFormatException e) {
            throw new UsageException("--seed is a number of 32 bits or 32 hexadecimal digits, not " + word("seed"));
        }
    }

    /**
     * {@return the seed, by default 1}
     *
     * @throws UsageException if the arguments are wrong
     */
    int seed() throws UsageException {
        return number("seed", 1, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /**
     * {@return the only argument that is not an option}
     *
     * @param what the name of the argument, for the message
     * @throws UsageException if the arguments are wrong
     */
    String only(String what) throws UsageException {
        if (rest.size() != 1) {
            throw new UsageException(rest.isEmpty() ? what + " is missing" : "too much: " + rest.get(1));
        }
        return rest.get(0);
    }

    /**
     * Throws if arguments are left.
     *
     * @throws UsageException if the arguments are wrong
     */
    void nothingElse() throws UsageException {
        if (!rest.isEmpty()) {
            throw new UsageException("too much: " + rest.get(0));
        }
    }

    /**
     * {@return the game that the options name}
     *
     * @throws UsageException if the arguments are wrong
     */
    Game game() throws UsageException {
        String id = word("game");
        Game game = Games.find(games, id);
        if (game == null) {
            String known = games.stream().map(each -> each.info().id()).collect(Collectors.joining(", "));
            throw new UsageException("no game called " + id + "; there are " + known);
        }
        return game;
    }

    /**
     * {@return the setup from {@code --seats} and {@code --option}} The default is the allowed number of seats nearest
     * to {@code seats}.
     *
     * @param game the rules
     * @param seats the number of seats
     * @throws UsageException if the arguments are wrong
     */
    Setup setup(Game game, int seats) throws UsageException {
        int least = game.info().minSeats();
        int most = game.info().maxSeats();
        Setup setup = Setup.of(game.info(), number("seats", Math.max(least, Math.min(most, seats)), least, most));
        for (String choice : named.getOrDefault("option", List.of())) {
            int equals = choice.indexOf('=');
            if (equals < 0) {
                throw new UsageException("--option is written name=value, not " + choice);
            }
            try {
                setup = setup.with(choice.substring(0, equals), choice.substring(equals + 1));
            } catch (IllegalArgumentException e) {
                throw new UsageException(e.getMessage());
            }
        }
        return setup;
    }
}
