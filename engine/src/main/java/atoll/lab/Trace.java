package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.json.Json;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A game as JSON Lines, for external checkers: a line for the setup, a line for every ply with the tokens of all legal moves in
 * code point order and the move played, a line for the result. An unfinished game ends with a line without a move. A game that
 * began from a position names it in the first line: {@code "from":"2.GAME.p..."}.
 */
final class Trace {
    private Trace() {}

    /**
     * The lines of a record.
     *
     * @param record a game
     * @return the text
     */
    static List<String> write(GameRecord record) {
        Game game = record.game();
        State state = record.start();
        List<String> lines = new ArrayList<>();
        boolean named = !record.fromSetup() && state.isFullyKnown(); // a view cannot be played on
        lines.add(head(game, state, named ? Link.position(game, state) : null));
        for (int ply = 0; ply < record.length(); ply++) {
            lines.add(ply(game, state, ply, record.move(ply)));
            state.play(record.move(ply));
        }
        lines.add(state.actor() == State.OVER ? over(state, record.length()) : ply(game, state, record.length(), -1));
        return lines;
    }

    private static String head(Game game, State state, String from) {
        Setup setup = state.setup();
        Map<String, Object> options = new LinkedHashMap<>();
        for (Option option : game.info().options()) {
            if (setup.choice(option.id()) != option.defaultIndex()) {
                options.put(option.id(), plain(setup.value(option.id())));
            }
        }
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("game", game.info().id());
        head.put("rules", game.info().rules());
        head.put("seats", setup.seats());
        head.put("options", options);
        if (from != null) {
            head.put("from", from);
        }
        return Json.write(head);
    }

    // An option's value in JSON: a number, a boolean, or else text.
    private static Object plain(String value) {
        try {
            return Json.read(value);
        } catch (IllegalArgumentException e) {
            return value;
        }
    }

    private static String ply(Game game, State state, int ply, int move) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("ply", ply);
        line.put("actor", actor(state));
        line.put("moves", List.copyOf(tokens(game, state)));
        if (move >= 0) {
            line.put("play", game.formatMove(state, move));
        }
        return Json.write(line);
    }

    private static String over(State state, int ply) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("ply", ply);
        line.put("actor", actor(state));
        line.put("scores", scores(state));
        line.put("winners", winners(state));
        return Json.write(line);
    }

    private static Object actor(State state) {
        return switch (state.actor()) {
            case State.CHANCE -> "chance";
            case State.OVER -> "over";
            default -> state.actor();
        };
    }

    private static TreeSet<String> tokens(Game game, State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        TreeSet<String> tokens = new TreeSet<>();
        for (int i = 0; i < legal.size(); i++) {
            tokens.add(game.formatMove(state, legal.get(i)));
        }
        return tokens;
    }

    private static List<Object> scores(State state) {
        List<Object> scores = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            scores.add(state.score(seat));
        }
        return scores;
    }

    private static List<Object> winners(State state) {
        List<Object> winners = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            if (state.rank(seat) == 1) {
                winners.add(seat);
            }
        }
        return winners;
    }

    /**
     * Replays a trace and compares it with the rules. Throws UsageException with the line at the first difference, or
     * if it is not a trace.
     *
     * @param games the games to choose from
     * @param lines the lines of a trace
     * @return the game
     * @throws UsageException if the arguments are wrong
     */
    static GameRecord read(List<Game> games, List<String> lines) throws UsageException {
        Session session = null;
        int number = 0;
        for (String line : lines) {
            number++;
            try {
                if (session == null) {
                    session = begin(games, object(line));
                } else if (!line.isBlank()) {
                    replay(session, object(line));
                }
            } catch (IllegalArgumentException | BadLink e) {
                throw new UsageException("line " + number + ": " + e.getMessage());
            }
        }
        if (session == null) {
            throw new UsageException("an empty trace");
        }
        return session.record();
    }

    private static Map<?, ?> object(String line) {
        if (Json.read(line) instanceof Map<?, ?> object) {
            return object;
        }
        throw new IllegalArgumentException("not an object");
    }

    private static Session begin(List<Game> games, Map<?, ?> head) throws BadLink {
        Game game = Games.find(games, String.valueOf(head.get("game")));
        if (game == null) {
            throw new IllegalArgumentException("no game called " + head.get("game"));
        }
        same("rules", head.get("rules"), game.info().rules());
        if (!(head.get("seats") instanceof Integer seats) || !(head.get("options") instanceof Map<?, ?> options)) {
            throw new IllegalArgumentException("seats or options are missing");
        }
        Setup setup = Setup.of(game.info(), seats);
        for (Map.Entry<?, ?> option : options.entrySet()) {
            setup = setup.with(String.valueOf(option.getKey()), String.valueOf(option.getValue()));
        }
        if (head.get("from") == null) {
            return new Session(game, setup, Seed.of(0));
        }
        Link from = Link.read(List.of(game), String.valueOf(head.get("from")));
        if (from.kind() == Link.Kind.VIEW) {
            throw new IllegalArgumentException("a view cannot be played on");
        }
        same("setup", from.record().start().setup(), setup);
        return Session.of(from.record(), Seed.of(0));
    }

    private static void replay(Session session, Map<?, ?> line) {
        State state = session.state();
        same("ply", line.get("ply"), session.ply());
        same("actor", line.get("actor"), actor(state));
        if (state.actor() == State.OVER) {
            same("scores", line.get("scores"), scores(state));
            same("winners", line.get("winners"), winners(state));
            return;
        }
        sameMoves(line.get("moves"), tokens(session.game(), state));
        if (line.get("play") != null) {
            session.play(session.game().parseMove(state, String.valueOf(line.get("play"))));
        }
    }

    private static void same(String what, Object actual, Object expected) {
        if (!expected.equals(actual)) {
            throw new IllegalArgumentException(what + " " + actual + ", not " + expected);
        }
    }

    private static void sameMoves(Object actual, TreeSet<String> expected) {
        if (!(actual instanceof List<?> list)) {
            throw new IllegalArgumentException("moves are missing");
        }
        TreeSet<String> surplus = new TreeSet<>();
        TreeSet<String> missing = new TreeSet<>(expected);
        for (Object token : list) {
            if (!missing.remove(token)) {
                surplus.add(String.valueOf(token));
            }
        }
        if (!surplus.isEmpty() || !missing.isEmpty()) {
            throw new IllegalArgumentException("legal moves without " + missing + " and with " + surplus);
        }
        if (!list.equals(List.copyOf(expected))) {
            throw new IllegalArgumentException("legal moves not in code point order");
        }
    }
}
