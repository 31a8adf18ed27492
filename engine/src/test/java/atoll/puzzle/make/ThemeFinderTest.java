package atoll.puzzle.make;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaState;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PontePositionParser;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiState;
import atoll.puzzle.AnswerNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class ThemeFinderTest {
    /** Ends of games: all turns of an open board of Ponte take long to compare. */
    private static final int MOST_CHOICE = 20;

    private static final String ROW = "..........\n";

    private static List<String> ponte(String drawing, String... tokens) {
        Game ponte = Games.find("ponte");
        State state = PontePositionParser.read(drawing, PonteBoard.LIGHT);
        State at = state.copy();
        int[] moves = new int[tokens.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = ponte.parseMove(at, tokens[i]);
            at.play(moves[i]);
        }
        AnswerNode node = null;
        for (int i = moves.length - 1; i >= 0; i--) {
            node = AnswerNode.of(List.of()).with(moves[i], node);
        }
        return ThemeFinder.find(ponte, state, node);
    }

    @Test
    void twoTilesThatCompleteAnIsland() {
        assertEquals(List.of("island"), ponte(ROW.repeat(8) + "..........\nLL........\n", "a2", "b2"));
    }

    @Test
    void aBridgeBetweenIslandsJoinsThemAndOneElsewhereMakesANetwork() {
        String islands = ROW.repeat(8) + "LL.LL.....\nLL.LL.....\n";
        assertEquals(List.of("join"), ponte(islands, "b1-d1"));
        assertEquals(List.of("network"), ponte(ROW.repeat(8) + "..........\nL.L.......\n", "a1-c1"));
    }

    @Test
    void aTileThatStopsTheOthersIslandCutsItOff() {
        // Dark needs a tile beside its three, and the other places are taken by the edge and by light.
        String corner = ROW.repeat(7) + "L.........\nDL........\nDD........\n";
        assertTrue(ponte(corner, "c1", "h8").contains("cut-off"));
        assertFalse(ponte(corner, "h8", "h9").contains("cut-off"));
        assertEquals(List.of("quiet"), ponte(corner, "h8", "h9"));
    }

    // What holds for every legal move of many random positions.
    private static void everywhere(String id, BiConsumer<State, Integer> check) {
        Game game = Games.find(id);
        for (int seed = 1; seed <= 12; seed++) {
            Rng rng = new Rng(seed);
            // Only with three seats is there a relative majority in Kanaloa.
            Setup setup =
                    id.equals("kanaloa") ? Setup.of(game.info(), 3).with("gods", "true") : Setup.of(game.info(), 2);
            State state = game.start(setup);
            MoveList legal = new MoveList();
            while (state.actor() != State.OVER) {
                state.moves(legal);
                if (state.actor() >= 0 && (legal.size() <= MOST_CHOICE || !id.equals("ponte"))) {
                    State view = state.viewFor(state.actor());
                    for (int i = 0; i < legal.size(); i += 1 + legal.size() / 8) {
                        check.accept(view, legal.get(i));
                    }
                }
                state.play(legal.sample(rng));
            }
        }
    }

    private static List<String> of(String id, State view, int move) {
        return ThemeFinder.find(Games.find(id), view, AnswerNode.of(List.of()).with(move, null));
    }

    @Test
    void everyThemeIsKnownAndOccurs() {
        for (Game game : Games.ALL) {
            String id = game.info().id();
            Set<String> found = new HashSet<>();
            everywhere(id, (view, move) -> found.addAll(of(id, view, move)));
            List<String> themes = game.puzzleRules().themes();
            assertTrue(themes.size() <= PuzzleRules.MOST_THEMES, id);
            Set<String> known = new HashSet<>(themes);
            assertTrue(known.containsAll(found), id + " " + found);
            known.removeAll(found);
            assertEquals(Set.of(), known, id);
        }
    }

    @Test
    void bothEndsOfABridgeOfKanaloaAreTakenOver() {
        int[] count = new int[1];
        everywhere("kanaloa", (view, move) -> {
            if (!KanaloaMoves.isBridge(move)) {
                return;
            }
            KanaloaState before = (KanaloaState) view;
            KanaloaState after = before.copy();
            after.play(move);
            int gained = 0;
            for (int island : new int[] {
                KanaloaMap.first(KanaloaMoves.connection(move)), KanaloaMap.second(KanaloaMoves.connection(move))
            }) {
                int seat = before.actor();
                gained +=
                        after.board().controls(seat, island) && !before.board().controls(seat, island) ? 1 : 0;
            }
            assertEquals(gained == 2, of("kanaloa", view, move).contains("both-ends"));
            assertEquals(gained == 1, of("kanaloa", view, move).contains("control"));
            count[0] += gained == 2 ? 1 : 0;
        });
        assertTrue(count[0] > 0);
    }

    @Test
    void aCardOfRapaNuiPaysTheOneWhoTakesItAlone() {
        int[] count = new int[1];
        everywhere("rapanui", (view, move) -> {
            if (RapanuiMoves.verb(move) != RapanuiMoves.TAKE) {
                return;
            }
            RapanuiFacts facts = ((RapanuiState) view).survey();
            int scored = facts.uncovers(RapanuiMoves.what(move));
            int seat = view.actor();
            boolean alone = scored != RapanuiFacts.NONE
                    && facts.income(seat, scored) > 0
                    && facts.income(1 - seat, scored) == 0;
            assertEquals(alone, of("rapanui", view, move).contains("pays-alone"));
            count[0] += alone ? 1 : 0;
        });
        assertTrue(count[0] > 0);
    }

    @Test
    void anUnknownGameHasNoThemes() {
        assertEquals(
                List.of(),
                ThemeFinder.find(
                        Sticks.GAME, new Sticks(5, 3), AnswerNode.of(List.of()).with(1, null)));
    }
}
