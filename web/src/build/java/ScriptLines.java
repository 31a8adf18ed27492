import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Shortens compiled scripts and puts their source maps beside the site, where no visitor downloads them. The compiler
 * breaks lines after some hundred characters wherever a blank could be, assigns variables to themselves,
 * writes many a semicolon, brace and fraction that changes nothing, and gives names that do not pack well: a thirtieth of the download.
 *
 * <p>A source map is a list of lines, separated by semicolons, of segments, separated by commas. The first number of a segment is its
 * column less that of the segment before in the same line; only this number changes. Format: ECMA-426.
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
        Tokens tokens = new Tokens(text);
        BitSet removed = new Needless(tokens).find();
        Map<Integer, String> names = new HashMap<>();
        new Names(tokens).find().forEach((token, name) -> {
            if (!removed.get(tokens.start(token))) {
                removed.set(tokens.start(token), tokens.end(token));
                names.put(tokens.start(token), name);
            }
        });
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

    /** The words and signs of a script, without blanks. */
    private static final class Tokens {
        /** A token that starts like another one, or contains what looks like one. */
        private static final Pattern LITERAL = Pattern.compile(
                "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`|//[^\\n]*|/\\*.*?\\*/",
                Pattern.DOTALL);

        private static final Pattern REGEX = Pattern.compile("/(?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\]|\\\\.)*\\])+/");
        private static final Pattern WORD = Pattern.compile("[\\w$]+(?:\\.\\w+)?");
        /** A statement that may be empty follows. */
        private static final Set<String> HEADS = Set.of("if", "for", "while", "with");

        private final String text;
        private final List<String> tokens = new ArrayList<>();
        private final List<Integer> starts = new ArrayList<>();
        /** The closing parentheses after if, for and while. */
        private final BitSet headEnds = new BitSet();

        Tokens(String text) {
            this.text = text;
            read();
        }

        int count() {
            return tokens.size();
        }

        /** The token with this index; none before the first and after the last. */
        String at(int index) {
            return index < 0 || index >= tokens.size() ? "" : tokens.get(index);
        }

        int start(int index) {
            return starts.get(index);
        }

        int end(int index) {
            return starts.get(index) + tokens.get(index).length();
        }

        boolean endsHead(int index) {
            return headEnds.get(index);
        }

        private void read() {
            Deque<Boolean> heads = new ArrayDeque<>();
            for (int at = 0; at < text.length(); ) {
                String last = at(tokens.size() - 1);
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

    /** Finds characters of a script that change nothing. */
    private static final class Needless {
        private static final Pattern WHOLE = Pattern.compile("\\d+\\.0");
        private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
        private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");

        private final Tokens tokens;
        private final BitSet needless = new BitSet();

        Needless(Tokens tokens) {
            this.tokens = tokens;
        }

        BitSet find() {
            for (int at = 0; at < tokens.count(); at++) {
                switch (tokens.at(at)) {
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

        // (-1)
        private void findParentheses(int at) {
            boolean argument = Set.of("=", "(", ",", "?", ":", "[", "<", ">").contains(tokens.at(at - 2));
            boolean ends = !Set.of(".", "[", "(").contains(tokens.at(at + 3));
            if (argument
                    && ends
                    && tokens.at(at - 1).equals("(")
                    && NUMBER.matcher(tokens.at(at + 1)).matches()
                    && tokens.at(at + 2).equals(")")) {
                remove(at - 1);
                remove(at + 2);
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

    /**
     * Gives the script's short names anew. The compiler's are in the order in which it meets them; what is seldom and near has nearly
     * the same name here, which packs better. Long names are ours, or those of the browser.
     */
    private static final class Names {
        private static final Pattern SHORT = Pattern.compile("[A-Z][\\w$]{0,2}");
        private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

        private final Tokens tokens;

        Names(Tokens tokens) {
            this.tokens = tokens;
        }

        /** The new names, by the index of the token that each replaces. */
        Map<Integer, String> find() {
            Set<String> declared = declared();
            Map<String, List<Integer>> uses = new LinkedHashMap<>();
            Set<String> taken = new HashSet<>(Set.of("do", "if", "in"));
            for (int at = 0; at < tokens.count(); at++) {
                String token = tokens.at(at);
                if (declared.contains(token) && !isProperty(at)) {
                    uses.computeIfAbsent(token, name -> new ArrayList<>()).add(at);
                } else if (!tokens.at(at - 1).equals(".")) {
                    taken.add(token);
                }
                if (token.startsWith("`") && token.contains("${")) {
                    throw new IllegalStateException("Names within a text: " + token);
                }
            }
            Iterator<String> names =
                    names().filter(name -> !taken.contains(name)).iterator();
            Map<Integer, String> found = new HashMap<>();
            uses.values().stream()
                    .sorted(Comparator.comparing(List<Integer>::size).reversed())
                    .forEach(places -> {
                        String name = names.next();
                        places.forEach(at -> found.put(at, name));
                    });
            return found;
        }

        // What the script declares outside of its functions and blocks
        private Set<String> declared() {
            Set<String> declared = new HashSet<>();
            int depth = 0;
            boolean list = false;
            for (int at = 0; at < tokens.count(); at++) {
                String token = tokens.at(at);
                depth += "([{".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0;
                list &= !token.equals(";") || depth > 0;
                list |= depth == 0 && Set.of("let", "const", "var").contains(token);
                boolean next = list && token.equals(",")
                        || Set.of("let", "const", "var", "function", "class").contains(token);
                if (depth == 0 && next && SHORT.matcher(tokens.at(at + 1)).matches()) {
                    declared.add(tokens.at(at + 1));
                }
            }
            return declared;
        }

        private boolean isProperty(int at) {
            String last = tokens.at(at - 1);
            return last.equals(".") || tokens.at(at + 1).equals(":") && (last.equals("{") || last.equals(","));
        }

        // A, B, ... AA, BA, ... AB, BB, ...
        private static Stream<String> names() {
            List<String> lasts = letters(LETTERS + "0123456789").toList();
            Stream<String> two = lasts.stream().flatMap(last -> lasts.stream().map(middle -> middle + last));
            return Stream.concat(Stream.concat(Stream.of(""), lasts.stream()), two)
                    .flatMap(end -> letters(LETTERS + "$_").map(first -> first + end));
        }

        private static Stream<String> letters(String text) {
            return text.chars().mapToObj(Character::toString);
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
