package atoll.web.canvas;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;

/** A small picture of a stored study: the end of its main line. */
public final class StudyThumbnail extends StoredThumbnail {
    public StudyThumbnail(StoredGame entry, Texts texts, ThemeColours colours) {
        super(entry, texts, colours);
    }

    @Override
    State seen(StoredGame stored) throws BadLink {
        Study study = stored.readStudy().study();
        StudyPath end = study.tree().endOfLine(StudyPath.START);
        return study.isOpen() ? study.view(end) : study.state(end).viewFor(State.SPECTATOR);
    }
}
