package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.present.Picker;
import atoll.table.present.Picker.Result;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The drawing of a position, and its spots. */
class OrbisTableTest extends OrbisFixture {
    /** The preview on free cells equals the result of placing the tile there. */
    @Test
    void previewedPointsAreAccurate() {
        int[] tried = {0};
        walk(state -> {
            if (state.phase() != OrbisPhase.PLACING) {
                return;
            }
            int type = OrbisTiles.type(state.survey().tile());
            boolean priced = type == OrbisTiles.VILLAGE || type == OrbisTiles.VOLCANO;
            if (priced && !state.survey().isTurned()) {
                return; // scores once its condition is met
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

    /** For any number of counted colours on a tile, icons and numbers do not overlap. */
    @Test
    void manyWorshippersDoNotOverlap() {
        OrbisState state = OrbisPositionParser.read(
                "display G3a B3a W3a R3a Y3a:green*5+blue*2+white*3+red*4+yellow*2 G3b B3b R3b Y3b seat seat", 2, 0);
        for (boolean tall : List.of(true, false)) {
            Area.Card slot = OrbisLayout.of(2, 0, tall ? ViewOptions.TALL : ViewOptions.WIDE, false)
                    .slot(4);
            List<Area.Card> seen = new ArrayList<>();
            for (Shape shape : scene(state, 0, tall).shapes()) {
                if (shape.id() != null
                        && shape.id().startsWith("on-b2-")
                        && !shape.id().endsWith("-sign")) {
                    double half = shape.text() == null ? shape.path().right() * shape.scale() : 0.3 * shape.size();
                    double high = shape.text() == null ? 10 * shape.scale() : 0.36 * shape.size();
                    Area.Card box = new Area.Card(shape.x() - half, shape.y() - high, 2 * half, 2 * high);
                    for (Area.Card other : seen) {
                        assertTrue(
                                Math.abs(box.centreX() - other.centreX()) > (box.width() + other.width()) / 2 - 0.5
                                        || Math.abs(box.centreY() - other.centreY())
                                                > (box.height() + other.height()) / 2 - 0.5,
                                box + " " + other);
                    }
                    assertTrue(slot.contains(box.left(), box.top()), box.toString());
                    assertTrue(slot.contains(box.left() + box.width(), box.top() + box.height()), box.toString());
                    seen.add(box);
                }
            }
            assertEquals(10, seen.size(), "five colours and their numbers");
        }
    }

    @Test
    void otherSeatsMovesAreNotMarkedInTheOwnWorld() {
        OrbisState state = OrbisPositionParser.read(
                PLAIN + "seat supply red world 1.0=G1b seat supply green*3 world 1.0=B1b", 2, 1);
        TablePresenter presenter = new TablePresenter(
                Session.from(GAME, state, Seed.of(0)),
                table,
                List.of(new Player("Anna", 0), new Player("Bot", 1)),
                WORDS);
        presenter.play(OrbisMoves.swap(OrbisWorshippers.GREEN, OrbisWorshippers.RED));
        Scene scene = presenter.scene(ViewOptions.TALL, null);
        assertNotNull(scene.spot("supply:1:green"));
        assertNull(scene.spot("supply:2:green"));
        assertNull(scene.spot("cell:2:1.0"));
    }

    @Test
    void discardingOneDiffersFromExchangingThree() {
        OrbisState state = OrbisPositionParser.read(
                "display G3a B3a W3a R3a Y3a:red*2+green G3b B3b R3b Y3b seat supply white*9 seat", 2, 0);
        for (String token : List.of("take:b2", "wild", "at:1.0")) {
            state.play(GAME.parseMove(state, token));
        }
        Picker picker = new Picker();
        picker.offer(table, state);
        assertEquals(Result.MORE, picker.pick("supply:1:white"));
        assertEquals(WORDS.format("orbis.prompt.discard.heap", "white"), table.prompt(state, picker.picks(), WORDS));
        assertEquals(Result.MOVE, picker.pick("heap:white"));
        assertEquals(OrbisMoves.of(OrbisMoves.GIVE, OrbisWorshippers.WHITE), picker.move());
        picker.offer(table, state);
        assertEquals(Result.MOVE, picker.pick("supply:1:green"), "there is only one of them");
    }

    @Test
    void severalBurnableColoursNeedAChoice() {
        OrbisState state = OrbisPositionParser.read(
                "display R2b:red+blue B3a W3a R3a Y3a G3b B3b R3b Y3b:green+blue*2+yellow seat seat seat", 3, 0);
        for (String token : List.of("take:a1", "build", "at:1.0", "fulfil")) {
            state.play(GAME.parseMove(state, token));
        }
        Picker picker = new Picker();
        picker.offer(table, state);
        assertEquals(Result.MORE, picker.pick("slot:c3"));
        assertEquals(Result.MOVE, picker.pick("heap:green"));
        state.play(picker.move());
        picker.offer(table, state);
        assertEquals(Result.MOVE, picker.pick("slot:c3"), "only blue is left to burn there");
    }

    /** A tile keeps its id from the display to the pyramid. */
    @Test
    void aTileKeepsItsIdIntoTheWorld() {
        OrbisState state = OrbisPositionParser.read("display G1b Y1a W1d R1b B1b G1c Y1b R1d B1a seat seat", 2, 0);
        Shape from = shape(scene(state, 0, true), "tile-B1b");
        for (String token : List.of("take:b2", "build", "at:1.0")) {
            state.play(GAME.parseMove(state, token));
        }
        Shape to = shape(scene(state, 0, true), "tile-B1b");
        assertTrue(to.y() - from.y() > 100, "downwards");
    }

    @Test
    void hoveredSpotsAreDescribed() {
        OrbisState state = OrbisPositionParser.read(
                PLAIN + "gods death love seas seat supply red world 1.0=G2a 1.1=B2c seat world 1.0=R2c", 2, 0);
        for (String spot : List.of("slot:b2", "god:death", "cell:1:1.0", "world:2", "score")) {
            Scene scene = new Scene(1, 1);
            table.drawHover(state, spot, new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false), scene);
            assertFalse(scene.note().isEmpty(), spot);
        }
        for (String spot : List.of("piles", "heap:red", "supply:1:red", "cell:1:2.0")) {
            Scene scene = new Scene(1, 1);
            table.drawHover(state, spot, new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false), scene);
            assertTrue(scene.shapes().isEmpty() && scene.note().isEmpty(), spot);
        }
    }

    /** The preview shows the spread worshippers, the change of the supply, and the points on the cells. */
    @Test
    void takingPreviewsItsEffects() {
        OrbisState state = OrbisPositionParser.read(
                "display G3a B3a W3a R3a Y2c:red*2 G3b B3b R3b Y3b seat supply yellow white seat", 2, 0);
        Scene scene = new Scene(1, 1);
        table.drawPreview(
                state,
                GAME.parseMove(state, "take:b2"),
                new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false),
                scene);
        OrbisLayout layout = OrbisLayout.of(2, 0, ViewOptions.TALL, false);
        for (int slot = 0; slot < 9; slot++) {
            double x = OrbisCrowdRenderer.markX(layout.slot(slot));
            double y = OrbisCrowdRenderer.markY(state.survey(), slot, layout.slot(slot));
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

    /** At the end between two, the other world has the points of its tiles and its god by name, like one's own. */
    @Test
    void theEndShowsWhatTheOtherWorldIsWorth() {
        int[] ends = {0};
        walk(state -> {
            if (state.actor() != State.OVER || state.seats() > 2) {
                return;
            }
            ends[0]++;
            OrbisFacts facts = state.survey();
            for (boolean tall : new boolean[] {true, false}) {
                Area.Card area = OrbisLayout.of(2, 0, tall ? ViewOptions.TALL : ViewOptions.WIDE, true)
                        .other(0);
                OrbisSmallWorld world = new OrbisSmallWorld(area, facts.occupied(1));
                Scene scene = scene(state, 0, tall);
                for (int cell = 0; cell < OrbisPyramid.CELLS; cell++) {
                    int tile = facts.tile(1, cell);
                    boolean laid = tile != OrbisFacts.NONE && tile != OrbisFacts.WILDERNESS;
                    if (laid && OrbisTiles.points(tile) > 0) {
                        Area.Card place = world.cell(cell);
                        assertTrue(
                                scene.shapes().stream()
                                        .anyMatch(shape -> Integer.toString(OrbisTiles.points(tile))
                                                        .equals(shape.text())
                                                && place.contains(shape.x(), shape.y())),
                                OrbisPyramid.name(cell));
                    }
                }
                String god = WORDS.text("orbis.name." + OrbisGods.name(facts.god(1)));
                assertEquals(1, written(scene, god), god);
            }
        });
        assertTrue(ends[0] > 0, "an end");
    }

    @Test
    void aTakenWildernessShowsNoFaceInTheDisplay() {
        OrbisState state = OrbisPositionParser.read(PLAIN + "seat seat", 2, 0);
        state.play(GAME.parseMove(state, "take:b2"));
        assertTrue(scene(state, 0, true).spot("slot:b2").label().contains("village"));
        state.play(GAME.parseMove(state, "wild"));
        assertEquals(OrbisFacts.NONE, state.survey().display(4));
        assertTrue(scene(state, 0, true).spot("slot:b2").label().contains("wilderness"));
    }

    /** Exactly the tiles that cannot be built explain their effect before confirmation. */
    @Test
    void aTileThatCanOnlyBecomeAWildernessSaysSo() {
        OrbisState state = OrbisPositionParser.read(
                "display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat world 1.0=R2c 1.1=wild seat", 2, 0);
        TablePresenter presenter = new TablePresenter(
                Session.from(GAME, state, Seed.of(0)),
                table,
                List.of(new Player("Anna", 0), new Player("Bot", 1)),
                WORDS);
        presenter.picker().requireConfirmation(true);
        presenter.pick("slot:b2");
        assertEquals(WORDS.format("orbis.confirm.dear", "−1"), presenter.prompt());
        assertTrue(presenter.prompt().contains("face down"), presenter.prompt());
        presenter.pick("slot:a1");
        assertEquals(WORDS.text("table.confirm.now"), presenter.prompt(), "this one can be built");
    }

    @Test
    void aTileThatFitsNowhereSaysSo() {
        String display = "display R1b B3a W3a R3a Y3a G3b B3b R3b Y3b ";
        String world = "world 1.0=G1a 1.1=G1b 1.2=G1c 1.3=G1d 1.4=G2d seat seat seat";
        OrbisState state =
                OrbisPositionParser.read(display + "gods death love seas fire seat god harvest " + world, 4, 0);
        assertEquals(WORDS.format("orbis.confirm.noplace", "−1"), table.confirmLabel(state, List.of("slot:a1"), WORDS));
        OrbisState idle =
                OrbisPositionParser.read(display + "gods death love seas fire seat god idleness " + world, 4, 0);
        assertEquals(WORDS.format("orbis.confirm.noplace", "0"), table.confirmLabel(idle, List.of("slot:a1"), WORDS));
    }

    /** Where a tile can only become a wilderness, wildernesses are drawn, with their points. */
    @Test
    void aTileThatCannotBePaidForIsPreviewedFaceDown() {
        OrbisState state = OrbisPositionParser.read(
                "display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat world 1.0=R2c 1.1=wild seat", 2, 0);
        for (String token : List.of("take:a1", "take:b2")) {
            Scene scene = new Scene(1, 1);
            table.drawPreview(
                    state,
                    GAME.parseMove(state, token),
                    new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false),
                    scene);
            int places = Integer.bitCount(state.survey().preview(4).wildPlaces());
            long drawn = scene.shapes().stream()
                    .filter(shape -> shape.path() == OrbisOutlines.WILDERNESS)
                    .count();
            assertEquals("take:b2".equals(token) ? places : 0, drawn, token);
            if (drawn > 0) {
                assertEquals(places, written(scene, "−1"));
                assertTrue(scene.note().contains("You cannot pay:"), scene.note());
            }
        }
    }
}
