package atoll.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** The kinds of visitors and their devices. */
final class Visitors {
    private Visitors() {}

    /** A desktop with an English browser and reduced motion. */
    static Browser.NewContextOptions desk() {
        return new Browser.NewContextOptions()
                .setViewportSize(1280, 800)
                .setLocale("en-GB")
                .setColorScheme(ColorScheme.LIGHT)
                .setReducedMotion(ReducedMotion.REDUCE);
    }

    /** A phone with a German browser, dark theme and reduced motion. */
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
