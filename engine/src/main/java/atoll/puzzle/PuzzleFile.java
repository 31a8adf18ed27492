package atoll.puzzle;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.json.Json;
import atoll.play.BadLink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The puzzles of a game as a JSON file, {@code puzzles/GAME.json}:
 *
 * <pre>
 * {"format":1,"kind":"puzzles","game":"GAME","made":"seeds 1 to 250","puzzles":[
 * "2.GAME.q....",
 * ...
 * ]}
 * </pre>
 *
 * <p>Each puzzle is a text of {@link PuzzleLink}, with its own checksum, and is read only when needed. A program that
 * knows only an earlier format reports that. Beside the files of the games, {@code puzzles/index.json} has the number
 * of puzzles of each, so that the puzzle of a day can be chosen without loading them: {@code
 * {"format":1,"kind":"puzzle counts","counts":{"GAME":100}}}. Immutable.
 *
 * @param game the id of the game
 * @param made the seeds of the games that the puzzles are from, for human readers
 * @param puzzles the texts of the puzzles; new ones are added at the end
 */
public record PuzzleFile(String game, String made, List<String> puzzles) {
    private static final int FORMAT = 1;
    private static final String KIND = "puzzles";
    private static final String COUNTS = "puzzle counts";
    private static final int MOST = 10_000;

    /**
     * The puzzles of a game.
     *
     * @param game the id of the game
     * @param made the seeds
     * @param puzzles the texts of the puzzles
     */
    public PuzzleFile {
        puzzles = List.copyOf(puzzles);
    }

    /** {@return the file} */
    public String written() {
        StringBuilder out = new StringBuilder("{\"format\":" + FORMAT + ",\"kind\":\"" + KIND + "\",\"game\":");
        out.append(Json.write(game))
                .append(",\"made\":")
                .append(Json.write(made))
                .append(",\"puzzles\":[");
        String before = "\n";
        for (String puzzle : puzzles) {
            out.append(before).append(Json.write(puzzle));
            before = ",\n";
        }
        return out.append("\n]}\n").toString();
    }

    /**
     * Reads a file.
     *
     * @param text the content
     * @return the puzzles
     * @throws BadLink if it is not a file of puzzles, or of a later format
     */
    public static PuzzleFile read(String text) throws BadLink {
        Map<?, ?> file = object(text, KIND);
        if (!(file.get("game") instanceof String game)
                || !(file.get("made") instanceof String made)
                || !(file.get("puzzles") instanceof List<?> list)) {
            throw new BadLink(BadLink.Why.FORM, "the game or the puzzles are missing");
        }
        List<String> puzzles = new ArrayList<>();
        for (Object each : list) {
            if (!(each instanceof String puzzle)) {
                throw new BadLink(BadLink.Why.FORM, "a puzzle is not a text");
            }
            puzzles.add(puzzle);
        }
        return new PuzzleFile(game, made, puzzles);
    }

    private static Map<?, ?> object(String text, String kind) throws BadLink {
        Object read;
        try {
            read = Json.read(text);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.DAMAGED, e.getMessage());
        }
        if (!(read instanceof Map<?, ?> file)
                || !kind.equals(file.get("kind"))
                || !(file.get("format") instanceof Integer format)) {
            throw new BadLink(BadLink.Why.FORM, "not a file of " + kind);
        }
        if (format != FORMAT) {
            throw new BadLink(format > FORMAT ? BadLink.Why.NEWER : BadLink.Why.FORM, "of format " + format);
        }
        return file;
    }

    /**
     * {@return one of the puzzles}
     *
     * @param games the games that can be read
     * @param index 0..puzzles().size()-1
     * @throws BadLink if it is damaged, or of another game
     */
    public Puzzle puzzle(List<Game> games, int index) throws BadLink {
        Puzzle puzzle = PuzzleLink.read(games, puzzles.get(index));
        if (!puzzle.game().info().id().equals(game)) {
            throw new BadLink(BadLink.Why.ILLEGAL, "a puzzle of another game");
        }
        return puzzle;
    }

    /**
     * {@return the file with the numbers of puzzles}
     *
     * @param counts by the id of the game, in the order of the days
     */
    public static String index(Map<String, Integer> counts) {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("format", FORMAT);
        file.put("kind", COUNTS);
        file.put("counts", counts);
        return Json.write(file) + "\n";
    }

    /**
     * Reads the file with the numbers of puzzles.
     *
     * @param infos all games, in the order of the days
     * @param text the content
     * @return the number of puzzles of each game, 0 for one that is missing
     * @throws BadLink if it is no such file, or of a later format
     */
    public static int[] readIndex(List<GameInfo> infos, String text) throws BadLink {
        if (!(object(text, COUNTS).get("counts") instanceof Map<?, ?> counts)) {
            throw new BadLink(BadLink.Why.FORM, "the numbers are missing");
        }
        int[] numbers = new int[infos.size()];
        for (int i = 0; i < numbers.length; i++) {
            Object count = counts.get(infos.get(i).id());
            if (count != null && !(count instanceof Integer number && number >= 0 && number <= MOST)) {
                throw new BadLink(BadLink.Why.FORM, "a wrong number of puzzles");
            }
            numbers[i] = count == null ? 0 : (Integer) count;
        }
        return numbers;
    }
}
