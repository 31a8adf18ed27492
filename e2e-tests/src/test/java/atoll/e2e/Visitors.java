package atoll.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** Who looks at the page, and on what. */
final class Visitors {
    private Visitors() {}

    /** An English browser on a desk; wants it calm. */
    static Browser.NewContextOptions desk() {
        return new Browser.NewContextOptions()
                .setViewportSize(1280, 800)
                .setLocale("en-GB")
                .setColorScheme(ColorScheme.LIGHT)
                .setReducedMotion(ReducedMotion.REDUCE);
    }

    /** A German phone at night; wants it calm. */
    static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setDeviceScaleFactor(3)
                .setIsMobile(true)
                .setHasTouch(true)
                .setLocale("de-DE")
                .setColorScheme(ColorScheme.DARK)
                .setReducedMotion(ReducedMotion.REDUCE);
    }
}
