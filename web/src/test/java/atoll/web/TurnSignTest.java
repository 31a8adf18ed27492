package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Case;
import atoll.engine.State;
import atoll.games.Games;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteState;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The board says whose turn it is: it has one sign {@code turn-SEAT}, that of the seat to move. */
class TurnSignTest {
    private static final Messages ENGLISH = TestMessages.of("en");
    private static final int VISITS = 20;
    /** Without such a shape: Kanaloa frames the hand of that seat, Rapa Nui lights a fire in its village, Ponte has a quay. */
    private static final Set<String> OTHERWISE = Set.of("kanaloa", "rapanui", "ponte");

    private static final double WALL = 2.4;

    static Stream<Case> cases() {
        return Case.all().stream()
                .filter(each -> Games.ALL.contains(each.game())
                        && !OTHERWISE.contains(each.game().info().id()));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cases")
    void onlyTheSeatToMoveHasTheSign(Case each) {
        each.stroll(3, VISITS, session -> {
            int actor = session.state().actor();
            if (actor != State.CHANCE) {
                List<String> expected = actor == State.OVER ? List.of() : List.of("turn-" + actor);
                for (int viewer : Case.viewers(session.state())) {
                    for (int room : new int[] {ViewOptions.WIDE, ViewOptions.TALL, ViewOptions.LONG}) {
                        assertEquals(expected, signs(session, viewer, room));
                    }
                }
            }
        });
    }

    /** Around the lagoon is a quay of the stone of the side to move, as soon as the sides have colours. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("pontes")
    void theQuayOfPonteIsOfTheStoneOfTheSideToMove(Case each) {
        each.stroll(3, VISITS, session -> {
            PonteState state = (PonteState) session.state();
            int side = state.actor() >= 0 && state.hasColours() ? state.colour(state.actor()) : -1;
            assertEquals(side == PonteBoard.LIGHT, walls(session, "ponte-light") >= 4, "light");
            assertEquals(side == PonteBoard.DARK, walls(session, "ponte-dark") >= 4, "dark");
        });
    }

    static Stream<Case> pontes() {
        return Case.all().stream().filter(each -> each.game() == Games.find("ponte"));
    }

    private static long walls(Session session, String stone) {
        ViewOptions options = new ViewOptions(ENGLISH, State.SPECTATOR, ViewOptions.WIDE, List.of(), false);
        return Tables.of("ponte").scene(session.view(State.SPECTATOR), options).shapes().stream()
                .filter(shape -> shape.stroke() != null && shape.stroke().name().equals(stone) && shape.width() == WALL)
                .count();
    }

    private static List<String> signs(Session session, int viewer, int room) {
        Table table = Tables.of(session.game().info().id());
        Scene scene = table.scene(session.view(viewer), new ViewOptions(ENGLISH, viewer, room, List.of(), false));
        return scene.shapes().stream()
                .map(Shape::id)
                .filter(id -> id != null && id.startsWith("turn-"))
                .toList();
    }
}
