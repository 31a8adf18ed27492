package atoll.lab;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.json.Json;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Saved games as JSON, as in browsers and files, with damage to some or all of their texts. */
final class FuzzSaved implements Fuzz {
    private static final String NOW = "2026-01-02T03:04:05.678Z";
    /** The position of one in this many valid games is checked closely. */
    private static final int CHECK_INTERVAL = 8;

    private static final String[] KINDS = {"y", "p", "r", "1", "2", "3"};

    private final FuzzLinks links = new FuzzLinks(Games.ALL);
    private final List<Map<String, String>> valid = new ArrayList<>();
    private final List<FuzzPositions> composed = new ArrayList<>();
    private final MoveList legal = new MoveList();

    /** Saved games of all games. */
    FuzzSaved() {
        for (Game game : Games.ALL) {
            composed.add(new FuzzPositions(Games.ALL, game));
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                for (int lines = 1; lines <= 4; lines++) {
                    valid.add(saved(game, seats, lines));
                }
            }
        }
    }

    // A saved game with some branches, at a random ply.
    private Map<String, String> saved(Game game, int seats, int lines) {
        Rng rng = new Rng(seats, lines);
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(lines));
        for (int line = 0; line < lines; line++) {
            session.seek(rng.next(session.length() + 1));
            int until = session.ply() + rng.next(game.info().maxMoves());
            for (session.state().moves(legal);
                    legal.size() > 0 && session.ply() < until;
                    session.state().moves(legal)) {
                session.play(legal.sample(rng));
            }
        }
        session.seek(session.length() - rng.next(session.length() + 1) / 3);
        StringBuilder kinds = new StringBuilder();
        while (kinds.length() < seats) {
            kinds.append(KINDS[rng.next(KINDS.length)]);
        }
        SavedGame saved =
                new SavedGame("id" + lines, rng.next(), session, SeatAssignments.parse(kinds.toString()), NOW);
        saved.name("Number " + lines);
        return saved.written(NOW);
    }

    @Override
    public String name() {
        return "saved";
    }

    @Override
    public String sample(Rng rng) {
        Map<String, String> texts = new TreeMap<>(valid.get(rng.next(valid.size())));
        Map<String, String> other = valid.get(rng.next(valid.size()));
        int kind = rng.next(16);
        if (kind < 3) {
            return TextsDamage.damagedForm(texts, other, rng);
        }
        if (kind < 7) {
            return Json.write(composed(texts, rng));
        }
        return TextsDamage.damaged(texts, other, () -> links.sample(rng), rng);
    }

    // A saved game with a composed start position.
    private Map<String, String> composed(Map<String, String> texts, Rng rng) {
        FuzzPositions.Lines lines = composed.get(rng.next(composed.size())).lines(1 + rng.next(4), rng);
        StringBuilder seats = new StringBuilder();
        for (int seat = 0; seat < lines.seats(); seat++) {
            seats.append(KINDS[rng.next(KINDS.length)]);
        }
        texts.put("game", lines.links().get(0));
        texts.put(
                "branches",
                String.join(" ", lines.links().subList(1, lines.links().size())));
        texts.put("seats", seats.toString());
        texts.put("names", "\n".repeat(seats.length() - 1));
        texts.put("ply", Integer.toString(rng.next(8)));
        return texts;
    }

    @Override
    public boolean check(String text) throws BadLink {
        SavedGame saved;
        try {
            saved = SavedGame.read(TextsDamage.read(text));
        } catch (BadLink e) {
            return false;
        }
        Map<String, String> written = saved.written(NOW);
        expect(SavedGame.read(written::get).written(NOW).equals(written), "a round trip changed the game");
        Session session = saved.session();
        Rng rng = new Rng(text.hashCode());
        // FuzzLinks checks positions too, and links are faster to read.
        if (rng.next(CHECK_INTERVAL) == 0) {
            List<GameRecord> lines = session.branches();
            int line = rng.next(1 + lines.size());
            State last = line == lines.size()
                    ? session.state()
                    : lines.get(line).at(lines.get(line).length());
            PositionCheck.of(session.game(), last, rng);
        }
        return true;
    }

    private static void expect(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }
}
