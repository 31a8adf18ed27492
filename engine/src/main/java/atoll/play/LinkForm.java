package atoll.play;

import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.games.Games;
import java.util.List;

/** The form that links of all kinds share, {@code 2.GAME.KIND.PAYLOADCCCC}; see the package. */
public final class LinkForm {
    /** The version of the text form. */
    static final int FORMAT = 2;
    /** More than the highest version of any game's rules. */
    static final int RULES = 64;
    /** The length of the checksum, in characters. */
    static final int CHECK_DIGITS = 4;

    private final Game game;
    private final char kind;
    private final String payload;

    /**
     * A link.
     *
     * @param game the rules
     * @param kind a letter
     * @param payload base64url; its first digit is the version of the rules
     */
    public LinkForm(Game game, char kind, String payload) {
        this.game = game;
        this.kind = kind;
        this.payload = payload;
    }

    /** {@return the game, by its current rules} */
    public Game game() {
        return game;
    }

    /** {@return the letter of the kind} */
    public char kind() {
        return kind;
    }

    /** {@return the content} Not checked, except that the checksum was right. */
    public String payload() {
        return payload;
    }

    /** {@return the link} */
    public String text() {
        String body = FORMAT + "." + game.info().id() + "." + kind + "." + payload;
        return body + checksum(body);
    }

    /**
     * Reads the form of a link, of whatever kind, and checks its checksum.
     *
     * @param games the games that can be read
     * @param text the written form
     * @param maxLength longer texts are rejected
     * @return the parts of the link
     * @throws BadLink if the text is no link of these games
     */
    public static LinkForm read(List<Game> games, String text, int maxLength) throws BadLink {
        if (text.length() > maxLength) {
            throw new BadLink(BadLink.Why.LONG, "longer than " + maxLength + " characters");
        }
        int dot1 = text.indexOf('.');
        int dot2 = text.indexOf('.', dot1 + 1);
        int dot3 = text.indexOf('.', dot2 + 1);
        if (dot1 < 0 || dot2 < 0 || dot3 < 0 || dot3 != dot2 + 2) {
            throw new BadLink(BadLink.Why.FORM, "not of the form 2.game.g.payload");
        }
        checkFormat(text.substring(0, dot1));
        int body = text.length() - CHECK_DIGITS;
        if (body <= dot3 || !checksum(text.substring(0, body)).equals(text.substring(body))) {
            throw new BadLink(BadLink.Why.DAMAGED, "the checksum is wrong: cut or mistyped");
        }
        Game game = Games.find(games, text.substring(dot1 + 1, dot2));
        if (game == null) {
            throw new BadLink(BadLink.Why.GAME, "no game called " + text.substring(dot1 + 1, dot2));
        }
        return new LinkForm(game, text.charAt(dot3 - 1), text.substring(dot3 + 1, body));
    }

    /**
     * {@return whether a text, which may be a link, has the form of a link of that kind}
     *
     * @param text the written form
     * @param kind a letter
     */
    public static boolean isOfKind(String text, char kind) {
        int dot = text.indexOf('.', text.indexOf('.') + 1);
        return dot > 0 && text.startsWith(kind + ".", dot + 1);
    }

    private static void checkFormat(String format) throws BadLink {
        if (format.isEmpty() || format.length() > 3) {
            throw new BadLink(BadLink.Why.FORM, "does not start with a format version");
        }
        int number = 0;
        for (int i = 0; i < format.length(); i++) {
            int digit = format.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new BadLink(BadLink.Why.FORM, "does not start with a format version");
            }
            number = 10 * number + digit;
        }
        if (number > FORMAT) {
            throw new BadLink(BadLink.Why.NEWER, "of format " + number + "; this program reads up to " + FORMAT);
        }
        if (number < 1) {
            throw new BadLink(BadLink.Why.FORM, "there is no format 0");
        }
        if (number < FORMAT) {
            throw new BadLink(BadLink.Why.OLDER, "of format " + number + ", which was never released");
        }
    }

    /**
     * {@return a game by the rules of the version in a payload}
     *
     * @param game the game by its current rules
     * @param rules the first digit of the payload, 0..63
     * @throws BadLink if there is no such version, or not yet
     */
    public static Game withRules(Game game, int rules) throws BadLink {
        if (rules > game.info().rules()) {
            throw new BadLink(BadLink.Why.NEWER, "of rules version " + rules);
        }
        if (rules < 1) {
            throw new BadLink(BadLink.Why.ILLEGAL, "there is no rules version 0");
        }
        Game then = game.withRulesVersion(rules);
        if (then == null) {
            throw new BadLink(BadLink.Why.OLDER, "of rules version " + rules + ", which was never released");
        }
        return then;
    }

    /**
     * {@return the digits at the end of a link: 24 bits of FNV-1a, mixed so that every bit of the text affects every
     * digit}
     *
     * @param body the text before them
     */
    private static String checksum(String body) {
        int hash = 0x811C9DC5;
        for (int i = 0; i < body.length(); i++) {
            hash = (hash ^ body.charAt(i)) * 0x01000193;
        }
        hash = Rng.mix(hash);
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < CHECK_DIGITS; i++) {
            digits.append(BitWriter.DIGITS.charAt(hash >>> (6 * i) & 63));
        }
        return digits.toString();
    }
}
