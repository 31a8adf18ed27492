package atoll.web.storage;

import java.util.List;

/**
 * A setting of the page.
 *
 * @param name its storage key and text key
 * @param defaultValue its initial value
 * @param values all its values in display order; empty if any short word is valid
 */
public record Setting(String name, String defaultValue, List<String> values) {
    private static final int LONGEST = 35;

    public static final Setting THEME = new Setting("theme", "system", List.of("system", "light", "dark"));
    public static final Setting TEXT = new Setting("text", "100", List.of("100", "125", "150", "200"));
    public static final Setting MOTION = new Setting("motion", "system", List.of("system", "none", "full"));
    public static final Setting SOUND = flag("sound", false);
    /** How long a bot's move or a forced move is shown. */
    public static final Setting PACE = new Setting("pace", "normal", List.of("quick", "normal", "slow"));
    /** Whether a complete move needs confirmation. */
    public static final Setting CONFIRM = flag("confirm", false);
    /** Whether tables hide what players have to remember. */
    public static final Setting HIDES_AIDS = flag("unaided", false);
    /** Whether everything that can be picked has a ring, from the first pick on. */
    public static final Setting RINGS = flag("rings", false);
    /** Whether single letters are shortcuts. */
    public static final Setting LETTERS = flag("letters", true);
    /** The code of a language; empty for the browser's. */
    public static final Setting LANGUAGE = new Setting("language", "", List.of());

    public static final List<Setting> ALL =
            List.of(THEME, TEXT, MOTION, SOUND, PACE, CONFIRM, HIDES_AIDS, RINGS, LETTERS, LANGUAGE);

    private static Setting flag(String name, boolean defaultValue) {
        return new Setting(name, defaultValue ? "on" : "off", List.of("on", "off"));
    }

    /** The value if it is valid, else the default; {@code value} may be null. */
    String valid(String value) {
        boolean fits = value != null && (values.isEmpty() ? isCode(value) : values.contains(value));
        return fits ? value : defaultValue;
    }

    private static boolean isCode(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-') {
                return false;
            }
        }
        return value.length() <= LONGEST;
    }
}
