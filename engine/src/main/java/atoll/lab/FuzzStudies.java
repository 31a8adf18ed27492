package atoll.lab;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.study.BadStudyText;
import atoll.study.Glyph;
import atoll.study.Mark;
import atoll.study.RefusedEdit;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyJson;
import atoll.study.StudyJsonReader;
import atoll.study.StudyLink;
import atoll.study.StudyPath;
import atoll.study.StudyText;
import atoll.study.StudyTextReader;
import java.util.ArrayList;
import java.util.List;

/** Studies as files, texts and links: cut, changed and spliced, and links with a correct checksum. */
final class FuzzStudies implements Fuzz {
    private static final int CHECK_DIGITS = 4;
    private static final String SYMBOLS = "{}[]\":,\\ 0123456789aemnoprstv";
    private static final String TEXT_SYMBOLS = "(){}[] \n.:!?#0123456789abc";
    private static final List<String> NAMES = List.of("A", "B", "C", "D", "E");

    private final List<String> links = new ArrayList<>();
    private final List<String> files = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final MoveList legal = new MoveList();

    /** Studies of all games. */
    FuzzStudies() {
        for (Game game : Games.ALL) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                for (int viewer = -1; viewer < 2; viewer++) {
                    Study study = study(game, seats, viewer < 0 ? State.SPECTATOR : viewer);
                    links.add(StudyLink.of(study));
                    files.add(StudyJson.write(study));
                    texts.add(text(study));
                }
            }
        }
    }

    private static String text(Study study) {
        return StudyText.write(study, List.of("Start #" + StudyText.start(study)), NAMES);
    }

    // A study from the middle of a random game, or of a whole short one, with some variations.
    private Study study(Game game, int seats, int viewer) {
        Rng rng = new Rng(seats, viewer);
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(seats));
        for (session.state().moves(legal);
                legal.size() > 0 && session.ply() < 20 + seats;
                session.state().moves(legal)) {
            session.play(legal.sample(rng));
        }
        Study study = Studies.ofGame(session.record(), viewer, seats);
        study.title("Study " + viewer);
        StudyPath path = StudyPath.START;
        try {
            for (int i = 0; i < 10; i++) {
                study.state(path).moves(legal);
                if (legal.size() > 0) {
                    path = study.play(path, legal.sample(rng));
                }
                study.comment(path, i % 3 == 0 ? "Comment \u00e4 " + i : "");
                study.glyph(path, Glyph.values()[rng.next(3)]);
                study.draw(path, new Mark("a" + i, i % 2 == 0 ? "b1" : "", Mark.Colour.RED));
                path = path.until(rng.next(path.length() + 1));
            }
        } catch (RefusedEdit e) {
            throw new IllegalStateException(e);
        }
        return study;
    }

    @Override
    public String name() {
        return "studies";
    }

    @Override
    public String sample(Rng rng) {
        if (rng.next(3) == 0) {
            String text = texts.get(rng.next(texts.size()));
            return Mutations.damaged(text, texts.get(rng.next(texts.size())), TEXT_SYMBOLS, rng);
        }
        if (rng.next(2) == 0) {
            String file = files.get(rng.next(files.size()));
            return Mutations.damaged(file, files.get(rng.next(files.size())), SYMBOLS, rng);
        }
        String text = links.get(rng.next(links.size()));
        String other = links.get(rng.next(links.size()));
        String damaged = Mutations.damaged(body(text), body(other), BitWriter.DIGITS, rng);
        return switch (rng.next(4)) {
            case 0 -> damaged;
            case 1 -> FuzzLinks.sealed(damaged);
            default -> {
                int head = text.lastIndexOf('.') + 1;
                String payload = body(other).substring(other.lastIndexOf('.') + 1);
                yield FuzzLinks.sealed(text.substring(0, head)
                        + Mutations.damaged(body(text).substring(head), payload, BitWriter.DIGITS, rng));
            }
        };
    }

    private static String body(String link) {
        return link.substring(0, link.length() - CHECK_DIGITS);
    }

    @Override
    public boolean check(String text) throws BadLink {
        Study study;
        try {
            study = text.startsWith("{")
                    ? StudyJsonReader.read(text)
                    : text.indexOf('#') >= 0 ? StudyTextReader.read(text) : StudyLink.read(text);
        } catch (BadLink | BadStudyText e) {
            return false;
        }
        String file = StudyJson.write(study);
        expect(StudyJson.write(StudyJsonReader.read(file)).equals(file), "a round trip as a file changed the study");
        Study read = StudyLink.read(StudyLink.of(study));
        expect(StudyJson.write(read).equals(file), "a round trip as a link changed the study");
        StudyPath end = study.tree().endOfLine(StudyPath.START);
        PositionCheck.of(study.game(), study.state(end), new Rng(text.hashCode()));
        study.view(end);
        return true;
    }

    private static void expect(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }
}
