package atoll.table.orbis;

import atoll.engine.State;
import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisPoints;
import atoll.games.orbis.OrbisState;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** A seat's points in words: their parts, and the world that brings them. */
final class OrbisScoreTexts {
    /** A seat's standing of up to this many letters fits in one line everywhere. */
    private static final int LINE = 18;

    private final OrbisFacts facts;
    private final OrbisPoints points;
    private final OrbisTexts texts;
    private final Messages messages;
    private final int near;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisScoreTexts(OrbisState state, Messages messages) {
        this(state, messages, State.SPECTATOR);
    }

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     * @param near the seat called "you", or SPECTATOR
     */
    OrbisScoreTexts(OrbisState state, Messages messages, int near) {
        this.messages = messages;
        this.near = near;
        facts = state.survey();
        points = facts.points();
        texts = new OrbisTexts(state, messages, near);
    }

    /**
     * {@return another seat's world in words: its tiles, its worshippers, its points}
     *
     * @param seat a seat, from 0
     */
    String world(int seat) {
        List<String> tiles = new ArrayList<>();
        for (int left = facts.occupied(seat); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            String tile = texts.tile(facts.tile(seat, cell));
            boolean counts = facts.tile(seat, cell) == OrbisFacts.WILDERNESS || facts.counts(seat, cell);
            String key = facts.isOpen(seat, cell) ? "orbis.world.open" : "orbis.world.not";
            tiles.add(counts ? tile : messages.format(key, tile));
        }
        int god = facts.god(seat);
        return messages.format(
                "orbis.world",
                texts.seat(seat),
                tiles.isEmpty() ? messages.text("orbis.none") : String.join(", ", tiles),
                texts.worshippers(seat),
                god == OrbisFacts.NONE ? messages.text("orbis.god.none") : texts.godName(god),
                String.join(", ", points(seat)));
    }

    /**
     * {@return the owner of a world, and the parts of its points}
     *
     * @param seat a seat, from 0
     */
    String worldInShort(int seat) {
        return messages.format("orbis.world.short", texts.seat(seat), String.join(", ", points(seat)));
    }

    /**
     * {@return the parts of a seat's points, including possible ones}
     *
     * @param seat a seat, from 0
     */
    String parts(int seat) {
        return messages.format(seat == near ? "orbis.parts.own" : "orbis.parts", String.join(", ", points(seat)));
    }

    /**
     * {@return the parts of a seat's points}
     *
     * @param seat a seat, from 0
     */
    List<String> points(int seat) {
        List<String> parts = new ArrayList<>();
        parts.add(messages.format("orbis.part.land", Integer.toString(points.land(seat))));
        parts.add(messages.format("orbis.part.temple", Integer.toString(points.temple(seat))));
        parts.add(messages.format("orbis.part.god", Integer.toString(points.god(seat))));
        parts.add(messages.format("orbis.part.wild", OrbisTexts.signed(points.wildernesses(seat))));
        int open = facts.openForests(seat);
        if (open > 0) {
            parts.add(messages.count("orbis.open", open));
        }
        return parts;
    }

    /**
     * {@return the parts of a seat's points that are not 0, in a few words} If they exceed a line on the smallest
     * screen, temple, god and wildernesses are added up: "tiles 12, other 8".
     *
     * @param seat a seat, from 0
     */
    String standing(int seat) {
        int land = points.land(seat);
        int temple = points.temple(seat);
        int god = points.god(seat);
        int wild = points.wildernesses(seat);
        List<String> parts = new ArrayList<>();
        addPart(parts, "orbis.part.land", land);
        addPart(parts, "orbis.part.temple", temple);
        addPart(parts, "orbis.part.god", god);
        addPart(parts, "orbis.part.wild", wild);
        String all = parts.isEmpty() ? messages.text("orbis.part.none") : String.join(", ", parts);
        if (all.length() <= LINE) {
            return all;
        }
        parts.clear();
        addPart(parts, "orbis.part.land", land);
        addPart(parts, "orbis.part.rest", temple + god + wild);
        return String.join(", ", parts);
    }

    private void addPart(List<String> parts, String key, int points) {
        if (points != 0) {
            parts.add(messages.format(key, Messages.number(points)));
        }
    }
}
