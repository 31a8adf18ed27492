package atoll.web.canvas;

import atoll.table.scene.Ink;
import atoll.web.dom.Browser;
import java.util.HashMap;
import java.util.Map;

/** The colours and fonts of the style sheet, read once per theme. */
public final class ThemeColours {
    private final Map<String, String> colours = new HashMap<>();
    private String serif;
    private String sans;
    private double textScale;
    private int changes;

    /** The theme changed: reads everything again on demand. */
    public void forget() {
        colours.clear();
        serif = null;
        textScale = 0;
        changes++;
    }

    /** How often the theme changed: older paintings are outdated. */
    public int changes() {
        return changes;
    }

    /** The player's text size: 1 is the browser's default. */
    public double textScale() {
        if (textScale == 0) {
            textScale = Browser.textSize() / 16;
        }
        return textScale;
    }

    String colour(Ink ink) {
        String colour = colours.get(ink.name());
        if (colour == null) {
            colour = Browser.property("--ink-" + ink.name());
            colours.put(ink.name(), colour);
        }
        return colour;
    }

    String serif() {
        readFonts();
        return serif;
    }

    String sans() {
        readFonts();
        return sans;
    }

    private void readFonts() {
        if (serif == null) {
            serif = Browser.property("--serif");
            sans = Browser.property("--sans");
        }
    }
}
