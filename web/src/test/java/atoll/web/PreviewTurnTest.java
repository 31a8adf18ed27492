package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** While a bot moves, a hovered spot is at most described: no move of the person is previewed, and nothing invites a pick. */
class PreviewTurnTest {
    private static final TestMessages ENGLISH = TestMessages.of("en");
    private static final Player PERSON = new Player("Anna", 0);
    private static final Player BOT = new Player("Bot", 2);
    private static final int VISITS = 12;
    private static final int SPOTS = 24;

    static Stream<Case> cases() {
        return PreviewSpaceTest.cases();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cases")
    void nothingIsPreviewedWhileABotMoves(Case each) {
        int[] previews = {0, 0};
        each.stroll(4, VISITS, session -> {
            State state = session.state();
            if (state.actor() >= 0 && Case.moves(state).size() > 1) {
                previews[0] += previews(session, state.actor());
                previews[1] += previews(session, (state.actor() + 1) % state.seats());
            }
        });
        assertTrue(previews[0] > 0, "the person's own moves are previewed");
        assertEquals(0, previews[1], "while a bot moves");
    }

    // The spots that show more than their description.
    private static int previews(Session session, int person) {
        List<Player> players =
                new ArrayList<>(Collections.nCopies(session.state().seats(), BOT));
        players.set(person, PERSON);
        Session copy = new Session(session.game(), session.state().setup(), session.seed());
        for (int ply = 0; ply < session.ply(); ply++) {
            copy.play(session.move(ply));
        }
        Table table = Tables.of(session.game().info().id());
        TablePresenter presenter = new TablePresenter(copy, table, players, ENGLISH);
        Scene plain = presenter.scene(ViewOptions.WIDE, null);
        int count = 0;
        for (int i = 0; i < plain.spots().size(); i += 1 + plain.spots().size() / SPOTS) {
            Spot spot = plain.spots().get(i);
            Scene described = new Scene(plain.width(), plain.height());
            ViewOptions options = new ViewOptions(ENGLISH, presenter.viewerSeat(), ViewOptions.WIDE, List.of(), false);
            table.drawHover(presenter.view(), spot.id(), options, described);
            List<Shape> now = presenter.scene(ViewOptions.WIDE, spot.id()).shapes();
            count += now.size() == plain.shapes().size() + described.shapes().size() ? 0 : 1;
        }
        return count;
    }
}
