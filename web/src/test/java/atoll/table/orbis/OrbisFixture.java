package atoll.table.orbis;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import java.util.function.Consumer;

/** Shared by the tests of the Orbis table. */
abstract class OrbisFixture {
    static final Messages WORDS = TestMessages.of("en");

    static final OrbisGame GAME = new OrbisGame();

    static final String PLAIN = "display G3a B3a W3a R3a Y3a G3b B3b R3b Y3b ";

    final OrbisTable table = new OrbisTable();

    // Every position of some games that prefer building.
    static void walk(Consumer<OrbisState> visit) {
        for (int seats = 2; seats <= 4; seats++) {
            Session session = new Session(GAME, Setup.of(GAME.info(), seats), Seed.of(seats));
            Rng rng = new Rng(seats);
            MoveList legal = new MoveList();
            while (session.state().actor() != State.OVER) {
                session.state().moves(legal);
                int build = legal.indexOf(OrbisMoves.of(OrbisMoves.BUILD));
                session.play(
                        session.state().actor() == State.CHANCE
                                ? session.outcome()
                                : build >= 0 ? legal.get(build) : legal.sample(rng));
                visit.accept((OrbisState) session.state());
            }
        }
    }

    Scene scene(OrbisState state, int seat, boolean tall) {
        return table.scene(
                state.viewFor(seat),
                new ViewOptions(WORDS, seat, tall ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false));
    }

    static List<Shape> shapes(Scene scene, String id) {
        return scene.shapes().stream().filter(each -> id.equals(each.id())).toList();
    }

    static Shape shape(Scene scene, String id) {
        return scene.shapes().stream()
                .filter(each -> id.equals(each.id()))
                .findFirst()
                .orElseThrow();
    }

    static long written(Scene scene, String text) {
        return scene.shapes().stream()
                .filter(shape -> text.equals(shape.text()))
                .count();
    }

    // The second seat has a lost forest (at the end of a full bottom row) and one that can still score.
    static OrbisState forests() {
        return OrbisPositionParser.read(
                PLAIN + "seat seat world 1.0=R1b 1.1=G2b 1.2=B1a 1.3=Y1b 1.-1=G2a 2.2=Y1a seat", 3, 0);
    }
}
