import atoll.web.compiler.ScriptTokens;
import atoll.web.compiler.ShortNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Shortens compiled scripts and puts their source maps beside the site, where no visitor downloads them. The compiler
 * breaks lines after some hundred characters wherever a blank could be, assigns variables to themselves,
 * writes many a semicolon, brace, parenthesis and fraction that changes nothing, and gives names that do not pack well: a thirtieth of the download.
 *
 * <p>A source map is a list of lines, separated by semicolons, of segments, separated by commas. The first number of a segment is its
 * column less that of the segment before in the same line; only this number changes. Format: ECMA-426.
 *
 * <p>Usage: {@code java -classpath CLASSES ScriptLines.java SITE MAPS PAGES} reads each script of SITE and PAGES that has a map, and writes it to SITE
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
        ScriptTokens tokens = new ScriptTokens(text);
        BitSet removed = new Needless(tokens).find();
        Map<Integer, String> names = new HashMap<>();
        new ShortNames(tokens).find().forEach((token, name) -> {
            if (!removed.get(tokens.start(token))) {
                replace(tokens, token, name, names, removed);
            }
        });
        for (int at = 0; at < tokens.count(); at++) {
            if (tokens.at(at).equals("while")
                    && tokens.at(at + 2).equals("true")
                    && tokens.at(at + 4).equals("{")) {
                replace(tokens, at, "for", names, removed);
                replace(tokens, at + 2, ";;", names, removed);
            }
        }
        WRAP.matcher(text).results().forEach(wrap -> removed.set(wrap.start()));
        StringBuilder to = new StringBuilder();
        int[] column = new int[text.length() + 1]; // of each character in the line that it comes to
        for (int at = 0, start = 0; at < text.length(); at++) {
            column[at] = to.length() - start;
            to.append(names.getOrDefault(at, ""));
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
        private static final Pattern WHOLE = Pattern.compile("\\d+\\.0");
        private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
        private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");
        /** Words that look like the name of a function. */
        private static final Set<String> OPERATORS = Set.of("await", "delete", "typeof", "void", "yield");

        private final ScriptTokens tokens;
        private final BitSet needless = new BitSet();

        Needless(ScriptTokens tokens) {
            this.tokens = tokens;
        }

        BitSet find() {
            for (int at = 0; at < tokens.count(); at++) {
                switch (tokens.at(at)) {
                    case "}" -> findLastSemicolon(at - 1);
                    case "=" -> findSelfAssignment(at);
                    case ">" -> findReturn(at);
                    case "-" -> findParentheses(at);
                    case "(" -> findCall(at);
                    case "new" -> findNoArguments(at);
                    case "default" -> findEmptyDefault(at);
                    default -> findFraction(at);
                }
            }
            return needless;
        }

        // ;}
        private void findLastSemicolon(int at) {
            boolean isEmpty = tokens.endsHead(at - 1)
                    || tokens.at(at - 1).equals("else")
                    || tokens.at(at - 1).equals("do");
            if (tokens.at(at).equals(";") && !isEmpty) {
                remove(at);
            }
        }

        // a=a; which the compiler writes for casts
        private void findSelfAssignment(int at) {
            boolean statement = Set.of(";", "{", "}").contains(tokens.at(at - 2));
            String name = tokens.at(at - 1);
            if (statement
                    && NAME.matcher(name).matches()
                    && name.equals(tokens.at(at + 1))
                    && tokens.at(at + 2).equals(";")) {
                for (int i = at - 1; i <= at + 2; i++) {
                    remove(i);
                }
            }
        }

        // =>{return ...}
        private void findReturn(int at) {
            boolean returns = tokens.at(at - 1).equals("=")
                    && tokens.at(at + 1).equals("{")
                    && tokens.at(at + 2).equals("return");
            int depth = 0;
            for (int end = at + 3; returns && depth >= 0; end++) {
                String token = tokens.at(end);
                depth += token.equals("(") || token.equals("[") ? 1 : token.equals(")") || token.equals("]") ? -1 : 0;
                boolean last = token.equals(";") && tokens.at(end + 1).equals("}");
                if (last || token.equals("}")) {
                    if (end > at + 3) {
                        needless.set(tokens.start(at + 1), tokens.start(at + 3));
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

        // (-1), and +(-1)
        private void findParentheses(int at) {
            boolean number = tokens.at(at - 1).equals("(")
                    && NUMBER.matcher(tokens.at(at + 1)).matches()
                    && tokens.at(at + 2).equals(")")
                    && !Set.of(".", "[", "(").contains(tokens.at(at + 3));
            boolean argument = Set.of("=", "(", ",", "?", ":", "[", "<", ">").contains(tokens.at(at - 2));
            boolean added = tokens.at(at - 2).equals("+")
                    && NAME.matcher(tokens.at(at - 3)).matches();
            if (number && (argument || added)) {
                needless.set(tokens.start(added ? at - 2 : at - 1), tokens.start(at));
                remove(at + 2);
            }
        }

        // (f(...)).name
        private void findCall(int at) {
            boolean call = tokens.at(at + 2).equals("(")
                    && NAME.matcher(tokens.at(at + 1)).matches()
                    && !OPERATORS.contains(tokens.at(at + 1));
            // after a word or an expression these are arguments
            String before = tokens.at(at - 1);
            if (!call
                    || Set.of(")", "]", "}").contains(before)
                    || NAME.matcher(before).find()) {
                return;
            }
            int depth = 1;
            int end = at + 3;
            for (; depth > 0 && !tokens.at(end).isEmpty(); end++) {
                String token = tokens.at(end);
                depth += token.equals("(") ? 1 : token.equals(")") ? -1 : 0;
            }
            if (tokens.at(end).equals(")") && tokens.at(end + 1).equals(".")) {
                remove(at);
                remove(end);
            }
        }

        // new Name()
        private void findNoArguments(int at) {
            if (NAME.matcher(tokens.at(at + 1)).matches()
                    && tokens.at(at + 2).equals("(")
                    && tokens.at(at + 3).equals(")")
                    && !Set.of(".", "[", "(").contains(tokens.at(at + 4))) {
                remove(at + 2);
                remove(at + 3);
            }
        }

        // default:}
        private void findEmptyDefault(int at) {
            if (tokens.at(at + 1).equals(":") && tokens.at(at + 2).equals("}")) {
                remove(at);
                remove(at + 1);
            }
        }

        // 1.0
        private void findFraction(int at) {
            if (WHOLE.matcher(tokens.at(at)).matches() && !tokens.at(at + 1).equals(".")) {
                int end = tokens.end(at);
                needless.set(end - 2, end);
            }
        }

        private void remove(int at) {
            needless.set(tokens.start(at), tokens.end(at));
        }
    }

    private static void replace(ScriptTokens tokens, int at, String by, Map<Integer, String> names, BitSet removed) {
        removed.set(tokens.start(at), tokens.end(at));
        names.put(tokens.start(at), by);
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
