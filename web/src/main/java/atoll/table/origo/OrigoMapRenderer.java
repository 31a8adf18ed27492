package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.COAST;
import static atoll.table.origo.OrigoPieceRenderer.STONE;
import static atoll.table.origo.OrigoPieceRenderer.WOOD;
import static atoll.table.origo.OrigoRenderer.PARCHMENT;

import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws Europe: sea with depth lines, land washed in its leader's tint, straps between the shields of clans, names, values. */
final class OrigoMapRenderer {
    /** The colour of land that nobody leads, and below the tint of who does. */
    static final Ink FREE = new Ink("origo-land-2");

    /** The height of a country's values. */
    private static final double VALUE = 10;
    /** The same in a small country, as a fraction of a field. */
    private static final double SMALL_VALUE = 0.3;

    private static final double SMALL_DESKTOP = 0.26;

    /** The width of a leader's sign. */
    private static final double SIGN = 7.4;

    private static final double SMALL_SIGN = 5;

    /** How much wider the tile of the first place is than the others. */
    private static final double FIRST = 1.25;

    private final OrigoState state;
    private final OrigoFacts facts;
    private final OrigoLayout layout;
    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final Messages messages;
    private final boolean[] straps = new boolean[OrigoMap.FIELDS];

    /**
     * Draws the map of a position.
     *
     * @param state the position or view
     * @param facts the facts of the position
     * @param layout where everything lies
     * @param scene the scene to add to
     * @param messages the texts
     */
    OrigoMapRenderer(OrigoState state, OrigoFacts facts, OrigoLayout layout, Scene scene, Messages messages) {
        this.state = state;
        this.facts = facts;
        this.layout = layout;
        this.scene = scene;
        this.messages = messages;
        pieces = new OrigoPieceRenderer(scene);
    }

    /** Draws what may change on the map, below the shields: who leads where, and whether there is room for mountains and trees. */
    void countries() {
        ship("A3");
        ship("B8");
        ship("F1");
        ship("I6");
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            int seat = facts.scoring().leader(country);
            if (seat >= 0) {
                scene.add(onMap("wash-" + country + "-" + seat, OrigoOutlines.region(country))
                        .fill(Ink.seat(seat))
                        .alpha(0.07)
                        .motion(Motion.PLAIN.step(2)));
                // strong along its border only, as on an old map: inside, land must not look like the sea
                for (int inner = 1; inner >= 0; inner--) {
                    scene.add(onMap(
                                    (inner > 0 ? "band-" : "rim-") + country + "-" + seat,
                                    OrigoOutlines.rim(country, inner))
                            .stroke(Ink.seat(seat), inner > 0 ? 3 : 1.1)
                            .alpha(inner > 0 ? 0.13 : 0.7)
                            .motion(Motion.PLAIN.step(2)));
                }
            }
        }
        // between two washes of the same colour, too, a border stays clear
        scene.add(onMap(OrigoOutlines.borders()).stroke(PARCHMENT, 0.75).alpha(0.6));
        scene.add(onMap(OrigoOutlines.borders()).stroke(COAST, 0.4));
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            if (state.board().owner(field) < 0) {
                OrigoGrowth.add(field, layout, scene);
            }
        }
    }

    // Where no shield is.
    private void ship(String name) {
        int field = OrigoMap.field(name);
        for (int part = 0; part < 2 && state.board().owner(field) < 0; part++) {
            scene.add(Shape.of(OrigoCardRenderer.SHIP[part])
                    .at(layout.middleX(field), layout.middleY(field))
                    .scale(layout.cell / 40)
                    .fill(part == 0 ? OrigoPieceRenderer.SHIP : STONE)
                    .stroke(OrigoPieceRenderer.SHIP, 0.6)
                    .alpha(0.75));
        }
    }

    private Shape onMap(Path path) {
        return onMap(null, path);
    }

    private Shape onMap(String id, Path path) {
        return layout.onMap(Shape.of(id, path));
    }

    /** Straps between the neighbours of a clan, each as long as to the edge of its field; by field, whatever the clans are. */
    void clans() {
        OrigoScoring scoring = facts.scoring();
        boolean[][] clans = new boolean[OrigoMap.FIELDS][];
        for (int clan = 0; clan < scoring.clans(); clan++) {
            boolean[] in = new boolean[OrigoMap.FIELDS];
            for (int field : facts.group(scoring.clanField(clan))) {
                in[field] = true;
                clans[field] = in;
            }
        }
        for (int layer = 0; layer < 2; layer++) {
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (clans[field] != null) {
                    Shape strap = Shape.of("clan-" + field + (layer == 0 ? "-edge" : ""), strap(field, clans[field]))
                            .at(layout.middleX(field), layout.middleY(field))
                            .motion(Motion.PLAIN.step(2));
                    double width = layout.cell * (layer == 0 ? 0.145 : 0.095);
                    scene.add(strap.stroke(
                            layer == 0 ? COAST : Ink.seat(state.board().owner(field)), width));
                }
            }
        }
    }

    private Path strap(int field, boolean[] in) {
        int i = field % OrigoMap.SIDE;
        int j = field / OrigoMap.SIDE;
        // a little longer, so that both halves meet wherever pictures round their ends
        double half = layout.cell / 2 + 0.5;
        Path strap = new Path();
        if (i > 0 && in[field - 1]) {
            strap.move(0, 0).line(-half, 0);
        }
        if (i < OrigoMap.SIDE - 1 && in[field + 1]) {
            strap.move(0, 0).line(half, 0);
        }
        if (j > 0 && in[field - OrigoMap.SIDE]) {
            strap.move(0, 0).line(0, -half);
            straps[field] = true;
        }
        if (j < OrigoMap.SIDE - 1 && in[field + OrigoMap.SIDE]) {
            strap.move(0, 0).line(0, half);
        }
        return strap;
    }

    /**
     * Writes the names of countries and seas, and draws the plates with the countries' values.
     *
     * @param battle the field of a battle, where letters have a clear ground; or -1
     */
    void names(int battle) {
        for (int field = OrigoMap.SIDE; field < OrigoMap.FIELDS; field++) {
            straps[field] |=
                    OrigoMap.isSea(OrigoMap.region(field)) && state.board().owner(field) >= 0;
        }
        OrigoNames names = OrigoNames.all(layout, straps, battle, messages);
        names.addTo(scene);
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            double x = layout.edge + names.plates().x(country) * layout.cell;
            double y = layout.edge + names.plates().y(country) * layout.cell;
            plate(country, facts.scoring().leader(country), x, y, layout.cell / (layout.tall ? 28 : 31));
        }
    }

    // The leader's sign stands before the values, closer in a small country.
    private void plate(int country, int leader, double x, double y, double unit) {
        boolean founded = state.board().isFounded(country);
        boolean small = OrigoMap.size(country) < 5;
        double size = small ? smallValue() : VALUE * unit;
        double sign = leader < 0 ? 0 : small ? SMALL_SIGN : SIGN;
        double each = small ? leader >= 0 ? 7.2 : layout.tall ? 8.3 : 9.2 : layout.tall ? 12.4 : 10.3;
        double first = small ? each : each * FIRST;
        double width = first + (OrigoMap.PLACES - 1) * each + sign + 1.6;
        if (founded) {
            scene.addAbove(battlements(width, high()).at(x, y).scale(unit));
        }
        if (small) {
            firstValue(country, leader, x, y, unit);
        }
        Shape plate = below(small, size / unit, sheet((founded ? "founded-" : "plate-") + country, country, width));
        scene.addAbove(plate.at(x, y).scale(unit).fill(PARCHMENT));
        if (founded) {
            plate.motion(Motion.PLAIN
                    .comesFrom("stone-" + (state.board().stones() - 1))
                    .step(1));
        }
        double left = x + (0.8 + sign - width / 2) * unit;
        if (leader >= 0) {
            Shape badge = OrigoPieceRenderer.sign(
                    leader, left - sign * 0.49 * unit, y, (small ? 2.2 : 2.9) * unit, "lead-" + country + "-" + leader);
            scene.addAbove(below(small, size, badge));
        }
        for (int place = 0; place < OrigoMap.PLACES; place++) {
            double wide = place == 0 ? first : each;
            double middle = left + wide / 2 * unit;
            left += wide * unit;
            scene.addAbove(below(small, size / unit, OrigoPodium.tile(place, wide - 0.8, high() - 1.4))
                    .at(middle, y)
                    .scale(unit));
            Shape value = value(country, place, size).at(middle, y + 0.3 * unit);
            scene.addAbove(place == 0 && !small ? value.bold() : value);
            if (small) {
                value.shortText("");
            }
        }
    }

    // On the smallest phones only the first value fits into a small country. Elsewhere the whole plate hides it.
    private void firstValue(int country, int leader, double x, double y, double unit) {
        double sign = leader < 0 ? 0 : SIGN;
        scene.addAbove(sheet(null, country, sign + 13).at(x, y).scale(unit).fill(PARCHMENT));
        if (leader >= 0) {
            pieces.signAbove(null, leader, x - 6.2 * unit, y, 2.9 * unit);
        }
        double middle = x + sign / 2 * unit;
        scene.addAbove(OrigoPodium.tile(0, 11.4, high() - 1.4).at(middle, y).scale(unit));
        Shape value = value(country, 0, smallValue());
        scene.addAbove(value.withText(" ")
                .shortText(value.text())
                .at(middle, y + 0.3 * unit)
                .bold());
    }

    /**
     * {@return the battlements above the plate of a founded country, around its middle}
     *
     * @param width the width of the plate
     * @param high its height
     */
    static Shape battlements(double width, double high) {
        int merlons = width > 34 ? 5 : 3;
        double each = (width - 2) / (2 * merlons - 1);
        Path wall = new Path();
        for (int i = 0; i < merlons; i++) {
            double left = 1 - width / 2 + 2 * i * each;
            double top = -high / 2 - 2;
            wall.move(left, top)
                    .line(left + each, top)
                    .line(left + each, top + 4)
                    .line(left, top + 4)
                    .close();
        }
        return Shape.of(wall).fill(COAST);
    }

    // A broad rim surrounds the values of founded countries.
    private Shape sheet(String id, int country, double width) {
        boolean founded = state.board().isFounded(country);
        return Shape.of(id, Path.round(-width / 2, -high() / 2, width, high(), 3))
                .stroke(founded ? COAST : WOOD, founded ? 1.5 : 0.6);
    }

    private double smallValue() {
        return layout.cell * (layout.tall ? SMALL_VALUE : SMALL_DESKTOP);
    }

    private double high() {
        return layout.tall ? 11.2 : 10.4;
    }

    private static Shape below(boolean small, double size, Shape plate) {
        return small ? plate.below(size) : plate;
    }

    private static Shape value(int country, int place, double size) {
        return Shape.text(null, Integer.toString(OrigoMap.value(country, place)), size)
                .fill(Ink.TEXT);
    }
}
