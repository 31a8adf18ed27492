package atoll.web.storage;

import java.util.List;

/**
 * One thing the player may choose about the page.
 *
 * @param name under which it is kept, and its texts are found
 * @param standard its value until another is chosen
 * @param values all its values in the order in which they are offered; none if any short word will do
 */
public record Setting(String name, String standard, List<String> values) {
    private static final int LONGEST = 35;

    public static final Setting THEME = new Setting("theme", "system", List.of("system", "light", "dark"));
    public static final Setting TEXT = new Setting("text", "100", List.of("100", "125", "150", "200"));
    public static final Setting MOTION = new Setting("motion", "system", List.of("system", "none", "full"));
    public static final Setting SOUND = flag("sound", false);
    /** How long a bot's move, and one without a choice, is shown. */
    public static final Setting PACE = new Setting("pace", "normal", List.of("quick", "normal", "slow"));
    /** Whether a complete move waits to be confirmed. */
    public static final Setting CONFIRM = flag("confirm", false);
    /** Whether tables leave out what a person would have to remember. */
    public static final Setting UNAIDED = flag("unaided", false);
    /** Whether single letters are shortcuts. */
    public static final Setting LETTERS = flag("letters", true);
    /** The code of a language; empty for the browser's. */
    public static final Setting LANGUAGE = new Setting("language", "", List.of());

    public static final List<Setting> ALL =
            List.of(THEME, TEXT, MOTION, SOUND, PACE, CONFIRM, UNAIDED, LETTERS, LANGUAGE);

    private static Setting flag(String name, boolean standard) {
        return new Setting(name, standard ? "on" : "off", List.of("on", "off"));
    }

    /** The value if it is one of this setting, else the standard; {@code value} may be null. */
    String valid(String value) {
        boolean fits = value != null && (values.isEmpty() ? isCode(value) : values.contains(value));
        return fits ? value : standard;
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
