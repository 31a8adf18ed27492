package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Case;
import atoll.games.Games;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a hovered spot adds to the table covers neither this spot nor the numbers and names of others. Pieces are not looked
 * at: one that is previewed lies where it will lie.
 */
class PreviewSpaceTest {
    private static final Messages[] LANGUAGES = {TestMessages.of("en"), TestMessages.of("de")};
    /** The positions of a game that are looked at. */
    private static final int VISITS = 8;
    /** At most this many spots of a position are hovered, and again after a pick. */
    private static final int SPOTS = 24;

    private static final int PICKS = 3;
    /** A slip with a change of a number lies at that number. It may cover this part of a spot. */
    private static final double PART = 0.3;

    /** A plate with fewer drawings is no picture, but carries words. */
    private static final int DRAWINGS = 2;

    private static final String CHANGE = "[+−]?\\d+(/\\d+)?";

    /** Room, and size in CSS pixels. */
    private record Space(int room, int width, int height) {}

    private static final List<Space> SPACES = List.of(
            new Space(ViewOptions.WIDE, 1060, 800),
            new Space(ViewOptions.TALL, 390, 560),
            new Space(ViewOptions.LONG, 390, 560));

    static Stream<Case> cases() {
        return Case.all().stream().filter(each -> Games.ALL.contains(each.game()));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cases")
    void noPreviewCoversWhatItIsAbout(Case each) {
        Set<String> faults = new TreeSet<>();
        int[] looked = {0};
        each.stroll(5, VISITS, session -> {
            if (session.state().actor() >= 0) {
                Messages messages = LANGUAGES[session.ply() % 2];
                Space space = SPACES.get(looked[0]++ % SPACES.size());
                new Look(at(session, messages), space, faults).around();
            }
        });
        assertEquals("", String.join("\n", faults));
    }

    // A copy of the game, played by people who may all see it.
    private static TablePresenter at(Session session, Messages messages) {
        List<Player> people = Collections.nCopies(session.state().seats(), new Player("Anna", 0));
        Session copy = new Session(session.game(), session.state().setup(), session.seed());
        for (int ply = 0; ply < session.ply(); ply++) {
            copy.play(session.move(ply));
        }
        String id = session.game().info().id();
        TablePresenter presenter = new TablePresenter(copy, Tables.of(id), people, messages);
        presenter.acceptHandover();
        return presenter;
    }

    /** A position in a space. */
    private static final class Look {
        private final TablePresenter presenter;
        private final Space space;
        private final Set<String> faults;
        private Scene plain;
        private Viewport viewport;

        Look(TablePresenter presenter, Space space, Set<String> faults) {
            this.presenter = presenter;
            this.space = space;
            this.faults = faults;
        }

        void around() {
            List<Spot> spots = hoverAll();
            int picks = 0;
            for (int i = 0; i < spots.size() && picks < PICKS; i++) {
                String id = spots.get((i * 7 + 3) % spots.size()).id();
                if (presenter.picker().leadsToMove(id) && presenter.picker().moveWith(id) < 0) {
                    presenter.picker().pick(id);
                    picks++;
                    hoverAll();
                    presenter.unpick();
                }
            }
        }

        private List<Spot> hoverAll() {
            plain = presenter.scene(space.room, null);
            viewport = ShapeBox.viewport(Math.min(space.width / plain.width(), space.height / plain.height()));
            List<Spot> spots =
                    plain.spots().stream().filter(spot -> spot.area() != null).toList();
            List<Spot> hovered = new ArrayList<>();
            for (int i = 0; i < spots.size(); i++) {
                Spot spot = spots.get(i);
                boolean completes = presenter.picker().moveWith(spot.id()) >= 0;
                if (completes && hovered.size() < SPOTS || i % (1 + spots.size() / SPOTS) == 0) {
                    hovered.add(spot);
                }
            }
            hovered.forEach(this::hover);
            return spots;
        }

        private void hover(Spot spot) {
            Scene scene = presenter.scene(space.room, spot.id());
            List<Shape> before = new ArrayList<>(plain.shapes());
            List<Shape> kept = new ArrayList<>();
            List<Shape> added = new ArrayList<>();
            for (Shape shape : scene.shapes()) {
                (removeLike(before, shape) ? kept : added).add(shape);
            }
            for (ShapeBox picture : pictures(added)) {
                kept.removeIf(shape -> shape.text() != null
                        && picture.holds(ShapeBox.ofText(shape, viewport))
                        && !picture.touches(ShapeBox.ofArea(spot.area(), viewport.unit())));
            }
            for (ShapeBox slip : slips(added)) {
                look(spot, slip, kept);
            }
        }

        // Another picture in place of a part of the table, like a battle or another world: a plate with drawings on it.
        // It
        // hides what it replaces, but cuts nothing in half.
        private List<ShapeBox> pictures(List<Shape> added) {
            List<ShapeBox> fills = new ArrayList<>();
            for (Shape shape : added) {
                if (shape.text() == null && shape.fill() != null && shape.alpha() == 1) {
                    fills.add(ShapeBox.ofPath(shape, viewport.unit()));
                }
            }
            return fills.stream()
                    .filter(plate -> fills.stream()
                                    .filter(other -> plate.holds(other) && !other.holds(plate))
                                    .count()
                            >= DRAWINGS)
                    .toList();
        }

        // Equal shapes in the same order.
        private static boolean removeLike(List<Shape> before, Shape shape) {
            for (int i = 0; i < before.size(); i++) {
                Shape other = before.get(i);
                if (PlacedShape.looksLike(other, shape)
                        && other.x() == shape.x()
                        && other.y() == shape.y()
                        && other.scale() == shape.scale()
                        && other.alpha() == shape.alpha()) {
                    before.remove(i);
                    return true;
                }
            }
            return false;
        }

        // A plate with all texts on it; a text alone.
        private List<ShapeBox> slips(List<Shape> added) {
            List<ShapeBox> plates = new ArrayList<>();
            List<ShapeBox> slips = new ArrayList<>();
            for (Shape shape : added) {
                if (shape.text() == null && shape.fill() != null && shape.alpha() >= 0.5) {
                    plates.add(ShapeBox.ofPath(shape, viewport.unit()));
                } else if (shape.text() != null && !ShapeBox.isLetter(shape.text())) {
                    ShapeBox text = ShapeBox.ofText(shape, viewport);
                    ShapeBox plate = plates.stream()
                            .filter(each -> each.isAround(text))
                            .min((a, b) -> Double.compare(a.width() * a.height(), b.width() * b.height()))
                            .orElse(text);
                    slips.add(new ShapeBox(plate.left(), plate.top(), plate.right(), plate.bottom(), text.name()));
                }
            }
            return slips;
        }

        private void look(Spot spot, ShapeBox slip, List<Shape> kept) {
            ShapeBox area = ShapeBox.ofArea(spot.area(), viewport.unit());
            double most = slip.name().matches(CHANGE) ? PART * area.width() * area.height() : 0;
            if (slip.shared(area) > most) {
                fault(spot, slip, "covers its spot");
            }
            for (Shape shape : kept) {
                if (shape.text() != null
                        && shape.alpha() > 0
                        && viewport.textSize(shape, shape.scale()) > 0
                        && !ShapeBox.isLetter(shape.text())) {
                    ShapeBox text = ShapeBox.ofText(shape, viewport);
                    if (slip.touches(text)) {
                        fault(spot, slip, "covers " + text.name());
                    }
                }
            }
            if (slip.left() < -1
                    || slip.top() < -1
                    || slip.right() > plain.width() * viewport.unit() + 1
                    || slip.bottom() > plain.height() * viewport.unit() + 1) {
                fault(spot, slip, "leaves the table");
            }
        }

        private void fault(Spot spot, ShapeBox slip, String what) {
            faults.add(
                    space.room + " " + spot.id() + " " + presenter.picker().picks() + ": " + slip.name() + " " + what);
        }
    }
}
