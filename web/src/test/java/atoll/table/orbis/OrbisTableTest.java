package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.orbis.OrbisDrawing;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisSurvey;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.play.Session;
import atoll.table.Ink;
import atoll.table.Look;
import atoll.table.Path;
import atoll.table.Picker;
import atoll.table.Player;
import atoll.table.Scene;
import atoll.table.Shape;
import atoll.table.Sitting;
import atoll.table.TestWords;
import atoll.table.Words;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class OrbisTableTest {
    private static final Words WORDS = TestWords.of("en");
    private static final OrbisGame GAME = new OrbisGame();
    private static final String PLAIN = "display G3a B3a W3a R3a Y3a G3b B3b R3b Y3b ";

    private final OrbisTable table = new OrbisTable();

    // Every position of some games in which tiles are built where they can be.
    static void walk(Consumer<OrbisState> visit) {
        for (int seats = 2; seats <= 4; seats++) {
            Session session = new Session(GAME, Setup.of(GAME.info(), seats), seats);
            Rng rng = new Rng(seats);
            MoveList legal = new MoveList();
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                int build = legal.indexOf(OrbisMoves.of(OrbisMoves.BUILD));
                session.play(
                        session.state().actor() == State.CHANCE
                                ? session.outcome()
                                : build >= 0 ? legal.get(build) : legal.pick(rng));
                visit.accept((OrbisState) session.state());
            }
        }
    }

    private Scene scene(OrbisState state, int seat, boolean tall) {
        return table.scene(state.seenBy(seat), new Look(WORDS, seat, tall, List.of()));
    }

    /** What the free places promise is what laying the tile there brings. */
    @Test
    void theNumbersOnThePlacesComeTrue() {
        int[] tried = {0};
        walk(state -> {
            if (state.phase() != OrbisPhase.PLACING) {
                return;
            }
            int type = OrbisTiles.type(state.survey().tile());
            boolean priced = type == OrbisTiles.VILLAGE || type == OrbisTiles.VOLCANO;
            if (priced && !state.survey().isTurned()) {
                return; // counts once its price is paid
            }
            Scene scene = scene(state, state.actor(), true);
            MoveList legal = new MoveList();
            state.moves(legal);
            for (int i = 0; i < legal.size(); i++) {
                if (OrbisMoves.verb(legal.get(i)) == OrbisMoves.AT) {
                    OrbisState after = state.copy();
                    after.play(legal.get(i));
                    int by = after.score(state.actor()) - state.score(state.actor());
                    String spot = OrbisSpots.cell(state.actor(), OrbisMoves.what(legal.get(i)));
                    String promised = by > 0 ? "points +" + by : by < 0 ? "points −" + -by : "points 0";
                    String label = scene.spot(spot).label();
                    assertTrue(
                            label.replaceAll("\\. [^.]* touch it|\\. Can no .*", "")
                                    .endsWith(promised),
                            label + " " + by);
                    tried[0]++;
                }
            }
        });
        assertTrue(tried[0] > 200, "tried " + tried[0]);
    }

    /** A forest's places say what would touch it there, as its label does once it is laid, whatever it counts by then. */
    @Test
    void theFreePlacesSayWhatWouldTouchAForest() {
        OrbisState state = OrbisDrawing.read(
                "display G2a B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply green blue white"
                        + " world 1.0=G1b 1.1=B1a 1.2=Y1b 1.3=G2d 1.4=W1d 2.0=G3a 2.1=B2c 2.2=wild seat seat seat",
                4,
                0);
        Scene before = new Scene(1, 1);
        table.preview(state, GAME.move(state, "take:a1"), new Look(WORDS, 0, true, List.of()), before);
        assertEquals(3, written(before, "2/3"), "before it is taken");
        state.play(GAME.move(state, "take:a1"));
        assertEquals(3, written(scene(state, 0, true), "2/3"));
        state.play(GAME.move(state, "build"));
        Scene scene = scene(state, 0, true);
        assertEquals(3, written(scene, "2/3"), "2.3, 3.0 and 3.1");
        for (String cell : List.of("2.3", "3.0", "3.1")) {
            String told = scene.spot("cell:1:" + cell).label();
            assertTrue(told.endsWith("2 of 3 touch it"), told);
            OrbisState after = state.copy();
            after.play(GAME.move(after, "at:" + cell));
            String status = told.substring(told.indexOf(". ") + 2);
            String laid = scene(after, 0, true).spot("cell:1:" + cell).label();
            assertTrue(laid.endsWith(status), told + " / " + laid);
        }
    }

    /** Where it can never count a forest's figure is struck out, and only there. */
    @Test
    void aForestThatCannotCountAnywhereSaysSo() {
        OrbisState state = OrbisDrawing.read(
                "display G2a B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply green blue white"
                        + " world 1.0=Y1b 1.1=W1d 1.2=R1b 1.3=G2d 1.4=Y1a 2.2=R2c seat",
                2,
                0);
        state.play(GAME.move(state, "take:a1"));
        state.play(GAME.move(state, "build"));
        Scene scene = scene(state, 0, true);
        assertTrue(
                scene.spot("cell:1:2.3").label().endsWith("Can no longer count: 1 of 3"),
                "one below, and room for one above");
        long struck = scene.shapes().stream()
                .filter(shape -> shape.path() != null && shape.path().isLike(Path.segment(-11, 5, 11, -5)))
                .count();
        assertEquals(1, struck);
    }

    // The second seat has a forest that is lost (at an end of a full bottom row) and one that may still count.
    private static OrbisState forests() {
        return OrbisDrawing.read(PLAIN + "seat seat world 1.0=R1b 1.1=G2b 1.2=B1a 1.3=Y1b 1.-1=G2a 2.2=Y1a seat", 3, 0);
    }

    /** Forests that may still come to count stand beside the points of the land, as many as are told. */
    @Test
    void openForestsStandInTheScore() {
        assertTrue(shapes(scene(forests(), 0, true), "open-forests").isEmpty());
        int[] seen = {0};
        walk(state -> {
            int open = OrbisWording.open(state.survey(), 0);
            List<Shape> shapes = scene(state, 0, true).shapes();
            List<Shape> drawn = shapes(scene(state, 0, true), "open-forests");
            assertEquals(open > 0 ? 1 : 0, drawn.size());
            assertEquals(open > 0, new OrbisWording(state, WORDS, 0).parts(0).contains("still open"));
            if (open > 0) {
                double y = drawn.get(0).y();
                double x = drawn.get(0).x();
                assertTrue(
                        shapes.stream()
                                .anyMatch(shape -> Integer.toString(open).equals(shape.text())
                                        && shape.y() == y
                                        && Math.abs(shape.x() - x) < 16),
                        "counted " + open);
                seen[0]++;
            }
        });
        assertTrue(seen[0] > 5, "seen " + seen[0]);
    }

    private static List<Shape> shapes(Scene scene, String id) {
        return scene.shapes().stream().filter(each -> id.equals(each.id())).toList();
    }

    /** In another's world a forest that is lost is pale, one that may still count is not, and is said to be open. */
    @Test
    void aLostForestLooksLostInAnothersWorldToo() {
        OrbisState state = forests();
        OrbisSurvey survey = state.survey();
        assertEquals(1, OrbisWording.open(survey, 1));
        long pale = scene(state, 0, true).shapes().stream()
                .filter(shape -> shape.path() == OrbisArt.type(OrbisTiles.FOREST) && shape.alpha() < 1)
                .count();
        assertEquals(1, pale);
        String told = new OrbisWording(state, WORDS, 0).world(1);
        assertTrue(told.contains("forest (does not count)") && told.contains("forest (still open)"), told);
    }

    /** However many colours are counted on a tile, no icon or number covers another. */
    @Test
    void manyWorshippersOnATileStandApart() {
        OrbisState state = OrbisDrawing.read(
                "display G3a B3a W3a R3a Y3a:green*5+blue*2+white*3+red*4+yellow*2 G3b B3b R3b Y3b seat seat", 2, 0);
        for (boolean tall : List.of(true, false)) {
            OrbisPlan plan = OrbisPlan.of(2, 0, tall ? Look.TALL : Look.WIDE);
            double foot = plan.slot(4).top()
                    + plan.slot(4).height()
                    - 7 * plan.slot(4).height() / 46;
            double right = plan.slot(4).left();
            int seen = 0;
            for (Shape shape : scene(state, 0, tall).shapes()) {
                boolean icon = shape.path() != null && shape.scale() < 1;
                boolean here = Math.abs(shape.y() - foot) < 0.01 && plan.slot(4).contains(shape.x(), shape.y());
                if (here && (icon || shape.text() != null)) {
                    double half = icon ? 9.8 * shape.scale() : 0.28 * shape.size();
                    assertTrue(shape.x() - half >= right - 0.01, right + " then " + shape.x());
                    right = shape.x() + half;
                    seen++;
                }
            }
            assertEquals(10, seen, "five colours and their numbers");
            assertTrue(right <= plan.slot(4).left() + plan.slot(4).width());
        }
    }

    /** What a tile costs is told in the case that its sentence asks for. */
    @Test
    void whatATileCostsStandsAloneInGerman() {
        OrbisState state = OrbisDrawing.read(
                "display Y1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply yellow*2 white*2 red*2 green*2 seat", 2, 0);
        state.play(GAME.move(state, "take:a1"));
        Words german = TestWords.of("de");
        String prompt = table.prompt(state, List.of(), german);
        assertTrue(prompt.contains("beliebiger"), prompt);
        assertTrue(prompt.startsWith("Kosten: "), prompt);
        assertTrue(table.tell(state, GAME.move(state, "build"), "Anna", german).contains("(Kosten: "));
    }

    /** A finger that taps another's world is told how it sees it large. */
    @Test
    void aTapOnAnothersWorldSaysHowToSeeItLarge() {
        String why = table.whyNot(forests(), List.of(), "world:2", new Look(WORDS, 0, false, List.of()));
        assertTrue(why.endsWith("Hold to see it large."), why);
    }

    /** A tile is said to be dear, or to fit nowhere, exactly if no exchanges let it be built. */
    @Test
    void whatIsSaidOfPayingIsSo() {
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
                assertEquals(swaps < 0, table.isGrave(state, take));
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

    // The fewest exchanges after which the tile can be built, or -1.
    private static int swapsToBuild(OrbisState state, int most) {
        if (state.whyNot(OrbisMoves.of(OrbisMoves.BUILD)) == 0) {
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

    @Test
    void partsAddUpToThePoints() {
        walk(state -> {
            for (int seat = 0; seat < state.seats(); seat++) {
                assertEquals(state.score(seat), sum(table.standing(state, seat, WORDS)));
                if (state.actor() == State.OVER) {
                    int sum = 0;
                    for (String line : table.result(state, seat, WORDS)) {
                        boolean part = line.contains(" for ");
                        sum += part ? number(line.substring(0, line.indexOf(' '))) : 0;
                    }
                    assertEquals(state.score(seat), sum);
                }
            }
        });
    }

    private static int sum(String parts) {
        int sum = 0;
        for (String part : parts.replace(" − ", " + −").split(parts.contains(" + ") ? " \\+ " : ", ")) {
            String last = part.substring(part.lastIndexOf('\u00a0') + 1);
            sum += Character.isLetter(last.charAt(0)) ? 0 : number(last);
        }
        return sum;
    }

    private static int number(String text) {
        return Integer.parseInt(text.replace('−', '-'));
    }

    @Test
    void whatAnotherHasDoneIsNotMarkedInOnesOwnWorld() {
        OrbisState state =
                OrbisDrawing.read(PLAIN + "seat supply red world 1.0=G1b seat supply green*3 world 1.0=B1b", 2, 1);
        Sitting sitting = new Sitting(
                Session.from(GAME, state, 0), table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
        sitting.play(OrbisMoves.swap(OrbisWorshippers.GREEN, OrbisWorshippers.RED));
        Scene scene = sitting.scene(Look.TALL, null);
        assertNotNull(scene.spot("supply:1:green"));
        assertNull(scene.spot("supply:2:green"));
        assertNull(scene.spot("cell:2:1.0"));
    }

    @Test
    void oneIsPutBackOnItsHeapWhereThreeCouldBeExchanged() {
        OrbisState state = OrbisDrawing.read(
                "display G3a B3a W3a R3a Y3a:red*2+green G3b B3b R3b Y3b seat supply white*9 seat", 2, 0);
        for (String token : List.of("take:b2", "wild", "at:1.0")) {
            state.play(GAME.move(state, token));
        }
        Picker picker = new Picker();
        picker.offer(table, state);
        assertEquals(Picker.Answer.MORE, picker.pick("supply:1:white"));
        assertEquals(WORDS.say("orbis.prompt.discard.heap", "white"), table.prompt(state, picker.picks(), WORDS));
        assertEquals(Picker.Answer.MOVE, picker.pick("heap:white"));
        assertEquals(OrbisMoves.of(OrbisMoves.GIVE, OrbisWorshippers.WHITE), picker.move());
        picker.offer(table, state);
        assertEquals(Picker.Answer.MOVE, picker.pick("supply:1:green"), "there is only one of them");
    }

    @Test
    void aColourIsAskedForWhereSeveralCouldBurn() {
        OrbisState state = OrbisDrawing.read(
                "display R2b:red+blue B3a W3a R3a Y3a G3b B3b R3b Y3b:green+blue*2+yellow seat seat seat", 3, 0);
        for (String token : List.of("take:a1", "build", "at:1.0", "fulfil")) {
            state.play(GAME.move(state, token));
        }
        Picker picker = new Picker();
        picker.offer(table, state);
        assertEquals(Picker.Answer.MORE, picker.pick("slot:c3"));
        assertEquals(Picker.Answer.MOVE, picker.pick("heap:green"));
        state.play(picker.move());
        picker.offer(table, state);
        assertEquals(Picker.Answer.MOVE, picker.pick("slot:c3"), "only blue is left to burn there");
    }

    /** A tile keeps its id on its way from the display to the pyramid. */
    @Test
    void aTileGlidesIntoTheWorld() {
        OrbisState state = OrbisDrawing.read("display G1b Y1a W1d R1b B1b G1c Y1b R1d B1a seat seat", 2, 0);
        Shape from = shape(scene(state, 0, true), "tile-B1b");
        for (String token : List.of("take:b2", "build", "at:1.0")) {
            state.play(GAME.move(state, token));
        }
        Shape to = shape(scene(state, 0, true), "tile-B1b");
        assertTrue(to.y() - from.y() > 100, "downwards");
    }

    private static Shape shape(Scene scene, String id) {
        return scene.shapes().stream()
                .filter(each -> id.equals(each.id()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsPointedAtIsShown() {
        OrbisState state = OrbisDrawing.read(
                PLAIN + "gods death love seas seat supply red world 1.0=G2a 1.1=B2c seat world 1.0=R2c", 2, 0);
        for (String spot : List.of("slot:b2", "god:death", "cell:1:1.0", "world:2", "score")) {
            Scene scene = new Scene(1, 1);
            table.point(state, spot, new Look(WORDS, 0, false, List.of()), scene);
            assertFalse(scene.shapes().isEmpty(), spot);
        }
        for (String spot : List.of("piles", "heap:red", "supply:1:red", "cell:1:2.0")) {
            Scene scene = new Scene(1, 1);
            table.point(state, spot, new Look(WORDS, 0, false, List.of()), scene);
            assertTrue(scene.shapes().isEmpty(), spot);
        }
    }

    /** Where worshippers would come to lie, what comes to the supply and goes from it, and the points at the place. */
    @Test
    void aTakePreviewsWhatItSpreadsBringsAndCosts() {
        OrbisState state = OrbisDrawing.read(
                "display G3a B3a W3a R3a Y2c:red*2 G3b B3b R3b Y3b seat supply yellow white seat", 2, 0);
        Scene scene = new Scene(1, 1);
        table.preview(state, GAME.move(state, "take:b2"), new Look(WORDS, 0, true, List.of()), scene);
        OrbisPlan plan = OrbisPlan.of(2, 0, Look.TALL);
        for (int slot = 0; slot < 9; slot++) {
            double x = plan.slot(slot).left() + plan.slot(slot).width() - 8;
            double y = plan.slot(slot).top() + plan.slot(slot).height() - 8;
            boolean beside = slot % 2 == 1;
            assertEquals(
                    beside,
                    scene.shapes().stream()
                            .anyMatch(shape -> Ink.PREVIEW.equals(shape.stroke()) && shape.x() == x && shape.y() == y),
                    "slot " + slot);
        }
        assertEquals(1, written(scene, "+2"), "red");
        assertEquals(2, written(scene, "−1"), "yellow and white");
        assertEquals(1, written(scene, "+3"), "both red ones are left for the village");
    }

    private static long written(Scene scene, String text) {
        return scene.shapes().stream()
                .filter(shape -> text.equals(shape.text()))
                .count();
    }

    /** Where a wilderness would help a forest it is worth more than elsewhere. */
    @Test
    void thePlateSaysWhatAWildernessBringsAtWorstAndAtBest() {
        String display = "display G1c B3a W3a R3a Y3a G3b B3b R3b Y3b ";
        OrbisState alike = OrbisDrawing.read(display + "seat world 1.0=R2c 1.1=wild seat", 2, 0);
        assertEquals("You can pay. As wilderness: −1", new OrbisPlates(alike, WORDS).offer(0)[2]);
        OrbisState forest = OrbisDrawing.read(display + "seat world 1.0=G2a 1.1=wild 1.-1=B1b seat", 2, 0);
        assertEquals("You can pay. As wilderness: −1 to +2", new OrbisPlates(forest, WORDS).offer(0)[2]);
    }

    @Test
    void whatIsNeverPickedSaysWhatItIs() {
        OrbisState state = OrbisDrawing.read(PLAIN + "seat god seas supply red world 1.0=G2a seat world 1.0=R2c", 2, 0);
        for (String spot : List.of("god:seas", "cell:1:1.0", "world:2", "score", "piles")) {
            String label = scene(state, 0, true).spot(spot).label();
            String start = label.substring(0, label.indexOf(':'));
            assertTrue(
                    table.whyNot(state, List.of(), spot, new Look(WORDS, 0, false, List.of()))
                            .startsWith(start),
                    spot);
        }
    }

    @Test
    void aWildernessAtHandShowsNoFaceInTheDisplay() {
        OrbisState state = OrbisDrawing.read(PLAIN + "seat seat", 2, 0);
        state.play(GAME.move(state, "take:b2"));
        assertTrue(scene(state, 0, true).spot("slot:b2").label().contains("village"));
        state.play(GAME.move(state, "wild"));
        assertEquals(OrbisSurvey.NONE, state.survey().display(4));
        assertTrue(scene(state, 0, true).spot("slot:b2").label().contains("wilderness"));
    }

    /** What becomes of a tile that cannot be built is told before it is confirmed, and only of such a tile. */
    @Test
    void aTileThatCanOnlyBecomeAWildernessSaysSo() {
        OrbisState state =
                OrbisDrawing.read("display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat world 1.0=R2c 1.1=wild seat", 2, 0);
        Sitting sitting = new Sitting(
                Session.from(GAME, state, 0), table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
        sitting.picker().hold(true);
        sitting.pick("slot:b2");
        assertEquals(WORDS.say("orbis.confirm.dear", "−1"), sitting.prompt());
        assertTrue(sitting.prompt().contains("face down"), sitting.prompt());
        sitting.pick("slot:a1");
        assertEquals(WORDS.text("table.confirm.now"), sitting.prompt(), "this one can be built");
    }

    @Test
    void aTileThatFitsNowhereSaysSo() {
        String display = "display R1b B3a W3a R3a Y3a G3b B3b R3b Y3b ";
        String world = "world 1.0=G1a 1.1=G1b 1.2=G1c 1.3=G1d 1.4=G2d seat seat seat";
        OrbisState state = OrbisDrawing.read(display + "gods death love seas fire seat god harvest " + world, 4, 0);
        assertEquals(WORDS.say("orbis.confirm.noplace", "−1"), table.confirm(state, List.of("slot:a1"), WORDS));
        OrbisState idle = OrbisDrawing.read(display + "gods death love seas fire seat god idleness " + world, 4, 0);
        assertEquals(WORDS.say("orbis.confirm.noplace", "0"), table.confirm(idle, List.of("slot:a1"), WORDS));
    }

    /** Where a tile could only go as a wilderness, wildernesses are drawn, with what they count. */
    @Test
    void aTileThatCannotBePaidForIsPreviewedFaceDown() {
        OrbisState state =
                OrbisDrawing.read("display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat world 1.0=R2c 1.1=wild seat", 2, 0);
        for (String token : List.of("take:a1", "take:b2")) {
            Scene scene = new Scene(1, 1);
            table.preview(state, GAME.move(state, token), new Look(WORDS, 0, true, List.of()), scene);
            int places = Integer.bitCount(state.survey().preview(4).wildPlaces());
            long drawn = scene.shapes().stream()
                    .filter(shape -> shape.path() == OrbisArt.WILDERNESS)
                    .count();
            assertEquals("take:b2".equals(token) ? places : 0, drawn, token);
            if (drawn > 0) {
                assertEquals(places, written(scene, "−1"));
                assertEquals(1, written(scene, "You cannot pay: a"), "on the plate");
            }
        }
    }

    @Test
    void whatIsToComeIsToldInItsOrder() {
        OrbisState state = (OrbisState) GAME.start(Setup.of(GAME.info(), 4));
        assertEquals(
                "Tiles still to come: 20 of level 1, then 20 of level 2, then 25 of level 3",
                new OrbisWording(state, WORDS).piles());
        int[] empty = {0};
        walk(next -> {
            String told = new OrbisWording(next, WORDS).piles();
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

    /** Under a seat's name there is one line, on the smallest screen too. */
    @Test
    void standingsAreShort() {
        int[] sums = {0};
        for (String language : List.of("en", "de")) {
            Words words = TestWords.of(language);
            walk(state -> {
                for (int seat = 0; seat < state.seats(); seat++) {
                    String standing = table.standing(state, seat, words);
                    assertTrue(standing.length() <= 18, standing);
                    sums[0] += standing.contains(" + ") ? 1 : 0;
                }
            });
        }
        assertTrue(sums[0] > 50, "of three and four parts: " + sums[0]);
    }
}
