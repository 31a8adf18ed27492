package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.table.text.Messages;
import java.util.List;

/** The prompt for the seat to move, and the question before a tile is taken that cannot be built. */
final class OrbisPromptText {
    private final OrbisState state;
    private final OrbisFacts facts;
    private final OrbisTexts texts;
    private final Messages messages;

    /**
     * The prompts of a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisPromptText(OrbisState state, Messages messages) {
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
        String cost = texts.cost(preview);
        String key = preview.places() == 0
                ? ".noplace"
                : preview.canPay()
                        ? cost.equals(messages.text("orbis.free")) ? ".free" : ""
                        : preview.exchanges() > 0 ? ".swap" : ".dear";
        return messages.format(
                "orbis.prompt.taken" + key, texts.tile(facts.tile()), cost, texts.worshippers(facts.turn()));
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
}
