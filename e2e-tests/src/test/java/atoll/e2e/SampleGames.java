package atoll.e2e;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.play.TurnCounter;
import atoll.table.all.Tables;
import atoll.template.TemplateGames;
import java.util.List;
import java.util.Map;

/** Games played on the JVM, for tests that start in the middle or at the end of one. */
final class SampleGames {
    private SampleGames() {}

    /** A random game of {@code plies} moves, or to its end if that is earlier. */
    static Session game(String id, int seed, int plies) {
        Game game = Games.find(id);
        return game(Setup.of(game.info(), game.info().minSeats()), seed, plies);
    }

    /** The same with any number of seats and any options. */
    static Session game(Setup setup, int seed, int plies) {
        Session session = new Session(Games.find(setup.info().id()), setup, Seed.of(seed));
        MoveList legal = new MoveList();
        Rng rng = new Rng(seed);
        while (session.ply() < plies && session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        return session;
    }

    static Session ponte(int plies) {
        return game("ponte", 5, plies);
    }

    /** A random game up to the first turn after that many moves in which a bridge can be built. */
    static Session ponteWithBridge(int plies) {
        int length = plies;
        Session session = ponte(length);
        while (bridge(session).isEmpty()
                || session.at(length - 1).actor() == session.state().actor()) {
            length++;
            session = ponte(length);
        }
        return session;
    }

    /** The spots of a bridge that can be built, or none. */
    static List<String> bridge(Session session) {
        MoveList legal = new MoveList();
        session.state().moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            List<String> path = Tables.of("ponte").spotsOfMove(session.state(), legal.get(i));
            if (path.size() == 2) {
                return path;
            }
        }
        return List.of();
    }

    /** The number of the turn in which the move before a position was played, as the page shows it; 0 for the set-up. */
    static int turn(Session session, int ply) {
        return TurnCounter.turnAt(session.fullRecord(), ply);
    }

    /** What the page says about a position of a link's game. */
    static String place(Session session, int ply) {
        return Texts.ENGLISH
                .text("open.ply")
                .replace("{0}", turn(session, ply) + "")
                .replace("{1}", turn(session, session.length()) + "");
    }

    static String gameLink(Session session) {
        return Link.game(session.record());
    }

    static String positionLink(Session session) {
        return Link.position(session.game(), session.state());
    }

    /**
     * The current game as a browser stores it.
     *
     * @param kinds a character per seat: y, p, or a bot's level
     */
    static String stored(Session session, String kinds) {
        return kinds + " " + session.seed() + " " + session.ply() + " " + gameLink(session);
    }

    /** A script that stores a game as the current one, unless the script has run there before. */
    static String storeScript(String kept) {
        String[] words = kept.split(" ");
        try {
            Session session = Session.of(Link.read(TemplateGames.ALL, words[3]).record(), Seed.parse(words[1]));
            session.seek(Integer.parseInt(words[2]));
            return storeScript(
                    new SavedGame("kept", 1, session, SeatAssignments.parse(words[0]), "2026-01-02T03:04:05.678Z")
                            .written("2026-01-02T03:04:05.678Z"));
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    /** The same for any texts, however wrong. The page opens its database after this script has: it comes second. */
    static String storeScript(Map<String, String> texts) {
        return Scripts.call(Scripts.named("database", "storeOnce"), texts);
    }

    /** The game that starts from a board of a game's help. */
    static Session lesson(Game game, String name) {
        State start = Tables.of(game.info().id()).chapters().stream()
                .flatMap(chapter -> chapter.lessons().stream())
                .filter(lesson -> lesson.id().equals(name))
                .findFirst()
                .orElseThrow()
                .start();
        return Session.from(game, start, Seed.of(5));
    }
}
