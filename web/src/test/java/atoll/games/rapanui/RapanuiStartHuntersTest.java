package atoll.games.rapanui;

import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.rapanui.RapanuiTable;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The kind that each colour lacks at the start is reconstructed. Help and guided game must survive a correction. */
class RapanuiStartHuntersTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    @Test
    void lessonsAndGuideSurviveACorrection() {
        int[][] kept =
                Arrays.stream(RapanuiCards.START_HUNTERS).map(int[]::clone).toArray(int[][]::new);
        try {
            for (int lacking = 0; lacking < 256; lacking++) { // two bits a seat
                for (int seat = 0; seat < 4; seat++) {
                    lack(RapanuiCards.START_HUNTERS[seat], lacking >> 2 * seat & 3);
                }
                playAll();
            }
        } finally {
            System.arraycopy(kept, 0, RapanuiCards.START_HUNTERS, 0, kept.length);
        }
    }

    private static void lack(int[] hunters, int lacking) {
        for (int i = 0, kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (kind != lacking) {
                hunters[i++] = kind;
            }
        }
    }

    private static void playAll() {
        for (Chapter chapter : new RapanuiTable().chapters()) {
            for (Lesson lesson : chapter.lessons()) {
                RapanuiState state = (RapanuiState) lesson.start().copy();
                Lesson.tokens(lesson.claims().can()).forEach(token -> GAME.parseMove(state, token));
                Lesson.tokens(lesson.claims().line()).forEach(token -> state.play(GAME.parseMove(state, token)));
            }
        }
        for (Guide.Step step : new RapanuiTable().guide().steps()) {
            RapanuiState state = (RapanuiState) step.start().copy();
            for (String wanted : step.line()) {
                state.play(Guide.moves(GAME, state, wanted).get(0));
            }
        }
    }
}
