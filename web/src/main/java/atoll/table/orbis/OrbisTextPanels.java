package atoll.table.orbis;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPreview;
import atoll.games.orbis.OrbisState;
import atoll.table.text.Messages;
import java.util.List;

/** What is written on plates, line by line. */
final class OrbisTextPanels {
    private final OrbisState state;
    private final OrbisFacts survey;
    private final OrbisTexts wording;
    private final Messages words;

    OrbisTextPanels(OrbisState state, Messages words) {
        this.state = state;
        this.words = words;
        survey = state.survey();
        wording = new OrbisTexts(state, words);
    }

    private String title(int tile) {
        String name = wording.tile(tile);
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    String[] what(int tile) {
        return new String[] {title(tile), wording.effect(tile)};
    }

    /** What the tile of a slot is, the slot's name as the log tells it, and whether and how it can be paid for. */
    String[] offer(int slot) {
        OrbisPreview preview = survey.preview(slot);
        String key = OrbisPreviewRenderer.canBuild(preview) ? "orbis.pay.wild" : "orbis.pay.only";
        return new String[] {
            title(preview.tile()) + ", " + OrbisFacts.slotName(slot),
            wording.effect(preview.tile()),
            words.format(key, wording.pay(preview), wild(preview))
        };
    }

    /** What is to be confirmed of a tile that can only become a wilderness: why, and what that brings. */
    String onlyWild(OrbisPreview preview) {
        return words.format(preview.places() == 0 ? "orbis.confirm.noplace" : "orbis.confirm.dear", wild(preview));
    }

    // What a wilderness would change, from the worst of its places to the best.
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
                : words.format("orbis.span", OrbisTexts.signed(worst), OrbisTexts.signed(best));
    }

    String[] god(int god) {
        String key = "orbis.god." + OrbisGods.name(god);
        return new String[] {words.text(key), words.text(key + ".1"), words.text(key + ".2")};
    }

    String[] laid(int seat, int cell) {
        int tile = survey.tile(seat, cell);
        if (tile == OrbisFacts.WILDERNESS) {
            return new String[] {title(tile), words.text("orbis.wilderness.about")};
        }
        String status = wording.status(seat, cell, tile);
        return status.isEmpty() ? what(tile) : new String[] {title(tile), wording.effect(tile), status};
    }

    String[] score(int seat) {
        List<String> parts = wording.points(seat);
        int half = (parts.size() + 1) / 2;
        return new String[] {
            words.format("orbis.score", wording.seat(seat), words.count("points", state.score(seat))),
            OrbisTexts.list(parts.subList(0, half)),
            OrbisTexts.list(parts.subList(half, parts.size()))
        };
    }
}
