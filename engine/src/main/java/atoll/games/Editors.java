package atoll.games;

import atoll.edit.Editor;
import atoll.games.kanaloa.KanaloaEditor;
import atoll.games.orbis.OrbisEditor;
import atoll.games.origo.OrigoEditor;
import atoll.games.ponte.PonteEditor;
import atoll.games.rapanui.RapanuiEditor;
import java.util.List;

/** The list of all editors, in the order of {@link Games}. Nothing that a page with one game has may use it. */
public final class Editors {
    /** The editors of all games. */
    public static final List<Editor> ALL =
            List.of(new PonteEditor(), new KanaloaEditor(), new RapanuiEditor(), new OrbisEditor(), new OrigoEditor());

    private Editors() {}

    /**
     * {@return the editor of the game with that id, or null}
     *
     * @param id the id of a game
     */
    public static Editor find(String id) {
        for (Editor editor : ALL) {
            if (editor.game().info().id().equals(id)) {
                return editor;
            }
        }
        return null;
    }
}
