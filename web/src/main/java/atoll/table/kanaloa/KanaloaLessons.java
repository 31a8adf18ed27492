package atoll.table.kanaloa;

import atoll.table.Chapter;
import java.util.List;

final class KanaloaLessons {
    static List<Chapter> chapters() {
        return List.of();
    }
}
