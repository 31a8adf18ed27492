package atoll.study;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.SavedTexts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A study saved between visits. It is stored beside saved games and written like them, as a map of texts that are
 * validated when they are read.
 * The field {@code kind} tells them apart: a game has none. A program that knows no studies reports the format of a
 * later version.
 */
public final class SavedStudy {
    /** The content of the field {@code kind}. */
    public static final String KIND = "study";

    /** Saved games have the formats up to 2. */
    private static final int FORMAT = 3;

    private final String id;
    private final Study study;
    private final String startedAt;
    private String changed;

    /**
     * A new saved study.
     *
     * @param id 1..24 base64url digits; internal, never shown
     * @param study the study
     * @param now the time, as {@code 2001-02-03T04:05:06.789Z}
     */
    public SavedStudy(String id, Study study, String now) {
        if (!SavedTexts.isId(id) || !SavedTexts.isTime(now)) {
            throw new IllegalArgumentException("wrong id or time");
        }
        this.id = id;
        this.study = study;
        startedAt = now;
        changed = now;
    }

    /** {@return the id in the storage} */
    public String id() {
        return id;
    }

    /** {@return the study} */
    public Study study() {
        return study;
    }

    /** {@return the start time, as {@code 2001-02-03T04:05:06.789Z}} */
    public String startedAt() {
        return startedAt;
    }

    /** {@return the time of the last change} */
    public String changed() {
        return changed;
    }

    /**
     * {@return the texts for {@link #read}} Lists also use {@code name}, {@code moves}, the number of moves, and {@code viewer}: empty
     * for an open study, {@code s} for a spectator, otherwise the seat.
     *
     * @param now the time of the last change
     */
    public Map<String, String> written(String now) {
        changed = now;
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("kind", KIND);
        texts.put("id", id);
        texts.put("name", study.title());
        texts.put("began", startedAt);
        texts.put("changed", changed);
        texts.put("game", StudyLink.of(study));
        texts.put("moves", Integer.toString(study.tree().root().size() - 1));
        texts.put("viewer", study.isOpen() ? "" : study.viewer() < 0 ? "s" : Integer.toString(study.viewer()));
        return texts;
    }

    /**
     * Reads the texts of {@link #written}.
     *
     * @param texts the text for a key, or null if there is none
     * @return the study
     * @throws BadLink if the texts are not a valid saved study
     */
    public static SavedStudy read(UnaryOperator<String> texts) throws BadLink {
        return read(Games.ALL, texts);
    }

    /**
     * Reads the texts of a study of one of {@code games}.
     *
     * @param games the games that can be read
     * @param texts the text for a key, or null if there is none
     * @return the study
     * @throws BadLink if the texts are not a valid saved study
     */
    static SavedStudy read(List<Game> games, UnaryOperator<String> texts) throws BadLink {
        if (!KIND.equals(texts.apply("kind"))) {
            throw new BadLink(BadLink.Why.FORM, "not a study");
        }
        int format = SavedTexts.number(texts, "format");
        if (format != FORMAT) {
            throw new BadLink(
                    format > FORMAT ? BadLink.Why.NEWER : BadLink.Why.FORM, "a saved study of format " + format);
        }
        Study study = StudyLink.readSaved(games, SavedTexts.text(texts, "game"));
        study.title(SavedTexts.text(texts, "name"));
        SavedStudy saved;
        try {
            saved = new SavedStudy(SavedTexts.text(texts, "id"), study, SavedTexts.text(texts, "began"));
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.FORM, e.getMessage());
        }
        saved.changed = SavedTexts.text(texts, "changed");
        if (!SavedTexts.isTime(saved.changed)) {
            throw new BadLink(BadLink.Why.FORM, "not a time");
        }
        return saved;
    }
}
