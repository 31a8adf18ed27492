package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.present.Picker;
import atoll.table.present.Picker.Result;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The drawing of a position, and its spots. */
class OrigoTableTest extends OrigoFixture {
    @Test
    void aCardEnablesItsFieldsAndAFieldItsCards() {
        Picker picker = picker(position());
        picker.pick("hand:1:polen");
        assertTrue(picker.leadsToMove("field:D9") && picker.leadsToMove("field:F8"));
        assertFalse(picker.leadsToMove("field:D8") || picker.leadsToMove("field:C7"));
        picker.unpick();
        picker.pick("field:D9");
        assertTrue(picker.leadsToMove("hand:1:polen") && picker.leadsToMove("hand:1:9-10"));
        assertFalse(picker.leadsToMove("hand:1:A") || picker.leadsToMove("hand:1:ship"));
        assertEquals(Result.MOVE, picker.pick("hand:1:9-10"));
        assertEquals("expand:9-10@D9", played(position(), picker));
    }

    @Test
    void twoFieldsMoveAShield() {
        Picker picker = picker(position());
        picker.pick("field:D5");
        assertEquals(Result.MOVE, picker.pick("field:E6"));
        assertEquals("wander:D5>E6", played(position(), picker));
        picker = picker(position());
        picker.pick("field:C3");
        assertEquals(Result.MOVE, picker.pick("field:B3"));
        assertEquals("sail:B3>C3", played(position(), picker));
    }

    @Test
    void twoCardsAndTheButtonAreASwap() {
        Picker picker = picker(position());
        picker.pick("hand:1:people");
        picker.pick("hand:1:people");
        assertEquals(List.of("hand:1:people", "hand:1:people"), picker.picks());
        assertEquals(Result.MOVE, picker.pick("swap"));
        assertEquals("swap:people+people", played(position(), picker));
        picker = picker(position());
        picker.pick("hand:1:A");
        picker.pick("hand:1:polen");
        assertEquals(Result.MORE, picker.pick("field:D9"), "a change of mind plays nothing");
        assertEquals(List.of("field:D9"), picker.picks());
    }

    @Test
    void atTheEndAllHandsLieFaceUpAboveThePodium() {
        for (int seats = GAME.info().minSeats(); seats <= GAME.info().maxSeats(); seats++) {
            Session session = new Session(GAME, Setup.of(GAME.info(), seats), Seed.of(seats));
            Rng rng = new Rng(seats);
            MoveList legal = new MoveList();
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
            }
            OrigoState end = (OrigoState) session.view(0);
            Scene scene = scene(end, 0, false);
            int cards = 0;
            double lowest = 0;
            for (int seat = 0; seat < seats; seat++) {
                Spot hand = scene.spot("left:" + (seat + 1));
                List<String> words = table.resultNotes(end, seat, WORDS);
                assertEquals(words.isEmpty(), hand == null);
                if (hand != null) {
                    assertEquals("Seat " + (seat + 1) + ": " + words.get(0), hand.label());
                    lowest = hand.area().top() + hand.area().height();
                    cards += end.handSize(seat);
                }
            }
            double crown = scene.shapes().stream()
                    .filter(shape -> shape.path() == OrigoPodium.CROWN)
                    .mapToDouble(shape -> shape.y() + shape.path().top() * shape.scale())
                    .min()
                    .orElseThrow();
            assertTrue(lowest <= crown, seats + " seats");
            assertEquals(
                    cards,
                    scene.shapes().stream()
                            .filter(shape -> shape.path() == OrigoCardRenderer.CHIP)
                            .count());
        }
    }

    @Test
    void whatEndedAGameIsTold() {
        Set<String> endings = new HashSet<>();
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        for (int seed = 0; seed < 40; seed++) {
            Session session = new Session(GAME, Setup.of(GAME.info(), 2 + seed % 4), Seed.of(seed));
            // some like to pass, others to settle
            int liked = new int[] {OrigoMoves.END, OrigoMoves.EXPAND, -1}[seed % 3];
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                int move = session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng);
                for (int i = 0; i < legal.size(); i++) {
                    move = OrigoMoves.verb(legal.get(i)) == liked ? legal.get(i) : move;
                }
                session.play(move);
            }
            OrigoState end = (OrigoState) session.state();
            String ending = table.ending(end, WORDS);
            assertEquals(end.board().stones() == OrigoMap.COUNTRIES, ending.contains("founding stone"), ending);
            assertEquals(passedThroughout(session), ending.contains("passed"), ending);
            endings.add(ending);
            String stones = scene(end, 0, false).spot("stones").label();
            assertFalse(stones.contains("scoring") || stones.contains("next"), stones);
        }
        assertEquals(3, endings.size(), endings.toString());
    }

    /** At the end, a small map of each seat shows the countries that it won: alone with the most shields there. */
    @Test
    void thePodiumShowsTheCountriesThatWereWon() {
        int filled = 0;
        for (int seed = 0; seed < 9; seed++) {
            Session session = new Session(GAME, Setup.of(GAME.info(), 2), Seed.of(seed));
            Rng rng = new Rng(seed);
            MoveList legal = new MoveList();
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
            }
            OrigoState end = (OrigoState) session.state();
            for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
                int[] shields = new int[2];
                for (int field = 0; field < OrigoMap.FIELDS; field++) {
                    if (OrigoMap.region(field) == country && end.board().owner(field) >= 0) {
                        shields[end.board().owner(field)]++;
                    }
                }
                for (int seat = 0; seat < 2; seat++) {
                    boolean won = shields[seat] > shields[1 - seat];
                    assertEquals(won ? 1 : 0, smallMaps(end, country, seat), seed + ", country " + country);
                    filled += shields[seat] == OrigoMap.size(country) ? 1 : 0;
                }
            }
        }
        assertTrue(filled > 0, "also one that a seat filled alone");
    }

    private int smallMaps(OrigoState end, int country, int seat) {
        int maps = 0;
        double least = Double.MAX_VALUE;
        for (Shape shape : scene(end, 0, false).shapes()) {
            least = shape.path() == OrigoOutlines.land() ? Math.min(least, shape.scale()) : least;
        }
        for (Shape shape : scene(end, 0, false).shapes()) {
            boolean small = shape.path() == OrigoOutlines.region(country) && shape.scale() == least;
            maps += small && Ink.seat(seat).equals(shape.fill()) ? 1 : 0;
        }
        return maps;
    }

    private static boolean passedThroughout(Session session) {
        int ends = 0;
        for (int at = session.length() - 1; at >= 0; at--) {
            if (session.at(at).actor() != State.CHANCE) {
                if (OrigoMoves.verb(session.move(at)) != OrigoMoves.END) {
                    break;
                }
                ends++;
            }
        }
        return ends >= session.state().seats();
    }

    @Test
    void onlyTheOwnHandHasPlaces() {
        OrigoState state = position();
        TablePresenter presenter = new TablePresenter(
                Session.from(GAME, state, Seed.of(0)),
                table,
                List.of(new Player("Anna", 0), new Player("Bot", 1)),
                WORDS);
        assertNotNull(presenter.scene(ViewOptions.TALL, null).spot("hand:1:A"));
        assertNull(presenter.scene(ViewOptions.TALL, null).spot("hand:2:B"));
    }

    @Test
    void aPreviewShowsTheStoneAndTheJump() {
        OrigoState state = read(OrigoLessons.FOUND);
        Scene scene = scene(state, 0, true);
        int before = scene.shapes().size();
        table.drawPreview(
                state.viewFor(0),
                GAME.parseMove(state, "expand:belgica@F4"),
                new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false),
                scene);
        List<Shape> added = scene.shapes().subList(0, scene.shapes().size());
        assertTrue(added.size() > before);
        assertTrue(added.stream().anyMatch(shape -> "+4".equals(shape.text())), "3 for the stone, 1 for the jump");
    }

    /** Clans can be anywhere: they have no regions. */
    @Test
    void aHoveredScoreShadesItsRegions() {
        assertEquals(4, shaded("score:sea"));
        assertEquals(0, shaded("score:clans"));
    }

    private long shaded(String spot) {
        Scene scene = new Scene(1, 1);
        table.drawHover(
                position().viewFor(0), spot, new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false), scene);
        assertFalse(scene.note().isEmpty(), "its points in words");
        assertTrue(scene.shapes().stream().allMatch(shape -> shape.text() == null), "no plate covers the map");
        return scene.shapes().stream()
                .filter(shape -> Ink.PREVIEW.equals(shape.fill()) && shape.alpha() < 1)
                .count();
    }

    /** A shield keeps its id when it wanders or sails. */
    @Test
    void aMovedShieldStartsWhereItStood() {
        OrigoState state = position();
        state.play(GAME.parseMove(state, "wander:D5>E6"));
        ViewOptions options = new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of("field:D5", "field:E6"), false);
        List<Shape> shapes = table.scene(state.viewFor(0), options).shapes();
        int moved = OrigoMap.field("E6");
        for (Shape shape : shapes) {
            String id = shape.id() == null ? "" : shape.id();
            boolean shield = id.startsWith("shield-" + moved);
            assertEquals(shield, shape.motion().movedFrom() != null, id);
            assertTrue(
                    !shield || shape.motion().movedFrom().equals(id.replace("" + moved, "" + OrigoMap.field("D5"))),
                    shape.motion().movedFrom());
        }
    }

    @Test
    void pointsAreThoseOfTheLeader() {
        OrigoState state = read(OrigoLessons.FOUND);
        assertEquals(4, table.score(state, 0));
        assertNotEquals(state.score(0), table.score(state, 0), "a scoring to come is told apart");
    }

    @Test
    void withoutAidsDiscardsAreHidden() {
        walk(2, state -> {
            ViewOptions aided = new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false);
            ViewOptions unaided = new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), true);
            String with = table.scene(state.viewFor(0), aided).spot("pile").label();
            String without = table.scene(state.viewFor(0), unaided).spot("pile").label();
            assertFalse(without.contains("discarded") || without.contains("held"), without);
            assertTrue(with.startsWith(without), with);
        });
    }
}
