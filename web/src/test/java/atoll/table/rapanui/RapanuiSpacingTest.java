package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiPositions.walk;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiGame;
import atoll.table.ViewOptions;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every spot of the table is large enough and overlaps no other. */
class RapanuiSpacingTest {
    private static final Messages WORDS = TestMessages.of("en");
    private static final RapanuiGame GAME = new RapanuiGame();

    private final RapanuiTable table = new RapanuiTable();

    @Test
    void nothingOverlaps() {
        for (int seats = 2; seats <= 4; seats++) {
            for (boolean tall : new boolean[] {false, true}) {
                for (String open : List.of("false", "true")) {
                    State state = GAME.start(Setup.of(GAME.info(), seats).with("openMemory", open));
                    assertApart(state, tall);
                }
            }
        }
        for (boolean open : new boolean[] {false, true}) {
            walk(open, state -> {
                assertApart(state, false);
                assertApart(state, true);
            });
        }
    }

    private void assertApart(State state, boolean tall) {
        List<Spot> spots = table
                .scene(state, new ViewOptions(WORDS, 0, tall ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false))
                .spots()
                .stream()
                .filter(spot -> spot.area() != null)
                .toList();
        for (int i = 0; i < spots.size(); i++) {
            for (int k = 0; k < i; k++) {
                if (overlap(spots.get(i), spots.get(k))) {
                    fail(spots.get(i) + " " + spots.get(k));
                }
            }
            assertTrue(spots.get(i).area().width() >= 24 && spots.get(i).area().height() >= 24);
        }
    }

    private static boolean overlap(Spot one, Spot two) {
        double slack = 0.01;
        return one.area().left() + one.area().width() > two.area().left() + slack
                && two.area().left() + two.area().width() > one.area().left() + slack
                && one.area().top() + one.area().height() > two.area().top() + slack
                && two.area().top() + two.area().height() > one.area().top() + slack;
    }
}
