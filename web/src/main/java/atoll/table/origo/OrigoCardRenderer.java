package atoll.table.origo;

import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoMap;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws cards: in a hand, face down, played, and on the pile. */
final class OrigoCardRenderer {
    private static final double LONG = 8.8;
    private static final double WORDS = 5.6;
    /** The size of a country's name. */
    private static final double NAME = 5.4;
    /** That of its code on a phone. */
    private static final double SHORT_NAME = 7.1;
    /** The distance of maps from the edge of their card, and the height of a line of words above them. */
    private static final double EDGE = 3;

    private static final double LINE = 14.5;
    /** The least width of a card with words above its map, and the width of a letter of a title. */
    private static final double WORDS_ROOM = 50;

    private static final double LETTER = 8.6;
    /** Cards at least so many times as wide as high have words beside their map. */
    private static final double LONG_CARD = 2.2;

    /** The height of cards on a phone, at most. */
    private static final double LOW = 37;

    /** A person, and the shaded side. */
    private static final Path PERSON =
            Path.tenths("M-26-42Q-26-68 0-68Q26-68 26-42Q26-20 0-14Q-26-20-26-42ZM-46 70Q-44-10 0-10Q44-10 46 70Z");

    private static final Path MANTLE =
            Path.tenths("M0-10Q44-10 46 70L20 70Q24 20 0-10ZM0-68Q26-68 26-42Q26-20 0-14Q16-40 0-68Z");

    /** Hull and mast; sail; stripes of the sail. */
    private static final Path HULL = Path.tenths(
            "M-92 22Q-102 8-96-8Q-84 14-60 30L60 30Q84 14 96-8Q102 8 92 22Q82 70 40 70L-40 70Q-82 70-92 22ZM-6 30L-6-92L7-92L7 30Z");

    private static final Path SAIL = Path.tenths("M-60-74Q0-92 60-74Q44-30 58 12Q0-4-58 12Q-44-30-60-74Z");
    /** Hull and sail of a ship. */
    static final Path[] SHIP = {HULL, SAIL};

    private static final Path STRIPES =
            Path.tenths("M-40-79L-18-83Q-8-40-17 4L-38 7Q-28-40-40-79ZM18-83L40-79Q28-40 38 7L17 4Q8-40 18-83Z");

    /** The outline of a small card. */
    static final Path CHIP = Path.round(-12.5, -7.2, 25, 14.4, 3);

    private static final Motion MOTION = Motion.PLAIN.comesFrom("pile").leavesTo("pile");

    private final Scene scene;
    private final Messages messages;
    /** The id of the card that is drawn: its parts move with it. Null for what stays. */
    private String card;

    private int parts;

    /**
     * Draws cards into a scene.
     *
     * @param scene the scene to add to
     * @param messages the texts
     */
    OrigoCardRenderer(Scene scene, Messages messages) {
        this.scene = scene;
        this.messages = messages;
    }

    /**
     * A card: its title, and its fields on a small map; a picture for people and ships.
     *
     * @param id the id of the shape
     * @param kind a card, 0..47
     * @param area where it is drawn
     */
    void card(String id, int kind, Area area) {
        scene.add(OrigoPieceRenderer.plate(id, area)
                .fill(Ink.PAPER)
                .stroke(OrigoPieceRenderer.WOOD, 1)
                .shadow(1.2)
                .motion(MOTION));
        card = id;
        parts = 0;
        face(kind, area);
        card = null;
    }

    /**
     * {@return whether a card is so wide that what is counted is beside its picture, not below}
     *
     * @param area where it is drawn
     */
    static boolean lies(Area area) {
        return area.width() > 1.3 * area.height();
    }

    private void face(int kind, Area area) {
        double x = area.centreX();
        double y = area.centreY();
        double wide = area.width();
        double high = area.height();
        boolean lies = lies(area);
        if (kind >= OrigoCards.PEOPLE) {
            boolean ship = kind == OrigoCards.SHIP;
            ground(area, EDGE, ship ? OrigoPieceRenderer.SEA : OrigoPieceRenderer.LAND);
            // beside or above the place where several are counted
            double scale = Math.min(lies ? 1.5 : 2, wide * (lies ? 0.026 : 0.036));
            picture(kind, lies ? x + Math.min(9, wide * 0.16) : x, lies ? y : y - 3, scale);
            return;
        }
        int country = OrigoCards.country(kind);
        if (country >= 0) {
            country(country, area);
            return;
        }
        double below = Math.min(high - LINE, wide - 2 * EDGE);
        double letters = Math.max(20, OrigoTexts.title(kind, messages).length() * LETTER);
        double beside = Math.min(high - 2 * EDGE, wide - 2 * EDGE - letters);
        if (high < LOW && wide < LONG_CARD * high && beside > below) {
            // a short title, at the left of a larger map
            title(kind, area.left() + (wide - beside - EDGE) / 2, area.top() + 8, LONG, 13);
            map(kind, area.left() + wide - beside - EDGE, y - beside / 2, beside);
        } else if (wide >= LONG_CARD * high) {
            words(kind, area, area.top() + 8);
            map(kind, area.left() + wide - high + EDGE, area.top() + EDGE, high - 2 * EDGE);
        } else if (wide > WORDS_ROOM) {
            words(kind, area, area.top() + 6.4);
            map(kind, area.left() + wide - below - EDGE, area.top() + high - below - EDGE, below);
        } else {
            title(kind, x, area.top() + 6.9, LONG, OrigoPieceRenderer.NUMBER);
            double size = Math.min(wide - 8, below - EDGE); // below the hook of J
            map(kind, x - size / 2, area.top() + high - size - EDGE, size);
        }
    }

    // The name of a country above its land.
    private void country(int country, Area area) {
        boolean lies = lies(area);
        boolean names = area.width() > WORDS_ROOM;
        double head = names ? LINE - 2 : LINE - 1;
        String code = OrigoTexts.code(country, messages);
        Shape name = names
                ? Shape.text(partId(), OrigoTexts.region(country, messages), NAME)
                        .shortText(code)
                        .bold()
                : Shape.text(partId(), code, SHORT_NAME);
        ground(area, head, OrigoPieceRenderer.SEA);
        // right of the place where several are counted
        double aside = lies && area.width() < 2 * area.height() ? 12 : 4;
        land(
                country,
                area.left() + aside,
                area.top() + head + 1,
                area.width() - aside - 4,
                area.height() - head - EDGE - 1.6);
        scene.add(name.motion(MOTION)
                .at(lies ? area.left() + 4 : area.centreX(), area.top() + head * (names ? 0.5 : 0.56))
                .align(lies ? Shape.Align.LEFT : Shape.Align.CENTRE)
                .serif()
                .fill(Ink.TEXT));
    }

    // In words, if they are readable there.
    private void words(int kind, Area area, double y) {
        scene.add(Shape.text(partId(), Messages.capital(OrigoTexts.card(kind, messages)), WORDS)
                .motion(MOTION)
                .shortText(OrigoTexts.title(kind, messages))
                .at(area.left() + 3.5, y)
                .align(Shape.Align.LEFT)
                .fill(Ink.TEXT)
                .bold());
    }

    // What a picture lies on, below the title.
    private void ground(Area area, double head, Ink ink) {
        add(
                        Path.rect(0, 0, area.width() - 2 * EDGE, area.height() - head - EDGE),
                        area.left() + EDGE,
                        area.top() + head,
                        1)
                .fill(ink)
                .stroke(OrigoPieceRenderer.WOOD, 0.7);
    }

    // A country cut out of the map, as large as it fits there.
    private void land(int country, double left, double top, double wide, double high) {
        Path outline = OrigoOutlines.region(country);
        double w = outline.right() - outline.left();
        double h = outline.bottom() - outline.top();
        double scale = Math.min(wide / w, high / h);
        double x = left + wide - (wide - w * scale) / 2 - outline.right() * scale;
        double y = top + (high - h * scale) / 2 - outline.top() * scale;
        add(outline, x, y, scale).fill(OrigoPieceRenderer.LAND).stroke(OrigoPieceRenderer.LAND, 0.4);
        for (Shape part : OrigoGrowth.in(country)) {
            scene.add(part.at(x, y).scale(scale));
        }
        add(OrigoOutlines.rim(country, 0), x, y, scale).stroke(OrigoPieceRenderer.RED, 1.4);
    }

    /**
     * A small map of Europe with the fields of a card.
     *
     * @param kind a card, 0..47
     * @param left the left edge
     * @param top the top edge
     * @param size the length of a side
     */
    void map(int kind, double left, double top, double size) {
        double scale = size / 10;
        add(Path.rect(0, 0, 10, 10), left, top, scale).fill(OrigoPieceRenderer.LAND);
        for (int sea = OrigoMap.COUNTRIES; sea < OrigoMap.REGIONS; sea++) {
            add(OrigoOutlines.region(sea), left, top, scale / OrigoOutlines.FIELD)
                    .fill(OrigoPieceRenderer.SEA);
        }
        add(OrigoOutlines.coast(), left, top, scale / OrigoOutlines.FIELD).stroke(OrigoPieceRenderer.WOOD, 1);
        add(OrigoOutlines.card(kind), left, top, scale).fill(OrigoPieceRenderer.RED);
        add(Path.rect(0, 0, 10, 10), left, top, scale).stroke(OrigoPieceRenderer.WOOD, 0.3);
    }

    private Shape add(Path path, double x, double y, double scale) {
        Shape shape = Shape.of(partId(), path).at(x, y).scale(scale).motion(MOTION);
        scene.add(shape);
        return shape;
    }

    private String partId() {
        return card == null ? null : card + "-" + parts++;
    }

    // Long titles, of several rows or columns, are smaller, and shortened where unreadable: 9+ for 9–10.
    private void title(int kind, double x, double y, double size, double large) {
        String text = OrigoTexts.title(kind, messages);
        boolean wide = text.length() > 2;
        int country = OrigoCards.country(kind);
        String brief = country >= 0 ? OrigoTexts.brief(country, messages) : text.charAt(0) + "+";
        scene.add(Shape.text(partId(), text, wide ? size : large)
                .motion(MOTION)
                .shortText(wide ? brief : text)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }

    /**
     * The picture of a card: a ship, or three people.
     *
     * @param kind a ship card or a people card
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void picture(int kind, double x, double y, double scale) {
        if (kind == OrigoCards.SHIP) {
            add(HULL, x, y + scale, scale).fill(OrigoPieceRenderer.SHIP);
            add(SAIL, x, y + scale, scale).fill(OrigoPieceRenderer.STONE).stroke(OrigoPieceRenderer.SHIP, 0.9);
            add(STRIPES, x, y + scale, scale).fill(OrigoPieceRenderer.RED);
            return;
        }
        for (int person = -1; person <= 1; person += person < 0 ? 2 : -1) {
            double size = person == 0 ? scale : 0.82 * scale;
            double px = x + 7 * person * scale;
            double py = y + (person == 0 ? 0 : 1.2 * scale);
            add(PERSON, px, py, size)
                    .fill(person == 0 ? OrigoPieceRenderer.RED : OrigoPieceRenderer.WOOD)
                    .stroke(OrigoPieceRenderer.COAST, 0.8);
            add(MANTLE, px, py, size).fill(Ink.SHADOW).alpha(0.5);
            if (person == 0) {
                return;
            }
        }
    }

    /**
     * A pile of cards; the top one has the id "pile".
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void pile(double x, double y, double scale) {
        for (int i = 2; i >= 0; i--) {
            scene.add(Shape.of(i == 0 ? "pile" : null, Path.round(-4.5, -6.5, 9, 13, 1.5))
                    .at(x + 1.4 * i * scale, y + (0.8 * i - 0.8) * scale)
                    .scale(scale)
                    .fill(OrigoPieceRenderer.WOOD)
                    .stroke(Ink.PAPER, 0.8)
                    .shadow(i == 2 ? 0.8 : 0));
        }
    }

    /**
     * A small played card: its title or its picture.
     *
     * @param id the id of the shape
     * @param comesFrom the id of the shape where it appears if it is new, or null
     * @param kind a card, 0..47
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void chip(String id, String comesFrom, int kind, double x, double y) {
        chip(Shape.of(id, CHIP).motion(Motion.PLAIN.comesFrom(comesFrom)).at(x, y), kind);
    }

    /**
     * A small card: its title or its picture.
     *
     * @param plate its outline, at the place and in the size of the card
     * @param kind a card, 0..47
     */
    void chip(Shape plate, int kind) {
        double x = plate.x();
        double y = plate.y();
        double scale = plate.scale();
        scene.add(plate.fill(Ink.PAPER).stroke(OrigoPieceRenderer.WOOD, 1));
        if (kind >= OrigoCards.PEOPLE) {
            picture(kind, x, y, 0.68 * scale);
        } else {
            title(kind, x, y + 0.5 * scale, 7 * scale, OrigoPieceRenderer.NUMBER * scale);
        }
    }

    /**
     * The back of a card.
     *
     * @param id the id of the shape
     * @param area where it is drawn
     */
    void back(String id, Area area) {
        scene.add(OrigoPieceRenderer.plate(id, area)
                .fill(OrigoPieceRenderer.WOOD)
                .stroke(Ink.PAPER, 1.4)
                .shadow(1));
        scene.add(Shape.of(OrigoPieceRenderer.SHIELD)
                .at(area.centreX(), area.centreY())
                .scale(Math.min(area.width(), area.height()) / 34)
                .stroke(Ink.PAPER, 1.4));
    }
}
