package atoll.template;

import atoll.engine.Game;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;

/** All games and the template, for the general tests. */
public final class TemplateGames {
    public static final List<Game> ALL = all();

    private TemplateGames() {}

    private static List<Game> all() {
        List<Game> games = new ArrayList<>(Games.ALL);
        games.add(new TemplateGame());
        return List.copyOf(games);
    }
}
