package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.puzzle.Days;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleFile;
import atoll.puzzle.PuzzleLog;
import atoll.puzzle.PuzzleSession;
import atoll.table.all.Tables;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;

/** What the tests of puzzles share: the puzzles, how they are solved on the board, and the stored log. */
abstract class PuzzlePageTest extends PageTest {
    /** A day whose puzzle is a win in Ponte before the last turn, with a wrong move that is refuted. */
    static final int DAY = Days.of(2026, 12, 28);

    static final Path FILES = Path.of("../static/puzzles");

    static PuzzleFile file(String game) throws IOException, BadLink {
        return PuzzleFile.read(Files.readString(FILES.resolve(game + ".json")));
    }

    static Puzzle puzzle(String game, int number) throws IOException, BadLink {
        return file(game).puzzle(Games.ALL, number - 1);
    }

    Locator puzzle() {
        return page.locator("#puzzle");
    }

    Locator act(String key) {
        return puzzle().locator("[data-act='" + key + "']");
    }

    void awaitState(String state) {
        awaitAttribute(puzzle(), "data-state", state);
    }

    void awaitShown() {
        awaitAttribute(puzzle(), "data-showing", "no");
    }

    /** Waits until the bot has said what it expects after a wrong move, and shown it. */
    void awaitExplained() {
        awaitAttribute(puzzle(), "data-explained", "done");
        awaitShown();
    }

    PuzzleLog puzzleLog() {
        PuzzleLog log = PuzzleLog.NONE;
        for (Map<String, String> stored : storedGames()) {
            if (PuzzleLog.KIND.equals(stored.get("kind"))) {
                try {
                    log = log.merged(PuzzleLog.read(stored::get));
                } catch (BadLink e) {
                    throw new AssertionError(e);
                }
            }
        }
        return log;
    }

    /** Plays a move by pointer, or by keyboard with the focus on the spot. */
    void play(State at, int move, boolean byKeyboard) {
        for (String id : Tables.of(at.setup().info().id()).spotsOfMove(at, move)) {
            Locator button = puzzle().locator(".choices [data-spot='" + id + "']");
            assertThat(spot(id).or(button)).hasCount(1);
            if (button.count() == 1) {
                button.click();
                continue;
            }
            assertThat(spot(id)).hasAttribute("aria-disabled", "false");
            if (byKeyboard) {
                spot(id).focus();
                page.keyboard().press("Enter");
            } else {
                press(spot(id));
            }
        }
        Locator confirm = puzzle().locator(".choices .primary");
        if (confirm.isVisible()) {
            confirm.click();
        }
    }

    private static boolean isChoice(State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        return legal.size() > 1;
    }

    /** Solves a puzzle from its start, and waits for every reply. */
    void solve(Puzzle puzzle, boolean byKeyboard) {
        PuzzleSession session = new PuzzleSession(puzzle);
        State state = puzzle.start(1).start().copy();
        while (!session.isSolved()) {
            int move = session.rightMoves()[0];
            if (session.isReplyDue(state.actor())) {
                session.reply();
            } else {
                if (isChoice(state)) {
                    play(state.viewFor(puzzle.seat()), move, byKeyboard);
                }
                session.play(move);
            }
            boolean replied = state.actor() != puzzle.seat();
            state.play(move);
            if (replied && state.actor() == puzzle.seat() && !session.isSolved() && isChoice(state)) {
                assertThat(puzzle().locator(".verdict p")).hasText(Pattern.compile("^(Gegner|Opponent) "));
            }
        }
        awaitState("solved");
    }
}
