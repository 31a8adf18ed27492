package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPoints;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The prompt, the log and the result in words. */
final class OrbisMoveTexts {
    private final OrbisState state;
    private final OrbisFacts facts;
    private final OrbisTexts texts;
    private final Messages messages;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisMoveTexts(OrbisState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
        texts = new OrbisTexts(state, messages);
    }

    /**
     * {@return the prompt for the seat to move}
     *
     * @param picks the spots picked so far
     */
    String prompt(List<String> picks) {
        for (String pick : picks) {
            if (pick.startsWith(OrbisSpots.SUPPLY)) {
                boolean discarding = state.phase() == OrbisPhase.DISCARDING;
                String colour = texts.colour(OrbisSpots.colour(pick));
                return messages.format(discarding ? "orbis.prompt.discard.heap" : "orbis.prompt.swap", colour);
            }
            if (pick.startsWith(OrbisSpots.HEAP)) {
                String colour = texts.colour(OrbisSpots.colour(pick));
                boolean burning = state.phase() == OrbisPhase.BURNING;
                return messages.format(burning ? "orbis.prompt.burn.slot" : "orbis.prompt.swap.from", colour);
            }
            if (pick.startsWith(OrbisSpots.SLOT)) {
                return messages.text("orbis.prompt.burn.colour");
            }
        }
        int seat = facts.turn();
        return switch (state.phase()) {
            case TURN -> {
                boolean complete = facts.size(seat) == OrbisPyramid.TILES;
                boolean taken = facts.god(seat) != OrbisFacts.NONE;
                yield messages.text(complete ? "orbis.prompt.god" : taken ? "orbis.prompt.take" : "orbis.prompt.turn");
            }
            case TAKEN -> taken();
            case PAYING -> messages.count("orbis.prompt.pay", facts.due());
            case PLACING ->
                facts.isTurned()
                        ? messages.text("orbis.prompt.place.wild")
                        : messages.format(
                                OrbisTiles.type(facts.tile()) == OrbisTiles.FOREST
                                        ? "orbis.prompt.place.forest"
                                        : "orbis.prompt.place",
                                texts.tile(facts.tile()));
            case GAINING -> messages.count("orbis.prompt.gain", facts.due());
            case FULFILLING -> price();
            case SACRIFICING -> messages.count("orbis.prompt.give", facts.due());
            case BURNING ->
                messages.format(
                        "orbis.prompt.burn",
                        Integer.toString(facts.due()),
                        texts.colours(OrbisTiles.effectColours(facts.tile())));
            case DISCARDING -> messages.count("orbis.prompt.discard", facts.due());
            default -> "";
        };
    }

    /**
     * {@return the text of the confirmation of a tile that cannot be built} Empty for any other tile.
     *
     * @param picks the spots picked so far
     */
    String confirm(List<String> picks) {
        String first = picks.get(0);
        if (state.phase() != OrbisPhase.TURN || !first.startsWith(OrbisSpots.SLOT)) {
            return "";
        }
        OrbisPreview preview = facts.preview(OrbisSpots.slot(first));
        return OrbisPreviewRenderer.canBuild(preview) ? "" : new OrbisNotes(state, messages).onlyWild(preview);
    }

    private String taken() {
        var preview = facts.preview(facts.slot());
        String key = preview.places() == 0
                ? "orbis.prompt.taken.noplace"
                : preview.canPay()
                        ? "orbis.prompt.taken"
                        : preview.exchanges() > 0 ? "orbis.prompt.taken.swap" : "orbis.prompt.taken.dear";
        return messages.format(key, texts.tile(facts.tile()), texts.cost(preview), texts.worshippers(facts.turn()));
    }

    private String price() {
        String due = Integer.toString(facts.due());
        String own = Integer.toString(facts.supply(facts.turn()));
        if (facts.cell() == OrbisFacts.NONE) {
            return messages.format(facts.canFulfil() ? "orbis.prompt.death" : "orbis.prompt.death.not", due, own);
        }
        int tile = facts.tile();
        int type = OrbisTiles.type(tile);
        String key = "orbis.prompt." + OrbisTiles.typeName(type) + (facts.canFulfil() ? "" : ".not");
        return messages.format(
                key,
                due,
                messages.count("points", OrbisTiles.points(tile)),
                texts.colours(OrbisTiles.effectColours(tile)),
                type == OrbisTiles.VOLCANO ? Integer.toString(burnable(tile)) : own);
    }

    // The worshippers on the display that a volcano burns.
    private int burnable(int volcano) {
        int all = 0;
        for (int slot = 0; slot < OrbisState.SLOTS; slot++) {
            for (int colours = OrbisTiles.effectColours(volcano); colours != 0; colours &= colours - 1) {
                all += facts.worshippers(slot, Integer.numberOfTrailingZeros(colours));
            }
        }
        return all;
    }

    /**
     * {@return a move as a sentence}
     *
     * @param move a move, as the game encodes it
     * @param who the name of the seat
     */
    String describeMove(int move, String who) {
        int what = OrbisMoves.what(move);
        return switch (OrbisMoves.verb(move)) {
            case OrbisMoves.GOD ->
                state.phase() == OrbisPhase.CALLING
                        ? messages.format("orbis.tell.call", texts.godName(what))
                        : messages.format("orbis.tell.god", who, texts.godName(what));
            case OrbisMoves.DEAL -> messages.format("orbis.tell.deal", dealt(), texts.tile(what));
            case OrbisMoves.TAKE ->
                messages.format("orbis.tell.take", who, texts.tile(facts.display(what)), OrbisFacts.slotName(what))
                        + gained(move, "orbis.tell.collects");
            case OrbisMoves.BUILD -> {
                String cost = texts.cost(facts.preview(facts.slot()));
                boolean free = cost.equals(messages.text("orbis.free"));
                yield messages.format(free ? "orbis.tell.build.free" : "orbis.tell.build", who, cost);
            }
            case OrbisMoves.WILD -> messages.format("orbis.tell.wild", who);
            case OrbisMoves.AT -> {
                int tile = facts.isTurned() ? OrbisFacts.WILDERNESS : facts.tile();
                yield messages.format("orbis.tell.at", who, texts.tile(tile), texts.place(what))
                        + (facts.isTurned() ? "" : laid(move, what, tile));
            }
            case OrbisMoves.GIVE -> messages.format(given(), who, texts.colour(what));
            case OrbisMoves.GAIN -> messages.format("orbis.tell.gain", who, texts.colour(what));
            case OrbisMoves.FULFIL -> messages.format("orbis.tell.fulfil", who);
            case OrbisMoves.DECLINE -> messages.format("orbis.tell.decline", who, priced());
            case OrbisMoves.BURN ->
                messages.format(
                        "orbis.tell.burn",
                        who,
                        texts.colour(OrbisMoves.colour(move)),
                        OrbisFacts.slotName(OrbisMoves.slot(move)));
            default ->
                messages.format(
                        "orbis.tell.swap",
                        who,
                        texts.colour(OrbisMoves.from(move)),
                        texts.colour(OrbisMoves.colour(move)));
        };
    }

    private String dealt() {
        int slot = 0;
        while (slot < 8 && facts.display(slot) != OrbisFacts.NONE) {
            slot++;
        }
        return OrbisFacts.slotName(slot);
    }

    private String given() {
        return switch (state.phase()) {
            case PAYING -> "orbis.tell.pay";
            case SACRIFICING -> "orbis.tell.give";
            default -> "orbis.tell.discard";
        };
    }

    private String priced() {
        return facts.cell() == OrbisFacts.NONE ? texts.godName(OrbisGods.DEATH) : texts.tile(facts.tile());
    }

    // What a move brings the seat.
    private String gained(int move, String key) {
        OrbisState after = after(move);
        List<String> parts = new ArrayList<>();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int more = after.survey().supply(facts.turn(), colour) - facts.supply(facts.turn(), colour);
            if (more > 0) {
                parts.add(messages.format("orbis.of", Integer.toString(more), texts.colour(colour)));
            }
        }
        return parts.isEmpty() ? "" : messages.format(key, String.join(", ", parts));
    }

    private OrbisState after(int move) {
        OrbisState after = state.copy();
        after.play(move);
        return after;
    }

    private String laid(int move, int cell, int tile) {
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.IRRIGATION ->
                messages.text(facts.isWatered(facts.turn(), cell, tile) ? "orbis.tell.watered" : "orbis.tell.dry");
            case OrbisTiles.CONVERSION -> gained(move, "orbis.tell.gains");
            default -> "";
        };
    }

    /**
     * {@return the parts of a seat's points}
     *
     * @param seat a seat, from 0
     */
    List<String> result(int seat) {
        OrbisPoints points = facts.points();
        List<String> lines = new ArrayList<>();
        lines.add(messages.count("orbis.result.land", points.land(seat)));
        if (points.icons(seat) > 0) {
            lines.add(messages.format(
                    "orbis.result.temple",
                    Integer.toString(points.temple(seat)),
                    messages.count("orbis.icons", points.icons(seat)),
                    Integer.toString(points.mystic(seat))));
        }
        if (facts.god(seat) != OrbisFacts.NONE) {
            String gain = Integer.toString(points.god(seat));
            lines.add(messages.format("orbis.result.god", gain, texts.godName(facts.god(seat))));
        }
        if (facts.wildernesses(seat) > 0) {
            String loss = OrbisTexts.signed(points.wildernesses(seat));
            lines.add(messages.format(
                    "orbis.result.wild", loss, messages.count("orbis.wilds", facts.wildernesses(seat))));
        }
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat && state.score(other) == state.score(seat)) {
                lines.add(messages.count("orbis.result.tie", facts.supply(seat)));
                break;
            }
        }
        return lines;
    }
}
