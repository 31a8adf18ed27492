package atoll.web.home;

import atoll.play.BadLink;
import atoll.study.BadStudyText;
import atoll.study.Study;
import atoll.study.StudyJsonReader;
import atoll.study.StudyTextReader;
import atoll.table.text.Messages;

/** A file that is not one of games: a study, as JSON or as text, or what is wrong with it. */
final class StudyFile {
    /**
     * The number of characters at the beginning in which the first fields of a study are looked for; its content may
     * be anything.
     */
    private static final int HEAD = 200;

    private final Messages messages;
    private Study study;
    private String message;

    /** Reads a file; its content may be anything. */
    StudyFile(String content, Messages messages) {
        this.messages = messages;
        String text = content.startsWith("\ufeff") ? content.substring(1) : content;
        String start = text.substring(0, Math.min(HEAD, text.length())).trim();
        if (start.startsWith("{")) {
            readJson(text, start);
        } else {
            readText(text);
        }
    }

    /** The study; null if there is none. */
    Study study() {
        return study;
    }

    /** Why there is no study, in words. */
    String message() {
        return message;
    }

    private void readJson(String text, String start) {
        try {
            study = StudyJsonReader.read(text);
        } catch (BadLink e) {
            message = messages.text(isMeant(start) ? key(e.why()) : "games.nofile");
        }
    }

    // A file that is not meant as a study may be anything.
    private static boolean isMeant(String start) {
        return start.indexOf("\"kind\"") >= 0
                && start.indexOf("\"study\"") >= 0
                && start.indexOf("\"games\"") < 0; // that would be a file of everything
    }

    private static String key(BadLink.Why why) {
        return "studies.file."
                + switch (why) {
                    case NEWER -> "newer";
                    case LONG -> "long";
                    case GAME -> "game";
                    case ILLEGAL -> "illegal";
                    default -> "damaged";
                };
    }

    private void readText(String text) {
        try {
            study = StudyTextReader.read(text);
            int end = text.indexOf('\n');
            String first = text.substring(0, end < 0 ? text.length() : end).trim();
            String game = messages.text("game." + study.game().info().id() + ".name");
            // a study without a title begins with the game
            study.title(first.equals(game) ? "" : first);
        } catch (BadStudyText e) {
            message = switch (e.why()) {
                case NO_STUDY -> messages.text("games.nofile");
                case LONG -> messages.text("studies.file.long");
                case NEWER -> messages.text("studies.file.newer");
                case CUT -> messages.text("studies.text.cut");
                case HIDDEN -> messages.format("studies.text.hidden", e.place());
                case PLACE -> messages.format("studies.text.wrong", e.place());
            };
        }
    }
}
