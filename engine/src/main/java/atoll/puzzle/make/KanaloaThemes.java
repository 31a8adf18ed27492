package atoll.puzzle.make;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPreview;
import atoll.games.kanaloa.KanaloaState;
import java.util.Set;

/** The themes of Kanaloa. */
final class KanaloaThemes implements ThemeFinder.Rules {
    @Override
    public void ofMove(State before, int move, Set<String> found) {
        switch (KanaloaMoves.verb(move)) {
            case KanaloaMoves.BUILD, KanaloaMoves.EXCHANGE -> bridge((KanaloaState) before, move, found);
            case KanaloaMoves.REMOVE -> found.add("removal");
            case KanaloaMoves.KU, KanaloaMoves.PELE, KanaloaMoves.LONO, KanaloaMoves.STEAL -> found.add("god");
            case KanaloaMoves.END, KanaloaMoves.PASS, KanaloaMoves.LEAVE -> found.add("wait");
            default -> found.add("card");
        }
    }

    private static void bridge(KanaloaState before, int move, Set<String> found) {
        KanaloaPreview preview = before.preview(move);
        int first = KanaloaMap.first(KanaloaMoves.connection(move));
        int second = KanaloaMap.second(KanaloaMoves.connection(move));
        if (preview.gains(first) && preview.gains(second)) {
            found.add("both-ends");
        } else if (preview.gains(first) || preview.gains(second)) {
            found.add("control");
        }
        if (KanaloaMoves.verb(move) == KanaloaMoves.EXCHANGE
                || preview.loser(first) >= 0
                || preview.loser(second) >= 0) {
            found.add("takeover");
        }
        if (preview.leads(first) || preview.leads(second)) {
            found.add("removal");
        }
    }
}
