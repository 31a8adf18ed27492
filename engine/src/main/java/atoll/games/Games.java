package atoll.games;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.orbis.OrbisGame;
import atoll.games.origo.OrigoGame;
import atoll.games.ponte.PonteGame;
import atoll.games.rapanui.RapanuiGame;
import java.util.List;

/** The list of all games. */
public final class Games {
    /** The games playable here. The build also makes pages with a single game; there this list has one element. */
    public static final List<Game> ALL =
            List.of(new PonteGame(), new KanaloaGame(), new RapanuiGame(), new OrbisGame(), new OrigoGame());

    /** The fixed properties of every game. The build writes the list for pages with a single game; it is complete there, too. */
    public static final List<GameInfo> INFOS = infosOf(ALL);

    private Games() {}

    private static List<GameInfo> infosOf(List<Game> games) {
        GameInfo[] infos = new GameInfo[games.size()];
        for (int i = 0; i < infos.length; i++) {
            infos[i] = games.get(i).info();
        }
        return List.of(infos);
    }

    /**
     * {@return the game with that id, or null}
     *
     * @param id the id of a game
     */
    public static Game find(String id) {
        return find(ALL, id);
    }

    /**
     * {@return the game with that id among {@code games}, or null}
     *
     * @param games the games to search
     * @param id the id of a game
     */
    public static Game find(List<Game> games, String id) {
        for (Game game : games) {
            if (game.info().id().equals(id)) {
                return game;
            }
        }
        return null;
    }
}
