package atoll.web.canvas;

import atoll.table.scene.Ink;
import atoll.web.dom.Browser;
import java.util.HashMap;
import java.util.Map;

/** The colours and fonts that the style sheet gives, read once a theme. */
public final class ThemeColours {
    private final Map<String, String> colours = new HashMap<>();
    private String serif;
    private String sans;
    private double textScale;
    private int changes;

    /** The theme has changed: everything is to be read anew. */
    public void forget() {
        colours.clear();
        serif = null;
        textScale = 0;
        changes++;
    }

    /** How often everything has been forgotten: what was painted before looks out of date. */
    public int changes() {
        return changes;
    }

    /** How large the player wants the text: 1 is a browser's standard. */
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
