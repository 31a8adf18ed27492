package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.Notation;
import atoll.play.Session;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The share dialog: as a link, as text, as a QR code, as a frame, by the system's share sheet. */
class ShareTest extends PageTest {
    private static final int PLIES = 30;

    private static String seats(Session session) {
        return session.state().actor() == 0 ? "yp" : "py";
    }

    private Session begin() {
        Session session = SampleGames.ponteWithBridge(PLIES);
        visitWithStoredGame(desk(), SampleGames.stored(session, seats(session)), "#table");
        await("person");
        return session;
    }

    @Test
    void saysWhatALinkReveals() {
        begin();
        for (String choice : List.of("share.position", "share.game", "share.notation")) {
            share(choice);
            assertThat(page.locator("dialog .hint").first()).hasText(Texts.ENGLISH.text(choice + ".about"));
            // Ponte hides nothing, so there are no viewers to choose from
            assertThat(page.locator("dialog .reveals")).hasText(Texts.ENGLISH.text("share.reveals.open"));
            assertThat(page.locator("dialog .radio")).hasCount(3);
            assertThat(page.locator("dialog select")).isHidden();
            page.keyboard().press("Escape");
            assertThat(page.locator(".menu-button")).isFocused();
        }
    }

    @Test
    void theMovesAreReadableText() {
        Session session = begin();
        String text = copied("share.notation");
        String moves = Notation.of(session.record(), List.of(), names(session));
        assertTrue(text.contains(moves), text);
        assertTrue(text.startsWith(Texts.ENGLISH.text("game.ponte.name") + "\n"), text);
        assertTrue(text.endsWith("\n" + server.url() + "#" + SampleGames.gameLink(session) + "\n"), text);
    }

    private static List<String> names(Session session) {
        String you = Texts.ENGLISH.text("player.you");
        String guest = Texts.ENGLISH.text("player.other");
        return seats(session).startsWith("y") ? List.of(you, guest) : List.of(guest, you);
    }

    @Test
    void theCodeIsThatOfTheLink() {
        Session session = begin();
        for (String choice : List.of("share.position", "share.game")) {
            share(choice);
            page.locator(".qr summary").click();
            String link = shared().inputValue();
            assertEquals(
                    server.url() + "#"
                            + (choice.equals("share.game")
                                    ? SampleGames.gameLink(session)
                                    : SampleGames.positionLink(session)),
                    link);
            isCodeOf(link);
            page.keyboard().press("Escape");
        }
    }

    private void isCodeOf(String link) {
        Locator picture = page.getByRole(
                AriaRole.IMG,
                new com.microsoft.playwright.Page.GetByRoleOptions().setName(Texts.ENGLISH.text("share.qr.alt")));
        assertThat(picture).isVisible();
        QrSegment bytes = QrSegment.makeBytes(link.getBytes(StandardCharsets.US_ASCII));
        QrCode code = QrCode.encodeSegments(List.of(bytes), QrCode.Ecc.MEDIUM, 1, 25, -1, false);
        int quiet = 4;
        int size = code.size + 2 * quiet;
        assertThat(picture).hasAttribute("viewBox", "0 0 " + size + " " + size);
        boolean[][] dark = new boolean[size][size];
        Matcher box = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1")
                .matcher(picture.locator("path").getAttribute("d"));
        while (box.find()) {
            for (int i = Integer.parseInt(box.group(3)) - 1; i >= 0; i--) {
                dark[Integer.parseInt(box.group(2))][Integer.parseInt(box.group(1)) + i] = true;
            }
        }
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                assertEquals(code.getModule(x - quiet, y - quiet), dark[y][x], x + ", " + y);
            }
        }
    }

    @Test
    void onAFirstVisitTheDialogComesFromTheOtherPage() {
        visitor(desk());
        openFirst();
        share("share.position");
        page.locator(".qr summary").click();
        isCodeOf(shared().inputValue());
        page.locator("dialog .radio")
                .getByText(Texts.ENGLISH.text("share.game"))
                .click();
        isCodeOf(shared().inputValue());
        assertEquals(
                true, page.evaluate("performance.getEntriesByName(new URL('ponte.js', location).href).length > 0"));
    }

    @Test
    void whereTheOtherPageCannotBeHadItSaysSo() {
        expect("ERR_FAILED");
        visitor(desk());
        context.route("**/app.js", Route::abort);
        openFirst();
        page.locator(".menu-button").click();
        page.locator("dialog button")
                .getByText(Texts.ENGLISH.text("menu.share"), new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator(".notice")).hasText(Texts.ENGLISH.text("load.failed"));
        assertThat(table()).isVisible();
    }

    // A game in a single-game page.
    private void openFirst() {
        open("#" + SampleGames.positionLink(SampleGames.ponte(PLIES)));
        page.locator(".seating select").nth(0).selectOption("p");
        page.locator(".seating select").nth(1).selectOption("p");
        page.locator("main .primary").click();
        await("person");
    }

    @Test
    void theSystemsSheetGetsTheLink() {
        Session session = SampleGames.ponteWithBridge(PLIES);
        visitor(desk());
        context.addInitScript(
                "Navigator.prototype.share = function(what) { window.sent = what; return Promise.reject(new DOMException('no', 'AbortError')); };");
        storeGame(SampleGames.stored(session, seats(session)));
        open("#table");
        await("person");
        share("share.game");
        Locator send = page.locator("dialog").getByText(Texts.ENGLISH.text("share.send"));
        send.click();
        assertEquals(server.url() + "#" + SampleGames.gameLink(session), page.evaluate("sent.url"));
        assertEquals(Texts.ENGLISH.text("game.ponte.name"), page.evaluate("sent.title"));
        page.keyboard().press("Escape");
        share("share.notation");
        send.click();
        assertTrue(((String) page.evaluate("sent.text")).contains("\n 1. "));
        assertEquals(null, page.evaluate("sent.url"));
    }

    @Test
    void withoutASheetThereIsNoButtonForIt() {
        visitor(desk());
        context.addInitScript("Object.defineProperty(Navigator.prototype, 'share', { value: undefined });");
        storeGame(SampleGames.stored(SampleGames.ponte(PLIES), "pp"));
        open("#table");
        share("share.game");
        assertThat(page.locator("dialog .primary")).isVisible();
        assertThat(page.locator("dialog").getByText(Texts.ENGLISH.text("share.send")))
                .hasCount(0);
    }

    @Test
    void theEndOffersItToo() {
        Session over = SampleGames.ponte(Integer.MAX_VALUE);
        visitWithStoredGame(desk(), SampleGames.stored(over, "yp"), "#table");
        await("over");
        Locator share = page.locator("#result").getByText(Texts.ENGLISH.text("menu.share"));
        share.click();
        page.locator("dialog .radio").nth(1).click();
        assertThat(shared()).hasValue(server.url() + "#" + SampleGames.gameLink(over));
        page.keyboard().press("Escape");
        assertThat(share).isFocused();
    }

    @Test
    void fitsASmallPhoneAndIsOpenToAll() {
        visitor(desk().setViewportSize(320, 640));
        storeGame(SampleGames.stored(SampleGames.ponteWithBridge(PLIES), "pp"));
        open("#table");
        await("person");
        for (String choice : List.of("share.position", "share.game", "share.notation")) {
            share(choice);
            for (Locator fold : page.locator("dialog summary:visible").all()) {
                fold.click();
            }
            Locator dialog = page.locator("dialog");
            assertEquals(dialog.evaluate("e => e.clientWidth"), dialog.evaluate("e => e.scrollWidth"), choice);
            assertEquals(List.of(), violations(), choice);
            page.keyboard().press("Escape");
            assertThat(dialog).hasCount(0);
        }
    }

    @Test
    void theKeyboardAloneWillDo() {
        Session session = begin();
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        page.locator(".menu-button").focus();
        page.keyboard().press("Enter");
        page.locator("dialog button")
                .getByText(Texts.ENGLISH.text("menu.share"), new Locator.GetByTextOptions().setExact(true))
                .press("Enter");
        assertThat(page.locator("dialog h2")).hasText(Texts.ENGLISH.text("share.title"));
        page.keyboard().press("Tab");
        page.keyboard().press("ArrowDown");
        assertThat(page.locator("dialog input:checked")).isFocused();
        page.keyboard().press("Tab");
        assertThat(shared()).isFocused();
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        assertThat(page.locator("dialog [role=status]")).hasText(Texts.ENGLISH.text("share.copied"));
        assertEquals(
                server.url() + "#" + SampleGames.gameLink(session), page.evaluate("navigator.clipboard.readText()"));
        assertFalse(page.url().contains("#1."), "sharing leads nowhere");
    }
}
