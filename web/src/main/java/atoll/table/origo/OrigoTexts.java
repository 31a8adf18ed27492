package atoll.table.origo;

import atoll.engine.MoveList;
import atoll.games.origo.OrigoBattle;
import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoMoves;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** How everything is called, and what has happened. */
final class OrigoTexts {
    private final OrigoState state;
    private final OrigoFacts survey;
    private final Messages words;

    OrigoTexts(OrigoState state, OrigoFacts survey, Messages words) {
        this.state = state;
        this.survey = survey;
        this.words = words;
    }

    // Names.

    /** A country or sea. */
    static String region(int region, Messages words) {
        return words.text("origo.region." + OrigoMap.id(region));
    }

    /** What the places in a country are worth: "4·2·1". */
    static String values(int country) {
        return OrigoMap.value(country, 0) + "·" + OrigoMap.value(country, 1) + "·" + OrigoMap.value(country, 2);
    }

    /** A score in full: a country, the seas, or the clans. */
    static String score(int score, Messages words) {
        return score == OrigoLayout.CLANS
                ? words.text("origo.clans")
                : score == OrigoLayout.SEA ? words.text("origo.sea") : region(score, words);
    }

    /** In two letters or a sign, where there is no room for more. */
    static String brief(int score, Messages words) {
        if (score >= OrigoLayout.SEA) {
            return score == OrigoLayout.SEA ? "≈" : "#";
        }
        String name = region(score, words);
        // Dacia and Dalmatia begin alike
        return "" + name.charAt(0) + name.charAt(score < OrigoMap.COUNTRIES - 1 ? 1 : 3);
    }

    /** Two letters for a sea, those of two words: "Baltic Sea" begins like a country. */
    static String brief(String sea) {
        int second = sea.indexOf(' ') + 1;
        return "" + sea.charAt(0) + sea.charAt(Math.max(1, second));
    }

    /** What stands at the top of a card that shows fields. */
    static String title(int kind, Messages words) {
        int country = OrigoCards.country(kind);
        return country < 0 ? dashed(OrigoCards.token(kind)) : brief(country, words);
    }

    // Columns are written with the dash that stands between numbers.
    private static String dashed(String token) {
        return token.replace('-', '–');
    }

    /** A card in full: "row A", "columns 1–2", "Poland". */
    static String card(int kind, Messages words) {
        if (OrigoCards.country(kind) >= 0) {
            return region(OrigoCards.country(kind), words);
        }
        if (kind >= OrigoCards.PEOPLE) {
            return words.text("origo.card." + OrigoCards.token(kind));
        }
        String token = OrigoCards.token(kind);
        boolean row = kind < OrigoCards.COLUMNS;
        boolean several = row ? token.length() > 1 : token.indexOf('-') >= 0;
        return words.format(
                row
                        ? several ? "origo.card.rows" : "origo.card.row"
                        : several ? "origo.card.columns" : "origo.card.column",
                dashed(token));
    }

    /** A seat: "you", or its name. */
    static String seat(int seat, int near, Messages words) {
        return seat == near ? words.text("origo.you") : words.seat(seat);
    }

    // Labels.

    /** A field, what stands there, and in how large a clan. */
    String field(int field, int clan, int near) {
        int owner = state.board().owner(field);
        String what = owner < 0
                ? words.text("origo.free")
                : owner == near ? words.text("origo.own") : words.format("origo.shield", words.seat(owner));
        if (clan > 0) {
            what += ", " + words.format("origo.clan", Integer.toString(clan));
        }
        if (state.hasSailed(field)) {
            what += ", " + words.text("origo.sailed");
        }
        return words.format("origo.field", OrigoMap.name(field), region(OrigoMap.region(field), words), what);
    }

    /** Who gets what of a score now. */
    String scored(int score, int near) {
        OrigoScoring scoring = survey.scoring();
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            int points = OrigoPanel.points(scoring, score, seat);
            if (points > 0) {
                parts.add(gets(seat, near, points));
            }
        }
        String gains = parts.isEmpty() ? words.text("origo.nobody") : list(parts);
        if (score >= OrigoLayout.SEA) {
            return words.format("origo.scored", score(score, words), gains);
        }
        boolean founded = state.board().isFounded(score);
        String key = founded ? "origo.country.founded" : "origo.country";
        return words.format(
                key,
                score(score, words),
                values(score),
                words.count("origo.room", state.board().room(score)),
                gains);
    }

    private String gets(int seat, int near, int points) {
        return seat(seat, near, words) + ": " + points;
    }

    String stones() {
        int taken = survey.stones();
        if (taken == OrigoMap.COUNTRIES) {
            return words.text("origo.stones.none");
        }
        int until = 1;
        while (!OrigoBoard.isRed(taken + until - 1)) {
            until++;
        }
        return words.format(
                "origo.stones",
                Integer.toString(taken),
                Integer.toString(OrigoBoard.stone(taken)),
                words.count("origo.stones.until", until));
    }

    /** Where all leaders stand. */
    String track(int near) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            parts.add(gets(seat, near, state.leader(seat)));
        }
        return words.format("origo.track", list(parts));
    }

    /** The draw pile, the near seat's supply; {@code counted} tells what lies among the discards and what is surely held. */
    String pile(int near, boolean counted) {
        List<String> parts = new ArrayList<>();
        parts.add(words.format("origo.pile", words.count("origo.cards", state.pile())));
        parts.add(words.format(
                "origo.supply",
                words.count("origo.battle.shields", state.board().supply(near))));
        List<String> discards = new ArrayList<>();
        List<String> sure = new ArrayList<>();
        for (int kind = 0; counted && kind < OrigoCards.KINDS; kind++) {
            number(state.discards(kind), kind, discards);
            number(state.sure(kind), kind, sure);
        }
        if (!discards.isEmpty()) {
            parts.add(words.format("origo.discards", list(discards)));
        }
        if (!sure.isEmpty()) {
            parts.add(words.format("origo.sure", list(sure)));
        }
        return list(parts);
    }

    private void number(int number, int kind, List<String> to) {
        if (number > 0) {
            to.add(number > 1 ? number + " × " + card(kind, words) : card(kind, words));
        }
    }

    /** Both sides of a battle, and what is missing. */
    String battle(OrigoBattle battle, int near) {
        return words.format(
                "origo.battle",
                OrigoMap.name(battle.field()),
                side(battle, OrigoBattle.ATTACKER, near),
                side(battle, OrigoBattle.DEFENDER, near));
    }

    private String side(OrigoBattle battle, int side, int near) {
        List<String> cards = new ArrayList<>();
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            number(battle.played(side, kind), kind, cards);
        }
        return words.format(
                "origo.battle.side",
                seat(battle.seat(side), near, words),
                Integer.toString(battle.value(side)),
                words.count("origo.battle.shields", battle.support(side)),
                cards.isEmpty() ? words.text("origo.battle.nothing") : list(cards));
    }

    /** The supply; the hand as well where it is not full. */
    String standing(int seat) {
        String shields = words.count("origo.battle.shields", state.board().supply(seat));
        int cards = state.handSize(seat);
        return cards == OrigoCards.HAND ? shields : shields + ", " + words.count("origo.cards", cards);
    }

    // What has happened.

    /** A move as a sentence. */
    String tell(int move, String who) {
        String field = OrigoMap.name(Math.min(OrigoMoves.field(move), OrigoMap.FIELDS - 1));
        return switch (OrigoMoves.verb(move)) {
            case OrigoMoves.DEAL -> drawn(after(move));
            case OrigoMoves.PLACE -> words.format("origo.tell.place", who, field);
            case OrigoMoves.EXPAND ->
                words.format("origo.tell.expand", who, field, card(OrigoMoves.card(move), words)) + founded(move);
            case OrigoMoves.ATTACK -> {
                String other = words.seat(state.board().owner(OrigoMoves.field(move)));
                yield words.format("origo.tell.attack", who, other, field, card(OrigoMoves.card(move), words));
            }
            case OrigoMoves.WANDER ->
                words.format("origo.tell.wander", who, OrigoMap.name(OrigoMoves.from(move)), field) + founded(move);
            case OrigoMoves.SAIL ->
                words.format("origo.tell.sail", who, OrigoMap.name(OrigoMoves.from(move)), field) + founded(move);
            case OrigoMoves.SWAP ->
                words.format(
                        "origo.tell.swap",
                        who,
                        card(OrigoMoves.card(move), words),
                        card(OrigoMoves.second(move), words));
            case OrigoMoves.END -> words.format("origo.tell.end", who) + scored(after(move));
            case OrigoMoves.ADD -> added(move, who);
            case OrigoMoves.FOLD -> folded(who);
            default -> {
                int first = OrigoMoves.seat(move);
                yield first == state.actor()
                        ? words.format("origo.tell.begin", who)
                        : words.format("origo.tell.start", who, words.seat(first));
            }
        };
    }

    private OrigoState after(int move) {
        OrigoState after = state.copy();
        after.play(move);
        return after;
    }

    /** A card that the listener does not see. */
    String unseen() {
        MoveList outcomes = new MoveList();
        state.moves(outcomes);
        return drawn(after(outcomes.get(0))); // whichever it is, the same comes of it
    }

    /** Who draws what in a row, up to {@code after}; of hands that are not known how many cards. */
    String drawn(OrigoState after) {
        StringBuilder told = new StringBuilder();
        for (int seat = 0; seat < state.seats(); seat++) {
            int all = after.handSize(seat) - state.handSize(seat);
            List<String> cards = new ArrayList<>();
            for (int kind = 0; after.knows(seat) && kind < OrigoCards.KINDS; kind++) {
                number(after.hand(seat, kind) - state.hand(seat, kind), kind, cards);
            }
            if (all > 0) {
                String what = cards.isEmpty() ? words.count("origo.cards", all) : list(cards);
                told.append(told.length() == 0 ? "" : "; ")
                        .append(words.format("origo.tell.deal", words.seat(seat), what));
            }
        }
        return told + scored(after);
    }

    // What ends a round may bring a scoring, of the shields as they stand.
    private String scored(OrigoState after) {
        boolean over = after.phase() == OrigoPhase.OVER;
        if (!over && after.phase() != OrigoPhase.NAMING) {
            return "";
        }
        OrigoScoring scoring = survey.scoring();
        List<String> gains = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            int clans = scoring.clanPointsOf(seat);
            int sea = scoring.seaPoints(seat);
            int all = scoring.total(seat);
            gains.add(words.format(
                    "origo.tell.gain",
                    words.seat(seat),
                    Integer.toString(all),
                    Integer.toString(clans),
                    Integer.toString(sea),
                    Integer.toString(all - clans - sea)));
        }
        String told = words.format(over ? "origo.tell.final" : "origo.tell.scoring", list(gains));
        return after.waiting() > 0 ? told + words.text("origo.tell.next") : told;
    }

    private String founded(int move) {
        OrigoState after = after(move);
        if (after.board().stones() == state.board().stones()) {
            return "";
        }
        int country = OrigoMap.region(OrigoMoves.field(move));
        int seat = state.turn();
        return words.format(
                        "origo.tell.found",
                        region(country, words),
                        Integer.toString(OrigoBoard.stone(state.board().stones())),
                        Integer.toString(after.leader(seat)))
                + called(after);
    }

    // A red stone calls for a scoring; there is one at the end of a round.
    private String called(OrigoState after) {
        return after.waiting() == state.waiting()
                ? ""
                : words.text(state.waiting() > 0 ? "origo.tell.postponed" : "origo.tell.called");
    }

    private String added(int move, String who) {
        OrigoBattle battle = after(move).survey().battle();
        return words.format(
                "origo.tell.add",
                who,
                card(OrigoMoves.card(move), words),
                Integer.toString(battle.value(OrigoBattle.ATTACKER)),
                Integer.toString(battle.value(OrigoBattle.DEFENDER)));
    }

    private String folded(String who) {
        OrigoBattle battle = survey.battle();
        boolean defends = battle.loser() == OrigoBattle.DEFENDER;
        return words.format(
                defends ? "origo.tell.lost" : "origo.tell.repelled",
                who,
                OrigoMap.name(battle.field()),
                words.seat(battle.seat(OrigoBattle.ATTACKER)));
    }

    static String list(List<String> parts) {
        StringBuilder list = new StringBuilder();
        for (String part : parts) {
            list.append(list.length() == 0 ? "" : ", ").append(part);
        }
        return list.toString();
    }
}
