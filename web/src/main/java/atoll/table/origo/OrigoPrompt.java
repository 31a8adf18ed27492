package atoll.table.origo;

import atoll.engine.MoveList;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.table.Words;
import java.util.ArrayList;
import java.util.List;

/** What may be done now: asked of the legal moves, so that nothing is promised that there is not. */
final class OrigoPrompt {
    private final OrigoState state;
    private final Words words;

    OrigoPrompt(OrigoState state, Words words) {
        this.state = state;
        this.words = words;
    }

    String now(List<String> picks) {
        return switch (state.phase()) {
            case PLACING -> {
                int seats = state.seats();
                int left = state.board().supply(state.turn())
                        - OrigoBoard.shieldsEach(seats)
                        + OrigoBoard.startShields(seats);
                yield words.count("origo.prompt.place", left);
            }
            case NAMING -> words.text("origo.prompt.start");
            case BATTLE -> battle();
            case TURN -> picks.isEmpty() ? turn() : words.text(picked(picks));
            default -> "";
        };
    }

    private String picked(List<String> picks) {
        int cards = 0;
        int fields = 0;
        for (String pick : picks) {
            cards += OrigoTable.kind(pick) >= 0 ? 1 : 0;
            fields += OrigoTable.field(pick) >= 0 ? 1 : 0;
        }
        if (cards + fields < picks.size()) {
            return cards == 0 ? "origo.prompt.swap" : "origo.prompt.swap.second";
        }
        if (cards > 1) {
            return "origo.prompt.swap.now";
        }
        if (cards == 1) {
            return state.mayShift() ? "origo.prompt.card.swap" : "origo.prompt.card";
        }
        boolean own = state.board().owner(OrigoTable.field(picks.get(0))) == state.turn();
        return own ? "origo.prompt.shield" : "origo.prompt.field";
    }

    private String battle() {
        OrigoBattle battle = state.survey().battle();
        String values = words.say(
                "origo.prompt.battle",
                OrigoMap.name(battle.field()),
                Integer.toString(battle.value(OrigoBattle.ATTACKER)),
                Integer.toString(battle.value(OrigoBattle.DEFENDER)));
        boolean enough = battle.left(battle.loser()) >= battle.needed();
        String add = enough
                ? words.count("origo.prompt.add", battle.needed())
                : words.count("origo.prompt.short", battle.needed());
        return values + " " + add;
    }

    private String turn() {
        MoveList legal = new MoveList();
        state.moves(legal);
        boolean[] can = new boolean[OrigoMoves.START + 1];
        for (int i = 0; i < legal.size(); i++) {
            can[OrigoMoves.verb(legal.get(i))] = true;
        }
        List<String> parts = new ArrayList<>();
        boolean expand = can[OrigoMoves.EXPAND];
        boolean attack = can[OrigoMoves.ATTACK];
        if (expand || attack) {
            String key = attack ? expand ? "origo.can.both" : "origo.can.attack" : "origo.can.expand";
            parts.add(words.count(key, state.actions()));
        }
        if (can[OrigoMoves.WANDER] || can[OrigoMoves.SWAP]) {
            parts.add(words.text(
                    can[OrigoMoves.WANDER]
                            ? can[OrigoMoves.SWAP] ? "origo.can.shift" : "origo.can.wander"
                            : "origo.can.swap"));
        }
        if (can[OrigoMoves.SAIL]) {
            parts.add(words.text("origo.can.sail"));
        }
        if (parts.isEmpty()) {
            return words.text("origo.prompt.end");
        }
        String last = state.isLastRound() ? " " + words.text("origo.prompt.last") : "";
        String score = last.isEmpty() && state.waiting() > 0 ? " " + words.text("origo.prompt.scoring") : "";
        return words.say("origo.prompt.turn", OrigoWording.list(parts)) + last + score;
    }

    /** Whether a seat is in the middle of a turn. */
    static boolean isTurn(OrigoState state) {
        return state.phase() == OrigoPhase.TURN;
    }
}
