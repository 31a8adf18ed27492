package atoll.table.present;

import java.util.List;

/** The log of a game as the near seat sees it. */
public final class LogSentences {
    private LogSentences() {}

    /** One sentence for every move so far. */
    public static List<String> of(TablePresenter presenter) {
        return presenter.history().subList(0, presenter.session().ply()).stream()
                .map(LogEntry::sentence)
                .toList();
    }
}
