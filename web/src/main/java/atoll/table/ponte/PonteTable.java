package atoll.table.ponte;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteNetworks;
import atoll.games.ponte.PonteState;
import atoll.table.Callout;
import atoll.table.Chapter;
import atoll.table.EditTable;
import atoll.table.Guide;
import atoll.table.LegendEntry;
import atoll.table.ScoreRow;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The table of Ponte, its spots and labels. {@link PonteRenderer} draws it. */
public final class PonteTable implements Table {
    private static final String LIGHT = "light";
    private static final String DARK = "dark";
    private static final String PASS = "pass";

    @Override
    public String id() {
        return "ponte";
    }

    @Override
    public Scene cover() {
        return PonteCover.draw();
    }

    @Override
    public String several(String clause, Messages messages) {
        return clause.replace(messages.text("ponte.tell.single"), messages.text("ponte.tell.several"));
    }

    @Override
    public Scene scene(State view, ViewOptions options) {
        PonteState state = (PonteState) view;
        PonteBoard board = state.board();
        PonteRenderer renderer = new PonteRenderer(board.size(), options);
        Scene scene = renderer.draw(state, options.last());
        for (int row = board.size() - 1; row >= 0; row--) {
            for (int column = 0; column < board.size(); column++) {
                int cell = PonteMoves.cell(column, row);
                Area area =
                        new Area.Box(renderer.left(cell), renderer.top(cell), PonteRenderer.CELL, PonteRenderer.CELL);
                // a tile is where a bridge begins
                Area marked = board.colourAt(cell) < 0 ? area : new Area.Start(area);
                scene.add(new Spot(PonteMoves.name(cell), marked, label(board, cell, options.messages()), "board"));
            }
        }
        if (state.phase() == PonteState.Phase.COLOUR) {
            scene.add(Spot.button(LIGHT, options.messages().text("ponte.take.light")));
            scene.add(Spot.button(DARK, options.messages().text("ponte.take.dark")));
        }
        if (state.phase() == PonteState.Phase.TURN && what(state).equals("stuck")) {
            scene.add(Spot.button(PASS, options.messages().text("ponte.pass")));
        }
        return scene;
    }

    private static String label(PonteBoard board, int cell, Messages messages) {
        String name = PonteMoves.name(cell);
        int colour = board.colourAt(cell);
        if (colour < 0) {
            return messages.format(board.isUnderBridge(cell) ? "ponte.cell.under" : "ponte.cell.free", name);
        }
        String side = colour == PonteBoard.LIGHT ? LIGHT : DARK;
        String kind = board.groupSize(cell) == 4 ? "island" : "sandbank";
        String label = messages.format("ponte.cell." + side + "." + kind, name);
        int mate = board.mate(cell);
        return mate == 0 ? label : messages.format("ponte.cell.bridge", label, PonteMoves.name(mate));
    }

    @Override
    public List<String> spotsOfMove(State view, int move) {
        if (PonteMoves.isBridge(move)) {
            return List.of(PonteMoves.name(PonteMoves.lower(move)), PonteMoves.name(PonteMoves.upper(move)));
        }
        return switch (move) {
            case PonteMoves.LIGHT -> List.of(LIGHT);
            case PonteMoves.DARK -> List.of(DARK);
            case PonteMoves.PASS -> List.of(PASS);
            default -> List.of(PonteMoves.name(move));
        };
    }

    @Override
    public void drawPreview(State view, int move, ViewOptions options, Scene scene) {
        PonteState state = (PonteState) view;
        PonteRenderer renderer = new PonteRenderer(state.board().size(), options);
        if (PonteMoves.isBridge(move)) {
            renderer.previewBridge(move, scene);
        } else if (PonteMoves.isTile(move)) {
            renderer.previewTile(move, tileColour(state), scene);
        }
    }

    @Override
    public void drawHover(State view, String spot, ViewOptions options, Scene scene) {
        PonteState state = (PonteState) view;
        PonteBoard board = state.board();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int cell = PonteMoves.cell(column, row);
                if (PonteMoves.name(cell).equals(spot) && board.colourAt(cell) >= 0) {
                    new PonteRenderer(board.size(), options).network(board, cell, scene);
                }
            }
        }
    }

    private static int tileColour(PonteState state) {
        return state.hasColours() ? state.colour(state.actor()) : PonteBoard.LIGHT;
    }

    @Override
    public String prompt(State view, List<String> picks, Messages messages) {
        PonteState state = (PonteState) view;
        if (!picks.isEmpty()) {
            return messages.text("ponte.prompt.bridge");
        }
        String side = state.actor() >= 0 && tileColour(state) == PonteBoard.LIGHT ? LIGHT : DARK;
        return switch (state.phase()) {
            case OPENING -> messages.text("ponte.prompt.opening");
            case OPENING_SECOND -> messages.text("ponte.prompt.opening.second");
            case COLOUR -> messages.text("ponte.prompt.colour");
            case TURN -> {
                String prompt = messages.text("ponte.prompt." + what(state) + "." + side);
                yield state.isLastTurn() ? messages.format("ponte.prompt.last", prompt) : prompt;
            }
            case SECOND -> messages.text("ponte.prompt.second." + side);
            case OVER -> "";
        };
    }

    @Override
    public String illegalMoveText(State view, List<String> picks, String spot, ViewOptions options) {
        PonteState state = (PonteState) view;
        return new PonteIllegalMoveText(state, tileColour(state), options.messages()).to(picks, spot);
    }

    // Tiles, a bridge or both: tiles are listed first, then bridges.
    private static String what(PonteState state) {
        MoveList moves = new MoveList();
        state.moves(moves);
        if (!PonteMoves.isTile(moves.get(0))) {
            return "stuck";
        }
        return PonteMoves.isBridge(moves.get(moves.size() - 1)) ? "turn" : "tiles";
    }

    @Override
    public String tellBriefly(State before, int viewer, int move, String who, Messages messages) {
        return "";
    }

    @Override
    public String describeMove(State view, int move, String who, Messages messages) {
        if (PonteMoves.isBridge(move)) {
            String lower = PonteMoves.name(PonteMoves.lower(move));
            return messages.format("ponte.tell.bridge", who, lower, PonteMoves.name(PonteMoves.upper(move)));
        }
        return switch (move) {
            case PonteMoves.LIGHT -> messages.format("ponte.tell.light", who);
            case PonteMoves.DARK -> messages.format("ponte.tell.dark", who);
            case PonteMoves.PASS -> {
                PonteState state = (PonteState) view;
                boolean light = state.colour(state.actor()) == PonteBoard.LIGHT;
                yield messages.format("ponte.tell.pass." + (light ? LIGHT : DARK), who);
            }
            default -> messages.format("ponte.tell.tile", who, PonteMoves.name(move));
        };
    }

    @Override
    public String rationale(State view, int move, Messages messages) {
        return new PonteRationale((PonteState) view, move, messages).text();
    }

    @Override
    public String standing(State view, int seat, Messages messages) {
        PonteState state = (PonteState) view;
        if (!state.hasColours()) {
            return "";
        }
        int colour = state.colour(seat);
        PonteNetworks networks = new PonteNetworks().of(state.board(), colour);
        String parts = messages.format(
                "ponte.standing",
                messages.count("ponte.islands", networks.islands()),
                messages.count("ponte.bridges", state.board().bridges(colour)));
        int left = state.tilesLeft(colour);
        return left < 0
                ? parts
                : messages.format(
                        "ponte.standing.box",
                        parts,
                        messages.count("ponte.tiles.left", left),
                        messages.count("ponte.bridges.left", state.bridgesLeft()));
    }

    @Override
    public List<ScoreRow> scoreSheet(State view, Messages messages) {
        PonteState state = (PonteState) view;
        PonteNetworks[] networks = new PonteNetworks[2];
        for (int seat = 0; seat < 2; seat++) {
            networks[seat] = new PonteNetworks().of(state.board(), state.colour(seat));
        }
        List<ScoreRow> sheet = new ArrayList<>();
        for (int size = Math.max(networks[0].islands(), networks[1].islands()); size > 0; size--) {
            int worth = size * (size + 1) / 2;
            int[] points = new int[2];
            for (int seat = 0; seat < 2; seat++) {
                for (int n = 1; n <= networks[seat].count(); n++) {
                    points[seat] += networks[seat].islands(n) == size ? worth : 0;
                }
            }
            if (points[0] + points[1] > 0) {
                String name = "ponte.sheet." + messages.plural(size);
                sheet.add(new ScoreRow(messages.format(name, Integer.toString(size), Integer.toString(worth)), points));
            }
        }
        return sheet;
    }

    @Override
    public String ending(State view, Messages messages) {
        return messages.text("ponte.ending");
    }

    @Override
    public List<String> resultNotes(State view, int seat, Messages messages) {
        PonteState state = (PonteState) view;
        List<String> lines = new ArrayList<>();
        if (state.score(0) == state.score(1)) {
            PonteNetworks networks = new PonteNetworks().of(state.board(), state.colour(seat));
            lines.add(messages.format(
                    "ponte.result.tie",
                    messages.count("ponte.islands", networks.islands()),
                    messages.count("ponte.bridges", state.board().bridges(state.colour(seat)))));
        }
        return lines;
    }

    @Override
    public Scene seatSymbol(State view, int seat) {
        Scene scene = new Scene(24, 24);
        PontePieceRenderer.seat(null, (PonteState) view, seat, 12, 12, 1, scene);
        return scene;
    }

    @Override
    public List<Chapter> chapters() {
        return PonteLessons.chapters();
    }

    @Override
    public List<LegendEntry> legend(Messages messages) {
        return PonteLegend.entries(messages);
    }

    @Override
    public List<Callout> callouts(State view, Scene picture, Messages messages) {
        return PonteLegend.callouts(((PonteState) view).board(), messages);
    }

    @Override
    public boolean hasGuide() {
        return true;
    }

    @Override
    public Guide guide() {
        return PonteGuide.guide();
    }

    @Override
    public EditTable editing() {
        return new PonteEditTable();
    }
}
