package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.Session;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Positions and games travel as links from one browser to another. */
class LinkTest extends PageTest {
    private static final int PLIES = 30;

    @Test
    void aPositionIsTheSameInAnotherBrowser() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponteWithBridge(PLIES), "pp"), "#table");
        await("person");
        Object board = boardLabels();
        String link = copied("share.position");
        assertTrue(link.startsWith(server.url() + "#2.ponte.p."), link);

        visitor(desk());
        page.navigate(link);
        isScreen("open");
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("open.position"));
        sit("p", "p");
        page.locator("main .primary").click();
        await("person");
        awaitPly(0);
        assertEquals(board, boardLabels());
        assertEquals(link, copied("share.position"));
    }

    @Test
    void aWholeGameIsTheSameInAnotherBrowser() {
        Session session = SampleGames.ponteWithBridge(PLIES);
        visitWithStoredGame(desk(), SampleGames.stored(session, "pp"), "#table");
        await("person");
        Object board = boardLabels();
        String last = log().last().textContent();
        String link = copied("share.game");
        assertTrue(link.startsWith(server.url() + "#2.ponte.g."), link);

        visitor(desk());
        page.navigate(link);
        isScreen("open");
        int length = session.ply();
        assertStoredGame(session, length);
        String end = pixels("main canvas.miniature");
        page.locator(".leaf button").first().click();
        assertStoredGame(session, 0);
        assertThat(page.locator(".told")).hasText("");
        page.locator(".leaf button").nth(2).click();
        assertStoredGame(session, 1);
        assertThat(page.locator(".told")).not().hasText("");
        page.locator(".leaf button").last().click();
        assertStoredGame(session, length);
        assertEquals(end, pixels("main canvas.miniature"));
        sit("p", "p");
        page.locator("main .primary").click();
        await("person");
        awaitPly(length);
        assertEquals(board, boardLabels());
        assertThat(log()).hasCount(length);
        assertThat(log().last()).hasText(last);
        page.locator("#undo").click();
        awaitPly(length - 1);
    }

    @Test
    void openingALinkKeepsTheCurrentGame() {
        String kept = SampleGames.stored(SampleGames.ponte(PLIES), "pp");
        visitWithStoredGame(desk(), kept, "#" + SampleGames.positionLink(SampleGames.ponte(9)));
        isScreen("open");
        assertEquals(kept, lastStoredGame());
        page.locator("a.brand").click();
        isScreen("home");
        page.locator("a[href='#table']").click();
        await("person");
        awaitPly(PLIES);
        // going back in the browser shows the link again
        page.goBack();
        isScreen("home");
        page.goBack();
        isScreen("open");
        assertEquals(kept, lastStoredGame());
    }

    @Test
    void aLinkOpenedOverADialogClosesIt() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(PLIES), "pp"), "#table");
        await("person");
        page.locator(".settings-button").click();
        assertThat(page.locator("dialog[open]")).isVisible();
        open("#" + SampleGames.positionLink(SampleGames.ponte(9)));
        isScreen("open");
        assertThat(page.locator("dialog")).hasCount(0);
    }

    @Test
    void aFinishedGameIsALinkToo() {
        Session session = SampleGames.ponte(Integer.MAX_VALUE);
        visit("#" + SampleGames.gameLink(session));
        isScreen("open");
        Locator go = page.locator("main .primary");
        assertThat(go).hasText(Texts.ENGLISH.text("open.table"));
        page.locator(".leaf button").nth(1).click();
        assertThat(go).hasText(Texts.ENGLISH.text("open.play"));
        assertThat(page.locator(".seating")).isVisible();
        page.locator(".leaf button").nth(2).click();
        assertThat(page.locator(".seating")).isHidden();
        go.click();
        await("over");
        assertThat(log()).hasCount(session.ply());
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("over.won", "over.shared"));
    }

    @Test
    void aFinishedGameCanBeSharedWithItsSeed() {
        Session session = SampleGames.game("rapanui", 77, Integer.MAX_VALUE);
        String link = SampleGames.gameLink(session);
        visit("#" + link);
        page.locator("main .primary").click();
        await("over");
        assertThat(page.locator("#result"))
                .containsText(Texts.ENGLISH.text("over.seed").replace("{0}", "77"));
        share("share.game");
        assertThat(shared()).hasValue(server.url() + "#" + link);
    }

    @Test
    void withoutTheClipboardALinkIsShown() {
        visitor(desk());
        context.addInitScript("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });");
        storeGame(SampleGames.stored(SampleGames.ponte(PLIES), "pp"));
        open("#table");
        share("share.position");
        page.locator("dialog .primary").click();
        assertThat(page.locator("dialog [role=status]")).hasText(Texts.ENGLISH.text("share.byhand"));
        String link = server.url() + "#" + SampleGames.positionLink(SampleGames.ponte(PLIES));
        assertThat(shared()).hasValue(link);
        assertEquals(link, page.evaluate("getSelection().toString()"));
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
    }

    private void assertStoredGame(Session session, int ply) {
        assertThat(page.locator(".leaf output")).hasText(SampleGames.place(session, ply));
    }

    private void sit(String... kinds) {
        for (int seat = 0; seat < kinds.length; seat++) {
            page.locator(".seating select").nth(seat).selectOption(kinds[seat]);
        }
    }

    // The canvas is painted in the next frame.
    private String pixels(String canvas) {
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        return (String) page.locator(canvas).evaluate("c => c.toDataURL()");
    }
}
