package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What may be done now, what has happened, and how it ended. */
final class OrbisMoveTexts {
    private final OrbisState state;
    private final OrbisFacts survey;
    private final OrbisTexts wording;
    private final Messages words;

    OrbisMoveTexts(OrbisState state, Messages words) {
        this.state = state;
        this.words = words;
        survey = state.survey();
        wording = new OrbisTexts(state, words);
    }

    /** What the seat whose turn it is may do now. */
    String prompt(List<String> picks) {
        for (String pick : picks) {
            if (pick.startsWith(OrbisSpots.SUPPLY)) {
                boolean discarding = state.phase() == OrbisPhase.DISCARDING;
                String colour = wording.colour(OrbisSpots.colour(pick));
                return words.format(discarding ? "orbis.prompt.discard.heap" : "orbis.prompt.swap", colour);
            }
            if (pick.startsWith(OrbisSpots.HEAP)) {
                String colour = wording.colour(OrbisSpots.colour(pick));
                boolean burning = state.phase() == OrbisPhase.BURNING;
                return words.format(burning ? "orbis.prompt.burn.slot" : "orbis.prompt.swap.from", colour);
            }
            if (pick.startsWith(OrbisSpots.SLOT)) {
                return words.text("orbis.prompt.burn.colour");
            }
        }
        int seat = survey.turn();
        return switch (state.phase()) {
            case TURN -> {
                boolean complete = survey.size(seat) == OrbisPyramid.TILES;
                boolean taken = survey.god(seat) != OrbisFacts.NONE;
                yield words.text(complete ? "orbis.prompt.god" : taken ? "orbis.prompt.take" : "orbis.prompt.turn");
            }
            case TAKEN -> taken();
            case PAYING -> words.count("orbis.prompt.pay", survey.due());
            case PLACING ->
                survey.isTurned()
                        ? words.text("orbis.prompt.place.wild")
                        : words.format(
                                OrbisTiles.type(survey.tile()) == OrbisTiles.FOREST
                                        ? "orbis.prompt.place.forest"
                                        : "orbis.prompt.place",
                                wording.tile(survey.tile()));
            case GAINING -> words.count("orbis.prompt.gain", survey.due());
            case FULFILLING -> price();
            case SACRIFICING -> words.count("orbis.prompt.give", survey.due());
            case BURNING ->
                words.format(
                        "orbis.prompt.burn",
                        Integer.toString(survey.due()),
                        wording.colours(OrbisTiles.effectColours(survey.tile())));
            case DISCARDING -> words.count("orbis.prompt.discard", survey.due());
            default -> "";
        };
    }

    /** What is to be confirmed: what becomes of a tile that cannot be built. Empty if nothing needs to be said of it. */
    String confirm(List<String> picks) {
        String first = picks.get(0);
        if (state.phase() != OrbisPhase.TURN || !first.startsWith(OrbisSpots.SLOT)) {
            return "";
        }
        OrbisPreview preview = survey.preview(OrbisSpots.slot(first));
        return OrbisPreviewRenderer.canBuild(preview) ? "" : new OrbisTextPanels(state, words).onlyWild(preview);
    }

    private String taken() {
        var preview = survey.preview(survey.slot());
        String key = preview.places() == 0
                ? "orbis.prompt.taken.noplace"
                : preview.canPay()
                        ? "orbis.prompt.taken"
                        : preview.exchanges() > 0 ? "orbis.prompt.taken.swap" : "orbis.prompt.taken.dear";
        return words.format(key, wording.tile(survey.tile()), wording.cost(preview));
    }

    private String price() {
        String due = Integer.toString(survey.due());
        if (survey.cell() == OrbisFacts.NONE) {
            return words.format(survey.canFulfil() ? "orbis.prompt.death" : "orbis.prompt.death.not", due);
        }
        int tile = survey.tile();
        String type = OrbisTiles.typeName(OrbisTiles.type(tile));
        String key = "orbis.prompt." + type + (survey.canFulfil() ? "" : ".not");
        return words.format(
                key,
                due,
                words.count("points", OrbisTiles.points(tile)),
                wording.colours(OrbisTiles.effectColours(tile)));
    }

    /** A move as a sentence. */
    String tell(int move, String who) {
        int what = OrbisMoves.what(move);
        return switch (OrbisMoves.verb(move)) {
            case OrbisMoves.GOD ->
                state.phase() == OrbisPhase.CALLING
                        ? words.format("orbis.tell.call", wording.godName(what))
                        : words.format("orbis.tell.god", who, wording.godName(what));
            case OrbisMoves.DEAL -> words.format("orbis.tell.deal", dealt(), wording.tile(what));
            case OrbisMoves.TAKE ->
                words.format("orbis.tell.take", who, wording.tile(survey.display(what)), OrbisFacts.slotName(what))
                        + gained(move, "orbis.tell.collects");
            case OrbisMoves.BUILD -> {
                String cost = wording.cost(survey.preview(survey.slot()));
                boolean free = cost.equals(words.text("orbis.free"));
                yield words.format(free ? "orbis.tell.build.free" : "orbis.tell.build", who, cost);
            }
            case OrbisMoves.WILD -> words.format("orbis.tell.wild", who);
            case OrbisMoves.AT -> {
                int tile = survey.isTurned() ? OrbisFacts.WILDERNESS : survey.tile();
                yield words.format("orbis.tell.at", who, wording.tile(tile), wording.place(what))
                        + (survey.isTurned() ? "" : laid(move, what, tile));
            }
            case OrbisMoves.GIVE -> words.format(given(), who, wording.colour(what));
            case OrbisMoves.GAIN -> words.format("orbis.tell.gain", who, wording.colour(what));
            case OrbisMoves.FULFIL -> words.format("orbis.tell.fulfil", who);
            case OrbisMoves.DECLINE -> words.format("orbis.tell.decline", who, priced());
            case OrbisMoves.BURN ->
                words.format(
                        "orbis.tell.burn",
                        who,
                        wording.colour(OrbisMoves.colour(move)),
                        OrbisFacts.slotName(OrbisMoves.slot(move)));
            default ->
                words.format(
                        "orbis.tell.swap",
                        who,
                        wording.colour(OrbisMoves.from(move)),
                        wording.colour(OrbisMoves.colour(move)));
        };
    }

    private String dealt() {
        int slot = 0;
        while (slot < 8 && survey.display(slot) != OrbisFacts.NONE) {
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
        return survey.cell() == OrbisFacts.NONE ? wording.godName(OrbisGods.DEATH) : wording.tile(survey.tile());
    }

    // What has come to the seat by a move.
    private String gained(int move, String key) {
        OrbisState after = after(move);
        List<String> parts = new ArrayList<>();
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int more = after.survey().supply(survey.turn(), colour) - survey.supply(survey.turn(), colour);
            if (more > 0) {
                parts.add(words.format("orbis.of", Integer.toString(more), wording.colour(colour)));
            }
        }
        return parts.isEmpty() ? "" : words.format(key, OrbisTexts.list(parts));
    }

    private OrbisState after(int move) {
        OrbisState after = state.copy();
        after.play(move);
        return after;
    }

    private String laid(int move, int cell, int tile) {
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.IRRIGATION ->
                words.text(survey.isWatered(survey.turn(), cell, tile) ? "orbis.tell.watered" : "orbis.tell.dry");
            case OrbisTiles.CONVERSION -> gained(move, "orbis.tell.gains");
            default -> "";
        };
    }

    /** How a seat's points came about. */
    List<String> result(int seat) {
        List<String> lines = new ArrayList<>();
        lines.add(words.count("orbis.result.land", survey.landPoints(seat)));
        if (survey.icons(seat) > 0) {
            lines.add(words.format(
                    "orbis.result.temple",
                    Integer.toString(survey.templePoints(seat)),
                    words.count("orbis.icons", survey.icons(seat)),
                    Integer.toString(survey.mystic(seat))));
        }
        if (survey.god(seat) != OrbisFacts.NONE) {
            String points = Integer.toString(survey.godPoints(seat));
            lines.add(words.format("orbis.result.god", points, wording.godName(survey.god(seat))));
        }
        if (survey.wildernesses(seat) > 0) {
            String points = OrbisTexts.signed(survey.wildernessPoints(seat));
            lines.add(words.format("orbis.result.wild", points, words.count("orbis.wilds", survey.wildernesses(seat))));
        }
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat && state.score(other) == state.score(seat)) {
                lines.add(words.count("orbis.result.tie", survey.supply(seat)));
                break;
            }
        }
        return lines;
    }
}
