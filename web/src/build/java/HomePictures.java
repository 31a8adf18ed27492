import atoll.engine.Game;
import atoll.games.Games;
import atoll.table.all.Tables;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * Draws the {@linkplain atoll.table.Table#cover cover} of each game into one small vector picture, so that the home page shows them
 * before any program has started. Details are left out until a cover is small enough: shadows always, then small or complex shapes,
 * short parts of shapes, and slight bends. Another picture, for when nothing else is loading, shows more of them.
 *
 * <p>Usage: {@code java -classpath CLASSES HomePictures.java SITE} writes {@code SITE/pictures.svg} and {@code
 * SITE/pictures-fine.svg}, one game beside the other, with names of colours for PictureColours
 */
public final class HomePictures {
    /** The width of one picture, in its own units: about one for each CSS pixel of a card. */
    private static final int WIDTH = 320;

    private static final int HEIGHT = 400;

    /**
     * How exactly a cover is drawn.
     *
     * @param mostBytes of one cover, compressed
     * @param faintest the least opacity of what is shown
     */
    private record Kind(int mostBytes, double faintest) {}

    private static final Kind FIRST = new Kind(900, 0.4);
    private static final Kind FINE = new Kind(2000, 0.15);

    private static final Box NOTHING = new Box(9e9, 9e9, -9e9, -9e9);

    private static final int COARSEST = 80;
    /** The most that a bend is flattened: round corners stay round. */
    private static final double FLATTEST = 2.5;

    /** An outline of that many letters is worth its bytes from the least size on. */
    private static final double LETTERS = 40;

    private static final double THINNEST_LINE = 1.2;
    /** What is left out, in units of the picture: shapes and parts smaller than this, bends flatter than this. */
    private record Detail(double shape, double part, double bend) {
        static Detail level(int level) {
            return new Detail(8 + level, 3 + level / 2.0, Math.min(FLATTEST, 1 + level * 0.15));
        }
    }

    private record Box(double left, double top, double right, double bottom) {
        boolean meets(Box that) {
            return left < that.right && that.left < right && top < that.bottom && that.top < bottom;
        }

        Box with(double x, double y) {
            return new Box(Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
        }

        /** The larger side of what is seen of it in a frame. */
        double size(Box frame) {
            return Math.max(
                    Math.min(right, frame.right) - Math.max(left, frame.left),
                    Math.min(bottom, frame.bottom) - Math.max(top, frame.top));
        }
    }

    /** Shapes of the same look. */
    private record Group(String look, StringBuilder outline, List<Box> boxes) {}

    private final Scene scene;
    private final Kind kind;
    private final Box frame = new Box(0, 0, WIDTH, HEIGHT);
    private final Detail detail;
    private final double unit;
    private final List<Group> groups = new ArrayList<>();
    private final Map<String, Integer> forms = new HashMap<>();

    private HomePictures(Scene scene, Kind kind, Detail detail) {
        this.scene = scene;
        this.kind = kind;
        this.detail = detail;
        unit = WIDTH / scene.width();
    }

    public static void main(String[] args) throws IOException {
        java.nio.file.Path site = java.nio.file.Path.of(args[0]);
        Files.writeString(site.resolve("pictures.svg"), row(FIRST));
        Files.writeString(site.resolve("pictures-fine.svg"), row(FINE));
    }

    private static String row(Kind kind) throws IOException {
        int count = Games.ALL.size();
        StringBuilder row = new StringBuilder(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + WIDTH * count + " " + HEIGHT + "\">");
        for (int i = 0; i < count; i++) {
            String picture = smallEnough(Games.ALL.get(i), kind);
            // The nested element cuts off what is outside.
            row.append("<svg x=\"" + WIDTH * i + "\" width=\"" + WIDTH + "\">" + picture + "</svg>");
        }
        return row.append("</svg>\n").toString();
    }

    /** The cover in as much detail as fits into few bytes. */
    private static String smallEnough(Game game, Kind kind) throws IOException {
        Scene cover = Tables.of(game.info().id()).cover();
        for (int level = 0; level <= COARSEST; level++) {
            String picture = new HomePictures(cover, kind, Detail.level(level)).draw();
            if (packed(picture) <= kind.mostBytes) {
                return picture;
            }
        }
        throw new IllegalStateException("the cover of " + game.info().id() + " has too many shapes");
    }

    private static int packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }

    private String draw() {
        List<Shape> shapes = scene.shapes().stream()
                .filter(shape -> shape.alpha() >= kind.faintest)
                .toList();
        shapes.forEach(shape -> forms.merge(form(new Outline(shape).write()), 1, Integer::sum));
        shapes.forEach(this::add);
        StringBuilder picture = new StringBuilder();
        groups.forEach(group -> picture.append("<path" + group.look + " d=\"" + group.outline + "\"/>"));
        return picture.toString();
    }

    private void add(Shape shape) {
        String look = look(shape);
        Outline outline = new Outline(shape);
        String text = look.isEmpty() ? "" : outline.write();
        Box box = outline.seen;
        double letters = (double) text.length() / forms.getOrDefault(form(text), 1);
        if (!text.isEmpty() && box.size(frame) >= detail.shape * Math.sqrt(letters / LETTERS)) {
            Group group = group(look, box, shape.alpha() < 1);
            group.boxes.add(box);
            group.outline.append(text);
        }
    }

    // Equal outlines differ only in their place.
    private static String form(String outline) {
        return outline.replaceFirst("^M-?\\d+[ -]\\d+", "");
    }

    // The latest group of that look, unless it is below something that the shape should cover.
    private Group group(String look, Box box, boolean translucent) {
        for (int i = groups.size(); i-- > 0; ) {
            Group group = groups.get(i);
            boolean meets = group.boxes.stream().anyMatch(box::meets);
            if (group.look.equals(look) && !(translucent && meets)) {
                return group;
            } else if (meets) {
                break;
            }
        }
        Group group = new Group(look, new StringBuilder(), new ArrayList<>());
        groups.add(group);
        return group;
    }

    // Empty if there would be nothing to see.
    private String look(Shape shape) {
        double k = unit * shape.scale();
        double width = shape.width() * k;
        StringBuilder look = new StringBuilder();
        if (shape.fill() != null) {
            look.append(" fill=\"@" + shape.fill().name() + "\"");
        }
        if (width >= THINNEST_LINE) {
            look.append(shape.fill() == null ? " fill=\"none\"" : "");
            look.append(" stroke=\"@" + shape.stroke().name() + "\"");
            look.append(" stroke-width=\"" + Math.round(width) + "\"");
            if (shape.dash() > 0) {
                look.append(" stroke-dasharray=\"" + Math.max(1, Math.round(shape.dash() * k)) + "\"");
            }
        }
        if (shape.alpha() < 0.95 && look.length() > 0) {
            look.append(" opacity=\"." + Math.round(shape.alpha() * 10) + "\"");
        }
        return look.toString();
    }

    /** Writes the outline of one shape. Points are rounded about its place, so that equal shapes have equal texts. */
    private final class Outline {
        private final Shape shape;
        private final double placeX;
        private final double placeY;
        private final double line; // its width; 0 for none
        private final double cos;
        private final double sin;
        private final StringBuilder out = new StringBuilder();
        /** The segments of the current part: the command, numbers of an arc, and points about the shape's place. */
        private final List<long[]> part = new ArrayList<>();

        private Box seen = NOTHING;
        private long x;
        private long y;
        private char command;
        private boolean fresh; // the last character is a command
        private int passed; // the sides that the last line is beyond
        private long penX; // where the written part ends
        private long penY;

        Outline(Shape shape) {
            this.shape = shape;
            placeX = shape.x() * unit;
            placeY = shape.y() * unit;
            line = shape.width() * unit * shape.scale();
            cos = unit * shape.scale() * Math.cos(shape.turn());
            sin = unit * shape.scale() * Math.sin(shape.turn());
            penX = -Math.round(placeX);
            penY = -Math.round(placeY);
        }

        String write() {
            double[] n = shape.path().numbers();
            for (int at = 0; at < shape.path().length(); ) {
                switch ((char) n[at++]) {
                    case Path.MOVE -> {
                        endPart();
                        at = points('m', n, at, 1);
                    }
                    case Path.LINE -> at = points('l', n, at, 1);
                    case Path.QUAD -> at = points('q', n, at, 2);
                    case Path.CURVE -> at = points('c', n, at, 3);
                    case Path.ARC -> {
                        arc(n[at], n[at + 1], Math.max(0, n[at + 2]), n[at + 3], n[at + 4]);
                        at += 5;
                    }
                    default -> part.add(new long[] {'z'});
                }
            }
            endPart();
            return out.toString();
        }

        private int points(char kind, double[] n, int from, int count) {
            long[] segment = new long[1 + 2 * count];
            segment[0] = kind;
            for (int i = 0; i < 2 * count; i += 2) {
                segment[1 + i] = Math.round(cos * n[from + i] - sin * n[from + i + 1]);
                segment[2 + i] = Math.round(sin * n[from + i] + cos * n[from + i + 1]);
            }
            add(segment);
            return from + 2 * count;
        }

        private void arc(double centreX, double centreY, double radius, double from, double to) {
            long r = Math.max(1, Math.round(radius * unit * shape.scale()));
            // From a point to itself there is no arc.
            int steps = Math.abs(to - from) > Math.PI * 1.9 ? 2 : 1;
            for (int i = 0; i <= steps; i++) {
                double angle = from + (to - from) * i / steps;
                double[] end = {centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)};
                int before = part.size();
                points(part.isEmpty() ? 'm' : 'l', end, 0, 1);
                if (i > 0 && part.size() > before) {
                    long[] last = part.get(before);
                    long wide = Math.abs(to - from) / steps > Math.PI ? 1 : 0;
                    part.set(before, new long[] {'a', r, r, 0, wide, to > from ? 1 : 0, last[1], last[2]});
                }
            }
        }

        // A curve that is nearly straight becomes a line.
        private void add(long[] segment) {
            long toX = segment[segment.length - 2];
            long toY = segment[segment.length - 1];
            double length = Math.hypot(toX - x, toY - y);
            double bend = 0; // how far the control points are from that line
            for (int i = 1; i < segment.length - 2; i += 2) {
                long offX = segment[i] - x;
                long offY = segment[i + 1] - y;
                double across = Math.abs(offX * (toY - y) - offY * (toX - x)) / length;
                bend = Math.max(bend, length < 1 ? Math.hypot(offX, offY) : across);
            }
            int side = outside(x, y);
            int outside = segment[0] == 'm' ? 0 : side;
            for (int i = 1; i < segment.length; i += 2) {
                outside &= outside(segment[i], segment[i + 1]);
            }
            boolean straight = segment[0] != 'm' && (bend < detail.bend || outside != 0);
            // On the way past one side of the picture only the last point counts.
            long[] before = part.isEmpty() ? null : part.get(part.size() - 1);
            if (outside != 0 && before[0] == 'l' && (passed & outside) != 0) {
                part.remove(part.size() - 1);
                passed &= outside;
            } else {
                passed = outside;
            }
            if (!straight || toX != x || toY != y) {
                part.add(straight ? new long[] {'l', toX, toY} : segment);
            }
            x = toX;
            y = toY;
        }

        // The sides of the picture beyond which a point is, as bits.
        private int outside(long offX, long offY) {
            double atX = placeX + offX;
            double atY = placeY + offY;
            double beyond = 2 + line;
            return (atX < -beyond ? 1 : 0)
                    | (atX > WIDTH + beyond ? 2 : 0)
                    | (atY < -beyond ? 4 : 0)
                    | (atY > frame.bottom + beyond ? 8 : 0);
        }

        private void endPart() {
            Box box = NOTHING;
            for (long[] segment : part) {
                for (int i = first(segment); i < segment.length; i += 2) {
                    double atX = placeX + segment[i];
                    double atY = placeY + segment[i + 1];
                    box = box.with(atX - line / 2, atY - line / 2).with(atX + line / 2, atY + line / 2);
                }
            }
            if (part.size() > 1 && box.size(frame) >= detail.part && box.meets(frame)) {
                part.forEach(this::write);
                seen = seen.with(box.left, box.top).with(box.right, box.bottom);
            }
            part.clear();
        }

        // Where the points of a segment begin.
        private int first(long[] segment) {
            return segment[0] == 'a' ? 6 : 1;
        }

        private void write(long[] segment) {
            if (segment[0] == 'z') {
                command('z');
                penX = part.get(0)[1];
                penY = part.get(0)[2];
                return;
            }
            int last = segment.length - 2;
            command(out.length() == 0 ? 'M' : (char) segment[0]);
            for (int i = 1; i <= last + 1; i++) {
                boolean vertical = (i - first(segment)) % 2 != 0;
                number(segment[i] - (i < first(segment) ? 0 : vertical ? penY : penX));
            }
            penX = segment[last];
            penY = segment[last + 1];
        }

        private void command(char next) {
            fresh = next != command && !(next == 'l' && command == 'm');
            if (fresh) {
                out.append(next);
            }
            command = next;
        }

        private void number(long number) {
            if (!fresh && number >= 0) {
                out.append(' ');
            }
            out.append(number);
            fresh = false;
        }
    }
}
