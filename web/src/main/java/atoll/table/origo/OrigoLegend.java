package atoll.table.origo;

import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoState;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The names of all icons of the table, and the callouts of its picture in the help. */
final class OrigoLegend {
    private static final String[] ICONS = {
        "shield", "turn", "clan", "land", "values", "sailed", "leader", "stone", "red", "pile", "supply", "fields",
        "people", "ship", "sea", "clans", "race", "battle"
    };

    private static final double SIZE = 24;
    private static final double MIDDLE = 12;

    private final Messages messages;
    private Scene scene;
    private OrigoPieceRenderer pieces;

    /**
     * The legend in one language.
     *
     * @param messages the texts, with the game's help
     */
    OrigoLegend(Messages messages) {
        this.messages = messages;
    }

    /** {@return every icon with its name, in the order of the table} */
    List<LegendEntry> entries() {
        List<LegendEntry> entries = new ArrayList<>();
        for (String icon : ICONS) {
            scene = new Scene(SIZE, SIZE);
            pieces = new OrigoPieceRenderer(scene);
            draw(icon);
            entries.add(new LegendEntry(scene, messages.text("origo.legend." + icon)));
        }
        return entries;
    }

    private void draw(String icon) {
        switch (icon) {
            case "clan" -> {
                for (int layer = 0; layer < 2; layer++) {
                    scene.add(Shape.of(Path.segment(6, MIDDLE, 18, MIDDLE))
                            .stroke(layer == 0 ? OrigoPieceRenderer.COAST : Ink.seat(0), layer == 0 ? 4.4 : 2.8));
                }
                pieces.shield(0, 5.5, MIDDLE, 0.5, 1);
                pieces.shield(0, 18.5, MIDDLE, 0.5, 1);
            }
            case "land" -> {
                scene.add(square(2, OrigoPieceRenderer.LAND));
                scene.add(square(2, Ink.seat(1)).alpha(0.1));
                scene.add(square(3.4, null).stroke(Ink.seat(1), 2.8).alpha(0.65));
            }
            case "values" -> {
                scene.add(OrigoMapRenderer.battlements(23, 12).at(MIDDLE, MIDDLE));
                scene.add(Shape.of(Path.round(0.5, 6, 23, 12, 3)).stroke(OrigoPieceRenderer.COAST, 1.6));
                for (int place = 0; place < OrigoMap.PLACES; place++) {
                    double x = 5 + 7 * place;
                    scene.add(OrigoPodium.tile(place, 6.4, 10.4).at(x, MIDDLE));
                    pieces.text(Integer.toString(OrigoMap.value(0, place)), x, 12.3);
                }
            }
            case "sailed" -> {
                pieces.shield(0, MIDDLE, 11, 0.9, 1);
                pieces.sailed(MIDDLE, 20, 1);
            }
            case "turn" -> {
                scene.add(square(2, null).stroke(Ink.seat(1), 3));
                scene.add(SeatSymbols.shape(1, MIDDLE, MIDDLE, 4).fill(Ink.seat(1)));
            }
            case "leader" -> pieces.sign(null, 2, MIDDLE, MIDDLE, 8);
            case "stone", "red" -> {
                boolean red = icon.equals("red");
                scene.add(Shape.of(red ? Path.polygon(12, 2, 22, 12, 12, 22, 2, 12) : Path.disc(12, 12, 8.5))
                        .fill(OrigoPieceRenderer.STONE)
                        .stroke(red ? OrigoPieceRenderer.RED : OrigoPieceRenderer.COAST, 1.5));
                pieces.text(red ? "4" : "3", MIDDLE, 12.4);
            }
            case "pile" -> new OrigoCardRenderer(scene, messages).pile(10.6, 12.8, 1.5);
            case "supply", "shield" -> pieces.shield(0, MIDDLE, MIDDLE, icon.equals("shield") ? 1 : 0.62, 1);
            case "fields" -> new OrigoCardRenderer(scene, messages).map(OrigoCards.FIRST_COUNTRY + 3, 3, 3, 18);
            case "people" -> new OrigoCardRenderer(scene, messages).picture(OrigoCards.PEOPLE, MIDDLE, MIDDLE, 0.95);
            case "ship" -> new OrigoCardRenderer(scene, messages).picture(OrigoCards.SHIP, MIDDLE, MIDDLE, 1);
            case "sea" -> pieces.waves(MIDDLE, MIDDLE, 1.2);
            case "clans" -> pieces.clan(MIDDLE, MIDDLE, 0.7);
            case "race" -> {
                pieces.sign(null, 1, MIDDLE, 6, 3.6);
                pieces.text("31", MIDDLE, 17);
            }
            default -> pieces.swords(null, MIDDLE, MIDDLE, 1);
        }
    }

    private static Shape square(double inset, Ink fill) {
        return Shape.of(Path.round(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset, 2))
                .fill(fill);
    }

    /**
     * {@return what a picture of a position points at: a card, a shield and a free field, and everything beside the
     * map}
     *
     * @param state the position or view
     * @param drawn the picture; only its spots are explained
     */
    List<Callout> callouts(OrigoState state, Scene drawn) {
        List<Callout> callouts = new ArrayList<>();
        String shield = null;
        String free = null;
        // where the values of Britannia are
        int values = OrigoMap.field("C1");
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            int owner = state.board().owner(field);
            boolean land = field != values && !OrigoMap.isSea(OrigoMap.region(field));
            shield = shield == null && owner >= 0 && land ? OrigoTable.field(field) : shield;
            free = owner < 0 && land ? OrigoTable.field(field) : free;
        }
        String[] spots = {
            OrigoTable.TRACK,
            shield,
            free,
            OrigoTable.STONES,
            OrigoTable.PILE,
            OrigoTable.field(values),
            "score:sea",
            "score:clans",
            OrigoTable.STANDINGS,
            OrigoTable.BATTLE
        };
        String[] texts = {"track", "shield", "field", "stones", "pile", "country", "sea", "clans", "standings", "battle"
        };
        for (int i = 0; i < spots.length; i++) {
            if (spots[i] != null && drawn.spot(spots[i]) != null) {
                callouts.add(callout(spots[i], texts[i]));
            }
        }
        for (int i = 0; i < drawn.spots().size(); i++) {
            String spot = drawn.spots().get(i).id();
            if (OrigoTable.kind(spot) >= 0) {
                callouts.add(callout(spot, "hand"));
                break;
            }
        }
        return callouts;
    }

    private Callout callout(String spot, String text) {
        return new Callout(spot, messages.text("origo.callout." + text));
    }
}
