package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Marks are quiet until something is picked or pointed at. */
class HighlightsTest extends TablePresenterFixture {
    // A tall board of Ponte has no key, whose marks would be counted, too.
    @Test
    void anEmptyBoardHasNoMarks() {
        TablePresenter presenter = ponte(ANNA, BEN);
        Scene scene = presenter.scene(ViewOptions.TALL, null);
        assertEquals(0, rings(scene));
        assertEquals(0, dots(scene));
    }

    @Test
    void whatIsPointedAtHasARing() {
        TablePresenter presenter = ponte(ANNA, BEN);
        Scene scene = presenter.scene(ViewOptions.TALL, "e5");
        assertEquals(1, rings(scene));
        assertEquals(0, dots(scene));
    }

    @Test
    void aSettingBringsAllRingsBack() {
        TablePresenter presenter = ponte(ANNA, BEN);
        presenter.composer().showRings(true);
        Scene scene = presenter.scene(ViewOptions.TALL, null);
        assertEquals(100, rings(scene));
        assertEquals(0, dots(scene));
    }

    // A settlement needs a card and a field: the fields are marked once a card is picked.
    @Test
    void placesThatNeedACardAreMarkedAfterIt() {
        Game game = Games.find("origo");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(7));
        TablePresenter presenter = new TablePresenter(session, Tables.of("origo"), List.of(ANNA, BEN), messages);
        Set<String> cards = cards(presenter);
        while (cards.isEmpty()) {
            if (!presenter.playForced()) {
                presenter.session().state().moves(moves);
                presenter.play(moves.get(0));
            }
            presenter.acceptHandover();
            cards = cards(presenter);
        }
        Scene before = presenter.scene(ViewOptions.WIDE, null);
        assertEquals(0, rings(before));
        Set<String> withoutCard = presenter.picker().spotsWithout(cards::contains);
        Set<String> shields = new HashSet<>();
        for (Spot spot : before.spots()) {
            if (spot.area() != null && spot.area().isField()) {
                boolean shield = spot.area().isCard() && withoutCard.contains(spot.id());
                assertEquals(shield, isFramed(before, spot.id()), spot.id());
                shields.addAll(shield ? Set.of(spot.id()) : Set.of());
            }
        }
        assertFalse(shields.isEmpty());
        cards.forEach(id -> assertTrue(isFramed(before, id), "cards and shields that can move have frames: " + id));
        assertEquals(0, dots(before), "other fields have nothing");
        presenter.pick(cards.iterator().next());
        long places = before.spots().stream()
                .filter(spot -> spot.area() != null && !spot.area().isCard())
                .filter(spot -> presenter.picker().leadsToMove(spot.id()))
                .count();
        Scene picked = presenter.scene(ViewOptions.WIDE, null);
        assertEquals(places, rings(picked));
        // with another card it would be swapped
        assertTrue(places > 0);
        assertEquals(cards(presenter).size(), dots(picked), "other cards keep their dots");
    }

    // The price of a tile of Orbis is paid with worshippers of one colour, from the tiles that hold some.
    @Test
    void fewThatFitHaveAThinFrame() {
        Game game = Games.find("orbis");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(3));
        TablePresenter presenter = new TablePresenter(session, Tables.of("orbis"), List.of(ANNA, BEN), messages);
        Random random = new Random(2);
        int few = 0;
        int many = 0;
        while (presenter.session().state().actor() != State.OVER) {
            presenter.acceptHandover();
            if (presenter.personToMove()) {
                Scene scene = presenter.scene(ViewOptions.WIDE, null);
                List<String> tiles = cards(presenter).stream()
                        .filter(id -> id.startsWith("slot:"))
                        .toList();
                if (!tiles.isEmpty() && tiles.size() <= 5) {
                    tiles.forEach(id -> assertTrue(isFramed(scene, id), id));
                    few++;
                } else if (tiles.size() >= 7) {
                    tiles.forEach(id -> assertFalse(isFramed(scene, id), id));
                    many++;
                }
            }
            if (!presenter.playForced()) {
                presenter.session().state().moves(moves);
                presenter.play(moves.get(random.nextInt(moves.size())));
            }
        }
        assertTrue(few > 0 && many > 0, few + " " + many);
    }

    // What is sacrificed in Rapa Nui are at most four kinds, which may be all there are.
    @Test
    void ofFewChoicesEachHasAThinFrame() {
        Game game = Games.find("rapanui");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(3));
        TablePresenter presenter = new TablePresenter(session, Tables.of("rapanui"), List.of(ANNA, BEN), messages);
        Random random = new Random(2);
        int all = 0;
        while (presenter.session().state().actor() != State.OVER) {
            presenter.acceptHandover();
            if (presenter.personToMove()) {
                Scene scene = presenter.scene(ViewOptions.WIDE, null);
                long choices = scene.spots().stream()
                        .filter(spot -> presenter.picker().leadsToMove(spot.id()))
                        .count();
                if (choices <= 5) {
                    cards(presenter).forEach(id -> assertTrue(isFramed(scene, id), id));
                    all += cards(presenter).size() == 4 ? 1 : 0;
                }
            }
            if (!presenter.playForced()) {
                presenter.session().state().moves(moves);
                presenter.play(moves.get(random.nextInt(moves.size())));
            }
        }
        assertTrue(all > 0);
    }

    // The first shields of Origo need no card.
    @Test
    void aMapIsMarkedIfNothingElseCanBegin() {
        Game game = Games.find("origo");
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(7));
        TablePresenter presenter = new TablePresenter(session, Tables.of("origo"), List.of(ANNA, BEN), messages);
        while (!presenter.personToMove()) {
            presenter.playForced();
            presenter.acceptHandover();
        }
        assertEquals(Set.of(), cards(presenter));
        Scene scene = presenter.scene(ViewOptions.WIDE, null);
        long places = scene.spots().stream()
                .filter(spot -> spot.area() != null && presenter.picker().leadsToMove(spot.id()))
                .count();
        assertTrue(places > 50, "fields: " + places);
        assertEquals(places, dots(scene));
    }

    // In a corner of its place; if something is written there, in another one.
    @Test
    void theNumberOfAStepCoversNoText() {
        List<double[]> corners = List.of(new double[] {17, 17}, new double[] {43, 17}, new double[] {17, 43});
        for (int written = 0; written < 3; written++) {
            Scene scene = new Scene(100, 100).add(new Spot("place", new Area.Disc(30, 30, 20), "place", "board"));
            for (double[] corner : corners.subList(0, written)) {
                scene.add(Shape.text(null, "4", 8).at(corner[0], corner[1]));
            }
            Highlights.hint(scene, List.of("place"), List.of(), 2);
            Shape step = scene.shapes().stream()
                    .filter(shape -> "2".equals(shape.text()))
                    .findAny()
                    .orElseThrow();
            assertEquals(corners.get(written)[0], step.x(), 1);
            assertEquals(corners.get(written)[1], step.y(), 1);
        }
    }

    private static Set<String> cards(TablePresenter presenter) {
        Set<String> cards = new HashSet<>();
        presenter.scene(ViewOptions.WIDE, null).spots().stream()
                .filter(spot -> spot.area() != null
                        && spot.area().isCard()
                        && !spot.area().isField())
                .filter(spot -> presenter.personToMove() && presenter.picker().leadsToMove(spot.id()))
                .forEach(spot -> cards.add(spot.id()));
        return cards;
    }

    private static long rings(Scene scene) {
        return count(scene, shape -> shape.stroke() == Ink.LEGAL && isDisc(shape));
    }

    private static long dots(Scene scene) {
        return count(scene, shape -> shape.fill() == Ink.LEGAL && isDisc(shape));
    }

    private static boolean isFramed(Scene scene, String id) {
        Path frame = scene.spot(id).area().outline(0);
        return count(
                        scene,
                        shape -> shape.stroke() == Ink.LEGAL
                                && shape.path() != null
                                && shape.path().left() == frame.left()
                                && shape.path().top() == frame.top())
                > 0;
    }

    private static boolean isDisc(Shape shape) {
        return shape.path() != null && shape.path().right() == -shape.path().left();
    }

    private static long count(Scene scene, Predicate<Shape> kind) {
        return scene.shapes().stream().filter(kind).count();
    }
}
