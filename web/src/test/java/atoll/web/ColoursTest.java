package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every ink has a colour in both themes, and text is readable (WCAG 2.2: contrast 4.5 to 1, and 3 to 1 for symbols). */
class ColoursTest {
    private static final Pattern PROPERTY = Pattern.compile("(--[a-z0-9-]+):\\s*([^;]+);");

    @Test
    void everyInkHasAColourInBothThemes() throws IOException {
        Pattern ink = Pattern.compile("new Ink\\(\"([a-z0-9-]+)\"\\)");
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = ink.matcher(Files.readString(file));
                while (matcher.find()) {
                    String property = "--ink-" + matcher.group(1);
                    assertTrue(light().containsKey(property), property + " in the light theme");
                    assertTrue(dark().containsKey(property), property + " in the dark theme");
                }
            }
        }
    }

    @Test
    void bothThemesNameTheSameColours() throws IOException {
        Map<String, String> light = light();
        light.keySet().removeAll(List.of("--serif", "--sans"));
        assertEquals(light.keySet(), dark().keySet());
    }

    @Test
    void textIsReadable() throws IOException {
        for (Map<String, String> theme : List.of(light(), dark())) {
            for (String paper : List.of("--ink-paper", "--paper-low", "--ground", "--ink-sea", "--field")) {
                contrast(theme, "--ink-text", paper, 4.5);
            }
            contrast(theme, "--ink-faint", "--ink-paper", 4.5);
            contrast(theme, "--ink-faint", "--paper-low", 4.5);
            contrast(theme, "--act", "--ink-paper", 4.5);
            contrast(theme, "--on-act", "--act", 4.5);
            contrast(theme, "--on-act", "--act-high", 4.5);
            for (String mark : List.of("--focus", "--field-edge", "--ink-legal", "--ink-picked", "--ink-last")) {
                contrast(theme, mark, "--ink-paper", 3);
            }
            for (int seat = 1; seat <= 5; seat++) {
                contrast(theme, "--ink-seat-" + seat, "--ink-paper", 3);
            }
        }
    }

    private static void contrast(Map<String, String> theme, String one, String two, double least) {
        double a = luminance(theme.get(one));
        double b = luminance(theme.get(two));
        double ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        assertTrue(ratio >= least, one + " on " + two + " has only " + ratio);
    }

    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static Map<String, String> light() throws IOException {
        return properties(false);
    }

    private static Map<String, String> dark() throws IOException {
        return properties(true);
    }

    private static Map<String, String> properties(boolean dark) throws IOException {
        String style = Files.readString(Path.of("../static/style.css"));
        int middle = style.indexOf(":root[data-theme=\"dark\"]");
        int end = style.indexOf("/* Ground and type */");
        String part = dark ? style.substring(middle, end) : style.substring(0, middle);
        Map<String, String> properties = new TreeMap<>();
        Matcher matcher = PROPERTY.matcher(part);
        while (matcher.find()) {
            properties.put(matcher.group(1), matcher.group(2));
        }
        return properties;
    }
}
