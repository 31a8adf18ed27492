package atoll.table.ponte;

import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteNetworks;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.scene.Scene;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The legend of the lagoon: the icons, and what its picture points at. */
final class PonteLegend {
    private static final List<String> ICONS =
            List.of("light", "dark", "island", "chain", "bridge", "start", "free", "quay");

    private PonteLegend() {}

    /**
     * {@return every icon with its name}
     *
     * @param messages the texts, with the game's help
     */
    static List<LegendEntry> entries(Messages messages) {
        List<LegendEntry> entries = new ArrayList<>();
        for (String icon : ICONS) {
            Scene scene = new Scene(24, 24);
            PontePieceRenderer.icon(icon, scene);
            entries.add(new LegendEntry(scene, messages.text("ponte.legend." + icon)));
        }
        return entries;
    }

    /**
     * {@return what a picture of a board points at: one place of each kind that is there}
     *
     * @param board the board
     * @param messages the texts, with the game's help
     */
    static List<Callout> callouts(PonteBoard board, Messages messages) {
        PonteNetworks light = new PonteNetworks().of(board, PonteBoard.LIGHT);
        PonteNetworks dark = new PonteNetworks().of(board, PonteBoard.DARK);
        List<Callout> callouts = new ArrayList<>();
        add("water", board, cell -> board.colourAt(cell) < 0 && !board.isUnderBridge(cell), messages, callouts);
        add("light", board, cell -> board.colourAt(cell) == PonteBoard.LIGHT, messages, callouts);
        add("dark", board, cell -> board.colourAt(cell) == PonteBoard.DARK, messages, callouts);
        add("sandbank", board, cell -> board.colourAt(cell) >= 0 && board.groupSize(cell) == 3, messages, callouts);
        add("island", board, cell -> light.at(cell) > 0 || dark.at(cell) > 0, messages, callouts);
        add("bridge", board, cell -> board.mate(cell) > 0, messages, callouts);
        add("under", board, board::isUnderBridge, messages, callouts);
        return callouts;
    }

    private static void add(
            String text, PonteBoard board, IntPredicate here, Messages messages, List<Callout> callouts) {
        for (int i = 0; i < board.size() * board.size(); i++) {
            int cell = PonteMoves.cell(i % board.size(), board.size() - 1 - i / board.size());
            String spot = PonteMoves.name(cell);
            if (here.test(cell)
                    && callouts.stream().noneMatch(other -> other.spot().equals(spot))) {
                callouts.add(new Callout(spot, messages.text("ponte.callout." + text)));
                return;
            }
        }
    }
}
