package atoll.games.ponte;

import atoll.engine.BitReader;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;

/** SKELETON, replaced soon. */
public final class PonteGame implements Game {
    private static final GameInfo INFO = new GameInfo(
            "ponte", 2, 2, List.of(Option.of("size", "10", "12"), Option.of("supply", "unlimited", "box")), 1, 400);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String token(State at, int move) {
        throw new UnsupportedOperationException();
    }

    @Override
    public State read(BitReader in) {
        throw new UnsupportedOperationException();
    }
}
