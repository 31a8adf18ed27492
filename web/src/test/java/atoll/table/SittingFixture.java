package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ponte.PonteTable;
import atoll.template.TemplateGame;
import atoll.template.TemplateTable;
import java.util.List;

/** Tables of the tests of {@link Sitting}: who sits at them, and how they play. */
abstract class SittingFixture {
    static final Player ANNA = new Player("Anna", 0);
    static final Player BEN = new Player("Ben", 0);
    static final Player BOT = new Player("Bot", 2);

    final Words words = TestWords.of("en");

    final MoveList moves = new MoveList();

    void botPlays(Sitting sitting, int times) {
        for (int i = 0; i < times; i++) {
            sitting.session().state().moves(moves);
            sitting.play(moves.get((i * 7 + 1) % moves.size()));
        }
    }

    void pickAny(Sitting sitting) {
        int actor = sitting.session().state().actor();
        for (Spot spot : sitting.scene(Look.TALL, null).spots()) {
            if (sitting.session().state().actor() == actor) {
                sitting.pick(spot.id());
            }
        }
    }

    static List<String> labels(Scene scene) {
        return scene.spots().stream().map(Spot::label).toList();
    }

    Sitting ponte(Player... players) {
        Game game = new PonteGame();
        return new Sitting(
                new Session(game, Setup.of(game.info(), 2), Seed.of(7)), new PonteTable(), List.of(players), words);
    }

    Sitting template(Player... players) {
        Game game = new TemplateGame();
        Session session = new Session(game, Setup.of(game.info(), players.length), Seed.of(11));
        assertEquals(State.CHANCE, session.state().actor());
        return new Sitting(session, new TemplateTable(), List.of(players), words);
    }
}
