package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.GAME;
import static atoll.games.kanaloa.KanaloaScene.connection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import org.junit.jupiter.api.Test;

/** Previews of bridges. */
class KanaloaPreviewTest {
    @Test
    void showsRemovalsAndLosersOfATakeover() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "ALOA")
                .bridges(0, "ALOA-BAFI ALOA-COCO")
                .bridges(1, "ALOA-DALI DALI-ELOI")
                .stone("ALOA", KanaloaGods.KANE)
                .state();
        String before = Case.text(state);
        KanaloaPreview preview = state.preview(GAME.parseMove(state, "ALOA:ALOA-FATU"));
        int aloa = KanaloaMap.find("ALOA");
        int dali = KanaloaMap.find("DALI");
        assertTrue(preview.gains(aloa));
        assertFalse(preview.gains(dali) || preview.wins());
        assertEquals(KanaloaGods.KANE, preview.stone(aloa));
        assertTrue(preview.removes(connection("ALOA-DALI")));
        assertFalse(preview.removes(connection("DALI-ELOI")) || preview.removes(connection("ALOA-BAFI")));
        assertEquals(1, preview.loser(dali));
        assertEquals(-1, preview.loser(aloa));
        assertEquals(0, preview.board().controller(aloa));
        assertEquals(before, Case.text(state), "looking changes nothing");
    }

    @Test
    void showsCandidatesForRemoval() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "RASI")
                .bridges(0, "ALOA-BAFI")
                .bridges(1, "BAFI-ORO")
                .bridges(2, "BAFI-ELOI")
                .bridges(3, "BAFI-FATU")
                .state();
        KanaloaPreview preview = state.preview(GAME.parseMove(state, "RASI:BAFI-RASI"));
        int bafi = KanaloaMap.find("BAFI");
        assertTrue(preview.leads(bafi));
        assertFalse(preview.leads(KanaloaMap.find("RASI")));
        assertTrue(preview.mayRemove(bafi, connection("BAFI-ORO")));
        assertFalse(preview.mayRemove(bafi, connection("ALOA-BAFI")));
        assertFalse(preview.removes(connection("BAFI-ORO")), "not before it is chosen");
    }

    @Test
    void anExchangedBridgeIsRemoved() {
        KanaloaState state =
                KanaloaScene.of(2).hand(0, "ALOA ALOA").bridges(1, "ALOA-BAFI").state();
        KanaloaPreview preview = state.preview(GAME.parseMove(state, "ALOA+ALOA:ALOA-BAFI"));
        assertTrue(preview.removes(connection("ALOA-BAFI")));
    }
}
