package atoll.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.games.ponte.PonteEditor;
import atoll.games.ponte.PonteGame;
import org.junit.jupiter.api.Test;

class EditSessionTest {
    private final PonteEditor editor = new PonteEditor();
    private final EditSession session = new EditSession(editor.empty(Setup.of(PonteGame.INFO, 2)));

    @Test
    void undoAndRedoGoBackAndForth() {
        assertFalse(session.canUndo());
        assertFalse(session.canRedo());
        edit("cell.b9=light");
        edit("cell.b9=dark");
        session.undo();
        assertEquals("light", session.draft().value("cell.b9"));
        session.undo();
        session.undo();
        assertEquals("water", session.draft().value("cell.b9"));
        session.redo();
        session.redo();
        session.redo();
        assertEquals("dark", session.draft().value("cell.b9"));
        assertFalse(session.canRedo());
    }

    @Test
    void anEditEndsWhatCanBeRedone() {
        edit("cell.b9=light");
        session.undo();
        assertTrue(session.canRedo());
        edit("cell.c9=light");
        assertFalse(session.canRedo());
        assertEquals("water", session.draft().value("cell.b9"));
    }

    @Test
    void loadingIsAStepToo() {
        edit("cell.b9=light");
        session.load(editor.empty(Setup.of(PonteGame.INFO, 2).with("size", "12")));
        edit("cell.l12=dark");
        session.undo();
        session.undo();
        assertEquals("light", session.draft().value("cell.b9"));
        assertTrue(session.canUndo());
    }

    private void edit(String token) {
        session.apply(session.draft().parse(token));
    }
}
