package atoll.e2e;

import com.microsoft.playwright.options.ColorScheme;

/** All screens in the light theme. A class of its own, so that both themes are tested at the same time. */
class ScreensLightTest extends ScreensTest {
    ScreensLightTest() {
        super(ColorScheme.LIGHT);
    }
}
