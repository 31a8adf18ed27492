import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Shortens compiled scripts and puts their source maps beside the site, where no visitor downloads them. The compiler
 * breaks lines after some hundred characters wherever a blank could be, assigns variables to themselves, and
 * writes many a semicolon, brace and fraction that changes nothing: more than a hundredth of the download.
 *
 * <p>A source map is a list of lines, separated by semicolons, of segments, separated by commas. The first number of
 * a segment is its column
 * less that of the segment before in the same line; only this number changes when characters are removed. Format: ECMA-426.
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
        BitSet removed = new Needless(text).find();
        WRAP.matcher(text).results().forEach(wrap -> removed.set(wrap.start()));
        StringBuilder to = new StringBuilder();
        int[] column = new int[text.length() + 1]; // of each character in the line that it comes to
        for (int at = 0, start = 0; at < text.length(); at++) {
            column[at] = to.length() - start;
            if (!removed.get(at)) {
                to.append(text.charAt(at));
                start = text.charAt(at) == '\n' ? to.length() : start;
            }
            column[at + 1] = to.length() - start;
        }
        List<String> toLines = new ArrayList<>();
        Line line = new Line();
        int from = 0;
        for (String segments : mappings.group(1).split(";", -1)) {
            line.add(segments, from, column);
            int end = text.indexOf('\n', from);
            if (end < 0 || !removed.get(end)) {
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
        private int lastColumn;

        /**
         * @param from where the segments' line starts in the text
         * @param columns the new column of each character of the text
         */
        void add(String more, int from, int[] columns) {
            int at = from;
            for (String segment : more.split(",")) {
                if (segment.isEmpty()) {
                    continue;
                }
                int digits = digits(segment);
                at += value(segment.substring(0, digits));
                int column = columns[Math.min(at, columns.length - 1)];
                segments.append(segments.isEmpty() ? "" : ",")
                        .append(number(column - lastColumn))
                        .append(segment.substring(digits));
                lastColumn = column;
            }
        }

        String segments() {
            return segments.toString();
        }
    }

    /** Finds characters of a script that change nothing. */
    private static final class Needless {
        /** A token that starts like another one, or contains what looks like one. */
        private static final Pattern LITERAL = Pattern.compile(
                "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`|//[^\\n]*|/\\*.*?\\*/",
                Pattern.DOTALL);

        private static final Pattern REGEX = Pattern.compile("/(?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\]|\\\\.)*\\])+/");
        private static final Pattern WORD = Pattern.compile("[\\w$]+(?:\\.\\w+)?");
        private static final Pattern WHOLE = Pattern.compile("\\d+\\.0");
        private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
        private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");
        /** A statement that may be empty follows. */
        private static final Set<String> HEADS = Set.of("if", "for", "while", "with");

        private final String text;
        private final BitSet needless = new BitSet();
        private final List<String> tokens = new ArrayList<>();
        private final List<Integer> starts = new ArrayList<>();
        /** The closing parentheses after if, for and while. */
        private final BitSet headEnds = new BitSet();

        Needless(String text) {
            this.text = text;
        }

        BitSet find() {
            readTokens();
            for (int at = 0; at < tokens.size(); at++) {
                switch (token(at)) {
                    case "}" -> findLastSemicolon(at - 1);
                    case "=" -> findSelfAssignment(at);
                    case ">" -> findReturn(at);
                    case "-" -> findParentheses(at);
                    default -> findFraction(at);
                }
            }
            return needless;
        }

        // ;}
        private void findLastSemicolon(int at) {
            boolean isEmpty = headEnds.get(at - 1)
                    || token(at - 1).equals("else")
                    || token(at - 1).equals("do");
            if (token(at).equals(";") && !isEmpty) {
                remove(at);
            }
        }

        // a=a; which the compiler writes for casts
        private void findSelfAssignment(int at) {
            boolean statement = Set.of(";", "{", "}").contains(token(at - 2));
            String name = token(at - 1);
            if (statement
                    && NAME.matcher(name).matches()
                    && name.equals(token(at + 1))
                    && token(at + 2).equals(";")) {
                for (int i = at - 1; i <= at + 2; i++) {
                    remove(i);
                }
            }
        }

        // =>{return ...}
        private void findReturn(int at) {
            boolean returns = token(at - 1).equals("=")
                    && token(at + 1).equals("{")
                    && token(at + 2).equals("return");
            int depth = 0;
            for (int end = at + 3; returns && depth >= 0; end++) {
                String token = token(end);
                depth += token.equals("(") || token.equals("[") ? 1 : token.equals(")") || token.equals("]") ? -1 : 0;
                boolean last = token.equals(";") && token(end + 1).equals("}");
                if (last || token.equals("}")) {
                    if (end > at + 3) {
                        needless.set(starts.get(at + 1), starts.get(at + 3));
                        remove(end);
                        remove(last ? end + 1 : end);
                    }
                    return;
                }
                if (token.isEmpty() || token.equals("{") || token.equals(";") || token.equals(",") && depth == 0) {
                    return;
                }
            }
        }

        // (-1)
        private void findParentheses(int at) {
            boolean argument = Set.of("=", "(", ",", "?", ":", "[", "<", ">").contains(token(at - 2));
            boolean ends = !Set.of(".", "[", "(").contains(token(at + 3));
            if (argument
                    && ends
                    && token(at - 1).equals("(")
                    && NUMBER.matcher(token(at + 1)).matches()
                    && token(at + 2).equals(")")) {
                remove(at - 1);
                remove(at + 2);
            }
        }

        // 1.0
        private void findFraction(int at) {
            if (WHOLE.matcher(token(at)).matches() && !token(at + 1).equals(".")) {
                int end = starts.get(at) + token(at).length();
                needless.set(end - 2, end);
            }
        }

        private String token(int at) {
            return at < 0 || at >= tokens.size() ? "" : tokens.get(at);
        }

        private void remove(int at) {
            needless.set(starts.get(at), starts.get(at) + token(at).length());
        }

        private void readTokens() {
            Deque<Boolean> heads = new ArrayDeque<>();
            for (int at = 0; at < text.length(); ) {
                String last = token(tokens.size() - 1);
                String token = token(at, last);
                if (token.equals("(")) {
                    heads.push(HEADS.contains(last));
                } else if (token.equals(")") && heads.pop()) {
                    headEnds.set(tokens.size());
                }
                if (!token.isBlank()) {
                    tokens.add(token);
                    starts.add(at);
                }
                at += token.length();
            }
        }

        private String token(int at, String last) {
            Matcher word = WORD.matcher(text).region(at, text.length());
            if (word.lookingAt()) {
                // a number with its fraction, but a name without its property
                boolean number = Character.isDigit(text.charAt(at));
                int dot = word.group().indexOf('.');
                return number || dot < 0 ? word.group() : word.group().substring(0, dot);
            }
            Matcher literal = LITERAL.matcher(text).region(at, text.length());
            if (literal.lookingAt()) {
                return literal.group();
            }
            Matcher regex = REGEX.matcher(text).region(at, text.length());
            boolean operand =
                    last.matches("[\\w$].*|[)\\]}\"'`]") && !last.equals("return") && !headEnds.get(tokens.size() - 1);
            return !operand && regex.lookingAt() ? regex.group() : text.substring(at, at + 1);
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
