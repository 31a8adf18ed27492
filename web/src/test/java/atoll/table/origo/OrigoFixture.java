package atoll.table.origo;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoPositionParser;
import atoll.games.origo.OrigoState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.paint.Viewport;
import atoll.table.present.Picker;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Shared by the tests of the Origo table. */
abstract class OrigoFixture {
    static final Messages WORDS = TestMessages.of("en");

    static final OrigoGame GAME = new OrigoGame();

    final OrigoTable table = new OrigoTable();

    static OrigoState read(String drawing) {
        return OrigoPositionParser.read(drawing, 2);
    }

    static OrigoState position() {
        return read("""
                shields 0 D5 E5 D6 B3
                shields 1 D8 E10 A4
                hand 0 A 9-10 polen people people ship
                hand 1 B C
                """);
    }

    Scene scene(OrigoState state, int seat, boolean tall) {
        return table.scene(
                state.viewFor(seat),
                new ViewOptions(WORDS, seat, tall ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false));
    }

    static void walk(int seats, Consumer<OrigoState> visit) {
        Session session = new Session(GAME, Setup.of(GAME.info(), seats), Seed.of(seats));
        Rng rng = new Rng(seats);
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            boolean chance = session.state().actor() == State.CHANCE;
            if (!chance) {
                visit.accept((OrigoState) session.state());
            }
            session.play(chance ? session.outcome() : legal.sample(rng));
        }
        visit.accept((OrigoState) session.state());
    }

    Picker picker(OrigoState state) {
        Picker picker = new Picker();
        picker.offer(table, state);
        return picker;
    }

    static String played(OrigoState state, Picker picker) {
        return GAME.formatMove(state, picker.move());
    }

    List<String> written(double unit) {
        Viewport viewport = new Viewport(0, 0, unit, new Viewport.TextSize(12, 1, true));
        List<String> written = new ArrayList<>();
        for (Shape shape : scene(position(), 0, true).shapes()) {
            if (shape.text() != null) {
                written.add(viewport.text(shape, shape.scale()));
            }
        }
        return written;
    }
}
