package atoll.table.ponte;

import atoll.engine.State;
import atoll.table.Look;
import atoll.table.Scene;
import atoll.table.Table;
import atoll.table.Words;
import java.util.List;

/** SKELETON, replaced soon. */
public final class PonteTable implements Table {
    @Override
    public String id() {
        return "ponte";
    }

    @Override
    public Scene scene(State view, Look look) {
        return new Scene(100, 100);
    }

    @Override
    public List<String> path(State view, int move) {
        return List.of("m" + move);
    }

    @Override
    public String prompt(State view, Words words) {
        return "";
    }

    @Override
    public String tell(State view, int move, String who, Words words) {
        return "";
    }

    @Override
    public String standing(State view, int seat, Words words) {
        return "";
    }

    @Override
    public List<String> result(State view, int seat, Words words) {
        return List.of();
    }
}
