import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Joins the lines of compiled scripts and puts their source maps beside the site, where no visitor downloads them. The compiler
 * breaks lines after some hundred characters wherever a blank could be, which costs a hundredth of the download.
 *
 * <p>A source map is a list of lines, parted by semicolons, of segments, parted by commas. The first number of a segment is its column
 * less that of the segment before in the same line; only this number changes when lines are joined. Format: ECMA-426.
 *
 * <p>Usage: {@code java ScriptLines.java SITE MAPS PAGES} reads each script of SITE and PAGES that has a map, and writes it to SITE
 */
public final class ScriptLines {
    /** The end of a line where no two words or signs would run into one. */
    private static final Pattern WRAP = Pattern.compile("(?<![\\w$+/-])\\n|\\n(?![\\w$+/-])");

    private static final Pattern ADDRESS = Pattern.compile("\\s*//# sourceMappingURL=\\S*\\s*$");
    private static final Pattern MAPPINGS = Pattern.compile("\"mappings\":\"([^\"]*)\"");
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private ScriptLines() {}

    public static void main(String[] args) throws IOException {
        Path site = Path.of(args[0]);
        Path maps = Files.createDirectories(Path.of(args[1]));
        for (String folder : List.of(args[0], args[2])) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                for (Path map : files.filter(file -> file.toString().endsWith(".js.map"))
                        .toList()) {
                    String name = map.getFileName().toString();
                    String script = name.substring(0, name.length() - ".map".length());
                    join(map.resolveSibling(script), site.resolve(script), map, maps.resolve(name));
                }
            }
        }
    }

    private static void join(Path script, Path joinedScript, Path map, Path joinedMap) throws IOException {
        String text = ADDRESS.matcher(Files.readString(script)).replaceAll("\n");
        String described = Files.readString(map);
        Matcher mappings = MAPPINGS.matcher(described);
        if (!mappings.find()) {
            throw new IllegalStateException(map + " has no mappings");
        }
        String[] lines = mappings.group(1).split(";", -1);
        StringBuilder to = new StringBuilder();
        List<String> toLines = new ArrayList<>();
        int start = 0;
        for (Matcher wrap = WRAP.matcher(text); wrap.find(); start = wrap.end()) {
            to.append(text, start, wrap.start());
        }
        to.append(text.substring(start));
        Matcher wrap = WRAP.matcher(text);
        int nextWrap = wrap.find() ? wrap.start() : -1;
        Line line = new Line();
        int from = 0;
        for (int number = 0; from <= text.length(); number++) {
            int end = text.indexOf('\n', from);
            int length = (end < 0 ? text.length() : end) - from;
            line.add(number < lines.length ? lines[number] : "", length);
            if (end >= 0 && end == nextWrap) {
                nextWrap = wrap.find() ? wrap.start() : -1;
            } else {
                toLines.add(line.segments());
                line = new Line();
            }
            if (end < 0) {
                break;
            }
            from = end + 1;
        }
        Files.writeString(joinedScript, to);
        Files.writeString(
                joinedMap,
                described.substring(0, mappings.start(1))
                        + String.join(";", toLines)
                        + described.substring(mappings.end(1)));
        Files.delete(map);
    }

    /** A line of the joined script, as far as it is known. */
    private static final class Line {
        private final StringBuilder segments = new StringBuilder();
        private int length;
        private int lastColumn;

        void add(String more, int moreLength) {
            int column = 0;
            for (String segment : more.split(",")) {
                if (segment.isEmpty()) {
                    continue;
                }
                int digits = digits(segment);
                column += value(segment.substring(0, digits));
                segments.append(segments.isEmpty() ? "" : ",")
                        .append(number(length + column - lastColumn))
                        .append(segment.substring(digits));
                lastColumn = length + column;
            }
            length += moreLength;
        }

        String segments() {
            return segments.toString();
        }
    }

    // How many digits the first number of a segment has: all but its last have the bit of value 32.
    private static int digits(String segment) {
        int digits = 1;
        while (DIGITS.indexOf(segment.charAt(digits - 1)) >= 32) {
            digits++;
        }
        return digits;
    }

    // Base 64, five bits a digit, lowest first; the lowest bit of the number is its sign.
    private static int value(String digits) {
        int bits = 0;
        for (int i = digits.length() - 1; i >= 0; i--) {
            bits = bits << 5 | DIGITS.indexOf(digits.charAt(i)) & 31;
        }
        return (bits & 1) == 0 ? bits >>> 1 : -(bits >>> 1);
    }

    private static String number(int value) {
        StringBuilder digits = new StringBuilder();
        int bits = value < 0 ? -value << 1 | 1 : value << 1;
        do {
            int rest = bits >>> 5;
            digits.append(DIGITS.charAt(bits & 31 | (rest == 0 ? 0 : 32)));
            bits = rest;
        } while (bits != 0);
        return digits.toString();
    }
}
