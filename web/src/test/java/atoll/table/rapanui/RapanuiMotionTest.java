package atoll.table.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What moves on the table, from where and to where. */
class RapanuiMotionTest {
    private static final RapanuiGame GAME = new RapanuiGame();
    private static final RapanuiTable TABLE = new RapanuiTable();

    /** Seat 0 can build; columns uncover a priest, fisher, woodcutter and Moai. */
    private static final String MIDDLE = """
            column woodcutter moai priest grain
            column moai priest fish woodcutter
            column priest mulberry woodcutter mulberry
            column grain moai sweetpotato
            seat wood 9 glory 2 village woodcutter*2 priest*2 fish*2 mulberry hand fish*2 moai
                offerings fish*3 mulberry sweetpotato grain
            seat wood 3 glory 1 village woodcutter fish grain hand mulberry priest woodcutter
                offerings fish mulberry*2 sweetpotato grain*2
            """;

    private RapanuiState state =
            RapanuiPositionParser.read(MIDDLE, Setup.of(GAME.info(), 2).with("openMemory", "false"), 0);
    private Scene before;
    private Scene after = scene(List.of());

    private Scene scene(List<String> last) {
        ViewOptions options = new ViewOptions(TestMessages.of("en"), 0, ViewOptions.WIDE, last, false);
        return TABLE.scene(state.viewFor(0), options);
    }

    // The table marks the spots of the move.
    private void play(String... tokens) {
        for (String token : tokens) {
            int move = GAME.parseMove(state, token);
            List<String> last = new ArrayList<>(TABLE.spotsOfMove(state, move));
            last.removeIf(spot -> !TABLE.marksLastMove(spot, move));
            before = after;
            state.play(move);
            after = scene(last);
        }
    }

    private static Shape shape(Scene scene, String id) {
        return scene.shapes().stream()
                .filter(shape -> id.equals(shape.id()))
                .findFirst()
                .orElse(null);
    }

    private void arrives(String id, String source) {
        assertNull(shape(before, id), id + " is new");
        assertNotNull(shape(after, id), id);
        assertEquals(source, shape(after, id).motion().comesFrom(), id);
        assertNotNull(shape(before, source), source + " was there");
    }

    private void leaves(String id, String target) {
        assertNotNull(shape(before, id), id);
        assertNull(shape(after, id), id + " is gone");
        assertEquals(target, shape(before, id).motion().leavesTo(), id);
        assertNotNull(shape(after, target), target + " is there");
    }

    private void counts(String id, int from, int to) {
        assertTrue(
                shape(before, id).motion().isCounted()
                        && shape(after, id).motion().isCounted(),
                id);
        assertEquals(from, shape(before, id).number(), id);
        assertEquals(to, shape(after, id).number(), id);
    }

    @Test
    void aVillagerWalksFromItsCardIntoTheVillage() {
        play("play:fish");
        for (String part : List.of("", "-head", "-gear")) {
            Shape card = shape(before, "villager-0-3-2" + part);
            Shape person = shape(after, "villager-0-3-2" + part);
            assertTrue(card.y() > person.y() && card.scale() != person.scale(), part);
        }
        assertNull(shape(after, "card-of-villager-0-3-2"), "its card is gone");
        counts("people-0-3", 2, 3);
    }

    @Test
    void boughtOfferingsComeFromTheirStock() {
        play("buy:mulberry");
        arrives("own-mulberry-1", "heap-mulberry");
        arrives("gift-0-6", "heap-mulberry");
        counts("own-n-mulberry", 1, 2);
        counts("gift-0", 6, 7);
        counts("wood-0", 9, 5);
        for (int log = 5; log < 9; log++) {
            leaves("wood-0-" + log, "palms");
        }
    }

    @Test
    void woodComesFromThePalmsAndGloryFromTheRidge() {
        play("play:fish", "take:3");
        arrives("wood-0-9", "palms");
        arrives("wood-1-3", "palms");
        counts("wood-0", 9, 12);
        counts("wood-1", 3, 4);
        state = RapanuiPositionParser.read(MIDDLE, 2, 0);
        after = scene(List.of());
        play("play:fish", "take:1");
        arrives("glory-0-2", "ridge");
        arrives("glory-0-4", "ridge");
        counts("glory-0", 2, 5);
    }

    @Test
    void scoredOfferingsFlyToEveryVillage() {
        play("play:moai", "offer:grain", "offer:grain", "add:fish");
        play("take:2");
        arrives("own-fish-3", "heap-fish");
        arrives("gift-0-6", "heap-fish");
        arrives("gift-1-5", "heap-fish");
        assertTrue(
                shape(after, "gift-1-5").motion().step()
                        < shape(after, "gift-1").motion().step(),
                "numbers follow");
        assertNotNull(shape(before, "own-fish-2"), "nothing else moves");
    }

    @Test
    void sacrificesGoToTheStone() {
        play("play:moai");
        Shape statue = shape(after, "villager-0-2-0");
        assertTrue(shape(before, "villager-0-2-0").y() > statue.y(), "the Moai rises");
        leaves("wood-0-8", "palms");
        play("offer:grain");
        leaves("gift-1-5", "altar");
        play("offer:mulberry");
        leaves("own-mulberry-0", "altar");
        play("add:fish");
        arrives("top-3", "heap-fish");
    }

    @Test
    void aTakenCardGoesToTheHand() {
        play("play:fish", "take:1");
        Shape card = shape(after, "card-of-villager-0-6-0");
        assertEquals("card-03", card.motion().movedFrom());
        assertNotNull(shape(before, "card-03"));
        assertNull(shape(after, "card-03"));
        assertEquals(
                "card-03-figure-head",
                shape(after, "villager-0-6-0-head").motion().movedFrom());
        assertNotNull(shape(before, "card-03-figure-head"));
        // another seat's hand is face down
        play("play:priest", "take:2");
        leaves("card-13", "sign-1");
    }

    @Test
    void newCardsComeFromTheDrawPile() {
        RapanuiState start = (RapanuiState) GAME.start(Setup.of(GAME.info(), 2));
        state = start;
        after = scene(List.of());
        play("deal:moai");
        arrives("card-00", "deck-pile");
        counts("deck-n", 50, 49);
    }
}
