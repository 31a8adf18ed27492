package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisMoves;
import atoll.games.orbis.OrbisPhase;
import atoll.games.orbis.OrbisPoints;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The moves and the result in words. */
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
                String at = messages.format("orbis.tell.at", who, laidAt(what));
                yield at + (facts.isTurned() ? "" : laid(move, what, facts.tile()));
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

    // A place by what is seen there: its neighbours.
    private String laidAt(int cell) {
        if (OrbisPyramid.row(cell) > 1) {
            int below = OrbisPyramid.below(cell);
            return messages.format("orbis.laid.above", laidTile(below), laidTile(below + 1));
        }
        int column = OrbisPyramid.column(cell);
        String left = laidTile(OrbisPyramid.cell(1, column - 1));
        String right = laidTile(OrbisPyramid.cell(1, column + 1));
        return left.isEmpty() && right.isEmpty()
                ? messages.text("orbis.laid.first")
                : messages.format(left.isEmpty() ? "orbis.laid.left" : "orbis.laid.right", left + right);
    }

    private String laidTile(int cell) {
        int tile = cell < 0 ? OrbisFacts.NONE : facts.tile(facts.turn(), cell);
        return tile == OrbisFacts.NONE ? "" : texts.tile(tile);
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
     * {@return what a seat's points for temple and god come from, and how a tie was decided}
     *
     * @param seat a seat, from 0
     */
    List<String> resultNotes(int seat) {
        OrbisPoints points = facts.points();
        List<String> lines = new ArrayList<>();
        if (points.icons(seat) > 0) {
            lines.add(messages.format(
                    "orbis.result.temple",
                    messages.count("orbis.icons", points.icons(seat)),
                    Integer.toString(points.mystic(seat))));
        }
        if (facts.god(seat) != OrbisFacts.NONE) {
            lines.add(texts.godName(facts.god(seat)));
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
