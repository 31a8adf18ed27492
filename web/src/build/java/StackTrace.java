import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decodes a stack trace of the minified page by the source maps that the build leaves beside the site.
 *
 * <p>Usage: {@code java StackTrace.java MAPS < TRACE} prints the trace with the Java file and line in place of each
 * {@code SCRIPT.js:LINE:COLUMN} that has a map. The maps must come from the same build as the page.
 */
public final class StackTrace {
    private static final Pattern PLACE = Pattern.compile("[^\\s()]*?(\\w+\\.js)(?:\\?[^:\\s]*)?:(\\d+):(\\d+)");
    private static final Pattern MAPPINGS = Pattern.compile("\"mappings\":\"([^\"]*)\"");
    private static final Pattern SOURCES = Pattern.compile("\"sources\":\\[([^\\]]*)\\]");
    private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private StackTrace() {}

    public static void main(String[] args) throws IOException {
        Path maps = Path.of(args[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            StringBuilder decoded = new StringBuilder();
            Matcher place = PLACE.matcher(line);
            while (place.find()) {
                Path map = maps.resolve(place.group(1) + ".map");
                String source = Files.exists(map)
                        ? find(
                                Files.readString(map),
                                Integer.parseInt(place.group(2)),
                                Integer.parseInt(place.group(3)))
                        : place.group();
                place.appendReplacement(decoded, Matcher.quoteReplacement(source));
            }
            System.out.println(place.appendTail(decoded));
        }
    }

    // Lines and columns of a trace count from 1, those of a map from 0.
    private static String find(String map, int line, int column) {
        String[] lines = first(MAPPINGS, map).split(";", -1);
        List<String> sources = new ArrayList<>();
        TEXT.matcher(first(SOURCES, map)).results().map(MatchResult::group).forEach(sources::add);
        int source = 0;
        int sourceLine = 0;
        String found = "?";
        for (int number = 0; number < Math.min(line, lines.length); number++) {
            int at = 0;
            for (String segment : lines[number].split(",")) {
                List<Integer> numbers = numbers(segment);
                if (numbers.isEmpty()) {
                    continue;
                }
                at += numbers.get(0);
                boolean mapped = numbers.size() >= 4;
                source += mapped ? numbers.get(1) : 0;
                sourceLine += mapped ? numbers.get(2) : 0;
                if (number == line - 1 && at < column) {
                    found = mapped ? sources.get(source).replace("\"", "") + ":" + (sourceLine + 1) : "?";
                }
            }
        }
        return found;
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : "";
    }

    // Base 64, five bits a digit, lowest first; all but the last digit of a number have the bit of value 32; the lowest
    // bit is the sign.
    private static List<Integer> numbers(String segment) {
        List<Integer> numbers = new ArrayList<>();
        int bits = 0;
        int shift = 0;
        for (char each : segment.toCharArray()) {
            int digit = DIGITS.indexOf(each);
            bits |= (digit & 31) << shift;
            shift += 5;
            if (digit < 32) {
                numbers.add((bits & 1) == 0 ? bits >>> 1 : -(bits >>> 1));
                bits = 0;
                shift = 0;
            }
        }
        return numbers;
    }
}
