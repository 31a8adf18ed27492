package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Labels and texts of a position. */
class OrbisSpokenTest extends OrbisFixture {
    /** A tile's cost has the grammatical case of its sentence. */
    @Test
    void germanCostsFitTheirSentences() {
        OrbisState state = OrbisPositionParser.read(
                "display Y1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply yellow*2 white*2 red*2 green*2 seat", 2, 0);
        state.play(GAME.parseMove(state, "take:a1"));
        Messages german = TestMessages.of("de");
        String prompt = table.prompt(state, List.of(), german);
        assertEquals("Baue sie für 1 Grün, 1 in beliebiger Farbe, oder mache eine Wildnis daraus.", prompt);
        assertTrue(table.describeMove(state, GAME.parseMove(state, "build"), "Anna", german)
                .startsWith("Anna: zahlt dafür 1 Grün"));
    }

    /** A tap on another seat's world explains how to enlarge it. */
    @Test
    void aTapOnAnotherWorldExplainsTheEnlargement() {
        String why = table.illegalMoveText(
                forests(), List.of(), "world:2", new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false));
        assertTrue(why.endsWith("Hold to enlarge."), why);
    }

    /** The text says that a tile is too expensive, or fits nowhere, exactly if no exchanges allow building it. */
    @Test
    void paymentTextsAreTrue() {
        int[] grave = {0};
        int[] exchanged = {0};
        walk(state -> {
            if (state.phase() != OrbisPhase.TURN || state.survey().size(state.actor()) == OrbisPyramid.TILES) {
                return;
            }
            Scene scene = scene(state, state.actor(), true);
            for (int slot = 0; slot < 9; slot++) {
                int take = OrbisMoves.of(OrbisMoves.TAKE, slot);
                OrbisState after = state.copy();
                after.play(take);
                int swaps = swapsToBuild(after, 3);
                assertEquals(swaps < 0, table.needsConfirmation(state, take));
                String label = scene.spot(OrbisSpots.slot(slot)).label();
                assertEquals(swaps == 0, label.endsWith(WORDS.text("orbis.pay.yes")), label);
                if (swaps > 0) {
                    assertTrue(label.endsWith(WORDS.count("orbis.pay.swap", swaps)), label);
                }
                grave[0] += swaps < 0 ? 1 : 0;
                exchanged[0] += swaps > 0 ? 1 : 0;
            }
        });
        assertTrue(grave[0] > 50 && exchanged[0] > 10, grave[0] + " " + exchanged[0]);
    }

    // The least number of exchanges that allow building the tile, or -1.
    private static int swapsToBuild(OrbisState state, int most) {
        if (state.isLegal(OrbisMoves.of(OrbisMoves.BUILD))) {
            return 0;
        }
        int best = -1;
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; most > 0 && i < legal.size(); i++) {
            if (OrbisMoves.verb(legal.get(i)) == OrbisMoves.SWAP) {
                OrbisState after = state.copy();
                after.play(legal.get(i));
                int more = swapsToBuild(after, most - 1);
                best = more >= 0 && (best < 0 || more + 1 < best) ? more + 1 : best;
            }
        }
        return best;
    }

    /** Where something is too dear or too little, the text says how much is needed and how much there is. */
    @Test
    void textsSayAmounts() {
        OrbisState dear = OrbisPositionParser.read(
                "display R1d B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply green*2 white seat", 2, 0);
        dear.play(GAME.parseMove(dear, "take:a1"));
        String prompt = table.prompt(dear, List.of(), WORDS);
        assertTrue(prompt.contains("costs 1 red") && prompt.contains("you have 2 green, 1 white"), prompt);
        ViewOptions options = new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false);
        String why = table.illegalMoveText(dear, List.of(), "heap:red", options);
        assertTrue(why.endsWith("You have 2 of green."), why);
        OrbisState village = OrbisPositionParser.read(
                "display Y2c B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply yellow white green seat", 2, 0);
        for (String token : List.of("take:a1", "build", "at:1.0")) {
            village.play(GAME.parseMove(village, token));
        }
        prompt = table.prompt(village, List.of(), WORDS);
        assertTrue(prompt.contains("asks for 2 worshippers and you have 1"), prompt);
    }

    /** A volcano that cannot be fulfilled counts what it could burn. */
    @Test
    void aVolcanoCountsWhatItCouldBurn() {
        OrbisState state = OrbisPositionParser.read(
                "display R3a B3a:red W3a:blue R2a Y3a G3b B3b R3b Y3b seat supply red*2 yellow seat", 2, 0);
        for (String token : List.of("take:a1", "build", "at:1.0")) {
            state.play(GAME.parseMove(state, token));
        }
        String prompt = table.prompt(state, List.of(), WORDS);
        assertTrue(prompt.contains("burns 4") && prompt.contains("the display has 3"), prompt);
    }

    @Test
    void partsAddUpToThePoints() {
        walk(state -> {
            for (int seat = 0; seat < state.seats(); seat++) {
                assertEquals(state.score(seat), sum(table.standing(state, seat, WORDS)));
            }
        });
    }

    private static int sum(String parts) {
        int sum = 0;
        for (String part : parts.split(", ")) {
            String last = part.substring(part.lastIndexOf('\u00a0') + 1);
            sum += Character.isLetter(last.charAt(0)) ? 0 : number(last);
        }
        return sum;
    }

    private static int number(String text) {
        return Integer.parseInt(text.replace('−', '-'));
    }

    /** A wilderness that helps a forest is worth more than elsewhere. */
    @Test
    void theTextPanelShowsTheRangeOfAWilderness() {
        String display = "display G1c B3a W3a R3a Y3a G3b B3b R3b Y3b ";
        OrbisState alike = OrbisPositionParser.read(display + "seat world 1.0=R2c 1.1=wild seat", 2, 0);
        assertEquals("You can pay. As wilderness: −1", new OrbisNotes(alike, WORDS).offer(0)[2]);
        OrbisState forest = OrbisPositionParser.read(display + "seat world 1.0=G2a 1.1=wild 1.-1=B1b seat", 2, 0);
        assertEquals("You can pay. As wilderness: −1 to +2, by its place", new OrbisNotes(forest, WORDS).offer(0)[2]);
    }

    @Test
    void unpickableSpotsDescribeThemselves() {
        OrbisState state =
                OrbisPositionParser.read(PLAIN + "seat god seas supply red world 1.0=G2a seat world 1.0=R2c", 2, 0);
        for (String spot : List.of("god:seas", "cell:1:1.0", "world:2", "score", "piles")) {
            String label = scene(state, 0, true).spot(spot).label();
            String start = label.substring(0, label.indexOf(':'));
            assertTrue(
                    table.illegalMoveText(
                                    state,
                                    List.of(),
                                    spot,
                                    new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false))
                            .startsWith(start),
                    spot);
        }
    }

    @Test
    void thePilesAreDescribedInOrder() {
        OrbisState state = (OrbisState) GAME.start(Setup.of(GAME.info(), 4));
        assertEquals(
                "Tiles still to come: 20 of level 1, then 20 of level 2, then 25 of level 3",
                new OrbisTexts(state, WORDS).piles());
        int[] empty = {0};
        walk(next -> {
            String told = new OrbisTexts(next, WORDS).piles();
            int levels = 0;
            for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
                int left = next.survey().pileSize(level);
                assertEquals(left > 0, told.contains(left + " of level " + level), told);
                levels += left > 0 ? 1 : 0;
            }
            assertEquals(levels == 0, told.endsWith(": none"), told);
            empty[0] += levels == 0 ? 1 : 0;
        });
        assertTrue(empty[0] > 0, "at the end of the game");
    }

    /** The standing below a seat's name is one line, on the smallest screen too. */
    @Test
    void standingsAreShort() {
        int[] sums = {0};
        for (String language : List.of("en", "de")) {
            Messages messages = TestMessages.of(language);
            walk(state -> {
                for (int seat = 0; seat < state.seats(); seat++) {
                    String standing = table.standing(state, seat, messages);
                    assertTrue(standing.length() <= 18, standing);
                    sums[0] += standing.matches(".*, (other|sonst)\u00a0.*") ? 1 : 0;
                }
            });
        }
        assertTrue(sums[0] > 50, "of three and four parts: " + sums[0]);
    }
}
