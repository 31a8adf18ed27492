package atoll.web.puzzle;

import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import atoll.web.dom.Browser;
import java.util.HashMap;
import java.util.Map;

/** The files of puzzles, each loaded when it is needed. */
final class PuzzleFiles {
    /** Null before it is loaded. */
    private int[] counts;

    private final Map<String, PuzzleFile> files = new HashMap<>();
    private final Map<String, Puzzle[]> puzzles = new HashMap<>();

    /** Loads the numbers of puzzles. */
    void loadIndex(Runnable done, Runnable failed) {
        if (counts != null) {
            done.run();
            return;
        }
        load("index", text -> counts = PuzzleFile.readIndex(Games.INFOS, text), done, failed);
    }

    /** Loads the puzzles of a game. */
    void load(String game, Runnable done, Runnable failed) {
        if (files.containsKey(game)) {
            done.run();
            return;
        }
        load(
                game,
                text -> {
                    PuzzleFile file = PuzzleFile.read(text);
                    files.put(game, file);
                    puzzles.put(game, new Puzzle[file.puzzles().size()]);
                },
                done,
                failed);
    }

    private interface Reader {
        void read(String text) throws BadLink;
    }

    private static void load(String name, Reader reader, Runnable done, Runnable failed) {
        Browser.fetch(
                new String[] {"puzzles/" + name + ".json"},
                texts -> {
                    try {
                        reader.read(texts[0]);
                    } catch (BadLink e) {
                        failed.run();
                        return;
                    }
                    done.run();
                },
                failed::run);
    }

    /** The number of puzzles of each game, in the order of the games. The index is loaded. */
    int[] counts() {
        return counts;
    }

    /** The number of puzzles of a game whose file is loaded. */
    int count(String game) {
        return puzzles.get(game).length;
    }

    /**
     * A puzzle of a game whose file is loaded.
     *
     * @param number from 1
     */
    Puzzle puzzle(String game, int number) {
        Puzzle[] all = puzzles.get(game);
        if (all[number - 1] == null) {
            try {
                all[number - 1] = files.get(game).puzzle(Games.ALL, number - 1);
            } catch (BadLink e) {
                throw new IllegalStateException(e); // the files are of the same version as the page
            }
        }
        return all[number - 1];
    }

    /** Whether that puzzle was read before: reading takes a while. */
    boolean isRead(String game, int number) {
        return puzzles.get(game)[number - 1] != null;
    }
}
