import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Gives the pictures of the home page the colours of both themes, and shows them on their cards: the colour {@code @NAME} is
 * {@code --ink-NAME} of the style sheet.
 *
 * <p>Usage: {@code java PictureColours.java STATIC SITE} reads {@code STATIC/style.css}, colours {@code SITE/pictures.svg} and {@code
 * SITE/pictures-fine.svg}, and writes the same for the dark theme. It writes {@code SITE/fine.css}, which shows the second, and for
 * SiteBuilder {@code SITE/home.css}: which picture belongs to which card
 */
public final class PictureColours {
    private static final Pattern PICTURE = Pattern.compile("<svg x=");
    private static final Pattern COLOUR = Pattern.compile("--ink-([\\w-]+): ([^;]+);");
    private static final Pattern PAINT = Pattern.compile("(fill|stroke)=\"@([\\w-]+)\"");
    private static final Pattern RGBA = Pattern.compile("rgba\\((\\d+), (\\d+), (\\d+), ([\\d.]+)\\)");

    private PictureColours() {}

    public static void main(String[] args) throws IOException {
        String style = Files.readString(Path.of(args[0], "style.css"));
        int night = style.indexOf(":root[data-theme=\"dark\"]");
        Map<String, String> light = colours(style.substring(0, night));
        Map<String, String> dark = new TreeMap<>(light);
        dark.putAll(colours(style.substring(night)));
        Path site = Path.of(args[1]);
        for (String name : new String[] {"pictures", "pictures-fine"}) {
            String pictures = Files.readString(site.resolve(name + ".svg"));
            Files.writeString(site.resolve(name + "-dark.svg"), coloured(pictures, dark));
            Files.writeString(site.resolve(name + ".svg"), coloured(pictures, light));
        }
        long count = PICTURE.matcher(Files.readString(site.resolve("pictures.svg")))
                .results()
                .count();
        String windows = ".game:nth-child(-n+" + count + ") .window";
        Files.writeString(site.resolve("home.css"), cards(windows, count));
        Files.writeString(site.resolve("fine.css"), fine(windows + "::before", count));
    }

    private static String cards(String windows, long count) {
        StringBuilder style = new StringBuilder(windows + "{background:url(pictures.svg) 0/" + count + "00% auto}"
                + "[data-theme=dark] " + windows + "{background-image:url(pictures-dark.svg)}");
        for (int i = 1; i < count; i++) {
            String along = String.format(Locale.ROOT, "%.3g", 100.0 * i / (count - 1));
            style.append(".game:nth-child(" + (i + 1) + ") .window{background-position:" + along + "%}");
        }
        return style.toString();
    }

    // Over the first pictures, and below the board of a game that is pointed at.
    private static String fine(String layer, long count) {
        return layer
                + "{content:\"\";position:absolute;inset:0;background:inherit;background-image:url(pictures-fine.svg);"
                + "animation:appear .6s}\n"
                + "[data-theme=dark] " + layer + "{background-image:url(pictures-fine-dark.svg)}\n"
                + ".miniature{position:relative}\n"
                + ".game:not(:hover,:focus-within) .miniature{opacity:0}\n"
                + "@keyframes appear{from{opacity:0}}\n";
    }

    private static Map<String, String> colours(String style) {
        Map<String, String> colours = new TreeMap<>();
        COLOUR.matcher(style).results().forEach(found -> colours.put(found.group(1), found.group(2)));
        return colours;
    }

    private static String coloured(String pictures, Map<String, String> colours) {
        return PAINT.matcher(pictures).replaceAll(paint -> {
            String colour = colours.get(paint.group(2));
            if (colour == null) {
                throw new IllegalStateException("style.css has no colour --ink-" + paint.group(2));
            }
            String opaque = RGBA.matcher(colour).replaceAll("rgb($1,$2,$3)\" " + paint.group(1) + "-opacity=\"$4");
            return paint.group(1) + "=\"" + opaque + "\"";
        });
    }
}
