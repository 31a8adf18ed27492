package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import atoll.play.Session;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Hints that are stopped, removed or outdated. */
class HintStopTest extends PageTest {
    private static final int MIDDLE = 41;

    @Test
    void aHintStoppedAtOnceIsEmpty() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(3), "pp"), "?bot=js#table");
        await("person");
        String plain = prompt().textContent();
        Locator hint = page.locator("#hint");
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "yes");
        assertThat(hint).hasAccessibleName(Texts.ENGLISH.text("advice.stop"));
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "no");
        assertThat(prompt()).hasText(plain);
        // once more it searches again, for the full effort
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "yes");
        awaitHint();
    }

    @Test
    void aHintCanBeStoppedAfterAPick() {
        Session session = SampleGames.ponteWithBridge(MIDDLE);
        visitor(desk());
        context.addInitScript("Worker.prototype.postMessage = () => {};"); // no replies
        storeGame(SampleGames.stored(session, "pp"));
        open("#table");
        await("person");
        Locator hint = page.locator("#hint");
        hint.click();
        click(alive(SampleGames.bridge(session).get(0)));
        Locator picked = page.locator("#spots [aria-pressed=true]");
        assertThat(picked).hasCount(1);
        assertThat(hint).hasAttribute("data-busy", "yes");
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "no");
        assertThat(picked).hasCount(1);
    }

    @Test
    void aHintStoppedLaterIsPreliminary() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(3), "pp"), "?bot=js#table");
        await("person");
        Locator hint = page.locator("#hint");
        hint.click();
        Locator progress = hint.locator("progress");
        context.waitForCondition(() -> Integer.parseInt(progress.getAttribute("value")) >= 300);
        hint.click();
        assertThat(prompt()).hasText(Pattern.compile("^First idea: lay a tile on \\w+.*"));
        assertThat(liveRegion()).hasText(prompt().textContent());
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "yes");
        awaitHint();
        hint.click();
        assertThat(hint).hasAttribute("data-busy", "no");
        awaitHint();
    }

    @Test
    void escapeRemovesTheHintBeforeItUndoes() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponteWithBridge(MIDDLE), "pp"), "?bot=js#table");
        await("person");
        int ply = ply() + 1;
        click(alive().stream()
                .filter(each -> Texts.ENGLISH
                        .pattern("ponte.cell.free")
                        .matcher(each.label())
                        .matches())
                .findFirst()
                .orElseThrow());
        awaitPly(ply);
        String plain = prompt().textContent();
        page.keyboard().press("h");
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "yes");
        page.keyboard().press("Escape");
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "no");
        assertThat(prompt()).hasText(plain);
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), searchTimeout());
        page.keyboard().press("Escape");
        assertThat(prompt()).hasText(plain);
        page.locator("#open-chances").click();
        assertThat(page.locator("#open-chances")).hasAttribute("data-busy", "no");
        awaitPly(ply);
        page.keyboard().press("Escape");
        awaitPly(ply - 1);
        assertThat(page.locator("#open-chances")).hasAttribute("data-busy", "yes");
        page.keyboard().press("Escape");
        OddsTest.awaitOdds(page);
        awaitPly(ply - 1);
    }

    @Test
    void escapeRemovesAPickBeforeAnEarlierHint() {
        Session session = SampleGames.ponteWithBridge(MIDDLE);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "?bot=js#table");
        await("person");
        page.keyboard().press("h");
        assertThat(prompt()).hasText(Pattern.compile("^Hint: "), searchTimeout());
        click(alive(SampleGames.bridge(session).get(0)));
        Locator picked = page.locator("#spots [aria-pressed=true]");
        assertThat(picked).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(picked).hasCount(0);
    }

    @Test
    void undoRemovesTheHint() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(9), "pp"), "?bot=js#table");
        await("person");
        int ply = ply();
        page.keyboard().press("h");
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "yes");
        page.keyboard().press("u");
        awaitPly(ply - 1);
        assertThat(page.locator("#hint")).hasAttribute("data-busy", "no");
        assertThat(prompt()).not().hasText(Texts.ENGLISH.text("advice.searching"));
        page.keyboard().press("h");
        awaitHint();
    }
}
