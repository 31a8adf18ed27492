package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisState;
import atoll.table.paint.Transition;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What moves in the game moves on the table: worshippers, tiles, gods; numbers count. */
class OrbisMotionTest extends OrbisFixture {
    private OrbisState state;
    private Scene before;
    private Scene after;

    private void start(String position) {
        state = OrbisPositionParser.read(position, 2, 0);
        after = scene(state, 0, false);
    }

    private void play(String... tokens) {
        before = after;
        for (String token : tokens) {
            state.play(GAME.parseMove(state, token));
        }
        after = scene(state, 0, false);
    }

    private static boolean has(Scene scene, String id) {
        return !shapes(scene, id).isEmpty();
    }

    // A new shape that comes from one that was and is on the table.
    private void arrives(String id, String source) {
        assertTrue(!has(before, id) && has(after, id), id + " is new");
        assertEquals(source, shape(after, id).motion().comesFrom());
        assertTrue(has(before, source), source);
    }

    // A shape that is gone, to the place of one that is on the table now.
    private void leaves(String id, String target) {
        assertTrue(has(before, id) && !has(after, id), id + " is gone");
        assertEquals(target, shape(before, id).motion().leavesTo());
        assertTrue(has(after, target), target);
    }

    @Test
    void worshippersFlyToTheNeighboursAndToTheSeat() {
        start("display B1b B3a W3a R3a Y3a:red+green G3b B3b R3b Y3b seat supply yellow white seat");
        play("take:b2");
        for (String slot : List.of("b1", "a2", "c2", "b3")) {
            arrives("on-" + slot + "-yellow", "heap-yellow");
            arrives("on-" + slot + "-yellow-sign", "heap-yellow");
        }
        leaves("on-b2-red", "supply-1-red");
        leaves("on-b2-green", "supply-1-green");
        assertNull(shape(after, "supply-1-red").motion().comesFrom(), "it has flown from the tile already");
        Shape number = shape(after, "supply-1-red-n");
        assertTrue(number.motion().isCounted()
                && number.motion().step()
                        > shape(after, "on-b1-yellow").motion().step());
        assertEquals(1, number.number() - shape(before, "supply-1-red-n").number());
    }

    @Test
    void anotherSeatCollectsInItsOwnWorld() {
        state = OrbisPositionParser.read(
                "display B1b B3a W3a R3a Y3a:red*2 G3b B3b R3b Y3b seat world 1.0=G1b seat", 2, 1);
        after = scene(state, 0, false);
        play("take:b2");
        leaves("on-b2-red", "supply-2-red");
        leaves("on-b2-red1", "supply-2-red");
        assertEquals(2, shape(after, "supply-2-red-n").number());
    }

    @Test
    void paymentsFlyToTheSupply() {
        start("display R1d B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply red*2 seat");
        play("take:a1");
        play("build");
        leaves("supply-1-red-1", "heap-red");
        assertEquals(1, shape(after, "supply-1-red-n").number());
    }

    @Test
    void aConversionBringsAWorshipperFromTheSupply() {
        start("display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply blue seat");
        play("take:a1", "build");
        play("at:1.0");
        arrives("supply-1-blue-1", "heap-blue");
        assertTrue(
                shape(after, "supply-1-blue-1").motion().step()
                        > shape(after, "tile-B1b").motion().step(),
                "first the tile, then its effect");
    }

    @Test
    void burntWorshippersFlyToTheSupply() {
        start("display R2a B3a:red W3a:red*2 R3a Y3a G3b B3b R3b Y3b seat supply red yellow seat");
        play("take:a1", "build", "at:1.0", "fulfil");
        play("burn:c1.red");
        leaves("on-c1-red1", "heap-red");
    }

    @Test
    void aTileTurnsOverAndMovesIntoTheWorld() {
        start("display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat seat");
        play("take:a1", "wild");
        assertEquals("tile-B1b", shape(after, "tile-turned").motion().movedFrom());
        assertNotEquals(
                shape(before, "tile-B1b").turn(), shape(after, "tile-turned").turn(), "it turns on the way");
        play("at:1.0");
        assertEquals("tile-turned", shape(after, "wild-0-1.0").motion().movedFrom());
        assertEquals(
                shape(before, "tile-turned").turn(), shape(after, "wild-0-1.0").turn(), "only once");
    }

    /** A tile keeps its picture and its sign on the way; its numbers follow. */
    @Test
    void aTileMovesAsAWhole() {
        start("display R1d:red B3a W3a R3a Y3a G3b B3b R3b Y3b seat seat");
        play("take:a1", "build");
        play("at:1.0");
        for (String part : List.of("", "-ridge", "-meadow", "-edge", "-type", "-light", "-accent", "-emblem0")) {
            Shape from = shape(before, "tile-R1d" + part);
            Shape to = shape(after, "tile-R1d" + part);
            assertTrue(from.y() < to.y() && from.scale() > 0 && to.motion().step() == 0, part);
        }
        assertTrue(has(after, "tile-R1d-laid0"), "its points");
        Transition transition = new Transition(before, after);
        assertTrue(transition.millis() > 0 && transition.millis() <= 600, "millis " + transition.millis());
    }

    @Test
    void aNewTileComesFromItsPile() {
        start("display B1b B3a W3a R3a Y3a G3b B3b R3b Y3b seat seat");
        play("take:a1", "wild", "at:1.0");
        play("deal:G1b");
        arrives("tile-G1b", "pile-1");
        arrives("tile-G1b-type", "pile-1");
        assertEquals(
                -1,
                shape(after, "pile-1-n").number() - shape(before, "pile-1-n").number());
    }

    @Test
    void aGodMovesToItsSeatWithAllItsParts() {
        start(PLAIN + "gods love seas fire seat seat");
        play("god:seas");
        for (String part : List.of("", "-face", "-robe", "-icon", "-name")) {
            Shape from = shape(before, "god-seas" + part);
            Shape to = shape(after, "god-seas" + part);
            assertTrue(from.x() != to.x() && from.y() < to.y(), part);
        }
    }
}
