package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ScoreRow;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.paint.Damage;
import atoll.table.paint.PixelRect;
import atoll.table.paint.PlacedShape;
import atoll.table.present.Picker;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import atoll.template.TemplateGames;
import atoll.template.TemplateTable;
import atoll.web.board.HitTest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Requirements for the table of every game, in positions from all parts of its games. */
public class EveryTableTest {
    private static final Messages ENGLISH = TestMessages.of("en");
    private static final Messages GERMAN = TestMessages.of("de");
    private static final int[] RIGHT_LEFT_DOWN_UP = {1, 0, -1, 0, 0, 1, 0, -1};

    /** {@link ViewOptions#room} is less. */
    private static final int ROOMS = 4;

    private static final int MANY = 50;
    private static final int LONG = 100;

    public record Case(Table table, Session session) {
        static List<Case> all() {
            List<Case> cases = new ArrayList<>();
            for (Game game : TemplateGames.ALL) {
                for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                    cases.add(new Case(table(game), new Session(game, Setup.of(game.info(), seats), Seed.of(seats))));
                    for (Option option : game.info().options()) {
                        for (String value : option.values()) {
                            Setup setup = Setup.of(game.info(), seats).with(option.id(), value);
                            cases.add(new Case(table(game), new Session(game, setup, Seed.of(3))));
                        }
                    }
                }
            }
            return cases;
        }

        private static Table table(Game game) {
            return Games.find(game.info().id()) == null
                    ? new TemplateTable()
                    : Tables.of(game.info().id());
        }

        @Override
        public String toString() {
            return session.state().setup().toString();
        }
    }

    private final MoveList moves = new MoveList();

    @Test
    void everyGameHasItsTableAndEveryTableItsGame() {
        assertEquals(
                Games.ALL.stream().map(game -> game.info().id()).toList(),
                Tables.ALL.stream().map(Table::id).toList());
    }

    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void everyLegalMoveCanBePicked(Case each) {
        walk(each, state -> {
            if (state.actor() >= 0) {
                everyMoveCanBePicked(each.table, state.viewFor(state.actor()));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void spotsCanBeHitAndReachedByArrows(Case each) {
        walk(each, state -> {
            int seat = Math.max(0, state.actor());
            boolean tall = state.hash() % 2 == 0;
            Scene scene = each.table.scene(
                    state.viewFor(seat),
                    new ViewOptions(ENGLISH, seat, tall ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false));
            Set<String> ids = new HashSet<>();
            Set<String> labels = new HashSet<>();
            for (Spot spot : scene.spots()) {
                assertTrue(ids.add(spot.id()), "twice: " + spot.id());
                assertTrue(labels.add(spot.label()) && !spot.label().isBlank(), "twice: " + spot.label());
                if (spot.area() != null) {
                    Spot hit =
                            HitTest.at(scene, spot.area().centreX(), spot.area().centreY(), 0, other -> other == spot);
                    assertEquals(spot, hit);
                    assertTrue(
                            spot.area().left() >= 0
                                    && spot.area().left() + spot.area().width() <= scene.width(),
                            spot.id());
                    assertTrue(
                            spot.area().top() >= 0
                                    && spot.area().top() + spot.area().height() <= scene.height(),
                            spot.id());
                }
            }
            allReached(scene);
        });
    }

    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void shapeIdsAreUnique(Case each) {
        walk(each, state -> {
            for (int viewer = -1; viewer < state.seats(); viewer++) {
                int seat = viewer < 0 ? State.SPECTATOR : viewer;
                Scene scene = each.table.scene(
                        state.viewFor(seat), new ViewOptions(GERMAN, seat, ViewOptions.WIDE, List.of(), false));
                Set<String> ids = new HashSet<>();
                for (Shape shape : scene.shapes()) {
                    assertTrue(shape.id() == null || ids.add(shape.id()), "twice: " + shape.id());
                }
            }
        });
    }

    /** In some positions every move is previewed and every spot hovered; all texts must be complete. */
    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void previewsAndHoversAreDrawn(Case each) {
        walk(each, state -> {
            boolean over = state.actor() == State.OVER;
            if (over || state.actor() >= 0 && state.hash() % 4 == 0) {
                overlays(each.table, state.viewFor(Math.max(0, state.actor())), Math.max(0, state.actor()));
            }
        });
    }

    private void overlays(Table table, State view, int seat) {
        ViewOptions options = new ViewOptions(
                GERMAN, seat, (view.hash() % 8 == 0) ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false);
        Scene scene = table.scene(view, options);
        view.moves(moves);
        for (int i = 0; i < moves.size(); i += 1 + moves.size() / MANY) {
            table.drawPreview(view, moves.get(i), options, scene);
        }
        for (Spot spot : List.copyOf(scene.spots())) {
            table.drawHover(view, spot.id(), options, scene);
        }
        for (Shape shape : scene.shapes()) {
            assertTrue(Double.isFinite(shape.x()) && Double.isFinite(shape.y()), shape.id());
            assertFalse(shape.text() != null && shape.text().contains("{"), shape.text());
        }
    }

    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void everythingHasTextsInEveryLanguage(Case each) {
        for (Messages messages : List.of(ENGLISH, GERMAN)) {
            walk(each, state -> {
                for (int seat = 0; seat < state.seats(); seat++) {
                    State view = state.viewFor(seat);
                    assertNotNull(each.table.standing(view, seat, messages));
                    assertFalse(each.table.seatSymbol(view, seat).shapes().isEmpty());
                    if (state.actor() == State.OVER) {
                        int sum = 0;
                        for (ScoreRow row : each.table.scoreSheet(view, messages)) {
                            assertFalse(row.name().isBlank());
                            assertEquals(state.seats(), row.points().length);
                            sum += row.points()[seat];
                        }
                        assertEquals(state.score(seat), sum);
                        String ending = each.table.ending(view, messages);
                        assertTrue(ending.endsWith(".") && !ending.contains("{"), ending);
                        for (String note : each.table.resultNotes(view, seat, messages)) {
                            assertFalse(note.isBlank() || note.contains("{"), note);
                        }
                    }
                }
                if (state.actor() >= 0) {
                    assertFalse(each.table
                            .prompt(state.viewFor(state.actor()), List.of(), messages)
                            .isBlank());
                }
                state.moves(moves);
                for (int i = 0; i < moves.size(); i++) {
                    State view = state.viewFor(Math.max(0, state.actor()));
                    assertFalse(each.table
                            .describeMove(view, moves.get(i), "Anna", messages)
                            .isBlank());
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void illegalMoveTextsAreSentences(Case each) {
        for (Messages messages : List.of(ENGLISH, GERMAN)) {
            walk(each, state -> {
                if (state.actor() >= 0) {
                    checkIllegalMoveTexts(each.table, state.viewFor(state.actor()), messages);
                }
            });
        }
    }

    // A board keeps a picture of it.
    @ParameterizedTest
    @MethodSource("atoll.web.EveryTableTest$Case#all")
    void theBackdropIsTheSameUntilTheEnd(Case each) {
        List<List<PlacedShape>> first = new ArrayList<>(Collections.nCopies(ROOMS, null));
        walk(each, state -> {
            // the end may be laid out anew
            for (int room = 0; room < ROOMS && state.actor() != State.OVER; room++) {
                List<PlacedShape> backdrop = backdrop(
                        each.table.scene(state.viewFor(0), new ViewOptions(ENGLISH, 0, room, List.of(), false)));
                if (first.get(room) == null) {
                    first.set(room, backdrop);
                }
                assertEquals(first.get(room).size(), backdrop.size());
                assertEquals(List.of(), Damage.between(first.get(room), backdrop, new PixelRect(0, 0, 2000, 2000)));
            }
        });
        assertTrue(each.table instanceof TemplateTable || !first.get(0).isEmpty());
    }

    private static List<PlacedShape> backdrop(Scene scene) {
        return scene.shapes().stream()
                .limit(scene.backdrop())
                .map(shape -> PlacedShape.of(shape, ShapeBox.viewport(1)))
                .toList();
    }

    // Without picks, and with some of the alive spots picked first. A table gives a reason either always or never.
    private void checkIllegalMoveTexts(Table table, State view, Messages messages) {
        ViewOptions options = new ViewOptions(messages, view.actor(), ViewOptions.TALL, List.of(), false);
        Scene scene = table.scene(view, options);
        boolean speaks = !(table instanceof TemplateTable);
        Picker picker = new Picker();
        picker.offer(table, view);
        for (int i = 0; i < scene.spots().size(); i += Math.max(9, scene.spots().size() / 5)) {
            Spot first = scene.spots().get(i);
            picker.unpick();
            if (picker.leadsToMove(first.id()) && picker.moveWith(first.id()) < 0) {
                picker.pick(first.id());
            }
            for (Spot spot : scene.spots()) {
                if (spot.area() != null && picker.isDeadEnd(spot.id())) {
                    String why = table.illegalMoveText(view, picker.picks(), spot.id(), options);
                    assertEquals(speaks, why != null, spot.id());
                    assertFalse(speaks && (why.isBlank() || why.contains("{") || !why.endsWith(".")), why);
                }
            }
        }
    }

    private void everyMoveCanBePicked(Table table, State view) {
        Scene scene = table.scene(view, new ViewOptions(ENGLISH, view.actor(), ViewOptions.TALL, List.of(), false));
        Picker picker = new Picker();
        view.moves(moves);
        Set<List<String>> paths = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            List<String> path = new ArrayList<>(table.spotsOfMove(view, moves.get(i)));
            path.forEach(spot -> assertNotNull(scene.spot(spot), spot));
            // where there are very many, only some
            boolean tried = i % (1 + moves.size() / MANY) == 0;
            for (int turn = 0; tried && turn < path.size(); turn++) {
                picker.offer(table, view);
                for (String spot : path) {
                    assertTrue(picker.leadsToMove(spot), spot);
                    picker.pick(spot);
                }
                assertTrue(picker.move() >= 0 || picker.confirm(), path.toString());
                assertEquals(moves.get(i), picker.move());
                Collections.rotate(path, 1);
            }
            Collections.sort(path);
            assertTrue(paths.add(path), "two moves with the spots " + path);
        }
    }

    // Within a group the arrows lead from any spot to every other.
    private static void allReached(Scene scene) {
        Set<String> groups = new HashSet<>();
        scene.spots().stream().filter(spot -> spot.area() != null).forEach(spot -> groups.add(spot.group()));
        for (String group : groups) {
            List<Spot> spots = scene.spots().stream()
                    .filter(spot -> spot.group().equals(group) && spot.area() != null)
                    .toList();
            Set<Spot> reached = new HashSet<>();
            Deque<Spot> open = new ArrayDeque<>(List.of(spots.get(0)));
            while (!open.isEmpty()) {
                Spot spot = open.pop();
                if (reached.add(spot)) {
                    for (int i = 0; i < RIGHT_LEFT_DOWN_UP.length; i += 2) {
                        Spot next =
                                HitTest.neighbour(spots, spot.id(), RIGHT_LEFT_DOWN_UP[i], RIGHT_LEFT_DOWN_UP[i + 1]);
                        if (next != null) {
                            open.push(next);
                        }
                    }
                }
            }
            assertEquals(spots.size(), reached.size(), group);
        }
        assertNull(HitTest.neighbour(scene.spots(), "nowhere", 1, 0));
    }

    private interface Visitor {
        void visit(State state);
    }

    // A random game; two of seven of its positions, fewer of a long one, and the last.
    private void walk(Case each, Visitor visitor) {
        Session session = each.session;
        session.seek(0);
        Rng rng = new Rng(session.seed().a());
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            if (session.ply() % (session.ply() < LONG ? 7 : 28) < 2) {
                visitor.visit(session.state());
            }
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        visitor.visit(session.state());
    }
}
