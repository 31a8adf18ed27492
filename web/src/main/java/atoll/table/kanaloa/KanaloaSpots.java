package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;

/** Everything that can be pointed at, and what it is called. */
final class KanaloaSpots {
    static final String LANE = "lane:";
    static final String ISLAND = "island:";
    static final String HAND = "hand:";
    static final String OPEN = "open:";
    static final String STEAL = "steal:";
    static final String STONE = "stone:";
    static final String SEAT = "seat:";
    static final String DECK = "deck";
    static final String DISCARDS = "discards";
    static final String END = "end";
    static final String PASS = "pass";
    static final String LEAVE = "leave";

    private final KanaloaLayout plan;
    private final KanaloaState state;
    private final KanaloaBoard board;
    private final ViewOptions look;
    private final Messages words;

    KanaloaSpots(KanaloaLayout plan, KanaloaState state, ViewOptions look) {
        this.plan = plan;
        this.state = state;
        this.look = look;
        board = state.board();
        words = look.messages();
    }

    /** The name of an island or connection behind the colon of a spot's id. */
    static String name(String spot) {
        return spot.substring(spot.indexOf(':') + 1);
    }

    void add(Scene scene) {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            scene.add(new Spot(LANE + KanaloaMap.connectionName(c), plan.middle(c), lane(c), "kanaloa.lanes"));
        }
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            scene.add(
                    new Spot(ISLAND + KanaloaMap.name(island), plan.island(island), island(island), "kanaloa.islands"));
        }
        String deck = words.format("kanaloa.deck", words.count("kanaloa.deck", state.left()), words.text(part(state)));
        scene.add(new Spot(DECK, plan.place(KanaloaLayout.DECK), deck, "kanaloa.open"));
        market(scene);
        scene.add(new Spot(DISCARDS, plan.place(KanaloaLayout.DISCARDS), discards(), "kanaloa.open"));
        if (look.seat() >= 0) {
            hand(scene);
        }
        int place = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != look.seat()) {
                scene.add(new Spot(SEAT + seat, plan.other(place++), other(seat), "kanaloa.others"));
            }
        }
        if (state.phase() == KanaloaPhase.TURN && (state.isLastRound() || state.isClosing())) {
            scene.add(Spot.button(END, words.text("kanaloa.end")));
            if (state.mayPass()) {
                scene.add(Spot.button(PASS, words.text("kanaloa.pass")));
            }
        }
        if (isRobbing()) {
            scene.add(Spot.button(LEAVE, words.text("kanaloa.leave")));
        }
    }

    /** The key of which part of the game it is. */
    static String part(KanaloaState state) {
        return "kanaloa.part." + (state.isLastRound() ? "last" : state.isSecondHalf() ? "second" : "first");
    }

    private boolean isRobbing() {
        return state.phase() == KanaloaPhase.STEALING && look.seat() == state.turn();
    }

    private void market(Scene scene) {
        boolean robbing = isRobbing();
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = robbing ? state.hand(state.other(), island) : state.display(island);
            if (copies > 0) {
                Area.Card box = KanaloaHandsRenderer.open(state, plan, place, robbing);
                String name = KanaloaMap.name(island);
                String label = words.count(robbing ? "kanaloa.steal" : "kanaloa.open", copies);
                scene.add(new Spot((robbing ? STEAL : OPEN) + name, box, name + label, "kanaloa.open"));
                place += copies;
            }
        }
    }

    private void hand(Scene scene) {
        int heaps = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            heaps += state.hand(look.seat(), island) > 0 ? 1 : 0;
        }
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = state.hand(look.seat(), island);
            if (copies > 0) {
                String name = KanaloaMap.name(island);
                String label = name + words.count("kanaloa.hand", copies) + seers(island);
                scene.add(new Spot(HAND + name, plan.hand(place++, heaps, state.hasGods()), label, "hand"));
            }
        }
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            int held = board.held(look.seat(), god);
            if (held > 0) {
                String name = KanaloaGods.name(god);
                String label = words.format("kanaloa.stone." + words.plural(held), Integer.toString(held), name);
                scene.add(new Spot(STONE + name, plan.stone(god - KanaloaGods.KANALOA), label, "hand"));
            }
        }
    }

    private String seers(int island) {
        String seers = "";
        for (int seat = 0; seat < state.seats() && !look.hidesAids(); seat++) {
            if (seat != look.seat() && state.knows(seat, look.seat(), island) > 0) {
                seers += (seers.isEmpty() ? "" : ", ") + seat(words, seat, look.seat());
            }
        }
        return seers.isEmpty() ? "" : words.format("kanaloa.seen", seers);
    }

    /** What a seat is called where nobody's name is known. */
    static String seat(Messages words, int seat, int near) {
        return seat == near ? words.text("kanaloa.you") : words.seat(seat);
    }

    private String lane(int connection) {
        String from = KanaloaMap.name(KanaloaMap.first(connection));
        String to = KanaloaMap.name(KanaloaMap.second(connection));
        int owner = board.owner(connection);
        String bears = owner < 0
                ? words.text("kanaloa.lane.free")
                : owner == look.seat()
                        ? words.text("kanaloa.lane.yours")
                        : words.format("kanaloa.lane.bridge", seat(words, owner, look.seat()));
        return words.format("kanaloa.lane", from, to, bears);
    }

    private String island(int island) {
        String label = words.format(
                "kanaloa.island." + KanaloaMap.size(island),
                KanaloaMap.name(island),
                Integer.toString(KanaloaMap.need(island)));
        return label + standing(state, island, look.seat(), look.hidesAids(), words);
    }

    /** Who has how many bridges on an island, what is missing, its stone, and how many of its cards were played. */
    static String standing(KanaloaState state, int island, int near, boolean unaided, Messages words) {
        KanaloaBoard board = state.board();
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < state.seats(); seat++) {
            int bridges = board.count(seat, island);
            String who = seat(words, seat, near);
            if (board.controls(seat, island)) {
                text.append(words.format("kanaloa.island.controls", who, Integer.toString(board.value(seat, island))));
            } else if (bridges > 0) {
                text.append(words.format(
                        "kanaloa.island.bridges",
                        who,
                        Integer.toString(bridges),
                        Integer.toString(board.missing(seat, island))));
            }
        }
        text.append(words.format("kanaloa.island.free", Integer.toString(board.places(island))));
        if (board.stone(island) != KanaloaGods.NONE) {
            text.append(words.format("kanaloa.island.stone", KanaloaGods.name(board.stone(island))));
        }
        if (state.discards(island) > 0 && !unaided) {
            text.append(words.format("kanaloa.island.played", Integer.toString(state.discards(island))));
        }
        return text.toString();
    }

    private String discards() {
        return words.format(
                look.hidesAids() ? "kanaloa.discards.unaided" : "kanaloa.discards",
                look.hidesAids() ? "" : played(state, words),
                Integer.toString(state.faceDown()));
    }

    /** The open discards by island: {@code 2 ALOA, 1 ORO}. */
    static String played(KanaloaState state, Messages words) {
        StringBuilder text = new StringBuilder();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int played = state.discards(island);
            if (played > 0) {
                text.append(text.length() == 0 ? "" : ", ")
                        .append(played)
                        .append(' ')
                        .append(KanaloaMap.name(island));
            }
        }
        return text.length() == 0 ? words.text("kanaloa.none") : text.toString();
    }

    private String other(int seat) {
        return words.format("kanaloa.other", seat(words, seat, look.seat()), hand(state, seat, look, words));
    }

    /** What is known of a hand, and the stones beside it: {@code 4 cards: ALOA, 3 unknown; PELE}. */
    static String hand(KanaloaState state, int seat, ViewOptions look, Messages words) {
        StringBuilder text = new StringBuilder(words.count("kanaloa.cards", state.handSize(seat)));
        String sign = ": ";
        for (int island = 0; island < KanaloaMap.ISLANDS && !look.hidesAids(); island++) {
            for (int i = 0; i < state.hand(seat, island); i++) {
                boolean only = look.seat() >= 0 && i >= state.knows(State.SPECTATOR, seat, island);
                text.append(sign)
                        .append(only ? words.format("kanaloa.only", KanaloaMap.name(island)) : KanaloaMap.name(island));
                sign = ", ";
            }
            if (state.doubts(look.seat(), seat, island) > 0) {
                text.append(sign).append(words.format("kanaloa.doubt", KanaloaMap.name(island)));
                sign = ", ";
            }
        }
        sign = "; ";
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            for (int i = 0; i < state.board().held(seat, god); i++) {
                text.append(sign).append(KanaloaGods.name(god));
                sign = ", ";
            }
        }
        return text.toString();
    }
}
