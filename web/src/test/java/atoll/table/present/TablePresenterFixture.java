package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteGame;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.ponte.PonteTable;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import atoll.template.TemplateGame;
import atoll.template.TemplateTable;
import java.util.List;

/** Presenters for the tests of {@link TablePresenter}, and ways to play on them. */
abstract class TablePresenterFixture {
    static final Player ANNA = new Player("Anna", 0);
    static final Player BEN = new Player("Ben", 0);
    static final Player BOT = new Player("Bot", 2);

    final Messages messages = TestMessages.of("en");

    final MoveList moves = new MoveList();

    void botPlays(TablePresenter presenter, int times) {
        for (int i = 0; i < times; i++) {
            presenter.session().state().moves(moves);
            presenter.play(moves.get((i * 7 + 1) % moves.size()));
        }
    }

    void pickAny(TablePresenter presenter) {
        int actor = presenter.session().state().actor();
        for (Spot spot : presenter.scene(ViewOptions.TALL, null).spots()) {
            if (presenter.session().state().actor() == actor) {
                presenter.pick(spot.id());
            }
        }
    }

    static List<String> labels(Scene scene) {
        return scene.spots().stream().map(Spot::label).toList();
    }

    TablePresenter ponte(Player... players) {
        Game game = new PonteGame();
        return new TablePresenter(
                new Session(game, Setup.of(game.info(), 2), Seed.of(7)), new PonteTable(), List.of(players), messages);
    }

    TablePresenter template(Player... players) {
        Game game = new TemplateGame();
        Session session = new Session(game, Setup.of(game.info(), players.length), Seed.of(11));
        assertEquals(State.CHANCE, session.state().actor());
        return new TablePresenter(session, new TemplateTable(), List.of(players), messages);
    }
}
