package atoll.e2e;

import com.microsoft.playwright.options.ColorScheme;

/** All screens in the dark theme. A class of its own, so that both themes are tested at the same time. */
class ScreensDarkTest extends ScreensTest {
    ScreensDarkTest() {
        super(ColorScheme.DARK);
    }
}
