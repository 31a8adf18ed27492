package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiTableSnapshot.WORDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.games.rapanui.RapanuiTwins;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Information that players have to remember: "Die Spieler sehen bis zum Spielende nur die momentan obenliegende Opferkarte."
 * Without the option for open memory, neither the stone below its top card nor others' hands and piles make any difference to a
 * table.
 */
class RapanuiMemoryTest {
    private static final RapanuiGame GAME = new RapanuiGame();
    private static final RapanuiTable TABLE = new RapanuiTable();

    /** Seat 0 can build; grain is on top. */
    private static final String MIDDLE = """
            column woodcutter priest grain
            column moai priest woodcutter
            column priest woodcutter mulberry
            column grain moai sweetpotato
            seat wood 9 glory 2 village woodcutter*2 fish mulberry sweetpotato moai*3 hand fish*2 moai
                offerings fish*3 mulberry sweetpotato grain
            seat wood 8 glory 1 village woodcutter*2 fish grain moai*2 hand mulberry priest woodcutter
                offerings fish mulberry*2 sweetpotato grain*2
            """;

    private static final List<String> STONES = List.of(
            "stone fish*5 mulberry*3 sweetpotato grain",
            "stone sweetpotato*5 mulberry*3 fish grain",
            "stone mulberry*2 sweetpotato*2 fish*2 grain*4",
            "stone grain*10");

    private interface Twins {
        RapanuiState twin(RapanuiState state, int viewer, Rng rng);
    }

    /** The number of pairs of positions, and of those that look different. */
    private static final class Tally {
        private int pairs;
        private int differ;
        private final Set<RapanuiPhase> phases = EnumSet.noneOf(RapanuiPhase.class);
        private String example = "";
    }

    private static Tally compare(boolean open, Twins twins) {
        Tally tally = new Tally();
        for (int seed = open ? 2 : 1; seed <= 2; seed++) {
            Rng rng = new Rng(seed);
            RapanuiPositions.walk(open, seed, state -> {
                int seat = rng.next(state.seats() + 1);
                int viewer = seat < state.seats() ? seat : State.SPECTATOR;
                RapanuiState twin = state.actor() == State.OVER ? null : twins.twin(state, viewer, rng);
                if (twin != null) {
                    tally(state, twin, viewer, rng, tally);
                }
            });
        }
        return tally;
    }

    private static void tally(RapanuiState state, RapanuiState twin, int viewer, Rng rng, Tally tally) {
        int room = rng.next(3);
        boolean hidesAids = rng.next(2) == 1;
        RapanuiTableSnapshot shown = new RapanuiTableSnapshot(state, viewer, room, hidesAids);
        RapanuiTableSnapshot other = new RapanuiTableSnapshot(twin, viewer, room, hidesAids);
        tally.pairs++;
        tally.phases.add(state.phase());
        String difference = shown.difference(other);
        if (!difference.isEmpty()) {
            tally.differ++;
            tally.example = difference;
        }
    }

    @Tag("slow")
    @Test
    void cardsBelowTheTopMakeNoDifference() {
        Tally tally = compare(false, RapanuiTwins::stone);
        assertEquals(0, tally.differ, () -> tally.differ + " of " + tally.pairs + ": " + tally.example);
        assertTrue(tally.pairs > 300, tally.pairs + " pairs");
        assertTrue(
                tally.phases.containsAll(EnumSet.of(
                        RapanuiPhase.BUYING,
                        RapanuiPhase.PLAYING,
                        RapanuiPhase.OFFERING,
                        RapanuiPhase.HIDING,
                        RapanuiPhase.ADDING,
                        RapanuiPhase.TAKING,
                        RapanuiPhase.REFILLING,
                        RapanuiPhase.CHOOSING)),
                tally.phases.toString());
    }

    @Tag("slow")
    @Test
    void withOpenMemoryTheyDo() {
        Tally tally = compare(true, RapanuiTwins::stone);
        assertTrue(tally.differ > 150, tally.differ + " of " + tally.pairs);
    }

    @Tag("slow")
    @Test
    void othersHandsMakeNoDifference() {
        Tally tally = compare(false, RapanuiTwins::hand);
        assertEquals(0, tally.differ, () -> tally.differ + " of " + tally.pairs + ": " + tally.example);
        assertTrue(tally.pairs > 100, tally.pairs + " pairs");
        Tally open = compare(true, RapanuiTwins::hand);
        assertEquals(open.pairs, open.differ);
    }

    private static RapanuiState middle(boolean open, String stone) {
        Setup setup = Setup.of(GAME.info(), 2).with("openMemory", Boolean.toString(open));
        return RapanuiPositionParser.read(MIDDLE + stone, setup, 0);
    }

    private static ViewOptions look(int seat) {
        return new ViewOptions(WORDS, seat, ViewOptions.WIDE, List.of(), false);
    }

    private static Scene scene(RapanuiState state, int seat) {
        return TABLE.scene(state.viewFor(seat), look(seat));
    }

    // All texts within a spot.
    private static List<String> written(Scene scene, String spot) {
        Area area = scene.spot(spot).area();
        List<String> texts = new ArrayList<>();
        for (Shape shape : scene.shapes()) {
            if (shape.text() != null && area.contains(shape.x(), shape.y())) {
                texts.add(shape.text());
            }
        }
        return texts;
    }

    private static Scene hovered(RapanuiState state, String spot) {
        Scene scene = new Scene(1, 1);
        TABLE.drawHover(state.viewFor(0), spot, look(0), scene);
        return scene;
    }

    private static String rationale(RapanuiState state, String... tokens) {
        RapanuiState at = state.copy();
        for (int i = 0; i < tokens.length - 1; i++) {
            at.play(GAME.parseMove(at, tokens[i]));
        }
        return TABLE.rationale(at.viewFor(at.actor()), GAME.parseMove(at, tokens[tokens.length - 1]), WORDS);
    }

    @Test
    void nothingIsCountedOnTheStone() {
        for (String stone : STONES) {
            RapanuiState state = middle(false, stone);
            Scene scene = scene(state, 0);
            assertEquals(List.of(), written(scene, "stone"), stone);
            assertEquals(
                    "Stone of sacrifice with grain on top", scene.spot("stone").label());
            assertEquals(List.of(), hovered(state, "stone").shapes());
        }
        RapanuiState open = middle(true, STONES.get(0));
        assertEquals(List.of("10"), written(scene(open, 0), "stone"));
        assertEquals(
                "Stone of sacrifice with grain on top, 10 cards: 5 fish, 3 mulberries, 1 sweet potato, 1 grain",
                scene(open, 0).spot("stone").label());
        assertFalse(hovered(open, "stone").shapes().isEmpty());
    }

    @Test
    void noRangeOfPointsIsGiven() {
        RapanuiState hidden = middle(false, STONES.get(2));
        RapanuiState open = middle(true, STONES.get(2));
        for (RapanuiState state : List.of(hidden, open)) {
            for (String token : List.of("play:moai", "offer:grain", "offer:mulberry", "add:fish")) {
                state.play(GAME.parseMove(state, token));
            }
        }
        boolean ranged = false;
        for (String kind : List.of("fish", "mulberry", "sweetpotato", "grain")) {
            String label = scene(hidden, 1).spot("stock:" + kind).label();
            assertTrue(label.endsWith(" wood"), label);
            assertEquals(2, written(scene(hidden, 1), "stock:" + kind).size(), "how many are left, and the price");
            ranged |= scene(open, 1).spot("stock:" + kind).label().contains("–");
            assertEquals(3, written(scene(open, 1), "stock:" + kind).size());
        }
        assertTrue(ranged, "where all lies open, what the builder hid makes a range");
    }

    /** The stocks and the points look the same for any kind that is the most frequent there. */
    @Test
    void kindsAreNotRanked() {
        Set<String> looks = new TreeSet<>();
        Set<String> ranked = new TreeSet<>();
        for (String stone : STONES.subList(0, 2)) {
            for (boolean open : new boolean[] {false, true}) {
                RapanuiState state = middle(open, stone);
                StringBuilder all = new StringBuilder();
                for (String kind : List.of("fish", "mulberry", "sweetpotato", "grain")) {
                    String label = scene(state, 0).spot("stock:" + kind).label();
                    // The number left is visible, because there are 25 of each.
                    all.append(label.replaceAll("\\d+ left", "")).append('\n');
                }
                all.append(TABLE.score(state.viewFor(0), 0)).append(' ').append(TABLE.score(state.viewFor(0), 1));
                (open ? ranked : looks).add(all.toString());
            }
        }
        assertEquals(1, looks.size(), looks.toString());
        assertEquals(2, ranked.size());
    }

    @Test
    void previewsRevealNothingOfTheStone() {
        for (String stone : STONES) {
            RapanuiState state = middle(false, stone);
            assertEquals("The more often fish lies on the stone, the more your 4 count.", rationale(state, "buy:fish"));
            assertEquals(
                    "It spares what you have more of: fish (3).",
                    rationale(state, "play:moai", "offer:grain", "offer:mulberry"));
            assertEquals(
                    "The more often fish lies on the stone, the more your 3 count. You have no kind more often.",
                    rationale(state, "play:moai", "offer:grain", "offer:mulberry", "add:fish"));
        }
        assertEquals(
                "The card counts at least 3 points, as the stone lies.",
                rationale(middle(true, STONES.get(0)), "buy:fish"));
    }

    /** Others' majorities are hidden in their piles. */
    @Test
    void aSacrificeIsNotAdvisedByWhatOthersHave() {
        String[] line = {"play:moai", "offer:fish", "offer:mulberry"};
        assertTrue(rationale(middle(true, "stone grain*5"), line).contains("others have more of that"));
        assertFalse(rationale(middle(false, "stone grain*5"), line).contains("others"));
    }

    @Test
    void labelsRevealNothingOfTheStone() {
        List<List<String>> spoken = new ArrayList<>();
        for (String stone : STONES.subList(0, 2)) {
            RapanuiState state = middle(false, stone);
            List<String> labels = new ArrayList<>();
            for (Spot spot : scene(state, 0).spots()) {
                labels.add(spot.label().replaceAll("\\d+ left", ""));
            }
            labels.add(TABLE.illegalMoveText(state.viewFor(0), List.of(), "stone", look(0)));
            spoken.add(labels);
        }
        assertEquals(spoken.get(0), spoken.get(1));
    }

    /** With two players, the known content of the draw pile would reveal the other's hand. */
    @Test
    void theDrawPileShowsOnlyItsSize() {
        RapanuiState hidden = middle(false, STONES.get(0));
        assertTrue(scene(hidden, 0).spot("deck").label().matches("Draw pile, \\d+ cards"));
        assertEquals(List.of(), hovered(hidden, "deck").shapes());
        RapanuiState open = middle(true, STONES.get(0));
        assertTrue(scene(open, 0).spot("deck").label().contains("priest"));
        assertFalse(hovered(open, "deck").shapes().isEmpty());
    }

    /** While the builder's secret offering is on top, the stone shows a card back, to the builder too. */
    @Test
    void aSecretOfferingOnTopLiesFaceDown() {
        RapanuiState state = middle(false, STONES.get(0));
        for (String token : List.of("play:moai", "offer:grain", "offer:mulberry")) {
            state.play(GAME.parseMove(state, token));
        }
        for (int seat : new int[] {0, 1, State.SPECTATOR}) {
            assertEquals(
                    "Stone of sacrifice with a card face down on top",
                    scene(state, seat).spot("stone").label());
        }
    }

    @Test
    void aForcedMoaiDiscardIsNotRevealed() {
        String three =
                MIDDLE.replace("wood 9", "wood 6").replace("moai*3 hand fish*2 moai", "moai*2 priest hand moai*3");
        RapanuiState state = RapanuiPositionParser.read(three + "stone grain*5", 2, 0);
        MoveList legal = new MoveList();
        state.moves(legal);
        assertTrue(legal.indexOf(GAME.parseMove(state, "toss:moai")) >= 0);
        assertEquals("Remove a Moai", scene(state, 0).spot("toss").label());
        assertNull(scene(state, 1).spot("toss"));
        assertNull(scene(state, State.SPECTATOR).spot("toss"));
    }

    @Test
    void atTheEndEverythingIsShown() {
        for (boolean open : new boolean[] {false, true}) {
            for (boolean hidesAids : new boolean[] {false, true}) {
                RapanuiState state = RapanuiPositionParser.read(
                        RapanuiLessons.END, Setup.of(GAME.info(), 2).with("openMemory", Boolean.toString(open)), 1);
                for (String token : List.of("play:woodcutter", "take:1", "deal:moai", "deal:moai")) {
                    state.play(GAME.parseMove(state, token));
                }
                assertEquals(RapanuiPhase.OVER, state.phase());
                for (int room = 0; room < 3; room++) {
                    Scene scene = TABLE.scene(state.viewFor(0), new ViewOptions(WORDS, 0, room, List.of(), hidesAids));
                    assertEquals(
                            List.of("2", "2", "4", "3", "1", "1", "4", "3"),
                            written(scene, "stone"),
                            "as the stocks are ordered: how many, and what each is worth");
                    assertEquals(
                            "Stone of sacrifice with mulberry on top, 11 cards: 2 fish, 4 mulberries, 1 sweet potato, 4 grain",
                            scene.spot("stone").label());
                    assertTrue(scene.spot("stock:grain").label().endsWith("counts 3 now"));
                    assertTrue(scene.spot("village:2").label().contains("3 fish, 1 mulberry, 1 sweet potato, 2 grain"));
                }
                assertEquals(List.of(39, 38), List.of(TABLE.score(state, 0), TABLE.score(state, 1)));
                assertFalse(TABLE.hasPrivateView(state));
            }
        }
    }

    /** The log of public moves may be read again; it contains no counts. */
    @Test
    void theLogShowsOnlyTheOffering() {
        for (String stone : STONES) {
            RapanuiState state = middle(false, stone);
            state.play(RapanuiMoves.play(RapanuiCards.MOAI, 1));
            int offer = GAME.parseMove(state, "offer:grain");
            assertEquals("She: sacrifices 1 grain", TABLE.describeMove(state.viewFor(0), offer, "She", WORDS));
        }
    }
}
