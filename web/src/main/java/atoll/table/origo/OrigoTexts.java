package atoll.table.origo;

import atoll.engine.State;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Names, labels and the log in words. */
final class OrigoTexts {
    /** Names of seas with more letters have a shorter form. */
    private static final int LONG_SEA = 7;

    /** The letters of a country's code. */
    private static final int CODE = 3;

    private final OrigoState state;
    private final OrigoFacts facts;
    private final Messages messages;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param facts the facts of the position
     * @param messages the texts
     */
    OrigoTexts(OrigoState state, OrigoFacts facts, Messages messages) {
        this.state = state;
        this.facts = facts;
        this.messages = messages;
    }

    // Names.

    /**
     * {@return the name of a country or sea}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     * @param messages the texts
     */
    static String region(int region, Messages messages) {
        return messages.text("origo.region." + OrigoMap.id(region));
    }

    /**
     * {@return the values of a country's places: "4·2·1"}
     *
     * @param country a country, 0..11
     */
    static String values(int country) {
        return OrigoMap.value(country, 0) + "·" + OrigoMap.value(country, 1) + "·" + OrigoMap.value(country, 2);
    }

    /**
     * {@return the full name of a score: a country, the seas, or the clans}
     *
     * @param score a country, {@link OrigoLayout#SEA} or {@link OrigoLayout#CLANS}
     * @param messages the texts
     */
    static String score(int score, Messages messages) {
        return score == OrigoLayout.CLANS
                ? messages.text("origo.clans")
                : score == OrigoLayout.SEA ? messages.text("origo.sea") : region(score, messages);
    }

    /**
     * {@return the code of a country where there is no room for three letters: two}
     *
     * @param country a country, 0..11
     * @param messages the texts
     */
    static String brief(int country, Messages messages) {
        String name = region(country, messages);
        // Dacia and Dalmatia share their first two letters
        return "" + name.charAt(0) + name.charAt(country < OrigoMap.COUNTRIES - 1 ? 1 : CODE);
    }

    /**
     * {@return the code of a country: the first three letters of its name}
     *
     * @param country a country, 0..11
     * @param messages the texts
     */
    static String code(int country, Messages messages) {
        return region(country, messages).substring(0, CODE);
    }

    /**
     * {@return a shorter name of a region, where there is no room for the whole one}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     * @param name its name
     */
    static String shortened(int region, String name) {
        return OrigoMap.isSea(region) ? brief(name) : name.length() > CODE + 1 ? name.substring(0, CODE) + "." : name;
    }

    /**
     * {@return a shorter name of a sea, if it is long: of two words the initial of the first one, else the first letters}
     *
     * @param sea the name of the sea
     */
    static String brief(String sea) {
        int space = sea.indexOf(' ');
        return space > 0
                ? sea.charAt(0) + "." + sea.substring(space)
                : sea.length() > LONG_SEA ? sea.substring(0, 5) + "." : sea;
    }

    /**
     * {@return a name in capitals, of the letters of western languages} All others would add tables to the page.
     *
     * @param name a name
     */
    static String capitals(String name) {
        StringBuilder capitals = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            boolean small = letter >= 'a' && letter <= 'z' || letter >= 'à' && letter <= 'þ' && letter != '÷';
            capitals.append(small ? (char) (letter - 'a' + 'A') : letter);
        }
        return capitals.toString();
    }

    /**
     * {@return the title of a card that shows fields}
     *
     * @param kind a card, 0..47
     * @param messages the texts
     */
    static String title(int kind, Messages messages) {
        int country = OrigoCards.country(kind);
        return country < 0 ? dashed(OrigoCards.token(kind)) : code(country, messages);
    }

    // Column ranges have an en dash.
    private static String dashed(String token) {
        return token.replace('-', '–');
    }

    /**
     * {@return the full name of a card: "row A", "columns 1–2", "Poland"}
     *
     * @param kind a card, 0..47
     * @param messages the texts
     */
    static String card(int kind, Messages messages) {
        if (OrigoCards.country(kind) >= 0) {
            return region(OrigoCards.country(kind), messages);
        }
        if (kind >= OrigoCards.PEOPLE) {
            return messages.text("origo.card." + OrigoCards.token(kind));
        }
        String token = OrigoCards.token(kind);
        boolean row = kind < OrigoCards.COLUMNS;
        boolean several = row ? token.length() > 1 : token.indexOf('-') >= 0;
        return messages.format(
                row
                        ? several ? "origo.card.rows" : "origo.card.row"
                        : several ? "origo.card.columns" : "origo.card.column",
                dashed(token));
    }

    /**
     * {@return a seat: "you", or its name}
     *
     * @param seat a seat, from 0
     * @param near the seat whose things are nearest
     * @param messages the texts
     */
    static String seat(int seat, int near, Messages messages) {
        return seat == near ? messages.text("origo.you") : messages.seat(seat);
    }

    // Labels.

    /**
     * {@return a field, its shield, and the size of its clan}
     *
     * @param field a field, 0..99
     * @param clan the size of its clan; 0 for none
     * @param near the seat whose things are nearest
     */
    String field(int field, int clan, int near) {
        int owner = state.board().owner(field);
        String what = owner < 0
                ? messages.text("origo.free")
                : owner == near ? messages.text("origo.own") : messages.format("origo.shield", messages.seat(owner));
        if (clan > 0) {
            what += ", " + messages.format("origo.clan", Integer.toString(clan));
        }
        if (state.hasSailed(field)) {
            what += ", " + messages.text("origo.sailed");
        }
        return messages.format("origo.field", OrigoMap.name(field), region(OrigoMap.region(field), messages), what);
    }

    /**
     * {@return every seat's points of a score now}
     *
     * @param score a country, {@link OrigoLayout#SEA} or {@link OrigoLayout#CLANS}
     * @param near the seat whose things are nearest
     */
    String scored(int score, int near) {
        OrigoScoring scoring = facts.scoring();
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            int points = OrigoPanel.points(scoring, score, seat);
            if (points > 0) {
                parts.add(gets(seat, near, points));
            }
        }
        String gains = parts.isEmpty() ? messages.text("origo.nobody") : String.join(", ", parts);
        if (score >= OrigoLayout.SEA) {
            return messages.format("origo.scored" + when(state), score(score, messages), gains);
        }
        boolean founded = state.board().isFounded(score);
        String key = (founded ? "origo.country.founded" : "origo.country") + when(state);
        return messages.format(
                key,
                score(score, messages),
                values(score),
                messages.count("origo.room", state.board().room(score)),
                gains);
    }

    private String gets(int seat, int near, int points) {
        return seat(seat, near, messages) + ": " + points;
    }

    /** {@return the stones in words} */
    String stones() {
        int taken = facts.stones();
        if (taken == OrigoMap.COUNTRIES) {
            return messages.text("origo.stones.none");
        }
        if (state.isLastRound() || state.actor() == State.OVER) {
            // no stone brings a scoring of its own any more
            return messages.format("origo.stones.over", Integer.toString(taken));
        }
        int until = 1;
        while (!OrigoBoard.isRed(taken + until - 1)) {
            until++;
        }
        return messages.format(
                "origo.stones",
                Integer.toString(taken),
                Integer.toString(OrigoBoard.stone(taken)),
                messages.count("origo.stones.until", until));
    }

    /**
     * {@return the positions of all leaders}
     *
     * @param near the seat whose things are nearest
     */
    String track(int near) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            parts.add(gets(seat, near, state.leader(seat)));
        }
        return messages.format("origo.track", String.join(", ", parts));
    }

    /**
     * {@return the end of the name of a text about what a scoring now would bring, which after the end tells the final one}
     *
     * @param state a position
     */
    static String when(OrigoState state) {
        return state.actor() == State.OVER ? ".over" : "";
    }

    /**
     * {@return where all leaders would stand after a scoring now}
     *
     * @param near the seat whose things are nearest
     */
    String standings(int near) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            parts.add(gets(seat, near, OrigoPanel.then(facts, state, seat)));
        }
        return messages.format("origo.standings.all" + when(state), String.join(", ", parts));
    }

    /**
     * {@return the draw pile, the near seat's supply; with {@code counted} also the discards and the cards surely
     * held}
     *
     * @param near the seat whose things are nearest
     * @param counted whether the discards and the known cards are counted
     */
    String pile(int near, boolean counted) {
        List<String> parts = new ArrayList<>();
        parts.add(messages.format("origo.pile", messages.count("origo.cards", state.pile())));
        parts.add(messages.format(
                "origo.supply",
                messages.count("origo.battle.shields", state.board().supply(near))));
        List<String> discards = new ArrayList<>();
        List<String> sure = new ArrayList<>();
        for (int kind = 0; counted && kind < OrigoCards.KINDS; kind++) {
            number(state.discards(kind), kind, messages, discards);
            number(state.sure(kind), kind, messages, sure);
        }
        if (!discards.isEmpty()) {
            parts.add(messages.format("origo.discards", String.join(", ", discards)));
        }
        if (!sure.isEmpty()) {
            parts.add(messages.format("origo.sure", String.join(", ", sure)));
        }
        return String.join(", ", parts);
    }

    /**
     * Adds a number of equal cards in words, if there are any.
     *
     * @param number the number
     * @param kind the kind of card
     * @param messages the texts
     * @param to the list to add to
     */
    static void number(int number, int kind, Messages messages, List<String> to) {
        if (number > 0) {
            to.add(number > 1 ? number + " × " + card(kind, messages) : card(kind, messages));
        }
    }

    /**
     * {@return a field in sentences: its country or sea, and its row and column}
     *
     * @param field a field, 0..99
     * @param messages the texts
     */
    static String place(int field, Messages messages) {
        return messages.format("origo.at", region(OrigoMap.region(field), messages), OrigoMap.name(field));
    }

    /**
     * {@return both sides of a battle, and the missing value, in words}
     *
     * @param battle the battle
     * @param near the seat whose things are nearest
     */
    String battle(OrigoBattle battle, int near) {
        return messages.format(
                "origo.battle",
                place(battle.field(), messages),
                side(battle, OrigoBattle.ATTACKER, near),
                side(battle, OrigoBattle.DEFENDER, near));
    }

    private String side(OrigoBattle battle, int side, int near) {
        List<String> cards = new ArrayList<>();
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            number(battle.played(side, kind), kind, messages, cards);
        }
        return messages.format(
                "origo.battle.side",
                seat(battle.seat(side), near, messages),
                Integer.toString(battle.value(side)),
                messages.count("origo.battle.shields", battle.support(side)),
                cards.isEmpty() ? messages.text("origo.battle.nothing") : String.join(", ", cards));
    }

    /**
     * {@return the supply; also the hand if it is not full}
     *
     * @param seat a seat, from 0
     */
    String standing(int seat) {
        String shields = messages.count("origo.battle.shields", state.board().supply(seat));
        int cards = state.handSize(seat);
        return cards == OrigoCards.HAND ? shields : shields + ", " + messages.count("origo.cards", cards);
    }

    /**
     * {@return what ended a game, a sentence}
     *
     * @param state the end of a game
     * @param messages the texts
     */
    static String ending(OrigoState state, Messages messages) {
        boolean placed = state.board().stones() == OrigoMap.COUNTRIES;
        return messages.text("origo.ending." + (placed ? "stones" : state.isLastRound() ? "shields" : "passed"));
    }
}
