package atoll.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A position that a player has made, to start games from. It is stored beside saved games and written like them, as a
 * map of texts that are validated when they are read. The field {@code kind} tells them apart. A program that knows
 * no such positions reports the format of a later version. Immutable.
 *
 * @param id 1..24 base64url digits; internal, never shown
 * @param name given by the player; may be empty
 * @param link of a POSITION, or of the VIEW of a position where something is left open
 * @param changed the time of the last change, as {@code 2001-02-03T04:05:06.789Z}
 */
public record SavedPosition(String id, String name, String link, String changed) {
    /** The content of the field {@code kind}. */
    public static final String KIND = "position";

    /** The most characters of a name. */
    public static final int LONGEST_NAME = SavedGame.LONGEST_NAME;

    /** Saved games have the formats up to 2. */
    private static final int FORMAT = 3;

    /**
     * Throws IllegalArgumentException if the id, the time or the length of the name is not valid.
     *
     * @param id in the storage
     * @param name given by the player
     * @param link of the position
     * @param changed the time of the last change
     */
    public SavedPosition {
        if (!SavedTexts.isId(id) || !SavedTexts.isTime(changed) || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("wrong id, time or name");
        }
    }

    /** {@return the position; a record without moves} Throws IllegalStateException if its link is none. */
    public Link position() {
        try {
            return Link.read(link);
        } catch (BadLink e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * {@return the same with another name}
     *
     * @param newName given by the player
     * @param now the time
     */
    public SavedPosition named(String newName, String now) {
        return new SavedPosition(id, newName, link, now);
    }

    /** {@return the texts for {@link #read}} */
    public Map<String, String> written() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("kind", KIND);
        texts.put("id", id);
        texts.put("name", name);
        texts.put("changed", changed);
        texts.put("game", link);
        return texts;
    }

    /**
     * Reads the texts of {@link #written}.
     *
     * @param texts the text for a key, or null if there is none
     * @return the position
     * @throws BadLink if the texts are not a valid saved position
     */
    public static SavedPosition read(UnaryOperator<String> texts) throws BadLink {
        if (!KIND.equals(texts.apply("kind"))) {
            throw new BadLink(BadLink.Why.FORM, "not a position");
        }
        int format = SavedTexts.number(texts, "format");
        if (format != FORMAT) {
            throw new BadLink(
                    format > FORMAT ? BadLink.Why.NEWER : BadLink.Why.FORM, "a saved position of format " + format);
        }
        String name = SavedTexts.text(texts, "name");
        if (name.length() > LONGEST_NAME) {
            throw new BadLink(BadLink.Why.LONG, "a name of " + name.length() + " characters");
        }
        String written = SavedTexts.text(texts, "game");
        Link.Kind kind = Link.read(written).kind();
        if (kind != Link.Kind.POSITION && kind != Link.Kind.VIEW) {
            throw new BadLink(BadLink.Why.ILLEGAL, "not a position");
        }
        try {
            return new SavedPosition(SavedTexts.text(texts, "id"), name, written, SavedTexts.text(texts, "changed"));
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.FORM, e.getMessage());
        }
    }
}
