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

/** The words after a command: {@code --name value} pairs, {@code --name} flags, and the rest. */
final class Args {
    private final List<Game> games;
    private final Map<String, List<String>> named = new HashMap<>();
    private final List<String> rest = new ArrayList<>();

    /**
     * @param words names that are followed by a value
     * @param flags names that stand alone
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

    List<Game> games() {
        return games;
    }

    boolean has(String name) {
        return named.containsKey(name);
    }

    /** The value of a name, the last if there are several. */
    String word(String name, String otherwise) {
        List<String> values = named.getOrDefault(name, List.of());
        return values.isEmpty() ? otherwise : values.get(values.size() - 1);
    }

    String word(String name) throws UsageException {
        if (!has(name)) {
            throw new UsageException("--" + name + " is missing");
        }
        return word(name, null);
    }

    int number(String name, int otherwise, int least, int most) throws UsageException {
        String word = word(name, null);
        if (word == null) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below, in words of ours
        }
        throw new UsageException("--" + name + " is a number from " + least + " to " + most + ", not " + word);
    }

    /** The number that is written, or -1 if it is none from {@code least}, 0 or more, to {@code most}. */
    static int number(String word, int least, int most) {
        try {
            int number = Integer.parseInt(word);
            return number >= least && number <= most ? number : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /** A number, or a seed as a finished game tells it. */
    Seed gameSeed() throws UsageException {
        try {
            return Seed.parse(word("seed", "1"));
        } catch (NumberFormatException e) {
            throw new UsageException("--seed is a number of 32 bits or 32 hexadecimal digits, not " + word("seed"));
        }
    }

    int seed() throws UsageException {
        return number("seed", 1, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** The one word that is no option. */
    String only(String what) throws UsageException {
        if (rest.size() != 1) {
            throw new UsageException(rest.isEmpty() ? what + " is missing" : "too much: " + rest.get(1));
        }
        return rest.get(0);
    }

    void nothingElse() throws UsageException {
        if (!rest.isEmpty()) {
            throw new UsageException("too much: " + rest.get(0));
        }
    }

    Game game() throws UsageException {
        String id = word("game");
        Game game = Games.find(games, id);
        if (game == null) {
            String known = games.stream().map(known1 -> known1.info().id()).collect(Collectors.joining(", "));
            throw new UsageException("no game called " + id + "; there are " + known);
        }
        return game;
    }

    /** Seats and options; without {@code --seats}, the number nearest to {@code seats} that the game allows. */
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
