package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The names of the icons, and what the opening picture of the help points at. */
final class KanaloaLegend {
    private static final double MIDDLE = 12;

    private final Messages messages;
    private final List<LegendEntry> entries = new ArrayList<>();
    private final List<Callout> callouts = new ArrayList<>();

    /**
     * The legend in one language.
     *
     * @param messages the texts, with the game's help
     */
    KanaloaLegend(Messages messages) {
        this.messages = messages;
    }

    /** {@return all icons, in the order of the table} */
    List<LegendEntry> entries() {
        Path lane = Path.segment(-2, 17, 26, 7);
        Scene bridge = add("bridge");
        for (Shape part : KanaloaSigns.bridge(null, lane, 0, 1)) {
            bridge.add(part);
        }
        bridge.add(KanaloaSigns.sign(null, 0, MIDDLE, MIDDLE, 5.6));
        add("lane").add(Shape.of(lane).stroke(KanaloaRenderer.LANE, 2).dash(3));
        KanaloaSigns.flag(0, 13.5, 13.5, 0.85, 10, add("flag"));
        Scene need = add("need");
        need.add(plate(Path.round(0.5, 4, 23, 16, 4)));
        Scene cards = add("cards");
        for (int i = 0; i < 3; i++) {
            need.add(KanaloaSigns.pip(null, 0, i < 2, 1).at(MIDDLE + (i - 1) * 7.2, 8.4));
            need.add(KanaloaSigns.pip(null, 1, i < 1, 1).at(MIDDLE + (i - 1) * 7.2, 15.6));
            cards.add(KanaloaSigns.card(i == 2, 1.4).at(MIDDLE + (i - 1) * 7.6, MIDDLE));
        }
        add("pile")
                .add(KanaloaPieceRenderer.smallBack(null, 13, 13).scale(1.5))
                .add(KanaloaPieceRenderer.smallBack(null, 11, 11.5).scale(1.5));
        add("played")
                .add(plate(Path.round(-6, -9, 12, 18, 2)).at(MIDDLE, MIDDLE).turn(-0.2));
        add("unseen").add(KanaloaPieceRenderer.smallBack(null, MIDDLE, MIDDLE).scale(1.4));
        Path frame = Path.round(1.5, 6, 21, 12, 2.5);
        Scene known = add("known").add(plate(frame).stroke(Ink.seat(1), 1.6));
        for (Shape part : KanaloaPictures.of(KanaloaMap.find("DALI"), null, MIDDLE, 17, 0.42)) {
            known.add(part);
        }
        add("doubt").add(Shape.of(frame).stroke(Ink.LINE, 1).dash(2)).add(text("?", MIDDLE));
        add("seer").add(plate(Path.round(3, -4, 18, 17, 3))).add(KanaloaSigns.sign(null, 1, MIDDLE, 14, 5));
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            Scene stone = add(KanaloaGods.name(god));
            for (Shape part : KanaloaSigns.stone("", god, MIDDLE, MIDDLE, 8.5)) {
                stone.add(part);
            }
        }
        return entries;
    }

    private Scene add(String key) {
        Scene icon = new Scene(24, 24);
        entries.add(new LegendEntry(icon, messages.text("kanaloa.legend." + key)));
        return icon;
    }

    private static Shape plate(Path path) {
        return Shape.of(path).fill(Ink.PAPER).stroke(Ink.LINE, 0.8);
    }

    private static Shape text(String text, double x) {
        return Shape.text(null, text, 12).at(x, MIDDLE + 0.3).fill(Ink.TEXT).bold();
    }

    /**
     * {@return up to ten things of a position, from the map to the hand; only what is there}
     *
     * @param state the position or view
     */
    List<Callout> callouts(KanaloaState state) {
        int near = Math.max(0, state.actor());
        int flag = -1;
        int stone = -1;
        for (int island = KanaloaMap.ISLANDS - 1; island >= 0; island--) {
            flag = state.board().controller(island) >= 0 ? island : flag;
            stone = state.board().stone(island) != KanaloaGods.NONE ? island : stone;
        }
        int main = KanaloaMap.find("ORO");
        island("need", main);
        island("flag", flag);
        island("stone", stone == main ? -1 : stone);
        int other = 0;
        while (other == flag || other == stone || other == main) {
            other++;
        }
        island("island", other);
        lane("bridge", state, true);
        lane("lane", state, false);
        if (state.left() > 0) {
            add("deck", KanaloaSpots.DECK);
        }
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.display(island) > 0 && state.phase() != KanaloaPhase.STEALING) {
                add("open", KanaloaSpots.OPEN + KanaloaMap.name(island));
                break;
            }
        }
        add("seat", KanaloaSpots.SEAT + (near == 0 ? 1 : 0));
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.hand(near, island) > 0) {
                add("hand", KanaloaSpots.HAND + KanaloaMap.name(island));
                break;
            }
        }
        return callouts;
    }

    private void island(String key, int island) {
        if (island >= 0) {
            add(key, KanaloaSpots.ISLAND + KanaloaMap.name(island));
        }
    }

    // The first connection that bears a bridge, or is free.
    private void lane(String key, KanaloaState state, boolean built) {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (state.board().owner(c) >= 0 == built) {
                add(key, KanaloaSpots.LANE + KanaloaMap.connectionName(c));
                return;
            }
        }
    }

    private void add(String key, String spot) {
        callouts.add(new Callout(spot, messages.text("kanaloa.callout." + key)));
    }
}
