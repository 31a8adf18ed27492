package atoll.table.kanaloa;

import atoll.table.Guide;

final class KanaloaGuide {
    static Guide guide() {
        return null;
    }
}
