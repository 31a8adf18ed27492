package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisState;
import atoll.table.text.Messages;

/** What is said about the spot that is pointed at: a title, and sentences. */
final class OrbisNotes {
    private final OrbisState state;
    private final OrbisFacts facts;
    private final OrbisTexts texts;
    private final OrbisScoreTexts scores;
    private final Messages messages;

    /**
     * Texts for a position.
     *
     * @param state the position or view
     * @param messages the texts
     */
    OrbisNotes(OrbisState state, Messages messages) {
        this.state = state;
        this.messages = messages;
        facts = state.survey();
        texts = new OrbisTexts(state, messages);
        scores = new OrbisScoreTexts(state, messages);
    }

    private String title(int tile) {
        return Messages.capital(texts.tile(tile));
    }

    /**
     * {@return what a tile does}
     *
     * @param tile a tile, 0..64
     */
    String[] what(int tile) {
        return new String[] {title(tile), texts.effect(tile)};
    }

    /**
     * {@return the tile of a slot, the slot's name in the log, and whether and how the tile can be paid for}
     *
     * @param slot a slot of the display, 0..8
     */
    String[] offer(int slot) {
        OrbisPreview preview = facts.preview(slot);
        String key = OrbisPreviewRenderer.canBuild(preview) ? "orbis.pay.wild" : "orbis.pay.only";
        return new String[] {
            title(preview.tile()) + ", " + OrbisFacts.slotName(slot),
            texts.effect(preview.tile()),
            messages.format(key, texts.pay(preview), wild(preview))
        };
    }

    /**
     * {@return the confirmation of a tile that can only become a wilderness: why, and the effect}
     *
     * @param preview what taking a tile would bring
     */
    String onlyWild(OrbisPreview preview) {
        return messages.format(preview.places() == 0 ? "orbis.confirm.noplace" : "orbis.confirm.dear", wild(preview));
    }

    // What a wilderness would change, from the worst place to the best.
    private String wild(OrbisPreview preview) {
        int worst = Integer.MAX_VALUE;
        int best = Integer.MIN_VALUE;
        for (int left = preview.wildPlaces(); left != 0; left &= left - 1) {
            int points = preview.wildPoints(Integer.numberOfTrailingZeros(left));
            worst = Math.min(worst, points);
            best = Math.max(best, points);
        }
        return worst == best
                ? OrbisTexts.signed(best)
                : messages.format("orbis.span", OrbisTexts.signed(worst), OrbisTexts.signed(best));
    }

    /**
     * {@return what a god does}
     *
     * @param god a god, 0..9
     */
    String[] god(int god) {
        String key = "orbis.god." + OrbisGods.name(god);
        return new String[] {messages.text(key), messages.text(key + ".1") + " " + messages.text(key + ".2")};
    }

    /**
     * {@return what a tile in a pyramid does}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29
     */
    String[] laid(int seat, int cell) {
        int tile = facts.tile(seat, cell);
        if (tile == OrbisFacts.WILDERNESS) {
            return new String[] {title(tile), messages.text("orbis.wilderness.about")};
        }
        String status = texts.status(seat, cell, tile);
        return status.isEmpty() ? what(tile) : new String[] {title(tile), texts.effect(tile), status};
    }

    /**
     * {@return the parts of a seat's points}
     *
     * @param seat a seat, from 0
     */
    String[] score(int seat) {
        return new String[] {
            messages.format("orbis.score", texts.seat(seat), messages.count("points", state.score(seat))) + " ("
                    + String.join(", ", scores.points(seat)) + ")"
        };
    }
}
