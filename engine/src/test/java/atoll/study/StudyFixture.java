package atoll.study;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.GameRecord;
import java.util.ArrayList;
import java.util.List;

/** Studies at random, the same for the same seed. */
final class StudyFixture {
    static final String NOW = "2026-01-02T03:04:05.678Z";
    static final List<String> NAMES = List.of("Ann", "Bob", "Cleo", "Dan", "Eve");

    private static final String[] COMMENTS = {
        "",
        "A plain comment, with a number: 12.",
        "Übermäßig groß? \"Ja\" \\ nein {so}\nZweite Zeile",
        "\ud83c\udf34 palm \u2013 dash \u6f22\u5b57 \u00a0\u00ff\u0100",
        "x"
    };
    private static final String[] SPOTS = {"c4", "d5", "hand:1:fish", "lane:A-B", "~", "x".repeat(Mark.LONGEST_SPOT)};

    private StudyFixture() {}

    /** The default game of two. */
    static Case game(String id) {
        Game game = Games.find(id);
        return new Case(game, Setup.of(game.info(), 2));
    }

    /** An empty study from a new game. */
    static Study empty(Case which) {
        return Studies.ofGame(which.walk(1, session -> {}).record().until(0), State.SPECTATOR, 1);
    }

    /** A finished game with variations and annotations. */
    static Study random(Case which, int seed, int moves) {
        Rng rng = new Rng(seed, 77);
        GameRecord record = which.walk(seed, session -> {}).record();
        Study study = Studies.ofGame(record, State.SPECTATOR, seed);
        change(study, moves, rng);
        return study;
    }

    /** A study of what one seat knows in the middle of a game, with variations and annotations. */
    static Study underWay(Case which, int seed, int moves) {
        Rng rng = new Rng(seed, 78);
        GameRecord record = which.walk(seed, session -> {}).record();
        GameRecord part = record.until(rng.next(record.length()));
        int viewer = rng.next(which.setup().seats() + 1) - 1;
        Study study = Studies.ofGame(part, viewer < 0 ? State.SPECTATOR : viewer, seed);
        change(study, moves, rng);
        return study;
    }

    /** Random variations and annotations. */
    static void change(Study study, int moves, Rng rng) {
        List<StudyPath> paths = new ArrayList<>(List.of(StudyPath.START));
        StudyPath main = study.tree().endOfLine(StudyPath.START);
        for (int i = 1; i <= main.length(); i += 1 + main.length() / 20) {
            paths.add(main.until(i));
        }
        MoveList legal = new MoveList();
        study.title("Study \u00fcber " + rng.next(100));
        try {
            for (int i = 0; i < moves; i++) {
                StudyPath path = paths.get(rng.next(3) > 0 ? paths.size() - 1 : rng.next(paths.size()));
                study.state(path).moves(legal);
                if (legal.size() > 0) {
                    StudyPath next = study.play(path, legal.sample(rng));
                    paths.add(next);
                    annotate(study, next, rng);
                } else {
                    paths.add(paths.get(rng.next(paths.size())));
                }
            }
        } catch (RefusedEdit e) {
            throw new AssertionError(e);
        }
    }

    private static void annotate(Study study, StudyPath path, Rng rng) throws RefusedEdit {
        if (rng.next(3) == 0) {
            study.comment(rng.next(8) == 0 ? StudyPath.START : path, COMMENTS[rng.next(COMMENTS.length)]);
        }
        if (rng.next(3) == 0) {
            study.glyph(path, Glyph.values()[rng.next(Glyph.values().length)]);
        }
        for (int i = rng.next(3); i > 0; i--) {
            int from = rng.next(SPOTS.length);
            int to = rng.next(SPOTS.length);
            Mark.Colour colour = Mark.Colour.values()[rng.next(4)];
            study.draw(path, new Mark(SPOTS[from], from == to ? "" : SPOTS[to], colour));
        }
    }

    /** A path by tokens. */
    static StudyPath play(Study study, StudyPath from, String... tokens) throws RefusedEdit {
        StudyPath path = from;
        for (String token : tokens) {
            path = study.play(path, study.game().parseMove(study.state(path), token));
        }
        return path;
    }

    /** All that belongs to a study, as text. */
    static String content(Study study) {
        return StudyJson.write(study);
    }
}
