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
import java.util.ArrayList;
import java.util.List;

/** All spots and their labels. */
final class KanaloaSpots {
    /** The prefix of connections. */
    static final String LANE = "lane:";
    /** The prefix of islands. */
    static final String ISLAND = "island:";
    /** The prefix of cards in hand. */
    static final String HAND = "hand:";
    /** The prefix of open cards. */
    static final String OPEN = "open:";
    /** The prefix of cards to steal. */
    static final String STEAL = "steal:";
    /** The prefix of stones. */
    static final String STONE = "stone:";
    /** The prefix of seats. */
    static final String SEAT = "seat:";
    /** The spot of the deck. */
    static final String DECK = "deck";
    /** The spot of the discards. */
    static final String DISCARDS = "discards";
    /** The button that ends the turn. */
    static final String END = "end";
    /** The button that passes. */
    static final String PASS = "pass";
    /** The button that takes no card. */
    static final String LEAVE = "leave";

    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final KanaloaBoard board;
    private final ViewOptions options;
    private final Messages messages;

    /**
     * The spots of a position.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param options how the viewer sees the table
     */
    KanaloaSpots(KanaloaLayout layout, KanaloaState state, ViewOptions options) {
        this.layout = layout;
        this.state = state;
        this.options = options;
        board = state.board();
        messages = options.messages();
    }

    /**
     * {@return the island or connection in a spot's id, after the colon}
     *
     * @param spot the id of a spot
     */
    static String name(String spot) {
        return spot.substring(spot.indexOf(':') + 1);
    }

    /**
     * Adds the spots to the scene.
     *
     * @param scene the scene to add to
     */
    void add(Scene scene) {
        scene.plainMarks();
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            String label = lane(state, c, options.seat(), messages);
            Area.Disc middle = layout.middle(c);
            Area area = board.owner(c) < 0 ? middle : new Area.Taken(middle);
            scene.add(new Spot(LANE + KanaloaMap.connectionName(c), area, label, "kanaloa.lanes"));
        }
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            Area area = board.controller(island) < 0 ? layout.island(island) : layout.withFlag(island);
            scene.add(new Spot(ISLAND + KanaloaMap.name(island), area, island(island), "kanaloa.islands"));
        }
        String deck = messages.format(
                "kanaloa.deck", messages.count("kanaloa.deck", state.left()), messages.text(part(state)));
        scene.add(new Spot(DECK, layout.place(KanaloaLayout.DECK), deck, "kanaloa.open"));
        market(scene);
        scene.add(new Spot(DISCARDS, layout.place(KanaloaLayout.DISCARDS), discards(), "kanaloa.open"));
        if (options.seat() >= 0) {
            hand(scene);
        }
        int place = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != options.seat()) {
                scene.add(new Spot(SEAT + seat, layout.other(place++), other(seat), "kanaloa.others"));
            }
        }
        if (state.phase() == KanaloaPhase.TURN
                && (state.isLastRound() || state.progress().isClosing())) {
            scene.add(Spot.button(END, messages.text("kanaloa.end")));
            if (state.mayPass()) {
                scene.add(Spot.button(PASS, messages.text("kanaloa.pass")));
            }
        }
        if (isRobbing()) {
            scene.add(Spot.button(LEAVE, messages.text("kanaloa.leave")));
        }
    }

    /**
     * {@return the key of the current part of the game}
     *
     * @param state the position or view
     */
    static String part(KanaloaState state) {
        boolean over = state.phase() == KanaloaPhase.OVER;
        return "kanaloa.part."
                + (over ? "over" : state.isLastRound() ? "last" : state.isSecondHalf() ? "second" : "first");
    }

    private boolean isRobbing() {
        return isRobbing(state, options.seat());
    }

    /**
     * {@return whether another seat's hand lies in place of the display}
     *
     * @param state the position or view
     * @param near the seat whose things are nearest
     */
    static boolean isRobbing(KanaloaState state, int near) {
        return state.phase() == KanaloaPhase.STEALING && near == state.turn();
    }

    private void market(Scene scene) {
        boolean robbing = isRobbing();
        int shown = robbing ? state.handSize(state.progress().other()) : 0;
        int place = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = robbing ? state.hand(state.progress().other(), island) : state.display(island);
            if (copies > 0) {
                // equal cards lie side by side and are the same choice
                List<Area> cards = new ArrayList<>();
                for (int i = 0; i < (robbing ? 1 : copies); i++) {
                    cards.add(KanaloaHandsRenderer.open(layout, place + i, shown));
                }
                Area box = KanaloaHand.of(cards, layout.tall ? cards.size() - 1 : 0);
                String name = KanaloaMap.name(island);
                String label = messages.count(robbing ? "kanaloa.steal" : "kanaloa.open", copies);
                scene.add(new Spot((robbing ? STEAL : OPEN) + name, box, name + label, "kanaloa.open"));
                place += copies;
            }
        }
    }

    private void hand(Scene scene) {
        KanaloaHand hand = new KanaloaHand(layout, state, options.seat());
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int copies = layout.results ? 0 : state.hand(options.seat(), island);
            if (copies > 0) {
                String name = KanaloaMap.name(island);
                String label = name + messages.count("kanaloa.hand", copies) + seers(island);
                scene.add(new Spot(HAND + name, hand.area(island), label, "hand"));
            }
        }
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            int held = board.held(options.seat(), god);
            if (held > 0) {
                String name = KanaloaGods.name(god);
                String label = messages.format("kanaloa.stone." + messages.plural(held), Integer.toString(held), name);
                scene.add(new Spot(STONE + name, layout.stone(god - KanaloaGods.KANALOA), label, "hand"));
            }
        }
    }

    private String seers(int island) {
        String seers = "";
        for (int seat = 0; seat < state.seats() && !options.hidesAids(); seat++) {
            if (seat != options.seat() && state.knows(seat, options.seat(), island) > 0) {
                seers += (seers.isEmpty() ? "" : ", ") + seat(messages, seat, options.seat());
            }
        }
        return seers.isEmpty() ? "" : messages.format("kanaloa.seen", seers);
    }

    /**
     * {@return the designation of a seat where names are unknown}
     *
     * @param messages the texts
     * @param seat a seat, from 0
     * @param near the seat whose things are nearest
     */
    static String seat(Messages messages, int seat, int near) {
        return seat == near ? messages.text("kanaloa.you") : messages.seat(seat);
    }

    /**
     * {@return a connection: its islands, and whose bridge it has}
     *
     * @param state the position or view
     * @param connection a connection, from 0
     * @param near the seat whose things are nearest
     * @param messages the texts
     */
    static String lane(KanaloaState state, int connection, int near, Messages messages) {
        String from = KanaloaMap.name(KanaloaMap.first(connection));
        String to = KanaloaMap.name(KanaloaMap.second(connection));
        int owner = state.board().owner(connection);
        String bears = owner < 0
                ? messages.text("kanaloa.lane.free")
                : owner == near
                        ? messages.text("kanaloa.lane.yours")
                        : messages.format("kanaloa.lane.bridge", seat(messages, owner, near));
        return messages.format("kanaloa.lane", from, to, bears);
    }

    private String island(int island) {
        String label = messages.format(
                "kanaloa.island." + KanaloaMap.size(island),
                KanaloaMap.name(island),
                Integer.toString(KanaloaMap.need(island)));
        return label + standing(state, island, options.seat(), options.hidesAids(), messages);
    }

    /**
     * {@return each seat's bridges on an island, the missing ones, its stone, and the number of its played cards}
     *
     * @param state the position or view
     * @param island an island, 0..15
     * @param near the seat whose things are nearest
     * @param hidesAids whether memory aids are hidden
     * @param messages the texts
     */
    static String standing(KanaloaState state, int island, int near, boolean hidesAids, Messages messages) {
        KanaloaBoard board = state.board();
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < state.seats(); seat++) {
            int bridges = board.count(seat, island);
            String who = seat(messages, seat, near);
            if (board.controls(seat, island)) {
                text.append(messages.format(
                        "kanaloa.island.controls",
                        who,
                        Integer.toString(board.value(seat, island, state.isSecondHalf()))));
            } else if (bridges > 0) {
                text.append(messages.format(
                        "kanaloa.island.bridges",
                        who,
                        Integer.toString(bridges),
                        Integer.toString(board.missing(seat, island))));
            }
        }
        text.append(messages.format("kanaloa.island.free", Integer.toString(board.places(island))));
        if (board.stone(island) != KanaloaGods.NONE) {
            text.append(messages.format("kanaloa.island.stone", KanaloaGods.name(board.stone(island))));
        }
        if (state.discards(island) > 0 && !hidesAids) {
            text.append(messages.format("kanaloa.island.played", Integer.toString(state.discards(island))));
        }
        return text.toString();
    }

    private String discards() {
        return messages.format(
                options.hidesAids() ? "kanaloa.discards.unaided" : "kanaloa.discards",
                options.hidesAids() ? "" : played(state, messages),
                Integer.toString(state.faceDown()));
    }

    /**
     * {@return the open discards by island: {@code 2 ALOA, 1 ORO}}
     *
     * @param state the position or view
     * @param messages the texts
     */
    static String played(KanaloaState state, Messages messages) {
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
        return text.length() == 0 ? messages.text("kanaloa.none") : text.toString();
    }

    private String other(int seat) {
        return messages.format(
                "kanaloa.other", seat(messages, seat, options.seat()), hand(state, seat, options, messages));
    }

    /**
     * {@return the known part of a hand, and its stones: {@code 4 cards: ALOA, 3 unknown; PELE}}
     *
     * @param state the position or view
     * @param seat a seat, from 0
     * @param options how the viewer sees the table
     * @param messages the texts
     */
    static String hand(KanaloaState state, int seat, ViewOptions options, Messages messages) {
        StringBuilder text = new StringBuilder(messages.count("kanaloa.cards", state.handSize(seat)));
        String sign = ": ";
        for (int island = 0; island < KanaloaMap.ISLANDS && !options.hidesAids(); island++) {
            for (int i = 0; i < state.hand(seat, island); i++) {
                boolean only = options.seat() >= 0 && i >= state.knows(State.SPECTATOR, seat, island);
                text.append(sign)
                        .append(
                                only
                                        ? messages.format("kanaloa.only", KanaloaMap.name(island))
                                        : KanaloaMap.name(island));
                sign = ", ";
            }
            if (state.doubts(options.seat(), seat, island) > 0) {
                text.append(sign).append(messages.format("kanaloa.doubt", KanaloaMap.name(island)));
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
