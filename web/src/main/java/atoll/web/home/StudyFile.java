package atoll.web.home;

import atoll.play.BadLink;

/** What is wrong with a file that is neither one of games nor a study. */
final class StudyFile {
    /**
     * The number of characters at the beginning in which the first fields of a study are looked for; its content may
     * be anything.
     */
    private static final int HEAD = 200;

    private StudyFile() {}

    /** The key of the message. A file that is not meant as a study may be anything. */
    static String messageKey(String text, BadLink wrong) {
        if (!isMeant(text)) {
            return "games.nofile";
        }
        return "studies.file."
                + switch (wrong.why()) {
                    case NEWER -> "newer";
                    case LONG -> "long";
                    case GAME -> "game";
                    case ILLEGAL -> "illegal";
                    default -> "damaged";
                };
    }

    private static boolean isMeant(String text) {
        String head = text.substring(0, Math.min(HEAD, text.length()));
        return head.indexOf("\"kind\"") >= 0
                && head.indexOf("\"study\"") >= 0
                && head.indexOf("\"games\"") < 0; // that would be a file of everything
    }
}
