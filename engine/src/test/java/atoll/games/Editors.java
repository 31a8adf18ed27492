package atoll.games;

import atoll.edit.Editor;
import atoll.engine.Game;
import java.util.ArrayList;
import java.util.List;

/** The editors of all games, in the order of {@link Games}: {@code NameEditor} beside {@code NameGame}. */
public final class Editors {
    public static final List<Editor> ALL = all();

    private Editors() {}

    private static List<Editor> all() {
        List<Editor> editors = new ArrayList<>();
        for (Game game : Games.ALL) {
            String name = game.getClass().getName();
            name = name.substring(0, name.length() - "Game".length()) + "Editor";
            try {
                editors.add((Editor) Class.forName(name).getConstructor().newInstance());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("there is no " + name, e);
            }
        }
        return List.copyOf(editors);
    }

    /** The editor of the game with that id. */
    public static Editor find(String id) {
        for (Editor editor : ALL) {
            if (editor.game().info().id().equals(id)) {
                return editor;
            }
        }
        return null;
    }
}
