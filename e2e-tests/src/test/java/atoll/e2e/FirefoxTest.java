package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.microsoft.playwright.Browser;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page in another browser: start a game, play some moves, open a link. */
class FirefoxTest extends PageTest {
    @Override
    boolean installs() {
        return true;
    }

    @Test
    void playsAndOpensLinks() {
        Browser firefox = Browsers.firefox();
        assertNotNull(firefox, "No Firefox: ./check installs one, or let ATOLL_FIREFOX name it");
        visitor(firefox, desk());
        open("");
        beginAgainst(EASIEST);
        await("person");
        assertThat(table()).hasAttribute("data-backend", Pattern.compile("wasm|js"));
        playTo(8, new Random(61));
        open("#" + SampleGames.positionLink(SampleGames.ponte(20)));
        isScreen("open");
        page.locator("main .primary").click();
        await("person|bot");
        open("#2.ponte.g.broken");
        isScreen("badlink");
    }
}
